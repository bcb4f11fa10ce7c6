"""Samples taken in turn, and what is made of them.

>>> spread_of([3.0, 1.0, 2.0, 10.0])
Spread(median=2.5, low=1.75, high=4.75)
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

__all__ = ["Bench", "Figure", "NotHere", "Progress", "Spread", "interleaved", "seconds_of", "spread_of"]

Progress = Callable[[float], None]
"""Told how much of a benchmark is done, 0 to 1."""


class NotHere(Exception):
    """What a benchmark needs is not on this machine; the text says what."""


class Spread(NamedTuple):
    """The median of some samples, and between which values the middle half of them lies."""

    median: float
    low: float
    high: float


class Figure(NamedTuple):
    """What was measured, in which unit, ours and the baseline; `goal` says what is to be reached."""

    what: str
    unit: str
    ours: Spread
    baseline: Spread | None = None
    baseline_is: str = ""
    goal: str = ""

    @property
    def ratio(self) -> float | None:
        """Ours to the baseline."""
        return self.ours.median / self.baseline.median if self.baseline else None


class Bench(NamedTuple):
    """A benchmark: its name on the command line, how it is announced, and what it does."""

    name: str
    title: str
    run: Callable[[Progress], list[Figure]]


def spread_of(samples: Sequence[float]) -> Spread:
    """Median and quartiles of at least two samples."""
    low, median, high = statistics.quantiles(samples, n=4, method="inclusive")
    return Spread(median, low, high)


def interleaved(
    samplers: Mapping[str, Callable[[], float]], rounds: int, progress: Progress
) -> dict[str, Spread]:
    """Takes one sample of each in turn, so that whatever else the machine does meets all of them alike.

    A first round is thrown away: it fills caches.
    """
    samples: dict[str, list[float]] = {name: [] for name in samplers}
    for at in range(rounds + 1):
        for name, sampler in samplers.items():
            value = sampler()
            if at:
                samples[name].append(value)
        progress(at / rounds)
    return {name: spread_of(taken) for name, taken in samples.items()}


def seconds_of(action: Callable[[], object]) -> float:
    """How long `action` takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin
