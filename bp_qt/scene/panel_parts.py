"""What the panel is told to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bp_qt.look.theme import Theme
from bp_qt.scene.clock_bar import Clock


class Figure(NamedTuple):
    """A small figure with its label; `emphasis`: in the accent colour, `is_blank`: there is nothing to tell."""

    label: str
    value: str
    emphasis: bool = False
    is_blank: bool = False

    def colour(self, theme: Theme) -> str:
        """Of its value."""
        if self.is_blank:
            return theme.muted
        return theme.accent if self.emphasis else theme.ink


@dataclass(frozen=True)
class PanelText:
    """All texts of the panel, ready to be drawn (translated, digits grouped)."""

    title: str = ""
    score: str = ""
    aimed: str = ""
    figures: tuple[Figure, ...] = ()
    clock: Clock | None = None
