"""Paints blocks and empty cells, caching them as pixmaps."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from bp_qt.look.glyphs import glyph_of
from bp_qt.look.hollows import hollow
from bp_qt.look.strokes import faint, rounded
from bp_qt.look.theme import Theme, Tones

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family, Shape

KEPT_PIXELS = 8_000_000
"""The cache is emptied when it exceeds this many pixels (32 MB)."""

# Parts of a cell.
_APART = 0.035
"""From a cell's edge to its block."""
_RADIUS = 0.19
_LIP = 0.055
_RIM = 0.024
_GLYPH = 0.155
_GLYPH_STROKE = 0.052
_SHADOWS = ((0.065, 0.36), (0.035, 1.0))
"""How far a block's shadow falls, and how dense it is as a part of the densest."""
_SHADOW_ROOM = 0.08
_SHADOW_ALPHA = {False: 0.28, True: 0.5}
"""By whether the theme is dark."""
_GLAZE_ALPHA = {False: 0.70, True: 0.50}


class Finish(StrEnum):
    """How a block looks."""

    PLAIN = "plain"
    LIFTED = "lifted"
    """Aimed or in the air: the piece throws the shadow, not each block."""
    PALE = "pale"
    """About to vanish."""
    FADED = "faded"
    """In a slot whose piece fits nowhere, or when the game is over: without glaze, flat."""


class BlockPainter:
    """Blocks and empty cells of one theme, with or without the families' glyphs and the edges of every empty cell.

    Pixmaps are kept by family, finish, device pixels and device pixel ratio; edges fall on whole device pixels. High
    contrast always has the edges.
    """

    def __init__(self, theme: Theme, patterns: bool = True, clear_grid: bool = False) -> None:
        self.theme = theme
        self.patterns = patterns
        self.clear_grid = clear_grid or theme.high_contrast
        self._kept: dict[tuple[Family | None, Finish, int, int, float], QPixmap] = {}
        self._kept_pixels = 0

    def block(self, painter: QPainter, square: QRectF, family: Family, finish: Finish = Finish.PLAIN) -> None:
        """Paint the block of `family` in the cell `square` (in the painter's coordinates)."""
        self._draw(painter, square, family, finish)

    def scaled_block(
        self, painter: QPainter, square: QRectF, scale: float, family: Family, finish: Finish
    ) -> None:
        """The block of the cell `square`, `scale` times as large around its middle: motion needs no new pixmaps."""
        x, y, wide, tall, ratio = _snapped(painter, square)
        pixmap = self._pixmap(family, finish, wide, tall, ratio)
        size = pixmap.deviceIndependentSize() * scale
        middle = QPointF(x + wide / ratio / 2, y + tall / ratio / 2)
        corner = middle - QPointF(wide, tall) / ratio / 2 * scale
        painter.drawPixmap(QRectF(corner, size), pixmap, QRectF(pixmap.rect()))

    def well(self, painter: QPainter, square: QRectF) -> None:
        """Paint an empty cell."""
        self._draw(painter, square, None, Finish.PLAIN)

    def piece(self, painter: QPainter, shape: Shape, x: float, y: float, cell: float, finish: Finish) -> None:
        """Paint a whole shape with its bounding box's corner at (x, y), `cell` px a cell."""
        for row, col in shape.cells:
            self.block(painter, QRectF(x + col * cell, y + row * cell, cell, cell), shape.family, finish)

    def picture(
        self, shape: Shape, cell_px: int, ratio: float = 1.0, finish: Finish = Finish.PLAIN
    ) -> QImage:
        """A shape alone on a transparent ground (catalogue, result), `cell_px` logical px a cell."""
        size = QSize(round(shape.width * cell_px * ratio), round(shape.height * cell_px * ratio))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.piece(painter, shape, 0, 0, cell_px, finish)
        painter.end()
        return image

    def _draw(self, painter: QPainter, square: QRectF, family: Family | None, finish: Finish) -> None:
        x, y, wide, tall, ratio = _snapped(painter, square)
        painter.drawPixmap(QPointF(x, y), self._pixmap(family, finish, wide, tall, ratio))

    def _pixmap(self, family: Family | None, finish: Finish, wide: int, tall: int, ratio: float) -> QPixmap:
        key = (family, finish, wide, tall, ratio)
        pixmap = self._kept.get(key)
        if pixmap is None:
            self._kept_pixels += wide * tall
            if self._kept_pixels > KEPT_PIXELS:
                self._kept.clear()
                self._kept_pixels = wide * tall
            pixmap = self._painted(family, finish, QSize(wide, tall), ratio)
            pixmap.setDevicePixelRatio(ratio)
            self._kept[key] = pixmap
        return pixmap

    def _painted(self, family: Family | None, finish: Finish, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size.width(), size.height() + max(2, round(size.height() * _SHADOW_ROOM)))
        pixmap.fill(Qt.GlobalColor.transparent)
        area = QRectF(0, 0, size.width(), size.height())
        # End the painter even after an error: destroying a pixmap before its painter crashes.
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if family is None:
                self._paint_well(painter, area, ratio)
            else:
                self._paint_block(painter, area, family, finish, ratio)
        return pixmap

    def _paint_well(self, painter: QPainter, area: QRectF, ratio: float) -> None:
        cell = area.width()
        apart = max(1, round(cell * 0.025)) if self.clear_grid else well_inset_px(cell)
        rect = area.adjusted(apart, apart, -apart, -apart)
        hollow(painter, rect, cell * _RADIUS, cell, self.theme, ratio, edges=self.clear_grid)

    def _paint_block(
        self, painter: QPainter, area: QRectF, family: Family, finish: Finish, ratio: float
    ) -> None:
        cell = area.width()
        apart = round(cell * _APART)
        rect = area.adjusted(apart, apart, -apart, -apart)
        tones = tones_of(self.theme.tones(family), finish)
        if self.theme.high_contrast:
            self._paint_flat(painter, rect, tones, cell, ratio)
            face = rect
        else:
            if finish in (Finish.PLAIN, Finish.PALE):
                self._paint_shadow(painter, rect, cell)
            face = self._paint_glazed(painter, rect, tones, finish, ratio)
        if self.patterns:
            _paint_glyph(painter, face, family, tones.glyph, cell, ratio)

    def _paint_flat(self, painter: QPainter, rect: QRectF, tones: Tones, cell: float, ratio: float) -> None:
        painter.fillPath(rounded(rect, cell * _RADIUS), QColor(tones.face))
        if not self.theme.dark:
            edge = 2 * ratio
            inner = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
            painter.strokePath(rounded(inner, cell * _RADIUS - edge / 2), QPen(QColor(tones.rim), edge))

    def _paint_shadow(self, painter: QPainter, rect: QRectF, cell: float) -> None:
        path = rounded(rect, cell * _RADIUS)
        for fall, share in _SHADOWS:
            tone = faint(self.theme.shadow, share * _SHADOW_ALPHA[self.theme.dark])
            painter.fillPath(path.translated(0, fall * cell), tone)

    def _paint_glazed(
        self, painter: QPainter, rect: QRectF, tones: Tones, finish: Finish, ratio: float
    ) -> QRectF:
        """Rim, lip and face; the face's rectangle."""
        cell = rect.width() / (1 - 2 * _APART)
        radius, rim = cell * _RADIUS, max(1, round(cell * _RIM))
        lip = 0 if finish is Finish.FADED else round(max(1.5 * ratio, cell * _LIP))
        painter.fillPath(rounded(rect, radius), QColor(tones.rim))
        inner = rect.adjusted(rim, rim, -rim, -rim)
        painter.fillPath(rounded(inner, radius - rim), QColor(tones.lip))
        face = inner.adjusted(0, 0, 0, -lip)
        path = rounded(face, max(1.0, radius - rim))
        gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for stop, colour in ((0.0, tones.top), (0.75, tones.face), (1.0, tones.face)):
            gradient.setColorAt(stop, QColor(colour))
        painter.fillPath(path, gradient)
        if finish is not Finish.FADED:
            self._paint_glaze(painter, path, tones.shine, max(2.0 * ratio, cell * 0.05))
        return face

    def _paint_glaze(self, painter: QPainter, face: QPainterPath, shine: str, width: float) -> None:
        """A bright edge at the top that dies away at the sides."""
        area = face.boundingRect()
        gradient = QLinearGradient(area.topLeft(), QPointF(area.left(), area.top() + area.height() * 0.45))
        gradient.setColorAt(0, faint(shine, _GLAZE_ALPHA[self.theme.dark]))
        gradient.setColorAt(1, faint(shine, 0))
        painter.save()
        painter.setClipPath(face)
        painter.strokePath(face, QPen(QBrush(gradient), width))
        painter.restore()


