"""`timed` (docs/rules.md 4): three minutes of playing time from the first placement, lengthened or off if the player wants it."""

from dataclasses import replace

import pytest

from bp_qt.engine.errors import Reason
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from tests.engine.positions import game_at, new_game
from tests.play.desk import Desk, played

LIMIT_MS = 180_000
CHEQUERED = ("#." * 5, ".#" * 5) * 5


@pytest.fixture
def timed(desk: Desk) -> Desk:
    """A new timed game."""
    desk.session.start(variant_of("combo", "timed"), "desk")
    return desk


def is_eased(desk: Desk) -> bool:
    return desk.session.sitting.eased


def seconds_told(desk: Desk) -> list[int | None]:
    told: list[int | None] = []
    desk.session.time_changed.connect(told.append)
    return told


def test_time_does_not_count_before_the_first_placement(timed: Desk) -> None:
    timed.wind(600_000)
    assert timed.session.remaining_ms == LIMIT_MS
    assert timed.session.sitting.time_ms == 600_000
    timed.play(1)
    timed.wind(1000)
    assert timed.session.remaining_ms == LIMIT_MS - 1000


def test_the_time_is_up_after_three_minutes(timed: Desk) -> None:
    timed.play(1)
    timed.wind(LIMIT_MS - 1)
    assert not timed.game.over
    timed.wind(1)
    assert timed.game.ending is Ending.TIME_UP
    assert timed.changes[-1].outcome is not None
    assert timed.changes[-1].outcome.move is Command.TIMEUP
    assert timed.keeper.games["combo", "timed"].record.count("timeup") == 1
    timed.wind(10_000)
    assert len([change for change in timed.changes if change.after.over]) == 1


def test_it_may_end_before_because_nothing_fits(desk: Desk) -> None:
    desk.sit(played("combo", "timed"), 60_000, 50_000)
    assert desk.game.ending is Ending.STUCK
    desk.wind(LIMIT_MS)
    assert desk.game.ending is Ending.STUCK


def test_a_window_that_is_not_active_spends_no_time(timed: Desk) -> None:
    timed.play(1)
    timed.clock.set_active(False)
    timed.wind(LIMIT_MS * 2)
    timed.clock.set_active(True)
    assert timed.session.remaining_ms == LIMIT_MS


def test_each_second_is_told_once(timed: Desk) -> None:
    told = seconds_told(timed)
    timed.play(1)
    timed.wind(3000, step_ms=100)
    assert told == [179, 178, 177]


def test_other_modes_tell_no_time(desk: Desk) -> None:
    told = seconds_told(desk)
    for rules, mode in (("calm", "classic"), ("combo", "classic"), ("combo", "zen"), ("swap", "classic")):
        desk.session.start(variant_of(rules, mode))
        desk.play(1)
        desk.wind(5000)
        assert desk.session.remaining_ms is None
        assert desk.session.limit_ms is None
    assert told == []


def test_leaving_a_timed_game_says_that_there_is_no_time_any_more(timed: Desk) -> None:
    timed.play(1)
    timed.wind(5000)
    told = seconds_told(timed)
    timed.session.open(variant_of("calm", "classic"))
    timed.session.open(variant_of("combo", "timed"))
    assert told == [None, 175]


def test_time_goes_on_where_it_was_left(timed: Desk) -> None:
    timed.wind(7000)
    timed.play(1)
    timed.wind(20_000)
    timed.session.save()
    again = Desk(keeper=timed.keeper)
    again.session.open(variant_of("combo", "timed"))
    assert again.session.remaining_ms == LIMIT_MS - 20_000
    assert again.session.sitting.time_ms == 27_000


def test_a_kill_gives_back_a_second_at_most_and_no_game_is_written_for_it(timed: Desk) -> None:
    timed.play(1)
    saves = list(timed.keeper.log)
    for seconds in range(1, 60):
        timed.wind(1000, step_ms=100)
        assert 0 <= seconds * 1000 - timed.keeper.games["combo", "timed"].counted_ms < 1000
    assert timed.keeper.log == saves


