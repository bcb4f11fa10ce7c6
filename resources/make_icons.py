"""Draws the program's icons into `resources/icons`: `python3 -m resources.make_icons [FOLDER]` in the project's folder.

A piece above the one gap of a little board. Small sizes are laid out by hand, so that every edge falls on a pixel.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QImage, QLinearGradient, QPainter

from bp_qt.look.colours import BLACK, WHITE, mix
from bp_qt.look.theme import THEMES

FOLDER = Path(__file__).with_name("icons")
NAME = "block-puzzle"

_THEME = THEMES["light"]
_GROUND = _THEME.window
_WELL = mix(_THEME.well, _THEME.well_shade, 0.5)
_SHADOW = _THEME.shadow
_GAP = (1, 1)
_ABOVE = (0, 1)
_BLOCKS = {
    (1, 0): _THEME.hues["teal"].face,
    (2, 0): _THEME.hues["teal"].face,
    (2, 1): _THEME.hues["teal"].face,
    (1, 2): _THEME.hues["red"].face,
    (2, 2): _THEME.hues["red"].face,
    _ABOVE: _THEME.hues["yellow"].face,
}


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things are at one size; all in px. `lip` is the seen thickness of the board, `top` the first row's."""

    size: int
    inset: int
    lip: float
    cell: int
    gap: int
    top: int

    @property
    def left(self) -> int:
        """The first column's."""
        return (self.size - 3 * self.cell - 2 * self.gap) // 2

    def times(self, factor: int) -> Plan:
        """The same, enlarged."""
        return Plan(
            self.size * factor,
            self.inset * factor,
            self.lip * factor,
            self.cell * factor,
            self.gap * factor,
            self.top * factor,
        )


_LARGE = Plan(64, inset=2, lip=2.5, cell=14, gap=2, top=8)
PLANS = (
    Plan(16, inset=0, lip=0, cell=4, gap=1, top=1),
    Plan(24, inset=0, lip=1, cell=6, gap=1, top=1),
    Plan(32, inset=1, lip=1, cell=8, gap=1, top=2),
    Plan(48, inset=1, lip=2, cell=12, gap=1, top=4),
    *(_LARGE.times(factor) for factor in (1, 2, 4, 8)),
)
_LARGEST = _LARGE.times(16)
"""For macOS alone."""
_ICNS_SIZES = (
    *(("ic11", 32), ("ic12", 64), ("ic07", 128), ("ic08", 256)),
    *(("ic13", 256), ("ic09", 512), ("ic14", 512), ("ic10", 1024)),
)


@dataclass(frozen=True, slots=True)
class Slab:
    """A box with round corners, filled from `top` to `bottom` colour."""

    rect: QRectF
    radius: float
    top: str
    bottom: str
    opacity: float = 1.0


def slabs(plan: Plan) -> Iterator[Slab]:
    """All that is drawn, from back to front."""
    side = plan.size - 2 * plan.inset
    board = QRectF(plan.inset, plan.inset, side, side)
    edge, radius = mix(_GROUND, _THEME.shadow, 0.4), side * 0.23
    if plan.lip:
        yield Slab(_lower_half(board), radius, edge, edge)
    yield Slab(board.adjusted(0, 0, 0, -plan.lip), radius, mix(_GROUND, WHITE, 0.45), _GROUND)
    yield Slab(_square(plan, _GAP), plan.cell * 0.2, mix(_WELL, BLACK, 0.06), _WELL)
    for place, hue in _BLOCKS.items():
        square = _square(plan, place)
        if place == _ABOVE:
            yield from _shadow(plan, square)
        yield from _block(square, hue)


def _square(plan: Plan, place: tuple[int, int]) -> QRectF:
    row, column = place
    step = plan.cell + plan.gap
    return QRectF(plan.left + column * step, plan.top + row * step, plan.cell, plan.cell)


