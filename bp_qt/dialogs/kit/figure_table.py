"""Figures with their labels, as dialogs show them."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.dialogs.kit.flow import Flow
from bp_qt.dialogs.kit.sheet import resized
from bp_qt.words.figures import LabelledFigure

__all__ = ["figure_row", "large_figure"]


def large_figure(figure: LabelledFigure) -> QLabel:
    """The figure that matters: its value alone, large."""
    label = QLabel(figure.value)
    label.setFont(resized(label.font(), 3.2, QFont.Weight.Bold))
    label.setAccessibleName(figure.text)
    return label


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
