"""Unexpected exceptions: each is logged and reported once in plain words, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

__all__ = ["Faults"]

_log = logging.getLogger("bp_qt.faults")

_QUIET_S = 60.0
"""How long the same line stays quiet after a report: what fails while painting fails sixty times a second."""


class Faults(QObject):
    """Catches every exception nobody else does: in slots, events, virtual methods, painting, other threads.

    `told` carries the details of one that deserves a dialog, in this object's thread and never from inside the
    code that failed.
    """

    told = Signal(str)
    _broke = Signal(str)

    def __init__(self, parent: QObject | None = None, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now_s = now_s
        self._quiet_until_s: dict[str, float] = {}
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        self._broke.connect(self.told, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable

    def stop(self) -> None:
        """Hands uncaught exceptions back to Python."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if self._note(kind, error, trace):
            self._broke.emit("".join(traceback.format_exception(kind, error, trace)))

    def _on_thread(self, what: threading.ExceptHookArgs) -> None:
        # Sound alone has a thread: what it cannot play is not worth a dialog.
        if what.exc_value is not None:
            self._note(what.exc_type, what.exc_value, what.exc_traceback)

    def _on_unraisable(self, what: sys.UnraisableHookArgs) -> None:
        if what.exc_value is not None:
            self._note(what.exc_type, what.exc_value, what.exc_traceback)

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> bool:
        """Logs it and lets Python print it, unless the same place has just done so; whether it was noted."""
        place = _place_of(kind, trace)
        now_s = self._now_s()
        if now_s < self._quiet_until_s.get(place, now_s):
            return False
        self._quiet_until_s[place] = now_s + _QUIET_S
        _log.error("unexpected", exc_info=(kind, error, trace))
        if sys.stderr is not None:
            self._before[0](kind, error, trace)
        return True


def _place_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The line that raised it."""
    frames = traceback.extract_tb(trace)
    return f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else kind.__name__
