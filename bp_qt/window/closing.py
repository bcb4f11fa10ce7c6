"""Closing waits for the game to be saved and says so, but not for ever."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from bp_qt.play.session import GameSession
from bp_qt.words.asking import closing_sentence

__all__ = ["Closing"]

_BLINK_S = 0.4
_LOOK_EVERY_MS = 50


class Closing(QObject):
    """Says whether the window may close; where it may not yet, calls `close` again when it may.

    `say` tells the player why; after `most_ms` the window closes all the same: what is still being saved is in the
    journal, where the next start finds it.
    """

    def __init__(
        self,
        session: GameSession,
        close: Callable[[], object],
        say: Callable[[str], object],
        most_ms: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._close = close
        self._say = say
        self._is_over = False
        self._looking = QTimer(self, interval=_LOOK_EVERY_MS)
        self._looking.timeout.connect(self._look)
        self._patience = QTimer(self, singleShot=True, interval=most_ms)
        self._patience.timeout.connect(self._give_up)

    def is_ready(self) -> bool:
        """Whether nothing is being saved any more, or for too long; a blink is waited for at once."""
        if self._session.finish_keeping(_BLINK_S) or self._is_over:
            self._is_over = False
            self._looking.stop()
            self._patience.stop()
            return True
        if not self._looking.isActive():
            self._say(closing_sentence())
            self._looking.start()
            self._patience.start()
        return False

    def _look(self) -> None:
        if self._session.finish_keeping(0):
            self._close()

    def _give_up(self) -> None:
        self._is_over = True
        self._close()
