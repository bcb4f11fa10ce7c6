"""Soft shadows and lights: the mask of a path, blurred by Qt's own painting on a small picture."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRegion

from bp_qt.look.colours import WHITE

_SIGMA_PX = 2.0
"""Width of the blur in pixels of the small picture."""
_REACH = 5
_WEIGHTS = [exp(-(offset**2) / (2 * _SIGMA_PX**2)) for offset in range(-_REACH, _REACH + 1)]


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far it falls, how soft it is (both in px) and how dense (0 to 1)."""

    fall: float
    sigma: float
    alpha: float


@dataclass(frozen=True, slots=True)
class SoftPicture:
    """A blurred picture of a path, and where it lies."""

    image: QImage
    rect: QRectF
    alpha: float

    def draw(
        self,
        painter: QPainter,
        offset: QPointF | None = None,
        opacity: float = 1.0,
        keep_off: QRegion | None = None,
    ) -> None:
        """Paint it, moved by `offset`; nothing where `keep_off` is."""
        painter.save()
        if keep_off is not None:
            free = QRegion(self.rect.toAlignedRect()).subtracted(keep_off)
            painter.setClipRegion(free, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(painter.opacity() * self.alpha * opacity)
        painter.drawImage(self.rect.translated(offset or QPointF()), self.image)
        painter.restore()


def soft(path: QPainterPath, shadow: Shadow, colour: str) -> SoftPicture:
    """The shadow of `path`, or with no fall the light around it."""
    unit = max(0.5, shadow.sigma / _SIGMA_PX)
    edge = unit * (_REACH + 1)
    area = path.boundingRect().adjusted(-edge, -edge, edge, edge)
    wide, tall = ceil(area.width() / unit), ceil(area.height() / unit)
    mask = _empty(wide, tall)
    with QPainter(mask) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1 / unit, 1 / unit)
        painter.translate(-area.topLeft())
        # Dense and white here, coloured and faint at last: sums of weights lose faint colours to rounding.
        painter.fillPath(path, QColor(WHITE))
    image = _blurred(_blurred(mask, QPointF(1, 0)), QPointF(0, 1))
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), QColor(colour))
    corner = area.topLeft() + QPointF(0, shadow.fall)
    return SoftPicture(image, QRectF(corner.x(), corner.y(), wide * unit, tall * unit), shadow.alpha)


def _blurred(image: QImage, way: QPointF) -> QImage:
    """Blurred along one way: the sum of weighted copies."""
    result = _empty(image.width(), image.height())
    total = sum(_WEIGHTS)
    with QPainter(result) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for offset, weight in zip(range(-_REACH, _REACH + 1), _WEIGHTS, strict=True):
            painter.setOpacity(weight / total)
            painter.drawImage(way * offset, image)
    return result


def _empty(wide: int, tall: int) -> QImage:
    image = QImage(max(1, wide), max(1, tall), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
