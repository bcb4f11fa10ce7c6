"""The ways on that are shown beneath the board when no piece fits: buttons with their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_qt.look.lettering import DEMI, fitted, text_font
from bp_qt.scene.buttons import ActionBar, ActionButton
from bp_qt.scene.layout import Layout

__all__ = ["StripBar"]

_TALL_PX = 44
_OVER = 0.14
"""How far buttons reach over the strip's edges, in cells: no farther than board and trough have empty edges."""
_FONT_PX = 14
_STYLE = "QPushButton { min-height: 0; padding: 2px 14px; } QPushButton:focus { padding: 1px 13px; }"


class _WayOn(ActionButton):
    """A button that fits into the strip."""

    def __init__(self, action: QAction, bar: QWidget) -> None:
        self.tall = _TALL_PX
        super().__init__(action, bar)
        self.setStyleSheet(_STYLE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

        self.tall = _TALL_PX

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width() + 8, self.tall)


class StripBar(ActionBar):
    """For each action that leads on, whether it does so now. Centred in the strip, or at the foot of the panel."""

    def __init__(self, ways_on: Mapping[QAction, Callable[[], bool]], parent: QWidget) -> None:
        self._ways_on = ways_on
        super().__init__(list(ways_on), _WayOn, parent)
        self._layout: Layout | None = None
        self.changed.connect(self._place)
        self.setVisible(bool(self.shown))

    def place(self, layout: Layout) -> None:
        """Takes its place in this layout."""
        self._layout = layout
        self._place()

    @property
    def _gap(self) -> int:
        return 10

    def _is_shown(self, action: QAction) -> bool:
        return self._ways_on[action]() and action.isVisible() and action.isEnabled()

    def _place(self) -> None:
        layout = self._layout
        if layout is None:
            return
        room = layout.message
        tall = _TALL_PX if layout.beside else min(_TALL_PX, room.h + 2 * int(_OVER * layout.cell))
        for button in self.shown:
            assert isinstance(button, _WayOn)
            button.tall = tall
            px = _FONT_PX * layout.text_scale
            button.setFont(fitted(text_font(px, DEMI), button.text(), room.w / max(1, len(self.shown)) - 40))
        hint = self.sizeHint()
        wide = min(hint.width(), room.w)
        left = room.x if layout.beside else room.x + (room.w - wide) // 2
        top = room.bottom - hint.height() if layout.beside else room.y + (room.h - hint.height()) // 2
        self.setGeometry(left, top, wide, hint.height())
        self.arrange()
        self.setVisible(bool(self.shown))
