"""The shelf: the kept game of every ruleset and mode, and what is kept of the games before it (docs/rules.md 3, 4, 5).

A game lies in its place also when it is over. The stored tally of a place holds only games that were replaced there;
the one that lies there is counted from its moves whenever someone asks. So nothing is counted twice, an undone clear
is not counted, and a killed process loses nothing.
"""

from __future__ import annotations

import logging
import re

from bp_qt.engine.errors import BadRecord
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.rulesets import Ruleset, Variant, variants
from bp_qt.engine.seeds import daily_date
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import BadTally, Tally
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.store import Store

__all__ = ["Shelf"]

_log = logging.getLogger("bp_qt.storage")

_LAST = "games/last"
_FINISHED = "finished"
_MOST_DAYS = 10


class Shelf:
    """Holds what it has read: a game is replayed at most once, and what `at` gives is the game itself, not a copy.

    Whoever plays on with a game says so with `keep`; until then the shelf answers for it as it stands, too.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[str, Sitting | None] = {}
        self._earlier: dict[str, Tally] = {}
        self._days: dict[str, Sitting | None] = {}

    def last(self) -> Variant:
        """What was played last; at first the first of all."""
        last = self._store.text(_LAST)
        return next((variant for variant in variants() if variant.id == last), variants()[0])

    def at(self, variant: Variant) -> Sitting | None:
        """The kept game; None if there is none.

        One that is not good is set aside with all its texts, and the store has a notice about it.
        """
        if variant.id not in self._games:
            self._games[variant.id] = self._read(variant)
        return self._games[variant.id]

    @property
    def is_well(self) -> bool:
        """Whether nothing is known to be wrong with what is written."""
        return not self._store.problem

    def finish(self, timeout_s: float) -> bool:
        """Waits until all is written, at most so long; False where something is still being written."""
        return self._store.finish(timeout_s)

    def keep(self, sitting: Sitting) -> None:
        """Keeps a game in its place and makes it the last one played; nobody waits for the disk."""
        variant = sitting.variant
        self._games[variant.id] = sitting
        record = write_record(sitting.history.game, sitting.history.moves)
        self._store.set_text(_record_key(variant), record)
        self._set_times(sitting)
        self._store.set_text(f"{_key(variant)}/eased", _yes_or_no(sitting.eased))
        self._store.set_text(_counted_key(variant), _yes_or_no(sitting.counted))
        self._store.set_text(_LAST, variant.id)
        self._store.commit()

    def keep_times(self, sitting: Sitting) -> None:
        """Keeps the playing times of a game that has not changed otherwise: a kill takes no more than a moment back."""
        self._set_times(sitting)
        self._store.note()

    def replace(self, new: Sitting) -> None:
        """Keeps a new game in place of the one that lies there, which is counted in the same write."""
        old = self.at(new.variant)
        if old is not None and old.variant.mode.dated and old.history.game.over:
            self._remember(old)
        if old is not None and old.tally != Tally():
            earlier = self._earlier_games(new.variant) + old.tally
            self._earlier[new.variant.id] = earlier
            self._store.set_text(_statistics_key(new.variant), earlier.to_json())
        self.keep(new)

    def finished(self, variant: Variant, seed: str) -> Sitting | None:
        """A dated game that was over when another took its place; it has been counted. None where it is not known."""
        key = _day_key(variant, seed)
        if key not in self._days:
            self._days[key] = self._read_day(variant, key)
        return self._days[key]

    def best(self, variant: Variant) -> int:
        """The record before the game that lies there; 0 in a mode that keeps none."""
        return self._earlier_games(variant).best

    def tally(self, variant: Variant) -> Tally:
        """All games of this variant, the one that lies there included."""
        sitting, earlier = self.at(variant), self._earlier_games(variant)
        return earlier if sitting is None else earlier + sitting.tally

    def under_way(self, variant: Variant) -> bool:
        """Whether the game that lies there is neither over nor untouched."""
        sitting = self.at(variant)
        return sitting is not None and sitting.is_under_way

    def reset(self, ruleset: Ruleset) -> bool:
        """Forgets the games of a ruleset that are over; one under way goes on and counts. Whether that is kept."""
        for mode in ruleset.modes:
            variant = Variant(ruleset, mode)
            self._earlier[variant.id] = Tally()
            self._store.remove(_statistics_key(variant))
            sitting = self.at(variant)
            if sitting is not None and sitting.history.game.over:
                sitting.counted = False
                self._store.set_text(_counted_key(variant), _yes_or_no(False))
        return self._store.commit()

    def _remember(self, over: Sitting) -> None:
        """The result of a day stays what it is, should that day come again on a clock that is put back."""
        day = _day_key(over.variant, over.history.game.seed)
        self._days.pop(day, None)
        self._store.set_text(f"{day}/record", write_record(over.history.game, over.history.moves))
        self._store.set_text(f"{day}/time_ms", str(over.time_ms))
        records = [key for key in self._store.keys(day.rpartition("/")[0]) if key.endswith("/record")]
        for old in records[:-_MOST_DAYS]:
            self._store.remove(old.removesuffix("/record"))

    def _set_times(self, sitting: Sitting) -> None:
        key = _key(sitting.variant)
        self._store.set_text(f"{key}/time_ms", str(sitting.time_ms))
        self._store.set_text(f"{key}/limit_used_ms", str(sitting.counted_ms))

    def _earlier_games(self, variant: Variant) -> Tally:
        if variant.id not in self._earlier:
            self._earlier[variant.id] = self._read_tally(variant)
        return self._earlier[variant.id]

    def _read_tally(self, variant: Variant) -> Tally:
        """A text that is not a tally is set aside, the store has a notice about it, and counting starts from zero."""
        text = self._store.text(_statistics_key(variant))
        if text is None:
            return Tally()
        try:
            return Tally.from_json(text)
        except BadTally as error:
            place = self._store.set_aside(_statistics_key(variant))
            self._store.notify(Notice(NoticeKind.STATISTICS_SET_ASIDE, place, str(error), variant))
            return Tally()

    def _read(self, variant: Variant) -> Sitting | None:
        record = self._store.text(_record_key(variant))
        if record is None:
            return None
        try:
            return self._sitting(variant, _key(variant), record)
        except BadRecord as error:
            place = self._store.set_aside(_key(variant))
            self._store.notify(Notice(NoticeKind.GAME_SET_ASIDE, place, str(error), variant))
            self._store.commit()
            return None

    def _read_day(self, variant: Variant, key: str) -> Sitting | None:
        record = self._store.text(f"{key}/record")
        if record is None:
            return None
        try:
            sitting = self._sitting(variant, key, record)
        except BadRecord as error:
            _log.info("%s is forgotten: %s", key, error)
            return None
        sitting.counted = False
        return sitting

    def _sitting(self, variant: Variant, key: str, record: str) -> Sitting:
        history = read_record(record)
        if history.game.variant != variant:
            raise BadRecord(f"a game of {history.game.variant}")
        return Sitting(
            history,
            self._milliseconds(f"{key}/time_ms"),
            self._milliseconds(f"{key}/limit_used_ms"),
            self._mark(f"{key}/eased", absent=False),
            self._mark(f"{key}/counted", absent=True),
        )

    def _milliseconds(self, key: str) -> int:
        text = self._store.text(key)
        if text is None or re.fullmatch(r"[0-9]{1,12}", text):
            return int(text or 0)
        return int(_instead(key, 0))

    def _mark(self, key: str, *, absent: bool) -> bool:
        text = self._store.text(key)
        if text is None or text in (_yes_or_no(True), _yes_or_no(False)):
            return absent if text is None else text == _yes_or_no(True)
        return bool(_instead(key, absent))


def _instead(key: str, absent: int) -> int:
    """A damaged time or mark costs no game that can be replayed."""
    _log.warning("wrong value for %s; %s is used", key, absent)
    return absent


def _yes_or_no(mark: bool) -> str:
    return "true" if mark else "false"


def _key(variant: Variant) -> str:
    return f"games/{variant.id}"


def _day_key(variant: Variant, seed: str) -> str:
    return f"{_FINISHED}/{variant.id}/{daily_date(seed)}"


def _record_key(variant: Variant) -> str:
    return f"{_key(variant)}/record"


def _counted_key(variant: Variant) -> str:
    return f"{_key(variant)}/counted"


def _statistics_key(variant: Variant) -> str:
    return f"statistics/{variant.id}"
