import json
import random
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.moves import Command
from bp_qt.engine.record import write_record
from bp_qt.engine.seeds import daily_seed
from bp_qt.engine.tally import tally_of
from bp_qt.storage.autosave import Autosave, SavedGame
from bp_qt.storage.errors import StorageError
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.slots import SLOTS
from bp_qt.storage.statistics import Statistics
from bp_qt.storage.store import Store
from tests.storage.conftest import OnDisk
from tests.storage.games import autosave_of, play

DAY = daily_seed(date(2026, 3, 1))


def seed_for(mode: str) -> str:
    return DAY if mode == "daily" else "storage"


# --- saved and found again ---------------------------------------------------------------------------------


def test_at_first_there_is_nothing(autosave: Autosave) -> None:
    assert autosave.last() == ("calm", "classic")
    for rules, mode in SLOTS.values():
        assert autosave.load(rules, mode) is None


@pytest.mark.parametrize(("rules", "mode"), SLOTS.values(), ids=SLOTS)
def test_a_game_is_found_as_it_was_left(autosave: Autosave, on_disk: OnDisk, rules: str, mode: str) -> None:
    history = play(rules, mode, 12, seed_for(mode))
    assert autosave.save(SavedGame(history, time_ms=61_000, limit_used_ms=60_500, eased=True))
    again = autosave_of(on_disk())
    assert again.last() == (rules, mode)
    found = again.load(rules, mode)
    assert found is not None
    assert found.history.game == history.game
    assert found.history.moves == history.moves
    assert (found.time_ms, found.limit_used_ms, found.eased) == (61_000, 60_500, True)


def test_after_every_move_and_undo(autosave: Autosave, on_disk: OnDisk) -> None:
    history = play("calm", "classic", 0)
    for _ in range(6):
        history.apply(next(iter(history.game.legal)))
        assert autosave.save(SavedGame(history))
    history.undo()
    assert autosave.save(SavedGame(history))
    found = autosave_of(on_disk()).load("calm", "classic")
    assert found is not None
    assert found.history.game == history.game
    assert not found.history.can_undo


def test_every_ruleset_and_mode_keeps_its_own_game(autosave: Autosave, on_disk: OnDisk) -> None:
    games = {}
    for number, (slot, (rules, mode)) in enumerate(SLOTS.items()):
        games[slot] = play(rules, mode, number + 1, seed_for(mode)).game
        assert autosave.save(SavedGame(play(rules, mode, number + 1, seed_for(mode))))
    again = autosave_of(on_disk())
    for slot, (rules, mode) in SLOTS.items():
        found = again.load(rules, mode)
        assert found is not None
        assert found.history.game == games[slot]


@pytest.mark.parametrize("seed", ["@Variant(", "a,@b", "%40", '\\x40"', "ñ 積み木 🟦", " ", "=;[#]"])
def test_any_seed(autosave: Autosave, on_disk: OnDisk, seed: str) -> None:
    history = play("swap", "classic", 3, seed)
    assert autosave.save(SavedGame(history))
    store = on_disk()
    found = autosave_of(store).load("swap", "classic")
    assert found is not None
    assert found.history.game == history.game
    assert not store.take_notices()


def test_a_disk_that_fails_is_answered_not_raised(path: Path) -> None:
    path.parent.write_text("in the way")
    autosave = autosave_of(Store(path))
    assert not autosave.save(SavedGame(play("calm", "classic", 2)))
    found = autosave.load("calm", "classic")
    assert found is not None
    assert found.history.game.placements == 2


def test_an_unknown_slot_is_a_mistake_of_the_program(autosave: Autosave) -> None:
    with pytest.raises(StorageError):
        autosave.load("calm", "zen")


# --- records that are not good -----------------------------------------------------------------------------

GOOD = write_record(play("calm", "classic", 3).game, play("calm", "classic", 3).moves)


def changed(**fields: object) -> str:
    return json.dumps(json.loads(GOOD) | fields)


