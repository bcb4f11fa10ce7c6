"""A slot of the tray and the piece that lies in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, Finish
from bp_qt.look.strokes import ring, rounded_pen
from bp_qt.scene.board import paint_shadow
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.shapes import Shape

DRAGGED_OPACITY = 0.5
"""A piece that is being dragged is seen on the board; one that was only chosen is seen here, at full strength."""


@dataclass(frozen=True)
class SlotLook:
    """All that a slot shows."""

    shape: Shape | None = None
    selected: bool = False
    in_hand: bool = False
    focused: bool = False
    fits_nowhere: bool = False
    hovered: bool = False


class SlotItem(SceneItem):
    """One slot, index 0 to 2 from the left."""

    def __init__(self, blocks: BlockPainter, index: int) -> None:
        super().__init__(blocks)
        self._index = index
        self._look = SlotLook()
        self._entrance = 1.0

    @property
    def look(self) -> SlotLook:
        """What is shown."""
        return self._look

    def set_slot(
        self,
        shape: Shape | None,
        selected: bool = False,
        in_hand: bool = False,
        focused: bool = False,
        fits_nowhere: bool = False,
    ) -> None:
        """Show a piece (None: a used slot) and what is happening to it."""
        self._set(SlotLook(shape, selected, in_hand, focused, fits_nowhere, self._look.hovered))

    def set_hovered(self, hovered: bool) -> None:
        """The pointer is over it."""
        self._set(replace(self._look, hovered=hovered))

    def set_entrance(self, share: float) -> None:
        """How far a new piece has arrived: 0 not yet seen, 1 in its place (effects only)."""
        if share != self._entrance:
            self._entrance = share
            self.update()

    def _set(self, look: SlotLook) -> None:
        if look != self._look:
            self._look = look
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint slot and piece."""
        layout = self._layout
        if layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = rectf(layout.slots[self._index])
        radius = layout.cell * 0.26
        self._paint_ground(painter, rect, radius, layout)
        if self._look.shape is not None:
            self._paint_piece(painter, rect, self._look.shape, layout.tray_cell)
            if self._look.fits_nowhere:
                self._paint_no_place(painter, rect, layout)
        if self._look.focused:
            width = max(3.0, layout.cell * 0.05)
            outer = rect.adjusted(-2, -2, 2, 2)
            ring(painter, outer, radius + 2, self.theme.focus, self.theme.halo, width)

    def _paint_ground(self, painter: QPainter, rect: QRectF, radius: float, layout: Layout) -> None:
        theme, look = self.theme, self._look
        if look.shape is None:
            pen = rounded_pen(theme.grid, max(1.0, layout.cell * 0.02))
            pen.setDashPattern([3, 4])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            return
        ground = theme.slot_hover if look.hovered else theme.slot
        if look.selected:
            ground = theme.slot_chosen
            if not theme.high_contrast:
                paint_shadow(painter, rect, radius, layout.cell * 0.12, theme.shadow, theme.dark)
        width = max(3.0, layout.cell * 0.06) if look.selected else max(1.0, layout.cell * 0.02)
        painter.setPen(QPen(QColor(theme.text if look.selected else theme.grid), width))
        painter.setBrush(QColor(ground))
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def _paint_piece(self, painter: QPainter, rect: QRectF, shape: Shape, cell: int) -> None:
        look = self._look
        x = round(rect.center().x() - shape.width * cell / 2)
        y = round(rect.center().y() - shape.height * cell / 2 + (1 - self._entrance) * cell)
        painter.save()
        is_away = look.in_hand and not look.selected
        painter.setOpacity(painter.opacity() * self._entrance * (DRAGGED_OPACITY if is_away else 1.0))
        self._blocks.piece(painter, shape, x, y, cell, Finish.FADED if look.fits_nowhere else Finish.PLAIN)
        painter.restore()

    def _paint_no_place(self, painter: QPainter, rect: QRectF, layout: Layout) -> None:
        """The mark of a piece that fits nowhere: a barred ring in the corner, seen without colour."""
        radius = max(6.0, layout.cell * 0.17)
        inset = radius + max(5.0, layout.cell * 0.13)
        middle = QPointF(rect.right() - inset, rect.top() + inset)
        pen = rounded_pen(self.theme.mark, max(2.0, radius * 0.3))
        painter.setPen(pen)
        painter.setBrush(QColor(self.theme.slot))
        painter.drawEllipse(middle, radius, radius)
        reach = radius * 0.7
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.3 + 8
        return rectf(layout.slots[self._index]).adjusted(-reach, -reach, reach, reach)
