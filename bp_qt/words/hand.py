"""What is said of the piece in hand and of the cell where it would land."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

__all__ = [
    "choose_first_sentence",
    "edge_sentence",
    "fits_nowhere_sentence",
    "nothing_to_undo_sentence",
    "put_back_sentence",
]

translate = QCoreApplication.translate


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
