"""The row of real buttons beside or beneath the board; each shows one action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bp_qt.look.lettering import fitted, font_of, width_of
from bp_qt.scene.held_key import HeldKey
from bp_qt.scene.layout import Layout

__all__ = ["ActionBar", "ActionButton", "KeyButton"]


_SIDE_PX = 8
"""Border and padding at each side of a button's text, as `_STYLE` gives them together with the theme's sheet."""
_AIR_PX = 3
_STYLE = """
QPushButton { padding: 6px 6px; outline: none; }
QPushButton:focus { padding: 5px 5px; }
"""


class KeyButton(QPushButton):
    """Enter presses it like Space, wherever it stands; a key that is still held down from before presses nothing."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._held = HeldKey()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._held.follow(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._held.follow(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ActionButton(KeyButton):
    """Shows the text and the state of its action, and triggers it. `left` is emitted when the focus has gone."""

    left = Signal()

    def __init__(self, action: QAction, bar: QWidget) -> None:
        super().__init__(parent=bar)
        self._action = action
        self.clicked.connect(action.trigger)
        self.follow()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def needed_px(self, line_px: float) -> int:
        """The width at which its text has room in lines of this height."""
        return ceil(width_of(font_of(line_px), self.text())) + 2 * (_SIDE_PX + _AIR_PX)

    def write(self, line_px: float, width: int) -> None:
        """Writes in lines of this height, or in smaller letters where the width in px leaves no room for its text."""
        self.setFont(fitted(font_of(line_px), self.text(), width - 2 * _SIDE_PX))

    def follow(self) -> bool:
        """Brings text and state up to date; True when the text is another one."""
        # Found by the same name also while it asks for a second press: what it asks is said.
        if self._action.iconText() != self.accessibleName():
            self.setAccessibleName(self._action.iconText())
        # A menu's accelerators and "…" say nothing on a button.
        text = self._action.text().replace("&", "").rstrip("…")
        is_other = text != self.text()
        if is_other:
            self.setText(text)
        self.setEnabled(self._action.isEnabled())
        return is_other


class ActionBar(QWidget):
    """A button for each action that is visible, in the rows that the layout gives, all of one size where texts allow it.

    What the game does not have is not in the accessible tree either: its button does not exist.
    `focus_free` is emitted when the button that has the focus can do nothing more: someone else is to take it, and the
    button stays as it is until then. Disabled or gone at once, it would pass the focus to the next one, which may do
    something else.
    """

    focus_free = Signal()

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(_STYLE)
        self._layout: Layout | None = None
        self._actions = tuple(actions)
        self._buttons: dict[QAction, ActionButton] = {}
        self._in_order: list[ActionButton] = []
        for action in actions:
            action.changed.connect(partial(self._on_changed, action))
            self._follow(action)

    def arrange(self, layout: Layout) -> None:
        """Takes the place that `layout` has for the actions."""
        self._layout = layout
        self.setGeometry(QRect(*layout.actions))
        self.arrange_buttons()

    def arrange_buttons(self) -> None:
        """Lays out the buttons that are visible now."""
        shown = [self._buttons[action] for action in self._actions if action in self._buttons]
        self._put_in_order(shown)
        layout = self._layout
        if layout is None or not shown:
            return
        gap = max(8, round(layout.cell * 0.16))
        rows = len(shown) if layout.beside else min(layout.action_rows, len(shown))
        columns = -(-len(shown) // rows)
        height = min(layout.button, (self.height() - (rows - 1) * gap) // rows)
        top = self.height() - rows * height - (rows - 1) * gap if layout.beside else 0
        for row in range(rows):
            in_row = shown[row * columns : (row + 1) * columns]
            left = 0
            for button, width in zip(in_row, self._widths(in_row, layout.text, gap), strict=True):
                button.write(layout.text, width)
                button.setGeometry(left, top + row * (height + gap), width, height)
                left += width + gap

    def _on_changed(self, action: QAction) -> None:
        button = self._buttons.get(action)
        if button is not None and button.hasFocus() and not (action.isVisible() and action.isEnabled()):
            self.focus_free.emit()
        else:
            self._follow(action)

    def _follow(self, action: QAction) -> None:
        button = self._buttons.get(action)
        if button is None and action.isVisible():
            self._buttons[action] = ActionButton(action, self)
            self._buttons[action].left.connect(partial(self._follow, action))
            self._buttons[action].show()
            self.arrange_buttons()
        elif button is not None and not action.isVisible():
            button = self._buttons.pop(action)
            button.setParent(None)
            button.deleteLater()
            self.arrange_buttons()
        elif button is not None and button.follow():
            self.arrange_buttons()

    def _put_in_order(self, shown: list[ActionButton]) -> None:
        """A button that is offered again would come last for Tab and assistive technology."""
        if shown == self._in_order:
            return
        self._in_order = shown
        for button in shown:
            button.raise_()
        for before, after in pairwise(shown):
            QWidget.setTabOrder(before, after)

    def _widths(self, in_row: Sequence[ActionButton], line_px: int, gap: int) -> list[int]:
        """All alike, unless a text needs more: then by what each needs. Together they fill the row."""
        room = self.width() - (len(in_row) - 1) * gap
        equal, left_over = divmod(room, len(in_row))
        needed = [button.needed_px(line_px) for button in in_row]
        if max(needed) <= equal:
            return [equal + (at < left_over) for at in range(len(in_row))]
        spare = room - sum(needed)
        if spare >= 0:
            return [wide + spare // len(in_row) for wide in needed]
        return [room * wide // sum(needed) for wide in needed]
