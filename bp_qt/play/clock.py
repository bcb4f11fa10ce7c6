"""Playing time: monotonic, only while the window is active and the game is not over."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

__all__ = ["PlayClock", "local_today"]

_TICK_MS = 100
# A suspended computer or a stalled event loop is not playing time.
_LONGEST_STEP_MS = 2000


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def local_today() -> date:
    """The date where the player is now, also when they have travelled since the program was started."""
    if sys.platform != "win32":
        time.tzset()
    return date.today()


class PlayClock(QObject):
    """Adds up small monotonic differences.

    `time_ms` is the playing time of the game; `counted_ms` the part of it that counts against a limit, which
    starts with the first placement. `ticked` comes about ten times a second while time runs.
    """

    ticked = Signal()

    def __init__(self, parent: QObject | None = None, now_ms: Callable[[], int] = _monotonic_ms) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._last_ms = now_ms()
        self._time_ms = 0
        self._counted_ms = 0
        self._active = False
        self._playing = False
        self._counting = False
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
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
                self._timer.start()
            else:
                self._timer.stop()

    def _advance(self) -> None:
        now_ms = self._now_ms()
        step_ms = min(max(now_ms - self._last_ms, 0), _LONGEST_STEP_MS)
        self._last_ms = now_ms
        if self.is_running:
            self._time_ms += step_ms
            if self._counting:
                self._counted_ms += step_ms

    def _tick(self) -> None:
        self._advance()
        self.ticked.emit()
