"""What assistive technology sees of board and tray: real, transparent, focusable widgets over the painted scene.

Qt gives graphics items no accessible children, so every cell and slot has a button of its own, invisible to the eye
and to the mouse, with the name, description, state and extents of what is painted beneath it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from bp_qt.access.keys import REPEATED, command_of

__all__ = ["Group", "TapButton", "set_texts"]

_AT_ONCE_S = 0.006

_PASSING_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Another window or a menu has the focus for a while."""
_SILENT_REASONS = (*_PASSING_REASONS, Qt.FocusReason.MouseFocusReason)


class Group(QGroupBox):
    """A named group in the accessible tree; paints nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene beneath paints."""


class TapButton(QAbstractButton):
    """A cell or a slot. Press comes from assistive technology as `clicked`, keys come as `commanded`.

    `focused` is emitted when it gets focus; True when keys or assistive technology moved it there, so that the ring
    is wanted, False when only the window became active again. `left` is emitted when another widget gets it.
    """

    commanded = Signal(object)
    focused = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._now_s = now_s
        self._released = (0, 0, 0.0)
        self.set_tab_stop(False)

    def set_tab_stop(self, is_stop: bool) -> None:
        """One of a group is in the tab order; with ClickFocus the others can still be given focus."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def place(self, rect: QRect) -> None:
        """Covers exactly what is painted."""
        if rect != self.geometry():
            self.setGeometry(rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene beneath paints."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(event.reason() not in _SILENT_REASONS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING_REASONS:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        if command is None:
            # Not QAbstractButton's: its arrow keys would move the focus behind our back.
            event.ignore()
        elif command in REPEATED or not self._is_held(event):
            self.commanded.emit(command)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._released = event.key(), event.timestamp(), self._now_s()
        event.ignore()

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether the key is still down from before.

        On X11 a key that is held is released and pressed in one moment, and Qt sometimes takes that for another press.
        While assistive technology listens, Qt's events have lost their moment, and come one right after the other.
        """
        if event.isAutoRepeat():
            return True
        key, moment, at_s = self._released
        if key != event.key() or not event.nativeScanCode():
            return False
        if event.timestamp():
            return event.timestamp() == moment
        return self._now_s() - at_s < _AT_ONCE_S


def set_texts(widget: QWidget, name: str, description: str) -> None:
    """Sets what assistive technology reads, each only where it changed: every change is an event on the bus."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)
