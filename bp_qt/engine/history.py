"""The moves so far and the positions before them: undo keeps positions, never copies of fields (docs/rules.md 3).

Two positions are never come back to: one that was over, and the start of a game with a limit of time once the clock
runs (docs/rules.md 8).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Move
from bp_qt.engine.outcome import Outcome

__all__ = ["MOST_UNDONE", "History"]

MOST_UNDONE = 2000


class History:
    """A game as it is played: the position now and the list of moves that led to it.

    `moves` are those of an earlier sitting; they belong to the record and cannot be undone.
    """

    def __init__(self, game: Game, moves: Iterable[Move] = ()) -> None:
        self.game = game
        self._moves = list(moves)
        self._before: deque[Game] = deque(maxlen=MOST_UNDONE)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move from the start of the game."""
        return tuple(self._moves)

    @property
    def can_undo(self) -> bool:
        """Whether the ruleset has undo, the game is not over and a move is left to take back."""
        game = self.game
        if not game.ruleset.undo or game.over or not self._before:
            return False
        return game.mode.limit_ms is None or self._before[-1].placements > 0

    def apply(self, move: Move) -> Outcome:
        """Makes `move`.

        Raises `IllegalMove`; then nothing has changed.
        """
        before = self.game
        self.game, outcome = before.apply(move)
        if before.over:
            self._before.clear()
        else:
            self._before.append(before)
        self._moves.append(move)
        return outcome

    def undo(self) -> Move:
        """Takes the last move off the list and restores the position before it exactly.

        Raises `IndexError` when `can_undo` is false.
        """
        if not self.can_undo:
            raise IndexError("nothing to undo")
        self.game = self._before.pop()
        return self._moves.pop()
