"""What the statistics dialog shows: the kept tallies with the game under way."""

from __future__ import annotations

from bp_qt.app.keeping import GameKeeper
from bp_qt.engine.tally import Tally
from bp_qt.play.session import GameSession

__all__ = ["StatisticsOfSession"]


class StatisticsOfSession:
    """The kept tallies with the game under way at its present playing time (`dialogs.statistics.StatisticsSource`)."""

    def __init__(self, session: GameSession, keeper: GameKeeper) -> None:
        self._session = session
        self._keeper = keeper
        session.save()

    def tally(self, rules: str, mode: str) -> Tally:
        """What is kept for this ruleset and mode, the current game included."""
        return self._keeper.tally(rules, mode)

    def under_way(self, rules: str, mode: str) -> bool:
        """Whether a game that the tally includes is still under way."""
        return self._session.has_game_under_way(rules, mode)

    def reset(self, rules: str) -> bool:
        """Forgets the games of a ruleset that are over; one under way goes on and counts."""
        self._session.discount(rules)
        return self._keeper.reset(rules)
