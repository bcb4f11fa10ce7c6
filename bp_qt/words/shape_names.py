"""What the shapes are called, so that a person who can't see them knows how they lie."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.shapes import Shape
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["SHAPE_NAMES", "shape_name"]

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


def shape_name(shape: Shape) -> str:
    """The shape's name in the interface's language.

    >>> from bp_qt.engine.shapes import catalogue
    >>> shape_name(catalogue("basic").by_id("h3"))
    'horizontal bar of 3'
    """
    return QCoreApplication.translate("Shapes", SHAPE_NAMES[shape.id])
