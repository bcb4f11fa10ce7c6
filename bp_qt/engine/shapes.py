"""Shapes, their families and the catalogues, in their official, frozen order (docs/rules.md 1).

>>> corner = catalogue("basic").by_id("corner2-se")
>>> corner.cells, corner.anchor
(((0, 1), (1, 0), (1, 1)), (0, 1))
>>> corner.offsets
((0, 0), (1, -1), (1, 0))
>>> corner.family.hue, corner.family.glyph
('blue', 'slash')
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.stencils import Stencils

__all__ = ["LONGEST_SIDE", "Catalogue", "Family", "Shape", "catalogue"]

LONGEST_SIDE = 5
"""For more, in cells, a slot of the tray has no room."""


@dataclass(frozen=True, slots=True)
class Family:
    """Shapes that look alike: the names of their hue and of the glyph on their blocks.

    What a name looks like is the look's to say. Raises `ValueError` for a family without a hue or glyph, which
    could be played but not painted.
    """

    id: str
    hue: str
    glyph: str

    def __post_init__(self) -> None:
        if not (self.hue and self.glyph):
            raise ValueError(f"family {self.id!r} needs a hue and a glyph to be painted with")


@dataclass(frozen=True, slots=True)
class Shape:
    """A fixed set of cells, never rotated or mirrored.

    `cells` are (row, column) in the bounding box of `height` × `width`, in reading order. `anchor` is the first of
    them, and `offsets` are the same cells counted from the anchor; `count` is their number. `on[size]` is the shape
    on a board of that size.

    Raises `ValueError` for a picture that is none: `#` and `.` in a rectangle without an empty edge.
    """

    id: str
    family: Family
    picture: tuple[str, ...]
    cells: tuple[Cell, ...] = field(init=False, repr=False, compare=False)
    offsets: tuple[Cell, ...] = field(init=False, repr=False, compare=False)
    count: int = field(init=False, repr=False, compare=False)
    on: Stencils = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for fault in self._faults():
            raise ValueError(f"shape {self.id} {fault}")
        cells = tuple(
            (r, c) for r, row in enumerate(self.picture) for c, mark in enumerate(row) if mark == "#"
        )
        top, left = cells[0]
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "offsets", tuple((r - top, c - left) for r, c in cells))
        object.__setattr__(self, "count", len(cells))
        object.__setattr__(self, "on", Stencils(self.offsets))

    def _faults(self) -> Iterator[str]:
        sides = (len(self.picture), max(map(len, self.picture), default=0))
        if not 1 <= min(sides) <= max(sides) <= LONGEST_SIDE:
            yield f"has a side of {max(sides)}, not of 1 to {LONGEST_SIDE}"
        if len(set(map(len, self.picture))) != 1:
            yield "is not a rectangle"
        if not set("".join(self.picture)) <= {"#", "."}:
            yield "has marks other than # and ."
        if not all("#" in line for line in (*self.picture, *map("".join, zip(*self.picture, strict=True)))):
            yield "has an empty row or column"

    @property
    def anchor(self) -> Cell:
        """Topmost row, then leftmost cell of that row."""
        return self.cells[0]

    @property
    def height(self) -> int:
        """Rows of the bounding box."""
        return len(self.picture)

    @property
    def width(self) -> int:
        """Columns of the bounding box."""
        return len(self.picture[0])

    def cells_at(self, anchor: Cell) -> tuple[Cell, ...]:
        """The cells that it covers with its anchor on `anchor`, also those off the board, in reading order."""
        row, column = anchor
        return tuple([(row + down, column + right) for down, right in self.offsets])


@dataclass(frozen=True)
class Catalogue:
    """The shapes that a ruleset deals, in official order.

    Raises `ValueError` where two shapes or families could not be told apart.
    """

    name: str
    shapes: tuple[Shape, ...]
    hardcore_weights: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for what, values in (
            ("shapes have the id", [shape.id for shape in self.shapes]),
            ("shapes have the picture", [shape.picture for shape in self.shapes]),
            ("families have the id", [family.id for family in self.families]),
            ("families have the glyph", [family.glyph for family in self.families]),
        ):
            for at, value in enumerate(values):
                if value in values[:at]:
                    raise ValueError(f"catalogue {self.name}: two {what} {value!r}")

    @cached_property
    def most_lines(self) -> int:
        """The most rows and columns together that one shape touches."""
        return max(shape.height + shape.width for shape in self.shapes)

    @cached_property
    def plane_of(self) -> dict[str, int]:
        """The number of each shape's family in `families`, by the shape's id."""
        return {shape.id: number for number, shapes in enumerate(self.families.values()) for shape in shapes}

    def by_id(self, shape_id: str) -> Shape:
        """The shape with this id; KeyError if there is none."""
        for shape in self.shapes:
            if shape.id == shape_id:
                return shape
        raise KeyError(shape_id)

    @cached_property
    def families(self) -> dict[Family, tuple[Shape, ...]]:
        """The shapes of each family, families in the order of their first shape."""
        groups: dict[Family, tuple[Shape, ...]] = {}
        for shape in self.shapes:
            groups[shape.family] = (*groups.get(shape.family, ()), shape)
        return groups


@cache
def _published() -> dict[str, Any]:
    text = Path(__file__).with_name("catalogues.json").read_text(encoding="utf-8")
    published: dict[str, Any] = json.loads(text)
    return published


@cache
def catalogue(name: str) -> Catalogue:
    """The catalogue of this name: `basic`, of 19 shapes, or `full`, of 48; KeyError if there is none."""
    families = {family: Family(family, **looks) for family, looks in _published()["families"].items()}
    entries = _published()["catalogues"][name]
    return Catalogue(
        name,
        tuple(Shape(entry["id"], families[entry["family"]], tuple(entry["picture"])) for entry in entries),
        tuple(entry.get("hardcore", 1) for entry in entries),
    )
