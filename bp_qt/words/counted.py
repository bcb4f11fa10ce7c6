"""Numbers of things, with the plural forms of the interface's language."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from bp_qt.words.wording import number

__all__ = ["Counted", "Plurals", "counted"]


class Plurals:
    """Qt's plural forms; a class with a `tr`, since lupdate marks plurals only in calls of `self.tr`.

    The name of a class that inherits this is the context of its texts.
    """

    def tr(self, text: str, comment: str, n: int) -> str:
        """The form of `text` for `n`; English source forms where no translation is loaded."""
        translated = QCoreApplication.translate(type(self).__name__, text, comment, n).replace("%n", str(n))
        # Qt has put the bare digits there; a place such as %1 is none of them.
        translated = re.sub(rf"(?<![%\d]){n}(?!\d)", number(n), translated)
        return translated.replace("(s)", "" if n == 1 else "s")


class Counted(Plurals):
    """Numbers of what is on the board and in the score."""

    def cells(self, n: int) -> str:
        """A number of cells.

        >>> counted.cells(3), counted.cells(1)
        ('3 cells', '1 cell')
        """
        return self.tr("%n cell(s)", "", n)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    def lines(self, n: int) -> str:
        """A number of lines cleared."""
        return self.tr("%n line(s)", "", n)

    def places(self, n: int) -> str:
        """In how many places a piece fits."""
        return self.tr("fits in %n place(s)", "", n)

    def filled(self, n: int) -> str:
        """How many cells of a row or column are filled."""
        return self.tr("%n filled", "", n)

    def seconds_left(self, n: int) -> str:
        """How much time a timed game has left."""
        return self.tr("%n second(s) left.", "", n)


counted = Counted()
