"""Sentences of the help that contain figures: counts, points and what they are for, search results."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.scoring import Points
from bp_qt.words.counted import Plurals, counted
from bp_qt.words.fill import fill
from bp_qt.words.phrases import listed
from bp_qt.words.wording import number

__all__ = ["HelpCounts", "help_counts", "points_sentence", "search_sentence"]

translate = QCoreApplication.translate


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


def points_sentence(points: Points) -> str:
    """What a placement gives, and for what: `13 points: 3 for its cells and 10 for the lines.`"""
    parts = (
        (points.cells, translate("Help", "{points} for its cells")),
        (points.lines, translate("Help", "{points} for the lines")),
        (points.combo, translate("Help", "{points} for the combo")),
        (points.clean, translate("Help", "{points} for the clean board")),
    )
    text = translate("Help", "This placement gives {points}: {parts}.")
    return fill(text, points=counted.points(points.total), parts=listed(_with_numbers(parts)))


def _with_numbers(parts: Iterable[tuple[int, str]]) -> list[str]:
    return [fill(text, points=number(value)) for value, text in parts if value]


def search_sentence(wanted: str, total: int, at: int | None, page_title: str) -> str:
    """How often a text was found in the help; `at` is which of them is selected, None where none is on this page."""
    if not total:
        return fill(translate("Help", "“{text}” is not found on any page."), text=wanted)
    if at is None:
        text = translate("Help", "None on this page: Enter goes to the first.")
        return f"{help_counts.found(total, wanted)} {text}"
    return fill(
        translate("Help", "“{text}”: match {at} of {total}, on the page “{page}”."),
        text=wanted,
        at=number(at),
        total=number(total),
        page=page_title,
    )
