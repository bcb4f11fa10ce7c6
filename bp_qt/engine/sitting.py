"""A game as it is kept: how it was played, for how long, and what that counts for."""

from __future__ import annotations

from dataclasses import dataclass

from bp_qt.engine.history import History
from bp_qt.engine.rulesets import Variant
from bp_qt.engine.tally import Tally, tally_of

__all__ = ["Sitting"]


@dataclass(slots=True)
class Sitting:
    """A game's history and its playing times in milliseconds.

    `counted_ms` counts against the limit of a timed mode (docs/rules.md 4); `eased` says that the limit was lengthened or off
    at some time of this game. `counted` is False once the statistics that it belonged to were reset.
    """

    history: History
    time_ms: int = 0
    counted_ms: int = 0
    eased: bool = False
    counted: bool = True

    @property
    def variant(self) -> Variant:
        """The ruleset and mode, which have one kept game."""
        return self.history.game.variant

    @property
    def tally(self) -> Tally:
        """What it counts for in the statistics as it stands."""
        return tally_of(self.history.game, self.time_ms) if self.counted else Tally()

    @property
    def is_under_way(self) -> bool:
        """Whether it has a placement and is not over: a game that nobody gives up by a slip of the hand."""
        game = self.history.game
        return bool(game.placements) and not game.over

    def leave(self) -> None:
        """The player goes to another game: whoever comes back cannot undo what was played before (docs/rules.md 3)."""
        self.history = History(self.history.game, self.history.moves)
