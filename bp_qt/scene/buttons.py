"""The row of real buttons beside or beneath the board; each shows one action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from bp_qt.scene.layout import Layout

__all__ = ["ActionBar", "ActionButton"]


class ActionButton(QPushButton):
    """Follows the text, the state and the visibility of its action."""

    def __init__(self, action: QAction, bar: ActionBar) -> None:
        super().__init__()
        self._action = action
        self._bar = bar
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)
        self._follow()

    @property
    def is_offered(self) -> bool:
        """Whether it stands in the bar."""
        return self.parentWidget() is self._bar and not self.isHidden()

    def _follow(self) -> None:
        # A menu's accelerators and "…" say nothing on a button.
        text = self._action.text().replace("&", "").rstrip("…")
        if text != self.text():
            self.setText(text)
        self.setEnabled(self._action.isEnabled())
        if self._action.isVisible() != self.is_offered:
            # Without a parent it is in no accessible tree either: what the game does not have is not there.
            self.setParent(self._bar if self._action.isVisible() else None)
            self.setVisible(self._action.isVisible())
            self._bar.arrange_buttons()


class ActionBar(QWidget):
    """Lays its visible buttons into the rows that the layout gives, all of one size."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._layout: Layout | None = None
        self.buttons: tuple[ActionButton, ...] = ()
        self.buttons = tuple(ActionButton(action, self) for action in actions)

    def arrange(self, layout: Layout) -> None:
        """Takes the place that `layout` has for the actions."""
        self._layout = layout
        self.setGeometry(QRect(*layout.actions))
        self.arrange_buttons()

    def arrange_buttons(self) -> None:
        """Lays out the buttons that are visible now."""
        shown = [button for button in self.buttons if button.is_offered]
        layout = self._layout
        if layout is None or not shown:
            return
        gap = max(8, round(layout.cell * 0.16))
        rows = len(shown) if layout.beside else min(layout.action_rows, len(shown))
        columns = -(-len(shown) // rows)
        width = (self.width() - (columns - 1) * gap) // columns
        height = min(layout.button, (self.height() - (rows - 1) * gap) // rows)
        top = self.height() - rows * height - (rows - 1) * gap if layout.beside else 0
        for at, button in enumerate(shown):
            row, column = divmod(at, columns)
            button.setGeometry(column * (width + gap), top + row * (height + gap), width, height)
