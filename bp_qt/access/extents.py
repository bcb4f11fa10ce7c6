"""Where a widget must lie for assistive technology to find it where the scene paints it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

__all__ = ["Extents"]


class Extents:
    """From rectangles of the viewport to the geometry of the transparent widgets over it.

    On X11 Qt tells assistive technology device-independent pixels where it expects those of the screen, so on a scaled
    screen every widget would be found elsewhere. Ours paint nothing and take no mouse: they can lie where the pixels
    that Qt tells are the true ones. Elsewhere, and unscaled, everything lies where it is painted.
    """

    def __init__(self, viewport: QWidget) -> None:
        self._ratio = viewport.devicePixelRatioF() if QGuiApplication.platformName() == "xcb" else 1.0
        self._origin = viewport.mapToGlobal(QPoint())
        screen = viewport.screen().geometry().topLeft()
        # Pixels of the screen are counted from its corner, which is the same in both measures.
        self._shift = (self._origin - screen) * self._ratio - (self._origin - screen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extents) and (self._ratio, self._shift) == (other._ratio, other._shift)

    __hash__ = None  # type: ignore[assignment]

    def in_viewport(self, rect: QRect) -> QRect:
        """The geometry of a child of the viewport that is painted at `rect`."""
        return self._scaled(rect).translated(self._shift)

    def in_group(self, rect: QRect, group: QRect) -> QRect:
        """The geometry of a child of the widget that is painted at `group`; both rectangles are the viewport's."""
        return self._scaled(rect).translated(-self._scaled(group).topLeft())

    def _scaled(self, rect: QRect) -> QRect:
        if self._ratio == 1.0:
            return rect
        left, top = round(rect.x() * self._ratio), round(rect.y() * self._ratio)
        right = round((rect.x() + rect.width()) * self._ratio)
        bottom = round((rect.y() + rect.height()) * self._ratio)
        return QRect(left, top, right - left, bottom - top)
