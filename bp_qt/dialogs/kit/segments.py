"""Tabs of one line: as segments in a trough, or as words with a line beneath the chosen one."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QTabBar, QWidget

from bp_qt.dialogs.kit.sheet import resized

__all__ = ["SegmentBar", "WordBar", "paint_segment", "paint_trough"]

_TALL_PX = 44
_RADIUS_PX = 14
_INSET_PX = 4
_LINE_PX = (28, 3)
_SIDE_PX = 20
_FOCUS_PX = 3


def paint_trough(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """The well that segments lie in."""
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
    painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS_PX, _RADIUS_PX)


def paint_segment(
    painter: QPainter, rect: QRect, palette: QPalette, text: str, *, chosen: bool, focused: bool
) -> None:
    """One segment: the chosen one lies on top, with a line of the accent; the ring is the keyboard's."""
    role = QPalette.ColorRole
    card = QRectF(rect).adjusted(_INSET_PX, _INSET_PX, -_INSET_PX, -_INSET_PX)
    radius = _RADIUS_PX - _INSET_PX
    if chosen:
        painter.setPen(QPen(palette.color(role.Dark), 1))
        painter.setBrush(palette.color(role.Button))
        painter.drawRoundedRect(card, radius, radius)
        _paint_line(painter, card, palette, _LINE_PX[0])
    if focused:
        painter.setPen(QPen(palette.color(role.Highlight), _FOCUS_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, radius, radius)
    painter.setPen(palette.color(role.WindowText if chosen else role.PlaceholderText))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)


def _paint_line(painter: QPainter, rect: QRectF, palette: QPalette, wide: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Accent))
    tall = _LINE_PX[1]
    line = QRectF(rect.center().x() - wide / 2, rect.bottom() - tall - 3, wide, tall)
    painter.drawRoundedRect(line, tall / 2, tall / 2)


class SegmentBar(QTabBar):
    """Segments that share the whole width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)

    def tabSizeHint(self, index: int) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.tabText(index)) + 2 * _SIDE_PX
        return QSize(wide, max(_TALL_PX, self.fontMetrics().height() + 20))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_trough(painter, self.rect(), self.palette())
        for index in range(self.count()):
            chosen = index == self.currentIndex()
            paint_segment(
                painter,
                self.tabRect(index),
                self.palette(),
                self.tabText(index),
                chosen=chosen,
                focused=chosen and self.hasFocus(),
            )


class WordBar(SegmentBar):
    """Words from the leading edge, a line beneath the chosen one and a thin one beneath all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setExpanding(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        role = QPalette.ColorRole
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color(role.Mid), 1))
        painter.drawLine(0, self.height() - 2, self.width(), self.height() - 2)
        for index in range(self.count()):
            rect, chosen = self.tabRect(index), index == self.currentIndex()
            painter.setPen(palette.color(role.WindowText if chosen else role.PlaceholderText))
            painter.setFont(resized(self.font(), 1.0, QFont.Weight.DemiBold) if chosen else self.font())
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self.tabText(index))
            if chosen:
                _paint_line(
                    painter, QRectF(rect).adjusted(0, 0, 0, 3), palette, rect.width() - 2 * _SIDE_PX + 10
                )
            if chosen and self.hasFocus():
                painter.setPen(QPen(palette.color(role.Highlight), _FOCUS_PX))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(rect).adjusted(2, 4, -2, -6), 8, 8)
