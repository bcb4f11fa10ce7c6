"""Where to put a widget so that assistive technology finds it where the scene paints it."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from bp_qt.look.blocks import well_inset_px

__all__ = ["Extents"]


class Extents:
    """From rectangles of the viewport to the geometry of the transparent widgets over it.

    On X11 Qt tells assistive technology device-independent pixels where it expects those of the screen, so on a scaled
    screen every widget would be found elsewhere. Ours paint nothing and take no mouse: they can lie where the pixels
    that Qt tells are the true ones. Elsewhere, and unscaled, everything lies where it is painted.
    """

    def __init__(self, viewport: QWidget) -> None:
        self._ratio = viewport.devicePixelRatioF() if QGuiApplication.platformName() == "xcb" else 1.0
        screen = QPointF(viewport.screen().geometry().topLeft())
        # Screen pixels are counted from the screen's corner, which is the same in both units.
        self._painted = screen + (_corner(viewport) - screen) * self._ratio
        self._told = viewport.mapToGlobal(QPoint())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extents) and self._key == other._key

    __hash__ = None  # type: ignore[assignment]

    @property
    def _key(self) -> tuple[float, QPointF, QPoint]:
        return self._ratio, self._painted, self._told

    def in_viewport(self, rect: QRect) -> QRect:
        """The geometry of a child of the viewport that is painted at `rect`."""
        return rect if self._ratio == 1.0 else self._on_screen(rect).translated(-self._told)

    def of_well(self, square: QRect, group: QRect) -> QRect:
        """The geometry of a child of `group` that is the well painted in this square."""
        placed = self.in_group(square, group)
        inset = well_inset_px(placed.width())
        return placed.adjusted(inset, inset, -inset, -inset)

    def in_group(self, rect: QRect, group: QRect) -> QRect:
        """The geometry of a child of the widget that is painted at `group`; both rectangles are the viewport's."""
        if self._ratio == 1.0:
            return rect.translated(-group.topLeft())
        return self._on_screen(rect).translated(-self._on_screen(group).topLeft())

    def _on_screen(self, rect: QRect) -> QRect:
        """The pixels of the screen that are painted; each edge is rounded by itself, so that neighbours meet."""
        left, top = self._pixel(rect.x(), rect.y())
        right, bottom = self._pixel(rect.x() + rect.width(), rect.y() + rect.height())
        return QRect(left, top, right - left, bottom - top)

    def _pixel(self, x: int, y: int) -> tuple[int, int]:
        # Half a pixel is always rounded up: `round` would go to the even one.
        return (
            floor(self._painted.x() + x * self._ratio + 0.5),
            floor(self._painted.y() + y * self._ratio + 0.5),
        )


def _corner(widget: QWidget) -> QPointF:
    """The global place of its top left corner; a window may begin between two device-independent pixels."""
    window = widget.window()
    corner = QPointF(widget.mapTo(window, QPoint()))
    # A window has no handle before it is shown.
    handle: QWindow | None = window.windowHandle()
    return window.mapToGlobal(corner) if handle is None else handle.mapToGlobal(corner)
