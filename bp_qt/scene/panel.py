"""The score panel: what is played, the score, what the aimed piece would add, and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter
from bp_qt.look.lettering import SMALLEST_FONT_PX, draw_line, fitted, font_of, width_of
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BOLD = QFont.Weight.Bold
SCORE_SHARE = 0.66
"""Part of the width that the score may take; the rest is for the aimed points."""
VALUE_SHARE = 1.3
"""Height of a figure's value in lines of its label."""
COLUMN_GAP = 1.3
"""Room between two figures above the board, in lines of their labels."""


class Figure(NamedTuple):
    """A small figure with its label; ``emphasis``: in the accent colour."""

    label: str
    value: str
    emphasis: bool = False


@dataclass(frozen=True)
class PanelText:
    """All texts of the panel, ready to be drawn (translated, digits grouped)."""

    title: str = ""
    score: str = ""
    aimed: str = ""
    figures: tuple[Figure, ...] = ()


class PanelItem(SceneItem):
    """Beside the board the figures are rows, above it columns aligned right."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._text = PanelText()

    def set_panel(
        self,
        title: str,
        score: str,
        aimed: str = "",
        figures: tuple[Figure, ...] = (),
    ) -> None:
        """Show these texts. ``score`` may be empty (no points): the title takes its place."""
        text = PanelText(title, score, aimed, tuple(figures))
        if text != self._text:
            self._text = text
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint all texts."""
        layout = self._layout
        if layout is None or layout.panel.w == 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_score(painter, layout)
        if layout.beside:
            self._paint_rows(painter, layout)
        else:
            self._paint_columns(painter, layout)

    def _paint_score(self, painter: QPainter, layout: Layout) -> None:
        text, theme = self._text, self.theme
        title, score = rectf(layout.title), rectf(layout.score)
        if not text.score:
            font = fitted(font_of(min(score.height(), layout.text * 1.8), BOLD), text.title, title.width())
            draw_line(painter, title.united(score), font, theme.text, text.title, LEFT)
            return
        draw_line(
            painter,
            title,
            fitted(font_of(layout.text), text.title, title.width()),
            theme.muted,
            text.title,
            LEFT,
        )
        font = fitted(font_of(score.height() * 1.08, BOLD), text.score, score.width() * SCORE_SHARE)
        draw_line(painter, score, font, theme.text, text.score, LEFT)
        self._paint_aimed(painter, layout, width_of(font, text.score))

    def _paint_aimed(self, painter: QPainter, layout: Layout, used: float) -> None:
        if not self._text.aimed:
            return
        score = rectf(layout.score)
        room = score.adjusted(used + layout.text * 0.5, 0, 0, 0)
        font = fitted(font_of(max(layout.text, score.height() * 0.5), BOLD), self._text.aimed, room.width())
        draw_line(painter, room, font, self.theme.accent, self._text.aimed, LEFT)

    def _paint_columns(self, painter: QPainter, layout: Layout) -> None:
        """Each figure as wide as it needs; all in one size that fits."""
        line = self._columns_line(layout)
        label_font, value_font = font_of(line), font_of(line * VALUE_SHARE, BOLD)
        align = LEFT if layout.stacked else RIGHT
        for figure, left, right in self._columns(layout, line):
            label, value = self._places(layout, line, left, right)
            draw_line(painter, label, label_font, self.theme.muted, figure.label, align)
            colour = self.theme.accent if figure.emphasis else self.theme.text
            draw_line(painter, value, value_font, colour, figure.value, align)

    def _places(self, layout: Layout, line: float, left: float, right: float) -> tuple[QRectF, QRectF]:
        """Where label and value of a column are: beneath the score, or beside title and score."""
        wide, tall = right - left, line * 1.7
        if layout.stacked:
            below = layout.figures.bottom - tall
            return QRectF(left, below - line * 1.2, wide, line * 1.2), QRectF(left, below, wide, tall)
        title, score = layout.title, layout.score
        return QRectF(left, title.y, wide, title.h), QRectF(left, score.y, wide, min(tall, score.h))

    def _columns(self, layout: Layout, line: float) -> Iterator[tuple[Figure, float, float]]:
        """The figures with their left and right edges in px, aligned with the panel's right edge, stacked with its left."""
        if layout.stacked:
            left = float(layout.figures.x)
            for figure in self._text.figures:
                right = left + max(_widths(figure, line))
                yield figure, left, right
                left = right + line * COLUMN_GAP
            return
        right = float(layout.figures.right)
        for figure in reversed(self._text.figures):
            left = right - max(_widths(figure, line))
            yield figure, left, right
            right = left - line * COLUMN_GAP

    def _columns_line(self, layout: Layout) -> float:
        """The largest line at which labels keep off the title, and values off score and aimed points."""
        line = float(layout.text)
        while line > SMALLEST_FONT_PX and not self._columns_fit(layout, line):
            line -= 0.5
        return line

    def _columns_fit(self, layout: Layout, line: float) -> bool:
        if layout.stacked:
            return all(right <= layout.figures.right for _, _, right in self._columns(layout, line))
        free = self._title_end(layout) + line * COLUMN_GAP, float(layout.figures.x)
        return all(
            right - wide >= left
            for figure, _, right in self._columns(layout, line)
            for wide, left in zip(_widths(figure, line), free, strict=True)
        )

    def _title_end(self, layout: Layout) -> float:
        """Where the title ends beside the labels; without a score it is as large as that, and has its room."""
        if not self._text.score:
            return float(layout.figures.x)
        title = rectf(layout.title)
        return title.x() + min(width_of(font_of(layout.text), self._text.title), title.width())

    def _paint_rows(self, painter: QPainter, layout: Layout) -> None:
        area, figures = rectf(layout.figures), self._text.figures
        if not figures:
            return
        tall = min(layout.text * 2.1, area.height() / len(figures))
        top = area.top() + min(layout.text * 0.6, max(0.0, area.height() - tall * len(figures)))
        line = min(float(layout.text), tall * 0.9)
        labels = [fitted(font_of(line), figure.label, area.width() * 0.55) for figure in figures]
        label_font = min(labels, key=QFont.pixelSize)  # all in one size
        for index, figure in enumerate(figures):
            row = QRectF(area.x(), top + index * tall, area.width(), tall)
            painter.setPen(QPen(QColor(self.theme.frame), 1))
            painter.drawLine(row.topLeft(), row.topRight())
            draw_line(painter, row, label_font, self.theme.muted, figure.label, LEFT)
            self._paint_value(painter, row, figure, line * 1.15)

    def _paint_value(self, painter: QPainter, row: QRectF, figure: Figure, line: float) -> None:
        value = fitted(font_of(line, BOLD), figure.value, row.width() * 0.42)
        colour = self.theme.accent if figure.emphasis else self.theme.text
        draw_line(painter, row, value, colour, figure.value, RIGHT)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.panel).adjusted(-4, -4, 4, 4)


def _widths(figure: Figure, line: float) -> tuple[float, float]:
    """Width of label and value in px, in the fonts of a line so high."""
    return width_of(font_of(line), figure.label), width_of(font_of(line * VALUE_SHARE, BOLD), figure.value)
