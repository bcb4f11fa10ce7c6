"""What is said of the piece in hand and of the cell where it would land."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.bitboard import Cell, cell_name
from bp_qt.engine.game import Game
from bp_qt.play.aim import Preview
from bp_qt.words.fill import fill
from bp_qt.words.phrases import capital, column_label, listed, places_sentence, slot_label, slot_name
from bp_qt.words.wording import number

__all__ = [
    "choose_first_sentence",
    "edge_sentence",
    "fits_nowhere_sentence",
    "footprint_sentence",
    "no_column_sentence",
    "no_row_sentence",
    "nothing_to_undo_sentence",
    "put_back_sentence",
    "regions_sentence",
    "taken_sentence",
    "typed_column_sentence",
]

translate = QCoreApplication.translate


def taken_sentence(game: Game, slot: int, *, brief: bool = False) -> str:
    """That a piece is in hand: which, and in how many places it fits; `brief` only whether it does."""
    places = game.legal.count_of(slot)
    if brief:
        name = slot_name(slot, game.tray[slot])
        return f"{name}, {places_sentence(0)}." if not places else f"{name}."
    return f"{slot_label(slot, game.tray[slot])}, {places_sentence(places)}."


def footprint_sentence(game: Game, preview: Preview) -> str:
    """The cells that the piece in hand would cover, of those that are on the board, and where its anchor is."""
    text = translate("Tap", "Covers {cells}; anchor {anchor}.")
    covered = listed([cell_name(cell) for cell in preview.cells])
    return fill(text, cells=covered, anchor=cell_name(preview.placement.anchor))


def regions_sentence(game: Game) -> str:
    """In how many places each piece fits, by the region that its anchor is in."""
    parts = []
    for slot, shape in enumerate(game.tray):
        if shape is None:
            continue
        found = Counter(_region(cell, game.ruleset.size) for cell in game.legal.anchors(slot))
        told = [f"{name} {number(found[at])}" for at, name in enumerate(_region_names()) if found[at]]
        parts.append(f"{slot_name(slot, shape)}, {', '.join(told) or places_sentence(0)}.")
    return " ".join(parts)


def _region(cell: Cell, size: int) -> int:
    """Which of nine, in reading order: thirds of the board, as far as its size allows."""
    row, column = cell
    return row * 3 // size * 3 + column * 3 // size


def _region_names() -> tuple[str, ...]:
    return (
        translate("Tap", "top left"),
        translate("Tap", "top"),
        translate("Tap", "top right"),
        translate("Tap", "left"),
        translate("Tap", "centre"),
        translate("Tap", "right"),
        translate("Tap", "bottom left"),
        translate("Tap", "bottom"),
        translate("Tap", "bottom right"),
    )


def typed_column_sentence(column: int) -> str:
    """What a typed move has come to: its row is still to come.

    >>> typed_column_sentence(3)
    'Column D.'
    """
    return f"{capital(column_label(column))}."


def no_column_sentence(column: int) -> str:
    """What is wrong with a typed move."""
    return fill(translate("Tap", "There is no column {column} here."), column=chr(ord("A") + column))


def no_row_sentence(row: int) -> str:
    """What is wrong with a typed move; `row` is counted from 0."""
    return fill(translate("Tap", "There is no row {row} here."), row=number(row + 1))


def choose_first_sentence() -> str:
    """What is missing where no piece is in hand."""
    return translate("Tap", "Choose a piece first: 1, 2 or 3.")


def put_back_sentence() -> str:
    """That no piece is in hand any more."""
    return translate("Tap", "Piece put back.")


def fits_nowhere_sentence() -> str:
    """Why there is no cell to go to."""
    return translate("Tap", "The piece fits nowhere.")


def nothing_to_undo_sentence() -> str:
    """Why undo does nothing where the game has it."""
    return translate("Tap", "Nothing to undo.")


def edge_sentence(rows: int, columns: int) -> str:
    """What a step of so many rows or columns runs into."""
    return {
        (0, -1): translate("Tap", "Left edge."),
        (0, 1): translate("Tap", "Right edge."),
        (-1, 0): translate("Tap", "Top edge."),
        (1, 0): translate("Tap", "Bottom edge."),
    }[rows, columns]
