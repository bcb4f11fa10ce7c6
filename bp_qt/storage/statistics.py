"""What is kept after a game (the `Kept` lines of docs/rules.md 3, 4 and 5).

The stored tally of a slot holds only games that were replaced there. The game that lies in the slot, under way or
over, is counted from its record whenever someone asks: so nothing is counted twice, an undone clear is not counted,
and a killed process loses nothing.
"""

from __future__ import annotations

from bp_qt.engine.game import Game
from bp_qt.engine.tally import BadTally, Tally, tally_of
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.slots import SLOTS, slot_of
from bp_qt.storage.store import Store

__all__ = ["Statistics"]


class Statistics:
    """The tallies in the file, one for each ruleset and mode.

    Every method that takes a ruleset and mode raises `StorageError` for one that does not exist.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def stored(self, rules: str, mode: str) -> Tally:
        """The sum of the games that were replaced.

        A text that is not a tally is set aside, the store has a notice about it, and counting starts from zero.
        """
        text = self._store.text(_key(rules, mode))
        if text is None:
            return Tally()
        try:
            return Tally.from_json(text)
        except BadTally as error:
            place = self._store.set_aside(_key(rules, mode))
            self._store.notify(Notice(NoticeKind.STATISTICS_SET_ASIDE, place, str(error), rules, mode))
            return Tally()

    def total(self, rules: str, mode: str, current: tuple[Game, int] | None = None) -> Tally:
        """All games, with the one that lies in the slot: its position and playing time in milliseconds."""
        stored = self.stored(rules, mode)
        return stored if current is None else stored + tally_of(*current)

    def best(self, rules: str, mode: str) -> int:
        """The record before the game that lies in the slot; 0 in a mode that keeps none."""
        return self.stored(rules, mode).best

    def add(self, rules: str, mode: str, tally: Tally) -> None:
        """Adds games that are replaced; on disk with the `Store.sync` that also writes their successor."""
        if tally != Tally():
            self._store.set_text(_key(rules, mode), (self.stored(rules, mode) + tally).to_json())

    def reset(self, rules: str) -> bool:
        """Forgets the replaced games of every mode of a ruleset; whether that is on disk now.

        The games in the slots stay, and count.
        """
        for of_rules, mode in SLOTS.values():
            if of_rules == rules:
                self._store.remove(_key(rules, mode))
        return self._store.sync()


def _key(rules: str, mode: str) -> str:
    return f"statistics/{slot_of(rules, mode)}"
