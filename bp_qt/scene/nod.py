"""On the very first start one piece nods now and then, until the first piece lies."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from bp_qt.look import curves
from bp_qt.play.aim import Aim
from bp_qt.play.delays import USUAL, Delays
from bp_qt.play.session import Change, GameSession
from bp_qt.scene.stage import Stage

__all__ = ["Nod"]

_NOD = "nod"
_SLOT = 1
_LIFT = 0.26
"""In cells."""


class Nod(QObject):
    """Says without words that pieces can be lifted; nobody nods while something is in the hand or nothing is to move."""

    def __init__(
        self,
        stage: Stage,
        session: GameSession,
        aim: Aim,
        parent: QObject | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._session = session
        self._aim = aim
        self._every_ms = delays.nod_every_ms
        self._timer = QTimer(self, singleShot=True, interval=delays.nod_after_ms)
        self._timer.timeout.connect(self._nod)
        self._timer.start()
        session.settled.connect(self._on_settled)

    @property
    def is_over(self) -> bool:
        """Whether it will never nod again."""
        return not self._timer.isActive()

    def _nod(self) -> None:
        self._timer.start(self._every_ms)
        if self._aim.slot is not None or not self._stage.motions.enabled:
            return
        slot = self._stage.slots[_SLOT]

        def show(ms: float) -> None:
            share = curves.NOD.at(ms)
            slot.set_raised(_LIFT * 4 * share * (1 - share))

        self._stage.motions.run(_NOD, curves.NOD.end_ms, show)

    def _on_settled(self, change: Change) -> None:
        if change.outcome is not None:
            self._timer.stop()
            self._stage.motions.finish(_NOD)
