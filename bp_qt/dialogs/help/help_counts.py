"""Sentences of the help that hold a number of things, with the plural forms of the interface's language."""

from __future__ import annotations

from bp_qt.words.counted import Plurals
from bp_qt.words.fill import fill

__all__ = ["HelpCounts", "help_counts"]


class HelpCounts(Plurals):
    """Sentences of the help."""

    def shapes(self, n: int) -> str:
        """A number of shapes.

        >>> help_counts.shapes(19)
        '19 shapes'
        """
        return self.tr("%Ln shape(s)", "", n)

    def start_swaps(self, n: int) -> str:
        """How many swaps a game begins with."""
        return self.tr("A game begins with %Ln swap(s).", "", n)

    def most_swaps(self, n: int) -> str:
        """How many swaps a game can hold."""
        return self.tr("A game never holds more than %Ln swap(s).", "", n)

    def clean_swaps(self, n: int) -> str:
        """What a clean board earns."""
        return self.tr("It also earns %Ln swap(s), as long as there is room for more.", "", n)

    def patience(self, n: int) -> str:
        """What ends a combo."""
        return self.tr("It ends after %Ln placement(s) in a row that clear nothing.", "", n)

    def continues(self, n: int) -> str:
        """How often a game can go on after its end."""
        return self.tr("After its end it can go on %Ln time(s).", "", n)

    def emptied_rows(self, n: int) -> str:
        """What a continue does at most."""
        return self.tr(
            "Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %Ln row(s) at the most.",
            "",
            n,
        )

    def undone(self, n: int) -> str:
        """How far undo goes back."""
        return self.tr(
            "Undo takes back one placement at a time, free, up to %Ln placement(s) of this sitting; "
            "the same moves then bring the same pieces.",
            "",
            n,
        )

    def found(self, n: int, text: str) -> str:
        """How often a text was found."""
        return fill(self.tr("“{text}” found %Ln time(s).", "", n), text=text)


help_counts = HelpCounts()
