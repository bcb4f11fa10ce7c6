"""How cells and slots present themselves to assistive technology: as buttons to press."""

from __future__ import annotations

import sys
import weakref

import shiboken6
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget
from shiboken6 import VoidPtr

from bp_qt.access.modal import is_behind_a_dialog

__all__ = ["ButtonInterface"]

_PRESS = "Press"
_TOGGLE = "Toggle"
_SET_FOCUS = "SetFocus"
_HAS_VALUES = sys.platform.startswith("linux")
"""Elsewhere screen readers would read the value of a button."""


class _Edition(QAccessibleValueInterface):
    """How often the texts of a button have changed while it had the focus, as its value."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def currentValue(self) -> object:
        return self.number

    def setCurrentValue(self, value: object) -> None:
        """Read-only."""

    def minimumValue(self) -> object:
        return 0

    def maximumValue(self) -> object:
        return 1_000_000

    def minimumStepSize(self) -> object:
        return 1


class ButtonInterface(QAccessibleWidget):
    """Its name is the button's as Python has it. A slot says button like any other and adds only its check mark.

    Qt's own interface of a checkable button calls itself a check box. Windows toggles what can be checked: that is
    a press like any other. `is_read` says that somebody has read its texts.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        # Not held: the button holds its interface, and both are to go when the board gets another size.
        self._of = weakref.ref(button)
        self._edition = _Edition()
        self.is_read = False

    @property
    def _button(self) -> QAbstractButton:
        button = self._of()
        assert button is not None, "nobody is asked about a button that has gone"
        return button

    def text(self, t: QAccessible.Text) -> str:
        self.is_read = True
        if t == QAccessible.Text.Name:
            return self._button.accessibleName()
        if t == QAccessible.Text.Description:
            return self._button.accessibleDescription()
        return super().text(t)

    def interface_cast(self, t: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        if t == QAccessible.InterfaceType.ValueInterface and _HAS_VALUES:
            return VoidPtr(shiboken6.getCppPointer(self._edition)[0])
        return VoidPtr(super().interface_cast(t))

    def refresh_readers(self) -> None:
        """Lets a screen reader ask for everything again that it shows of the focused button, and say nothing.

        Orca forgets what it knows of a widget that gets the focus, also where it had it before, and repaints the
        braille line of one whose value changes; of a button it speaks neither.
        """
        if _HAS_VALUES:
            self._edition.number += 1
            QAccessible.updateAccessibility(QAccessibleEvent(self._button, QAccessible.Event.Focus))
            event = QAccessibleValueChangeEvent(self._button, self._edition.number)
            QAccessible.updateAccessibility(event)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = self._button.isCheckable()
        state.checked = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, _SET_FOCUS] if self._button.isEnabled() else []

    def doAction(self, actionName: str) -> None:
        if is_behind_a_dialog(self._button):
            return
        if actionName in (_PRESS, _TOGGLE):
            self._button.click()
        elif actionName == _SET_FOCUS:
            self._button.setFocus()
