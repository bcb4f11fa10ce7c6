"""Commands in, changes out: every command, what is kept before it is told, undo, the daily game, the keeper's failures."""

from dataclasses import replace
from itertools import count

import pytest

from bp_qt.engine.errors import BadSeed, IllegalMove, Reason
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.record import read_record
from bp_qt.engine.rulesets import variant_of
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import Change, ChangeKind, GameSession
from tests.engine.positions import MODES, each_mode, game_at, new_game
from tests.play.desk import Desk, played

DAILY = variant_of("combo", "daily")
CHEQUERED = ("#." * 5, ".#" * 5) * 5
"""Ten rows in which nothing longer than one cell fits."""


# --- opening and starting ----------------------------------------------------------------------------------


@each_mode
def test_where_nothing_is_kept_a_new_game_starts(desk: Desk, rules: str, mode: str) -> None:
    desk.session.open(variant_of(rules, mode))
    assert (desk.game.ruleset.id, desk.game.mode.id, desk.game.placements) == (rules, mode, 0)
    (change,) = desk.changes
    assert change == Change(ChangeKind.STARTED, None, desk.game)


@each_mode
def test_a_kept_game_is_opened_as_it_was_left(desk: Desk, rules: str, mode: str) -> None:
    desk.session.open(variant_of(rules, mode))
    desk.play(4)
    left, record = desk.game, desk.session.record
    again = Desk(keeper=desk.keeper)
    again.session.open(variant_of(rules, mode))
    assert again.game == left
    assert again.session.record == record
    assert [change.kind for change in again.changes] == [ChangeKind.OPENED]


def test_every_ruleset_and_mode_keeps_its_own_game(desk: Desk) -> None:
    left = {}
    for rules, mode in MODES:
        desk.session.open(variant_of(rules, mode))
        desk.play(2)
        left[rules, mode] = desk.game
    for rules, mode in MODES:
        desk.session.open(variant_of(rules, mode))
        assert desk.game == left[rules, mode]


def test_opening_the_game_that_is_open_changes_nothing_of_it(desk: Desk) -> None:
    desk.session.open(variant_of("calm", "classic"))
    desk.play(2)
    left = desk.game
    desk.session.open(variant_of("calm", "classic"))
    assert desk.game is left
    assert desk.session.can_undo


def test_coming_back_to_a_game_starts_its_history_anew(desk: Desk) -> None:
    desk.session.open(variant_of("calm", "classic"))
    desk.play(2)
    desk.session.open(variant_of("swap", "classic"))
    desk.session.open(variant_of("calm", "classic"))
    assert not desk.session.can_undo
    assert desk.game.placements == 2


def test_a_seed_can_be_given(desk: Desk) -> None:
    desk.session.start(variant_of("swap", "classic"), "ABC")
    assert desk.game == new_game("swap", seed="ABC")


