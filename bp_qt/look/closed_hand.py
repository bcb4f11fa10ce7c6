"""The closed hand for drags: platforms offer none for drag and drop, or a forbidden sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from bp_qt.look.strokes import faint, rounded_pen

_SIDE_PX = 32
_INK = "#1E1A16"
_STROKE = 1.3
_MIDDLE = (11.3, 12.5)
_START = (5.2, 9.5)
_CURVES = (
    ((5.0, 6.2), (8.2, 6.0), (8.8, 7.4)),
    ((9.0, 5.2), (12.2, 5.2), (12.5, 7.0)),
    ((13.2, 5.5), (15.9, 5.8), (16.1, 7.7)),
    ((17.0, 6.9), (19.2, 7.3), (19.2, 9.4)),
    ((19.3, 13.0), (19.0, 15.0), (17.6, 17.2)),
)
_WRIST = ((17.4, 20.0), (8.2, 20.0), (8.0, 17.8))
_THUMB = (((6.4, 16.4), (4.2, 14.4), (3.6, 12.2)), ((3.2, 10.6), (4.2, 9.7), (5.2, 9.5)))
_KNUCKLES = (((8.8, 7.6), (8.9, 10.6)), ((12.5, 7.2), (12.5, 10.4)), ((16.0, 8.0), (15.9, 10.6)))


def closed_hand(ratio: float) -> QPixmap:
    """White with a dark edge, seen on any ground; its middle is what points."""
    pixmap = QPixmap(QSize(_SIDE_PX, _SIDE_PX) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    path = _fist()
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(_SIDE_PX / 2, _SIDE_PX / 2) - QPointF(*_MIDDLE))
        painter.fillPath(path.translated(0, 1.2), faint("#000000", 0.25))
        painter.fillPath(path, QColor("#FFFFFF"))
        painter.strokePath(path, rounded_pen(_INK, _STROKE))
        for start, end in _KNUCKLES:
            knuckle = QPainterPath(QPointF(*start))
            knuckle.lineTo(QPointF(*end))
            painter.strokePath(knuckle, rounded_pen(_INK, _STROKE))
    return pixmap


def _fist() -> QPainterPath:
    path = QPainterPath(QPointF(*_START))
    for curve in _CURVES:
        path.cubicTo(*(QPointF(*point) for point in curve))
    for point in _WRIST:
        path.lineTo(QPointF(*point))
    for curve in _THUMB:
        path.cubicTo(*(QPointF(*point) for point in curve))
    path.closeSubpath()
    return path
