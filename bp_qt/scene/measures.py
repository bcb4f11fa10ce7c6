"""Lengths that everything in the window shares, from the size of a cell (no Qt)."""

from __future__ import annotations

from dataclasses import dataclass

from bp_qt.engine.moves import SLOTS
from bp_qt.engine.shapes import LONGEST_SIDE

SMALLEST_CELL_PX = 4
GOOD_CELL_PX = 24
"""Targets are to be this large at least (docs/accessibility.md, "Seen"): larger text gives way before they get smaller."""
SMALLEST_LINE_PX = 13
"""Text is never made smaller than this for the sake of the cells."""
SIDE_FIGURES = 4
"""Figures for which the panel beside the board has room, at least."""


@dataclass(frozen=True)
class Measures:
    """Lengths that follow from the cell, the number of cells and the height of a line of text.

    ``buttons``: the most that the game may show. ``stacked``: the figures have a row of their own beneath the score.
    """

    size: int
    cell: int
    line: int
    buttons: int = 3
    stacked: bool = False

    @property
    def text(self) -> int:
        """Height of a line of ordinary text: it grows with the board where there is room."""
        return max(self.line, round(self.cell * 0.3))

    @property
    def gap(self) -> int:
        return max(1, round(self.cell * 0.036))

    @property
    def margin(self) -> int:
        return max(10, round(self.cell * 0.34))

    @property
    def space(self) -> int:
        return max(8, round(self.cell * 0.3))

    @property
    def pad(self) -> int:
        return max(5, round(self.cell * 0.2))

    @property
    def grid(self) -> int:
        return self.size * self.cell

    @property
    def side(self) -> int:
        return self.grid + 2 * self.pad

    @property
    def below(self) -> int:
        """From the bottom of the grid to the tray: the row beneath the board.

        Room for a line of text, and for two where that does not cost the board too much.
        """
        two_lines = min(self.pad + round(self.line * 2.15), round(self.cell * 1.6))
        return max(self.cell + 2, self.pad + round(self.line * 1.25), two_lines)

    @property
    def slot_gap(self) -> int:
        return max(10, round(self.cell * 0.24))

    @property
    def slot_margin(self) -> int:
        return max(5, round(self.cell * 0.2))

    @property
    def slot_w(self) -> int:
        return (self.side - 2 * self.slot_gap) // SLOTS

    @property
    def tray_cell(self) -> int:
        wide = (self.slot_w - 2 * self.slot_margin) // LONGEST_SIDE
        return max(1, min(wide, round(self.cell * 0.52)))

    @property
    def slot_h(self) -> int:
        return LONGEST_SIDE * self.tray_cell + 2 * self.slot_margin

    @property
    def column(self) -> int:
        """Height from the top of the board to the bottom of the tray."""
        return self.pad + self.grid + self.below + self.slot_h

    @property
    def button(self) -> int:
        return max(44, self.text + 17)

    @property
    def button_gap(self) -> int:
        return max(8, round(self.cell * 0.16))

    def actions(self, rows: int) -> int:
        """Height of the buttons in so many rows."""
        return rows * self.button + (rows - 1) * self.button_gap

    @property
    def score(self) -> int:
        return max(round(self.line * 1.9), round(self.cell * 0.95))

    @property
    def figures(self) -> int:
        """Height of the row of figures beneath the score."""
        return round(self.text * 2.9) if self.stacked else 0

    @property
    def panel_h(self) -> int:
        return round(self.text * 1.2) + self.score + self.figures

    @property
    def panel_w(self) -> int:
        """Least width of the panel beside the board."""
        return max(round(self.text * 11), round(self.cell * 4.5))

    @property
    def side_column(self) -> int:
        """Least height of panel and actions beside the board."""
        panel = round(self.text * (1.2 + 1.25 * SIDE_FIGURES)) + self.score
        return panel + self.space + self.actions(self.buttons)
