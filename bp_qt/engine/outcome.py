"""What a move did: every fact that is shown, spoken or counted afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import Move, Placement
from bp_qt.engine.scoring import NO_POINTS, Points
from bp_qt.engine.shapes import Shape

__all__ = ["Ending", "Outcome"]


class Ending(StrEnum):
    """Why a game is over."""

    STUCK = "stuck"
    ENDED = "ended"
    TIME_UP = "time up"


# Not `frozen`, as a position is not: one is made with every move.
@dataclass(slots=True, unsafe_hash=True)
class Outcome:
    """One move, after it was made; its fields are set once and never changed.

    Cells are (row, column), rows and columns numbers, all from 0. `cleared` has each emptied cell of the full
    lines once. `combo` is the combo after the move. `dealt` is the new group, when one came; `discarded` are the
    pieces that a swap or zen threw away; `emptied_rows` the rows that zen or a continue emptied, in that order.
    """

    move: Final[Move]
    shape: Final[Shape | None] = None
    rows: Final[tuple[int, ...]] = ()
    columns: Final[tuple[int, ...]] = ()
    cleared: Final[tuple[Cell, ...]] = ()
    points: Final[Points] = NO_POINTS
    combo: Final[int] = 0
    clean: Final[bool] = False
    swap_earned: Final[bool] = False
    dealt: Final[tuple[Shape, ...] | None] = None
    discarded: Final[tuple[Shape, ...]] = ()
    emptied_rows: Final[tuple[int, ...]] = ()
    ending: Final[Ending | None] = None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that the piece was placed on; none for a command."""
        if self.shape is None or not isinstance(self.move, Placement):
            return ()
        return self.shape.cells_at(self.move.anchor)

    @property
    def lines(self) -> int:
        """How many rows and columns were cleared at once."""
        return len(self.rows) + len(self.columns)
