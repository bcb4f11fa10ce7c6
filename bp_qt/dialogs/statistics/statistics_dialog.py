"""Statistics: what is kept of the games, per ruleset and mode, and what follows from it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QTabBar, QWidget

from bp_qt.dialogs.kit.replacing import question
from bp_qt.dialogs.kit.sheet import Sheet
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.statistics.statistics_pages import overview_page, ruleset_page
from bp_qt.engine.rulesets import Ruleset, Variant, rulesets
from bp_qt.engine.tally import Tally
from bp_qt.words.totals import Played, reset_label, reset_question, statistics_text
from bp_qt.words.wording import ruleset_name

__all__ = ["StatisticsDialog", "StatisticsSource"]


class StatisticsSource(Protocol):
    """Where the figures come from."""

    def tally(self, variant: Variant) -> Tally:
        """What is kept for this ruleset and mode, the current game included."""

    def under_way(self, variant: Variant) -> bool:
        """Whether a game that the tally includes is still under way."""

    def reset(self, ruleset: Ruleset) -> bool:
        """Forgets the earlier games of a ruleset; False when that could not be written."""


class StatisticsDialog(Sheet):
    """A page about all games, then one per ruleset."""

    def __init__(self, source: StatisticsSource, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._source = source
        self._tabs = QTabBar()
        self._tabs.setAccessibleName(self.tr("Statistics"))
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._add_tabs()
        self.set_header(self._tabs)
        self._page = QWidget()
        self._status = StatusLine()
        self.body.addWidget(self._page)
        self.body.addWidget(self._status)
        self.body.addStretch(1)
        self._reset = self.add_button("", self._ask_to_reset)
        self._copying = self.add_button(self.tr("Copy as text"), self._copy)
        self.add_button(self.tr("Close"), self.reject, default=True)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._show_page()
        self._tabs.setFocus()

    def _add_tabs(self) -> None:
        """Unheard: Qt tells of the first tab at once, and a screen reader that goes there misses the dialog's opening."""
        was_active = QAccessible.isActive()
        QAccessible.setActive(False)
        for name in (self.tr("All"), *map(ruleset_name, rulesets())):
            self._tabs.addTab(name)
        QAccessible.setActive(was_active)

    @property
    def _ruleset(self) -> Ruleset | None:
        """The ruleset whose page is shown; None for the page about all games."""
        at = self._tabs.currentIndex()
        return rulesets()[at - 1] if at > 0 else None

    def _played(self, ruleset: Ruleset) -> tuple[Played, ...]:
        return tuple(
            Played(variant, self._source.tally(variant), self._source.under_way(variant))
            for variant in (Variant(ruleset, mode) for mode in ruleset.modes)
        )

    @property
    def _all_played(self) -> tuple[Played, ...]:
        return tuple(played for ruleset in rulesets() for played in self._played(ruleset))

    def _on_tab_changed(self) -> None:
        self._status.say("")
        self._show_page()
        self.scroll_up()

    def _show_page(self) -> None:
        ruleset = self._ruleset
        page = overview_page(self._all_played) if ruleset is None else ruleset_page(self._played(ruleset))
        self.body.replaceWidget(self._page, page)
        self._page.hide()
        self._page.deleteLater()
        self._page = page
        page.show()  # a layout shows what it is given only later
        self._order_tab_stops()
        self._copying.setVisible(any(played.tally.games for played in self._all_played))
        self._reset.setVisible(
            ruleset is not None and any(played.tally.games for played in self._played(ruleset))
        )
        if ruleset is not None:
            self._reset.setText(reset_label(ruleset))

    def _order_tab_stops(self) -> None:
        """The page comes after the tabs; made last, it would come after the buttons."""
        before: QWidget = self._tabs
        for widget in self._page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                self.setTabOrder(before, widget)
                before = widget

    def _ask_to_reset(self) -> None:
        ruleset = self._ruleset
        if ruleset is None:
            return
        question(
            self,
            self.tr("Reset statistics"),
            reset_question(ruleset),
            yes=self.tr("Reset"),
            no=self.tr("Keep them"),
            then=lambda: self._do_reset(ruleset),
        )

    def _do_reset(self, ruleset: Ruleset) -> None:
        done = self._source.reset(ruleset)
        self._show_page()
        self._tabs.setFocus()
        self._status.say(
            self.tr("The statistics were reset.")
            if done
            else self.tr("The change could not be written to disk.")
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(statistics_text(self._all_played))
        self._status.say(self.tr("Copied."))
