"""What the session keeps, put into storage: the adapter between the two rooms, which know nothing of each other."""

from __future__ import annotations

from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.tally import Tally
from bp_qt.play.keeping import Sitting
from bp_qt.storage.autosave import Autosave, SavedGame
from bp_qt.storage.statistics import Statistics

__all__ = ["GameKeeper"]


class GameKeeper:
    """Keeps one game per ruleset and mode (`play.keeping.Keeper`), and answers for the statistics."""

    def __init__(self, autosave: Autosave, statistics: Statistics) -> None:
        self._autosave = autosave
        self._statistics = statistics

    def load(self, rules: str, mode: str) -> Sitting | None:
        """The game kept for this ruleset and mode, or None."""
        saved = self._autosave.load(rules, mode)
        if saved is None:
            return None
        return Sitting(saved.history, saved.time_ms, saved.limit_used_ms, saved.eased, saved.counted)

    def save(self, sitting: Sitting) -> bool:
        """Keeps the game; False when it could not be written."""
        return self._autosave.save(_saved(sitting))

    def replace(self, old: Sitting | None, new: Sitting) -> bool:
        """Counts `old` in the statistics and keeps `new` in its place, both or neither."""
        return self._autosave.replace(None if old is None else _saved(old), _saved(new))

    def best(self, rules: str, mode: str) -> int:
        """The best score of the games before the one that is kept now."""
        return self._statistics.best(rules, mode)

    def tally(self, rules: str, mode: str) -> Tally:
        """Everything that counts for this ruleset and mode, the kept game included."""
        saved = self._autosave.load(rules, mode)
        stored = self._statistics.stored(rules, mode)
        return stored if saved is None else stored + saved.tally

    def reset(self, rules: str) -> bool:
        """Forgets the statistics of a ruleset with its games that are over; one under way goes on and counts."""
        for mode in ruleset_of(rules).modes:
            self._autosave.discount(rules, mode.id)
        return self._statistics.reset(rules)


def _saved(sitting: Sitting) -> SavedGame:
    return SavedGame(sitting.history, sitting.time_ms, sitting.counted_ms, sitting.eased, sitting.counted)
