import json
from dataclasses import replace
from functools import reduce
from operator import add

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.tally import BadTally, Figure, Tally, kept_figures, tally_of
from tests.engine.positions import each_mode, new_game

COUNTS = st.integers(0, 10**8)
TALLIES = st.builds(
    Tally,
    *[COUNTS] * 8,
    clears=st.tuples(*[COUNTS] * 6),
    days=st.dictionaries(st.dates().map(lambda day: day.isoformat()), COUNTS, max_size=5),
)
ALWAYS = {Figure.GAMES, Figure.LINES, Figure.TIME}


@pytest.mark.parametrize(
    ("rules", "mode", "further"),
    [
        ("calm", "classic", {Figure.BEST}),
        ("combo", "classic", {Figure.BEST, Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
        ("combo", "daily", {Figure.DAYS, Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
        ("combo", "zen", {Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
        ("combo", "timed", {Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
        ("combo", "hardcore", {Figure.BEST, Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
        ("swap", "classic", {Figure.BEST, Figure.BEST_COMBO, Figure.CLEAN_BOARDS}),
    ],
)
def test_what_is_kept(rules, mode, further):
    ruleset = ruleset_of(rules)
    figures = kept_figures(ruleset, ruleset.mode_of(mode))
    assert set(figures) == ALWAYS | further
    assert len(figures) == len(set(figures))


@each_mode
def test_a_game_counts_from_its_first_placement_on(rules, mode):
    game = new_game(rules, mode)
    assert tally_of(game, time_ms=5000) == Tally()
    game, _ = game.apply(next(iter(game.legal)))
    tally = tally_of(game, time_ms=5000)
    assert (tally.games, tally.placements, tally.time_ms) == (1, 1, 5000)
    assert tally.points == game.score
    assert tally.best == (game.score if game.mode.keeps_record else 0)
    assert tally.days == {}  # a day's result is that of a finished game


def test_what_a_position_counts_for():
    game = replace(
        new_game("swap"),
        score=900,
        lines=12,
        best_combo=7,
        clean_boards=2,
        placements=60,
        clears=(4, 1, 2, 0, 0, 0),
    )
    assert tally_of(game, 1234) == Tally(
        games=1,
        best=900,
        lines=12,
        best_combo=7,
        clean_boards=2,
        time_ms=1234,
        placements=60,
        points=900,
        clears=(4, 1, 2, 0, 0, 0),
    )


def test_a_finished_daily_game_is_the_result_of_its_day():
    game = replace(
        new_game("combo", "daily", "daily/2026-03-01"), placements=9, score=77, ending=Ending.STUCK
    )
    tally = tally_of(game, 0)
    assert (tally.days, tally.best, tally.points) == ({"2026-03-01": 77}, 0, 77)


def test_sums_add_and_records_stay_the_highest():
    one = Tally(1, 50, 3, 2, 1, 1000, 20, 50, (1, 1, 0, 0, 0, 0), {"2026-03-01": 50})
    two = Tally(1, 40, 2, 4, 0, 500, 10, 40, (0, 1, 0, 0, 0, 0), {"2026-03-02": 40})
    days = {"2026-03-01": 50, "2026-03-02": 40}
    assert one + two == Tally(2, 50, 5, 4, 1, 1500, 30, 90, (1, 2, 0, 0, 0, 0), days)


@given(st.lists(TALLIES, min_size=1, max_size=4))
def test_adding_nothing_changes_nothing_and_order_matters_for_days_only(tallies):
    total = reduce(add, tallies)
    assert total + Tally() == Tally() + total == total
    assert replace(reduce(add, reversed(tallies)), days={}) == replace(total, days={})


def test_games_of_longer_shapes_have_more_kinds_of_clears():
    assert (Tally(clears=(3, 1)) + Tally(clears=(1, 0, 0, 2))).clears == (4, 1, 0, 2)


@given(TALLIES)
def test_a_tally_survives_its_text(tally):
    text = tally.to_json()
    assert "\n" not in text
    assert Tally.from_json(text) == tally


def test_missing_keys_count_nothing_and_unknown_ones_are_ignored():
    assert Tally.from_json("{}") == Tally()
    assert Tally.from_json('{"games": 2, "colour": "blue"}') == Tally(games=2)


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "[]", "1", "null", '"{}"', "{", "\ufeff{}", "[" * 100_000),
        *('{"games": -1}', '{"games": 1.0}', '{"games": true}', '{"games": "1"}', '{"games": null}'),
        *('{"best": NaN}', '{"best": [[[[]]]]}', '{"lines": {"a": 1}}', '{"time_ms": 1e3}'),
        *(
            '{"clears": 1}',
            '{"clears": [' + "0," * 52 + "0]}",
            '{"clears": [0, 0, 0, 0, 0, -1]}',
            '{"clears": {}}',
        ),
        *(
            '{"days": []}',
            '{"days": {"2026-02-30": 1}}',
            '{"days": {"2026-03-01": -1}}',
            '{"days": {"x": 1}}',
        ),
        '{"games": ' + "9" * 5000 + "}",
        '{"games": ' + "[" * 900 + "]" * 900 + "}",
    ],
    ids=lambda text: text[:24],
)
def test_a_text_that_is_no_tally(text):
    with pytest.raises(BadTally) as caught:
        Tally.from_json(text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", ["games", "best", "lines", "clears", "days", "points"])
@pytest.mark.parametrize("value", [2**31, 10**20, -1])
def test_a_figure_beyond_belief_is_no_tally(key, value):
    text = {"clears": [value] * 6, "days": {"2026-03-01": value}}.get(key, value)
    with pytest.raises(BadTally):
        Tally.from_json(json.dumps({key: text}))


def test_a_sum_stays_one_that_can_be_read_again():
    most = Tally(games=2 * 10**9, time_ms=10**12, clears=(2 * 10**9,))
    total = most + Tally(games=1, time_ms=1, clears=(1, 1))
    assert total == replace(most, clears=(2 * 10**9, 1))
    assert Tally.from_json(total.to_json()) == total
