"""Names of shapes and families. A shape's name tells someone who can't see it how it lies."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.shapes import Family, Shape
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["FAMILY_NAMES", "SHAPE_NAMES", "family_name", "shape_name"]

SHAPE_NAMES: Mapping[str, str] = {
    "single": QT_TRANSLATE_NOOP("Shapes", "single block"),
    "h2": QT_TRANSLATE_NOOP("Shapes", "horizontal bar of 2"),
    "v2": QT_TRANSLATE_NOOP("Shapes", "vertical bar of 2"),
    "h3": QT_TRANSLATE_NOOP("Shapes", "horizontal bar of 3"),
    "v3": QT_TRANSLATE_NOOP("Shapes", "vertical bar of 3"),
    "h4": QT_TRANSLATE_NOOP("Shapes", "horizontal bar of 4"),
    "v4": QT_TRANSLATE_NOOP("Shapes", "vertical bar of 4"),
    "h5": QT_TRANSLATE_NOOP("Shapes", "horizontal bar of 5"),
    "v5": QT_TRANSLATE_NOOP("Shapes", "vertical bar of 5"),
    "diag2-down": QT_TRANSLATE_NOOP("Shapes", "diagonal of 2 falling to the right"),
    "diag2-up": QT_TRANSLATE_NOOP("Shapes", "diagonal of 2 rising to the right"),
    "square2": QT_TRANSLATE_NOOP("Shapes", "square of 2 by 2"),
    "square3": QT_TRANSLATE_NOOP("Shapes", "square of 3 by 3"),
    "rect2x3": QT_TRANSLATE_NOOP("Shapes", "rectangle 2 high, 3 wide"),
    "rect3x2": QT_TRANSLATE_NOOP("Shapes", "rectangle 3 high, 2 wide"),
    "corner2-nw": QT_TRANSLATE_NOOP("Shapes", "small corner at the top left"),
    "corner2-ne": QT_TRANSLATE_NOOP("Shapes", "small corner at the top right"),
    "corner2-se": QT_TRANSLATE_NOOP("Shapes", "small corner at the bottom right"),
    "corner2-sw": QT_TRANSLATE_NOOP("Shapes", "small corner at the bottom left"),
    "l-0": QT_TRANSLATE_NOOP("Shapes", "L standing, foot at the bottom right"),
    "l-90": QT_TRANSLATE_NOOP("Shapes", "L lying, foot down at the left"),
    "l-180": QT_TRANSLATE_NOOP("Shapes", "L standing, foot at the top left"),
    "l-270": QT_TRANSLATE_NOOP("Shapes", "L lying, foot up at the right"),
    "j-0": QT_TRANSLATE_NOOP("Shapes", "J standing, foot at the bottom left"),
    "j-90": QT_TRANSLATE_NOOP("Shapes", "J lying, foot up at the left"),
    "j-180": QT_TRANSLATE_NOOP("Shapes", "J standing, foot at the top right"),
    "j-270": QT_TRANSLATE_NOOP("Shapes", "J lying, foot down at the right"),
    "t-up": QT_TRANSLATE_NOOP("Shapes", "small T pointing up"),
    "t-right": QT_TRANSLATE_NOOP("Shapes", "small T pointing right"),
    "t-down": QT_TRANSLATE_NOOP("Shapes", "small T pointing down"),
    "t-left": QT_TRANSLATE_NOOP("Shapes", "small T pointing left"),
    "s-h": QT_TRANSLATE_NOOP("Shapes", "S lying, top half to the right"),
    "s-v": QT_TRANSLATE_NOOP("Shapes", "S standing, left half higher"),
    "z-h": QT_TRANSLATE_NOOP("Shapes", "Z lying, top half to the left"),
    "z-v": QT_TRANSLATE_NOOP("Shapes", "Z standing, right half higher"),
    "plus": QT_TRANSLATE_NOOP("Shapes", "plus"),
    "u-up": QT_TRANSLATE_NOOP("Shapes", "U open at the top"),
    "u-right": QT_TRANSLATE_NOOP("Shapes", "U open at the right"),
    "u-down": QT_TRANSLATE_NOOP("Shapes", "U open at the bottom"),
    "u-left": QT_TRANSLATE_NOOP("Shapes", "U open at the left"),
    "corner3-nw": QT_TRANSLATE_NOOP("Shapes", "large corner at the top left"),
    "corner3-ne": QT_TRANSLATE_NOOP("Shapes", "large corner at the top right"),
    "corner3-se": QT_TRANSLATE_NOOP("Shapes", "large corner at the bottom right"),
    "corner3-sw": QT_TRANSLATE_NOOP("Shapes", "large corner at the bottom left"),
    "bigt-down": QT_TRANSLATE_NOOP("Shapes", "large T, stem down"),
    "bigt-left": QT_TRANSLATE_NOOP("Shapes", "large T, stem to the left"),
    "bigt-up": QT_TRANSLATE_NOOP("Shapes", "large T, stem up"),
    "bigt-right": QT_TRANSLATE_NOOP("Shapes", "large T, stem to the right"),
}

FAMILY_NAMES: Mapping[str, str] = {
    "single": QT_TRANSLATE_NOOP("Families", "single block"),
    "bar2": QT_TRANSLATE_NOOP("Families", "bars of 2"),
    "bar3": QT_TRANSLATE_NOOP("Families", "bars of 3"),
    "bar4": QT_TRANSLATE_NOOP("Families", "bars of 4"),
    "bar5": QT_TRANSLATE_NOOP("Families", "bars of 5"),
    "diag2": QT_TRANSLATE_NOOP("Families", "diagonals"),
    "square2": QT_TRANSLATE_NOOP("Families", "square of 2 by 2"),
    "square3": QT_TRANSLATE_NOOP("Families", "square of 3 by 3"),
    "rect": QT_TRANSLATE_NOOP("Families", "rectangles"),
    "corner2": QT_TRANSLATE_NOOP("Families", "small corners"),
    "corner3": QT_TRANSLATE_NOOP("Families", "large corners"),
    "l": QT_TRANSLATE_NOOP("Families", "L"),
    "j": QT_TRANSLATE_NOOP("Families", "J"),
    "t": QT_TRANSLATE_NOOP("Families", "small T"),
    "bigt": QT_TRANSLATE_NOOP("Families", "large T"),
    "s": QT_TRANSLATE_NOOP("Families", "S"),
    "z": QT_TRANSLATE_NOOP("Families", "Z"),
    "u": QT_TRANSLATE_NOOP("Families", "U"),
    "plus": QT_TRANSLATE_NOOP("Families", "plus"),
}


def shape_name(shape: Shape) -> str:
    """The shape's name in the interface's language.

    >>> from bp_qt.engine.shapes import catalogue
    >>> shape_name(catalogue("basic").by_id("h3"))
    'horizontal bar of 3'
    """
    return QCoreApplication.translate("Shapes", SHAPE_NAMES[shape.id])


def family_name(family: Family) -> str:
    """The family's name in the interface's language.

    >>> from bp_qt.engine.shapes import catalogue
    >>> family_name(catalogue("basic").by_id("corner2-nw").family)
    'small corners'
    """
    return QCoreApplication.translate("Families", FAMILY_NAMES[family.id])
