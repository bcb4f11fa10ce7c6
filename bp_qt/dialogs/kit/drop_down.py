"""A drop-down list that ignores the wheel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

__all__ = ["DropDown"]


class DropDown(QComboBox):
    """Use it for every drop-down: Qt's own changes its value when the page is scrolled under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel gives no focus either
        # Qt's own delegate for boxes does not read the height of an entry from the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
