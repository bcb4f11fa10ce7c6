"""What lies behind a modal dialog: people cannot reach it, assistive technology can."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

__all__ = ["is_behind_a_dialog"]


def is_behind_a_dialog(widget: QWidget) -> bool:
    """Whether a modal dialog waits over the window of `widget`: it comes to the front, since what it asks comes first.

    Assistive technology presses what it likes without asking the window manager or Qt.
    """
    modal = QApplication.activeModalWidget()
    if modal is None or not modal.isVisible() or widget.window() is modal:
        return False
    modal.activateWindow()
    return True
