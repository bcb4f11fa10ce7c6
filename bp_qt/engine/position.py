"""A frozen position: everything that undo must restore, and what can be asked of it (docs/rules.md 1)."""

from __future__ import annotations

from dataclasses import dataclass

from bp_qt.engine.bitboard import Cell, Grid, grid_of
from bp_qt.engine.legal import LegalPlacements
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Mode, Ruleset, Variant
from bp_qt.engine.shapes import Family, Shape

__all__ = ["Position", "Tray"]

Tray = tuple[Shape | None, Shape | None, Shape | None]


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game.

    `board` is an int (see `bitboard`), `planes` the same cells by family in the order of the catalogue's. `deal` is the
    index of the group in the tray. `clears[n - 1]` counts the placements that cleared n lines at once. `misses` are
    the placements in a row that cleared nothing, `continued` how often the game went on after its end.
    """

    ruleset: Ruleset
    mode: Mode
    seed: str
    tray: Tray
    planes: tuple[int, ...]
    clears: tuple[int, ...]
    board: int = 0
    score: int = 0
    lines: int = 0
    combo: int = 0
    best_combo: int = 0
    misses: int = 0
    swaps: int = 0
    swaps_used: int = 0
    deal: int = 0
    placements: int = 0
    clean_boards: int = 0
    continued: int = 0
    ending: Ending | None = None

    @property
    def variant(self) -> Variant:
        """The ruleset and mode."""
        return Variant(self.ruleset, self.mode)

    @property
    def grid(self) -> Grid:
        """The geometry of this board."""
        return grid_of(self.ruleset.size)

    @property
    def legal(self) -> LegalPlacements:
        """Where the pieces of the tray fit, lazily; also when the game is over."""
        return LegalPlacements(self.ruleset.size, self.board, self.tray)

    @property
    def stuck(self) -> bool:
        """No piece left in the tray has a legal placement (docs/rules.md 1)."""
        return not self.legal

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    def offers(self, command: Command) -> bool:
        """Whether a game like this may ever have this move; `refusal` says whether it is legal now (docs/rules.md 4, 5)."""
        return command in self.ruleset.commands(self.mode)

    @property
    def shown_combo(self) -> int | None:
        """The combo as it is shown, 0 while it is too low to be shown; None where the ruleset has none (docs/rules.md 4, 5)."""
        return None if self.ruleset.combo is None else self.ruleset.combo.shown(self.combo)

    @property
    def faces(self) -> tuple[tuple[Family | None, ...], ...]:
        """Rows of the board: the family of the piece that filled each cell, None where it is empty."""
        size = self.ruleset.size
        rows: list[list[Family | None]] = [[None] * size for _ in range(size)]
        for family, plane in zip(self.ruleset.catalogue.families, self.planes, strict=True):
            for row, column in self.grid.cells_of(plane):
                rows[row][column] = family
        return tuple(tuple(row) for row in rows)

    def is_filled(self, cell: Cell) -> bool:
        """Whether `cell`, which is on the board, is filled."""
        return self.grid.is_filled(self.board, cell)

    def cells_of(self, placement: Placement) -> tuple[Cell, ...]:
        """The cells that the piece would cover, also those off the board; none for a used slot."""
        shape = self.tray[placement.slot]
        if shape is None:
            return ()
        return tuple((placement.row + row, placement.column + column) for row, column in shape.offsets)
