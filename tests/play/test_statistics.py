"""The session over the real storage: a game counts once, whatever happens to it, and a killed process loses nothing."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record
from bp_qt.engine.rulesets import ruleset_of, variant_of
from bp_qt.engine.tally import Tally, tally_of
from bp_qt.play.aim import Aim
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import GameSession
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.engine.positions import MODES, each_mode


class Sitting:
    """The program at work on one file, from start to kill."""

    def __init__(self, path: Path, today: date = date(2026, 3, 1)) -> None:
        self.store = Store(path)
        self.shelf = Shelf(self.store)
        self.now_ms = 0
        self.clock = PlayClock(now_ms=lambda: self.now_ms)
        self.session = GameSession(self.shelf, self.clock, today=lambda: today)
        self.aim = Aim(self.session)
        self.clock.set_active(True)

    def play(self, placements: int = 10_000) -> None:
        session = self.session
        for _ in range(placements):
            if session.game.over or not session.game.legal:
                return
            self.now_ms += 500
            session.move(next(iter(session.game.legal)))

    def tally(self, rules: str = "calm", mode: str = "classic") -> Tally:
        return self.shelf.tally(variant_of(rules, mode))


Start = Callable[[], Sitting]


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Start:
    """Starts the program anew on the same file, as after SIGKILL: nothing is closed or saved before."""
    return lambda: Sitting(tmp_path / "block-puzzle.ini")


@each_mode
def test_a_killed_game_is_found_again(start: Start, rules: str, mode: str) -> None:
    first = start()
    first.session.open(variant_of(rules, mode))
    first.play(5)
    left, record, time_ms = first.session.game, first.session.record, first.clock.time_ms
    again = start()
    again.session.open(variant_of(rules, mode))
    assert again.session.game == left
    assert again.session.record == record
    assert again.session.sitting.time_ms == time_ms == 2500
    again.play(1)
    assert read_record(again.session.record).game == again.session.game


def test_all_games_are_kept_side_by_side(start: Start) -> None:
    first, left = start(), {}
    for at, (rules, mode) in enumerate(MODES):
        first.session.open(variant_of(rules, mode))
        first.play(at)
        left[rules, mode] = first.session.game
    again = start()
    for rules, mode in MODES:
        again.session.open(variant_of(rules, mode))
        assert again.session.game == left[rules, mode]


def test_a_game_under_way_is_counted_while_it_lies_there(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    assert first.tally() == Tally()
    first.play(3)
    assert first.tally() == tally_of(first.session.game, 1500)
    assert start().tally() == first.tally()


@pytest.mark.parametrize("placements", [1, 5, 10_000])
def test_a_game_that_is_replaced_is_counted_once(start: Start, placements: int) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    first.play(placements)
    counted = tally_of(first.session.game, first.clock.time_ms)
    first.session.start(variant_of("calm", "classic"), "b")
    assert first.tally() == counted
    again = start()
    again.session.open(variant_of("calm", "classic"))
    assert again.tally() == counted
    again.play(2)
    assert again.tally().games == 2
    again.session.start(variant_of("calm", "classic"), "c")
    again.session.start(variant_of("calm", "classic"), "d")
    assert again.tally().games == 2


def test_a_game_without_a_placement_does_not_count(start: Start) -> None:
    first = start()
    for seed in "abc":
        first.session.start(variant_of("calm", "classic"), seed)
    assert first.tally() == Tally()


def test_a_game_that_was_undone_to_its_start_does_not_count(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    first.play(3)
    for _ in range(3):
        first.session.undo()
    first.session.start(variant_of("calm", "classic"), "b")
    assert first.tally() == Tally()


def test_an_undone_clear_is_not_counted(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "clear")
    while not first.session.game.lines:
        first.play(1)
    before = first.session.game.lines
    first.session.undo()
    assert first.session.game.lines < before
    first.session.start(variant_of("calm", "classic"), "b")
    assert first.tally().lines == 0
    assert first.tally().clears == (0,) * 6
    assert first.tally().games == 1


def test_a_clear_that_was_undone_and_made_again_is_counted_once(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "clear")
    while not first.session.game.lines:
        first.play(1)
    once = first.session.game.lines
    for _ in range(4):
        first.session.undo()
        first.play(1)
    first.session.start(variant_of("calm", "classic"), "b")
    assert first.tally().lines == once


@pytest.mark.parametrize("killed", [False, True])
def test_a_continued_game_is_counted_once(start: Start, killed: bool) -> None:
    sitting = start()
    for seed in map(str, range(100)):
        sitting.session.start(variant_of("combo", "classic"), seed)
        sitting.play()
        if sitting.session.game.refusal(Command.CONTINUE) is None:
            break
    games = sitting.tally("combo").games
    if killed:
        sitting = start()
        sitting.session.open(variant_of("combo", "classic"))
    assert sitting.session.move(Command.CONTINUE)
    sitting.play()
    assert sitting.tally("combo").games == games
    last = sitting.session.game
    sitting.session.start(variant_of("combo", "classic"), "next")
    tally = sitting.tally("combo")
    assert tally.games == games
    assert tally.best >= last.score


def test_playing_time_is_that_of_all_sittings(start: Start) -> None:
    sitting = start()
    sitting.session.start(variant_of("calm", "classic"), "a")
    sitting.play(2)
    for _ in range(2):
        sitting = start()
        sitting.session.open(variant_of("calm", "classic"))
        sitting.play(2)
    assert not sitting.session.game.over
    assert sitting.session.sitting.time_ms == 3000
    sitting.session.start(variant_of("calm", "classic"), "next")
    assert sitting.tally().time_ms == 3000


def test_time_is_kept_when_the_game_is_left_for_another(start: Start) -> None:
    first = start()
    first.session.open(variant_of("calm", "classic"))
    first.play(1)
    first.now_ms += 700
    first.session.open(variant_of("swap", "classic"))
    first.now_ms += 400
    first.session.open(variant_of("calm", "classic"))
    assert first.session.sitting.time_ms == 1200
    assert first.tally("swap").time_ms == 0


def test_the_best_score_is_that_of_earlier_games(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    first.play()
    best = first.session.game.score
    first.session.start(variant_of("calm", "classic"), "b")
    again = start()
    again.session.open(variant_of("calm", "classic"))
    assert again.session.earlier_best == best
    assert again.session.best == best


def test_modes_without_a_record_keep_none(start: Start) -> None:
    first = start()
    for mode in ("daily", "zen", "timed"):
        first.session.open(variant_of("combo", mode))
        first.play(10)
        first.session.start(variant_of("combo", mode))
        assert first.session.earlier_best == 0
        assert first.tally("combo", mode).best == 0
    assert first.tally("combo", "classic") == Tally()


def test_a_days_result_is_kept_once(start: Start, tmp_path: Path) -> None:
    first = start()
    first.session.open(variant_of("combo", "daily"))
    first.play()
    score = first.session.game.score
    assert first.tally("combo", "daily").days == {"2026-03-01": score}
    tomorrow = Sitting(tmp_path / "block-puzzle.ini", date(2026, 3, 2))
    tomorrow.session.open(variant_of("combo", "daily"))
    assert tomorrow.session.game.placements == 0
    assert tomorrow.tally("combo", "daily").days == {"2026-03-01": score}
    assert tomorrow.tally("combo", "daily").games == 1


def test_a_reset_forgets_the_games_that_were_replaced(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    first.play(4)
    first.session.start(variant_of("calm", "classic"), "b")
    first.play(2)
    assert first.shelf.reset(ruleset_of("calm"))
    assert first.tally().games == 1
    assert first.session.game.placements == 2


def test_a_reset_takes_a_game_that_is_over_with_it_unless_it_goes_on(start: Start) -> None:
    first = start()
    first.session.start(variant_of("combo", "classic"), "a")
    first.play(10_000)
    assert first.session.game.over
    assert first.shelf.reset(ruleset_of("combo"))
    assert first.tally("combo").games == 0
    assert start().tally("combo").games == 0
    if first.session.move(Command.CONTINUE) is not None:
        assert first.tally("combo").games == 1


def test_a_damaged_record_makes_room_for_a_new_game(start: Start) -> None:
    first = start()
    first.session.start(variant_of("calm", "classic"), "a")
    first.play(4)
    first.store.set_text("games/calm-classic/record", first.session.record.replace("1", "9", 1))
    first.store.sync()
    again = start()
    again.session.open(variant_of("calm", "classic"))
    assert again.session.game.placements == 0
    (notice,) = again.store.take_notices()
    assert (notice.kind, str(notice.variant)) == (NoticeKind.GAME_SET_ASIDE, "calm-classic")
    assert "9" in Path(notice.place).read_text(encoding="utf-8")
    assert start().store.take_notices() == []


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    sitting = Sitting(tmp_path / "data" / "block-puzzle.ini")
    sitting.store.take_notices()
    sitting.session.open(variant_of("calm", "classic"))
    assert not sitting.session.is_kept
    sitting.play(3)
    assert sitting.session.game.placements == 3
    assert sitting.store.problem


def test_a_finished_day_stays_finished_and_counts_once(start: Start, tmp_path: Path) -> None:
    first = start()
    first.session.open(variant_of("combo", "daily"))
    first.play()
    result = first.session.game
    for day in (date(2026, 2, 28), date(2026, 3, 1), date(2026, 3, 2), date(2026, 3, 1)):
        sitting = Sitting(tmp_path / "block-puzzle.ini", day)
        sitting.session.open(variant_of("combo", "daily"))
        assert (sitting.session.game == result) == (day == date(2026, 3, 1))
        assert sitting.tally("combo", "daily").games == 1
        assert sitting.tally("combo", "daily").days == {"2026-03-01": result.score}
    assert sitting.session.sitting.time_ms == first.session.sitting.time_ms


def test_as_many_finished_days_are_remembered_as_matter(start: Start, tmp_path: Path) -> None:
    for day in range(1, 16):
        sitting = Sitting(tmp_path / "block-puzzle.ini", date(2026, 3, day))
        sitting.session.open(variant_of("combo", "daily"))
        sitting.play()
    days = sorted({key.split("/")[2] for key in sitting.store.keys("finished")})
    assert days == [f"2026-03-{day:02}" for day in range(5, 15)]
