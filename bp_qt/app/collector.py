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
    """Collects as Python would, but here and now."""
    generation = generation_due(gc.get_count(), gc.get_threshold())
    if generation is not None:
        gc.collect(generation)


class Collector(QObject):
    """Collects only in its own thread, when that thread is idle.

    Otherwise any thread could, and might destroy a widget from the sound thread.

    It costs no wake-ups: it looks whenever the event loop is about to sleep. Once stopped, Python collects by
    itself again.
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
        """Stops collecting."""
        self._dispatcher.aboutToBlock.disconnect(self._look)
        gc.enable()

    def _look(self) -> None:
        self._collect()
