"""Figures for people: a Markdown table, and a bar while they wait.

>>> from tests.benchmarks.figures import Figure, Spread
>>> print(table([Figure("save", "ms", Spread(2.0, 1.5, 2.5), Spread(1.0, 0.9, 1.1), "a small one", "≤ 3 ×")]))
| what | ours | baseline in the same run | ratio | to reach |
|---|---|---|---|---|
| save | 2.00 ms (1.50–2.50) | 1.00 ms (0.90–1.10), a small one | 2.00 | ≤ 3 × |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from tests.benchmarks.figures import Figure, Progress, Spread

__all__ = ["ProgressBar", "table"]

_WIDTH = 30


def table(figures: Sequence[Figure]) -> str:
    """A row for each: median and the middle half of the samples."""
    rows = [
        ("what", "ours", "baseline in the same run", "ratio", "to reach"),
        ("---",) * 5,
        *map(_row, figures),
    ]
    return "\n".join(f"|{'|'.join(row)}|" if row[0] == "---" else f"| {' | '.join(row)} |" for row in rows)


def _row(figure: Figure) -> tuple[str, ...]:
    baseline = "–"
    if figure.baseline is not None:
        baseline = f"{_spread(figure.baseline, figure.unit)}, {figure.baseline_is}"
    ratio = "–" if figure.ratio is None else _number(figure.ratio)
    return figure.what, _spread(figure.ours, figure.unit), baseline, ratio, figure.goal or "–"


def _spread(spread: Spread, unit: str) -> str:
    return f"{_number(spread.median)} {unit} ({_number(spread.low)}–{_number(spread.high)})"


def _number(value: float) -> str:
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 100 else f"{value:.2f}"


class ProgressBar:
    """A line on a terminal that fills up; elsewhere, and when quiet, nothing."""

    def __init__(self, stream: TextIO, *, quiet: bool = False) -> None:
        self._stream = None if quiet or not stream.isatty() else stream

    def of(self, title: str) -> Progress:
        """What a benchmark reports to."""

        def show(part: float) -> None:
            if self._stream is not None:
                done = round(min(part, 1) * _WIDTH)
                self._stream.write(f"\r{'█' * done}{'·' * (_WIDTH - done)} {title}\x1b[K")
                self._stream.flush()

        show(0)
        return show

    def end(self) -> None:
        """Clears the line."""
        if self._stream is not None:
            self._stream.write("\r\x1b[K")
