"""What games and figures are called; only the figures that the ruleset and mode have."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from bp_qt.engine.rulesets import RULESETS, ruleset_of, variant_of
from bp_qt.words.wording import (
    FigureKind,
    aimed_points,
    clock_text,
    combo_shown,
    figures_of,
    mode_name,
    mode_sentence,
    number,
    ruleset_name,
    ruleset_sentence,
    title_of,
)
from tests.engine.positions import each_mode, new_game
from tests.play.desk import TITLES, Desk

HAS = {
    "calm-classic": "SCORE BEST LINES",
    "combo-classic": "SCORE BEST LINES COMBO",
    "combo-daily": "SCORE LINES COMBO",
    "combo-zen": "LINES COMBO",
    "combo-timed": "SCORE LINES COMBO TIME_LEFT",
    "combo-hardcore": "SCORE BEST LINES COMBO",
    "swap-classic": "SCORE BEST LINES COMBO SWAPS",
}


@pytest.fixture(autouse=True)
def _english() -> None:
    QLocale.setDefault(QLocale("en"))


def figures(desk: Desk) -> dict[str, str]:
    return {figure.kind.name: figure.text for figure in figures_of(desk.session)}


@each_mode
def test_only_the_figures_of_the_ruleset_and_mode_are_there(desk: Desk, rules: str, mode: str) -> None:
    desk.session.open(variant_of(rules, mode))
    desk.play(3)
    ruleset, played = desk.game.ruleset, desk.game.mode
    there = {
        "SCORE": played.scored,
        "BEST": played.keeps_record,
        "LINES": True,
        "COMBO": ruleset.combo is not None,
        "SWAPS": ruleset.has_swaps,
        "TIME_LEFT": played.limit_ms is not None,
    }
    assert list(figures(desk)) == [figure for figure, is_there in there.items() if is_there]


@pytest.mark.parametrize("variant", HAS)
def test_the_figures_of_the_three_games(desk: Desk, variant: str) -> None:
    desk.session.open(variant_of(*variant.split("-")))
    assert " ".join(figures(desk)) == HAS[variant]


def test_figures_say_what_the_game_says(desk: Desk) -> None:
    game = replace(new_game("swap"), score=12_345, lines=14, combo=3, swaps=1)
    desk.put(game)
    assert figures(desk) == {
        "SCORE": "Score 12,345",
        "BEST": "Best 12,345",
        "LINES": "Lines 14",
        "COMBO": "Combo x3",
        "SWAPS": "Swaps 1",
    }


def test_the_time_left_is_rounded_up_and_stands_out_at_its_end(desk: Desk) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    desk.wind(18_001, step_ms=500)
    assert figures(desk)["TIME_LEFT"] == "Time left 2:42"
    desk.wind(161_000)
    assert figures(desk)["TIME_LEFT"] == "Time left 0:01"
    shown = {figure.kind: figure.emphasis for figure in figures_of(desk.session)}
    assert shown[FigureKind.TIME_LEFT]


def test_without_a_limit_there_is_no_time_left(desk: Desk) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.session.set_limit_scale(None)
    assert "TIME_LEFT" not in figures(desk)


@pytest.mark.parametrize(
    ("combo", "shown"), [(0, "–"), (1, "–"), (2, "x2"), (5, "x5"), (6, "x5"), (40, "x5")]
)
def test_the_combo_is_shown_from_two_to_five(combo: int, shown: str) -> None:
    assert combo_shown(replace(new_game("combo"), combo=combo)) == shown


def test_calm_has_no_combo() -> None:
    assert combo_shown(new_game("calm")) is None


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (9, "0:09"), (60, "1:00"), (161, "2:41"), (540, "9:00"), (3600, "60:00")],
)
def test_minutes_and_seconds(seconds: int, text: str) -> None:
    assert clock_text(seconds) == text


def test_every_game_and_mode_has_a_name_and_a_sentence() -> None:
    names, sentences = set(), set()
    for ruleset in RULESETS:
        names.add(ruleset_name(ruleset))
        sentences.add(ruleset_sentence(ruleset))
        for mode in ruleset.modes:
            assert mode_name(mode)
            sentences.add(mode_sentence(mode))
    assert len(names) == len(RULESETS)
    assert len(sentences) == len(RULESETS) + len({mode.id for each in RULESETS for mode in each.modes})
    assert all(sentence.endswith(".") for sentence in sentences)


def test_every_limit_of_time_is_said_rightly() -> None:
    timed = ruleset_of("combo").mode_of("timed")
    said = [mode_sentence(replace(timed, limit_ms=ms)) for ms in (60_000, 90_000, 45_000, 180_000, 61_000)]
    assert said == [
        "1 minute of playing time from your first piece.",
        "1 minute and 30 seconds of playing time from your first piece.",
        "45 seconds of playing time from your first piece.",
        "3 minutes of playing time from your first piece.",
        "1 minute and 1 second of playing time from your first piece.",
    ]


def test_the_mode_is_named_only_where_there_are_several() -> None:
    titles = [title_of(ruleset, mode) for ruleset in RULESETS for mode in ruleset.modes]
    assert titles[: len(TITLES)] == TITLES
    for ruleset in RULESETS:
        of_modes = [title_of(ruleset, mode) for mode in ruleset.modes]
        assert (of_modes == [ruleset_name(ruleset)]) == (len(ruleset.modes) == 1)


def test_a_ruleset_without_words_is_called_by_its_id() -> None:
    assert ruleset_name(replace(ruleset_of("calm"), id="marathon")) == "Marathon"


def test_numbers_are_written_as_the_language_does() -> None:
    QLocale.setDefault(QLocale("es_ES"))
    assert number(1_234_567) == "1.234.567"
    QLocale.setDefault(QLocale("en_US"))
    assert aimed_points(1502) == "+1,502"
