"""Answers to the reading keys: where am I, this row, this column, the board, the tray, the score.

What can be known of a position is asked of the engine; this module only says it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.game import Game
from bp_qt.engine.survey import Survey, survey_of
from bp_qt.play.session import GameSession
from bp_qt.words.counted import counted
from bp_qt.words.fill import fill
from bp_qt.words.phrases import (
    capital,
    cell_label,
    column_label,
    listed,
    places_sentence,
    row_label,
    slot_label,
)
from bp_qt.words.wording import clock_text, number, told_figures

__all__ = [
    "board_sentence",
    "column_sentence",
    "here_sentence",
    "row_sentence",
    "score_sentence",
    "tray_sentence",
]

translate = QCoreApplication.translate


def here_sentence(game: Game, cell: Cell) -> str:
    """The cell, and how full its row and its column are."""
    survey = survey_of(game)
    return fill(
        translate("Reading", "{cell}. {row} has {in_row}, {column} has {in_column}."),
        cell=cell_label(game, cell),
        row=capital(row_label(cell[0])),
        in_row=counted.filled(survey.row_counts[cell[0]]),
        column=column_label(cell[1]),
        in_column=counted.filled(survey.column_counts[cell[1]]),
    )


def row_sentence(game: Game, row: int) -> str:
    """The filled stretches of a row, by column letters."""
    filled = [game.is_filled((row, column)) for column in range(game.ruleset.size)]
    return _line_sentence(row_label(row), filled, [chr(ord("A") + i) for i in range(len(filled))])


def column_sentence(game: Game, column: int) -> str:
    """The filled stretches of a column, by row numbers."""
    filled = [game.is_filled((row, column)) for row in range(game.ruleset.size)]
    return _line_sentence(column_label(column), filled, [str(i + 1) for i in range(len(filled))])


def board_sentence(game: Game) -> str:
    """How full the board is, its fullest lines, the largest open square and the longest open run."""
    survey = survey_of(game)
    if not survey.filled:
        return translate("Reading", "The board is empty.")
    return fill(
        translate(
            "Reading",
            "{cells} of {all} filled. Fullest: {lines}. Largest open square {side} by {side}, longest open run {run}.",
        ),
        cells=counted.cells(survey.filled),
        all=number(game.ruleset.size**2),
        lines=_fullest(survey),
        side=number(survey.open_square),
        run=number(survey.open_run),
    )


def tray_sentence(game: Game) -> str:
    """The three pieces, and in how many places each fits."""
    parts = []
    for slot, shape in enumerate(game.tray):
        label = slot_label(slot, shape)
        parts.append(label if shape is None else f"{label}, {places_sentence(game.legal.count_of(slot))}")
    return ". ".join(parts) + "."


def score_sentence(session: GameSession) -> str:
    """Every figure of the panel, and the playing time."""
    seconds = session.sitting.time_ms // 1000
    time = fill(translate("Reading", "Time played {time}"), time=clock_text(seconds))
    return ". ".join([*(figure.text for figure in told_figures(session)), time]) + "."


def _line_sentence(label: str, filled: list[bool], names: list[str]) -> str:
    stretches = _stretches(filled, names)
    if not stretches:
        text = translate("Reading", "{line}: empty.")
    elif all(filled):
        text = translate("Reading", "{line}: full.")
    else:
        text = translate("Reading", "{line}: filled {stretches}.")
    return fill(text, line=capital(label), stretches=listed(stretches))


def _stretches(filled: list[bool], names: list[str]) -> list[str]:
    """The filled stretches: `A`, `C to E`."""
    stretches, start = [], None
    for at, is_filled in enumerate([*filled, False]):
        if is_filled and start is None:
            start = at
        elif not is_filled and start is not None:
            first, last = names[start], names[at - 1]
            text = "{first}" if first == last else translate("Reading", "{first} to {last}")
            stretches.append(fill(text, first=first, last=last))
            start = None
    return stretches


def _fullest(survey: Survey) -> str:
    most = max(*survey.row_counts, *survey.column_counts)
    rows = [row_label(row) for row, count in enumerate(survey.row_counts) if count == most]
    columns = [column_label(column) for column, count in enumerate(survey.column_counts) if count == most]
    shown = (rows + columns)[:3]
    return fill(translate("Reading", "{lines} with {count}"), lines=listed(shown), count=number(most))
