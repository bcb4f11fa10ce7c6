"""A part of a dialog that is one tab stop and is read as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

__all__ = ["Section"]

_PAD_PX = 6


class Section(QWidget):
    """What belongs together: fill `column`. `title` is its name and `spoken` all of it as text."""

    def __init__(self, title: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_PAD_PX, _PAD_PX, _PAD_PX, _PAD_PX)
        self.column.setSpacing(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 12, 12)
