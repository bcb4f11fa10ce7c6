"""The daily game: one a day, of its day, and a finished day stays finished."""

from datetime import date, timedelta

import pytest

from bp_qt.dialogs.offer import Offer, offer_of
from bp_qt.engine.errors import BadSeed
from bp_qt.engine.rulesets import variant_of
from bp_qt.play.session import ChangeKind
from tests.engine.positions import new_game
from tests.play.desk import DAY, Desk

DAILY = variant_of("combo", "daily")
CHEQUERED = ("#." * 5, ".#" * 5) * 5
"""Ten rows in which nothing longer than one cell fits."""


def over_daily(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    desk.play()
    assert desk.game.over


def test_the_daily_game_has_the_seed_of_the_day(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    assert desk.game.seed == "daily/2026-03-01"


def test_a_daily_game_is_not_played_twice_on_its_day(desk: Desk) -> None:
    over_daily(desk)
    result = desk.game
    for again in (desk.session.open, desk.session.start):
        again(variant_of("combo", "daily"))
        assert desk.game == result
    assert desk.session.result_of_today(variant_of("combo", "daily")) == result
    again_desk = Desk(keeper=desk.keeper)
    assert again_desk.session.result_of_today(variant_of("combo", "daily")) == result
    again_desk.session.start(variant_of("combo", "daily"))
    assert again_desk.game == result
    assert again_desk.changes[-1].kind is ChangeKind.OPENED
    assert "replace" not in desk.keeper.log[1:]


def test_over_yesterday_makes_room_for_today(desk: Desk) -> None:
    over_daily(desk)
    desk.today = date(2026, 3, 2)
    assert desk.session.result_of_today(variant_of("combo", "daily")) is None
    desk.session.open(variant_of("combo", "daily"))
    assert desk.game == new_game("combo", "daily", seed="daily/2026-03-02")
    assert desk.keeper.tallies["combo", "daily"].games == 1


def test_a_daily_game_under_way_keeps_its_date(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    desk.play(3)
    desk.today = date(2026, 3, 2)
    desk.play(1)
    left = desk.game
    for session in (desk.session, Desk(keeper=desk.keeper, today=desk.today).session):
        session.open(variant_of("combo", "daily"))
        assert session.game == left
        assert session.game.seed == "daily/2026-03-01"


def test_a_daily_game_that_was_only_looked_at_is_not_todays_on_another_day(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    desk.session.open(variant_of("calm", "classic"))
    desk.today = date(2026, 3, 5)
    for session in (desk.session, Desk(keeper=desk.keeper, today=desk.today).session):
        session.open(variant_of("combo", "daily"))
        assert session.game.seed == "daily/2026-03-05"


def test_a_daily_game_of_another_day_is_not_started(desk: Desk) -> None:
    desk.session.open(variant_of("calm", "classic"))
    with pytest.raises(BadSeed, match="today"):
        desk.session.start(variant_of("combo", "daily"), "daily/2026-02-28")
    assert desk.game.ruleset.id == "calm"
    desk.session.start(variant_of("combo", "daily"), desk.session.todays_seed)
    assert desk.game.seed == "daily/2026-03-01"


def test_after_midnight_a_new_daily_game_takes_the_place_of_one_under_way(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    desk.play(3)
    desk.today = date(2026, 3, 2)
    desk.session.start(variant_of("combo", "daily"))
    assert desk.game.seed == "daily/2026-03-02"
    assert desk.keeper.tallies["combo", "daily"].games == 1
    assert desk.keeper.tallies["combo", "daily"].days == {}


def test_a_daily_game_that_ends_after_midnight_counts_for_its_own_day(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "daily"))
    desk.play(3)
    desk.today = date(2026, 3, 2)
    desk.play()
    score = desk.game.score
    desk.session.open(variant_of("combo", "daily"))
    assert desk.game.seed == "daily/2026-03-02"
    assert desk.keeper.tallies["combo", "daily"].days == {"2026-03-01": score}


def test_a_finished_day_stays_finished_when_the_clock_goes_back_and_forth(desk: Desk) -> None:
    over_daily(desk)
    result, day = desk.game, desk.today
    for other in (day - timedelta(days=1), day + timedelta(days=1)):
        desk.today = other
        desk.session.open(DAILY)
        assert desk.game.seed != result.seed
        desk.today = day
        assert desk.session.result_of_today(DAILY) == result
        desk.session.open(DAILY)
        assert desk.game == result
        desk.session.start(DAILY, result.seed)
        assert desk.game == result
    tally = desk.keeper.tallies["combo", "daily"]
    assert (tally.games, tally.days) == (1, {day.isoformat(): result.score})


def test_a_game_of_another_day_that_is_under_way_is_shown_before_todays_result(desk: Desk) -> None:
    over_daily(desk)
    desk.today += timedelta(days=1)
    desk.session.open(DAILY)
    desk.play(2)
    left = desk.game
    desk.today -= timedelta(days=1)
    assert offer_of(desk.session, DAILY) == Offer(starts=False, continues=True)
    desk.session.open(DAILY)
    assert desk.game == left


def test_only_dated_modes_have_a_result_of_today(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"))
    desk.play()
    assert desk.session.result_of_today(variant_of("calm", "classic")) is None
    assert desk.today == DAY
