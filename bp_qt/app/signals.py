"""Brings the operating system's termination signals into Qt's event loop."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

__all__ = ["TerminationWatch"]


class TerminationWatch(QObject):
    """Calls `quit_now` at SIGINT, SIGTERM and SIGHUP. A plain Python handler would not run while Qt waits."""

    def __init__(self, quit_now: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            # A program started with nohup outlives its terminal.
            if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) != signal.SIG_IGN:
                signal.signal(getattr(signal, name), lambda *_: None)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._quit_now = quit_now
        self._notifier.activated.connect(self._on_signal)

    def _on_signal(self) -> None:
        self._reader.recv(64)
        self._quit_now()
