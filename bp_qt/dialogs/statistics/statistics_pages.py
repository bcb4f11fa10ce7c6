"""The pages of the statistics: pictures of all games, and the figures of one ruleset and mode."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QListWidget, QVBoxLayout, QWidget

from bp_qt.dialogs.kit.figure_table import figure_list
from bp_qt.dialogs.kit.flow import Columns
from bp_qt.dialogs.kit.part import Part
from bp_qt.dialogs.kit.section import Section
from bp_qt.dialogs.kit.sheet import heading, selectable, wrapped
from bp_qt.dialogs.statistics.chart import BarChart
from bp_qt.look.lettering import fitted, score_font
from bp_qt.scene.measures import USUAL_FONT_PX
from bp_qt.words.figures import LabelledFigure
from bp_qt.words.totals import (
    Played,
    clear_bars,
    clears_title,
    day_lines,
    derived_figures,
    foremost_figure,
    kept_tally_figures,
    time_bars,
    total_sentence,
    under_way_sentence,
)
from bp_qt.words.wording import title_of

__all__ = ["overview_page", "variant_page"]

translate = QCoreApplication.translate
_SHOWN_DAYS = 6
_INSET_PX = 6
_PART_CHARACTERS = 22
_LARGE_PX = 52
_LARGE_WIDEST_PX = 190


def overview_page(all_played: tuple[Played, ...]) -> QWidget:
    """How the games share the playing time."""
    page, column = _page()
    if not any(played.tally.games for played in all_played):
        column.addWidget(_empty())
        return page
    title = translate("Statistics", "How the games share your playing time")
    column.addWidget(heading(title))
    column.addWidget(BarChart(title, time_bars(all_played)))
    column.addWidget(wrapped(total_sentence(all_played), quiet=True))
    if any(played.under_way for played in all_played):
        column.addWidget(wrapped(under_way_sentence(), quiet=True))
    return page


def variant_page(played: Played) -> QWidget:
    """What is kept of one ruleset and mode."""
    page, column = _page()
    if not played.tally.games:
        column.addWidget(_empty())
        return page
    column.addWidget(_section(played))
    if bars := clear_bars(played.tally):
        column.addWidget(_title(clears_title()))
        column.addWidget(BarChart(clears_title(), bars))
    if days := day_lines(played.tally):
        column.addWidget(_title(_days_title()))
        column.addWidget(_days_list(days))
    return page


def _page() -> tuple[QWidget, QVBoxLayout]:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    return page, column


def _empty() -> QWidget:
    return selectable(  # a tab stop: else nobody who listens would come by it
        translate("Statistics", "Nothing here yet. Place a first piece, and your figures begin to gather.")
    )


def _section(played: Played) -> Section:
    kept = kept_tally_figures(played)
    derived = derived_figures(played)
    spoken = ". ".join(figure.text for figure in (*kept, *derived)) + "."
    large = foremost_figure(played)
    if played.under_way:
        spoken = f"{under_way_sentence()} {spoken}"
    section = Section(title_of(played.variant.ruleset, played.variant.mode), spoken)
    columns = Columns(3, 32)
    columns.setContentsMargins(0, 0, 0, 0)
    columns.addWidget(_large(large, under_way=played.under_way))
    columns.addWidget(figure_list((figure for figure in kept if figure != large), _PART_CHARACTERS))
    columns.addWidget(figure_list(derived, _PART_CHARACTERS))
    section.column.addLayout(columns)
    return section


def _title(text: str) -> QLabel:
    """Begins where figures and bars begin."""
    label = heading(text, 1.0)
    label.setContentsMargins(_INSET_PX, 8, 0, 0)
    return label


def _large(figure: LabelledFigure, *, under_way: bool) -> QWidget:
    part = Part(_PART_CHARACTERS)
    part.column.addWidget(wrapped(figure.label, quiet=True))
    value = QLabel(figure.value)
    value.setAccessibleName(figure.text)
    larger = max(1.0, value.fontInfo().pixelSize() / USUAL_FONT_PX)
    value.setFont(fitted(score_font(_LARGE_PX * larger), figure.value, _LARGE_WIDEST_PX * larger))
    part.column.addWidget(value)
    if under_way:
        part.column.addWidget(wrapped(under_way_sentence(), quiet=True))
    part.column.addStretch(1)
    return part


def _days_title() -> str:
    return translate("Statistics", "Results by day")


def _days_list(days: tuple[str, ...]) -> QListWidget:
    """The newest day first, and scrolling when there are many."""
    days_list = QListWidget()
    days_list.addItems(days)
    days_list.setAccessibleName(_days_title())
    days_list.setWordWrap(True)
    days_list.ensurePolished()
    days_list.setFixedHeight(_SHOWN_DAYS * days_list.sizeHintForRow(0) + 12)
    return days_list
