"""Real buttons for actions: small tools with an icon, and a few with their words beneath the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip, QWidget

from bp_qt.play.held_key import HeldKey

__all__ = ["ActionBar", "ActionButton", "KeyButton", "Tool"]


class KeyButton(QPushButton):
    """Enter presses it like Space, wherever it is. A key still held down from before presses nothing."""

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


@dataclass(frozen=True)
class Tool:
    """An action and how its button shows it: the icon's name now, and the number on its face (None: there is none).

    `asks` says whether the button asks for a second press now; it shows its words then.
    """

    action: QAction
    icon: Callable[[], str]
    count: Callable[[], int | None] = lambda: None
    asks: Callable[[], bool] = lambda: False


class ActionButton(KeyButton):
    """Shows the text and the state of its action, and triggers it. `left` is emitted when the focus has gone."""

    left = Signal()

    def __init__(self, action: QAction, bar: QWidget) -> None:
        super().__init__(parent=bar)
        self._action = action
        self._keys = ""
        self.clicked.connect(action.trigger)
        self.follow()

    @property
    def hint(self) -> str:
        """What is shown to a pointer that rests on it: name and keys."""
        return f"{self.accessibleName()} ({self._keys})" if self._keys else self.accessibleName()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            # Not as Qt's own tool tip: screen readers would read the name twice, as that of the button and as its tip.
            QToolTip.showText(event.globalPos(), self.hint, self)
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def follow(self) -> None:
        """Brings text and state up to date."""
        # Found by the same name also while it asks for a second press: what it asks is said.
        name = self._action.iconText()
        if name != self.accessibleName():
            self.setAccessibleName(name)
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if keys != self._keys:  # it may carry news meanwhile
            self._keys = keys
            self.setAccessibleDescription(keys)
        # A menu's accelerators and "…" say nothing on a button.
        self.show_text(self._action.text().replace("&", "").rstrip("…"))
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())

    def show_text(self, text: str) -> None:
        """Shows the words."""
        if text != self.text():
            self.setText(text)


class ActionBar(QWidget):
    """A row with a button for each action that is visible.

    What the game does not have is not in the accessible tree either: its button does not exist.
    `focus_free` is emitted when the button that has the focus can do nothing more: someone else is to take it, and the
    button stays as it is until then. Disabled or gone at once, it would pass the focus to the next one, which may do
    something else. `changed` is emitted when the row needs another width.
    """

    focus_free = Signal()
    changed = Signal()

    def __init__(
        self, actions: Sequence[QAction], make: Callable[[QAction, QWidget], ActionButton], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._make = make
        self._actions = tuple(actions)
        self._buttons: dict[QAction, ActionButton] = {}
        self._in_order: list[ActionButton] = []
        for action in actions:
            action.changed.connect(partial(self._on_changed, action))
            self._follow(action)

    @property
    def shown(self) -> list[ActionButton]:
        """The buttons that there are now, in order."""
        return [self._buttons[action] for action in self._actions if action in self._buttons]

    def follow(self) -> None:
        """Brings every button up to date."""
        for action in self._actions:
            self._on_changed(action)

    def sizeHint(self) -> QSize:
        hints = [button.sizeHint() for button in self.shown]
        wide = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def arrange(self) -> None:
        """Puts the buttons in their row, each as wide as it needs."""
        left = 0
        for button in self.shown:
            hint = button.sizeHint()
            button.setGeometry(left, 0, hint.width(), hint.height())
            left += hint.width() + self._gap
        self.updateGeometry()

    @property
    def _gap(self) -> int:
        return 0

    def _on_changed(self, action: QAction) -> None:
        button = self._buttons.get(action)
        if button is not None and button.hasFocus() and not self._is_of_use(action):
            self.focus_free.emit()
        else:
            self._follow(action)

    def _is_of_use(self, action: QAction) -> bool:
        return self._is_shown(action) and action.isEnabled()

    def _is_shown(self, action: QAction) -> bool:
        return action.isVisible()

    def _follow(self, action: QAction) -> None:
        button = self._buttons.get(action)
        if button is None and self._is_shown(action):
            self._buttons[action] = self._make(action, self)
            self._buttons[action].left.connect(partial(self._follow, action))
            self._buttons[action].show()
        elif button is not None and not self._is_shown(action):
            button = self._buttons.pop(action)
            button.setParent(None)
            button.deleteLater()
        elif button is not None:
            hint = button.sizeHint()
            button.follow()
            if button.sizeHint() == hint:
                return
        else:
            return
        self._put_in_order()
        self.arrange()
        self.changed.emit()

    def _put_in_order(self) -> None:
        """A button that comes back would otherwise be last for Tab and assistive technology."""
        shown = self.shown
        if shown == self._in_order:
            return
        self._in_order = shown
        for button in shown:
            button.raise_()
        for before, after in pairwise(shown):
            QWidget.setTabOrder(before, after)