def test_two_new_games_have_two_seeds(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"))
    first = desk.game.seed
    desk.session.start(variant_of("calm", "classic"))
    assert desk.game.seed != first


@pytest.mark.parametrize("seed", ["", "x" * 65, "line\nbreak"])
def test_a_bad_seed_leaves_the_game_where_it_was(desk: Desk, seed: str) -> None:
    desk.session.start(variant_of("calm", "classic"), "good")
    desk.play(1)
    left = desk.game
    desk.told.clear()
    with pytest.raises(BadSeed):
        desk.session.start(variant_of("calm", "classic"), seed)
    assert desk.game == left
    assert desk.told == []


# --- commands ----------------------------------------------------------------------------------------------


def test_a_placement_changes_the_game_and_is_told_once(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "open-clean-3")
    before = desk.game
    desk.told.clear()
    outcome = desk.session.place(0, 3, 0)
    assert desk.told == [Change(ChangeKind.MOVED, before, desk.game, outcome)]
    assert before.apply(Placement(0, 3, 0)) == (desk.game, outcome)


def test_a_change_goes_through_its_phases_in_order(desk: Desk) -> None:
    phases: list[str] = []
    for name in ("settled", "shown", "told"):
        getattr(desk.session, name).connect(
            lambda change, name=name: phases.append(f"{name} {change.kind.name}")
        )
    desk.session.rested.connect(lambda: phases.append("rested"))
    for act, kind in (
        (lambda: desk.session.start(variant_of("calm", "classic"), "phases"), "STARTED"),
        (lambda: desk.play(1), "MOVED"),
        (desk.session.undo, "UNDONE"),
        (lambda: desk.session.open(variant_of("calm", "classic")), "OPENED"),
    ):
        phases.clear()
        act()
        assert phases == [f"settled {kind}", f"shown {kind}", f"told {kind}", "rested"]


def test_a_change_is_kept_before_it_is_told(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "order")
    kept_when_told: list[str] = []
    desk.session.settled.connect(lambda _: kept_when_told.append(desk.keeper.games["calm", "classic"].record))
    records = []
    for command in (
        *[lambda: desk.play(1)] * 4,
        desk.session.undo,
        lambda: desk.session.start(variant_of("calm", "classic")),
    ):
        command()
        records.append(desk.session.record)
    assert kept_when_told == records


def test_a_refused_placement_does_nothing_but_say_why(desk: Desk) -> None:
    desk.put(game_at("calm", board=["#"], tray=["single"]))
    before, log = desk.game, len(desk.keeper.log)
    assert desk.session.place(0, 0, 0) is None
    assert desk.session.place(1, 0, 1) is None
    assert desk.session.place(0, 8, 0) is None
    assert [error.reason for error in desk.told if isinstance(error, IllegalMove)] == [
        Reason.COVERS,
        Reason.SLOT_USED,
        Reason.OFF_BOARD,
    ]
    assert desk.changes == []
    assert desk.game is before
    assert len(desk.keeper.log) == log


def test_swap(desk: Desk) -> None:
    desk.session.start(variant_of("swap", "classic"), "s")
    outcome = desk.session.move(Command.SWAP)
    assert outcome is not None and outcome.dealt == desk.game.tray
    assert (desk.game.swaps, desk.game.deal) == (0, 1)
    assert desk.session.move(Command.SWAP) is None
    assert desk.told[-1].reason is Reason.NO_SWAPS  # type: ignore[attr-defined]


def test_end(desk: Desk) -> None:
    desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    assert desk.game.stuck
    desk.session.move(Command.END)
    assert desk.game.ending is Ending.ENDED
    assert not desk.clock.is_running


def test_continue(desk: Desk) -> None:
    over = replace(
        game_at("combo", board=CHEQUERED, tray=["h5"]), placements=9, score=70, ending=Ending.STUCK
    )
    desk.put(over)
    assert not desk.clock.is_running
    outcome = desk.session.move(Command.CONTINUE)
    assert outcome is not None and outcome.emptied_rows == (0,)
    assert desk.game == over.apply(Command.CONTINUE)[0]
    assert (desk.game.over, desk.game.score, desk.clock.is_running) == (False, 70, True)
    assert desk.session.move(Command.CONTINUE) is None


def test_a_command_that_the_ruleset_lacks_is_refused(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"))
    desk.told.clear()
    for command in Command:
        assert desk.session.move(command) is None
    assert [error.reason for error in desk.told] == [Reason.NOT_IN_RULESET] * 4  # type: ignore[attr-defined]


# --- undo --------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_start(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "undo")
    before = []
    for _ in range(7):
        before.append(desk.game)
        desk.play(1)
    for game in reversed(before):
        assert desk.session.can_undo
        desk.session.undo()
        assert desk.game == game
        assert read_record(desk.keeper.games["calm", "classic"].record).game == game
    assert not desk.session.can_undo
    assert desk.changes[-1].kind is ChangeKind.UNDONE


def test_who_comes_back_from_another_game_cannot_undo(desk: Desk) -> None:
    calm, other = variant_of("calm", "classic"), variant_of("swap", "classic")
    desk.session.start(calm, "undo")
    desk.session.move(next(iter(desk.session.game.legal)))
    desk.session.open(calm)
    assert desk.session.can_undo, "the same game was never left"
    desk.session.open(other)
    desk.session.open(calm)
    assert desk.session.game.placements == 1
    assert not desk.session.can_undo


def test_undo_with_nothing_to_undo_says_nothing(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"))
    desk.told.clear()
    desk.session.undo()
    assert desk.told == []


@pytest.mark.parametrize("rules", ["combo", "swap"])
def test_only_calm_has_undo(desk: Desk, rules: str) -> None:
    desk.session.start(variant_of(rules, "classic"))
    desk.play(2)
    left = desk.game
    desk.session.undo()
    assert desk.game is left
    assert not desk.session.can_undo


def test_a_game_that_is_over_cannot_be_undone(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "end")
    desk.play()
    assert desk.game.over
    assert not desk.session.can_undo


def test_a_finished_game_that_is_opened_gets_no_time_however_slow_the_machine(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "end")
    desk.play()
    over = desk.session.sitting
    clock = PlayClock(now_ms=count(1000, 50).__next__)  # 50 ms pass at each look
    session = GameSession(desk.keeper, clock, today=lambda: desk.today)
    clock.set_active(True)
    session.start(variant_of("swap", "classic"), "under way")
    session.open(over.variant)
    assert session.game.over
    assert session.sitting.time_ms == over.time_ms


# --- best --------------------------------------------------------------------------------------------------


def test_best_counts_the_game_under_way(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "a")
    desk.play(3)
    assert (desk.session.best, desk.session.earlier_best) == (desk.game.score, 0)
    first = desk.game.score
    desk.session.start(variant_of("calm", "classic"), "b")
    assert (desk.session.best, desk.session.earlier_best) == (first, first)
    desk.play(1)
    assert desk.session.best == max(first, desk.game.score)


# --- a game in the way -------------------------------------------------------------------------------------


def test_only_a_game_with_a_placement_that_is_not_over_is_in_the_way(desk: Desk) -> None:
    assert not desk.session.has_game_under_way(variant_of("calm", "classic"))
    desk.session.start(variant_of("calm", "classic"), "way")
    assert not desk.session.has_game_under_way(variant_of("calm", "classic"))
    desk.play(1)
    assert desk.session.has_game_under_way(variant_of("calm", "classic"))
    desk.session.open(variant_of("swap", "classic"))
    assert desk.session.has_game_under_way(variant_of("calm", "classic"))
    assert not desk.session.has_game_under_way(variant_of("swap", "classic"))
    desk.session.open(variant_of("calm", "classic"))
    desk.play()
    assert not desk.session.has_game_under_way(variant_of("calm", "classic"))


# --- a keeper that fails -----------------------------------------------------------------------------------


def test_a_failure_is_said_once_and_so_is_its_end(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "full disk")
    said: list[tuple[str, bool]] = []
    desk.session.keeping_failed.connect(lambda: said.append(("failed", desk.session.is_kept)))
    desk.session.keeping_resumed.connect(lambda: said.append(("resumed", desk.session.is_kept)))
    desk.keeper.fails = True
    desk.play(3)
    assert said == [("failed", False)]
    assert desk.game.placements == 3
    desk.keeper.fails = False
    desk.play(2)
    assert said == [("failed", False), ("resumed", True)]
    assert read_record(desk.keeper.games["calm", "classic"].record).game == desk.game


def test_a_new_game_that_cannot_be_kept_is_played_all_the_same(desk: Desk) -> None:
    desk.keeper.fails = True
    desk.session.start(variant_of("swap", "classic"), "full disk")
    assert not desk.session.is_kept
    desk.play(1)
    assert desk.game.placements == 1


def test_a_game_played_to_its_end_is_the_engines(desk: Desk) -> None:
    desk.session.start(variant_of("combo", "classic"), "desk")
    desk.play()
    assert desk.game == played("combo").game
    assert read_record(desk.session.record).game == desk.game
