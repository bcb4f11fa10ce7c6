"""Statistics arithmetic: what one game counts for, and sums of that (the `Kept` lines of docs/rules.md 3, 4, 5).

A tally is derived from the last position of a game, so what an undo took back was never counted.

>>> twice = Tally(games=1, best=40, lines=3) + Tally(games=1, best=25, lines=1)
>>> twice.games, twice.best, twice.lines
(2, 40, 4)
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from enum import Enum, auto
from itertools import zip_longest
from typing import Any

from bp_qt.engine.errors import EngineError
from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import LARGEST_SIZE, Mode, Ruleset
from bp_qt.engine.seeds import daily_date

__all__ = ["BadTally", "Figure", "Tally", "kept_figures", "tally_of"]


class BadTally(EngineError):
    """A text that is not a tally."""


class Figure(Enum):
    """What a ruleset and mode may keep."""

    GAMES = auto()
    BEST = auto()
    LINES = auto()
    BEST_COMBO = auto()
    CLEAN_BOARDS = auto()
    TIME = auto()
    DAYS = auto()


def kept_figures(ruleset: Ruleset, mode: Mode) -> tuple[Figure, ...]:
    """What is kept for games of this ruleset and mode, in the order to show it."""
    kept = {
        Figure.GAMES: True,
        Figure.BEST: mode.keeps_record,
        Figure.LINES: True,
        Figure.BEST_COMBO: ruleset.combo is not None,
        Figure.CLEAN_BOARDS: ruleset.clean_points > 0,
        Figure.TIME: True,
        Figure.DAYS: mode.dated,
    }
    return tuple(figure for figure, is_kept in kept.items() if is_kept)


@dataclass(frozen=True, slots=True)
class Tally:
    """The sum of some games of one ruleset and mode.

    `best` and `best_combo` are the highest of one game, `time_ms` playing time in milliseconds, `points` the sum of
    all scores, `clears[n - 1]` the placements that cleared n lines at once, `days` the score of each finished daily
    game by its date (YYYY-MM-DD); of two results of one day the first stands.
    """

    games: int = 0
    best: int = 0
    lines: int = 0
    best_combo: int = 0
    clean_boards: int = 0
    time_ms: int = 0
    placements: int = 0
    points: int = 0
    clears: tuple[int, ...] = ()
    days: dict[str, int] = field(default_factory=dict)

    def __add__(self, other: Tally) -> Tally:
        sums = {key: _sum(getattr(self, key), getattr(other, key), key) for key in _SUMMED}
        return Tally(
            **sums,
            best=max(self.best, other.best),
            best_combo=max(self.best_combo, other.best_combo),
            clears=tuple(_sum(a, b) for a, b in zip_longest(self.clears, other.clears, fillvalue=0)),
            days=other.days | self.days,
        )

    def to_json(self) -> str:
        """One line of JSON that `from_json` reads."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Tally:
        """The tally that `to_json` wrote; keys that are missing count as nothing, unknown ones are ignored.

        Raises `BadTally`.

        >>> Tally.from_json(Tally(games=3).to_json()).games
        3
        """
        try:
            fields = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadTally(f"not JSON: {error}") from None
        if not isinstance(fields, dict):
            raise BadTally("not a JSON object")
        numbers = {key: _count(fields.get(key, 0), key) for key in _NUMBERS}
        return cls(**numbers, clears=_clears(fields), days=_days(fields))


_MOST_LINES = 2 * LARGEST_SIZE
_SUMMED = ("games", "lines", "clean_boards", "time_ms", "placements", "points")
_NUMBERS = (*_SUMMED, "best", "best_combo")


_MOST = {"time_ms": 10**12}
"""The most of a figure that is believed and kept; Qt counts things with 31 bits, more games are not played."""
_MOST_OF_ANY = 2 * 10**9


def _count(value: Any, key: str = "") -> int:
    if type(value) is not int or not 0 <= value <= _most(key):
        raise BadTally(f"a {type(value).__name__} that is no count of {key or 'anything'}")
    return value


def _sum(one: int, other: int, key: str = "") -> int:
    """What is written can be read again, however long somebody plays."""
    return min(one + other, _most(key))


def _most(key: str) -> int:
    return _MOST.get(key, _MOST_OF_ANY)


def _clears(fields: dict[str, Any]) -> tuple[int, ...]:
    clears = fields.get("clears", [])
    if not isinstance(clears, list) or len(clears) > _MOST_LINES:
        raise BadTally(f"'clears' is not a list of at most {_MOST_LINES}")
    return tuple(map(_count, clears))


def _days(fields: dict[str, Any]) -> dict[str, int]:
    days = fields.get("days", {})
    if not isinstance(days, dict):
        raise BadTally("'days' is not an object")
    try:
        return {daily_date(f"daily/{day}").isoformat(): _count(score) for day, score in days.items()}
    except EngineError as error:
        raise BadTally(str(error)) from None


def tally_of(game: Game, time_ms: int) -> Tally:
    """What `game` counts for as it stands; nothing before its first placement."""
    if not game.placements:
        return Tally()
    days = {daily_date(game.seed).isoformat(): game.score} if game.mode.dated and game.over else {}
    return Tally(
        games=1,
        best=game.score if game.mode.keeps_record else 0,
        lines=game.lines,
        best_combo=game.best_combo,
        clean_boards=game.clean_boards,
        time_ms=time_ms,
        placements=game.placements,
        points=game.score,
        clears=game.clears,
        days=days,
    )
