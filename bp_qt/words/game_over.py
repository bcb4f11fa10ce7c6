"""What the result card says of a game: why it ended, and the figures that its ruleset and mode have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Ruleset
from bp_qt.engine.seeds import daily_date
from bp_qt.play.session import GameSession
from bp_qt.words.counted import counted, result_counts
from bp_qt.words.figures import LabelledFigure
from bp_qt.words.fill import fill
from bp_qt.words.phrases import listed, row_label
from bp_qt.words.times import day_text
from bp_qt.words.wording import number

__all__ = [
    "clean_boards_label",
    "clock_sentence",
    "continue_sentence",
    "day_sentence",
    "ending_sentence",
    "result_figures",
    "seed_line",
    "today_sentence",
]

translate = QCoreApplication.translate


def ending_sentence(game: Game) -> str:
    """Why the game is over.

    >>> from bp_qt.engine.rulesets import ruleset_of
    >>> calm = ruleset_of("calm")
    >>> ending_sentence(Game.new(calm, calm.modes[0], "any"))
    'No piece fits any more.'
    """
    if game.ending is Ending.TIME_UP:
        return translate("ResultDialog", "The time is up.")
    if game.ending is Ending.ENDED:
        return translate("ResultDialog", "No piece fitted, and you ended the game.")
    return translate("ResultDialog", "No piece fits any more.")


def clean_boards_label(ruleset: Ruleset) -> str:
    """What emptying the whole board is called: docs/rules.md 4 and 5 differ."""
    if ruleset.clean_swaps:
        return translate("ResultDialog", "Clean boards")
    return translate("ResultDialog", "Full clears")


def result_figures(session: GameSession) -> tuple[LabelledFigure, ...]:
    """What docs/rules.md 3, 4 and 5 list for the ruleset and mode, without the score."""
    game = session.game
    ruleset = game.ruleset
    figures: list[LabelledFigure] = []
    if game.mode.keeps_record:
        figures.append(LabelledFigure(translate("ResultDialog", "Best"), number(session.best)))
    figures.append(LabelledFigure(translate("ResultDialog", "Lines"), number(game.lines)))
    if ruleset.combo is not None:
        figures.append(LabelledFigure(translate("ResultDialog", "Highest combo"), number(game.best_combo)))
    if ruleset.clean_points:
        figures.append(LabelledFigure(clean_boards_label(ruleset), number(game.clean_boards)))
    if ruleset.has_swaps:
        figures.append(LabelledFigure(translate("ResultDialog", "Swaps used"), number(game.swaps_used)))
    return tuple(figures)


def clock_sentence(session: GameSession) -> str:
    """That the clock of a timed game was eased at some time, whatever the preference is now; "" when it was not."""
    if session.game.mode.limit_ms is None or not session.sitting.eased:
        return ""
    return translate("ResultDialog", "Played with a longer clock, or with none.")


def day_sentence(game: Game) -> str:
    """Which day's game this was, where a mode has one a day; "" elsewhere."""
    if not game.mode.dated:
        return ""
    text = translate(
        "ResultDialog", "The daily game of {day}. There is one game a day; the next one comes tomorrow."
    )
    return fill(text, day=day_text(daily_date(game.seed)))


def continue_sentence(session: GameSession) -> str:
    """What a continue would do; "" where there is none (docs/rules.md 4)."""
    if session.refusal(Command.CONTINUE) is not None:
        return ""
    game = session.game
    rows = sorted(game.apply(Command.CONTINUE)[1].emptied_rows)
    return result_counts.empties_rows(len(rows), listed([row_label(row) for row in rows]))


def today_sentence(game: Game) -> str:
    """That today's game has been played, and what it came to."""
    text = translate("NewGameDialog", "Today’s game is over: {points}, {lines}. The next one comes tomorrow.")
    return fill(text, points=counted.points(game.score), lines=counted.lines(game.lines))


def seed_line(game: Game) -> str:
    """The seed with its label: `Seed: 7QK2M9ZC4T8HXW3D`."""
    return fill(translate("ShareSection", "Seed: {seed}"), seed=game.seed)
