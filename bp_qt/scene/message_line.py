"""What the strip shows and for how long: a line for a few seconds, and a hint until it has been followed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from bp_qt.play.session import Change, GameSession
from bp_qt.scene.message import MessageItem

__all__ = ["MessageLine"]


class MessageLine(QObject):
    """Shows each line for `shown_ms`; where there is none, the hint until the first piece lies."""

    def __init__(
        self, item: MessageItem, session: GameSession, shown_ms: int, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._item = item
        self._hint = ""
        self._timer = QTimer(self, singleShot=True, interval=shown_ms)
        self._timer.timeout.connect(self._end)
        session.settled.connect(self._on_settled)

    @property
    def hints(self) -> bool:
        """Whether there still is a hint."""
        return bool(self._hint)

    def show(self, line: str) -> None:
        """Shows a line; empty: nothing is to be said, and what was said before is over."""
        self._item.set_message(line or self._hint)
        if line:
            self._timer.start()
        else:
            self._timer.stop()

    def set_hint(self, hint: str) -> None:
        """Shows a hint while there is nothing else to show; empty: no hint any more."""
        self._hint = hint
        if not self._timer.isActive():
            self._item.set_message(hint)

    def _on_settled(self, change: Change) -> None:
        if change.outcome is not None and change.outcome.shape is not None:
            self._hint = ""

    def _end(self) -> None:
        self._item.set_message(self._hint)
