"""What assistive technology sees of board and tray: real, transparent, focusable widgets on top of the painted scene.

Qt gives graphics items no accessible children, so every cell and slot has a button of its own, invisible to the eye
and to the mouse, with the name, description, state and extents of what is painted beneath it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QWidget

from bp_qt.access.interfaces import ButtonInterface
from bp_qt.access.keys import REPEATED, KeyCommand, character_of, command_of
from bp_qt.play.held_key import HeldKey

__all__ = ["Group", "SlotButton", "TapButton", "set_texts"]

_REMEMBERED_S = 2.5
"""Orca remembers a description it has read for two seconds."""
_PASSING_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Another window or a menu takes the focus for a while."""
_SILENT_REASONS = (*_PASSING_REASONS, Qt.FocusReason.MouseFocusReason)


class Group(QGroupBox):
    """A named group in the accessible tree; paints nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene beneath paints."""


class Texts(NamedTuple):
    """What assistive technology reads of a widget."""

    name: str = ""
    description: str = ""


class TapButton(QAbstractButton):
    """A cell or a slot. Press comes from assistive technology as `clicked`, keys come as `commanded`.

    Letters and digits that are no command come as `typed`. `focused` is emitted when it gets focus; True when keys or
    assistive technology moved it there, so that the ring is wanted, False when only the window became active again.
    `left` is emitted when it loses it; True when another widget of the window has it now.

    Its name is true at once, but a change of it is told after the focus has gone: a screen reader stops speaking and
    reads a focused widget anew when its name changes, and the news would be cut off.

    A key that is held goes on where it moves the focus; where it cannot (at the edge) it has been told so once.
    """

    commanded = Signal(object)
    typed = Signal(str)
    focused = Signal(bool)
    left = Signal(bool)

    def __init__(self, parent: QWidget, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._texts = self._told = self._shown = Texts()
        # Qt holds no reference to an interface made in Python. It is made at once: from a factory it would never go.
        self._interface = ButtonInterface(self)
        QAccessible.registerAccessibleInterface(self._interface)
        self._now_s = now_s
        self._read_s = 0.0
        self._held = HeldKey(now_s)
        self._obeyed: KeyCommand | None = None
        self.set_tab_stop(False)

    def accessibleName(self) -> str:
        """What assistive technology reads; Qt's own property would tell of every change at once."""
        return self._texts.name

    def accessibleDescription(self) -> str:
        """The same of the description."""
        return self._texts.description

    def write(self, name: str, description: str) -> None:
        """What assistive technology finds when it asks, from now on. It hears of the change by `tell`."""
        self._texts = Texts(name, description)

    def show_texts(self) -> bool:
        """While it has the focus: a braille line that shows its texts is to show what they are now, without a word.

        Comes before the news: a message lies over the line for a while, and then what was there before is seen.
        True when that may still be the description of before, since it has just been read: `show_again` later.
        """
        if not self.hasFocus() or self._texts == self._shown or not self._interface.is_read:
            return False
        is_other = self._texts.description != self._shown.description
        is_remembered = is_other and self._now_s() - self._read_s < _REMEMBERED_S
        self._shown, self._read_s = self._texts, self._now_s()
        self._interface.refresh_readers()
        return is_remembered

    def show_again(self) -> None:
        """Shows the same texts once more while it has the focus."""
        if self.hasFocus() and self._interface.is_read:
            self._interface.refresh_readers()

    @property
    def has_changed(self) -> bool:
        """Whether it reads otherwise than was told."""
        return self._texts != self._told

    def tell(self) -> None:
        """Tells assistive technology what has changed; of the name only when the focus has gone to another widget."""
        texts, told = self._texts, self._told
        has_focus = QApplication.focusWidget() in (self, None) and self.window().focusWidget() is self
        self._told = Texts(told.name if has_focus else texts.name, texts.description)
        if texts.description != told.description:
            self._emit(QAccessible.Event.DescriptionChanged)
        if texts.name != self._told.name or texts.name == told.name:
            return
        self._emit(QAccessible.Event.NameChanged)

    def _emit(self, kind: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self, kind))

    def set_tab_stop(self, is_stop: bool) -> None:
        """One of a group is in the tab order; with ClickFocus the others can still be given focus."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def place(self, rect: QRect) -> None:
        """Covers exactly what is painted."""
        if rect != self.geometry():
            self.setGeometry(rect)

    def retire(self) -> None:
        """It will be deleted."""
        self.hide()
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(self._interface))
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene beneath paints."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._shown, self._read_s = self._texts, self._now_s()
        self._obeyed = None
        super().focusInEvent(event)
        self.focused.emit(event.reason() not in _SILENT_REASONS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit(event.reason() not in _PASSING_REASONS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_held = self._held.follow(event)
        command = command_of(event)
        character = character_of(event) if command is None else None
        if character is not None and not is_held:
            self.typed.emit(character)
        elif command is None:
            # QAbstractButton's own handler would let arrow keys move the focus behind our back.
            event.ignore()
        elif not is_held or (command in REPEATED and command is not self._obeyed):
            self._obeyed = command
            self.commanded.emit(command)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._held.follow(event)
        event.ignore()


class SlotButton(TapButton):
    """A slot of the tray: checked while its piece is in hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)


def set_texts(widget: QWidget, name: str, description: str) -> None:
    """Sets what assistive technology reads, but only what changed, since every change is an event on the bus."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)
