"""Small named motions. A command never waits for one: it ends them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation

Show = Callable[[float], object]
"""Shows one moment, so many ms after the beginning."""


class Motions(QObject):
    """At most one motion of each name; with `enabled` off each is at its end at once.

    `percent`: how much slower (or faster) than it says everything really is.

    The animation of a name is made once and used again: one that is deleted by its own end takes Qt along.
    """

    def __init__(self, percent: int = 100, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._percent = percent
        self._animations: dict[str, QVariantAnimation] = {}
        self._timers: dict[str, QTimer] = {}
        self._running: dict[str, tuple[Show, int]] = {}
        self._held: dict[str, Callable[[], object]] = {}

    @property
    def running(self) -> bool:
        """Whether something is moving or held for a while."""
        return bool(self._running or self._held)

    def runs(self, name: str) -> bool:
        """Whether this one is moving."""
        return name in self._running

    def run(self, name: str, duration_ms: int, show: Show) -> None:
        """Shows the moments from 0 to `duration_ms`; one of the same name that still runs is replaced, not ended."""
        self.drop(name)
        if not self.enabled:
            show(duration_ms)
            return
        animation = self._animations.get(name) or self._new_animation(name)
        animation.setEndValue(float(duration_ms))
        animation.setDuration(self._really(duration_ms))
        self._running[name] = show, duration_ms
        show(0.0)
        animation.start()

    def hold(self, name: str, duration_ms: int, end: Callable[[], object]) -> None:
        """Leaves things as they are for a while, then calls `end`."""
        self.drop(name)
        self._held[name] = end
        timer = self._timers.get(name) or self._new_timer(name)
        timer.start(self._really(duration_ms))

    def pause_at(self, ms: int) -> None:
        """Shows everything that moves so many ms after its beginning, and stops there; `finish` ends it (pictures)."""
        for name, (show, duration_ms) in list(self._running.items()):
            self._animations[name].pause()
            if ms < duration_ms:
                show(float(ms))
            else:
                self.finish(name)

    def finish(self, name: str | None = None) -> None:
        """Jumps to the end of this motion, or of all."""
        for ended in [name] if name else [*self._running, *self._held]:
            running, held = self._running.get(ended), self._held.get(ended)
            self.drop(ended)
            if running is not None:
                show, duration_ms = running
                show(duration_ms)
            if held is not None:
                held()

    def drop(self, name: str) -> None:
        """Stops this motion where it is."""
        self._held.pop(name, None)
        if name in self._timers:
            self._timers[name].stop()
        # Not running any more when the animation says that it has stopped.
        if self._running.pop(name, None) is not None:
            self._animations[name].stop()

    def _really(self, ms: int) -> int:
        return ms * self._percent // 100

    def _new_animation(self, name: str) -> QVariantAnimation:
        animation = self._animations[name] = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.valueChanged.connect(partial(self._show, name))
        animation.finished.connect(partial(self.finish, name))
        return animation

    def _new_timer(self, name: str) -> QTimer:
        timer = self._timers[name] = QTimer(self, singleShot=True)
        timer.timeout.connect(partial(self.finish, name))
        return timer

    def _show(self, name: str, value: float) -> None:
        running = self._running.get(name)
        if running is not None and self._animations[name].state() == QAbstractAnimation.State.Running:
            running[0](float(value))
