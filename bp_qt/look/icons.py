"""The icons of tools: strokes on a square of 24 units."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bp_qt.look.strokes import rounded_pen

SIDE_PX = 22
_UNITS = 24
_STROKE = 1.9

Point = tuple[float, float]

_LINES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "undo": (((8.5, 13.5), (4, 9), (8.5, 4.5)), ((4, 9), (14, 9)), ((14, 20), (11, 20))),
    "swap": (
        ((8, 4.2), (4.2, 8), (8, 11.8)),
        ((4.4, 8), (19, 8)),
        ((16, 12.2), (19.8, 16), (16, 19.8)),
        ((19.6, 16), (5, 16)),
    ),
    "new": (((12, 5), (12, 19)), ((5, 12), (19, 12))),
    "sound": (((4, 9.6), (7.4, 9.6), (12, 5.6), (12, 18.4), (7.4, 14.4), (4, 14.4), (4, 9.6)),),
    "muted": (
        ((4, 9.6), (7.4, 9.6), (12, 5.6), (12, 18.4), (7.4, 14.4), (4, 14.4), (4, 9.6)),
        ((15.8, 9.6), (20.6, 14.4)),
        ((20.6, 9.6), (15.8, 14.4)),
    ),
    "flag": (((6, 20.5), (6, 4)), ((6, 4.6), (18, 4.6), (15.2, 8.8), (18, 13), (6, 13))),
}
_ARCS: dict[str, tuple[tuple[float, float, float, float, float, float], ...]] = {
    "undo": ((8.5, 9, 11, 11, 90, -180),),
    "sound": ((10.6, 8, 8, 8, -48, 96), (9.8, 4.6, 14.8, 14.8, -44, 88)),
}
"""x, y, width, height, start and sweep in degrees."""

ICONS = frozenset({*_LINES, *_ARCS})
"""The names of all icons."""


def icon_of(name: str) -> QPainterPath:
    """The path of an icon, to be stroked; KeyError for one that is not drawn."""
    if name not in ICONS:
        raise KeyError(name)
    path = QPainterPath()
    for line in _LINES.get(name, ()):
        path.moveTo(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(QPointF(*point))
    for x, y, wide, tall, start, sweep in _ARCS.get(name, ()):
        rect = QRectF(x, y, wide, tall)
        path.arcMoveTo(rect, start)
        path.arcTo(rect, start, sweep)
    return path


def draw_icon(painter: QPainter, name: str, middle: QPointF, side: float, colour: str) -> None:
    """Draw an icon, `side` px large."""
    painter.save()
    painter.translate(middle - QPointF(side / 2, side / 2))
    painter.scale(side / _UNITS, side / _UNITS)
    painter.strokePath(icon_of(name), rounded_pen(colour, _STROKE))
    painter.restore()
