"""What a move did: every fact that is shown, spoken or counted afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import Move
from bp_qt.engine.scoring import NO_POINTS, Points
from bp_qt.engine.shapes import Shape

__all__ = ["Ending", "Outcome"]


class Ending(StrEnum):
    """Why a game is over."""

    STUCK = "stuck"
    ENDED = "ended"
    TIME_UP = "time up"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One move, after it was made.

    Cells are (row, column), rows and columns numbers, all from 0. `cleared` has each emptied cell of the full
    lines once. `combo` is the combo after the move. `dealt` is the new group, when one came; `discarded` are the
    pieces that a swap or zen threw away; `emptied_rows` the rows that zen or a continue emptied, in that order.
    """

    move: Move
    shape: Shape | None = None
    cells: tuple[Cell, ...] = ()
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    cleared: tuple[Cell, ...] = ()
    points: Points = NO_POINTS
    combo: int = 0
    clean: bool = False
    swap_earned: bool = False
    dealt: tuple[Shape, ...] | None = None
    discarded: tuple[Shape, ...] = ()
    emptied_rows: tuple[int, ...] = ()
    ending: Ending | None = None

    @property
    def lines(self) -> int:
        """How many rows and columns were cleared at once."""
        return len(self.rows) + len(self.columns)
