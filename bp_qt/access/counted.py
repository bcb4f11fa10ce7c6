"""Numbers of things, with the plural forms of the interface's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

__all__ = ["Counted", "counted"]


class Counted:
    """Qt's plural forms; a class with a `tr`, since lupdate marks plurals only in calls of `self.tr`."""

    def tr(self, text: str, comment: str, n: int) -> str:
        """The form of `text` for `n`; English source forms where no translation is loaded."""
        translated = QCoreApplication.translate("Counted", text, comment, n)
        return translated.replace("%n", str(n)).replace("(s)", "" if n == 1 else "s")

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
