"""The board: slab, empty cells, blocks, and the ring on the cell that has the cursor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, square_of
from bp_qt.look.shadows import Shadow, soft
from bp_qt.look.strokes import faint, ring, rounded
from bp_qt.look.theme import Theme
from bp_qt.scene.item import Ground, SceneItem, rectf
from bp_qt.scene.layout import Layout, face_rect

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

Faces = tuple[tuple["Family | None", ...], ...]

# Parts of a cell.
_RADIUS = 0.40
_LIP = 0.055
_SHADOWS = ((0.16, 0.22, 0.80), (0.05, 0.05, 0.55))
"""Fall, softness, and how dense as a part of the theme's shadow."""
_REACH = 0.9
_RING_PX = 3.0


class BoardItem(SceneItem):
    """Shows the position it is given and nothing else.

    The ghost, moving blocks and the cursor are drawn above it.
    """

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._faces: Faces = ()
        self._away: frozenset[Cell] = frozenset()
        self._ground = Ground()
        self.cursor_ring = CursorItem(blocks, self)

    @property
    def faces(self) -> Faces:
        """Rows of family or None, as shown."""
        return self._faces

    def family_at(self, cell: Cell) -> Family | None:
        """The family of a filled cell; None for an empty one or outside of the board."""
        row, col = cell
        if 0 <= row < len(self._faces) and 0 <= col < len(self._faces[row]):
            return self._faces[row][col]
        return None

    def filled_region(self, but: Iterable[Cell]) -> QRegion:
        """Where blocks lie, except in these cells."""
        layout, left_out, region = self._layout, frozenset(but), QRegion()
        if layout is not None:
            for row, families in enumerate(self._faces):
                for col, family in enumerate(families):
                    if family is not None and (row, col) not in left_out:
                        face = QRect(*face_rect(layout, row, col))
                        region += face
        return region

    def set_faces(self, faces: Sequence[Sequence[Family | None]]) -> None:
        """Show these rows of families; None is an empty cell."""
        before, self._faces = self._faces, tuple(tuple(row) for row in faces)
        if len(before) != len(self._faces):
            self.update()
            return
        for row, (old, new) in enumerate(zip(before, self._faces, strict=True)):
            if old != new:
                self._update_cells((row, col) for col in range(len(new)) if old[col] is not new[col])

    def set_away(self, cells: Iterable[Cell]) -> None:
        """The blocks of these cells are painted by what moves; here their cells are empty."""
        away = frozenset(cells)
        changed, self._away = away ^ self._away, away
        self._update_cells(changed)

    def set_cursor(self, cell: Cell | None) -> None:
        """Ring the cell that has the keyboard's focus (None: no cell)."""
        self.cursor_ring.set_cell(cell)

    def set_layout(self, layout: Layout) -> None:
        """Take another place, the cursor too."""
        super().set_layout(layout)
        self.cursor_ring.set_layout(layout)

    def set_theme(self, blocks: BlockPainter) -> None:
        """Be painted in another theme, the cursor too."""
        super().set_theme(blocks)
        self.cursor_ring.set_theme(blocks)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint slab, wells and blocks."""
        layout = self._layout
        if layout is None:
            return
        key = layout, self._blocks
        self._ground.draw(painter, self._area, key, lambda ground, _: self._paint_ground(ground, layout))
        exposed = option.exposedRect
        for row, families in enumerate(self._faces[: layout.size]):
            for col, family in enumerate(families[: layout.size]):
                if family is None or (row, col) in self._away:
                    continue
                square = square_of((row, col), layout.grid.x, layout.grid.y, layout.cell)
                if square.adjusted(0, 0, 0, layout.cell * 0.1).intersects(exposed):
                    self._blocks.block(painter, square, family)

    def _paint_ground(self, painter: QPainter, layout: Layout) -> None:
        paint_slab(painter, rectf(layout.board), layout.cell, self.theme)
        for row in range(layout.size):
            for col in range(layout.size):
                self._blocks.well(painter, square_of((row, col), layout.grid.x, layout.grid.y, layout.cell))

    def _update_cells(self, cells: Iterable[Cell]) -> None:
        layout = self._layout
        if layout is None:
            return
        for cell in cells:
            square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
            self.update(square.adjusted(0, 0, 0, layout.cell * 0.1))

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * _REACH
        return rectf(layout.board).adjusted(-reach, -reach, reach, reach) & rectf(layout.window)


class CursorItem(SceneItem):
    """The ring on the current cell, above everything else on the board."""

    def __init__(self, blocks: BlockPainter, parent: QGraphicsItem) -> None:
        super().__init__(blocks, parent)
        self.setZValue(3)
        self._cell: Cell | None = None

    def set_cell(self, cell: Cell | None) -> None:
        """Ring this cell."""
        if cell != self._cell:
            self._update_cell()
            self._cell = cell
            self._update_cell()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the ring."""
        layout, cell = self._layout, self._cell
        if layout is None or cell is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = 0.035 * layout.cell + 4
        square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
        rect = square.adjusted(inset, inset, -inset, -inset)
        ring(painter, rect, layout.cell * 0.15, self.theme.focus, self.theme.halo, _RING_PX)

    def _update_cell(self) -> None:
        if self._layout is not None and self._cell is not None:
            self.update(square_of(self._cell, self._layout.grid.x, self._layout.grid.y, self._layout.cell))

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.grid)


def paint_slab(painter: QPainter, rect: QRectF, cell: float, theme: Theme) -> None:
    """The raised board: soft shadow, a thin lip below, light from above."""
    path = rounded(rect, cell * _RADIUS)
    if theme.high_contrast:
        painter.fillPath(path, QColor(theme.slab))
        inner = rounded(rect.adjusted(1, 1, -1, -1), cell * _RADIUS - 1)
        painter.strokePath(inner, QPen(QColor(theme.slab_top), 2))
        return
    for fall, softness, share in _SHADOWS:
        shadow = Shadow(fall * cell, softness * cell, share * theme.shadow_alpha)
        soft(path, shadow, theme.shadow).draw(painter)
    painter.fillPath(path.translated(0, max(2.0, _LIP * cell)), QColor(theme.slab_lip))
    painter.fillPath(path, QColor(theme.slab))
    alpha = 0.8 if theme.dark else 0.9
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, faint(theme.slab_top, alpha))
    light.setColorAt(min(1.0, 26 / max(26.0, rect.height())), faint(theme.slab_top, alpha / 4))
    light.setColorAt(1, faint(theme.slab_top, 0))
    painter.save()
    painter.setClipPath(path)
    painter.strokePath(path, QPen(QBrush(light), 2))
    painter.restore()
