"""The window's actions as a table: what they are called, their keys, their menu; and when each is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

from bp_qt.engine.moves import Command
from bp_qt.play.confirmation import Confirmation
from bp_qt.play.session import GameSession
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["ACTIONS", "BUTTONS", "ActionRow", "GameActions"]


def _always(session: GameSession) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action: its id, English text, key, menu, and for which games it is offered at all.

    `does` is what the help says about the key.
    """

    id: str
    text: str
    menu: str
    keys: str = ""
    offered: Callable[[GameSession], bool] = _always
    does: str = ""


ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "new_game",
        QT_TRANSLATE_NOOP("Actions", "&New game…"),
        "game",
        "Ctrl+N",
        does=QT_TRANSLATE_NOOP("HelpKeys", "New game."),
    ),
    ActionRow(
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        "game",
        "Ctrl+Z",
        lambda session: session.game.ruleset.undo,
        QT_TRANSLATE_NOOP("HelpKeys", "Undo, where the game has it."),
    ),
    ActionRow(
        "swap",
        QT_TRANSLATE_NOOP("Actions", "&Swap group"),
        "game",
        offered=lambda session: session.game.offers(Command.SWAP),
    ),
    ActionRow(
        "end",
        QT_TRANSLATE_NOOP("Actions", "&End game"),
        "game",
        offered=lambda session: session.game.offers(Command.END),
    ),
    ActionRow(
        "continue",
        QT_TRANSLATE_NOOP("Actions", "&Continue"),
        "game",
        offered=lambda session: session.refusal(Command.CONTINUE) is None,
    ),
    ActionRow(
        "result",
        QT_TRANSLATE_NOOP("Actions", "Show &result"),
        "game",
        offered=lambda session: session.game.over,
    ),
    ActionRow(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "game",
        "Ctrl+Q",
        does=QT_TRANSLATE_NOOP("HelpKeys", "Quit. The game is kept as it is."),
    ),
    ActionRow(
        "statistics",
        QT_TRANSLATE_NOOP("Actions", "&Statistics"),
        "view",
        "Ctrl+I",
        does=QT_TRANSLATE_NOOP("HelpKeys", "Statistics."),
    ),
    ActionRow(
        "preferences",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        "view",
        "Ctrl+,",
        does=QT_TRANSLATE_NOOP("HelpKeys", "Preferences."),
    ),
    ActionRow(
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Rules and keys"),
        "help",
        "F1",
        does=QT_TRANSLATE_NOOP("HelpKeys", "Rules and keys: this window."),
    ),
    ActionRow("about", QT_TRANSLATE_NOOP("Actions", "&About Block Puzzle"), "help"),
)
BUTTONS: tuple[str, ...] = ("undo", "swap", "end", "continue", "new_game")
"""The actions that have a button beside the board, in order."""


class GameActions(QObject):
    """Every action, enabled and visible as the game under way offers it.

    `handlers` has what each does, by id.
    """

    def __init__(
        self,
        session: GameSession,
        confirmation: Confirmation,
        handlers: Mapping[str, Callable[[], object]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._confirmation = confirmation
        self._actions = {row.id: QAction(self) for row in ACTIONS}
        for row in ACTIONS:
            action = self._actions[row.id]
            if row.keys:
                action.setShortcut(QKeySequence(row.keys))
            action.triggered.connect(_without_checked(handlers[row.id]))
        session.shown.connect(self.refresh)
        session.time_changed.connect(self.refresh)  # without time left there is nothing to go on with
        confirmation.changed.connect(self.refresh)
        self.refresh()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def refresh(self) -> None:
        """Texts in the interface's language, and what is offered now."""
        for row in ACTIONS:
            action = self._actions[row.id]
            action.setText(QCoreApplication.translate("Actions", row.text))
            action.setIconText(action.text().replace("&", "").rstrip("…"))
            action.setVisible(row.offered(self._session))
        if self._confirmation.is_armed:
            self._actions["swap"].setText(QCoreApplication.translate("Actions", "Press again to swap"))
        self._actions["undo"].setEnabled(self._session.can_undo)
        for action_id, command in (
            ("swap", Command.SWAP),
            ("end", Command.END),
            ("continue", Command.CONTINUE),
        ):
            self._actions[action_id].setEnabled(self._session.refusal(command) is None)


def _without_checked(handler: Callable[[], object]) -> Callable[[], None]:
    """`triggered` hands over a check mark that no handler wants."""

    def handle() -> None:
        handler()

    return handle
