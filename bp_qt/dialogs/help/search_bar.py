"""The line in which a text is looked for in the help, and what is told about it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bp_qt.dialogs.help.search import HelpSearch, Match
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.scene.buttons import KeyButton
from bp_qt.words.explaining import search_sentence

__all__ = ["HelpSearchBar"]

translate = QCoreApplication.translate

_STYLE = """
QLineEdit { min-height: 30px; placeholder-text-color: palette(placeholder-text); }
QPushButton { min-width: 14px; padding: 6px 10px; }
QPushButton:focus { padding: 5px 9px; }
"""


class HelpSearchBar(QWidget):
    """`wanted` gives the text, each time that it changes; `stepped` asks for the next match, or the previous."""

    wanted = Signal(str)
    stepped = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet(_STYLE)
        self._field = _SearchField()
        self._previous, self._next = KeyButton("↑"), KeyButton("↓")
        self._status = StatusLine()
        self.setFocusProxy(self._field)
        line = QHBoxLayout()
        line.addWidget(self._field, 1)
        line.addWidget(self._previous)
        line.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self._status)
        for button, forward in ((self._previous, False), (self._next, True)):
            button.setAutoDefault(False)
            button.setEnabled(False)
            button.clicked.connect(lambda _checked, forward=forward: self.stepped.emit(forward))
        self._field.textChanged.connect(lambda text: self.wanted.emit(text.strip()))
        self._field.stepped.connect(self.stepped)

    @property
    def text(self) -> str:
        """What is looked for; "" for nothing."""
        return self._field.text().strip()

    def retranslate(self) -> None:
        """Every text in the interface's language."""
        self._field.setPlaceholderText(translate("Help", "Search all pages"))
        self._field.setAccessibleName(translate("Help", "Search all pages"))
        for button, text in (
            (self._previous, translate("Help", "Previous match")),
            (self._next, translate("Help", "Next match")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)

    def tell(self, search: HelpSearch | None, match: Match | None, page_title: str) -> None:
        """How many were found, and which of them is selected, on the page of this title."""
        has_any = search is not None and search.total > 0
        self._previous.setEnabled(has_any)
        self._next.setEnabled(has_any)
        if search is None:
            self._status.say("")
        else:
            at = None if match is None else search.number_of(match)
            self._status.say(search_sentence(search.wanted, search.total, at, page_title))


class _SearchField(QLineEdit):
    """Enter steps to the next match, with Shift to the previous; Escape empties it before it closes anything."""

    stepped = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
