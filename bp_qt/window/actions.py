"""The window's actions, one whole row each: what it is called, its keys, its menu, when it is offered, what it does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from bp_qt.dialogs.offer import offer_of
from bp_qt.engine.moves import Command
from bp_qt.play.confirmation import Confirmation
from bp_qt.play.session import GameSession
from bp_qt.scene.buttons import Tool
from bp_qt.window.dialogs import Dialogs
from bp_qt.words.asking import end_question, not_ended_sentence, not_swapped_sentence, swap_question
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["ACTIONS", "ActionRow", "DialogFactory", "GameActions", "WindowCommands"]

DialogFactory = Callable[[QWidget], QDialog]
"""Makes a dialog with the window as its parent."""


class WindowCommands(Protocol):
    """What the window itself does for an action."""

    @property
    def session(self) -> GameSession:
        """The game under way."""

    def show_result(self) -> None:
        """Shows what the game that is over came to; again: the board."""

    def restart(self) -> None:
        """A new game of the same ruleset and mode; asks where one is under way."""

    def show_board_as_text(self) -> None:
        """Shows the board as lines of text, beside the game."""

    def toggle_full_screen(self) -> None:
        """Takes the whole screen, or gives it back."""

    def toggle_sound(self) -> None:
        """Sound on, or off."""

    @property
    def has_sound(self) -> bool:
        """Whether there is sound."""

    def close(self) -> bool:
        """Closes the window."""


def _always(session: GameSession) -> bool:
    return True


def _none(session: GameSession) -> None:
    return None


def _not_refused(command: Command) -> Callable[[GameSession], bool]:
    return lambda session: session.refusal(command) is None


def _is_stuck_with_swaps(session: GameSession) -> bool:
    return all(session.refusal(command) is None for command in (Command.SWAP, Command.END))


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondPress:
    """What an action that is done by its second press asks at the first.

    `shown` is seen in place of the title (English source), `said` is told; `dropped` is told when Escape answers no.
    """

    shown: str
    said: Callable[[], str]
    dropped: Callable[[], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRow:
    """One action. Texts are English source; rows stand in the order of their menu.

    It does something (`run`) or opens a dialog (`dialog`): exactly one of them, or the row cannot be made.
    `offered` says for which games the action is there at all, `enabled` when it can be done. `help` is what the help
    says about its key; macOS has its own for some. `apart` has a line above it in its menu. `tool` is its place among the
    tools, from the left, where it has one; it shows `icon` there (`icon_off` where `is_on` says that it is switched off),
    and `count` on its face. `way_on` says when it has a button beneath the board too. `role` is where macOS puts it: said, since it would guess by the words of one language.
    """

    id: str
    title: str
    menu: str
    keys: str = ""
    mac_keys: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    run: Callable[[WindowCommands], object] | None = None
    dialog: Callable[[Dialogs], DialogFactory] | None = None
    offered: Callable[[GameSession], bool] = _always
    enabled: Callable[[GameSession], bool] = _always
    help: str = ""
    second_press: SecondPress | None = None
    apart: bool = False
    tool: int | None = None
    icon: str = ""
    icon_off: str = ""
    is_on: Callable[[WindowCommands], bool] | None = None
    count: Callable[[GameSession], int | None] = _none
    way_on: Callable[[GameSession], bool] | None = None

    def __post_init__(self) -> None:
        if (self.run is None) == (self.dialog is None):
            raise ValueError(f"action {self.id}: it must either do something or open a dialog")
        if bool(self.keys) != bool(self.help):
            raise ValueError(f"action {self.id}: keys need a line in the help, and the line needs keys")
        if (self.is_on is None) != (not self.icon_off):
            raise ValueError(
                f"action {self.id}: a switch needs an icon for when it is off, and the icon a switch"
            )
        if (self.tool is None) != (not self.icon):
            raise ValueError(f"action {self.id}: a tool needs an icon, and the icon a tool")

    def keys_on(self, platform: str) -> str:
        """Its keys on a system, as sys.platform has it."""
        return self.mac_keys if platform == "darwin" and self.mac_keys else self.keys


ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        id="new_game",
        title=QT_TRANSLATE_NOOP("Actions", "&New game…"),
        menu="game",
        keys="Ctrl+N",
        dialog=lambda dialogs: dialogs.new_game,
        help=QT_TRANSLATE_NOOP("HelpKeys", "New game."),
        tool=4,
        icon="new",
    ),
    ActionRow(
        id="restart",
        title=QT_TRANSLATE_NOOP("Actions", "Restar&t"),
        menu="game",
        run=lambda window: window.restart(),
        enabled=lambda session: offer_of(session, session.game.variant).starts,
    ),
    ActionRow(
        id="undo",
        title=QT_TRANSLATE_NOOP("Actions", "&Undo"),
        menu="game",
        keys="Ctrl+Z",
        run=lambda window: window.session.undo(),
        offered=lambda session: session.game.ruleset.undo,
        enabled=lambda session: session.can_undo,
        help=QT_TRANSLATE_NOOP("HelpKeys", "Undo, where the game has it."),
        tool=1,
        icon="undo",
    ),
    ActionRow(
        id="swap",
        title=QT_TRANSLATE_NOOP("Actions", "&Swap group"),
        menu="game",
        run=lambda window: window.session.move(Command.SWAP),
        offered=lambda session: session.game.offers(Command.SWAP),
        enabled=_not_refused(Command.SWAP),
        second_press=SecondPress(
            shown=QT_TRANSLATE_NOOP("Actions", "Swap all three?"),
            said=swap_question,
            dropped=not_swapped_sentence,
        ),
        tool=2,
        icon="swap",
        count=lambda session: session.game.swaps,
        way_on=_is_stuck_with_swaps,
    ),
    ActionRow(
        id="end",
        title=QT_TRANSLATE_NOOP("Actions", "&End game"),
        menu="game",
        run=lambda window: window.session.move(Command.END),
        offered=lambda session: session.game.offers(Command.END),
        enabled=_not_refused(Command.END),
        second_press=SecondPress(
            shown=QT_TRANSLATE_NOOP("Actions", "End the game?"),
            said=end_question,
            dropped=not_ended_sentence,
        ),
        way_on=_not_refused(Command.END),
    ),
    ActionRow(
        id="continue",
        title=QT_TRANSLATE_NOOP("Actions", "&Continue"),
        menu="game",
        run=lambda window: window.session.move(Command.CONTINUE),
        offered=_not_refused(Command.CONTINUE),
        way_on=_not_refused(Command.CONTINUE),
    ),
    ActionRow(
        id="result",
        title=QT_TRANSLATE_NOOP("Actions", "Show &result"),
        menu="game",
        run=lambda window: window.show_result(),
        offered=lambda session: session.game.over,
        tool=3,
        icon="flag",
    ),
    ActionRow(
        id="quit",
        title=QT_TRANSLATE_NOOP("Actions", "&Quit"),
        menu="game",
        keys="Ctrl+Q",
        role=QAction.MenuRole.QuitRole,
        run=lambda window: window.close(),
        help=QT_TRANSLATE_NOOP("HelpKeys", "Quit. The game is kept as it is."),
        apart=True,
    ),
    ActionRow(
        id="statistics",
        title=QT_TRANSLATE_NOOP("Actions", "&Statistics"),
        menu="view",
        keys="Ctrl+I",
        dialog=lambda dialogs: dialogs.statistics,
        help=QT_TRANSLATE_NOOP("HelpKeys", "Statistics."),
    ),
    ActionRow(
        id="board_as_text",
        title=QT_TRANSLATE_NOOP("Actions", "&Board as text"),
        menu="view",
        keys="Ctrl+T",
        run=lambda window: window.show_board_as_text(),
        help=QT_TRANSLATE_NOOP("HelpKeys", "The board as text, to read line by line and to copy."),
    ),
    ActionRow(
        id="sound",
        title=QT_TRANSLATE_NOOP("Actions", "S&ound"),
        menu="view",
        keys="Ctrl+Shift+M",
        run=lambda window: window.toggle_sound(),
        help=QT_TRANSLATE_NOOP("HelpKeys", "Sound on or off."),
        tool=5,
        icon="sound",
        icon_off="muted",
        is_on=lambda window: window.has_sound,
    ),
    ActionRow(
        id="full_screen",
        title=QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        menu="view",
        keys="F11",
        mac_keys="Ctrl+Meta+F",
        run=lambda window: window.toggle_full_screen(),
        help=QT_TRANSLATE_NOOP("HelpKeys", "Full screen, and back."),
    ),
    ActionRow(
        id="preferences",
        title=QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        menu="view",
        keys="Ctrl+,",
        role=QAction.MenuRole.PreferencesRole,
        dialog=lambda dialogs: dialogs.preferences,
        help=QT_TRANSLATE_NOOP("HelpKeys", "Preferences."),
    ),
    ActionRow(
        id="help",
        title=QT_TRANSLATE_NOOP("Actions", "&Rules and keys"),
        menu="help",
        keys="F1",
        mac_keys="Ctrl+?",
        dialog=lambda dialogs: dialogs.help,
        help=QT_TRANSLATE_NOOP("HelpKeys", "Rules and keys: this window."),
    ),
    ActionRow(
        id="about",
        title=QT_TRANSLATE_NOOP("Actions", "&About Block Puzzle"),
        menu="help",
        role=QAction.MenuRole.AboutRole,
        dialog=lambda dialogs: dialogs.about,
    ),
)
"""Menus, buttons and the help's page of keys are made from these."""


