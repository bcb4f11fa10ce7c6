"""Playing time: monotonic, only while the window is active and the game is not over."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Qt, QTimer, Signal

__all__ = ["PlayClock", "local_today", "monotonic_ms"]

_MOST_LATE_MS = 1000
"""A tick later than this was held up: a stalled event loop is not playing time."""


def monotonic_ms() -> int:
    """Milliseconds in which the computer was awake."""
    if (
        sys.platform == "win32"
    ):  # elsewhere Python's clock stands still as well while the computer is suspended
        import ctypes

        awake = ctypes.c_ulonglong()
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(awake))
        return awake.value // 10_000
    return time.monotonic_ns() // 1_000_000


def local_today() -> date:
    """The date where the player is now, also when they have travelled since the program was started."""
    if sys.platform != "win32":
        time.tzset()
    return date.today()


class PlayClock(QObject):
    """Adds up monotonic differences.

    `time_ms` is the playing time of the game; `counted_ms` the part of it that counts against a limit, which
    starts with the first placement. `ticked` comes while time runs, as often as `tick_in` asks: who waits for nothing
    is not woken.
    """

    ticked = Signal()

    def __init__(self, parent: QObject | None = None, now_ms: Callable[[], int] = monotonic_ms) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._last_ms = now_ms()
        self._time_ms = 0
        self._counted_ms = 0
        self._active = False
        self._playing = False
        self._counting = False
        self._wait_ms = 1000
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def time_ms(self) -> int:
        """Playing time in milliseconds."""
        self._advance()
        return self._time_ms

    @property
    def counted_ms(self) -> int:
        """Playing time since the first placement, in milliseconds."""
        self._advance()
        return self._counted_ms

    @property
    def is_running(self) -> bool:
        """Whether time passes now."""
        return self._active and self._playing

    def tick_in(self, wait_ms: int) -> None:
        """Ticks after this many milliseconds of running time, and then at the same interval."""
        self._wait_ms = wait_ms
        if self.is_running:
            self._timer.start(wait_ms)

    def set_times(self, time_ms: int, counted_ms: int) -> None:
        """Goes on from these times."""
        self._advance()
        self._time_ms, self._counted_ms = time_ms, counted_ms

    def set_active(self, active: bool) -> None:
        """The window is active, or no longer."""
        self._advance()
        self._active = active
        self._switch()

    def set_playing(self, playing: bool, counting: bool) -> None:
        """The game is under way; with `counting` after its first placement."""
        self._advance()
        self._playing, self._counting = playing, counting
        self._switch()

    def _switch(self) -> None:
        if self.is_running != self._timer.isActive():
            if self.is_running:
                self._timer.start(self._wait_ms)
            else:
                self._timer.stop()

    def _advance(self) -> None:
        now_ms = self._now_ms()
        step_ms = min(max(now_ms - self._last_ms, 0), self._wait_ms + _MOST_LATE_MS)
        self._last_ms = now_ms
        if self.is_running:
            self._time_ms += step_ms
            if self._counting:
                self._counted_ms += step_ms

    def _tick(self) -> None:
        self._advance()
        self.ticked.emit()
        self._switch()
