"""The tray: one trough, and in each of its thirds a piece."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, Finish, square_of
from bp_qt.look.hollows import trough
from bp_qt.look.shadows import Shadow, soft
from bp_qt.look.strokes import faint, ring, rounded, rounded_pen
from bp_qt.scene.item import Ground, SceneItem, rectf
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.shapes import Shape

# Parts of the board's cell.
_TROUGH_RADIUS = 0.40
_CARD_INSET = 0.10
_CARD_RADIUS = 0.30
_RING_RADIUS = 0.36
_MARK_RADIUS = 0.15
_MARK_AT = (0.32, 0.34)
_ARRIVES = 0.25
"""From where a new piece comes, above its place."""
_USED = (0.32, 3.0)
"""Width as a part of the cell, height in px."""


@dataclass(frozen=True)
class SlotLook:
    """All that a slot shows."""

    shape: Shape | None = None
    selected: bool = False
    in_hand: bool = False
    focused: bool = False
    fits_nowhere: bool = False
    over: bool = False
    hovered: bool = False

    @property
    def is_away(self) -> bool:
        """Whether the piece is seen elsewhere: it is being dragged."""
        return self.in_hand and not self.selected


class TroughItem(SceneItem):
    """The hollow that the pieces lie in."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._ground = Ground()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it."""
        layout = self._layout
        if layout is None or not layout.trough.w:
            return
        rect = rectf(layout.trough)

        def paint_trough(ground: QPainter, _: float) -> None:
            trough(ground, rect, _TROUGH_RADIUS * layout.cell, layout.cell, self.theme)

        self._ground.draw(painter, self._area, (layout, self._blocks), paint_trough)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.trough).adjusted(-1, -1, 1, 2)


