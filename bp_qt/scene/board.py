"""The board: frame, empty cells, filled faces, and the ring on the cell that has the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_qt.engine.shapes import Family
from bp_qt.look.blocks import BlockPainter, Finish, inside, square_of
from bp_qt.look.strokes import ring
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell

Faces = tuple[tuple[Family | None, ...], ...]
SHADOW_STEPS = 7


class BoardItem(SceneItem):
    """Shows the position it was told, and nothing else. The ghost, the effects and the cursor lie on it."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._faces: Faces = ()
        self._over = False
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

    def set_faces(self, faces: Sequence[Sequence[Family | None]]) -> None:
        """Show these rows of families; None is an empty cell."""
        rows = tuple(tuple(row) for row in faces)
        if rows != self._faces:
            self._faces = rows
            self.update()

    def set_cursor(self, cell: Cell | None) -> None:
        """Ring the cell that has the keyboard's focus (None: no cell)."""
        self.cursor_ring.set_cell(cell)

    def set_over(self, over: bool) -> None:
        """Show that the game is over: the faces lose their colour."""
        if over != self._over:
            self._over = over
            self.update()

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
        """Paint frame and cells."""
        layout = self._layout
        if layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, layout)
        finish = Finish.FADED if self._over else Finish.PLAIN
        for row in range(layout.size):
            for col in range(layout.size):
                square = square_of((row, col), layout.grid.x, layout.grid.y, layout.cell)
                family = self.family_at((row, col))
                if family is None:
                    self._blocks.well(painter, inside(square, layout.gap))
                else:
                    self._blocks.face(painter, inside(square, layout.gap), family, finish)

    def _paint_frame(self, painter: QPainter, layout: Layout) -> None:
        board, theme = rectf(layout.board), self.theme
        radius = layout.cell * 0.28
        if not theme.high_contrast:
            paint_shadow(painter, board, radius, layout.cell * 0.16, theme.shadow, theme.dark)
        edge = 2.0 if theme.high_contrast else max(1.0, layout.cell * 0.02)
        painter.setPen(QPen(QColor(theme.frame), edge))
        painter.setBrush(QColor(theme.board))
        half = edge / 2
        painter.drawRoundedRect(board.adjusted(half, half, -half, -half), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.grid))
        near, far = layout.gap // 2, layout.gap - layout.gap // 2
        ground = rectf(layout.grid).adjusted(-far, -far, near, near)
        painter.drawRoundedRect(ground, layout.cell * 0.13, layout.cell * 0.13)

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.3
        return rectf(layout.board).adjusted(-reach, -reach, reach, reach)


class CursorItem(SceneItem):
    """The ring on the current cell, above everything else on the board."""

    def __init__(self, blocks: BlockPainter, parent: QGraphicsItem) -> None:
        super().__init__(blocks, parent)
        self.setZValue(3)
        self._cell: Cell | None = None

    def set_cell(self, cell: Cell | None) -> None:
        """Ring this cell."""
        if cell != self._cell:
            self._cell = cell
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the ring."""
        layout, cell = self._layout, self._cell
        if layout is None or cell is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(3.0, layout.cell * 0.06)
        square = inside(square_of(cell, layout.grid.x, layout.grid.y, layout.cell), layout.gap)
        inset = width / 2
        rect = square.adjusted(inset, inset, -inset, -inset)
        ring(painter, rect, layout.cell * 0.16, self.theme.focus, self.theme.halo, width)

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.1 + 4
        return rectf(layout.grid).adjusted(-reach, -reach, reach, reach)


def paint_shadow(
    painter: QPainter, rect: QRectF, radius: float, reach: float, colour: str, dark: bool
) -> None:
    """A soft shadow under ``rect`` that falls ``reach`` px."""
    tone = QColor(colour)
    tone.setAlphaF(0.055 if dark else 0.028)
    painter.save()
    # What casts the shadow covers most of it: painting only the rim takes a tenth of the time.
    rim = QRegion(rect.adjusted(-reach, -reach, reach, reach * 2).toAlignedRect())
    covered = QRegion(rect.adjusted(radius, radius, -radius, -radius).toRect())
    painter.setClipRegion(rim.subtracted(covered), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    for step in range(SHADOW_STEPS):
        grow = reach * (step + 1) / SHADOW_STEPS - reach * 0.2
        shadow = rect.adjusted(-grow, -grow, grow, grow).translated(0, reach * 0.35)
        painter.drawRoundedRect(shadow, radius + grow, radius + grow)
    painter.restore()
