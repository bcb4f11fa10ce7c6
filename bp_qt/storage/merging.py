"""Two programs write one file where no lock keeps them apart: what only one of them has changed goes on for both."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["Merging"]

_Places = dict[str, dict[str, str]]


class Merging:
    """Our texts, and those of another at places where we have changed nothing since the start.

    `begun` are the texts that both began with. A place is what belongs together: a setting, a finished day, the game of
    a variant with all that has been counted of it.
    """

    def __init__(self, begun: Mapping[str, str]) -> None:
        self._begun = _by_place(begun)
        self._theirs: _Places | None = None

    def take(self, found: Mapping[str, str]) -> None:
        """Another has written these."""
        self._theirs = _by_place(found)

    def whole(self, texts: Mapping[str, str]) -> dict[str, str]:
        """Our `texts`, but theirs at each place where ours are as they were in the beginning."""
        if self._theirs is None:
            return dict(texts)
        ours, merged = _by_place(texts), dict[str, str]()
        for place in sorted(ours.keys() | self._theirs.keys()):
            is_ours = ours.get(place) != self._begun.get(place)
            merged |= (ours if is_ours else self._theirs).get(place, {})
        return merged


def _by_place(texts: Mapping[str, str]) -> _Places:
    places: _Places = {}
    for key, text in texts.items():
        places.setdefault(_place(key), {})[key] = text
    return places


def _place(key: str) -> str:
    top, *below = key.split("/")
    return below[0] if below and top in ("games", "statistics") else "/".join([top, *below[:2]])
