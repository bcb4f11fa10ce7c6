"""What the player has to be told about the file; the sentence is made elsewhere, in the player's language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.rulesets import Variant

__all__ = ["Notice", "NoticeKind"]


class NoticeKind(Enum):
    """What happened."""

    FILE_SET_ASIDE = auto()
    """The file could not be read; it was renamed to `place` and everything starts afresh."""
    FILE_REPAIRED = auto()
    """Parts of the file could not be read; it was renamed to `place`, what could be read was kept."""
    FILE_UNUSABLE = auto()
    """The file could be neither read nor renamed: nothing is kept of this sitting. `place` is the file."""
    GAME_SET_ASIDE = auto()
    """The record of the game of `variant` was not good; it is kept under the key `place`."""
    STATISTICS_SET_ASIDE = auto()
    """The same for the statistics of `variant`, which count from zero."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell. `reason` is technical and in English: for the diagnostic text."""

    kind: NoticeKind
    place: str
    reason: str
    variant: Variant | None = None
