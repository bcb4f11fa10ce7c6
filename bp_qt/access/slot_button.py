"""How a slot shows itself to assistive technology: a button with a check mark, pressed like any other.

Qt's own interface of a checkable button calls itself a check box; this one says button and adds only the mark.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from bp_qt.access.cells import TapButton

__all__ = ["SlotButton"]

_PRESS = "Press"
_SET_FOCUS = "SetFocus"


class SlotButton(TapButton):
    """A slot of the tray: checked while its piece is in hand."""

    def __init__(self, parent: QWidget) -> None:
        _install_factory()
        super().__init__(parent)
        self.setCheckable(True)
        # Qt holds no reference to an interface made in Python; it goes with its button.
        self.interface: QAccessibleInterface | None = None


class _CheckedButton(QAccessibleWidget):
    def __init__(self, button: SlotButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button = button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = True
        state.checked = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, _SET_FOCUS] if self._button.isEnabled() else []

    def doAction(self, actionName: str) -> None:
        if actionName == _PRESS:
            self._button.click()
        elif actionName == _SET_FOCUS:
            self._button.setFocus()


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, SlotButton):
        return None
    thing.interface = _CheckedButton(thing)
    return thing.interface


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_of)
