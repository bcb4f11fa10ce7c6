"""Statistics: what is kept about the games, by ruleset and mode, and what can be derived from it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_qt.dialogs.kit.replacing import question
from bp_qt.dialogs.kit.segments import SegmentBar, WordBar
from bp_qt.dialogs.kit.sheet import Sheet
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.statistics.statistics_pages import overview_page, variant_page
from bp_qt.engine.rulesets import Ruleset, Variant, rulesets
from bp_qt.engine.tally import Tally
from bp_qt.words.totals import Played, reset_label, reset_question, statistics_text
from bp_qt.words.wording import mode_name, ruleset_name

__all__ = ["StatisticsDialog", "StatisticsSource"]

_SIZE = QSize(680, 600)


class StatisticsSource(Protocol):
    """Where the figures come from."""

    def tally(self, variant: Variant) -> Tally:
        """What is kept for this ruleset and mode, the current game included."""

    def under_way(self, variant: Variant) -> bool:
        """Whether a game that the tally includes is still under way."""

    def reset(self, ruleset: Ruleset) -> bool:
        """Forgets the earlier games of a ruleset; False when that could not be written."""


class StatisticsDialog(Sheet):
    """A page for each ruleset and mode, one for all games; `variant` is that of the page to begin with."""

    def __init__(self, source: StatisticsSource, variant: Variant, parent: QWidget | None) -> None:
        super().__init__(parent, fixed=_SIZE)
        self.setWindowTitle(self.tr("Statistics"))
        self._source = source
        self._games = SegmentBar()
        self._games.setAccessibleName(self.tr("Games"))
        self._modes = WordBar()
        self._modes.setAccessibleName(self.tr("Modes"))
        self._last = {ruleset: ruleset.modes[0] for ruleset in rulesets()} | {variant.ruleset: variant.mode}
        self._add_bars(variant)
        self._page = QWidget()
        self._status = StatusLine()
        self.body.addWidget(self._page)
        self.body.addWidget(self._status)
        self.body.addStretch(1)
        self._reset = self.add_button("", self._ask_to_reset)
        self._copying = self.add_button(self.tr("Copy as text"), self._copy)
        self.add_button(self.tr("Close"), self.reject, default=True).setObjectName("quiet")
        self._games.currentChanged.connect(self._on_game_changed)
        self._modes.currentChanged.connect(self._on_mode_changed)
        self._show_page()
        self._games.setFocus()

    def _add_bars(self, variant: Variant) -> None:
        """Unheard: Qt tells of the first tab at once, and a screen reader that goes there misses the dialog's opening."""
        bars = QWidget()
        column = QVBoxLayout(bars)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._games)
        column.addWidget(self._modes)
        # Its place stays where a game has one mode only.
        policy = self._modes.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._modes.setSizePolicy(policy)
        was_active = QAccessible.isActive()
        QAccessible.setActive(False)
        for name in (*map(ruleset_name, rulesets()), self.tr("All")):
            self._games.addTab(name)
        self._games.setCurrentIndex(rulesets().index(variant.ruleset))
        self._fill_modes()
        QAccessible.setActive(was_active)
        self.set_header(bars)

    def _fill_modes(self) -> None:
        """The modes of the game that is chosen, with the one that was shown last."""
        ruleset = self._ruleset
        modes = () if ruleset is None else ruleset.modes
        with QSignalBlocker(self._modes):
            while self._modes.count():
                self._modes.removeTab(0)
            for mode in modes:
                self._modes.addTab(mode_name(mode))
            if ruleset is not None:
                self._modes.setCurrentIndex(modes.index(self._last[ruleset]))
        self._modes.setVisible(len(modes) > 1)

    @property
    def _ruleset(self) -> Ruleset | None:
        """The ruleset whose page is shown; None for the page about all games."""
        at = self._games.currentIndex()
        return rulesets()[at] if at < len(rulesets()) else None

    def _played(self, ruleset: Ruleset) -> tuple[Played, ...]:
        return tuple(
            Played(variant, self._source.tally(variant), self._source.under_way(variant))
            for variant in (Variant(ruleset, mode) for mode in ruleset.modes)
        )

    @property
    def _all_played(self) -> tuple[Played, ...]:
        return tuple(played for ruleset in rulesets() for played in self._played(ruleset))

    def _on_game_changed(self) -> None:
        self._fill_modes()
        self._turn()

    def _on_mode_changed(self, at: int) -> None:
        ruleset = self._ruleset
        if ruleset is not None:
            self._last[ruleset] = ruleset.modes[at]
            self._turn()

    def _turn(self) -> None:
        self._status.say("")
        self._show_page()
        self.scroll_up()

    def _show_page(self) -> None:
        ruleset = self._ruleset
        page = overview_page(self._all_played) if ruleset is None else self._page_of(ruleset)
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

    def _page_of(self, ruleset: Ruleset) -> QWidget:
        mode = self._last[ruleset]
        return variant_page(next(one for one in self._played(ruleset) if one.variant.mode == mode))

    def _order_tab_stops(self) -> None:
        """The page comes after the tabs; made last, it would come after the buttons."""
        before: QWidget = self._modes
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
        self._games.setFocus()
        self._status.say(
            self.tr("The statistics were reset.")
            if done
            else self.tr("The change could not be written to disk.")
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(statistics_text(self._all_played))
        self._status.say(self.tr("Copied."))