class GameActions(QObject):
    """A `QAction` for every row, enabled and visible according to the game under way.

    `trigger` does what a row says. `refreshed` is emitted when all of them are up to date.
    """

    refreshed = Signal()

    def __init__(
        self,
        rows: Sequence[ActionRow],
        session: GameSession,
        confirmation: Confirmation,
        trigger: Callable[[ActionRow], object],
        window: WindowCommands,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows = rows
        self._session = session
        self._window = window
        self._confirmation = confirmation
        self._actions = {row.id: QAction(self) for row in rows}
        for row in rows:
            action = self._actions[row.id]
            action.setMenuRole(row.role)
            action.setCheckable(row.is_on is not None)
            if row.keys:
                action.setShortcut(QKeySequence(row.keys_on(sys.platform)))
                action.setAutoRepeat(False)
            action.triggered.connect(_without_checked(trigger, row))
        session.shown.connect(self.refresh)
        session.time_changed.connect(self.refresh)  # without time left there is nothing to go on with
        confirmation.changed.connect(self.refresh)
        self.refresh()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def with_keys(self, keys: QKeySequence) -> QAction | None:
        """The action that has this shortcut and is offered."""
        for action in self._actions.values():
            if action.isVisible() and keys in action.shortcuts():
                return action
        return None

    @property
    def tools(self) -> list[Tool]:
        """Those that have a tool, in the order of the tools."""
        placed = [row for row in self._rows if row.tool is not None]
        return [self._tool(row) for row in sorted(placed, key=lambda row: row.tool or 0)]

    @property
    def ways_on(self) -> dict[QAction, Callable[[], bool]]:
        """Those that may have a button beneath the board, and whether they have it now."""
        return {
            self._actions[row.id]: partial(row.way_on, self._session)
            for row in self._rows
            if row.way_on is not None
        }

    def _is_on(self, row: ActionRow) -> bool:
        return row.is_on is None or row.is_on(self._window)

    def _tool(self, row: ActionRow) -> Tool:
        return Tool(
            self._actions[row.id],
            lambda: row.icon if self._is_on(row) else row.icon_off,
            lambda: row.count(self._session),
            lambda: row.id == self._confirmation.armed,
        )

    def refresh(self) -> None:
        """Texts in the interface's language, and what is offered now."""
        for row in self._rows:
            action = self._actions[row.id]
            title = QCoreApplication.translate("Actions", row.title)
            # Found by the same name also while it asks for a second press: what it asks is said.
            action.setIconText(title.replace("&", "").rstrip("…"))
            if row.second_press is not None and self._confirmation.armed == row.id:
                title = QCoreApplication.translate("Actions", row.second_press.shown)
            action.setText(title)
            action.setVisible(row.offered(self._session))
            action.setEnabled(row.enabled(self._session))
            if row.is_on is not None:
                action.setChecked(self._is_on(row))
        self.refreshed.emit()


def _without_checked(trigger: Callable[[ActionRow], object], row: ActionRow) -> Callable[[], object]:
    """Drops the checked state that `triggered` passes on."""
    return lambda: trigger(row)
