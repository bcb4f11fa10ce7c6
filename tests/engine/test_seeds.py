from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.errors import BadSeed, SeedOfADayToCome
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.seeds import check_seed, check_today, daily_date, daily_seed, new_seed

CLASSIC, DAILY = ruleset_of("calm").mode_of("classic"), ruleset_of("combo").mode_of("daily")

BAD_SEEDS = {
    "empty": "",
    "65 characters": "x" * 65,
    "newline": "a\nb",
    "tab": "a\tb",
    "nul": "a\x00",
    "delete": "a\x7f",
    "C1 control": "a\x85",
    "escape": "\x1b[2J",
    "line separator": "a\u2028b",
    "right-to-left override": "a\u202eb",
    "byte order mark": "\ufeffa",
    "surrogate": "a\ud800",
    "private use": "\ue000",
}
BAD_DAYS = [
    *("2026-02-30", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31", "0000-01-01"),
    *("2026-3-01", "26-03-01", "20260301", "2026-W10-1", "2026-03-01x", "2026-03-01 ", " 2026-03-01", ""),
    *("2026-03-01T00:00", "-026-03-01", "２０２６-03-01", "2026/03/01", "02026-03-01"),
]


@pytest.mark.parametrize("seed", BAD_SEEDS.values(), ids=BAD_SEEDS)
def test_seeds_that_are_none(seed):
    with pytest.raises(BadSeed, match="a seed has"):
        check_seed(seed, CLASSIC)


@pytest.mark.parametrize("seed", ["x", "x" * 64, "with spaces", "|", "a|b|0", "ñandú", "日本語", "🧩", '"\\'])
def test_seeds_of_any_printable_characters(seed):
    check_seed(seed, CLASSIC)


@given(st.dates())
def test_every_real_date_is_a_daily_seed(day):
    assert daily_date(daily_seed(day)) == day
    check_seed(daily_seed(day), DAILY)


@pytest.mark.parametrize("day", BAD_DAYS)
def test_a_date_that_does_not_exist_is_no_daily_seed(day):
    with pytest.raises(BadSeed, match="a daily seed is"):
        daily_date(f"daily/{day}")
    with pytest.raises(BadSeed):
        check_seed(f"daily/{day}", DAILY)


@pytest.mark.parametrize("seed", ["2026-03-01", "Daily/2026-03-01", "daily-2026-03-01", "daily/", "abc"])
def test_a_daily_game_takes_daily_seeds_only(seed):
    with pytest.raises(BadSeed):
        check_seed(seed, DAILY)


def test_elsewhere_a_daily_seed_is_a_seed_like_any_other():
    check_seed("daily/2026-03-01", CLASSIC)
    check_seed("daily/2026-02-30", CLASSIC)


def test_a_daily_seed_is_written_with_four_digits_of_year():
    assert daily_seed(date(7, 1, 2)) == "daily/0007-01-02"


def test_new_seeds_are_sixteen_characters_of_the_alphabet_and_never_the_same():
    seeds = {new_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert {len(seed) for seed in seeds} == {16}
    assert set("".join(seeds)) == set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


TODAY = date(2026, 3, 1)


@pytest.mark.parametrize("day", [TODAY, date(2026, 3, 2), date(9999, 12, 31)])
def test_nobody_rehearses_a_daily_game_that_is_still_to_come(day):
    with pytest.raises(SeedOfADayToCome, match="is kept for the daily game"):
        check_today(daily_seed(day), CLASSIC, TODAY)


@pytest.mark.parametrize(
    "seed", ["daily/2026-02-28", "daily/2026-13-01", "Daily/2026-03-01", "daily/2026-03-01 "]
)
def test_a_past_day_may_be_practised_and_what_is_no_day_is_a_seed_like_any_other(seed):
    check_today(seed, CLASSIC, TODAY)


def test_a_daily_game_is_the_one_of_today():
    check_today("daily/2026-03-01", DAILY, TODAY)
    for seed in ("daily/2026-02-28", "daily/2026-03-02", "2026-03-01"):
        with pytest.raises(BadSeed):
            check_today(seed, DAILY, TODAY)
