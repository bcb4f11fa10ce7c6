"""Which dialog an action opens, and what each is given: the table that the window gets from the composition root."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from bp_qt.app.keeping import GameKeeper
from bp_qt.app.preferences import Preference
from bp_qt.engine.tally import Tally
from bp_qt.play.session import GameSession
from bp_qt.scene.appearance import Appearance
from bp_qt.scene.stage import Stage
from bp_qt.storage.settings import Settings

__all__ = ["DialogTable"]


class DialogTable:
    """Makes the dialogs. Their modules are imported when the first one is opened, long after the first paint."""

    def __init__(
        self,
        session: GameSession,
        keeper: GameKeeper,
        preferences: tuple[Preference[Any], ...],
        settings: Settings,
        stage: Stage,
        appearance: Appearance,
        folder: Path,
    ) -> None:
        self._session = session
        self._keeper = keeper
        self._rows = preferences
        self._settings = settings
        self._stage = stage
        self._appearance = appearance
        self._folder = folder

    def factories(self, new_game: Callable[[], QAction]) -> dict[str, Callable[[QWidget], QDialog]]:
        """A factory for each action that opens a dialog. `new_game` is the action that the result card offers."""
        return {
            "new_game": self._new_game,
            "result": lambda parent: self._result(new_game(), parent),
            "statistics": self._statistics,
            "preferences": self._preferences,
            "help": self._help,
            "about": self._about,
        }

    def _new_game(self, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.new_game import NewGameDialog

        game = self._session.game
        # The last choice is the game on the board, and that one is kept.
        return NewGameDialog(self._session, (game.ruleset.id, game.mode.id), parent, self._stage.blocks)

    def _result(self, new_game: QAction, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.result import ResultDialog

        return ResultDialog(self._session, new_game, parent, self._stage.blocks)

    def _statistics(self, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.statistics.statistics_dialog import StatisticsDialog

        return StatisticsDialog(StatisticsOfSession(self._session, self._keeper), parent)

    def _preferences(self, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.preferences import PreferencesDialog

        return PreferencesDialog(self._rows, self._settings, parent)

    def _help(self, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.help.help_dialog import HelpDialog

        blocks = self._stage.blocks
        dialog = HelpDialog(blocks.theme, blocks.patterns, self._session.game.ruleset.id, parent)

        def dress() -> None:
            dialog.set_theme(self._stage.blocks.theme, self._stage.blocks.patterns)

        self._appearance.changed.connect(dress)
        dialog.finished.connect(lambda: self._appearance.changed.disconnect(dress))
        return dialog

    def _about(self, parent: QWidget) -> QDialog:
        from bp_qt.dialogs.about import AboutDialog, AboutFacts

        facts = AboutFacts(
            version=QCoreApplication.applicationVersion(),
            qt_version=qVersion(),
            pyside_version=PySide6.__version__,
            python_version=platform.python_version(),
            folder=self._folder,
        )
        return AboutDialog(facts, parent)


class StatisticsOfSession:
    """The kept tallies with the game under way at its present playing time (`dialogs.statistics.StatisticsSource`)."""

    def __init__(self, session: GameSession, keeper: GameKeeper) -> None:
        self._session = session
        self._keeper = keeper
        session.save()

    def tally(self, rules: str, mode: str) -> Tally:
        """What is kept for this ruleset and mode, the current game included."""
        return self._keeper.tally(rules, mode)

    def under_way(self, rules: str, mode: str) -> bool:
        """Whether a game that the tally includes is still under way."""
        return self._session.has_game_under_way(rules, mode)

    def reset(self, rules: str) -> bool:
        """Forgets the games of a ruleset that are over; one under way goes on and counts."""
        self._session.discount(rules)
        return self._keeper.reset(rules)
