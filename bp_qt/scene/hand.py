"""A piece in the air: free of the grid, with a long soft shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, Finish
from bp_qt.look.shadows import Shadow, SoftPicture, soft
from bp_qt.look.strokes import outline_of, rounded_pen
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.shapes import Shape

# Fall and softness in cells, and how dense in light and in dark themes.
_SHADOWS = ((0.34, 0.22, 0.46, 0.85), (0.09, 0.06, 0.26, 0.60))
_REACH = 1.1
"""How far the shadows reach, in cells."""
_LOW = 0.25
"""How far the shadow falls just above the tray, as a part of what it is high in the air."""
_EDGE_PX = 3


class HandItem(SceneItem):
    """Shows one piece at a place of its own, above everything else.

    `corner` is where its bounding box begins, in px of the scene; `scale` 1 is the size it has on the board.
    """

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self.setZValue(50)
        self._shape: Shape | None = None
        self._corner = QPointF()
        self._scale = 1.0
        self._seen = 1.0
        self._high = 1.0
        self._made_for: object = None
        self._picture = QPixmap()
        self._shadows: tuple[SoftPicture, ...] = ()

    @property
    def piece(self) -> Shape | None:
        """What is shown; None: nothing."""
        return self._shape

    @property
    def corner(self) -> QPointF:
        """Where its bounding box begins."""
        return QPointF(self._corner)

    @property
    def scale_now(self) -> float:
        """How large it is, as a part of its size on the board."""
        return self._scale

    def show_piece(
        self, shape: Shape | None, corner: QPointF, scale: float = 1.0, seen: float = 1.0, high: float = 1.0
    ) -> None:
        """Show a piece there: how large, how much of it is seen, how high it is above everything (all 0 to 1)."""
        self.update(self._around())
        self._shape, self._corner = shape, QPointF(corner)
        self._scale, self._seen, self._high = scale, seen, max(_LOW, high)
        self.update(self._around())

    def clear(self) -> None:
        """Show nothing."""
        if self._shape is not None:
            self.show_piece(None, self._corner)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow and piece."""
        layout, shape = self._layout, self._shape
        if layout is None or shape is None or self._seen <= 0:
            return
        self._make(layout, shape, painter.deviceTransform().m11() or 1.0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._seen)
        painter.translate(self._corner)
        painter.scale(self._scale, self._scale)
        for shadow, (fall, *_) in zip(self._shadows, _SHADOWS, strict=False):
            shadow.draw(painter, QPointF(0, -fall * layout.cell * (1 - self._high)))
        size = QRectF(QPointF(0, 0), self._picture.deviceIndependentSize())
        painter.drawPixmap(size, self._picture, QRectF(self._picture.rect()))
        if self.theme.high_contrast:
            outline = outline_of(shape.cells, 0, 0, layout.cell)
            painter.strokePath(outline, QPen(rounded_pen(self.theme.ghost, _EDGE_PX)))
        painter.restore()

    def _make(self, layout: Layout, shape: Shape, ratio: float) -> None:
        """Piece and shadows are cached as pictures, so that moving only redraws them."""
        key = shape, layout.cell, self._blocks, ratio
        if key == self._made_for:
            return
        self._made_for = key
        self._picture = QPixmap.fromImage(self._blocks.picture(shape, layout.cell, ratio, Finish.LIFTED))
        self._shadows = ()
        if not self.theme.high_contrast:
            path = outline_of(shape.cells, 0, 0, layout.cell, grow=-0.03)
            self._shadows = tuple(
                soft(
                    path,
                    Shadow(fall * layout.cell, softness * layout.cell, dark if self.theme.dark else light),
                    self.theme.shadow,
                )
                for fall, softness, light, dark in _SHADOWS
            )

    def _around(self) -> QRectF:
        layout, shape = self._layout, self._shape
        if layout is None or shape is None:
            return QRectF()
        cell = layout.cell * self._scale
        reach = _REACH * layout.cell
        size = QRectF(self._corner.x(), self._corner.y(), shape.width * cell, shape.height * cell)
        return size.adjusted(-reach, -reach, reach, reach)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.window)
