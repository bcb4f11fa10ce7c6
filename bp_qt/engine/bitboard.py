"""A board is an int: bit `row * size + column` is set when that cell is filled (docs/rules.md 1).

No other module shifts the bits of a board.

>>> grid = grid_of(8)
>>> board = grid.mask_of([(0, 0), (7, 7)])
>>> grid.is_filled(board, (7, 7)), grid.is_filled(board, (0, 7))
(True, False)
>>> grid.rows_of(board)[0]
'#.......'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

__all__ = ["Cell", "FullLines", "Grid", "Offsets", "cell_name", "count", "grid_of"]

Offsets = tuple[tuple[int, int], ...]

Cell = tuple[int, int]
"""(row, column), both from 0; row 0 is the top, column 0 the left."""


class FullLines(NamedTuple):
    """The full rows and columns of one board, and the mask of all their cells."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    mask: int


def count(board: int) -> int:
    """How many cells are filled."""
    return board.bit_count()


def cell_name(cell: Cell) -> str:
    """The name people are shown: column letter, row number from 1.

    >>> cell_name((3, 2))
    'C4'
    """
    row, column = cell
    return f"{chr(ord('A') + column)}{row + 1}"


class Grid:
    """The geometry of a board of `size` × `size` cells: its line masks and where shapes fit. Immutable; use `grid_of`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.full = (1 << size * size) - 1
        line = (1 << size) - 1
        self.row_masks = tuple(line << row * size for row in range(size))
        left = sum(1 << row * size for row in range(size))
        self.column_masks = tuple(left << column for column in range(size))
        self._inside: dict[Offsets, int] = {}
        self._stamps: dict[Offsets, int] = {}

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.size and 0 <= cell[1] < self.size

    def mask_of(self, cells: Iterable[Cell]) -> int:
        """The board with exactly these cells filled; all must be on the board."""
        mask = 0
        for row, column in cells:
            mask |= 1 << row * self.size + column
        return mask

    def cells_of(self, board: int) -> Iterator[Cell]:
        """The filled cells in reading order."""
        while board:
            lowest = board & -board
            yield divmod(lowest.bit_length() - 1, self.size)
            board ^= lowest

    def is_filled(self, board: int, cell: Cell) -> bool:
        """Whether `cell`, which is on the board, is filled."""
        return bool(board >> cell[0] * self.size + cell[1] & 1)

    def inside(self, offsets: Offsets) -> int:
        """The cells where the anchor of a shape may lie so that the whole shape is on the board.

        `offsets` are the cells of a shape counted from its anchor, in reading order.
        """
        mask = self._inside.get(offsets)
        if mask is None:
            cells = ((row, column) for row in range(self.size) for column in range(self.size))
            mask = self.mask_of(
                (r, c) for r, c in cells if all((r + dr, c + dc) in self for dr, dc in offsets)
            )
            self._inside[offsets] = mask
        return mask

    def fit_mask(self, board: int, offsets: Offsets) -> int:
        """All anchors at which a shape lies on empty cells: an AND of the shifted empty cells.

        The anchor is the first cell in reading order, so every other cell has a higher bit and every shift goes
        the same way; what a shift carries across the edge of the board is masked off by `inside`.
        """
        empty = self.full & ~board
        fit = self.inside(offsets)
        for row, column in offsets:
            fit &= empty >> row * self.size + column
        return fit

    def stamp(self, offsets: Offsets, anchor: Cell) -> int:
        """The cells that a shape covers with its anchor on `anchor`; it must be inside the board."""
        mask = self._stamps.get(offsets)
        if mask is None:
            mask = self._stamps[offsets] = sum(1 << row * self.size + column for row, column in offsets)
        return mask << anchor[0] * self.size + anchor[1]

    def full_lines(self, board: int) -> FullLines:
        """The full rows and columns, top to bottom and left to right."""
        rows = tuple(row for row, mask in enumerate(self.row_masks) if board & mask == mask)
        columns = tuple(column for column, mask in enumerate(self.column_masks) if board & mask == mask)
        cleared = 0
        for row in rows:
            cleared |= self.row_masks[row]
        for column in columns:
            cleared |= self.column_masks[column]
        return FullLines(rows, columns, cleared)

    def fullest_row(self, board: int) -> int:
        """The row with most filled cells; of equals, the topmost."""
        return max(range(self.size), key=lambda row: (count(board & self.row_masks[row]), -row))

    def rows_of(self, board: int) -> tuple[str, ...]:
        """The picture of a board, top row first: `#` filled, `.` empty."""
        return tuple(
            "".join("#" if self.is_filled(board, (row, column)) else "." for column in range(self.size))
            for row in range(self.size)
        )

    def board_of(self, rows: Sequence[str]) -> int:
        """The board of a picture as `rows_of` gives it.

        >>> grid_of(8).board_of(grid_of(8).rows_of(12345)) == 12345
        True
        """
        return self.mask_of(
            (row, column) for row, text in enumerate(rows) for column, mark in enumerate(text) if mark == "#"
        )


@cache
def grid_of(size: int) -> Grid:
    """The one shared `Grid` of this size."""
    return Grid(size)