@pytest.mark.parametrize("scale", [2, 3])
def test_the_limit_can_be_lengthened(timed: Desk, scale: int) -> None:
    timed.session.set_limit_scale(scale)
    assert not is_eased(timed)
    timed.play(1)
    assert is_eased(timed)
    timed.wind(LIMIT_MS * scale - 1)
    assert not timed.game.over
    timed.wind(1)
    assert timed.game.ending is Ending.TIME_UP
    assert timed.keeper.games["combo", "timed"].eased


def test_the_limit_can_be_switched_off(timed: Desk) -> None:
    timed.session.set_limit_scale(None)
    timed.play(1)
    timed.wind(LIMIT_MS * 10)
    assert not timed.game.over
    assert timed.session.remaining_ms is None
    assert is_eased(timed)


def test_a_game_that_had_its_limit_eased_for_a_while_stays_eased(timed: Desk) -> None:
    timed.play(1)
    assert not is_eased(timed)
    timed.session.set_limit_scale(2)
    timed.session.set_limit_scale(1)
    assert is_eased(timed)
    timed.session.save()
    again = Desk(keeper=timed.keeper)
    again.session.open(variant_of("combo", "timed"))
    assert is_eased(again)
    again.session.start(variant_of("combo", "timed"), "next")
    assert not is_eased(again)


def test_a_change_of_the_limit_between_games_eases_none(timed: Desk) -> None:
    timed.session.set_limit_scale(2)
    timed.session.set_limit_scale(1)
    timed.play(2)
    assert not is_eased(timed)


def test_a_change_of_the_limit_after_the_end_does_not_ease_the_result(timed: Desk) -> None:
    timed.play(1)
    timed.wind(LIMIT_MS)
    timed.session.set_limit_scale(2)
    assert not is_eased(timed)
    assert timed.game.over


def test_the_limit_of_other_modes_eases_nothing(desk: Desk) -> None:
    desk.session.set_limit_scale(None)
    desk.session.start(variant_of("combo", "classic"))
    desk.play(2)
    assert not is_eased(desk)


def test_a_shortened_limit_that_has_been_reached_ends_the_game_at_the_next_tick(timed: Desk) -> None:
    timed.session.set_limit_scale(None)
    timed.play(1)
    timed.wind(LIMIT_MS + 5000)
    timed.session.set_limit_scale(1)
    timed.wind(100, step_ms=100)
    assert timed.game.ending is Ending.TIME_UP


def test_a_game_without_a_placement_cannot_run_out_of_time(desk: Desk) -> None:
    desk.sit(History(new_game("combo", "timed")), LIMIT_MS, LIMIT_MS)
    desk.wind(1000)
    assert desk.session.remaining_ms == 0
    assert desk.told == []


def test_continue_goes_on_with_the_time_that_is_left(desk: Desk) -> None:
    board = ("#." * 5, ".#" * 5) * 5
    over = replace(game_at("combo", "timed", board=board, tray=["h5"]), placements=9, ending=Ending.STUCK)
    desk.sit(History(over), 100_000, 90_000)
    desk.wind(60_000)
    desk.session.move(Command.CONTINUE)
    assert desk.session.remaining_ms == 90_000
    desk.wind(90_000)
    assert desk.game.ending is Ending.TIME_UP


def test_a_game_goes_on_only_while_there_is_time(timed: Desk) -> None:
    # Three minutes of a longer clock, then stuck, then the clock is as usual again.
    timed.session.set_limit_scale(2)
    timed.play(1)
    timed.wind(LIMIT_MS + 1000)
    over = replace(game_at("combo", "timed", board=CHEQUERED, tray=["h5"]), placements=9, ending=Ending.STUCK)
    timed.session.sitting.history.game = over
    assert timed.session.refusal(Command.CONTINUE) is None
    timed.session.set_limit_scale(1)
    refusal = timed.session.refusal(Command.CONTINUE)
    assert refusal is not None
    assert refusal.reason is Reason.TIME_IS_UP
    assert timed.session.move(Command.CONTINUE) is None


def test_the_time_is_saved_now_and_then_and_not_at_every_tick(
    timed: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    timed.play(1)
    saved: list[int] = []
    monkeypatch.setattr(timed.keeper, "keep_times", lambda sitting: saved.append(sitting.time_ms))
    timed.wind(60_000, step_ms=100)
    assert 6 <= len(saved) <= 120
    assert saved == sorted(set(saved))
