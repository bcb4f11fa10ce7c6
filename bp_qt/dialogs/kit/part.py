"""A column of a dialog that others stand beside."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

__all__ = ["Part"]

_SPACING_PX = 4


class Part(QWidget):
    """Fill `column`. Parts stand side by side where this many `characters` have room in each."""

    def __init__(self, characters: int) -> None:
        super().__init__()
        self._characters = characters
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(_SPACING_PX)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * self._characters, super().sizeHint().height())
