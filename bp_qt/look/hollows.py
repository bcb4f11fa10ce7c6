"""What is carved in: wells, the trough, grooves. The upper wall is in shade, the lower edge catches the light."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from bp_qt.look.strokes import faint, rounded
from bp_qt.look.theme import Theme

_WALLS = 6
_WALL_ALPHA = {False: 0.10, True: 0.16}
"""By whether the theme is dark."""
_LIGHT_ALPHA = {False: 0.95, True: 0.55}


def hollow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    cell: float,
    theme: Theme,
    ratio: float = 1.0,
    *,
    edges: bool = False,
) -> None:
    """A well; with `edges`, its edge has a contrast of 3:1. `ratio` is the painter's units a logical px."""
    edge = theme.grid_edge if edges else theme.well_edge
    _carve(painter, rect, radius, cell, theme, ratio, (theme.well, theme.well_shade, edge), plain_edge=edges)


def trough(
    painter: QPainter, rect: QRectF, radius: float, cell: float, theme: Theme, ratio: float = 1.0
) -> None:
    """A trough or a groove."""
    if theme.high_contrast:
        edge = 2 * ratio
        painter.fillPath(rounded(rect, radius), QColor(theme.trough))
        inner = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.strokePath(rounded(inner, radius - edge / 2), QPen(QColor(theme.trough_edge), edge))
        return
    colours = (theme.trough, theme.trough_shade, theme.trough_edge)
    _carve(painter, rect, radius, cell, theme, ratio, colours, plain_edge=False)


def _carve(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    cell: float,
    theme: Theme,
    ratio: float,
    colours: tuple[str, str, str],
    *,
    plain_edge: bool,
) -> None:
    ground, shade, edge = colours
    path = rounded(rect, radius)
    if not theme.high_contrast:
        painter.fillPath(path.translated(0, ratio), faint(theme.well_light, _LIGHT_ALPHA[theme.dark]))
    painter.fillPath(path, QColor(ground))
    if not theme.high_contrast:
        _shade(painter, rect, radius, cell, theme, ratio, shade)
    pen = QPen(QColor(edge), ratio) if plain_edge else QPen(QBrush(_dying(rect, edge)), ratio)
    half = ratio / 2
    painter.strokePath(rounded(rect.adjusted(half, half, -half, -half), radius), pen)


def _shade(
    painter: QPainter, rect: QRectF, radius: float, cell: float, theme: Theme, ratio: float, shade: str
) -> None:
    path = rounded(rect, radius)
    painter.save()
    painter.setClipPath(path)
    wall = faint(shade, _WALL_ALPHA[theme.dark])
    for step in range(_WALLS):
        painter.strokePath(path, QPen(wall, 2 * (1 - step / _WALLS) * max(2.0 * ratio, 0.055 * cell)))
    foot = QPointF(rect.left(), rect.top() + max(4.0 * ratio, 0.20 * cell))
    gradient = QLinearGradient(rect.topLeft(), foot)
    for stop, alpha in ((0.0, 0.75), (0.35, 0.26), (1.0, 0.0)):
        gradient.setColorAt(stop, faint(shade, alpha))
    painter.fillRect(rect, gradient)
    painter.restore()


def _dying(rect: QRectF, edge: str) -> QLinearGradient:
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, alpha in ((0.0, 1.0), (0.5, 0.8), (1.0, 0.35)):
        gradient.setColorAt(stop, faint(edge, alpha))
    return gradient
