"""The quiet glyph of each family, told apart without colour (docs/accessibility.md, "Seen")."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bp_qt.engine.shapes import Family

# Polylines on a square from -1 to 1, y down; the glyph is stroked, never filled.
_LINES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "tally2": (((-0.35, -0.8), (-0.35, 0.8)), ((0.35, -0.8), (0.35, 0.8))),
    "tally3": (((-0.7, -0.8), (-0.7, 0.8)), ((0, -0.8), (0, 0.8)), ((0.7, -0.8), (0.7, 0.8))),
    "tally4": (((-0.8, -0.4), (0.8, -0.4)), ((-0.8, 0.4), (0.8, 0.4))),
    "tally5": (((-0.8, -0.75), (0.8, -0.75)), ((-0.8, 0), (0.8, 0)), ((-0.8, 0.75), (0.8, 0.75))),
    "slash": (((-0.75, 0.75), (0.75, -0.75)),),
    "chevron": (((-0.85, 0.4), (0, -0.45), (0.85, 0.4)),),
    "cup": (((-0.75, -0.6), (-0.75, 0.6), (0.75, 0.6), (0.75, -0.6)),),
    "ell": (((-0.5, -0.85), (-0.5, 0.75), (0.65, 0.75)),),
    "jay": (((0.5, -0.85), (0.5, 0.75), (-0.65, 0.75)),),
    "tee": (((0, 0.7), (0, -0.5)), ((-0.8, -0.5), (0.8, -0.5))),
    "mast": (((-0.8, 0.8), (0.8, 0.8)), ((0, 0.8), (0, -0.8)), ((-0.5, -0.8), (0.5, -0.8))),
    "wave": (((0.8, -0.6), (0, -0.6), (0, 0.6), (-0.8, 0.6)),),
    "zigzag": (((-0.8, -0.6), (0, -0.6), (0, 0.6), (0.8, 0.6)),),
    "plus": (((-0.8, 0), (0.8, 0)), ((0, -0.8), (0, 0.8))),
}
_RINGS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "dot": ((0, 0, 0.34), (0, 0, 0.12)),
    "dots": ((-0.5, -0.5, 0.13), (0.5, 0.5, 0.13)),
}
_BOXES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "box": ((-0.65, -0.65, 1.3, 1.3),),
    "block": ((-0.85, -0.85, 1.7, 1.7), (-0.12, -0.12, 0.24, 0.24)),
    "slab": ((-0.9, -0.5, 1.8, 1.0),),
}

GLYPHS = frozenset({*_LINES, *_RINGS, *_BOXES})
"""The names of all glyphs that are drawn."""


def glyph_of(family: Family) -> QPainterPath:
    """The path of the family's glyph on a square from -1 to 1, to be stroked; KeyError for one that is not drawn."""
    name = family.glyph
    if name not in GLYPHS:
        raise KeyError(name)
    path = QPainterPath()
    for line in _LINES.get(name, ()):
        path.moveTo(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(QPointF(*point))
    for x, y, radius in _RINGS.get(name, ()):
        path.addEllipse(QPointF(x, y), radius, radius)
    for box in _BOXES.get(name, ()):
        path.addRoundedRect(QRectF(*box), 0.2, 0.2)
    return path
