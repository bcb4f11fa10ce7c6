"""A box to check, with a check mark in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

__all__ = ["CheckBox"]

_MARK = ((0.26, 0.52), (0.43, 0.69), (0.75, 0.33))
"""Corners of the mark, in sides of the box."""
_STROKE_PX = 2.4


class CheckBox(QCheckBox):
    """A style sheet can fill the box but not draw a mark without an image file, and a filled spot would look like a radio button."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(self.palette().ColorRole.Base)
        painter.setPen(
            QPen(ink, _STROKE_PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _MARK]
        painter.drawPolyline(QPolygonF(corners))
