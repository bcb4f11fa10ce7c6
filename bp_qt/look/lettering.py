"""Text in the scene: fonts by pixel size, one display weight for the score, shrunk to fit, never clipped."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainter

DISPLAY_FAMILIES = (
    "SF Pro Display",
    "Segoe UI Variable Display",
    "Adwaita Sans",
    "Inter Display",
    "Inter",
    "Ubuntu Sans",
    "Ubuntu",
    "Noto Sans Display",
    "Noto Sans",
    "Cantarell",
    "Segoe UI",
    "Helvetica Neue",
    "DejaVu Sans",
)
"""Families that the score is written in, the first that is installed; the system's own first if it is one of them."""
SMALLEST_FONT_PX = 6

REGULAR, MEDIUM, DEMI, BOLD = (
    QFont.Weight.Normal,
    QFont.Weight.Medium,
    QFont.Weight.DemiBold,
    QFont.Weight.Bold,
)
_SCORE_SPACING = 97.5
_VALUE_SPACING = 99.5


def text_font(px: float, weight: QFont.Weight = REGULAR) -> QFont:
    """The interface's font so many px large, with digits of one width."""
    font = QGuiApplication.font()
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def value_font(px: float) -> QFont:
    """For figures: the display family, digits of one width."""
    font = text_font(px, DEMI)
    font.setFamily(display_family(QGuiApplication.font().family()))
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _VALUE_SPACING)
    return font


def score_font(px: float) -> QFont:
    """For the score and the clock: the one display weight."""
    font = value_font(px)
    font.setWeight(BOLD)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SCORE_SPACING)
    return font


@cache
def display_family(own: str) -> str:
    """The family for figures; `own` is the interface's."""
    if own in DISPLAY_FAMILIES:
        return own
    installed = set(QFontDatabase.families())
    return next((family for family in DISPLAY_FAMILIES if family in installed), own)


def width_of(font: QFont, text: str) -> float:
    """Width of a line of text in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, shrunk if needed until `text` is at most `width` px wide."""
    smaller = QFont(font)
    needed = width_of(smaller, text)
    while needed > width and smaller.pixelSize() > SMALLEST_FONT_PX:
        smaller.setPixelSize(
            max(SMALLEST_FONT_PX, min(smaller.pixelSize() - 1, int(font.pixelSize() * width / needed)))
        )
        needed = width_of(smaller, text)
    return smaller


def write(
    painter: QPainter,
    at: QPointF,
    font: QFont,
    colour: str,
    text: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw one line of text on the baseline that starts, ends or has its middle at `at`."""
    wide = width_of(font, text)
    left = at.x()
    if align == Qt.AlignmentFlag.AlignRight:
        left -= wide
    elif align == Qt.AlignmentFlag.AlignHCenter:
        left -= wide / 2
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(left, at.y()), text)


def baseline_in(rect: QRectF, font: QFont) -> float:
    """Where the baseline of a line of text is that stands in the middle of `rect`."""
    metrics = QFontMetricsF(font)
    return rect.center().y() + (metrics.capHeight() or metrics.ascent() * 0.72) / 2
