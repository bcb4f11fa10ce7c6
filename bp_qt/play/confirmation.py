"""A command that asks for a second press: armed by the first, made by the second (docs/rules.md 5, swap group)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession

__all__ = ["Confirmation"]


class Confirmation(QObject):
    """Armed until it is confirmed or the player does something else; no clock disarms it, slow hands have time."""

    changed = Signal()

    def __init__(self, session: GameSession, aim: Aim, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._armed = False
        session.settled.connect(self.disarm)
        aim.changed.connect(self.disarm)

    @property
    def is_armed(self) -> bool:
        """Whether the next press confirms."""
        return self._armed

    def press(self) -> bool:
        """True for the press that confirms."""
        confirmed = self._armed
        self._set(not confirmed)
        return confirmed

    def disarm(self) -> None:
        """The next press will ask again."""
        self._set(False)

    def _set(self, armed: bool) -> None:
        if armed != self._armed:
            self._armed = armed
            self.changed.emit()
