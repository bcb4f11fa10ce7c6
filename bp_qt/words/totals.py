"""The figures of a tally with their labels, and all of them as plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

from bp_qt.engine.rulesets import Ruleset, Variant
from bp_qt.engine.tally import Figure, Tally, kept_figures
from bp_qt.words.counted import counted
from bp_qt.words.figures import Bar, LabelledFigure
from bp_qt.words.fill import fill
from bp_qt.words.game_over import clean_boards_label
from bp_qt.words.times import day_text, duration_text
from bp_qt.words.wording import number, ruleset_name, title_of

__all__ = [
    "Played",
    "clear_bars",
    "clears_title",
    "day_lines",
    "derived_figures",
    "foremost_figure",
    "kept_tally_figures",
    "reset_label",
    "reset_question",
    "statistics_text",
    "time_bars",
    "total_sentence",
    "under_way_sentence",
]

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Played:
    """What was played of one ruleset and mode; with a game `under_way` the tally is not final."""

    variant: Variant
    tally: Tally
    under_way: bool


_VALUES: Mapping[Figure, Callable[[Tally], str]] = {
    Figure.GAMES: lambda tally: number(tally.games),
    Figure.BEST: lambda tally: number(tally.best),
    Figure.LINES: lambda tally: number(tally.lines),
    Figure.BEST_COMBO: lambda tally: number(tally.best_combo),
    Figure.CLEAN_BOARDS: lambda tally: number(tally.clean_boards),
    Figure.TIME: lambda tally: duration_text(tally.time_ms),
}


def kept_tally_figures(played: Played) -> tuple[LabelledFigure, ...]:
    """What is kept for this ruleset and mode, and only that (docs/rules.md 3, 4, 5); days are `day_lines`."""
    labels = _labels(played.variant.ruleset)
    return tuple(
        LabelledFigure(labels[figure], _VALUES[figure](played.tally))
        for figure in kept_figures(played.variant.ruleset, played.variant.mode)
        if figure in _VALUES
    )


def foremost_figure(played: Played) -> LabelledFigure:
    """What one plays for, the best score; where none is kept, how often one played."""
    variant = played.variant
    figure = Figure.BEST if variant.mode.keeps_record else Figure.GAMES
    return LabelledFigure(_labels(variant.ruleset)[figure], _VALUES[figure](played.tally))


def _labels(ruleset: Ruleset) -> Mapping[Figure, str]:
    return {
        Figure.GAMES: translate("Statistics", "Games"),
        Figure.BEST: translate("Statistics", "Best"),
        Figure.LINES: translate("Statistics", "Lines"),
        Figure.BEST_COMBO: translate("Statistics", "Highest combo"),
        Figure.CLEAN_BOARDS: clean_boards_label(ruleset),
        Figure.TIME: translate("Statistics", "Time played"),
    }


def derived_figures(played: Played) -> tuple[LabelledFigure, ...]:
    """Derived figures worth looking back on, leaving out any that would divide by zero."""
    tally = played.tally
    figures: list[LabelledFigure] = []
    if tally.games:
        lines = _decimal(tally.lines / tally.games)
        figures.append(LabelledFigure(translate("Statistics", "Lines per game"), lines))
    if played.variant.mode.scored and tally.placements:
        points = _decimal(tally.points / tally.placements)
        figures.append(LabelledFigure(translate("Statistics", "Points per placement"), points))
    if tally.games:
        time = duration_text(tally.time_ms // tally.games)
        figures.append(LabelledFigure(translate("Statistics", "Time per game"), time))
    return tuple(figures)


def clear_bars(tally: Tally) -> tuple[Bar, ...]:
    """How many placements cleared 1, 2, … lines at once, against the most frequent: up to the most that were cleared."""
    most = max(tally.clears, default=0)
    last = max((at for at, n in enumerate(tally.clears, start=1) if n), default=0)
    return tuple(
        Bar(counted.lines(at), n / most, number(n)) for at, n in enumerate(tally.clears[:last], start=1)
    )


def day_lines(tally: Tally) -> tuple[str, ...]:
    """The result of each day, the newest first."""
    return tuple(
        fill(
            translate("Statistics", "{day}: {points}"),
            day=day_text(date.fromisoformat(day)),
            points=counted.points(score),
        )
        for day, score in sorted(tally.days.items(), reverse=True)
    )


def under_way_sentence() -> str:
    """That a tally is not final."""
    return translate("Statistics", "Including the game under way.")


def time_bars(all_played: tuple[Played, ...]) -> tuple[Bar, ...]:
    """How the rulesets share the playing time; none before a second has been played."""
    total_ms = _time_ms(all_played)
    bars = []
    for ruleset in dict.fromkeys(played.variant.ruleset for played in all_played):
        time_ms = _time_ms(played for played in all_played if played.variant.ruleset is ruleset)
        share = time_ms / total_ms if total_ms else 0.0
        text = fill(
            translate("Statistics", "{percent}%, {time}"),
            percent=number(round(share * 100)),
            time=duration_text(time_ms),
        )
        bars.append(Bar(ruleset_name(ruleset), share, text))
    return tuple(bars)


def total_sentence(all_played: tuple[Played, ...]) -> str:
    """How long was played in all."""
    return fill(translate("Statistics", "{time} in all."), time=duration_text(_time_ms(all_played)))


def _time_ms(all_played: Iterable[Played]) -> int:
    return sum(played.tally.time_ms for played in all_played)


def statistics_text(all_played: tuple[Played, ...]) -> str:
    """Everything as plain text, a paragraph for each ruleset and mode that has been played."""
    return "\n\n".join(_section_text(played) for played in all_played if played.tally.games)


def _section_text(played: Played) -> str:
    lines = [title_of(played.variant.ruleset, played.variant.mode)]
    if played.under_way:
        lines.append(under_way_sentence())
    lines += (
        f"{figure.label}: {figure.value}"
        for figure in (*kept_tally_figures(played), *derived_figures(played))
    )
    if bars := clear_bars(played.tally):
        lines.append(f"{clears_title()}: " + ", ".join(f"{bar.label} {bar.text}" for bar in bars))
    return "\n".join((*lines, *day_lines(played.tally)))


def clears_title() -> str:
    """The title of the bars of `clear_bars`."""
    return translate("Statistics", "Lines cleared at once")


def _decimal(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def reset_label(ruleset: Ruleset) -> str:
    """What the button is called that forgets the statistics of a game."""
    return fill(translate("StatisticsDialog", "Reset {game}…"), game=ruleset_name(ruleset))


def reset_question(ruleset: Ruleset) -> str:
    """What is asked before the statistics of a game are forgotten."""
    text = translate(
        "StatisticsDialog",
        "Forget all earlier games of {game}? A game under way goes on and still counts.",
    )
    return fill(text, game=ruleset_name(ruleset))
