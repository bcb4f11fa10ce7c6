"""Rows emptied to free a piece: zen's, when stuck, and those of a continue (docs/rules.md 4).

>>> from bp_qt.engine.shapes import catalogue
>>> board = grid_of(8).board_of(["#######."] * 7 + ["......##"])
>>> rows_that_free(8, board, (catalogue("basic").by_id("square2"), None, None), most=4)
(0, 1)
"""

from __future__ import annotations

from collections.abc import Iterable

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.legal import LegalPlacements
from bp_qt.engine.shapes import Shape

__all__ = ["MOST_ROWS_A_CONTINUE_EMPTIES", "rows_that_free", "without_rows"]

MOST_ROWS_A_CONTINUE_EMPTIES = 4


def without_rows(size: int, board: int, rows: Iterable[int]) -> int:
    """`board` with these rows emptied."""
    for row in rows:
        board &= ~grid_of(size).row_masks[row]
    return board


def rows_that_free(size: int, board: int, tray: tuple[Shape | None, ...], *, most: int) -> tuple[int, ...]:
    """The rows to empty until a piece of `tray` fits: the fullest (of equals, the topmost), again and again.

    None where a piece fits as it is, and none where `most` rows would not free one.
    """
    rows: list[int] = []
    while not LegalPlacements(size, board, tray):
        if len(rows) == most:
            return ()
        rows.append(grid_of(size).fullest_row(board))
        board = without_rows(size, board, rows[-1:])
    return tuple(rows)
