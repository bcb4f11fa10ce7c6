"""Turns any key or click (or a pad button that sends one) into a switch, before anything else sees it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from bp_qt.play.held_key import HeldKey

__all__ = ["Switch"]

_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease}
_CLICKS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
}
_PRESSES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_HELPERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""Keys with these modifiers keep their meaning, for a helper or for changing the preferences."""
_NO_SWITCHES = {
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Shift,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
}
_BACK_KEYS = {Qt.Key.Key_Backspace, Qt.Key.Key_Escape}


class Switch(QObject):
    """`pressed` and, with `has_back`, `backed` for Backspace, Escape or the right button. Off until `set_on`.

    `is_ours` says of a widget whether the key or click (True) that it is sent is the switch's: the mouse still opens menus.
    """

    pressed = Signal()
    backed = Signal()

    def __init__(self, is_ours: Callable[[QWidget, bool], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_ours = is_ours
        self._is_on = False
        self._held = HeldKey()
        self.has_back = False

    def set_on(self, is_on: bool) -> None:
        """Takes every key and click, or leaves them alone again."""
        application = QApplication.instance()
        assert application is not None
        if is_on and not self._is_on:
            application.installEventFilter(self)
        elif self._is_on and not is_on:
            application.removeEventFilter(self)
        self._is_on = is_on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or not (_is_key(event) or event.type() in _CLICKS):
            return False
        if not self._is_ours(watched, event.type() in _CLICKS):
            return False
        event.accept()  # otherwise it would propagate to the parent and be filtered again
        if self._is_press(event):
            if self.has_back and _is_back(event):
                self.backed.emit()
            else:
                self.pressed.emit()
        return True

    def _is_press(self, event: QEvent) -> bool:
        """Whether this is a real press and not the repeat of a held key."""
        if not isinstance(event, QKeyEvent):
            return event.type() in _PRESSES
        if event.type() == QEvent.Type.ShortcutOverride:
            return False
        return not self._held.follow(event) and event.type() in _PRESSES


def _is_key(event: QEvent) -> bool:
    if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
        return False
    return not event.modifiers() & _HELPERS and event.key() not in _NO_SWITCHES


def _is_back(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        return event.key() in _BACK_KEYS
    return isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton
