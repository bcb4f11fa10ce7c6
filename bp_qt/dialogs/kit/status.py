"""One sentence of news in a dialog, seen and heard."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

__all__ = ["FocusNews", "StatusLine"]


class FocusNews(QObject):
    """Lets the widget that has the focus carry a sentence as its description, until the focus moves on.

    For screen readers that know no announcements (ACCESS, "What is said"). Only in the window of `owner`.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._carrier: QWidget | None = None
        self._told = self._usual = ""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._give_back)

    def tell(self, sentence: str) -> None:
        """Says a sentence; "" gives the widget its own description back."""
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self._owner.window():
            return
        if focused is not self._carrier or focused.accessibleDescription() != self._told:
            self._give_back()
            self._carrier, self._usual = focused, focused.accessibleDescription()
        self._told = sentence or self._usual
        focused.setAccessibleDescription(self._told)

    def _give_back(self) -> None:
        carrier, self._carrier = self._carrier, None
        # One that has been given another description meanwhile keeps that.
        if (
            carrier is not None
            and shiboken6.isValid(carrier)
            and carrier.accessibleDescription() == self._told
        ):
            carrier.setAccessibleDescription(self._usual)


class StatusLine(QLabel):
    """Hidden while there is nothing to say; what it says is announced without moving the focus, and told by the focused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._news = FocusNews(self)
        self.hide()

    def say(self, sentence: str) -> None:
        """Shows and announces the sentence; nothing happens when it is there already, "" clears it."""
        if sentence == self.text():
            return
        self.setText(sentence)
        self.setVisible(bool(sentence))
        if not self.window().isVisible():
            return
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.window(), sentence))
        self._news.tell(sentence)
