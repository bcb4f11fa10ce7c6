"""Two ways to carry a piece: the platform's own drag and drop, and the view's press, move and release.

On X11, Windows and macOS the platform's drag is steadier: it keeps the keys, and Escape ends it. On Wayland it belongs to
the compositor: some keep Escape for themselves and drop the piece at the release, others drop it at any button, and one
that begins and ends within a frame is lost. A finger or a pen is no mouse to any of them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QGuiApplication, QKeyEvent, QMouseEvent, QPixmap, QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

from bp_qt.look.closed_hand import closed_hand

__all__ = ["DragWatch", "end_drag", "is_carried_by_view", "run_drag"]

_MIME_TYPE = "application/x-block-puzzle-piece"
_OFF_SCREEN_PX = 20_000
"""Farther than any screen is wide, in its own pixels; X11 counts them with 16 bits."""
_HANDS = (QPointingDevice.PointerType.Finger, QPointingDevice.PointerType.Pen)


def is_carried_by_view(event: QMouseEvent) -> bool:
    """Whether a drag that begins with this event is the view's own."""
    return QGuiApplication.platformName().startswith("wayland") or event.pointerType() in _HANDS


def run_drag(source: QWidget, slot: int) -> None:
    """The platform's drag, until it has ended; what is carried is painted by the scene, not by the platform."""
    drag = QDrag(source)
    data = QMimeData()
    data.setData(_MIME_TYPE, str(slot + 1).encode())
    drag.setMimeData(data)
    drag.setPixmap(_nothing(source.devicePixelRatioF()))
    if QGuiApplication.platformName() == "xcb":
        # Without a compositor X11 knows no transparency: even nothing is a white dot. So it floats off the screen.
        drag.setHotSpot(QPoint(round(_OFF_SCREEN_PX / source.devicePixelRatioF()), 0))
    hand = closed_hand(source.devicePixelRatioF())
    for action in (Qt.DropAction.MoveAction, Qt.DropAction.IgnoreAction):
        drag.setDragCursor(hand, action)  # nowhere a forbidden sign: there the piece just goes home
    drag.exec(Qt.DropAction.MoveAction)


def end_drag() -> None:
    """Asks the platform to end its drag; its loop runs on for a moment."""
    QDrag.cancel()


class DragWatch(QObject):
    """Watches for the end of the view's own drag: Escape, wherever the focus is, or another window in front."""

    interrupted = Signal()

    def start(self) -> None:
        """Begins to look at every key."""
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def stop(self) -> None:
        """Looks no more."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.interrupted.emit()
            return True
        if kind == QEvent.Type.ApplicationDeactivate:
            self.interrupted.emit()
        return False


def _nothing(device_pixel_ratio: float) -> QPixmap:
    """What floats under the pointer: a transparent pixmap. A null or 1×1 one is replaced by a default picture."""
    side = max(2, round(2 * device_pixel_ratio))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
