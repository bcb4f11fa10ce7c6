"""A key of the window as the help lists it."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Shortcut"]


class Shortcut(NamedTuple):
    """Keys as `QKeySequence` reads them, and what they do (English source)."""

    keys: str
    does: str
