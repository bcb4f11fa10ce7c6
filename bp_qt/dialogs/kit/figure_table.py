"""Figures with their labels, as dialogs show them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.dialogs.kit.flow import Flow
from bp_qt.dialogs.kit.part import Part
from bp_qt.words.figures import LabelledFigure

__all__ = ["figure_list", "figure_row"]


def figure_list(figures: Iterable[LabelledFigure], characters: int) -> Part:
    """One under the other, values at the end: decimal places stand beneath each other."""
    part = Part(characters)
    for figure in figures:
        part.column.addWidget(_figure_line(figure))
    part.column.addStretch(1)
    return part


def _figure_line(figure: LabelledFigure) -> QLabel:
    """A figure as a line of a list: its label at the beginning, its value at the end, a thin line beneath."""
    label = _Line()
    quiet = label.palette().placeholderText().color().name()
    label.setText(
        f'<table width="100%"><tr><td style="color:{quiet}">{escape(figure.label)}</td>'
        f'<td align="right" style="font-size:large; font-weight:600">{_unbroken(figure.value)}</td></tr></table>'
    )
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setContentsMargins(0, 2, 0, 4)
    label.setAccessibleName(figure.text)
    return label


class _Line(QLabel):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


def _unbroken(text: str) -> str:
    return escape(text).replace(" ", "&nbsp;")


def figure_row(figures: tuple[LabelledFigure, ...]) -> QWidget:
    """Figures side by side, on further lines where they need them; each value under its label."""
    row = QWidget()
    flow = Flow(row, spacing_px=24, line_spacing_px=10)
    for figure in figures:
        flow.addWidget(_small_figure(figure, row.palette().placeholderText().color().name()))
    return row


def _small_figure(figure: LabelledFigure, quiet: str) -> QLabel:
    label = QLabel(
        f'<span style="color:{quiet}">{escape(figure.label)}</span>'
        f'<br><span style="font-size:large; font-weight:600">{escape(figure.value)}</span>'
    )
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setAccessibleName(figure.text)
    return label
