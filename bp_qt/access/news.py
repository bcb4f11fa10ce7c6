"""The single channel for news: every sentence told without moving the focus goes through it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from bp_qt.access.cells import TapButton
from bp_qt.access.listeners import Listeners
from bp_qt.play.delays import USUAL, Delays

__all__ = ["News"]

_ZERO_WIDTH = "\u200b"


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An announcement that comes when the focus has come to its window, or to a dialog over it."""

    message: str
    window: QWidget
    urgently: bool
    is_for_dialog: bool

    def can_be_sent(self) -> bool:
        focused = QApplication.focusWidget()
        if focused is None or isinstance(focused, QMenuBar):
            return False
        return (focused.window() is not self.window) is self.is_for_dialog


class News(QObject):
    """Announces sentences; while somebody listens who knows no announcements, the focused widget carries them too.

    Told where the player is, once and whole: an announcement waits for a focus that is about to move, since a screen
    reader stops speaking and tells of that. The description of the focused widget carries the sentence until the
    focus goes elsewhere; who comes back later does not hear it again, and the widget has its own description back.

    Cells and slots have somebody who describes them: who does asks `carried_by`, and again when `retold` is emitted.
    `focus_told` is emitted after assistive technology has been told that another widget has the focus.
    """

    retold = Signal()
    focus_told = Signal()

    def __init__(self, listeners: Listeners, parent: QObject | None = None, delays: Delays = USUAL) -> None:
        super().__init__(parent)
        self._listeners = listeners
        self._waiting: list[_Waiting] = []
        self._expects_dialog = False
        self._message = ""
        self._said_before = ""
        self._carrier: QWidget | None = None
        self._carriers_own = ""
        self._held: QWidget | None = None
        self._holding = QTimer(self, singleShot=True, interval=delays.hold_ms)
        self._holding.timeout.connect(self._retell)
        # Qt tells assistive technology of a focus after it has moved it: what is to come later is put off once more.
        self._after_focus = QTimer(self, singleShot=True, interval=0)
        self._after_focus.timeout.connect(self._on_focus_told)
        listeners.changed.connect(self._on_listeners_changed)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @staticmethod
    def of(widget: QWidget) -> News:
        """The channel of the program `widget` belongs to; its outermost window holds it."""
        while (parent := widget.parentWidget()) is not None:
            widget = parent
        found = widget.findChild(News, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return News(Listeners(), widget) if found is None else found

    def hold(self, window: QWidget) -> None:
        """The focus is just coming (a menu is closing): for a moment nobody in this window carries a message.

        A screen reader that reads the widget which gets the focus would read it there, and again as a change.
        """
        self._held = window
        self._holding.start()

    @property
    def is_for_newer_readers(self) -> bool:
        """Whether all who listen are known to hear announcements."""
        return self._listeners.is_known and not self._listeners.need_descriptions

    @property
    def is_waiting(self) -> bool:
        """Whether an announcement waits for the focus."""
        return bool(self._waiting)

    def expect_dialog(self, is_coming: bool) -> None:
        """A dialog will open by itself in a moment: what is told until then is told with it, or now that it is not."""
        self._expects_dialog = is_coming
        if not is_coming and self._waiting:
            self._waiting = [replace(news, is_for_dialog=False) for news in self._waiting]
            self._after_focus.start()

    def tell(
        self,
        message: str,
        window: QWidget,
        *,
        heir: QWidget | None = None,
        focus_moves: bool = False,
        urgently: bool = False,
    ) -> None:
        """Announces a message in a window, and lets the widget that has the focus there carry it.

        While none of them has it (a menu or a dialog is open), or when `focus_moves`, the announcement waits for the
        focus, and `heir` carries the message, which will be given it: heard with the focus, not after it.
        """
        focused = _focused_in(window)
        if self._expects_dialog:
            self.forget()
            self._waiting.append(_Waiting(message, window, urgently, is_for_dialog=True))
        elif focused is None or focus_moves:
            self._waiting.append(_Waiting(message, window, urgently, is_for_dialog=False))
            self._holding.stop()  # it is to be there when the focus comes
            self._carry(message, heir or window.focusWidget())
        else:
            _send(message, window, urgently)
            if self._after_focus.isActive():
                self.hold(window)
            self._carry(message, focused)

    def retract(self, window: QWidget) -> None:
        """What was told last in a window is true no more."""
        if (
            self._carrier is not None
            and shiboken6.isValid(self._carrier)
            and self._carrier.window() is window
        ):
            self.forget()

    def forget(self) -> None:
        """Takes the message off its carrier."""
        self._give_back()
        self._message, self._carrier = "", None
        self.retold.emit()

    def message_for(self, button: TapButton) -> str:
        """The message that this cell or slot carries; empty when it carries none."""
        return self._message if button is self._carrier and self._is_carried else ""

    def carried_by(self, button: TapButton, description: str) -> str:
        """The description of a cell or slot with the message before it, unless that says the same."""
        message = self.message_for(button)
        says_it = re.compile(rf"\b{re.escape(description)}(?=[.,:]|$)", re.IGNORECASE)
        if not message or not description or says_it.search(message):
            return message or description
        return f"{message} {description}"

    @property
    def _is_carried(self) -> bool:
        if self._carrier is None or not shiboken6.isValid(self._carrier):
            return False
        if not self._listeners.need_descriptions:
            return False
        return not (self._holding.isActive() and self._carrier.window() is self._held)

    def _carry(self, message: str, carrier: QWidget | None) -> None:
        # Two equal messages in a row must both be heard, and an equal text would be no change.
        message = message + _ZERO_WIDTH if message == self._said_before else message
        if carrier is not self._carrier or (carrier and carrier.accessibleDescription() != self._message):
            self._give_back()
            self._carriers_own = "" if carrier is None else carrier.accessibleDescription()
        self._message = self._said_before = message
        self._carrier = carrier
        self._hand_over()

    def _hand_over(self) -> None:
        carrier = self._carrier
        if carrier is not None and self._is_carried and not isinstance(carrier, TapButton):
            carrier.setAccessibleDescription(self._message)

    def _give_back(self) -> None:
        carrier = self._carrier
        if carrier is None or not shiboken6.isValid(carrier) or isinstance(carrier, TapButton):
            return
        # If it was given another description in the meantime, it keeps that one.
        if carrier.accessibleDescription() == self._message:
            carrier.setAccessibleDescription(self._carriers_own)

    def _on_listeners_changed(self) -> None:
        carrier = self._carrier
        if carrier is not None and shiboken6.isValid(carrier) and carrier.hasFocus():
            # Whoever has just begun to listen reads it first.
            self.hold(carrier.window())
        self._retell()

    def _retell(self) -> None:
        if self._listeners.need_descriptions:
            self._hand_over()
        else:
            self._give_back()
        self.retold.emit()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            self._after_focus.start()
        carrier = self._carrier
        if carrier is None:
            return
        if (
            not shiboken6.isValid(carrier)
            or old is carrier
            or (new is not None and new is not carrier and new.window() is carrier.window())
        ):
            self.forget()

    def _on_focus_told(self) -> None:
        self.focus_told.emit()
        self._send_waiting()

    def _send_waiting(self) -> None:
        waiting = [news for news in self._waiting if shiboken6.isValid(news.window)]
        self._waiting = [news for news in waiting if not news.can_be_sent()]
        focused = QApplication.focusWidget()
        for news in waiting:
            if focused is None or news in self._waiting:
                continue
            _send(news.message, focused.window(), news.urgently)
            if news.is_for_dialog or self._carrier is None:
                self._expects_dialog = False
                # Who reads what has the focus now is not to read it there, and again as a change.
                self.hold(focused.window())
                self._carry(news.message, focused)


def _send(message: str, window: QWidget, urgently: bool) -> None:
    event = QAccessibleAnnouncementEvent(window, message)
    if urgently:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def _focused_in(window: QWidget) -> QWidget | None:
    """The widget of the window that has the focus, but not its menu bar: that gives it back at once."""
    focused = QApplication.focusWidget()
    if focused is None or focused.window() is not window or isinstance(focused, QMenuBar):
        return None
    return focused
