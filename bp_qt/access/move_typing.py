"""A move typed in its notation, `2c7`: piece, column, row; Enter then places it, as on any other cell."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["MoveTyping", "Typed"]

_AT_ONCE_S = 1.5
"""The longest pause between keys that each have a meaning of their own as well."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What has been typed so far: slot and column, and the row once there is one; counted from 0."""

    slot: int
    column: int
    row: int | None = None


class MoveTyping:
    """Recognizes a move among single keys.

    A digit takes a piece, and some letters read something: those keys do that as well. Such a letter with a digit
    that could take a piece behind it is a move only when the keys come quickly.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        self._now_s = now_s
        self._at_s = 0.0
        self._slot: int | None = None
        self._column: int | None = None
        self._has_meaning = False
        self._row = ""

    def forget(self) -> None:
        """Another key was pressed, so the next one starts anew."""
        self._slot, self._column, self._row = None, None, ""

    def press(self, character: str, size: int, *, has_meaning: bool) -> Typed | None:
        """A letter or digit on a board of `size`; `has_meaning` where it does something by itself.

        The move as far as it is known when the key belongs to one and to nothing else; None where it is to do what
        it does by itself.
        """
        now_s, before_s = self._now_s(), self._at_s
        self._at_s = now_s
        if character.isdigit():
            return self._digit(character, size, has_meaning, is_quick=now_s - before_s <= _AT_ONCE_S)
        if self._slot is None or self._column is not None:
            self.forget()
            return None
        self._column, self._has_meaning = ord(character) - ord("a"), has_meaning
        return None if has_meaning else Typed(self._slot, self._column)

    def _digit(self, digit: str, size: int, has_meaning: bool, is_quick: bool) -> Typed | None:
        if self._slot is not None and self._column is not None:
            is_clear = not has_meaning or not self._has_meaning or is_quick
            if is_clear and (not self._row or int(self._row + digit) <= size):
                self._row += digit
                return Typed(self._slot, self._column, int(self._row) - 1)
        self.forget()
        if has_meaning:
            self._slot = int(digit) - 1
        return None
