"""Pieces in a row, drawn by the scene's own painter."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_qt.engine.shapes import Shape
from bp_qt.look.blocks import BlockPainter, Finish
from bp_qt.words.shape_names import shape_name

__all__ = ["PieceRow"]

_CELL_PX = 22
_SMALLEST_CELL_PX = 8


class PieceRow(QWidget):
    """The shapes side by side at one scale, as large as the width allows; `label` and their names are its name."""

    def __init__(
        self, shapes: tuple[Shape, ...], label: str, blocks: BlockPainter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shapes = shapes
        self._blocks = blocks
        self.setAccessibleName(f"{label}: {'; '.join(map(shape_name, shapes))}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _columns(self) -> int:
        return sum(shape.width for shape in self._shapes) + max(len(self._shapes) - 1, 0)

    @property
    def _rows(self) -> int:
        return max((shape.height for shape in self._shapes), default=0)

    def sizeHint(self) -> QSize:
        return QSize(self._columns * _CELL_PX + 8, self._rows * _CELL_PX + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._columns * _SMALLEST_CELL_PX + 8, self._rows * _CELL_PX + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.hasFocus():
            pen = painter.pen()
            pen.setColor(self.palette().highlight().color())
            pen.setWidth(2)
            painter.setPen(pen)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        cell = min(_CELL_PX, (self.width() - 8) // max(self._columns, 1))
        share = self.width() / max(len(self._shapes), 1)
        for at, shape in enumerate(self._shapes):
            left = round(at * share + (share - shape.width * cell) / 2)
            top = (self.height() - shape.height * cell) // 2
            self._blocks.piece(painter, shape, left, top, cell, Finish.PLAIN)
