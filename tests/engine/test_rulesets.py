from dataclasses import replace

import pytest

from bp_qt.engine.errors import UnknownRuleset
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import MOST_LINES, RULESETS, ruleset_of, variant_of, variants
from tests.engine import naive

combo = ruleset_of("combo")


def test_the_three_games():
    assert [(ruleset.id, ruleset.size, len(ruleset.catalogue.shapes)) for ruleset in RULESETS] == [
        ("calm", 8, 19),
        ("combo", 10, 48),
        ("swap", 10, 19),
    ]


def test_modes_and_their_first_one_is_classic():
    assert [mode.id for mode in combo.modes] == ["classic", "daily", "zen", "timed", "hardcore"]
    assert [mode.id for mode in ruleset_of("calm").modes] == ["classic"]
    assert [mode.id for mode in ruleset_of("swap").modes] == ["classic"]


def test_only_calm_has_undo_and_only_swap_has_swaps():
    assert [ruleset.id for ruleset in RULESETS if ruleset.undo] == ["calm"]
    assert [ruleset.id for ruleset in RULESETS if ruleset.has_swaps] == ["swap"]
    assert [ruleset.id for ruleset in RULESETS if ruleset.combo is None] == ["calm"]


@pytest.mark.parametrize(("combo_now", "shown"), [(0, 0), (1, 0), (2, 2), (5, 5), (9, 5)])
def test_a_combo_is_shown_from_2_to_5(combo_now: int, shown: int) -> None:
    for ruleset in RULESETS:
        position = replace(Game.new(ruleset, ruleset.modes[0], "combo"), combo=combo_now)
        assert position.shown_combo == (None if ruleset.combo is None else shown)


def test_the_commands_of_each_game() -> None:
    there = {(ruleset.id, mode.id): ruleset.commands(mode) for ruleset in RULESETS for mode in ruleset.modes}
    assert there == {
        ("calm", "classic"): set(),
        ("combo", "classic"): {Command.CONTINUE},
        ("combo", "daily"): set(),
        ("combo", "zen"): set(),
        ("combo", "timed"): {Command.CONTINUE, Command.TIMEUP},
        ("combo", "hardcore"): {Command.CONTINUE},
        ("swap", "classic"): {Command.SWAP, Command.END},
    }


def test_what_differs_between_the_modes_of_combo():
    having = {
        "continues": [mode.id for mode in combo.modes if mode.continues],
        "record": [mode.id for mode in combo.modes if mode.keeps_record],
        "endless": [mode.id for mode in combo.modes if mode.endless],
        "unscored": [mode.id for mode in combo.modes if not mode.scored],
        "limited": [mode.id for mode in combo.modes if mode.limit_ms is not None],
        "dated": [mode.id for mode in combo.modes if mode.dated],
        "weighted": [mode.id for mode in combo.modes if mode.weights],
    }
    assert having == {
        "continues": ["classic", "timed", "hardcore"],
        "record": ["classic", "hardcore"],
        "endless": ["zen"],
        "unscored": ["zen"],
        "limited": ["timed"],
        "dated": ["daily"],
        "weighted": ["hardcore"],
    }
    assert combo.mode_of("timed").limit_ms == 3 * 60 * 1000


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("calm", (0, 10, 30, 60, 100, 150, 210)),
        ("combo", (0, 100, 250, 500, 1000, 1500, 2000)),
        ("swap", (0, 10, 30, 60, 100, 150, 210)),
    ],
)
def test_points_for_lines(rules, points):
    assert ruleset_of(rules).line_points == points


def test_the_stages_of_swap_are_the_published_table():
    swap = ruleset_of("swap")
    table = [line.split() for line in naive.STAGES.strip().splitlines()]
    assert [family.id for family in swap.catalogue.families] == [line[0] for line in table]
    assert [stage.from_score for stage in swap.stages] == [0, 300, 1500]
    for number, stage in enumerate(swap.stages, start=1):
        assert [*stage.weights] == [int(line[number]) for line in table]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_table_has_an_entry_for_everything_it_is_asked_for(ruleset):
    assert len(ruleset.line_points) == MOST_LINES + 1
    assert ruleset.start_swaps <= ruleset.most_swaps
    assert len({mode.id for mode in ruleset.modes}) == len(ruleset.modes)
    for stage in ruleset.stages:
        assert len(stage.weights) == len(ruleset.catalogue.families)
    for mode in ruleset.modes:
        assert len(mode.weights) in {0, len(ruleset.catalogue.shapes)}
        assert all(weight > 0 for weight in mode.weights)
        assert ruleset.mode_of(mode.id) is mode


@pytest.mark.parametrize("name", ["", "Calm", "chess", "calm ", "x" * 10_000])
def test_an_unknown_name_is_refused_in_a_short_line(name):
    with pytest.raises(UnknownRuleset, match="unknown ruleset") as of_ruleset:
        ruleset_of(name)
    with pytest.raises(UnknownRuleset, match="unknown mode") as of_mode:
        combo.mode_of(name)
    assert max(len(str(of_ruleset.value)), len(str(of_mode.value))) < 80


def test_a_variant_is_a_ruleset_with_one_of_its_modes():
    assert [variant.id for variant in variants()][:3] == ["calm-classic", "combo-classic", "combo-daily"]
    assert variants() == tuple(variant_of(v.ruleset.id, v.mode.id) for v in variants())


def test_there_is_no_variant_of_a_mode_that_the_ruleset_lacks():
    with pytest.raises(UnknownRuleset):
        variant_of("calm", "daily")
