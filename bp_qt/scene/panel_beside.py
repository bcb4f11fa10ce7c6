"""The panel beside the board: title, score, the time where it runs, and figures as a list."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bp_qt.look.lettering import (
    MEDIUM,
    fitted,
    score_font,
    text_font,
    value_font,
    width_of,
    write,
)
from bp_qt.look.theme import Theme
from bp_qt.scene.clock_bar import Clock, paint_bar
from bp_qt.scene.item import rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.panel_parts import PanelText

RIGHT = Qt.AlignmentFlag.AlignRight
_SCORE = 1.0
"""As a part of the cell."""
_SMALLEST_SCALE = 0.7
"""Of the letters, as a part of the usual text size."""
# Of the figures, in px at usual text size.
_ROW = 46
_ROW_LABEL = 15.0
_ROW_VALUE = 19.0
_ROW_BASELINE = 29 / 46


class PanelBeside:
    """One state of it."""

    def __init__(self, layout: Layout, text: PanelText, theme: Theme) -> None:
        self._layout = layout
        self._text = text
        self._theme = theme

    def paint(self, painter: QPainter) -> None:
        """Paint all texts."""
        text, theme, layout = self._text, self._theme, self._layout
        area = rectf(layout.panel)
        scale, cell = self._scale(layout), layout.cell
        title = fitted(text_font(15 * scale, MEDIUM), text.title, area.width())
        y = area.top() + 17 * scale
        write(
            painter, QPointF(area.left() + 1, y), title, theme.muted if text.score else theme.ink, text.title
        )
        if text.score:
            font = fitted(score_font(max(_SCORE * cell, 36 * scale)), text.score, area.width())
            y += 0.34 * cell + font.pixelSize() * 0.74
            write(painter, QPointF(area.left() - 2, y), font, theme.ink, text.score)
            if text.aimed:
                aimed = fitted(value_font(max(0.44 * cell, 16 * scale)), text.aimed, area.width())
                at = QPointF(area.left(), y + max(0.62 * cell, 1.25 * aimed.pixelSize()))
                write(painter, at, aimed, theme.accent, text.aimed)
        y += max(1.25 * cell, 46 * scale) if text.score else 0.8 * cell
        if text.clock is not None:
            y = self._paint_clock(painter, area, y, text.clock, layout, scale)
        self._paint_rows(painter, QRectF(area.left(), y, area.width(), area.bottom() - y), scale)

    def _scale(self, layout: Layout) -> float:
        """How large the letters are: as asked for, or as the height allows."""
        scale = layout.text_scale
        while scale > _SMALLEST_SCALE and self._height(layout, scale) > layout.panel.h:
            scale -= 0.05
        return scale

    def _height(self, layout: Layout, scale: float) -> float:
        cell, text = layout.cell, self._text
        height = 17 * scale + 0.8 * cell
        if text.score:
            height += -0.46 * cell + 0.74 * max(_SCORE * cell, 36 * scale) + max(1.25 * cell, 46 * scale)
        if text.clock is not None:
            height += 0.95 * max(0.72 * cell, 30 * scale) + 34 * scale + 8
        return height + _ROW * scale * len(text.figures)

    def _paint_clock(
        self, painter: QPainter, area: QRectF, y: float, clock: Clock, layout: Layout, scale: float
    ) -> float:
        """The time under the score, its bar beneath; where the figures begin."""
        theme = self._theme
        quiet = theme.accent if clock.is_low else theme.muted
        label = fitted(text_font(_ROW_LABEL * scale), clock.label, area.width())
        write(painter, QPointF(area.left(), y), label, quiet, clock.label)
        font = fitted(score_font(max(0.72 * layout.cell, 30 * scale)), clock.text, area.width())
        y += font.pixelSize() * 0.95
        ink = theme.accent if clock.is_low else theme.ink
        write(painter, QPointF(area.left() - 1, y), font, ink, clock.text)
        bar = QRectF(area.left(), y, area.width(), 14 * scale + 8)
        paint_bar(painter, bar, layout.unit, clock, theme)
        return bar.bottom() + 20 * scale

    def _paint_rows(self, painter: QPainter, area: QRectF, scale: float) -> None:
        figures = self._text.figures
        if not figures:
            return
        tall = min(_ROW * scale, max(1.0, area.height() / len(figures)))
        small = tall / _ROW
        labels = [
            fitted(text_font(_ROW_LABEL * small), figure.label, area.width() * 0.55) for figure in figures
        ]
        label_px = min(font.pixelSize() for font in labels)  # all in one size
        y = area.top()
        for figure in figures:
            painter.fillRect(QRectF(area.left(), y, area.width(), 1), QColor(self._theme.line))
            base = y + tall * _ROW_BASELINE
            label = text_font(label_px)
            write(painter, QPointF(area.left(), base), label, self._theme.muted, figure.label)
            room = area.width() - width_of(label, figure.label) - 8
            value = fitted(value_font(_ROW_VALUE * small), figure.value, room)
            write(
                painter, QPointF(area.right(), base), value, figure.colour(self._theme), figure.value, RIGHT
            )
            y += tall
        painter.fillRect(QRectF(area.left(), y, area.width(), 1), QColor(self._theme.line))
