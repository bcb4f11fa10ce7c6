"""Lengths that everything in the window shares, from the size of a cell (no Qt)."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from bp_qt.engine.moves import SLOTS
from bp_qt.engine.shapes import LONGEST_SIDE

SMALLEST_CELL_PX = 4
GOOD_CELL_PX = 24
"""Targets are to be this large at least (docs/accessibility.md, "Seen"): larger text gives way before they get smaller."""
USUAL_FONT_PX = 13
"""Up to this size of the interface's font, texts in the scene are as large as cells make them."""
_UNIT_PX = 36
"""Letters grow with the cells from here on."""
_TRAY_SHARE = 0.65


@dataclass(frozen=True)
class Measures:
    """Lengths in px that follow from the cell, the number of cells a side and how much larger text is to be.

    `timed`: room for a clock's bar beneath the figures.
    """

    size: int
    cell: int
    text_scale: float = 1.0
    timed: bool = False

    @property
    def unit(self) -> float:
        """What letters are measured in."""
        return max(self.cell, _UNIT_PX * self.text_scale)

    @property
    def pad(self) -> int:
        """From the grid to the board's edge, on both sides together."""
        return round(2 * 0.28 * self.cell)

    @property
    def grid(self) -> int:
        return self.size * self.cell

    @property
    def side(self) -> int:
        return self.grid + self.pad

    @property
    def gap(self) -> int:
        """Between two wells; an even number, half of it on each side of a cell."""
        return 2 * max(1, round(0.04 * self.cell))

    @property
    def tray_cell(self) -> int:
        return max(1, ceil(_TRAY_SHARE * self.cell))

    @property
    def tray_cell_beside(self) -> int:
        """Beside a small board three of the longest pieces, one above the other, need smaller cells."""
        third = self.side / SLOTS - max(4, 0.08 * self.cell)
        return max(1, min(self.tray_cell, int(third / LONGEST_SIDE)))

    @property
    def pieces(self) -> int:
        """The longest piece in the tray."""
        return LONGEST_SIDE * self.tray_cell

    # Board between header and tray.

    @property
    def above(self) -> float:
        return 0.04 * self.cell

    @property
    def head(self) -> float:
        return 1.5 * self.unit + (0.36 * self.unit if self.timed else 0)

    @property
    def head_gap(self) -> float:
        return max(8, 0.26 * self.cell)

    @property
    def strip(self) -> float:
        return max(24 * self.text_scale, 0.60 * self.cell)

    @property
    def trough_h(self) -> float:
        return self.pieces + 2 * max(5, 0.18 * self.cell)

    @property
    def trough_w(self) -> float:
        return max(self.side, SLOTS * self.pieces + 4 * max(5, 0.16 * self.cell))

    @property
    def below(self) -> float:
        return max(10, 0.34 * self.cell)

    @property
    def edge(self) -> float:
        return max(8, 0.2 * self.cell)

    @property
    def tall(self) -> float:
        """All that stands one above the other."""
        upper = self.above + self.head + self.head_gap + self.side
        return upper + self.strip + self.trough_h + self.below

    @property
    def wide(self) -> float:
        return max(self.side, self.trough_w) + 2 * self.edge

    # Board between panel and tray.

    @property
    def margin(self) -> float:
        return max(12, 0.34 * self.cell)

    @property
    def panel(self) -> float:
        return max(140 * self.text_scale, 2.35 * self.cell)

    @property
    def side_trough_w(self) -> float:
        return LONGEST_SIDE * self.tray_cell_beside + 2 * max(6, 0.2 * self.cell)

    @property
    def tall_beside(self) -> float:
        return self.side + 1.2 * self.margin

    @property
    def wide_beside(self) -> float:
        return self.panel + self.side + self.side_trough_w + 4 * self.margin
