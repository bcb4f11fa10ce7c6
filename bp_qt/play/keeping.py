"""What a session needs of whoever keeps its games; storage has it, the composition root hands it over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bp_qt.engine.history import History

__all__ = ["Keeper", "Sitting"]


@dataclass(slots=True)
class Sitting:
    """A game as it lies in its place: its history and its playing times in milliseconds.

    `counted_ms` counts against the limit of a timed mode; `eased` says that the limit was lengthened or off at
    some time of this game. `counted` is False once the statistics that it belonged to were reset.
    """

    history: History
    time_ms: int = 0
    counted_ms: int = 0
    eased: bool = False
    counted: bool = True


class Keeper(Protocol):
    """Keeps one game per ruleset and mode."""

    def load(self, rules: str, mode: str) -> Sitting | None:
        """The game kept for this ruleset and mode, or None."""

    def save(self, sitting: Sitting) -> bool:
        """Keeps the game; False when it could not be written."""

    def replace(self, old: Sitting | None, new: Sitting) -> bool:
        """Counts `old` in the statistics and keeps `new` in its place, both or neither."""

    def best(self, rules: str, mode: str) -> int:
        """The best score of the games before the one that is kept now."""
