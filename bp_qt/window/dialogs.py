"""The dialogs that actions open, and what each is given."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from bp_qt.play.delays import Delays
from bp_qt.play.session import GameSession
from bp_qt.scene.appearance import Appearance
from bp_qt.scene.stage import Stage

if TYPE_CHECKING:
    from bp_qt.dialogs.help.shortcuts import Shortcut
    from bp_qt.dialogs.preferences_dialog import PreferenceRow, PreferenceSource
    from bp_qt.dialogs.result_panel import ResultPanel
    from bp_qt.dialogs.statistics.statistics_dialog import StatisticsSource

__all__ = ["Dialogs"]


class Dialogs:
    """Creates the dialogs and hands them everything they show.

    Their modules are imported when the first one is opened, long after the first paint. `kept` has the figures of
    all games, `shortcuts` are what the help lists, `folder` is where the games are kept, `licences`
    where texts of licences are.
    """

    def __init__(
        self,
        session: GameSession,
        kept: StatisticsSource,
        preferences: Sequence[PreferenceRow],
        values: PreferenceSource,
        shortcuts: Sequence[Shortcut],
        stage: Stage,
        appearance: Appearance,
        folder: Path,
        licences: Path,
        delays: Delays,
    ) -> None:
        self._session = session
        self._kept = kept
        self._preferences = preferences
        self._values = values
        self._shortcuts = shortcuts
        self._stage = stage
        self._appearance = appearance
        self._folder = folder
        self._licences = licences
        self._delays = delays

    def new_game(self, parent: QWidget) -> QDialog:
        """To choose a game, and start it."""
        from bp_qt.dialogs.new_game import NewGameDialog

        # The last choice is the game on the board, and that one is kept.
        return NewGameDialog(self._session, self._session.game.variant, parent, self._stage.blocks)

    def result(self, action: Callable[[str], QAction], is_news: bool, parent: QWidget) -> ResultPanel:
        """What the game that is over came to; `action` gives those that it leads to, by their ids.

        `is_news` when the game is over just now. It is no dialog but a panel in the window.
        """
        from bp_qt.dialogs.result_card import ResultActions
        from bp_qt.dialogs.result_panel import ResultPanel

        actions = ResultActions(action("restart"), action("new_game"), action("statistics"))
        least_ms = self._delays.second_press_ms
        return ResultPanel(self._session, actions, self._stage, parent, is_news=is_news, least_ms=least_ms)

    def statistics(self, parent: QWidget) -> QDialog:
        """What came of all games so far."""
        from bp_qt.dialogs.statistics.statistics_dialog import StatisticsDialog

        self._session.save()  # its playing time up to now counts
        return StatisticsDialog(self._kept, self._session.game.variant, parent)

    def board_as_text(self, parent: QWidget) -> QDialog:
        """The board as lines of text."""
        from bp_qt.dialogs.board_as_text import BoardAsText

        return BoardAsText(self._session, parent)

    def preferences(self, parent: QWidget) -> QDialog:
        """Every preference."""
        from bp_qt.dialogs.kit.placing import stand_beside
        from bp_qt.dialogs.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._preferences, self._values, parent)
        stand_beside(dialog, parent)  # what they change is seen at once
        return dialog

    def help(self, parent: QWidget) -> QDialog:
        """Rules and keys, on the page of the game being played."""
        from bp_qt.dialogs.help.help_dialog import HelpDialog

        blocks = self._stage.blocks
        dialog = HelpDialog(
            blocks.theme,
            blocks.patterns,
            self._session.game.ruleset.id,
            self._shortcuts,
            parent,
            self._delays,
        )

        def dress() -> None:
            dialog.set_theme(self._stage.blocks.theme, self._stage.blocks.patterns)

        self._appearance.changed.connect(dress)
        dialog.finished.connect(lambda: self._appearance.changed.disconnect(dress))
        return dialog

    def about(self, parent: QWidget) -> QDialog:
        """Which program this is, and where its games are."""
        from bp_qt.dialogs.about import AboutDialog, AboutFacts

        facts = AboutFacts(
            version=QCoreApplication.applicationVersion(),
            qt_version=qVersion(),
            pyside_version=PySide6.__version__,
            python_version=platform.python_version(),
            folder=self._folder.resolve(),  # a Python of the Windows Store is shown another one than all others
            licences=self._licences,
        )
        return AboutDialog(facts, parent)
