"""The preview of the aimed piece: where it would land, and what would vanish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, Finish, inside, square_of
from bp_qt.look.strokes import dashed_stroke, outline_of, stroke
from bp_qt.scene.board import BoardItem
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

VANISHING = 0.70
"""Side of a face that is about to vanish, as a part of the cell."""
AIMED_VANISHING = 0.84
"""The same for a face of the aimed piece: it is still seen to be filled."""


@dataclass(frozen=True)
class Aimed:
    """What the ghost shows; cells outside of the board are left out by whoever asks."""

    family: Family
    cells: tuple[Cell, ...]
    fits: bool
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    cleared: tuple[Cell, ...]


class GhostItem(SceneItem):
    """docs/rules.md 1: fits, filled faces and an outline; doesn't fit, a dashed outline alone; lines lit whole."""

    def __init__(self, blocks: BlockPainter, board: BoardItem) -> None:
        super().__init__(blocks, board)
        self.setZValue(1)
        self._board = board
        self._aimed: Aimed | None = None

    @property
    def shown(self) -> Aimed | None:
        """What is shown, None if nothing is."""
        return self._aimed

    def set_preview(
        self,
        family: Family,
        cells_on_board: Iterable[Cell],
        fits: bool,
        rows: Iterable[int] = (),
        columns: Iterable[int] = (),
        cleared: Iterable[Cell] = (),
    ) -> None:
        """Show a piece of ``family`` on these cells, and the lines it would clear (rows, columns, their cells)."""
        self._show(Aimed(family, tuple(cells_on_board), fits, tuple(rows), tuple(columns), tuple(cleared)))

    def clear(self) -> None:
        """Show nothing."""
        self._show(None)

    def _show(self, aimed: Aimed | None) -> None:
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint lit lines, faces and outline."""
        layout, aimed = self._layout, self._aimed
        if layout is None or aimed is None or not aimed.cells:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = outline_of(aimed.cells, layout.grid.x, layout.grid.y, layout.cell)
        width = max(2.0, layout.cell * 0.055)
        if not aimed.fits:
            dashed_stroke(painter, path, self.theme.ghost, self.theme.halo, width)
            return
        self._paint_lines(painter, layout, aimed)
        for cell in aimed.cells:
            if cell not in aimed.cleared:
                square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
                self._blocks.face(painter, inside(square, layout.gap), aimed.family)
        stroke(painter, path, self.theme.ghost, self.theme.halo, width)

    def _paint_lines(self, painter: QPainter, layout: Layout, aimed: Aimed) -> None:
        if not aimed.cleared:
            return
        lit = {(row, col) for row in aimed.rows for col in range(layout.size)}
        lit |= {(row, col) for col in aimed.columns for row in range(layout.size)}
        path = outline_of(lit, layout.grid.x, layout.grid.y, layout.cell)
        painter.fillPath(path, QColor(self.theme.lit))
        for cell in aimed.cleared:
            self._paint_vanishing(painter, layout, aimed, cell)
        width = max(2.0, layout.cell * 0.055)
        stroke(painter, path, self.theme.lit_edge, self.theme.halo, width)

    def _paint_vanishing(self, painter: QPainter, layout: Layout, aimed: Aimed, cell: Cell) -> None:
        mine = cell in aimed.cells
        family = aimed.family if mine else self._board.family_at(cell)
        if family is None:
            return
        shrink = layout.cell * (1 - (AIMED_VANISHING if mine else VANISHING)) / 2
        square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
        face = square.adjusted(shrink, shrink, -shrink, -shrink)
        self._blocks.face(painter, face, family, Finish.PLAIN if mine else Finish.PALE)

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.1 + 4
        return rectf(layout.grid).adjusted(-reach, -reach, reach, reach)
