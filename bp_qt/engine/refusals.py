"""Why a move is illegal where it stands (docs/rules.md 1, 4, 5)."""

from __future__ import annotations

from bp_qt.engine.bitboard import cell_name
from bp_qt.engine.emptying import MOST_ROWS_A_CONTINUE_EMPTIES, rows_that_free
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.position import Position

__all__ = ["refusal_of"]


def refusal_of(position: Position, move: Move) -> IllegalMove | None:
    """Why `move` is illegal in `position`, or None if it is legal."""
    if isinstance(move, Placement):
        return _of_placement(position, move)
    reason = _of_command(position, move)
    return None if reason is None else IllegalMove(reason)


def _of_placement(position: Position, placement: Placement) -> IllegalMove | None:
    if position.over:
        return IllegalMove(Reason.GAME_OVER)
    if position.tray[placement.slot] is None:
        return IllegalMove(Reason.SLOT_USED)
    cells = position.cells_of(placement)
    for cell in cells:
        if cell not in position.grid:
            return IllegalMove(Reason.OFF_BOARD, cell)
    for cell in cells:
        if position.is_filled(cell):
            return IllegalMove(Reason.COVERS, cell, cell_name(cell))
    return None


def _of_command(position: Position, command: Command) -> Reason | None:
    if not position.offers(command):
        return Reason.NOT_IN_RULESET
    if command is Command.CONTINUE:
        return _of_continue(position)
    if position.over:
        return Reason.GAME_OVER
    met, reason = {
        Command.SWAP: (position.swaps > 0, Reason.NO_SWAPS),
        Command.END: (position.stuck, Reason.NOT_STUCK),
        Command.TIMEUP: (position.placements > 0, Reason.NOT_STARTED),
    }[command]
    return None if met else reason


def _of_continue(position: Position) -> Reason | None:
    if not position.over:
        return Reason.NOT_OVER
    if position.continued >= position.mode.continues:
        return Reason.ALREADY_CONTINUED
    if position.ending is Ending.TIME_UP:
        return Reason.TIME_IS_UP
    rows = rows_that_free(
        position.ruleset.size, position.board, position.tray, most=MOST_ROWS_A_CONTINUE_EMPTIES
    )
    return None if rows else Reason.FREES_NOTHING
