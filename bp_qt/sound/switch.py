"""Whether there is sound, for whoever shows or switches it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

__all__ = ["SoundSwitch"]


class SoundSwitch(QObject):
    """`wanted` says what a press asks for; it is so when `set_on` has been told, and `changed` has been emitted."""

    wanted = Signal(bool)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_on = True

    @property
    def is_on(self) -> bool:
        """Whether there is sound."""
        return self._is_on

    def set_on(self, is_on: bool) -> None:
        """So it is now."""
        if is_on != self._is_on:
            self._is_on = is_on
            self.changed.emit()

    def press(self) -> None:
        """Asks for the other state."""
        self.wanted.emit(not self._is_on)
