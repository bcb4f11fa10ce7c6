"""Fills values into the named places of a sentence."""

from __future__ import annotations

import re

__all__ = ["fill"]

_PLACE = re.compile(r"\{(\w+)\}")


def fill(text: str, /, **values: object) -> str:
    """`text` with each `{name}` replaced by the value of that name; a translator may put the places in any order.

    Values are taken as they are: braces in them are no places. Raises `KeyError` for a place without a value.

    >>> fill("{score} in {lines}", score="57 points", lines="1 {line}")
    '57 points in 1 {line}'
    """
    return _PLACE.sub(lambda place: str(values[place[1]]), text)
