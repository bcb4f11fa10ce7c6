"""The one row above everything: menus on the left, tools on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenuBar, QSizePolicy, QWidget

from bp_qt.look.theme import Theme
from bp_qt.scene.buttons import ActionBar, Tool
from bp_qt.scene.tool_button import TOOL_PX, ToolButton

__all__ = ["TopBar"]

_EDGE_PX = 10
_MENU_EDGE_PX = 4


class TopBar(QWidget):
    """44 px high, more where menus in large text need it. `theme` says what is worn now."""

    def __init__(self, tools: Sequence[Tool], theme: Callable[[], Theme], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.menus = QMenuBar(self)
        by_action = {tool.action: tool for tool in tools}

        def make(action: QAction, bar: QWidget) -> ToolButton:
            return ToolButton(by_action[action], theme, bar)

        self.tools = ActionBar(list(by_action), make, self)
        self.tools.changed.connect(self._arrange)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self.tools.sizeHint().width() + 2 * _EDGE_PX, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(self._theme().window_top))

    @property
    def _height(self) -> int:
        return max(TOOL_PX, self.menus.sizeHint().height())

    def _arrange(self) -> None:
        """The tools have what they need, what one asks on less room where the menus need it.

        The menu bar folds up what has no room in the rest.
        """
        self._be_tight(False)
        if self.tools.sizeHint().width() > self.width() - 2 * _EDGE_PX - self.menus.sizeHint().width():
            self._be_tight(True)
        hint = self.tools.sizeHint()
        left = self.width() - _EDGE_PX - hint.width()
        self.tools.setGeometry(left, (self.height() - hint.height()) // 2, hint.width(), hint.height())
        self.tools.arrange()
        tall = min(self.height(), self.menus.sizeHint().height())
        room = max(0, left - _MENU_EDGE_PX)
        self.menus.setGeometry(_MENU_EDGE_PX, (self.height() - tall) // 2, room, tall)
        self.updateGeometry()

    def _be_tight(self, is_tight: bool) -> None:
        for button in self.tools.shown:
            if isinstance(button, ToolButton):
                button.is_tight = is_tight

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)  # type: ignore[arg-type]
        self._arrange()
