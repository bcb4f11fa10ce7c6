"""Where shapes lie on a board, worked out once for each shape and size (docs/rules.md 1).

>>> from bp_qt.engine.shapes import catalogue
>>> bar, board = catalogue("basic").by_id("v2"), grid_of(8).board_of(["#######."])
>>> bar.on[8].fit(board) == grid_of(8).mask_of([(0, 7), *((row, column) for row in range(1, 7) for column in range(8))])
True
>>> left, cleared = bar.on[8].spots[0, 7].fill(board)
>>> grid_of(8).rows_of(left)[1], grid_of(8).full_lines(cleared).rows
('.......#', (0,))
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from bp_qt.engine.bitboard import Cell, Grid, grid_of

__all__ = ["Offsets", "Spot", "Stencil", "Stencils", "stencil_of"]

Offsets = tuple[Cell, ...]
"""The cells of a shape counted from its anchor, in reading order."""


class Spot(NamedTuple):
    """A place for a shape: the cells that it covers there, and the masks of the rows and columns that they lie on."""

    stamp: int
    lines: tuple[int, ...]

    def fill(self, board: int) -> tuple[int, int]:
        """The board with the cells filled and full lines emptied at once, and the cells of these lines.

        Only a line that a cell lies on can have become full (docs/rules.md 1).
        """
        board |= self.stamp
        cleared = 0
        for line in self.lines:
            if board & line == line:
                cleared |= line
        return board ^ cleared, cleared

    def completes_a_line(self, board: int) -> bool:
        """Whether filling the cells clears anything."""
        return self.fill(board)[1] != 0


class Stencil:
    """One shape on one size of board: what games ask of it again and again, worked out once. Use `stencil_of`.

    `spots` has the place of every anchor with which the whole shape is on the board.
    """

    def __init__(self, grid: Grid, offsets: Offsets) -> None:
        side = range(grid.size)
        self.spots: dict[Cell, Spot] = {}
        for row, column in product(side, side):
            cells = [(row + down, column + right) for down, right in offsets]
            if all(cell in grid for cell in cells):
                self.spots[row, column] = _spot(grid, cells)
        self._full = grid.full
        self._outside = grid.full ^ grid.mask_of(self.spots)
        self._shifts = tuple(row * grid.size + column for row, column in offsets[1:])

    def fit(self, board: int) -> int:
        """All anchors at which the shape lies on empty cells: where none of its cells meets a filled one.

        The anchor is the first cell in reading order, so every other cell has a higher bit and every shift goes
        the same way; what a shift carries across the edge of the board is no anchor of a spot.
        """
        taken = board | self._outside
        for shift in self._shifts:
            taken |= board >> shift
        return taken ^ self._full


def _spot(grid: Grid, cells: Sequence[Cell]) -> Spot:
    rows, columns = (sorted(set(numbers)) for numbers in zip(*cells, strict=True))
    masks = [grid.row_masks[row] for row in rows] + [grid.column_masks[column] for column in columns]
    return Spot(grid.mask_of(cells), tuple(masks))


@cache
def stencil_of(size: int, offsets: Offsets) -> Stencil:
    """The one shared `Stencil` of a shape on boards of this size."""
    return Stencil(grid_of(size), offsets)


class Stencils(dict[int, Stencil]):
    """The stencils of one shape by size of board, each made when it is first asked for."""

    def __init__(self, offsets: Offsets) -> None:
        super().__init__()
        self._offsets = offsets

    def __missing__(self, size: int) -> Stencil:
        stencil = self[size] = stencil_of(size, self._offsets)
        return stencil
