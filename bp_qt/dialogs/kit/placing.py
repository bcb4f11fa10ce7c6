"""Where to put a dialog whose changes show in the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

__all__ = ["place_beside", "stand_beside"]

_GAP_PX = 8


def place_beside(window: QRect, size: QSize, screen: QRect) -> QPoint:
    """The corner of a dialog of `size` beside `window`; where there is no room, at the edge where it covers least.

    >>> place_beside(QRect(100, 100, 700, 900), QSize(400, 500), QRect(0, 0, 1600, 1100)).toTuple()
    (808, 100)
    """
    right, left = window.right() + 1 + _GAP_PX, window.left() - _GAP_PX - size.width()
    last = max(screen.left(), screen.right() + 1 - size.width())
    if right <= last:
        x = right
    elif left >= screen.left():
        x = left
    else:
        is_right_wider = screen.right() - window.right() >= window.left() - screen.left()
        x = last if is_right_wider else screen.left()
    lowest = max(screen.top(), screen.bottom() + 1 - size.height())
    return QPoint(x, min(max(window.top(), screen.top()), lowest))


def stand_beside(dialog: QWidget, window: QWidget) -> None:
    """Puts a dialog that is not shown yet beside its window; a desktop may decide otherwise."""
    size = dialog.sizeHint()
    dialog.resize(size)
    dialog.move(place_beside(window.frameGeometry(), size, window.screen().availableGeometry()))
