"""The one channel for news: every sentence that is told without a move of the focus goes through it."""

from __future__ import annotations

import re

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from bp_qt.access.cells import TapButton
from bp_qt.play.delays import USUAL, Delays

__all__ = ["News"]

_ZERO_WIDTH = "\u200b"


class News(QObject):
    """Announces a sentence, and lets the widget that has the focus carry it as its description.

    The description is for screen readers that know no announcements. The sentence is told where the player is, once:
    when the focus goes elsewhere nobody carries it any more, and who comes back later does not hear it again.

    Any other widget is given its own description back then. Cells and slots have somebody who describes them: who
    does asks `carried_by`, and again when `silenced` is emitted.
    """

    silenced = Signal()

    def __init__(self, parent: QObject | None = None, delays: Delays = USUAL) -> None:
        super().__init__(parent)
        self._message = ""
        self._said_before = ""
        self._carrier: QWidget | None = None
        self._carriers_own = ""
        self._held: QWidget | None = None
        self._holding = QTimer(self, singleShot=True, interval=delays.hold_ms)
        self._holding.timeout.connect(self._on_held)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @staticmethod
    def of(widget: QWidget) -> News:
        """The channel of the program that `widget` belongs to: the outermost window has it."""
        while (parent := widget.parentWidget()) is not None:
            widget = parent
        found = widget.findChild(News, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return News(widget) if found is None else found

    def hold(self, window: QWidget) -> None:
        """A menu of `window` is closing: for a moment nobody in there carries a message.

        A screen reader that reads the widget which gets the focus back would read it there, and again as a change.
        """
        self._held = window
        self._holding.start()

    def announce(self, message: str, teller: QWidget, *, urgently: bool = False) -> None:
        """Announces a message in the window of `teller`, and lets the widget that has the focus there carry it."""
        self._send(message, teller, urgently)
        self.describe(message, teller)

    def announce_to(self, message: str, heir: TapButton, *, is_heir_next: bool) -> None:
        """Announces a message at once, carried by the widget of the window that has the focus.

        While none of them has it (a menu or a dialog is open), or when `is_heir_next`, it is carried by `heir`, which
        will be given it: heard with the focus, not after it.
        """
        self._send(message, heir, urgently=True)
        focused = _focused_in(heir.window())
        self._carry(message, heir if focused is None or is_heir_next else focused)

    def describe(self, message: str, teller: QWidget) -> None:
        """Lets the widget that has the focus in the window of `teller` carry a message."""
        focused = _focused_in(teller.window())
        if focused is not None:
            self._carry(message, focused)

    def retract(self, teller: QWidget) -> None:
        """What was told last in the window of `teller` is true no more."""
        if self._carrier is not None and self._carrier.window() is teller.window():
            self.forget()

    def forget(self) -> None:
        """Nobody carries a message any more."""
        self._give_back()
        self._message, self._carrier = "", None
        self.silenced.emit()

    def message_for(self, button: TapButton) -> str:
        """The message that this cell or slot carries; empty when it is another one."""
        return self._message if button is self._carrier and not self._is_held_back else ""

    def carried_by(self, button: TapButton, description: str) -> str:
        """The description of a cell or slot with the message before it, unless that says the same."""
        message = self.message_for(button)
        says_it = re.compile(rf"\b{re.escape(description)}(?=[.,:]|$)", re.IGNORECASE)
        if not message or not description or says_it.search(message):
            return message or description
        return f"{message} {description}"

    @property
    def _is_held_back(self) -> bool:
        carrier = self._carrier
        return self._holding.isActive() and carrier is not None and carrier.window() is self._held

    def _send(self, message: str, teller: QWidget, urgently: bool) -> None:
        event = QAccessibleAnnouncementEvent(teller.window(), message)
        if urgently:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def _carry(self, message: str, carrier: QWidget) -> None:
        # Two equal messages in a row are both heard: an equal text would be no change.
        message = message + _ZERO_WIDTH if message == self._said_before else message
        if carrier is not self._carrier or carrier.accessibleDescription() != self._message:
            self._give_back()
            self._carriers_own = carrier.accessibleDescription()
        self._message = self._said_before = message
        self._carrier = carrier
        if not self._is_held_back:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._carrier is not None and not isinstance(self._carrier, TapButton):
            self._carrier.setAccessibleDescription(self._message)

    def _give_back(self) -> None:
        carrier = self._carrier
        if carrier is None or not shiboken6.isValid(carrier) or isinstance(carrier, TapButton):
            return
        # One that has been given another description meanwhile keeps that.
        if carrier.accessibleDescription() == self._message:
            carrier.setAccessibleDescription(self._carriers_own)

    def _on_held(self) -> None:
        self._hand_over()
        self.silenced.emit()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        carrier = self._carrier
        if carrier is None:
            return
        if (
            not shiboken6.isValid(carrier)
            or old is carrier
            or (new is not None and new is not carrier and new.window() is carrier.window())
        ):
            self.forget()


def _focused_in(window: QWidget) -> QWidget | None:
    """The widget of the window that has the focus, but not its menu bar: that gives it back at once."""
    focused = QApplication.focusWidget()
    if focused is None or focused.window() is not window or isinstance(focused, QMenuBar):
        return None
    return focused
