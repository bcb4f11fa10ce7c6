"""Where a text is found in the pages of the help; capitals and accents do not matter (no Qt)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

__all__ = ["HelpSearch", "Match", "found_in"]

Match = tuple[int, int]
"""(page, number of the match on it), both from 0."""


def found_in(text: str, wanted: str) -> list[int]:
    """The places in `text` where `wanted` begins, none overlapping.

    >>> found_in("Una fila está llena: ESTA fila.", "esta")
    [9, 21]
    """
    text, wanted = _folded(text), _folded(wanted)
    places: list[int] = []
    at = text.find(wanted) if wanted else -1
    while at >= 0:
        places.append(at)
        at = text.find(wanted, at + len(wanted))
    return places


def _folded(text: str) -> str:
    """Without capitals and accents; as many characters as before, so that places stay the same."""
    return "".join(unicodedata.normalize("NFD", mark)[0].lower()[0] for mark in text)


class HelpSearch:
    """Steps through the matches of a text, page after page and round again."""

    def __init__(self, texts: Sequence[str], wanted: str) -> None:
        self.wanted = wanted
        self._counts = [len(found_in(text, wanted)) for text in texts]

    @property
    def total(self) -> int:
        """How many matches there are on all pages."""
        return sum(self._counts)

    def count_on(self, page: int) -> int:
        """How many matches there are on this page."""
        return self._counts[page]

    def number_of(self, match: Match) -> int:
        """Which of all matches this is, from 1."""
        page, at = match
        return sum(self._counts[:page]) + at + 1

    def match(self, number: int) -> Match:
        """The match with this number from 1; one beyond the last is the first again.

        Raises `IndexError` where there are none.
        """
        left = (number - 1) % self.total if self.total else 0
        for page, count in enumerate(self._counts):
            if left < count:
                return page, left
            left -= count
        raise IndexError("no matches")

    def step(self, page: int, at: int | None, *, forward: bool = True) -> Match:
        """The match after (or before) match `at` of `page`; with None, the first from this page on (or before it).

        Raises `IndexError` where there are none.
        """
        here = sum(self._counts[:page]) + (0 if at is None else at + 1)
        if forward:
            return self.match(here + 1)
        return self.match(here if at is None else here - 1)
