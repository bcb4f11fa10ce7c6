from dataclasses import replace
from typing import Any

import pytest

from bp_qt.engine.errors import UnknownRuleset
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import (
    RULESETS,
    ComboRule,
    DealRule,
    Mode,
    Ruleset,
    Stage,
    ruleset_of,
    variant_of,
    variants,
)
from bp_qt.engine.shapes import Catalogue, catalogue
from tests.engine import naive

combo = ruleset_of("combo")


def test_the_three_games():
    three = [ruleset_of(name) for name in ("calm", "combo", "swap")]
    assert [(ruleset.id, ruleset.size, len(ruleset.catalogue.shapes)) for ruleset in three] == [
        ("calm", 8, 19),
        ("combo", 10, 48),
        ("swap", 10, 19),
    ]


def test_modes_and_their_first_one_is_classic():
    assert [mode.id for mode in combo.modes] == ["classic", "daily", "zen", "timed", "hardcore"]
    assert [mode.id for mode in ruleset_of("calm").modes] == ["classic"]
    assert [mode.id for mode in ruleset_of("swap").modes] == ["classic"]


def test_of_the_three_only_calm_has_undo_and_only_swap_has_swaps():
    calm, swap = ruleset_of("calm"), ruleset_of("swap")
    assert (calm.undo, calm.has_swaps, calm.combo) == (True, False, None)
    assert (combo.undo, combo.has_swaps, combo.combo is None) == (False, False, False)
    assert (swap.undo, swap.has_swaps, swap.combo is None) == (False, True, False)


@pytest.mark.parametrize(("combo_now", "shown"), [(0, 0), (1, 0), (2, 2), (5, 5), (9, 5)])
def test_a_combo_is_shown_from_2_to_5(combo_now: int, shown: int) -> None:
    for ruleset in RULESETS:
        position = replace(Game.new(ruleset, ruleset.modes[0], "combo"), combo=combo_now)
        assert position.shown_combo == (None if ruleset.combo is None else shown)


def test_the_commands_of_each_game() -> None:
    expected: dict[tuple[str, str], set[Command]] = {
        ("calm", "classic"): set(),
        ("combo", "classic"): {Command.CONTINUE},
        ("combo", "daily"): set(),
        ("combo", "zen"): set(),
        ("combo", "timed"): {Command.CONTINUE, Command.TIMEUP},
        ("combo", "hardcore"): {Command.CONTINUE},
        ("swap", "classic"): {Command.SWAP, Command.END},
    }
    for (rules, mode), commands in expected.items():
        assert ruleset_of(rules).commands(ruleset_of(rules).mode_of(mode)) == commands


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
    assert len(ruleset.line_points) == ruleset.most_lines + 1
    for mode in ruleset.modes:
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


MODE = Mode("some")
BASIC, FULL = catalogue("basic"), catalogue("full")
NO_SINGLE = Catalogue("large", BASIC.shapes[1:])
SWAP_STAGES = ruleset_of("swap").stages


def made(**changes: Any) -> Ruleset:
    """A ruleset that has what every ruleset must have, with these changes."""
    given: dict[str, Any] = {
        "id": "some",
        "size": 9,
        "catalogue": BASIC,
        "deal": DealRule.UNIFORM,
        "modes": (MODE,),
    }
    return Ruleset(**{**given, "line_points": (0,) * 7, "ornament": BASIC.shapes[:3], **changes})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"id": "Big-Board"}, "mode Big-Board whose id is not a lower-case word"),
        ({"scored": False}, "without points has no record to keep"),
        ({"endless": True, "limit_ms": 1000}, "without an end has no limit of time"),
        ({"endless": True, "continues": 1}, "without an end has none to continue after"),
        ({"dated": True, "continues": 1}, "one result a day"),
        ({"limit_ms": 0}, "has no time at all"),
        ({"continues": -1}, "less often than never"),
    ],
)
def test_a_mode_without_meaning_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Mode(**{"id": "some", **changes})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"patience": 0}, "ends before it can grow"),
        ({"shown_from": 6}, "never shown"),
        ({"shown_from": 0}, "never shown"),
    ],
)
def test_a_combo_without_meaning_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ComboRule(**{"percent": 50, "patience": 1, **changes})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"id": "nine by nine"}, "whose id is not a lower-case word"),
        ({"modes": ()}, "needs modes"),
        ({"modes": (MODE, Mode("some", continues=1))}, "an id of its own"),
        ({"size": 4}, "its longest shape needs 5"),
        ({"size": 27}, "the alphabet ends at 26"),
        ({"line_points": (0, 10, 20)}, "needs points for 0 to 6 lines"),
        ({"line_points": (1,) * 7}, "none for 0"),
        ({"ornament": (FULL.by_id("plus"),)}, "shapes that it never deals"),
        ({"modes": (Mode("some", weights=(1, 2)),)}, "one weight for each shape in mode some"),
        ({"modes": (Mode("some", weights=(1,) * 19),)}, "does not deal by the weights of mode some"),
        ({"deal": DealRule.CHECKED, "catalogue": NO_SINGLE, "ornament": ()}, "draw for ever"),
        ({"deal": DealRule.CHECKED, "modes": (Mode("some", weights=(0, *(1,) * 18)),)}, "draw for ever"),
        ({"stages": SWAP_STAGES}, "where, and only where, the deal is guaranteed"),
        ({"deal": DealRule.GUARANTEED}, "where, and only where, the deal is guaranteed"),
        ({"deal": DealRule.GUARANTEED, "stages": SWAP_STAGES[1:]}, "from score 0 on"),
        ({"deal": DealRule.GUARANTEED, "stages": (SWAP_STAGES[0],) * 2}, "follow each other"),
        ({"deal": DealRule.GUARANTEED, "stages": (Stage(0, (1, 2)),)}, "one weight for each family"),
        ({"start_swaps": 2, "most_swaps": 1}, "begins with more swaps than it holds"),
        ({"most_swaps": 1}, "any to get"),
        ({"clean_swaps": 1}, "any to get"),
    ],
)
def test_a_ruleset_without_meaning_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        made(**changes)


def test_an_endless_game_with_swaps_never_has_to_be_ended() -> None:
    endless = Mode("endless", endless=True)
    ruleset = made(modes=(MODE, endless), start_swaps=1, most_swaps=1)
    assert ruleset.commands(MODE) == {Command.SWAP, Command.END}
    assert ruleset.commands(endless) == {Command.SWAP}
