"""Text in the scene: fonts by pixel height, shrunk to fit, never clipped."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

FONT_SHARE = 0.8
"""Pixel size of a font as a part of the height of its line."""
SMALLEST_FONT_PX = 6.0


def font_of(line_px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface's font so large that a line of it is about ``line_px`` high, with digits of one width."""
    font = QGuiApplication.font()
    font.setPixelSize(max(1, round(line_px * FONT_SHARE)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def width_of(font: QFont, text: str) -> float:
    """Width of a line of text in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, or a smaller one in which ``text`` is at most ``width`` px wide."""
    needed = width_of(font, text)
    if needed <= width or needed <= 0:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(int(SMALLEST_FONT_PX), int(font.pixelSize() * width / needed)))
    return smaller


def draw_line(
    painter: QPainter, rect: QRectF, font: QFont, colour: str, text: str, align: Qt.AlignmentFlag
) -> None:
    """Draw one line of text in ``rect``."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip), text)
