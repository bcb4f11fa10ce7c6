"""A dialog that stays open beside the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

__all__ = ["Beside"]


class Beside:
    """One dialog of a kind at a time: asked for again, it comes to the front."""

    def __init__(self, make: Callable[[], QDialog]) -> None:
        self._make = make
        self._dialog: QDialog | None = None

    def show(self) -> None:
        """Shows it, or brings it to the front."""
        if self._dialog is None:
            self._dialog = self._make()
            self._dialog.finished.connect(self._forget)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def _forget(self) -> None:
        self._dialog = None
