"""Paints one block or one empty cell, into pixmaps that are kept and used again."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap

from bp_qt.look.colours import BLACK, WHITE, mix
from bp_qt.look.glyphs import glyph_of
from bp_qt.look.theme import Theme

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family, Shape

KEPT_PIXELS = 8_000_000
"""Pixmaps are dropped when they hold more (32 MB)."""


class Finish(StrEnum):
    """How a block's face looks."""

    PLAIN = "plain"
    PALE = "pale"
    """About to vanish."""
    FADED = "faded"
    """On a board that is over; in a slot whose piece fits nowhere."""


class BlockPainter:
    """Blocks and empty cells of one theme, with or without the families' glyphs.

    Pixmaps are kept by family, finish, device pixels and device pixel ratio; edges fall on whole device pixels.
    """

    def __init__(self, theme: Theme, patterns: bool = True) -> None:
        self.theme = theme
        self.patterns = patterns
        self._kept: dict[tuple[Family | None, Finish, int, int, float], QPixmap] = {}
        self._kept_pixels = 0

    def face(self, painter: QPainter, rect: QRectF, family: Family, finish: Finish = Finish.PLAIN) -> None:
        """Paint the block of ``family`` in ``rect`` (in the painter's coordinates)."""
        self._draw(painter, rect, family, finish)

    def scaled_face(
        self,
        painter: QPainter,
        rect: QRectF,
        target: QRectF,
        family: Family,
        finish: Finish = Finish.PLAIN,
    ) -> None:
        """Paint into ``target`` the pixmap that is kept for ``rect`` (animations: no new pixmap a frame)."""
        pixmap = self._pixmap(family, finish, *_snapped(painter, rect)[2:])
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def well(self, painter: QPainter, rect: QRectF) -> None:
        """Paint an empty cell in ``rect``."""
        self._draw(painter, rect, None, Finish.PLAIN)

    def piece(self, painter: QPainter, shape: Shape, x: float, y: float, cell: float, finish: Finish) -> None:
        """Paint a whole shape with its bounding box's corner at (x, y), ``cell`` px a cell."""
        # Whole pixels: half ones would be rounded to uneven gaps.
        gap = max(1, round(cell * 0.04))
        for row, col in shape.cells:
            square = QRectF(x + col * cell, y + row * cell, cell, cell)
            self.face(painter, square.adjusted(0, 0, -gap, -gap), shape.family, finish)

    def picture(
        self, shape: Shape, cell_px: int, ratio: float = 1.0, finish: Finish = Finish.PLAIN
    ) -> QImage:
        """A shape alone on a transparent ground (catalogue, result card), ``cell_px`` logical px a cell."""
        size = QSize(round(shape.width * cell_px * ratio), round(shape.height * cell_px * ratio))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.piece(painter, shape, 0, 0, cell_px, finish)
        painter.end()
        return image

    def colours(self, family: Family, finish: Finish) -> tuple[str, str, str]:
        """Top, middle and bottom colour of a face."""
        face = self.theme.face(family)
        if finish is Finish.PALE:
            face = self.theme.pale(face)
        elif finish is Finish.FADED:
            face = self.theme.faded(face)
        return self.theme.tones(face)

    def _draw(self, painter: QPainter, rect: QRectF, family: Family | None, finish: Finish) -> None:
        x, y, wide, tall, scale = _snapped(painter, rect)
        painter.drawPixmap(QPointF(x, y), self._pixmap(family, finish, wide, tall, scale))

    def _pixmap(self, family: Family | None, finish: Finish, wide: int, tall: int, scale: float) -> QPixmap:
        key = (family, finish, wide, tall, scale)
        pixmap = self._kept.get(key)
        if pixmap is None:
            self._kept_pixels += wide * tall
            if self._kept_pixels > KEPT_PIXELS:
                self._kept.clear()
                self._kept_pixels = wide * tall
            pixmap = self._painted(family, finish, wide, tall)
            pixmap.setDevicePixelRatio(scale)
            self._kept[key] = pixmap
        return pixmap

    def _painted(self, family: Family | None, finish: Finish, wide: int, tall: int) -> QPixmap:
        pixmap = QPixmap(wide, tall)
        pixmap.fill(Qt.GlobalColor.transparent)
        area = QRectF(0, 0, wide, tall)
        # Ends the painter also after an error: a pixmap that goes before its painter crashes.
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if family:
                self._paint_block(painter, area, family, finish)
            else:
                self._paint_well(painter, area)
        return pixmap

    def _paint_well(self, painter: QPainter, area: QRectF) -> None:
        radius = area.width() * 0.08
        painter.setBrush(QColor(self.theme.shade))
        painter.drawRoundedRect(area, radius, radius)
        # A shadow along the upper edge: the cell is a hollow that a block sinks into.
        painter.setBrush(QColor(self.theme.cell))
        painter.drawRoundedRect(area.adjusted(0, round(area.height() * 0.05), 0, 0), radius, radius)

    def _paint_block(self, painter: QPainter, area: QRectF, family: Family, finish: Finish) -> None:
        top, middle, bottom = self.colours(family, finish)
        side = area.width()
        edge = max(1.0, round(side * 0.032 + 0.2))
        radius = side * 0.19
        painter.setBrush(QColor(self.theme.outline))
        painter.drawRoundedRect(area, radius, radius)
        inner = area.adjusted(edge, edge, -edge, -edge)
        inner_radius = max(1.0, radius - edge)
        painter.setBrush(QColor(mix(bottom, BLACK, 0.10)))
        painter.drawRoundedRect(inner, inner_radius, inner_radius)
        lip = 0.0 if self.theme.high_contrast else max(1.0, round(side * 0.06))
        self._paint_face(painter, inner.adjusted(0, 0, 0, -lip), inner_radius, (top, middle, bottom))
        if self.patterns:
            self._paint_glyph(painter, inner.adjusted(0, 0, 0, -lip), family, middle)

    def _paint_face(self, painter: QPainter, area: QRectF, radius: float, tones: Iterable[str]) -> None:
        top, middle, bottom = tones
        light = max(1.0, round(area.width() * 0.035))
        painter.setBrush(QColor(mix(top, WHITE, 0.15 if self.theme.high_contrast else 0.38)))
        painter.drawRoundedRect(area, radius, radius)
        gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
        for stop, colour in ((0.0, top), (0.55, middle), (1.0, bottom)):
            gradient.setColorAt(stop, QColor(colour))
        painter.setBrush(QBrush(gradient))
        painter.drawRoundedRect(area.adjusted(0, light, 0, 0), radius, radius)

    def _paint_glyph(self, painter: QPainter, area: QRectF, family: Family, face: str) -> None:
        reach = area.width() * 0.23
        if reach <= 0:
            return  # a block of a few pixels has no room for it
        pen = QPen(QColor(self.theme.ink(face)), max(1.3, area.width() * 0.07) / reach)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(area.center())
        painter.scale(reach, reach)
        painter.drawPath(glyph_of(family))


def _snapped(painter: QPainter, rect: QRectF) -> tuple[float, float, int, int, float]:
    """``rect`` moved to whole device pixels: its corner, its size in device pixels, device pixels a unit."""
    transform = painter.deviceTransform()
    scale = transform.m11() or 1.0
    left = round(rect.left() * scale + transform.dx())
    top = round(rect.top() * scale + transform.dy())
    wide = max(1, round(rect.right() * scale + transform.dx()) - left)
    tall = max(1, round(rect.bottom() * scale + transform.dy()) - top)
    return (left - transform.dx()) / scale, (top - transform.dy()) / scale, wide, tall, scale


def inside(rect: QRectF, gap: int) -> QRectF:
    """The part of a cell's square between the grid's lines, which are ``gap`` px thick."""
    near = gap // 2
    far = gap - near
    return rect.adjusted(near, near, -far, -far)


def square_of(cell: Cell, x: int, y: int, side: int) -> QRectF:
    """The square of a cell of a grid whose corner is (x, y)."""
    return QRectF(x + cell[1] * side, y + cell[0] * side, side, side)
