"""Python's garbage collection, kept to the thread that owns the widgets."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

__all__ = ["Collector"]

_EVERY_MS = 5_000


class Collector(QObject):
    """Collects by a timer in its own thread; before, any thread could, and end a widget in the sound's.

    Collection is Python's own again when it is stopped.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(_collect)
        self._timer.start()

    def stop(self) -> None:
        """Collects no more."""
        self._timer.stop()
        gc.enable()


def _collect() -> None:
    """The oldest generation that is due, as Python itself would."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return
