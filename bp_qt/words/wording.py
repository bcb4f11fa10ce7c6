"""What the games, their modes and the figures of a position are called, in the interface's language.

Names that the panel paints and assistive technology reads. Sentences about events are in `words.phrases`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QLocale

from bp_qt.engine.game import Game
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.rulesets import RULESETS, Mode, Ruleset
from bp_qt.play.session import GameSession
from bp_qt.words.counted import counted
from bp_qt.words.fill import fill
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = [
    "FigureKind",
    "ShownFigure",
    "aimed_points",
    "clock_text",
    "figures_of",
    "mode_name",
    "mode_sentence",
    "moment_words",
    "number",
    "one_of_games",
    "percent",
    "ruleset_name",
    "ruleset_sentence",
    "sound_sentence",
    "title_of",
    "told_figures",
]

translate = QCoreApplication.translate

_CONTEXT = "Wording"

_RULESET_NAMES: Mapping[str, str] = {
    "calm": QT_TRANSLATE_NOOP("Wording", "Calm"),
    "combo": QT_TRANSLATE_NOOP("Wording", "Combo"),
    "swap": QT_TRANSLATE_NOOP("Wording", "Swap"),
}
_RULESET_SENTENCES: Mapping[str, str] = {
    "calm": QT_TRANSLATE_NOOP(
        "Wording",
        "{size} × {size} cells, an honest even deal and as much undo as you like. No clock, no hurry.",
    ),
    "combo": QT_TRANSLATE_NOOP(
        "Wording",
        "{size} × {size} cells and {shapes} shapes. Clear lines again and again: a combo multiplies their points.",
    ),
    "swap": QT_TRANSLATE_NOOP(
        "Wording",
        "{size} × {size} cells. The deal grows harder with your score; swap the whole group when you need to.",
    ),
}
_MODE_NAMES: Mapping[str, str] = {
    "classic": QT_TRANSLATE_NOOP("Wording", "Classic"),
    "daily": QT_TRANSLATE_NOOP("Wording", "Daily"),
    "zen": QT_TRANSLATE_NOOP("Wording", "Zen"),
    "timed": QT_TRANSLATE_NOOP("Wording", "Timed"),
    "hardcore": QT_TRANSLATE_NOOP("Wording", "Hardcore"),
}
_MODE_SENTENCES: Mapping[str, str] = {
    "classic": QT_TRANSLATE_NOOP("Wording", "The game itself; its best score is kept."),
    "daily": QT_TRANSLATE_NOOP("Wording", "The same pieces for everybody today. One game a day."),
    "zen": QT_TRANSLATE_NOOP("Wording", "No points and no end: when nothing fits, the board makes room."),
    "timed": QT_TRANSLATE_NOOP("Wording", "{time} of playing time from your first piece."),
    "hardcore": QT_TRANSLATE_NOOP(
        "Wording", "Mostly large and awkward shapes, with a best score of its own."
    ),
}


def _word(table: Mapping[str, str], key: str) -> str:
    return translate(_CONTEXT, table.get(key, key.capitalize()))


def ruleset_name(ruleset: Ruleset) -> str:
    """The name of a game: `Combo`."""
    return _word(_RULESET_NAMES, ruleset.id)


def ruleset_sentence(ruleset: Ruleset) -> str:
    """One sentence about a game; its figures are the ruleset's."""
    text = _word(_RULESET_SENTENCES, ruleset.id)
    return fill(text, size=number(ruleset.size), shapes=number(len(ruleset.catalogue.shapes)))


def mode_name(mode: Mode) -> str:
    """The name of a mode: `Classic`."""
    return _word(_MODE_NAMES, mode.id)


def mode_sentence(mode: Mode) -> str:
    """One sentence about a mode; its figures are the mode's."""
    return fill(_word(_MODE_SENTENCES, mode.id), time=counted.time(mode.limit_ms or 0))


