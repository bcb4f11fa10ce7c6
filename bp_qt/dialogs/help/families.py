"""What the families of shapes are called."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.shapes import Family
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["FAMILY_NAMES", "family_name"]

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


def family_name(family: Family) -> str:
    """The family's name in the interface's language.

    >>> from bp_qt.engine.shapes import catalogue
    >>> family_name(catalogue("basic").by_id("corner2-nw").family)
    'small corners'
    """
    return QCoreApplication.translate("Families", FAMILY_NAMES[family.id])
