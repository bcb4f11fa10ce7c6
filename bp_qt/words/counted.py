"""Numbers of things, with the plural forms of the interface's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.words.fill import fill

__all__ = ["Counted", "Plurals", "ResultCounts", "counted", "result_counts"]


class Plurals:
    """Qt's plural forms.

    A class with a `tr` method, because lupdate recognizes plurals only in calls of `self.tr`.

    The name of a class that inherits this is the context of its texts.
    """

    def tr(self, text: str, comment: str, n: int) -> str:
        """The form of `text` for `n`; English source forms where no translation is loaded.

        Qt writes `%Ln` as the language does; named places are left for `fill`.
        """
        translated = QCoreApplication.translate(type(self).__name__, text, comment, n)
        return translated.replace("(s)", "" if n == 1 else "s")


class Counted(Plurals):
    """Numbers of what is on the board and in the score."""

    def cells(self, n: int) -> str:
        """A number of cells.

        >>> counted.cells(3), counted.cells(1)
        ('3 cells', '1 cell')
        """
        return self.tr("%Ln cell(s)", "", n)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%Ln point(s)", "", n)

    def lines(self, n: int) -> str:
        """A number of lines cleared."""
        return self.tr("%Ln line(s)", "", n)

    def places(self, n: int) -> str:
        """In how many places a piece fits."""
        return self.tr("fits in %Ln place(s)", "", n)

    def filled(self, n: int) -> str:
        """How many cells of a row or column are filled."""
        return self.tr("%Ln filled", "", n)

    def minutes(self, n: int) -> str:
        """A number of minutes."""
        return self.tr("%Ln minute(s)", "", n)

    def seconds(self, n: int) -> str:
        """A number of seconds."""
        return self.tr("%Ln second(s)", "", n)

    def time(self, time_ms: int) -> str:
        """A limit of time in whole words.

        >>> counted.time(180_000), counted.time(90_000), counted.time(60_000)
        ('3 minutes', '1 minute and 30 seconds', '1 minute')
        """
        minutes, seconds = divmod(time_ms // 1000, 60)
        if not seconds:
            return self.minutes(minutes)
        if not minutes:
            return self.seconds(seconds)
        both = QCoreApplication.translate("Counted", "{minutes} and {seconds}")
        return fill(both, minutes=self.minutes(minutes), seconds=self.seconds(seconds))

    def seconds_left(self, n: int) -> str:
        """How much time a timed game has left."""
        return self.tr("%Ln second(s) left.", "", n)


class ResultCounts(Plurals):
    """Sentences about a game that is over."""

    def empties_rows(self, n: int, rows: str) -> str:
        """What a continue will do; `rows` names them.

        >>> result_counts.empties_rows(2, "row 4 and row 5")
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


counted = Counted()
result_counts = ResultCounts()