def _shadow(plan: Plan, square: QRectF) -> Iterator[Slab]:
    """What the piece in the air throws on the board; below 48 px it would be a smear."""
    unit = plan.size / 64
    for step in range(14 if plan.size >= 48 else 0):
        wide = 0.13 * step * unit
        cast = square.adjusted(-wide, 1.5 * unit, wide, (1.8 + 0.26 * step) * unit)
        yield Slab(cast, plan.cell * 0.22, _SHADOW, _SHADOW, 0.028)


def _block(square: QRectF, hue: str) -> Iterator[Slab]:
    side = square.width()
    lip = side * 0.085 if side >= 10 else round(side * 0.12)
    radius = side * 0.2
    foot, light = mix(hue, BLACK, 0.30), mix(hue, WHITE, 0.45)
    face = square.adjusted(0, 0, 0, -lip)
    yield Slab(_lower_half(square), radius, foot, foot)
    if side >= 10:
        yield Slab(face, radius, light, light)
        face.adjust(0, lip * 0.45, 0, 0)
    yield Slab(face, radius, mix(hue, WHITE, 0.16), mix(hue, BLACK, 0.04))


def _lower_half(rect: QRectF) -> QRectF:
    """The part of a foot that can be seen: a whole one would shine through the face's smooth edge."""
    return rect.adjusted(0, rect.height() / 2, 0, 0)


def picture(plan: Plan) -> QImage:
    """The icon at one size, on a transparent ground."""
    image = QImage(plan.size, plan.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for slab in slabs(plan):
        gradient = QLinearGradient(slab.rect.topLeft(), slab.rect.bottomLeft())
        gradient.setColorAt(0, QColor(slab.top))
        gradient.setColorAt(1, QColor(slab.bottom))
        painter.setOpacity(slab.opacity)
        painter.setBrush(QBrush(gradient))
        painter.drawRoundedRect(slab.rect, slab.radius, slab.radius)
    painter.end()
    return image


def vector(plan: Plan) -> str:
    """The icon as SVG, `plan.size` units wide."""
    fills: dict[tuple[str, str], str] = {}
    boxes = []
    for slab in slabs(plan):
        fill = slab.top
        if slab.top != slab.bottom:
            fill = f"url(#{fills.setdefault((slab.top, slab.bottom), f'f{len(fills)}')})"
        rect = slab.rect
        x, y, wide, tall = (f"{value:.4g}" for value in (rect.x(), rect.y(), rect.width(), rect.height()))
        faint = f' opacity="{slab.opacity:g}"' if slab.opacity < 1 else ""
        boxes.append(
            f'  <rect x="{x}" y="{y}" width="{wide}" height="{tall}" rx="{slab.radius:.4g}" fill="{fill}"{faint}/>'
        )
    gradients = [
        f'    <linearGradient id="{name}" x2="0" y2="1"><stop stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
        for (top, bottom), name in fills.items()
    ]
    size = plan.size
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
    )
    return "\n".join([head, "  <defs>", *gradients, "  </defs>", *boxes, "</svg>", ""])


def png(plan: Plan) -> bytes:
    """The icon at one size as the content of a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(plan).save(buffer, "PNG")
    return bytes(content.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon: PNGs of several sizes behind a table; 256 is written as 0 there."""
    shown = {size: pictures[size] for size in sorted(pictures) if size <= 256}
    table, offset = struct.pack("<3H", 0, 1, len(shown)), 6 + 16 * len(shown)
    for size, content in shown.items():
        table += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return table + b"".join(shown.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon: PNGs behind the names that macOS has for size and scale."""
    parts = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in _ICNS_SIZES
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write(folder: Path) -> None:
    """Writes every size, the drawing, and both containers into `folder`, which exists. Raises OSError."""
    pictures = {plan.size: png(plan) for plan in (*PLANS, _LARGEST)}
    for plan in PLANS:
        (folder / f"{NAME}-{plan.size}.png").write_bytes(pictures[plan.size])
    (folder / f"{NAME}.ico").write_bytes(ico(pictures))
    (folder / f"{NAME}.icns").write_bytes(icns(pictures))
    (folder / f"{NAME}.svg").write_text(vector(_LARGE), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
