"""Where the window was and how large: its normal size is kept apart from the one of a maximised or full screen."""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QWidget

__all__ = ["WindowGeometry"]

_KEPT = re.compile(r"([A-Za-z0-9+/=]+)(?: (\d{1,5})x(\d{1,5}))?")
_PAINTS = (QEvent.Type.Paint, QEvent.Type.UpdateRequest)
_WHOLE = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
_FRAME_PX = 40
"""What the window manager's frame may need of the height."""


class WindowGeometry(QObject):
    """Watches one window. Qt's own memory of the normal size is what a Wayland compositor last made of the window.

    A new size comes before the state that goes with it, or after; a window that is painted has both.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._normal = QSize()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PAINTS:
            self._note()
        return False

    def text(self) -> str:
        """What is kept until the next start."""
        self._note()
        kept = self._window.saveGeometry().toBase64().toStdString()
        return f"{kept} {self._normal.width()}x{self._normal.height()}" if self._normal.isValid() else kept

    def restore(self, text: str) -> bool:
        """Puts the window where it was; False when `text` does not say where. Texts of 0.1.0 have no size of their own."""
        found = _KEPT.fullmatch(text)
        if found is None or not self._window.restoreGeometry(QByteArray.fromBase64(found[1].encode())):
            return False
        if found[2] is not None:
            self._set_normal(QSize(int(found[2]), int(found[3])))
        return True

    def set_first(self, wide: int, tall: int) -> None:
        """The size of the first start, or as much of it as there is room for."""
        available = self._window.screen().availableGeometry()
        self._window.resize(min(wide, available.width()), min(tall, available.height() - _FRAME_PX))

    def _note(self) -> None:
        if not self._window.windowState() & _WHOLE:
            self._normal = self._window.size()

    def _set_normal(self, size: QSize) -> None:
        state = self._window.windowState()
        size = size.boundedTo(self._window.screen().availableGeometry().size())
        if not state & _WHOLE:
            self._window.resize(size)
            return
        self._window.setWindowState(state & ~_WHOLE)
        self._window.resize(size)
        self._window.setWindowState(state)
        self._normal = size
