"""What can be wrong with a move, a seed or a record: a malformed move is not an illegal one."""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "BadRecord",
    "BadSeed",
    "EngineError",
    "IllegalMove",
    "MalformedMove",
    "Reason",
    "SeedOfADayToCome",
    "UnknownRuleset",
]


class EngineError(Exception):
    """Base of everything that the engine raises on purpose."""


class UnknownRuleset(EngineError):
    """No ruleset or mode of that name."""


class BadSeed(EngineError):
    """Not a seed (docs/rules.md 2), or not one for this mode (docs/rules.md 4, `daily`)."""


class SeedOfADayToCome(BadSeed):
    """The seed of a daily game of today or later, in another mode (docs/rules.md 4, `daily`)."""


class MalformedMove(EngineError):
    """A text that is not a move in any game (docs/rules.md 6)."""


class Reason(StrEnum):
    """Why a well-formed move is illegal where it stands."""

    SLOT_USED = "slot used"
    OFF_BOARD = "off the board"
    COVERS = "covers"
    GAME_OVER = "game over"
    NOT_IN_RULESET = "not in this ruleset"
    NO_SWAPS = "no swaps left"
    NOT_STUCK = "a piece still fits"
    NOT_OVER = "the game is not over"
    ALREADY_CONTINUED = "already continued once"
    FREES_NOTHING = "would not free a piece"
    TIME_IS_UP = "the time is up"
    NOT_STARTED = "not before the first placement"


class IllegalMove(EngineError):
    """A move that the position does not allow.

    `cell` is the first cell of the piece that is covered or off the board, (row, column) from 0, else None.
    """

    def __init__(self, reason: Reason, cell: tuple[int, int] | None = None, name: str = "") -> None:
        super().__init__(f"{reason.value} {name}".rstrip())
        self.reason = reason
        self.cell = cell


class BadRecord(EngineError):
    """A text that is not the record of a game (docs/rules.md 7).

    `move_number` counts from 1 and is None when it is not a move that is wrong.
    """

    def __init__(self, message: str, move_number: int | None = None) -> None:
        super().__init__(message if move_number is None else f"move {move_number}: {message}")
        self.move_number = move_number
