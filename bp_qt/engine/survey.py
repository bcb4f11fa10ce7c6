"""What a player wants to know of a board at a glance: how full it is and how much room is left.

>>> from bp_qt.engine.rulesets import ruleset_of
>>> calm = ruleset_of("calm")
>>> survey = survey_of(Game.new(calm, calm.modes[0], "any"))
>>> survey.filled, survey.open_square, survey.open_run
(0, 8, 8)
"""

from __future__ import annotations

from dataclasses import dataclass

from bp_qt.engine.bitboard import Grid, count
from bp_qt.engine.game import Game
from bp_qt.engine.stencils import stencil_of

__all__ = ["Survey", "survey_of"]


@dataclass(frozen=True, slots=True)
class Survey:
    """Numbers of filled cells, and lengths in cells.

    `open_square` is the side of the largest empty square, `open_run` the length of the longest empty stretch of a
    row or column.
    """

    filled: int
    row_counts: tuple[int, ...]
    column_counts: tuple[int, ...]
    open_square: int
    open_run: int


def survey_of(game: Game) -> Survey:
    """Looks over the board of `game`."""
    grid, board = game.grid, game.board
    sides = range(grid.size, 0, -1)
    return Survey(
        filled=count(board),
        row_counts=tuple(count(board & mask) for mask in grid.row_masks),
        column_counts=tuple(count(board & mask) for mask in grid.column_masks),
        open_square=next((side for side in sides if _fits(grid, board, side, side)), 0),
        open_run=next(
            (side for side in sides if _fits(grid, board, 1, side) or _fits(grid, board, side, 1)), 0
        ),
    )


def _fits(grid: Grid, board: int, height: int, width: int) -> bool:
    offsets = tuple((row, column) for row in range(height) for column in range(width))
    return stencil_of(grid.size, offsets).fit(board) != 0
