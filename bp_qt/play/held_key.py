"""Tells a key that is pressed again from one that is still held down."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent

__all__ = ["HeldKey"]

_SAME_MS = 1
_AT_ONCE_S = 0.006


class _KeyEvent(Protocol):
    """What of a key's event counts here."""

    def type(self) -> QEvent.Type: ...
    def key(self) -> int: ...
    def timestamp(self) -> int: ...
    def isAutoRepeat(self) -> bool: ...
    def nativeScanCode(self) -> int: ...


class HeldKey:
    """Follows the key events of a widget.

    Under X11 a held key sends releases and presses in pairs, both at one time by the server's clock; Qt marks a pair
    as a repeat only when it finds both in its queue, which it often does not. While assistive technology listens,
    Qt's events have lost their time, and come one right after the other.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        self._now_s = now_s
        self._key = 0
        self._released_ms = 0
        self._released_s = 0.0

    def follow(self, event: _KeyEvent) -> bool:
        """Takes note of a key event; true for one that a held key repeats."""
        if event.type() == QEvent.Type.KeyRelease:
            self._key, self._released_ms = event.key(), event.timestamp()
            self._released_s = self._now_s()
            return event.isAutoRepeat()
        return event.isAutoRepeat() or self._is_held(event)

    def _is_held(self, event: _KeyEvent) -> bool:
        if event.key() != self._key:
            return False
        if event.timestamp() and self._released_ms:
            return 0 <= event.timestamp() - self._released_ms <= _SAME_MS
        # A key that no keyboard has sent is never held.
        return bool(event.nativeScanCode()) and self._now_s() - self._released_s < _AT_ONCE_S
