"""A part of a dialog that is one tab stop and is read as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_qt.dialogs.kit.sheet import heading

__all__ = ["Section"]

_PAD_PX = 12


class Section(QWidget):
    """A title and what belongs to it in a quiet frame: fill `column`. `spoken` is all of it as text."""

    def __init__(self, title: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_PAD_PX, _PAD_PX, _PAD_PX, _PAD_PX)
        self.column.setSpacing(8)
        self.column.addWidget(heading(title, 1.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        role = QPalette.ColorRole.Highlight if self.hasFocus() else QPalette.ColorRole.Dark
        wide = 3 if self.hasFocus() else 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(role), wide))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 12, 12)
