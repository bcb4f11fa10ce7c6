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

__all__ = [
    "NO_LINES",
    "Cell",
    "FullLines",
    "Grid",
    "bits_of",
    "cell_name",
    "count",
    "grid_of",
    "nth_bit",
]

Cell = tuple[int, int]
"""(row, column), both from 0; row 0 is the top, column 0 the left."""


class FullLines(NamedTuple):
    """The full rows and columns of one board, and the mask of all their cells."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    mask: int


NO_LINES = FullLines((), (), 0)


def count(board: int) -> int:
    """How many cells are filled."""
    return board.bit_count()


def bits_of(board: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest up."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


_HALVES = tuple(
    (width, (1 << width) - 1) for width in (512, 256, 128, 64, 32, 16, 8)
)  # 26 × 26 cells have room
_FEWER_HALVES = _HALVES[3:]
_BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def nth_bit(board: int, n: int) -> int:
    """The number of the `n`-th bit that is set, both from 0: halved down to a byte, which a table knows.

    >>> nth_bit(0b10110, 2)
    4
    """
    below = 0
    for width, mask in _HALVES if board >> 128 else _FEWER_HALVES:
        low = board & mask
        in_low = low.bit_count()
        if n < in_low:
            board = low
        else:
            n -= in_low
            board >>= width
            below += width
    return below + _BITS_OF_BYTE[board][n]


def cell_name(cell: Cell) -> str:
    """The name people are shown: column letter, row number from 1.

    >>> cell_name((3, 2))
    'C4'
    """
    row, column = cell
    return f"{chr(ord('A') + column)}{row + 1}"


class Grid:
    """The geometry of a board of `size` × `size` cells: its line masks. Immutable; use `grid_of`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.full = (1 << size * size) - 1
        line = (1 << size) - 1
        self.row_masks = tuple(line << row * size for row in range(size))
        left = sum(1 << row * size for row in range(size))
        self.column_masks = tuple(left << column for column in range(size))

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
        return (divmod(bit, self.size) for bit in bits_of(board))

    def is_filled(self, board: int, cell: Cell) -> bool:
        """Whether `cell`, which is on the board, is filled."""
        return bool(board >> cell[0] * self.size + cell[1] & 1)

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
        counts = [(board & mask).bit_count() for mask in self.row_masks]
        return counts.index(max(counts))

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
