"""Lines around cells: one outline for cells that touch, and strokes of two tones.

A stroke of two tones (a core and a halo that contrast with each other) keeps its contrast on any ground.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_EDGES = (
    ((0, 0), (0, 1), (-1, 0)),
    ((0, 1), (1, 1), (0, 1)),
    ((1, 1), (1, 0), (1, 0)),
    ((1, 0), (0, 0), (0, -1)),
)
"""Edges of a cell, clockwise: start, end (row, column) and the neighbour on its other side."""

Corner = tuple[int, int]
ROUNDING = 0.19
"""Radius of an outline's corners as a part of the cell, unless another is asked for."""
_HALO_PX = 1.5


def outline_of(
    cells: Iterable[Corner],
    x: float,
    y: float,
    side: float,
    *,
    rounding: float = ROUNDING,
    grow: float = 0.0,
) -> QPainterPath:
    """One path around all `cells` of a grid whose corner is (x, y): cells that share an edge are joined.

    Its corners are `rounding` cells round, and it lies `grow` cells outwards of the cells (less than 0: inwards).
    """
    path = QPainterPath()
    for loop in _loops(frozenset(cells)):
        corners = _corners_only(loop)
        points = [
            QPointF(x + (col + right * grow) * side, y + (row + down * grow) * side)
            for (row, col), (down, right) in zip(corners, _outwards(corners), strict=True)
        ]
        _add_rounded(path, points, side * rounding)
    return path


def _outwards(corners: list[Corner]) -> list[tuple[int, int]]:
    """For each corner of a loop that goes clockwise, the way (down, right) that leads away from its cells."""
    ways = []
    for index, (row, col) in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        here, on = _step(before, (row, col)), _step((row, col), after)
        # The outside is to the left of the way.
        ways.append((-here[1] - on[1], here[0] + on[0]))
    return ways


def _step(start: Corner, end: Corner) -> tuple[int, int]:
    down, right = end[0] - start[0], end[1] - start[1]
    return (down > 0) - (down < 0), (right > 0) - (right < 0)


def _add_rounded(path: QPainterPath, points: list[QPointF], radius: float) -> None:
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start = _towards(corner, before, radius)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, _towards(corner, after, radius))
    path.closeSubpath()


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    way = end - start
    length = max(abs(way.x()), abs(way.y())) or 1.0
    return start + way * (min(distance, length / 2) / length)


def _loops(cells: frozenset[Corner]) -> list[list[Corner]]:
    follow: dict[Corner, list[Corner]] = {}
    for row, col in sorted(cells):
        for start, end, beyond in _EDGES:
            if (row + beyond[0], col + beyond[1]) not in cells:
                origin = (row + start[0], col + start[1])
                follow.setdefault(origin, []).append((row + end[0], col + end[1]))
    loops = []
    while follow:
        start = min(follow)
        loop = [start]
        while len(loop) == 1 or loop[-1] != start:
            loop.append(_turn(follow, loop))
        loops.append(loop[:-1])
    return loops


def _turn(follow: dict[Corner, list[Corner]], loop: list[Corner]) -> Corner:
    """Take the next edge; where two cells touch by a corner only, stay with the same cell (turn right)."""
    here = loop[-1]
    choices = follow[here]
    best = choices[0]
    if len(choices) > 1 and len(loop) > 1:
        came = (here[0] - loop[-2][0], here[1] - loop[-2][1])
        right = (here[0] + came[1], here[1] - came[0])
        best = right if right in choices else best
    choices.remove(best)
    if not choices:
        del follow[here]
    return best


def _corners_only(loop: list[Corner]) -> list[Corner]:
    kept = []
    for index, here in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        if (here[0] - before[0]) * (after[1] - here[1]) != (here[1] - before[1]) * (after[0] - here[0]):
            kept.append(here)
    return kept


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def faint(colour: str, alpha: float) -> QColor:
    """The colour, as dense as `alpha` (0 to 1) says."""
    tone = QColor(colour)
    tone.setAlphaF(min(1.0, max(0.0, alpha)))
    return tone


def rounded_pen(colour: str, width: float) -> QPen:
    """A solid pen with round joins."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def stroke(
    painter: QPainter, path: QPainterPath, core: str, halo: str, width: float, halo_px: float = _HALO_PX
) -> None:
    """Stroke `path` with a core of `width` px between two edges of halo."""
    painter.strokePath(path, rounded_pen(halo, width + 2 * halo_px))
    painter.strokePath(path, rounded_pen(core, width))


def dashed_stroke(painter: QPainter, path: QPainterPath, core: str, halo: str, width: float) -> None:
    """Like `stroke`, but with a dashed core."""
    pen = rounded_pen(core, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.6, 1.9])
    painter.strokePath(path, rounded_pen(halo, width + 2 * _HALO_PX))
    painter.strokePath(path, pen)


def ring(painter: QPainter, rect: QRectF, radius: float, core: str, halo: str, width: float) -> None:
    """A rounded ring of two tones, its core centred on the edge of `rect`."""
    stroke(painter, rounded(rect, radius), core, halo, width)
