"""Commands that ask for a second press: armed by the first, made by the second (docs/rules.md 5)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bp_qt.play.aim import Aim
from bp_qt.play.clock import monotonic_ms
from bp_qt.play.session import GameSession

__all__ = ["Confirmation"]


class Confirmation(QObject):
    """Armed for one command until that is confirmed or the player does something else.

    A press confirms only when the one before was at least `least_ms` ago: a double click or a trembling hand is one
    press. No clock disarms it: slow hands have time.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        aim: Aim,
        least_ms: int,
        parent: QObject | None = None,
        now_ms: Callable[[], int] = monotonic_ms,
    ) -> None:
        super().__init__(parent)
        self._least_ms = least_ms
        self._now_ms = now_ms
        self._pressed_ms = 0
        self._armed = ""
        session.settled.connect(self.disarm)
        aim.changed.connect(self.disarm)

    @property
    def armed(self) -> str:
        """The command whose next press confirms it; "" where there is none."""
        return self._armed

    def press(self, command: str) -> bool:
        """True for the press that confirms."""
        before_ms, self._pressed_ms = self._pressed_ms, self._now_ms()
        if command != self._armed:
            self._set(command)
            return False
        if self._pressed_ms - before_ms < self._least_ms:
            return False
        self._set("")
        return True

    def disarm(self) -> None:
        """The next press will ask again."""
        self._set("")

    def _set(self, command: str) -> None:
        if command != self._armed:
            self._armed = command
            self.changed.emit()