def title_of(ruleset: Ruleset, mode: Mode) -> str:
    """Game and mode, the mode only where there are several: `Combo, Zen`, `Calm`."""
    name = ruleset_name(ruleset)
    return name if len(ruleset.modes) == 1 else f"{name}, {mode_name(mode)}"


def number(value: int) -> str:
    """A whole number as the language writes it."""
    return QLocale().toString(value)


def percent(value: int) -> str:
    """A share of a hundred: `70%`."""
    return fill(translate("Preferences", "{percent}%"), percent=number(value))


def clock_text(seconds: int) -> str:
    """Minutes and seconds: `2:41`."""
    return f"{seconds // 60}:{seconds % 60:02}"


class FigureKind(Enum):
    """What the panel can show."""

    SCORE = auto()
    BEST = auto()
    LINES = auto()
    COMBO = auto()
    SWAPS = auto()
    TIME_LEFT = auto()


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """One figure of the panel; `text` is what assistive technology reads: `Score 120`.

    `is_blank`: its place on the panel is kept, but there is nothing to tell.
    """

    kind: FigureKind
    label: str
    value: str
    emphasis: bool = False
    is_blank: bool = False

    @property
    def text(self) -> str:
        """Label and value."""
        return f"{self.label} {self.value}"


def figures_of(session: GameSession) -> tuple[ShownFigure, ...]:
    """The figures that the ruleset and mode of the current game have, and only those."""
    game = session.game
    figures: list[ShownFigure] = []
    if game.mode.scored:
        figures.append(ShownFigure(FigureKind.SCORE, translate("Wording", "Score"), number(game.score)))
    if game.mode.keeps_record:
        figures.append(ShownFigure(FigureKind.BEST, translate("Wording", "Best"), number(session.best)))
    figures.append(ShownFigure(FigureKind.LINES, translate("Wording", "Lines"), number(game.lines)))
    if (multiplier := combo_shown(game)) is not None:
        counts = bool(game.shown_combo)
        label = translate("Wording", "Combo")
        figures.append(ShownFigure(FigureKind.COMBO, label, multiplier, emphasis=counts, is_blank=not counts))
    if game.ruleset.has_swaps:
        figures.append(ShownFigure(FigureKind.SWAPS, translate("Wording", "Swaps"), number(game.swaps)))
    if (remaining_ms := session.remaining_ms) is not None:
        seconds = -(-remaining_ms // 1000)
        figures.append(
            ShownFigure(
                FigureKind.TIME_LEFT,
                translate("Wording", "Time left"),
                clock_text(seconds),
                emphasis=seconds <= 30,
            )
        )
    return tuple(figures)


def told_figures(session: GameSession) -> tuple[ShownFigure, ...]:
    """The figures that there is something to tell of: no combo that is too low to be shown."""
    return tuple(figure for figure in figures_of(session) if not figure.is_blank)


def combo_shown(game: Game) -> str | None:
    """The combo as it is shown: `x3`; a dash while it is too low, None where the ruleset has no combo."""
    shown = game.shown_combo
    return None if shown is None else f"x{shown}" if shown else "–"


def aimed_points(points: int) -> str:
    """The points that an aimed placement would give: `+502`."""
    return f"+{number(points)}"


def moment_words(game: Game, outcome: Outcome) -> str:
    """What is worth a word beside the points of a clear, as seen: `Combo x3`, `Full clear`; empty as a rule."""
    words = []
    if game.shown_combo:
        words.append(f"{translate('Wording', 'Combo')} {combo_shown(game)}")
    if outcome.clean:
        words.append(translate("Wording", "Full clear"))
    return " · ".join(words)


def sound_sentence(*, is_on: bool) -> str:
    """That there is sound now, or none."""
    return translate("Wording", "Sound on.") if is_on else translate("Wording", "Sound off.")


def one_of_games(ruleset: Ruleset) -> str:
    """That this game is one of several: `Calm, one of 3 games`."""
    text = translate("Wording", "{game}, one of {count} games")
    return fill(text, game=ruleset_name(ruleset), count=number(len(RULESETS)))
