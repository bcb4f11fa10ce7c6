"""Sentences of the dialogs that hold a number of things, with the plural forms of the interface's language."""

from __future__ import annotations

from bp_qt.words.counted import Plurals
from bp_qt.words.fill import fill

__all__ = ["DialogCounts", "counts"]


class DialogCounts(Plurals):
    """Sentences about a game that is over."""

    def empties_rows(self, n: int, rows: str) -> str:
        """What a continue will do; `rows` names them.

        >>> counts.empties_rows(2, "row 4 and row 5")
        'Continue empties 2 rows, the fullest: row 4 and row 5. A piece fits then; it scores nothing.'
        """
        text = self.tr(
            "Continue empties %Ln row(s), the fullest: {rows}. A piece fits then; it scores nothing.", "", n
        )
        return fill(text, rows=rows)

    def swaps_left(self, n: int) -> str:
        """Advice: swaps were left."""
        return self.tr("You still had %Ln swap(s): another group might have fitted.", "", n)

    def holes(self, n: int) -> str:
        """Advice: single open cells that are closed in."""
        return self.tr(
            "%Ln open cell(s) had no open neighbour. Lay pieces along the edge and along each other, "
            "so that no single cells are left between them.",
            "",
            n,
        )

    def crowded(self, n: int) -> str:
        """Advice: hardly any cells were open."""
        return self.tr(
            "Only %Ln cell(s) were open. Clear lines early, even one at a time, to have room for the large pieces.",
            "",
            n,
        )


counts = DialogCounts()
