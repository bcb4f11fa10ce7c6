"""The window with everything that it is given, over a desk: what the program builds, but without storage and dialogs."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenuBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.announcer import Announcer
from bp_qt.access.cells import TapButton
from bp_qt.access.listeners import Listeners
from bp_qt.access.news import News
from bp_qt.access.tap import TapPath
from bp_qt.access.tree import AccessTree
from bp_qt.engine.bitboard import Cell, cell_name
from bp_qt.engine.game import Game
from bp_qt.play.delays import Delays
from bp_qt.scene.buttons import ActionButton
from bp_qt.scene.layout import Layout
from bp_qt.scene.tool_button import ToolButton
from bp_qt.sound.switch import SoundSwitch
from bp_qt.window.actions import ACTIONS
from bp_qt.window.dialogs import Dialogs
from bp_qt.window.main_window import MainWindow
from tests.delays import WITHOUT_CARD
from tests.play.desk import Desk
from tests.scene.table import Table


class KnownListeners(Listeners):
    """Whoever listens is whom the test says: at first somebody who knows no announcements."""

    def come(self, *, need_descriptions: bool) -> None:
        self._on_answered(
            [(":1.1", "Object:PropertyChange:AccessibleDescription" if need_descriptions else "Object:")]
        )


class Room(Table):
    """A table with its window around it; `opened` has the dialogs that were asked for, `said` every message."""

    def __init__(
        self,
        desk: Desk,
        qtbot: QtBot,
        width: int = 700,
        height: int = 900,
        delays: Delays = WITHOUT_CARD,
    ) -> None:
        super().__init__(desk, shown=False)
        self._qtbot = qtbot
        self.opened: list[str] = []
        self.said: list[str] = []
        self.announcer = Announcer(desk.session)
        self.tap = TapPath(desk.session, desk.aim, self.announcer)
        self.listeners = KnownListeners()
        news = News(self.listeners, delays=delays)
        port = self.view.viewport()
        self.tree = AccessTree(port, desk.session, desk.aim, self.tap, self.ring, news, port, delays)
        self.announcer.said.connect(self.said.append)
        self.sound = SoundSwitch(port)
        self.sound.wanted.connect(self.sound.set_on)
        self.window = MainWindow(
            desk.session,
            desk.aim,
            desk.clock,
            self.view,
            self.presenter,
            self.ring,
            self.tree,
            news,
            self.announcer,
            ACTIONS,
            cast("Dialogs", _Noted(self.opened)),
            self.sound,
            delays=delays,
        )
        qtbot.addWidget(self.window)
        self.window.resize(width, height)
        self.window.refresh()
        self.window.show()
        self.activate()

    @property
    def game(self) -> Game:
        return self.desk.game

    @property
    def focused(self) -> QWidget | None:
        return QApplication.focusWidget()

    @property
    def focused_slot(self) -> int | None:
        """The slot of the tray that has the focus."""
        slots = self.buttons("Tray")
        return next((slot for slot, button in enumerate(slots) if button.hasFocus()), None)

    @property
    def focused_name(self) -> str:
        """What assistive technology reads of the widget that has the focus."""
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.accessibleName() or widget.property("text") or ""

    @property
    def description(self) -> str:
        """The description of the widget that has the focus, without the mark that tells equal messages apart."""
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.accessibleDescription().replace("\u200b", "")

    def activate(self) -> None:
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)

    def rest(self) -> None:
        """Lets what was put off for a moment happen."""
        QApplication.processEvents()

    def buttons(self, group: str) -> list[TapButton]:
        """The cells or the slots, in reading order."""
        return [
            button
            for button in self.view.findChildren(TapButton)
            if group_of(button) == group and not button.isHidden()
        ]

    def button(self, name: str) -> TapButton:
        """The cell of this name, like C4, or the slot, like Piece 1."""
        found = [
            button
            for button in self.view.findChildren(TapButton)
            if not button.isHidden() and button.accessibleName().startswith((f"{name},", f"{name}:"))
        ]
        assert len(found) == 1, found
        return found[0]

    def cell_button(self, cell: Cell) -> TapButton:
        return self.button(cell_name(cell))

    def action_button(self, text: str) -> ActionButton:
        """The tool of this name; where it has none, the button beneath the board."""
        return next(button for button in self.action_buttons if button.accessibleName() == text)

    @property
    def action_buttons(self) -> list[ActionButton]:
        """All that are there, in the order of Tab and of assistive technology: tools first."""
        return [button for button in self.window.findChildren(ActionButton) if button.isVisible()]

    @property
    def menu_bar(self) -> QMenuBar:
        (bar,) = self.window.findChildren(QMenuBar)
        return bar

    @property
    def button_words(self) -> list[str]:
        """What is written on the buttons that show words now."""
        return [
            button.asked if isinstance(button, ToolButton) else button.text()
            for button in self.action_buttons
        ]

    @property
    def button_texts(self) -> list[str]:
        """What the visible buttons of actions say, in reading order."""
        return [button.accessibleName() for button in self.action_buttons]

    def trigger(self, action_id: str) -> None:
        self.window.actions_table[action_id].trigger()
        self.rest()

    def focus(self, name: str) -> None:
        """As assistive technology does it."""
        self.button(name).setFocus(Qt.FocusReason.OtherFocusReason)
        self.rest()

    def key(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        *,
        repeated: bool = False,
    ) -> None:
        """Presses and releases a key where the focus is."""
        widget = QApplication.focusWidget() or self.window
        if repeated:
            QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "", True))
        else:
            QTest.keyClick(widget, key, modifiers)
        self.rest()

    def keys(self, text: str) -> None:
        """Presses keys that write something, one after the other."""
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget() or self.window, letter)
            self.rest()


class Panel(QWidget):
    """The result, empty."""

    left = Signal()

    def arrange(self, layout: Layout, view: QRect) -> None:
        self.setGeometry(view)

    def come(self) -> None:
        self.show()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.take_focus()

    def take_focus(self) -> None:
        self.setFocus()


class _Noted:
    """The dialogs of the program, empty; `opened` gets the name of each that is asked for."""

    def __init__(self, opened: list[str]) -> None:
        self._opened = opened

    def __getattr__(self, name: str) -> Callable[..., QWidget]:
        def make(*given: object) -> QWidget:
            self._opened.append(name)
            window = given[-1]
            assert isinstance(window, QWidget)
            if name == "result":
                return Panel(window)
            dialog = QDialog(window)
            QPushButton("Close", dialog)  # something to have the focus
            return dialog

        return make


def group_of(button: TapButton) -> str:
    parent = button.parentWidget()
    return "" if parent is None else parent.accessibleName()
