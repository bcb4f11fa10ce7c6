"""What the result card says of a game: why it ended, and the figures that its ruleset and mode have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Ruleset, Variant
from bp_qt.engine.seeds import daily_date
from bp_qt.play.advice import advice_for, stranded_shapes, stranding_of
from bp_qt.play.challenge import challenge_line
from bp_qt.play.session import GameSession
from bp_qt.words.advising import advice_sentence
from bp_qt.words.counted import counted, result_counts
from bp_qt.words.figures import LabelledFigure
from bp_qt.words.fill import fill
from bp_qt.words.phrases import listed, row_label
from bp_qt.words.shape_names import shape_name
from bp_qt.words.times import day_text
from bp_qt.words.wording import mode_sentence, number

__all__ = [
    "best_sentence",
    "challenge_text",
    "clean_boards_label",
    "clock_sentence",
    "continue_sentence",
    "day_sentence",
    "emptied_rows",
    "ending_sentence",
    "is_new_best",
    "mode_with_best_sentence",
    "new_best_mark",
    "result_figures",
    "result_story",
    "score_figure",
    "stranded_title",
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


def is_new_best(session: GameSession) -> bool:
    """Whether the current game is the best of its ruleset and mode so far."""
    game = session.game
    return game.mode.keeps_record and game.score > session.earlier_best


def new_best_mark() -> str:
    """What stands beside a score that is higher than every earlier one."""
    return translate("ResultDialog", "New best")


def best_sentence(session: GameSession) -> str:
    """The best score to compare with: the earlier one, if this game is the best now; "" where there is none."""
    best = session.earlier_best
    if not session.game.mode.keeps_record or not best:
        return ""
    is_new = is_new_best(session)
    text = (
        translate("ResultDialog", "Best before: {score}")
        if is_new
        else translate("ResultDialog", "Best: {score}")
    )
    return fill(text, score=number(best))


def mode_with_best_sentence(variant: Variant, best: int) -> str:
    """What a mode is, and the best score in it where one is kept: `The game itself; … Best 12,480.`"""
    sentence = mode_sentence(variant.mode)
    if not variant.mode.keeps_record or not best:
        return sentence
    text = translate("NewGameDialog", "{sentence} Best {score}.")
    return fill(text, sentence=sentence, score=number(best))


def score_figure(game: Game) -> LabelledFigure:
    """The score with its label."""
    return LabelledFigure(translate("ResultDialog", "Score"), number(game.score))


def stranded_title() -> str:
    """Above the pieces that fitted nowhere."""
    return translate("ResultDialog", "Fitted nowhere")


def result_story(session: GameSession, *, is_news: bool) -> str:
    """The whole result as one text, in the order in which it matters (docs/accessibility.md, "What is said").

    With `is_news` without reason, score and lines: those were said when the game was over.
    """
    game = session.game
    told = [] if is_news else [ending_sentence(game)]
    if game.mode.scored and not is_news:
        told.append(score_figure(game).text)
    if is_new_best(session):
        told.append(new_best_mark())
    told.append(best_sentence(session))
    told += [figure.text for figure in result_figures(session)[1 if is_news else 0 :]]
    told += [clock_sentence(session), day_sentence(game)]
    stranding = stranding_of(game) if game.ruleset.has_swaps else None
    if stranding is not None:
        names = "; ".join(map(shape_name, stranded_shapes(game)))
        told += [f"{stranded_title()}: {names}", advice_sentence(advice_for(stranding))]
    return " ".join(_ended(text) for text in told if text)


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def challenge_text(game: Game) -> str:
    """The challenge line as it is sent: with the score to beat, where points are counted."""
    line = challenge_line(game)
    if not game.mode.scored:
        return line
    text = translate("ShareSection", "Can you beat {points}? {challenge}")
    return fill(text, points=counted.points(game.score), challenge=line)


def result_figures(session: GameSession) -> tuple[LabelledFigure, ...]:
    """What docs/rules.md 3, 4 and 5 list for the ruleset and mode, without the score and the best one; lines come first."""
    game = session.game
    ruleset = game.ruleset
    figures: list[LabelledFigure] = []
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
    rows = _rows_to_empty(session.game)
    return result_counts.empties_rows(len(rows), listed(rows))


def emptied_rows(game: Game) -> str:
    """The same for a button: `empties row 7 and row 8`."""
    return fill(translate("ResultDialog", "empties {rows}"), rows=listed(_rows_to_empty(game)))


def _rows_to_empty(game: Game) -> list[str]:
    return [row_label(row) for row in sorted(game.apply(Command.CONTINUE)[1].emptied_rows)]


def today_sentence(game: Game) -> str:
    """That today's game has been played, and what it came to."""
    text = translate("NewGameDialog", "Today’s game is over: {points}, {lines}. The next one comes tomorrow.")
    return fill(text, points=counted.points(game.score), lines=counted.lines(game.lines))
