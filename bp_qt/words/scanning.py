"""What is said of each offer while one switch plays."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.bitboard import Cell, cell_name
from bp_qt.words.counted import counted
from bp_qt.words.phrases import capital, row_label

__all__ = ["buttons_prompt", "cell_prompt", "row_prompt"]


def row_prompt(row: int, places: int) -> str:
    """A row, and in how many places of it the piece fits.

    >>> row_prompt(3, 2)
    'Row 4, fits in 2 places.'
    """
    return f"{capital(row_label(row))}, {counted.places(places)}."


def cell_prompt(cell: Cell, told: str) -> str:
    """A cell, and what choosing it does."""
    return f"{cell_name(cell)}, {told}."


def buttons_prompt() -> str:
    """The offer to go through the buttons."""
    return QCoreApplication.translate("Scanning", "Buttons.")
