"""The panel above the board: title over score, and figures on one baseline with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from bp_qt.look.lettering import (
    BOLD,
    DEMI,
    MEDIUM,
    fitted,
    score_font,
    text_font,
    value_font,
    width_of,
    write,
)
from bp_qt.look.theme import Theme
from bp_qt.scene.clock_bar import paint_bar
from bp_qt.scene.item import rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.panel_parts import Figure, PanelText

RIGHT = Qt.AlignmentFlag.AlignRight

# Parts of the unit of letters.
_SCORE = 1.12
_AIMED = 0.50
_VALUE = 0.40
_LABEL = 0.25
_TITLE = 0.265
_FIGURES_APART = 0.46
_BASELINE = 0.12
_TIMED_BASELINE = 0.50
_LABEL_ABOVE = 1.28
"""From the baseline of a value to that of its label, in sizes of the value."""
_TIGHTEST = 0.75
"""How far figures shrink before the aimed points give way to them."""
_SMALLEST = 0.35
_STEP = 0.02
_SCORE_SHARE = 0.62
"""The most of the width that the score takes."""
_LEAST_AIMED_PX = 11
"""Letters that the title leaves room for in its line."""
_CLOCK_SHARE = 0.57
"""The most of the width that the label of the time takes."""
_SCORE_LEAST = 0.30
"""What it keeps of the width where figures in large text are broad."""


class PanelAbove:
    """One state of it."""

    def __init__(self, layout: Layout, text: PanelText, theme: Theme) -> None:
        self._layout = layout
        self._text = text
        self._theme = theme

    def paint(self, painter: QPainter) -> None:
        """Paint all texts."""
        text, theme, layout = self._text, self._theme, self._layout
        unit, area = layout.unit, rectf(layout.panel)
        base = area.bottom() - (_TIMED_BASELINE if layout.timed else _BASELINE) * unit
        title = text_font(max(12.5, _TITLE * unit), MEDIUM)
        title_base = area.top() + 1.05 * title.pixelSize()
        right = area.right()
        if text.clock is not None:
            right = self._paint_clock(painter, area, base, unit)
            paint_bar(painter, area, unit, text.clock, theme)
        label = title
        if not text.score:
            self._paint_clock_label(painter, area, title_base, label)
            size, left = self._figures_size(unit, right - area.left(), 0.5 * area.width())
            self._paint_figures(painter, right, base, unit, size)
            font = fitted(text_font(0.55 * unit, DEMI), text.title, left - area.left() - 0.3 * unit)
            write(painter, QPointF(area.left(), base), font, theme.ink, text.title)
            return
        room = right - area.left() - 0.30 * unit - self._figures_width(unit, _TIGHTEST)
        least = _SCORE_LEAST * (right - area.left())
        share = _SCORE_SHARE * (right - area.left())
        score = fitted(score_font(_SCORE * unit), text.score, min(share, max(room, least)))
        wide = width_of(score, text.score)
        size, _ = self._figures_size(unit, right - area.left(), wide + 0.30 * unit)
        left = self._paint_figures(painter, right, base, unit, size)
        title_right = self._title_right(area, min(right, left), base, title, unit, size)
        title = fitted(title, text.title, title_right - area.left())
        write(painter, QPointF(area.left() + 1, title_base), title, theme.muted, text.title)
        write(painter, QPointF(area.left() - 0.03 * unit, base), score, theme.ink, text.score)
        aimed_right = self._paint_aimed(painter, (wide, left), base, (title, title_base))
        if aimed_right < self._free_right(area, label, unit):
            self._paint_clock_label(painter, area, title_base, label)

    def _title_right(
        self, area: QRectF, figures_left: float, base: float, title: QFont, unit: float, size: float
    ) -> float:
        """How far the title may reach: to the figures, or over them where its line ends above their labels."""
        value, label, _ = _figure_fonts(unit, size)
        labels_top = base - value.pixelSize() * _LABEL_ABOVE - label.pixelSize()
        if area.top() + 1.3 * title.pixelSize() > labels_top:
            return figures_left
        points = width_of(value_font(_LEAST_AIMED_PX), "+9,999") + 0.6 * unit
        # Beside a clock its label gives way to the points of an aimed piece.
        kept = points if self._text.clock is None else 0
        return self._free_right(area, title, unit) - kept

    def _free_right(self, area: QRectF, title: QFont, unit: float) -> float:
        """Where the title's line ends: before the label of the time, if it has one."""
        clock = self._text.clock
        if clock is None:
            return area.right()
        label = fitted(title, clock.label, _CLOCK_SHARE * area.width())
        return area.right() - width_of(label, clock.label) - 0.3 * unit

    def _figures_size(self, unit: float, room: float, used: float) -> tuple[float, float]:
        """How large the figures are, 1 as a rule, so that they keep off what is `used`; and how wide they are then."""
        size = 1.0
        while size > _SMALLEST and used + self._figures_width(unit, size) > room:
            size -= _STEP
        return size, room - self._figures_width(unit, size)

    def _figures_width(self, unit: float, size: float) -> float:
        value, label, apart = _figure_fonts(unit, size)
        widths = [_figure_width(figure, value, label) for figure in self._text.figures]
        return sum(widths) + apart * max(0, len(widths) - 1)

    def _paint_figures(self, painter: QPainter, right: float, base: float, unit: float, size: float) -> float:
        """The figures up to `right`; where they begin."""
        value, label, apart = _figure_fonts(unit, size)
        for figure in reversed(self._text.figures):
            write(painter, QPointF(right, base), value, figure.colour(self._theme), figure.value, RIGHT)
            above = base - value.pixelSize() * _LABEL_ABOVE
            write(painter, QPointF(right, above), label, self._theme.muted, figure.label, RIGHT)
            right -= _figure_width(figure, value, label) + apart
        return right + apart if self._text.figures else right

    def _paint_aimed(
        self,
        painter: QPainter,
        free: tuple[float, float],
        base: float,
        title: tuple[QFont, float],
    ) -> float:
        """Beside the score, between its width and where the figures begin; where there is no room, beside the title.

        The result is how far they reach in the line of the title, where the label of the time may give way to them.
        """
        aimed, unit, left = self._text.aimed, self._layout.unit, float(self._layout.panel.x)
        if not aimed:
            return left
        font = value_font(_AIMED * unit)
        at = left + free[0] + 0.26 * unit
        if at + width_of(font, aimed) > free[1] - 0.2 * unit:
            title_font, base = title
            at = left + 1 + width_of(title_font, self._text.title) + 0.30 * unit
            font = value_font(title_font.pixelSize() * 1.12)
            font.setWeight(BOLD)
            font = fitted(font, aimed, max(1.0, self._layout.panel.right - at))
            left = at + width_of(font, aimed)
        write(painter, QPointF(at, base), font, self._theme.accent, aimed)
        return left

    def _paint_clock(self, painter: QPainter, area: QRectF, base: float, unit: float) -> float:
        """The time on the right, as large as the score; where the figures end."""
        clock = self._text.clock
        assert clock is not None
        font = fitted(score_font(_SCORE * unit), clock.text, 0.3 * area.width())
        ink = self._theme.accent if clock.is_low else self._theme.ink
        write(painter, QPointF(area.right() + 0.02 * unit, base), font, ink, clock.text, RIGHT)
        return area.right() - width_of(font, "0:00") - 0.85 * unit

    def _paint_clock_label(self, painter: QPainter, area: QRectF, base: float, label: QFont) -> None:
        clock = self._text.clock
        if clock is None:
            return
        quiet = self._theme.accent if clock.is_low else self._theme.muted
        fits = fitted(label, clock.label, _CLOCK_SHARE * area.width())
        write(painter, QPointF(area.right(), base), fits, quiet, clock.label, RIGHT)


def _figure_fonts(unit: float, size: float) -> tuple[QFont, QFont, float]:
    """Fonts of value and label, and how far figures stand apart."""
    least = min(1.0, size / _TIGHTEST)
    value = value_font(max(13 * least, _VALUE * unit * size))
    label = text_font(max(11 * least, _LABEL * unit * size))
    return value, label, max(13 * least, _FIGURES_APART * unit * size)


def _figure_width(figure: Figure, value: QFont, label: QFont) -> float:
    return max(width_of(value, figure.value), width_of(label, figure.label))
