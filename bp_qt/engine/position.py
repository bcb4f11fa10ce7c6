"""A position: everything that undo must restore, and what can be asked of it (docs/rules.md 1).

>>> from bp_qt.engine.shapes import catalogue
>>> legal = LegalPlacements(8, 0, (catalogue("basic").by_id("single"), None, None))
>>> len(legal), Placement(0, 7, 7) in legal, Placement(1, 0, 0) in legal, legal[9]
(64, True, False, Placement(slot=0, row=1, column=1))
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, overload

from bp_qt.engine.bitboard import Cell, Grid, bits_of, grid_of, nth_bit
from bp_qt.engine.moves import SLOTS, Command, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Mode, Ruleset, Variant
from bp_qt.engine.shapes import Family, Shape
from bp_qt.engine.stencils import Spot

__all__ = ["LegalPlacements", "Position", "Tray", "cells_of_rows", "rows_that_free"]

Tray = tuple[Shape | None, Shape | None, Shape | None]
_NOWHERE = (0,) * SLOTS


class LegalPlacements(Sequence[Placement]):
    """Where the pieces of a tray fit: slot by slot, anchors in reading order.

    Found once for each piece; `in`, `len` and an index make no other placement than the one they are asked for.
    """

    __slots__ = ("_masks", "_size")

    def __init__(self, size: int, board: int, tray: Tray) -> None:
        self._size = size
        one, two, three = tray
        self._masks = (
            one.on[size].fit(board) if one else 0,
            two.on[size].fit(board) if two else 0,
            three.on[size].fit(board) if three else 0,
        )

    def mask(self, slot: int) -> int:
        """The anchors, as a board, where the piece of `slot` fits; 0 for a used slot."""
        return self._masks[slot]

    def anchors(self, slot: int) -> Iterator[Cell]:
        """The anchors where the piece of `slot` fits, in reading order."""
        return grid_of(self._size).cells_of(self._masks[slot])

    def count_of(self, slot: int) -> int:
        """In how many places the piece of `slot` fits."""
        return self._masks[slot].bit_count()

    def __len__(self) -> int:
        """A slot counts even when it holds the same shape as another."""
        one, two, three = self._masks
        return one.bit_count() + two.bit_count() + three.bit_count()

    def __bool__(self) -> bool:
        return self._masks != _NOWHERE

    @overload
    def __getitem__(self, index: int) -> Placement: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Placement]: ...
    def __getitem__(self, index: int | slice) -> Placement | Sequence[Placement]:
        if isinstance(index, slice):
            return list(self)[index]
        nth = index if index >= 0 else len(self) + index
        if nth >= 0:
            for slot, mask in enumerate(self._masks):
                in_slot = mask.bit_count()
                if nth < in_slot:
                    return _placements(self._size)[slot][nth_bit(mask, nth)]
                nth -= in_slot
        raise IndexError(f"no placement has the number {index}")

    def __contains__(self, placement: object) -> bool:
        if not isinstance(placement, Placement):
            return False
        grid = grid_of(self._size)
        return placement.anchor in grid and grid.is_filled(self._masks[placement.slot], placement.anchor)

    def __iter__(self) -> Iterator[Placement]:
        for mask, placements in zip(self._masks, _placements(self._size), strict=True):
            for bit in bits_of(mask):
                yield placements[bit]


@cache
def _placements(size: int) -> tuple[tuple[Placement, ...], ...]:
    """Every placement on a board of this size, by slot and bit: they are values, so one of each will do."""
    return tuple(
        tuple(Placement(slot, *divmod(bit, size)) for bit in range(size * size)) for slot in range(SLOTS)
    )


# Not `frozen`: that alone takes longer than a move. `Final` has mypy refuse what a frozen one would refuse at run time.
@dataclass(slots=True, unsafe_hash=True, repr=False)
class Position:
    """A position of a game; its fields are set once and never changed.

    `board` is an int (see `bitboard`), `planes` the same cells by family in the order of the catalogue's. `deal` is the
    index of the group in the tray. `clears[n - 1]` counts the placements that cleared n lines at once. `misses` are
    the placements in a row that cleared nothing, `continued` how often the game went on after its end.
    """

    ruleset: Final[Ruleset]
    mode: Final[Mode]
    seed: Final[str]
    tray: Final[Tray]
    planes: Final[tuple[int, ...]]
    clears: Final[tuple[int, ...]]
    board: Final[int] = 0
    score: Final[int] = 0
    lines: Final[int] = 0
    combo: Final[int] = 0
    best_combo: Final[int] = 0
    misses: Final[int] = 0
    swaps: Final[int] = 0
    swaps_used: Final[int] = 0
    deal: Final[int] = 0
    placements: Final[int] = 0
    clean_boards: Final[int] = 0
    continued: Final[int] = 0
    ending: Final[Ending | None] = None
    _legal: LegalPlacements | None = field(default=None, init=False, compare=False)

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
        """Where the pieces of the tray fit, found when first asked for; also when the game is over."""
        if self._legal is None:
            self._legal = LegalPlacements(self.ruleset.size, self.board, self.tray)
        return self._legal

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
        return () if shape is None else shape.cells_at(placement.anchor)

    def spot(self, placement: Placement) -> Spot | None:
        """The empty place that the piece takes; None where it does not fit, and for a used slot."""
        shape = self.tray[placement.slot]
        if shape is None:
            return None
        spot = shape.on[self.ruleset.size].spots.get((placement.row, placement.column))
        return None if spot is None or spot.stamp & self.board else spot


def cells_of_rows(size: int, rows: Sequence[int]) -> int:
    """All cells of these rows, as a board."""
    masks = grid_of(size).row_masks
    cells = 0
    for row in rows:
        cells |= masks[row]
    return cells


def rows_that_free(size: int, board: int, tray: Tray, *, most: int) -> tuple[int, ...]:
    """The rows to empty until a piece of `tray` fits: the fullest (of equals, the topmost), again and again.

    None where a piece fits as it is, and none where `most` rows would not free one (docs/rules.md 4).

    >>> from bp_qt.engine.shapes import catalogue
    >>> board = grid_of(8).board_of(["#######."] * 7 + ["......##"])
    >>> rows_that_free(8, board, (catalogue("basic").by_id("square2"), None, None), most=4)
    (0, 1)
    """
    grid = grid_of(size)
    stencils = [shape.on[size] for shape in tray if shape]
    rows: list[int] = []
    while not any(stencil.fit(board) for stencil in stencils):
        if len(rows) == most:
            return ()
        rows.append(grid.fullest_row(board))
        board &= ~grid.row_masks[rows[-1]]
    return tuple(rows)