BAD = {
    "empty": "",
    "cut off": GOOD[:-20],
    "not JSON": "moves: 1a1",
    "no object": "[]",
    "deep": "[" * 100_000,
    "other format": changed(format="block-puzzle/2"),
    "unknown ruleset": changed(rules="chess"),
    "another slot": write_record(play("swap", "classic", 2).game, play("swap", "classic", 2).moves),
    "bad seed": changed(seed=""),
    "malformed move": changed(moves="1a1 hello"),
    "illegal move": changed(moves="1a1 1a1"),
    "other result": changed(result={"score": 9999, "lines": 0, "over": False}),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_bad_record_is_set_aside_whole_and_told(
    autosave: Autosave, store: Store, on_disk: OnDisk, text: str
) -> None:
    store.set_text("games/calm-classic/record", text)
    store.set_text("games/calm-classic/time_ms", "5")
    assert autosave.load("calm", "classic") is None
    (notice,) = store.take_notices()
    assert (notice.kind, notice.rules, notice.mode) == (NoticeKind.GAME_SET_ASIDE, "calm", "classic")
    assert notice.reason
    assert re.fullmatch(r"aside/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/games/calm-classic", notice.place)
    again = on_disk()
    assert again.text(f"{notice.place}/record") == text
    assert again.text(f"{notice.place}/time_ms") == "5"
    assert autosave_of(again).load("calm", "classic") is None
    assert not again.take_notices()


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("time_ms", ""),
        ("time_ms", "-1"),
        ("time_ms", "1.5"),
        ("time_ms", "soon"),
        ("time_ms", "9" * 5000),
        ("limit_used_ms", "٣"),
        ("eased", "maybe"),
        ("counted", "maybe"),
    ],
)
def test_junk_beside_a_good_record_costs_no_game(
    autosave: Autosave, store: Store, caplog: pytest.LogCaptureFixture, key: str, text: str
) -> None:
    assert autosave.save(SavedGame(play("calm", "classic", 3), 61_000, 60_500, eased=True))
    store.set_text(f"games/calm-classic/{key}", text)
    found = autosave.load("calm", "classic")
    assert found is not None
    assert found.history.game.placements == 3
    assert getattr(found, key) == (key == "counted")
    assert not store.take_notices()
    assert key in caplog.text
    caplog.clear()


def test_a_bad_record_leaves_the_other_games_alone(autosave: Autosave, store: Store) -> None:
    assert autosave.save(SavedGame(play("swap", "classic", 4)))
    store.set_text("games/calm-classic/record", "junk")
    assert autosave.load("calm", "classic") is None
    found = autosave.load("swap", "classic")
    assert found is not None
    assert found.history.game.placements == 4


def test_a_record_alone_is_a_game(autosave: Autosave, store: Store) -> None:
    store.set_text("games/calm-classic/record", GOOD)
    found = autosave.load("calm", "classic")
    assert found is not None
    assert (found.time_ms, found.limit_used_ms, found.eased) == (0, 0, False)


def test_junk_as_the_last_game_is_no_last_game(autosave: Autosave, store: Store) -> None:
    store.set_text("games/last", "chess-blitz")
    assert autosave.last() == ("calm", "classic")


@given(at=st.integers(0, len(GOOD) - 1), to=st.text(max_size=3), length=st.integers(0, 5))
def test_no_damage_to_a_record_raises(
    tmp_path_factory: pytest.TempPathFactory, at: int, to: str, length: int
) -> None:
    store = Store(tmp_path_factory.mktemp("damage") / "a.ini")
    store.set_text("games/calm-classic/record", GOOD[:at] + to + GOOD[at + length :])
    found = autosave_of(store).load("calm", "classic")
    assert (found is None) == bool(store.take_notices())


# --- a game that replaces another --------------------------------------------------------------------------


def test_a_replaced_game_counts_once(autosave: Autosave, statistics: Statistics, on_disk: OnDisk) -> None:
    first, second = play("calm", "classic", 30), play("calm", "classic", 0, "another")
    assert autosave.save(SavedGame(first, 9000))
    before = statistics.total("calm", "classic", (first.game, 9000))
    assert autosave.replace(SavedGame(first, 9000), SavedGame(second))
    kept = on_disk()
    for counted in (statistics, Statistics(kept)):
        assert counted.total("calm", "classic", (second.game, 0)) == before == tally_of(first.game, 9000)
    found = autosave_of(kept).load("calm", "classic")
    assert found is not None
    assert found.history.game == second.game


def test_a_game_without_a_placement_does_not_count(autosave: Autosave, statistics: Statistics) -> None:
    old = SavedGame(play("calm", "classic", 0), 9000)
    assert autosave.replace(old, SavedGame(play("calm", "classic", 0, "another")))
    assert statistics.stored("calm", "classic").games == 0


def test_a_game_that_lies_in_the_slot_unopened_counts_too(autosave: Autosave, statistics: Statistics) -> None:
    old = SavedGame(play("combo", "hardcore", 7), 800)
    assert autosave.save(old)
    assert autosave.replace(None, SavedGame(play("combo", "hardcore", 0, "another")))
    assert statistics.stored("combo", "hardcore") == tally_of(old.history.game, 800)


def test_only_a_game_of_the_same_slot_is_replaced(autosave: Autosave, statistics: Statistics) -> None:
    old = SavedGame(play("combo", "classic", 5))
    with pytest.raises(StorageError):
        autosave.replace(old, SavedGame(play("combo", "zen", 0)))
    assert statistics.stored("combo", "classic").games == 0
    assert autosave.load("combo", "zen") is None


