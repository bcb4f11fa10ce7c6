"""A small board with some shapes on it: a picture of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.shapes import Shape
from bp_qt.look.blocks import BlockPainter, Finish, square_of
from bp_qt.scene.board import paint_slab

__all__ = ["MiniBoard", "corners_of"]

_PAD_CELLS = 0.28
_LEAST_SIZE = 4
_SHADOW_PX = 16


class MiniBoard:
    """As many of the `shapes` as have room in the corners; `side_px` wide and high, whatever their size."""

    def __init__(self, blocks: BlockPainter, shapes: Sequence[Shape], side_px: int) -> None:
        self._blocks = blocks
        self._size = max(_LEAST_SIZE, *(2 + max(shape.width, shape.height) for shape in shapes))
        self._placed = corners_of(shapes, self._size)
        self.side_px = side_px
        self._picture: QPixmap | None = None

    def paint(self, painter: QPainter, left: int, top: int) -> None:
        """Paints it with its corner there."""
        device = painter.device()
        ratio = device.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        painter.drawPixmap(left - _SHADOW_PX, top - _SHADOW_PX, self._picture)

    def _painted(self, ratio: float) -> QPixmap:
        side = self.side_px + 2 * _SHADOW_PX
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_all(painter)
        return picture

    def _paint_all(self, painter: QPainter) -> None:
        cell = self.side_px / (self._size + 2 * _PAD_CELLS)
        corner = _SHADOW_PX + _PAD_CELLS * cell
        slab = QRectF(_SHADOW_PX, _SHADOW_PX, self.side_px, self.side_px)
        paint_slab(painter, slab, cell, self._blocks.theme)
        for row in range(self._size):
            for column in range(self._size):
                self._blocks.well(painter, square_of((row, column), corner, corner, cell))
        for shape, (row, column) in self._placed:
            x, y = corner + column * cell, corner + row * cell
            self._blocks.piece(painter, shape, x, y, cell, Finish.PLAIN)


def corners_of(shapes: Iterable[Shape], size: int) -> list[tuple[Shape, Cell]]:
    """Each shape in the first corner of a board of `size` where it covers none before it; left out where there is none."""
    placed: list[tuple[Shape, Cell]] = []
    covered: set[Cell] = set()
    for shape in shapes:
        bottom, right = size - shape.height, size - shape.width
        for corner in ((0, 0), (bottom, right), (0, right), (bottom, 0)):
            cells = {(corner[0] + row, corner[1] + column) for row, column in shape.cells}
            if cells.isdisjoint(covered):
                placed.append((shape, corner))
                covered |= cells
                break
    return placed
