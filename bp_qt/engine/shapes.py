"""Shapes and the two catalogues, in their official, frozen order (RULES 1; `catalogues.json`).

>>> corner = catalogue(19).by_id("corner2-se")
>>> corner.cells, corner.anchor
(((0, 1), (1, 0), (1, 1)), (0, 1))
>>> corner.offsets
((0, 0), (1, -1), (1, 0))
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from bp_qt.engine.bitboard import Cell

__all__ = ["FAMILIES", "Catalogue", "Shape", "catalogue"]


@dataclass(frozen=True, slots=True)
class Shape:
    """A fixed set of cells, never rotated or mirrored.

    `cells` are (row, column) in the bounding box of `height` × `width`, in reading order. `anchor` is the first of
    them, and `offsets` are the same cells counted from the anchor.
    """

    id: str
    family: str
    picture: tuple[str, ...]
    cells: tuple[Cell, ...] = field(init=False, repr=False, compare=False)
    offsets: tuple[Cell, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        cells = tuple(
            (r, c) for r, row in enumerate(self.picture) for c, mark in enumerate(row) if mark == "#"
        )
        top, left = cells[0]
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "offsets", tuple((r - top, c - left) for r, c in cells))

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

    @property
    def count(self) -> int:
        """Number of cells."""
        return len(self.cells)


@dataclass(frozen=True)
class Catalogue:
    """The shapes that a ruleset deals, in official order."""

    shapes: tuple[Shape, ...]
    hardcore_weights: tuple[int, ...]

    def by_id(self, shape_id: str) -> Shape:
        """The shape with this id; KeyError if there is none."""
        for shape in self.shapes:
            if shape.id == shape_id:
                return shape
        raise KeyError(shape_id)

    @property
    def families(self) -> dict[str, tuple[Shape, ...]]:
        """The shapes of each family, families in the order of their first shape."""
        groups: dict[str, tuple[Shape, ...]] = {}
        for shape in self.shapes:
            groups[shape.family] = (*groups.get(shape.family, ()), shape)
        return groups


@cache
def _published() -> dict[str, list[dict[str, Any]]]:
    text = files("bp_qt.engine").joinpath("catalogues.json").read_text(encoding="utf-8")
    catalogues: dict[str, list[dict[str, Any]]] = json.loads(text)["catalogues"]
    return catalogues


@cache
def catalogue(size: int) -> Catalogue:
    """The catalogue of 19 or of 48 shapes."""
    entries = _published()[str(size)]
    return Catalogue(
        tuple(Shape(entry["id"], entry["family"], tuple(entry["picture"])) for entry in entries),
        tuple(entry.get("hardcore", 1) for entry in entries),
    )


FAMILIES: tuple[str, ...] = tuple(catalogue(48).families)
"""Every family; those of the catalogue of 19 are among them."""
