"""The games under way: each ruleset and mode has one in its slot, also when it is over."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass

from bp_qt.engine.errors import BadRecord
from bp_qt.engine.history import History
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.tally import Tally, tally_of
from bp_qt.storage.errors import StorageError
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.slots import SLOTS, slot_of
from bp_qt.storage.statistics import Statistics
from bp_qt.storage.store import Store

__all__ = ["Autosave", "SavedGame"]

_log = logging.getLogger("bp_qt.storage")

_LAST = "games/last"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and what its record does not say.

    `time_ms` is its playing time in milliseconds, `limit_used_ms` the part of it that counts against the limit of
    `timed` (docs/rules.md 4), `eased` whether that clock was lengthened or off at some time in this game. `counted` is False
    once the statistics that it belonged to were reset.
    """

    history: History
    time_ms: int = 0
    limit_used_ms: int = 0
    eased: bool = False
    counted: bool = True

    @property
    def slot(self) -> str:
        """The name of the slot that this game belongs in."""
        game = self.history.game
        return slot_of(game.ruleset.id, game.mode.id)

    @property
    def tally(self) -> Tally:
        """What it counts for in the statistics."""
        return tally_of(self.history.game, self.time_ms) if self.counted else Tally()


class Autosave:
    """Writes games to their slots and reads them back."""

    def __init__(self, store: Store, statistics: Statistics) -> None:
        self._store = store
        self._statistics = statistics

    def last(self) -> tuple[str, str]:
        """The ids of the ruleset and mode that were played last; at first `calm` `classic`."""
        return SLOTS.get(self._store.text(_LAST) or "", ("calm", "classic"))

    def load(self, rules: str, mode: str) -> SavedGame | None:
        """The game in a slot, replayed; None if there is none.

        One that is not good is set aside with all its texts, and the store has a notice about it.
        Raises `StorageError` for an unknown ruleset or mode.
        """
        slot = slot_of(rules, mode)
        record = self._store.text(_record_key(slot))
        if record is None:
            return None
        try:
            return self._read(slot, record)
        except BadRecord as error:
            place = self._store.set_aside(_key(slot))
            self._store.notify(Notice(NoticeKind.GAME_SET_ASIDE, place, str(error), rules, mode))
            self._store.sync()
            return None

    def save(self, saved: SavedGame) -> bool:
        """Writes a game to its slot and makes it the last one played; whether it is on disk now."""
        game, slot = saved.history.game, saved.slot
        self._store.set_text(_record_key(slot), write_record(game, saved.history.moves))
        self._store.set_text(f"{_key(slot)}/time_ms", str(saved.time_ms))
        self._store.set_text(f"{_key(slot)}/limit_used_ms", str(saved.limit_used_ms))
        self._store.set_text(f"{_key(slot)}/eased", str(saved.eased).lower())
        self._store.set_text(_counted_key(slot), str(saved.counted).lower())
        self._store.set_text(_LAST, slot)
        return self._store.sync()

    def replace(self, old: SavedGame | None, new: SavedGame) -> bool:
        """Writes a new game over the one in its slot, which is added to the statistics in the same write.

        `old` is that game as it stands; None: as it lies in the slot, if any does. Returns whether all is on disk.
        Raises `StorageError` when `old` is a game of another slot, which is not replaced at all.
        """
        game = new.history.game
        if old is None:
            old = self.load(game.ruleset.id, game.mode.id)
        if old is not None:
            if old.slot != new.slot:
                raise StorageError(f"{new.slot} does not replace {old.slot}")
            self._statistics.add(game.ruleset.id, game.mode.id, old.tally)
        return self.save(new)

    def discount(self, rules: str, mode: str) -> None:
        """A game that is over no longer counts; on disk with the next `Store.sync`."""
        saved = self.load(rules, mode)
        if saved is not None and saved.history.game.over:
            self._store.set_text(_counted_key(saved.slot), "false")

    def _read(self, slot: str, record: str) -> SavedGame:
        saved = SavedGame(
            read_record(record),
            self._milliseconds(f"{_key(slot)}/time_ms"),
            self._milliseconds(f"{_key(slot)}/limit_used_ms"),
            self._yes_or_no(f"{_key(slot)}/eased", "false"),
            self._yes_or_no(_counted_key(slot), "true"),
        )
        if saved.slot != slot:
            raise BadRecord(f"a game of {saved.slot}")
        return saved

    def _milliseconds(self, key: str) -> int:
        text = self._text(key, "0")
        if not re.fullmatch(r"[0-9]{1,15}", text):
            return int(self._default(key, "0"))
        return int(text)

    def _yes_or_no(self, key: str, absent: str) -> bool:
        text = self._text(key, absent)
        if text not in ("true", "false"):
            return self._default(key, absent) == "true"
        return text == "true"

    def _default(self, key: str, absent: str) -> str:
        """A damaged time or mark costs no game that can be replayed."""
        _log.warning("wrong value for %s; %s is used", key, absent)
        return absent

    def _text(self, key: str, absent: str) -> str:
        text = self._store.text(key)
        return absent if text is None else text


def _key(slot: str) -> str:
    return f"games/{slot}"


def _counted_key(slot: str) -> str:
    return f"{_key(slot)}/counted"


def _record_key(slot: str) -> str:
    return f"{_key(slot)}/record"
