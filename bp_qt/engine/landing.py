"""What a placement does to the board: fill, find the full lines on that same board, empty them at once (docs/rules.md 1).

>>> from bp_qt.engine.bitboard import grid_of
>>> from bp_qt.engine.shapes import catalogue
>>> board = grid_of(8).board_of(["#######."])
>>> landing = land(grid_of(8), board, catalogue("basic").by_id("v2"), Placement(0, 0, 7))
>>> landing.full.rows, landing.lines, landing.clean, grid_of(8).rows_of(landing.board)[1]
((0,), 1, False, '.......#')
"""

from __future__ import annotations

from typing import NamedTuple

from bp_qt.engine.bitboard import FullLines, Grid
from bp_qt.engine.moves import Placement
from bp_qt.engine.shapes import Catalogue, Shape

__all__ = ["Landing", "land"]


class Landing(NamedTuple):
    """A piece landed: `stamp` are its cells as a board, `full` the lines it completed, `board` what is left."""

    placement: Placement
    shape: Shape
    stamp: int
    full: FullLines
    board: int

    @property
    def lines(self) -> int:
        """How many rows and columns are full."""
        return len(self.full.rows) + len(self.full.columns)

    @property
    def clean(self) -> bool:
        """Whether the board is empty now; only a clear can do that."""
        return self.board == 0

    def planes_after(self, planes: tuple[int, ...], catalogue: Catalogue) -> tuple[int, ...]:
        """`planes`, the cells by family in the order of the catalogue's, after the landing."""
        keep = ~self.full.mask
        return tuple(
            (plane | self.stamp if family == self.shape.family else plane) & keep
            for family, plane in zip(catalogue.families, planes, strict=True)
        )


def land(grid: Grid, board: int, shape: Shape, placement: Placement) -> Landing:
    """`shape` placed on `board`, where it must fit."""
    stamp = grid.stamp(shape.offsets, placement.anchor)
    full = grid.full_lines(board | stamp)
    return Landing(placement, shape, stamp, full, (board | stamp) & ~full.mask)