def tones_of(tones: Tones, finish: Finish) -> Tones:
    """The same hue in this finish: its face, top, lip, rim, shine and glyph are those to be painted."""
    match finish:
        case Finish.PALE:
            return _tones(
                tones, tones.pale, tones.pale_top, tones.pale_lip, tones.rim, tones.shine, tones.pale_glyph
            )
        case Finish.FADED:
            clay, edge = tones.faded, tones.faded_edge
            return _tones(tones, clay, clay, clay, edge, clay, edge)
    return tones


def _tones(tones: Tones, face: str, top: str, lip: str, rim: str, shine: str, glyph: str) -> Tones:
    return replace(tones, face=face, top=top, lip=lip, rim=rim, shine=shine, glyph=glyph)


def _paint_glyph(
    painter: QPainter, face: QRectF, family: Family, colour: str, cell: float, ratio: float
) -> None:
    reach = cell * _GLYPH
    pen = QPen(QColor(colour), max(1.1 * ratio, cell * _GLYPH_STROKE) / reach)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(face.center())
    painter.scale(reach, reach)
    painter.strokePath(glyph_of(family), pen)
    painter.restore()


def well_inset_px(cell_px: float) -> int:
    """How far an empty cell's well stays from the edges of its square, whose side is so many pixels of the screen."""
    return max(1, round(cell_px * 0.04))


def _snapped(painter: QPainter, rect: QRectF) -> tuple[float, float, int, int, float]:
    """`rect` moved to whole device pixels: its corner, its size in device pixels, device pixels a unit."""
    transform = painter.deviceTransform()
    scale = transform.m11() or 1.0
    left = round(rect.left() * scale + transform.dx())
    top = round(rect.top() * scale + transform.dy())
    wide = max(1, round(rect.right() * scale + transform.dx()) - left)
    tall = max(1, round(rect.bottom() * scale + transform.dy()) - top)
    return (left - transform.dx()) / scale, (top - transform.dy()) / scale, wide, tall, scale


def square_of(cell: Cell, x: float, y: float, side: float) -> QRectF:
    """The square of a cell of a grid whose corner is (x, y)."""
    return QRectF(x + cell[1] * side, y + cell[0] * side, side, side)
