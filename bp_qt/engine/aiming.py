"""Where a dragged piece lands: the lift rule (docs/rules.md 1, aiming by drag)."""

from __future__ import annotations

from math import floor

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.shapes import Shape

__all__ = ["lifted"]


def lifted(shape: Shape, x: float, pointer_row: int) -> Cell:
    """The cell that the anchor lands on; no clamping, so it may be off the board.

    `x` is the pointer in cells from the board's left edge (3.7 is in column 3), `pointer_row` the row under the
    pointer, also outside the board (`size` is the row beneath it).

    >>> from bp_qt.engine.shapes import catalogue
    >>> lifted(catalogue("basic").by_id("h2"), 3.7, 5), lifted(catalogue("basic").by_id("h2"), 3.3, 5)
    ((4, 3), (4, 2))
    >>> lifted(catalogue("basic").by_id("corner2-se"), 0.6, 8)
    (6, 1)
    """
    top = pointer_row - shape.height  # the row of the anchor too: it is in the topmost
    left = floor(x - shape.width / 2 + 0.5)
    return top, left + shape.anchor[1]
