"""What the player must be told about the file. The sentences are made elsewhere, in the player's language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.rulesets import Variant

__all__ = ["Notice", "NoticeKind"]


class NoticeKind(Enum):
    """What happened."""

    FILE_SET_ASIDE = auto()
    """The file could not be read; it is kept as `place` and everything starts afresh."""
    FILE_REPAIRED = auto()
    """Parts of the file could not be read; it is kept as `place`, what could be read goes on."""
    FILE_RESTORED = auto()
    """The same, and what could not be read comes from the copy of an earlier start."""
    FILE_MISSING = auto()
    """There was no file at `place`, but a copy of an earlier start, which goes on."""
    FILE_FOUND_ASIDE = auto()
    """A damaged file was put aside as `place` by a start that did not come to say so."""
    FILE_UNUSABLE = auto()
    """The file could be neither read nor put aside: nothing is kept until it can be. `place` is the file."""
    FILE_IS_NEWER = auto()
    """A later version has written the file `place`: it is left alone, nothing of this sitting is kept."""
    FILE_WAS_GONE = auto()
    """The file `place` was deleted while the program ran; everything has been written again."""
    FILE_WAS_CHANGED = auto()
    """Somebody else changed the file while the program ran; what they wrote is kept as `place`, ours goes on."""
    GAME_SET_ASIDE = auto()
    """The record of the game of `variant` was not good; it is kept as `place`."""
    STATISTICS_SET_ASIDE = auto()
    """The same for the statistics of `variant`, which count from zero."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell. `reason` is technical and in English: for the diagnostic text."""

    kind: NoticeKind
    place: str
    reason: str
    variant: Variant | None = None
