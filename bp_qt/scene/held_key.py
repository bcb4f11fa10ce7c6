"""Whether a key is pressed again or still held down."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

__all__ = ["HeldKey"]

_SAME_MS = 1


class HeldKey:
    """Follows the key events of a widget.

    Under X11 a held key sends releases and presses in pairs, both at one time by the server's clock; Qt marks a pair
    as a repeat only when it finds both in its queue, which it often does not.
    """

    def __init__(self) -> None:
        self._key = 0
        self._released_ms = 0

    def follow(self, event: QKeyEvent) -> bool:
        """Takes note of a key event; true for one that a held key repeats."""
        if event.type() == QEvent.Type.KeyRelease:
            self._key, self._released_ms = event.key(), event.timestamp()
            return event.isAutoRepeat()
        return event.isAutoRepeat() or self._is_held(event)

    def _is_held(self, event: QKeyEvent) -> bool:
        if event.key() != self._key or not self._released_ms:
            return False
        return 0 <= event.timestamp() - self._released_ms <= _SAME_MS
