"""A fourth game, made up: 9 × 9, 31 shapes, two of them of new families, undo, combo, and a mode of 90 seconds.

What a game needs besides its row are words for the new shapes and families: data, no code.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import cast

import pytest

from bp_qt.engine import rulesets
from bp_qt.engine.rulesets import ComboRule, DealRule, Mode, Ruleset
from bp_qt.engine.shapes import Catalogue, Family, Shape, catalogue
from bp_qt.words.shape_names import FAMILY_NAMES, SHAPE_NAMES

_BASIC, _FULL = catalogue("basic"), catalogue("full")
_ARCH = Shape("arch", Family("arch", hue="green", glyph="wave"), ("###", "#.#"))
_STAIR = Shape("stair", Family("stair", hue="pink", glyph="zigzag"), ("##.", ".##", "..#"))
_KNOWN = (*_BASIC.shapes, *(shape for shape in _FULL.shapes if shape.family.id in ("t", "bigt", "diag2")))
_OTHERS = Catalogue("garden", (*_KNOWN, _ARCH, _STAIR))

FOURTH = Ruleset(
    id="garden",
    size=9,
    catalogue=_OTHERS,
    deal=DealRule.CHECKED,
    modes=(Mode("classic"), Mode("blitz", limit_ms=90_000, continues=1)),
    line_points=(0, 20, 50, 90, 140, 200, 270),
    ornament=(_STAIR, _ARCH, _BASIC.by_id("single")),
    combo=ComboRule(percent=25, patience=2),
    clean_points=40,
    undo=True,
)


@contextmanager
def registered() -> Iterator[Ruleset]:
    """As long as this lasts the fourth game is there like the three, with words for what is new in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulesets, "RULESETS", (*rulesets.RULESETS, FOURTH))
        for names, names_of_new in (
            (SHAPE_NAMES, {"arch": "arch", "stair": "stair of three steps"}),
            (FAMILY_NAMES, {"arch": "arches", "stair": "stairs"}),
        ):
            for key, name in names_of_new.items():
                patch.setitem(_mutable(names), key, name)
        yield FOURTH


def _mutable(names: Mapping[str, str]) -> MutableMapping[str, str]:
    return cast("MutableMapping[str, str]", names)
