"""The bar of a timed game: a groove that drains, with notches where the time is told."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from bp_qt.look.colours import mix
from bp_qt.look.hollows import trough
from bp_qt.look.strokes import rounded
from bp_qt.look.theme import Theme

_HEIGHT = 0.16
"""As a part of the unit of letters."""
_SMALLEST_PX = 7.0
_GLOSS = "#FFD9A8"
_NOTCH_PX = 1.5


@dataclass(frozen=True, slots=True)
class Clock:
    """Time left, as text and as a part of the whole (0 to 1); `notches` are parts of the whole too.

    `is_low`: little is left; the clock is in the accent then, and its notches are passed.
    """

    label: str
    text: str
    share: float
    is_low: bool
    notches: tuple[float, ...] = ()


def paint_bar(painter: QPainter, area: QRectF, unit: float, clock: Clock, theme: Theme) -> None:
    """At the foot of `area`."""
    tall = max(_SMALLEST_PX, _HEIGHT * unit)
    groove = QRectF(area.left(), area.bottom() - tall - 0.02 * unit, area.width(), tall)
    radius = tall / 2
    trough(painter, groove, radius, unit, theme)
    left = groove.width() * clock.share
    inner = rounded(groove, radius)
    if left > 0:
        part = QRectF(groove.left() - 2 * radius, groove.top(), left + 2 * radius, tall)
        gloss = QLinearGradient(groove.topLeft(), groove.bottomLeft())
        gloss.setColorAt(0, QColor(mix(theme.accent, _GLOSS, 0.0 if theme.high_contrast else 0.18)))
        gloss.setColorAt(1, QColor(theme.accent))
        painter.fillPath(inner.intersected(rounded(part, radius)), gloss)
    for notch in clock.notches:
        at = groove.left() + groove.width() * notch
        colour = theme.panel if clock.share > notch else theme.muted
        painter.fillRect(QRectF(at - _NOTCH_PX / 2, groove.top(), _NOTCH_PX, tall), QColor(colour))
