"""One sentence of news in a dialog, seen and heard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.access.news import News

__all__ = ["StatusLine"]


class StatusLine(QLabel):
    """Hidden while empty. What it says is announced without moving the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    def say(self, sentence: str) -> None:
        """Shows and announces the sentence; nothing happens when it is there already, "" clears it."""
        if sentence == self.text():
            return
        self.setText(sentence)
        self.setVisible(bool(sentence))
        if not self.window().isVisible():
            return
        news = News.of(self)
        if sentence:
            news.tell(sentence, self.window())
        else:
            news.retract(self.window())
