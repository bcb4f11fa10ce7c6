"""The pages of the statistics: pictures of all games, and a section for each mode of a ruleset."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from bp_qt.dialogs.kit.figure_table import figure_row
from bp_qt.dialogs.kit.section import Section
from bp_qt.dialogs.kit.sheet import heading, selectable, wrapped
from bp_qt.dialogs.statistics.chart import BarChart
from bp_qt.words.totals import (
    Played,
    clear_bars,
    clears_title,
    day_lines,
    derived_figures,
    kept_tally_figures,
    time_bars,
    total_sentence,
    under_way_sentence,
)
from bp_qt.words.wording import title_of

__all__ = ["overview_page", "ruleset_page"]

translate = QCoreApplication.translate
_SHOWN_DAYS = 6


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


def ruleset_page(all_played: tuple[Played, ...]) -> QWidget:
    """A section for each mode that has been played."""
    page, column = _page()
    shown = [played for played in all_played if played.tally.games]
    for played in shown:
        column.addWidget(_section(played))
    if not shown:
        column.addWidget(_empty())
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
    if played.under_way:
        spoken = f"{under_way_sentence()} {spoken}"
    section = Section(title_of(played.variant.ruleset, played.variant.mode), spoken)
    if played.under_way:
        section.column.addWidget(wrapped(under_way_sentence(), quiet=True))
    section.column.addWidget(figure_row(kept))
    section.column.addWidget(figure_row(derived))
    if bars := clear_bars(played.tally):
        section.column.addWidget(wrapped(clears_title(), quiet=True))
        section.column.addWidget(BarChart(clears_title(), bars))
    if days := day_lines(played.tally):
        section.column.addWidget(wrapped(_days_title(), quiet=True))
        section.column.addWidget(_days_list(days))
    return section


def _days_title() -> str:
    return translate("Statistics", "Results by day")


def _days_list(days: tuple[str, ...]) -> QListWidget:
    """The newest day first, and scrolling when there are many."""
    days_list = QListWidget()
    days_list.addItems(days)
    days_list.setAccessibleName(_days_title())
    days_list.setWordWrap(True)
    rows = min(len(days), _SHOWN_DAYS)
    days_list.ensurePolished()
    days_list.setFixedHeight(rows * days_list.sizeHintForRow(0) + 12)
    return days_list
