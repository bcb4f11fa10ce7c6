"""Figures that are ready to be shown or read: with a label, and as a share of a whole."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Bar", "LabelledFigure"]


class LabelledFigure(NamedTuple):
    """A figure that is ready to be shown."""

    label: str
    value: str

    @property
    def text(self) -> str:
        """As assistive technology reads it: `Lines 39`."""
        return f"{self.label} {self.value}"


class Bar(NamedTuple):
    """One bar: `share` (0 to 1) of the whole length is filled; `text` says the same in figures."""

    label: str
    share: float
    text: str
