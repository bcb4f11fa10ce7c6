"""A message through both channels: the announcement event, and the description of the widget that has the focus."""

from __future__ import annotations

import re
from typing import TypeGuard

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from bp_qt.access.cells import TapButton

__all__ = ["Voice"]

_HOLD_MS = 1_000
_ZERO_WIDTH = "\u200b"


class Voice(QObject):
    """Keeps the message, and knows which widget carries it for screen readers that know no announcements.

    It is said where the player is, once: `silenced` is emitted when the focus goes elsewhere, and who comes back
    later does not hear it again; and when a message that was held back can be heard.
    """

    silenced = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._message = ""
        self._said_before = ""
        self._carrier: QAbstractButton | None = None
        self._holding = QTimer(self, singleShot=True, interval=_HOLD_MS)
        self._holding.timeout.connect(self._on_held)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    def hold(self) -> None:
        """A menu is closing: for a moment nobody carries a message.

        A screen reader that reads the widget which gets the focus back would read it there, and again as a change.
        """
        self._holding.start()

    def speak(self, message: str, heir: TapButton, *, is_heir_next: bool = False) -> None:
        """Announces a message; whoever describes cells and slots asks `carried_by` afterwards.

        Carried by the button that has the focus. While none of this window has it (a menu or a dialog is open), or
        when `is_heir_next`, by `heir`, which will be given it: heard with the focus, not after it.
        """
        # Two equal messages in a row are both heard: an equal text would be no change.
        self._message = message + _ZERO_WIDTH if message == self._said_before else message
        self._said_before = self._message
        event = QAccessibleAnnouncementEvent(self._viewport.window(), message)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        focused = QApplication.focusWidget()
        self._carrier = focused if self._is_ours(focused) and not is_heir_next else heir
        if not self._holding.isActive():
            self._hand_over()

    def _hand_over(self) -> None:
        if self._carrier is not None and not isinstance(self._carrier, TapButton):
            self._carrier.setAccessibleDescription(self._message)

    def _on_held(self) -> None:
        self._hand_over()
        self.silenced.emit()

    def forget(self) -> None:
        """Nobody carries a message any more."""
        carrier = self._carrier
        self._message, self._carrier = "", None
        if carrier is not None and not isinstance(carrier, TapButton):
            carrier.setAccessibleDescription("")
        self.silenced.emit()

    def message_for(self, button: TapButton) -> str:
        """The message that this cell or slot carries; empty when it is another one."""
        return self._message if button is self._carrier and not self._holding.isActive() else ""

    def carried_by(self, button: TapButton, description: str) -> str:
        """The description of a cell or slot with the message before it, unless that says the same."""
        message = self.message_for(button)
        says_it = re.compile(rf"\b{re.escape(description)}(?=[.,:]|$)", re.IGNORECASE)
        if not message or not description or says_it.search(message):
            return message or description
        return f"{message} {description}"

    def _is_ours(self, widget: QWidget | None) -> TypeGuard[QAbstractButton]:
        return isinstance(widget, QAbstractButton) and widget.window() is self._viewport.window()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        carrier = self._carrier
        if carrier is not None and (old is carrier or (self._is_ours(new) and new is not carrier)):
            self.forget()