class SlotItem(SceneItem):
    """One slot, index 0 to 2 from the left or from the top."""

    def __init__(self, blocks: BlockPainter, index: int) -> None:
        super().__init__(blocks)
        self._index = index
        self._look = SlotLook()
        self._entrance = self._seen = 1.0
        self._away = False
        self._print = 1.0
        self._raised = 0.0

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
        over: bool = False,
    ) -> None:
        """Show a piece (None: a used slot) and what is happening to it."""
        look = SlotLook(shape, selected, in_hand, focused, fits_nowhere, over, self._look.hovered)
        self._set(look)

    def set_hovered(self, hovered: bool) -> None:
        """The pointer is over it."""
        self._set(replace(self._look, hovered=hovered))

    def set_entrance(self, arrived: float, seen: float = 1.0) -> None:
        """How far a new piece has arrived (1: in its place; it may go a little beyond), and how much of it is seen."""
        if (arrived, seen) != (self._entrance, self._seen):
            self._entrance, self._seen = arrived, seen
            self.update()

    def set_away(self, away: bool) -> None:
        """Its piece is carried, or on its way home: only the print is seen."""
        if away != self._away:
            self._away, self._print = away, 1.0
            self.update()

    def set_print(self, seen: float) -> None:
        """How much of the print is seen (0 to 1)."""
        if seen != self._print:
            self._print = seen
            self.update()

    @property
    def raised(self) -> float:
        """How far the piece is lifted, in cells."""
        return self._raised

    def set_raised(self, raised: float) -> None:
        """How far the piece is lifted, in cells."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def corner(self) -> QPointF:
        """Where the bounding box of its piece begins, in the scene."""
        layout, shape = self._layout, self._look.shape
        if layout is None or shape is None:
            return QPointF()
        middle, cell = rectf(layout.slots[self._index]).center(), layout.tray_cell
        # Whole pixels: half ones would be rounded to uneven gaps.
        return QPointF(
            round(middle.x() - shape.width * cell / 2), round(middle.y() - shape.height * cell / 2)
        )

    def _set(self, look: SlotLook) -> None:
        if look != self._look:
            self._look = look
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint slot and piece."""
        layout = self._layout
        if layout is None or not layout.trough.w:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, look = rectf(layout.slots[self._index]), self._look
        is_away = look.is_away or self._away
        if look.selected or (look.hovered and look.shape is not None and not is_away):
            self._paint_card(painter, rect, layout)
        if look.shape is None:
            self._paint_used(painter, rect, layout)
        elif is_away:
            self._paint_print(painter, look.shape, layout)
        else:
            self._paint_piece(painter, look.shape, layout)
        if look.fits_nowhere and not is_away:
            self._paint_no_place(painter, rect, layout)
        if look.focused:
            outer = rect.adjusted(4, 4, -4, -4)
            ring(painter, outer, _RING_RADIUS * layout.cell, self.theme.focus, self.theme.halo, 3.0)

    def _paint_card(self, painter: QPainter, rect: QRectF, layout: Layout) -> None:
        theme, cell = self.theme, layout.cell
        inset = _CARD_INSET * cell
        card = rect.adjusted(inset, inset, -inset, -inset)
        path = rounded(card, _CARD_RADIUS * cell)
        if not theme.high_contrast:
            soft(path, Shadow(0.06 * cell, 0.08 * cell, theme.shadow_alpha), theme.shadow).draw(painter)
        painter.fillPath(path, QColor(theme.card))
        if self._look.selected:
            edge = rounded(card.adjusted(1, 1, -1, -1), _CARD_RADIUS * cell - 1)
            painter.strokePath(edge, QPen(QColor(theme.accent), 2.5))

    def _paint_used(self, painter: QPainter, rect: QRectF, layout: Layout) -> None:
        wide, tall = _USED[0] * layout.cell, _USED[1]
        middle = rect.center()
        dash = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
        painter.fillPath(rounded(dash, tall / 2), QColor(self.theme.used))

    def _paint_print(self, painter: QPainter, shape: Shape, layout: Layout) -> None:
        """Where the piece lay that is in the hand."""
        theme, cell, corner = self.theme, layout.tray_cell, self.corner()
        painter.setOpacity(self._print)
        for place in shape.cells:
            inset = 0.05 * cell
            square = square_of(place, 0, 0, cell).translated(corner).adjusted(inset, inset, -inset, -inset)
            path = rounded(square, 0.18 * cell)
            if theme.high_contrast:
                painter.strokePath(path, QPen(QColor(theme.muted), 1, Qt.PenStyle.DotLine))
                continue
            painter.fillPath(path.translated(0, 1), faint(theme.well_light, 0.35 if theme.dark else 0.8))
            painter.fillPath(path, QColor(theme.imprint))
        painter.setOpacity(1.0)

    def _paint_piece(self, painter: QPainter, shape: Shape, layout: Layout) -> None:
        look, corner = self._look, self.corner()
        finish = Finish.FADED if look.fits_nowhere or look.over else Finish.PLAIN
        y = corner.y() - ((1 - self._entrance) * _ARRIVES + self._raised) * layout.cell
        painter.save()
        painter.setOpacity(painter.opacity() * self._seen)
        self._blocks.piece(painter, shape, corner.x(), y, layout.tray_cell, finish)
        painter.restore()

    def _paint_no_place(self, painter: QPainter, rect: QRectF, layout: Layout) -> None:
        """The mark of a piece that fits nowhere: a barred ring in the corner, seen without colour. It comes with it."""
        radius = max(7.0, _MARK_RADIUS * layout.cell)
        right, down = (max(part * layout.cell, radius + 5) for part in _MARK_AT)
        middle = QPointF(rect.right() - right, rect.top() + down)
        painter.save()
        painter.setOpacity(painter.opacity() * self._seen)
        painter.setPen(rounded_pen(self.theme.warn, max(1.6, radius * 0.26)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        reach = radius * 0.7
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
        painter.restore()

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.3 + 8
        return rectf(layout.slots[self._index]).adjusted(-reach, -reach, reach, reach)
