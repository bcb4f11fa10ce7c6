"""The legal placements of a position, as a lazy view."""

from __future__ import annotations

from collections.abc import Iterator

from bp_qt.engine.bitboard import Cell, count, grid_of
from bp_qt.engine.moves import Placement
from bp_qt.engine.shapes import Shape

__all__ = ["LegalPlacements"]


class LegalPlacements:
    """Answers `in`, `bool`, iteration, `count`, each for no more work than the question needs.

    Placements come slot by slot, anchors in reading order.

    >>> from bp_qt.engine.shapes import catalogue
    >>> legal = LegalPlacements(8, 0, (catalogue("basic").by_id("single"), None, None))
    >>> legal.count(), Placement(0, 7, 7) in legal, Placement(1, 0, 0) in legal
    (64, True, False)
    """

    __slots__ = ("_board", "_grid", "_tray")

    def __init__(self, size: int, board: int, tray: tuple[Shape | None, ...]) -> None:
        self._grid = grid_of(size)
        self._board = board
        self._tray = tray

    def mask(self, slot: int) -> int:
        """The anchors, as a board, where the piece of `slot` fits; 0 for a used slot."""
        shape = self._tray[slot]
        return 0 if shape is None else self._grid.fit_mask(self._board, shape.offsets)

    def anchors(self, slot: int) -> Iterator[Cell]:
        """The anchors where the piece of `slot` fits, in reading order."""
        return self._grid.cells_of(self.mask(slot))

    def count_of(self, slot: int) -> int:
        """In how many places the piece of `slot` fits."""
        return count(self.mask(slot))

    def count(self) -> int:
        """The number of legal placements; a slot counts even when it holds the same shape as another."""
        return sum(self.count_of(slot) for slot in range(len(self._tray)))

    def __bool__(self) -> bool:
        return any(self.mask(slot) for slot in range(len(self._tray)))

    def __contains__(self, placement: Placement) -> bool:
        on_board = placement.anchor in self._grid
        return on_board and self._grid.is_filled(self.mask(placement.slot), placement.anchor)

    def __iter__(self) -> Iterator[Placement]:
        for slot in range(len(self._tray)):
            for row, column in self.anchors(slot):
                yield Placement(slot, row, column)
