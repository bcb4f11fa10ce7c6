"""A position as `verify --trace` and the vectors write it (docs/rules.md 7)."""

from __future__ import annotations

from typing import Any

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Move, format_move

__all__ = ["state_of"]


def state_of(game: Game, move: Move | None) -> dict[str, Any]:
    """The state after `move`, which is None at the start; ready for JSON."""
    return {
        "move": None if move is None else format_move(move),
        "board": list(game.grid.rows_of(game.board)),
        "tray": [shape and shape.id for shape in game.tray],
        "score": game.score,
        "lines": game.lines,
        "combo": game.combo,
        "best_combo": game.best_combo,
        "swaps": game.swaps,
        "deal": game.deal,
        "over": game.over,
    }
