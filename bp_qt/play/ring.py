"""Where the focus ring is: the single source for whatever paints it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

__all__ = ["FocusRing"]


class FocusRing(QObject):
    """On the board's current cell, around a slot of the tray, or around neither.

    Board and tray say where the focus is and whether keys or assistive technology brought it: only then is there
    anything to see, until the mouse is used. `changed` is emitted when what is seen may have changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has_board = False
        self._slot: int | None = None
        self._is_seen = False

    @property
    def on_board(self) -> bool:
        """Whether the ring is around the board's current cell."""
        return self._is_seen and self._has_board

    @property
    def slot(self) -> int | None:
        """The slot of the tray that the ring is around."""
        return self._slot if self._is_seen else None

    def to_board(self, *, is_seen: bool) -> None:
        """A cell has the focus now."""
        self._go(True, None, self._is_seen or is_seen)

    def to_slot(self, slot: int, *, is_seen: bool) -> None:
        """A slot has the focus now."""
        self._go(False, slot, self._is_seen or is_seen)

    def leave(self) -> None:
        """Neither board nor tray has the focus any more."""
        self._go(False, None, self._is_seen)

    def show(self) -> None:
        """A key was pressed: the ring is to be seen."""
        self._go(self._has_board, self._slot, True)

    def hide(self) -> None:
        """The mouse is in use, and mouse users need no ring."""
        self._go(self._has_board, self._slot, False)

    def _go(self, has_board: bool, slot: int | None, is_seen: bool) -> None:
        before = self._has_board, self._slot, self._is_seen
        self._has_board, self._slot, self._is_seen = has_board, slot, is_seen
        if before != (has_board, slot, is_seen):
            self.changed.emit()