def test_replacing_is_one_write(autosave: Autosave, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    old = SavedGame(play("calm", "classic", 3))
    assert autosave.save(old)
    sync, writes = store.sync, list[bool]()

    def counted() -> bool:
        writes.append(sync())
        return writes[-1]

    monkeypatch.setattr(store, "sync", counted)
    assert autosave.replace(old, SavedGame(play("calm", "classic", 0, "another")))
    assert writes == [True]


def test_the_result_of_a_day_stays_when_the_next_day_begins(
    autosave: Autosave, statistics: Statistics
) -> None:
    over = play("combo", "daily", 10_000, DAY)
    assert over.game.over
    assert autosave.save(SavedGame(over, 5000))
    days = {"2026-03-01": over.game.score}
    assert statistics.total("combo", "daily", (over.game, 5000)).days == days
    next_day = play("combo", "daily", 2, daily_seed(date(2026, 3, 2)))
    assert autosave.replace(SavedGame(over, 5000), SavedGame(next_day))
    total = statistics.total("combo", "daily", (next_day.game, 0))
    assert (total.games, total.days) == (2, days)
    assert statistics.best("combo", "daily") == 0


def test_a_scripted_life_equals_an_independent_tally(
    autosave: Autosave, statistics: Statistics, on_disk: OnDisk
) -> None:
    """Played to the end, abandoned, undone, resumed, never begun; in two rulesets by turns."""
    counted = []
    calm, swap = SavedGame(play("calm", "classic", 0)), SavedGame(play("swap", "classic", 0))
    for first in (calm, swap):
        assert autosave.replace(None, first)
    for number, moves in enumerate((500, 4, 0, 1, 25)):
        for old in (calm, swap):
            rules = old.history.game.ruleset.id
            history = play(rules, "classic", moves, f"life {number}")
            while history.game.stuck and not history.game.over:
                history.apply(Command.END)
            saved = SavedGame(history, 1000 * number)
            assert autosave.replace(old, saved)
            if history.can_undo:
                history.undo()
                assert autosave.save(saved)
            resumed = autosave_of(on_disk()).load(rules, "classic")
            assert resumed is not None
            if history.game.placements:
                counted.append((rules, history.game.score, history.game.lines, 1000 * number))
            calm, swap = (resumed, swap) if rules == "calm" else (calm, resumed)
    for current in (calm, swap):
        game = current.history.game
        mine = [row for row in counted if row[0] == game.ruleset.id]
        total = statistics.total(game.ruleset.id, "classic", (game, current.time_ms))
        assert total.games == len(mine)
        assert total.best == max(row[1] for row in mine)
        assert total.lines == sum(row[2] for row in mine)
        assert total.time_ms == sum(row[3] for row in mine)


# --- killed ------------------------------------------------------------------------------------------------

PLAY_ON = """
import sys
from pathlib import Path
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.storage.autosave import Autosave, SavedGame
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.statistics import Statistics
from bp_qt.storage.store import Store

path = Path(sys.argv[1])
lock = InstanceLock(path.parent)
assert lock.acquire()
store = Store(path)
autosave = Autosave(store, Statistics(store))
rules = ruleset_of("calm")

def fresh(number):
    return SavedGame(History(Game.new(rules, rules.modes[0], f"game {number}")))

saved = autosave.load("calm", "classic") or fresh(0)
assert not store.take_notices()
number = int(saved.history.game.seed.split()[1])
while True:
    history = saved.history
    if history.game.over or history.game.placements == 20:
        number += 1
        new = fresh(number)
        assert autosave.replace(saved, new)
        saved = new
    else:
        history.apply(next(iter(history.game.legal)))
        assert autosave.save(saved)
    print(number, saved.history.game.placements, flush=True)
"""


def test_killed_at_any_moment_nothing_is_lost_or_counted_twice(path: Path, on_disk: OnDisk) -> None:
    chance = random.Random(20)
    for _ in range(20):
        acknowledged = acknowledged_until_killed(path, lines=chance.randrange(1, 60))
        store = on_disk()
        found = autosave_of(store).load("calm", "classic")
        assert found is not None
        assert not store.take_notices()
        game = found.history.game
        number = int(game.seed.split()[1])
        assert (number, game.placements) >= acknowledged
        # Every game before this one was replaced once, this one not yet.
        assert Statistics(store).stored("calm", "classic").games == number
        assert Statistics(store).total("calm", "classic", (game, 0)).games == number + (game.placements > 0)


def acknowledged_until_killed(path: Path, lines: int) -> tuple[int, int]:
    """Kills a process that plays on and on after so many saves; the number of the game and of its last placement."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAY_ON, path], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            for _ in range(lines):
                assert process.stdout.readline()
        finally:
            process.kill()
        # What it still said before the kill reached it was acknowledged too; the last line may be cut.
        *_, last = [line for line in process.stdout if line.endswith("\n")] or ["0 0\n"]
    number, placements = map(int, last.split())
    return number, placements
