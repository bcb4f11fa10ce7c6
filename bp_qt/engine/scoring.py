"""Cells and lines -> points, broken down (docs/rules.md 3, 4, 5)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bp_qt.engine.rulesets import Mode, Ruleset

__all__ = ["NO_POINTS", "Points", "combo_after", "points_for"]


class Points(NamedTuple):
    """The points of one placement, by what they are for."""

    cells: int = 0
    lines: int = 0
    combo: int = 0
    clean: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


NO_POINTS = Points()
_of_cells = cache(Points)  # what most placements earn


def combo_after(ruleset: Ruleset, combo: int, misses: int, lines: int) -> int:
    """The combo after a placement that clears `lines`; `misses` placements in a row before it cleared nothing.

    >>> from bp_qt.engine.rulesets import ruleset_of
    >>> combo_after(ruleset_of("swap"), 2, misses=1, lines=0), combo_after(ruleset_of("swap"), 2, 2, 0)
    (2, 0)
    """
    if ruleset.combo is None:
        return 0
    if lines:
        return combo + 1
    return 0 if misses + 1 >= ruleset.combo.patience else combo


def points_for(ruleset: Ruleset, mode: Mode, *, cells: int, lines: int, combo: int, clean: bool) -> Points:
    """Points for a placement of `cells` cells that clears `lines` lines with the combo at `combo` after it.

    >>> from bp_qt.engine.rulesets import ruleset_of
    >>> rules = ruleset_of("combo")
    >>> points_for(rules, rules.modes[0], cells=3, lines=2, combo=3, clean=False)
    Points(cells=3, lines=250, combo=250, clean=0)
    """
    if not mode.scored:
        return NO_POINTS
    if not lines:
        return _of_cells(cells)
    line_points = ruleset.line_points[lines]
    bonus = 0
    if ruleset.combo is not None:
        bonus = line_points * (min(combo, ruleset.combo.cap) - 1) * ruleset.combo.percent // 100
    return Points(cells, line_points, bonus, ruleset.clean_points if clean else 0)
