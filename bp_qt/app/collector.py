"""Python's garbage collection, kept to the thread that owns the widgets."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QAbstractEventDispatcher, QObject

__all__ = ["Collector", "collect_what_is_due", "generation_due"]


def generation_due(counts: tuple[int, int, int], thresholds: tuple[int, int, int]) -> int | None:
    """The oldest generation that Python itself would collect now; None when it would collect nothing.

    >>> generation_due((701, 3, 0), (700, 10, 10)), generation_due((701, 11, 0), (700, 10, 10))
    (0, 1)
    """
    due = [at for at in range(3) if counts[at] > thresholds[at]]
    return max(due, default=None)


def collect_what_is_due() -> None:
    """As Python would, but here and now."""
    generation = generation_due(gc.get_count(), gc.get_threshold())
    if generation is not None:
        gc.collect(generation)


class Collector(QObject):
    """Collects in its own thread, when that has nothing else to do; before, any could, and end a widget in the sound's.

    Nobody is woken for it: it looks whenever the event loop is about to sleep. Collection is Python's own again when
    it is stopped.
    """

    def __init__(
        self, parent: QObject | None = None, collect: Callable[[], object] = collect_what_is_due
    ) -> None:
        super().__init__(parent)
        gc.disable()
        self._collect = collect
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "there is an application"
        self._dispatcher = dispatcher
        self._dispatcher.aboutToBlock.connect(self._look)

    def stop(self) -> None:
        """Collects no more."""
        self._dispatcher.aboutToBlock.disconnect(self._look)
        gc.enable()

    def _look(self) -> None:
        self._collect()
