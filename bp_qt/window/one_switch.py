"""One switch for the whole window: what it may choose there, and which keys and clicks are its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from bp_qt.access.announcer import Announcer
from bp_qt.access.scan import Scan, ScanSettings
from bp_qt.access.switch import Switch
from bp_qt.access.tap import TapPath
from bp_qt.play.aim import Aim
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.window.main_window import MainWindow

__all__ = ["OneSwitch"]

_INPUTS = (QLineEdit, QComboBox, QAbstractSlider, QAbstractItemView, QPlainTextEdit)
"""Dialogs with one of these need more than a switch, so they are left to a helper."""


class OneSwitch(QObject):
    """Scans the window and the dialogs that only ask or report; off until `set_on`."""

    def __init__(
        self,
        session: GameSession,
        aim: Aim,
        tap: TapPath,
        ring: FocusRing,
        announcer: Announcer,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._window = window
        self.scan = Scan(session, aim, tap, ring, announcer, self, self)
        self._switch = Switch(self._is_ours, self)
        self._switch.pressed.connect(self.scan.press)
        self._switch.backed.connect(self.scan.back)

    def set_on(self, settings: ScanSettings, *, has_back: bool) -> None:
        """From now on any key or click is the switch; with `has_back` some are a second one, to go back."""
        self._switch.has_back = has_back
        self._switch.set_on(True)
        self.scan.switch_on(settings)

    def set_off(self) -> None:
        """Keys and clicks are their own again."""
        self._switch.set_on(False)
        self.scan.switch_off()

    def scanned_dialog(self) -> QWidget | None:
        """The dialog that is open, where it only asks or reports; the result, where that is shown."""
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return self._window.result_shown
        return None if _has_inputs(dialog) else dialog

    def ways_on(self) -> Sequence[QAbstractButton]:
        """The buttons beneath the board."""
        return self._window.ways_on

    def tools(self) -> Sequence[QAbstractButton]:
        """Those of the top bar that do something now."""
        return [tool for tool in self._window.tools if tool.isEnabled()]

    def is_scannable(self) -> bool:
        """Whether the window is the active one, or a dialog of it that is gone through."""
        if QApplication.activeModalWidget() is not None:
            return self.scanned_dialog() is not None
        return self._window.isActiveWindow()

    def _is_ours(self, widget: QWidget, is_click: bool) -> bool:
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return widget.window() is modal and self.scanned_dialog() is not None
        if widget.window() is not self._window:
            return False
        if is_click:
            grounds = (self._window.centralWidget(), self._window.result_shown)
            return any(ground is not None and ground.isAncestorOf(widget) for ground in grounds) or (
                widget is self._window.result_shown
            )
        return not isinstance(widget, QMenuBar)


def _has_inputs(dialog: QWidget) -> bool:
    return any(
        widget.isVisible() and isinstance(widget, _INPUTS) and not isinstance(widget, QScrollBar)
        for widget in dialog.findChildren(QWidget)
    )
