"""The score panel: what is played, the score, what the aimed piece would add, figures, and the time where it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter
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
from bp_qt.scene.clock_bar import Clock, paint_bar
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

RIGHT = Qt.AlignmentFlag.AlignRight

# Parts of the unit of letters.
_SCORE = 1.12
_SIDE_SCORE = 1.0
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
_SMALLEST_SCALE = 0.7
"""Beside the board, of the letters of the usual text size."""
_SCORE_SHARE = 0.62
"""The most of the width that the score takes."""
_SCORE_LEAST = 0.30
"""What it keeps of the width where figures in large text are broad."""
# Of the figures beside the board, in px at usual text size.
_ROW = 46
_ROW_LABEL = 15.0
_ROW_VALUE = 19.0
_ROW_BASELINE = 29 / 46


class Figure(NamedTuple):
    """A small figure with its label; `emphasis`: in the accent colour, `is_blank`: there is nothing to tell."""

    label: str
    value: str
    emphasis: bool = False
    is_blank: bool = False


@dataclass(frozen=True)
class PanelText:
    """All texts of the panel, ready to be drawn (translated, digits grouped)."""

    title: str = ""
    score: str = ""
    aimed: str = ""
    figures: tuple[Figure, ...] = ()
    clock: Clock | None = None


class PanelItem(SceneItem):
    """Above the board title over score, and figures on one baseline with it; beside the board a list."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._text = PanelText()
        self._counting: str | None = None
        self._earned = ""

    @property
    def text(self) -> PanelText:
        """What is shown."""
        return self._text

    def set_panel(self, text: PanelText) -> None:
        """Show these texts. The score may be empty (no points): the title takes its place."""
        if text != self._text:
            self._text = text
            self.update()

    def set_counting(self, score: str | None) -> None:
        """Show this score while it counts up; None: it has arrived."""
        if score != self._counting:
            self._counting = score
            self.update()

    def set_earned(self, points: str) -> None:
        """Show beside the score what was earned, where nothing is aimed; empty: nothing."""
        if points != self._earned:
            self._earned = points
            self.update()

    @property
    def _shown(self) -> PanelText:
        """What is painted now."""
        score = self._text.score if self._counting is None else self._counting
        return replace(self._text, score=score, aimed=self._text.aimed or self._earned)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint all texts."""
        layout = self._layout
        if layout is None or layout.panel.w == 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if layout.beside:
            self._paint_beside(painter, layout)
        else:
            self._paint_above(painter, layout)

    # Above the board.

    def _paint_above(self, painter: QPainter, layout: Layout) -> None:
        text, theme, unit, area = self._shown, self.theme, layout.unit, rectf(layout.panel)
        base = area.bottom() - (_TIMED_BASELINE if layout.timed else _BASELINE) * unit
        title = text_font(max(12.5, _TITLE * unit), MEDIUM)
        title_base = area.top() + 1.05 * title.pixelSize()
        right = area.right()
        if text.clock is not None:
            right = self._paint_clock(painter, area, base, title_base, title, unit)
            paint_bar(painter, area, unit, text.clock, theme)
        if not text.score:
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
        title = fitted(title, text.title, (min(right, left)) - area.left())
        write(painter, QPointF(area.left() + 1, title_base), title, theme.muted, text.title)
        write(painter, QPointF(area.left() - 0.03 * unit, base), score, theme.ink, text.score)
        self._paint_aimed(painter, layout, (wide, left), base, (title, title_base))

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
            write(painter, QPointF(right, base), value, self._colour(figure), figure.value, RIGHT)
            above = base - value.pixelSize() * _LABEL_ABOVE
            write(painter, QPointF(right, above), label, self.theme.muted, figure.label, RIGHT)
            right -= _figure_width(figure, value, label) + apart
        return right + apart if self._text.figures else right

    def _paint_aimed(
        self,
        painter: QPainter,
        layout: Layout,
        free: tuple[float, float],
        base: float,
        title: tuple[QFont, float],
    ) -> None:
        """Beside the score, between its width and where the figures begin; where there is no room, beside the title."""
        aimed, unit, left = self._shown.aimed, layout.unit, layout.panel.x
        if not aimed:
            return
        font = value_font(_AIMED * unit)
        at = left + free[0] + 0.26 * unit
        if at + width_of(font, aimed) > free[1] - 0.2 * unit:
            title_font, base = title
            at = left + 1 + width_of(title_font, self._text.title) + 0.30 * unit
            font = value_font(title_font.pixelSize() * 1.12)
            font.setWeight(BOLD)
            font = fitted(font, aimed, max(1.0, layout.panel.right - at))
        write(painter, QPointF(at, base), font, self.theme.accent, aimed)

    def _paint_clock(
        self, painter: QPainter, area: QRectF, base: float, label_base: float, label: QFont, unit: float
    ) -> float:
        """The time on the right, as large as the score; where the figures end."""
        clock = self._text.clock
        assert clock is not None
        font = fitted(score_font(_SCORE * unit), clock.text, 0.3 * area.width())
        ink = self.theme.accent if clock.is_low else self.theme.ink
        quiet = self.theme.accent if clock.is_low else self.theme.muted
        write(painter, QPointF(area.right() + 0.02 * unit, base), font, ink, clock.text, RIGHT)
        fits = fitted(label, clock.label, 0.6 * area.width())
        write(painter, QPointF(area.right(), label_base), fits, quiet, clock.label, RIGHT)
        return area.right() - width_of(font, "0:00") - 0.85 * unit

    # Beside the board.

    def _paint_beside(self, painter: QPainter, layout: Layout) -> None:
        text, theme, area = self._shown, self.theme, rectf(layout.panel)
        scale, cell = self._scale_beside(layout), layout.cell
        title = fitted(text_font(15 * scale, MEDIUM), text.title, area.width())
        y = area.top() + 17 * scale
        write(
            painter, QPointF(area.left() + 1, y), title, theme.muted if text.score else theme.ink, text.title
        )
        if text.score:
            font = fitted(score_font(max(_SIDE_SCORE * cell, 36 * scale)), text.score, area.width())
            y += 0.34 * cell + font.pixelSize() * 0.74
            write(painter, QPointF(area.left() - 2, y), font, theme.ink, text.score)
            if text.aimed:
                aimed = fitted(value_font(max(0.44 * cell, 16 * scale)), text.aimed, area.width())
                at = QPointF(area.left(), y + max(0.62 * cell, 1.25 * aimed.pixelSize()))
                write(painter, at, aimed, theme.accent, text.aimed)
        y += max(1.25 * cell, 46 * scale) if text.score else 0.8 * cell
        if text.clock is not None:
            y = self._paint_clock_beside(painter, area, y, text.clock, layout, scale)
        self._paint_rows(painter, QRectF(area.left(), y, area.width(), area.bottom() - y), scale)

    def _scale_beside(self, layout: Layout) -> float:
        """How large the letters are: as asked for, or as the height allows."""
        scale = layout.text_scale
        while scale > _SMALLEST_SCALE and self._height_beside(layout, scale) > layout.panel.h:
            scale -= 0.05
        return scale

    def _height_beside(self, layout: Layout, scale: float) -> float:
        cell, text = layout.cell, self._text
        height = 17 * scale + 0.8 * cell
        if text.score:
            height += -0.46 * cell + 0.74 * max(_SIDE_SCORE * cell, 36 * scale) + max(1.25 * cell, 46 * scale)
        if text.clock is not None:
            height += 0.95 * max(0.72 * cell, 30 * scale) + 34 * scale + 8
        return height + _ROW * scale * len(text.figures)

    def _paint_clock_beside(
        self, painter: QPainter, area: QRectF, y: float, clock: Clock, layout: Layout, scale: float
    ) -> float:
        """The time under the score, its bar beneath; where the figures begin."""
        theme = self.theme
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
            painter.fillRect(QRectF(area.left(), y, area.width(), 1), QColor(self.theme.line))
            base = y + tall * _ROW_BASELINE
            label = text_font(label_px)
            write(painter, QPointF(area.left(), base), label, self.theme.muted, figure.label)
            room = area.width() - width_of(label, figure.label) - 8
            value = fitted(value_font(_ROW_VALUE * small), figure.value, room)
            write(painter, QPointF(area.right(), base), value, self._colour(figure), figure.value, RIGHT)
            y += tall
        painter.fillRect(QRectF(area.left(), y, area.width(), 1), QColor(self.theme.line))

    def _colour(self, figure: Figure) -> str:
        if figure.is_blank:
            return self.theme.muted
        return self.theme.accent if figure.emphasis else self.theme.ink

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.panel).adjusted(-4, -4, 4, 4)


def _figure_fonts(unit: float, size: float) -> tuple[QFont, QFont, float]:
    """Fonts of value and label, and how far figures stand apart."""
    least = min(1.0, size / _TIGHTEST)
    value = value_font(max(13 * least, _VALUE * unit * size))
    label = text_font(max(11 * least, _LABEL * unit * size))
    return value, label, max(13 * least, _FIGURES_APART * unit * size)


def _figure_width(figure: Figure, value: QFont, label: QFont) -> float:
    return max(width_of(value, figure.value), width_of(label, figure.label))
