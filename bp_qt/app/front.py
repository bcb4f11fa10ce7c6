"""Brings the running window to the front when the player asks for it."""

from __future__ import annotations

import os
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

__all__ = ["bring_forward"]


def bring_forward(window: QWidget, tokens: Mapping[str, str]) -> None:
    """Shows a window that is minimised, hidden or behind others, and gives it the keyboard.

    `tokens` are the desktop's permission to do so, from the environment of the program the player started.
    """
    os.environ.update(tokens)  # where Qt looks for them, once
    if _was_destroyed(window):
        handle = window.windowHandle()
        window.hide()
        handle.destroy()  # what is left of it; showing makes a new one
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _was_destroyed(window: QWidget) -> bool:
    """Whether another program has destroyed the window behind Qt's back. Only X11 allows that, so X11 is asked."""
    if QGuiApplication.platformName() != "xcb" or not window.testAttribute(
        Qt.WidgetAttribute.WA_WState_Created
    ):
        return False
    return window.screen().grabWindow(window.winId(), 0, 0, 1, 1).isNull()
