"""The board as text, beside the window: to read line by line, and to copy."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from bp_qt.dialogs.kit.sheet import Sheet
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.play.session import GameSession
from bp_qt.words.plain_board import plain_board

__all__ = ["BoardAsText"]

_ROWS_TOGETHER = 3
_MOST_LINES = 18
"""Longer texts scroll."""


class BoardAsText(Sheet):
    """Follows the game, so it can stay open while playing. Show it with `show()`."""

    def __init__(self, session: GameSession, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Board as text"))
        self._session = session
        self._text = _Lines(self.tr("Board as text"))
        self._together = QCheckBox(self.tr("&Three rows on a line"))
        self._together.setToolTip(self.tr("For a braille display of 40 characters"))
        self._status = StatusLine()
        for widget in (self._text, self._together, self._status):
            self.body.addWidget(widget)
        self.add_button(self.tr("Copy"), self._copy)
        self.add_button(self.tr("Close"), self.reject, default=True)
        self._together.toggled.connect(self._write)
        session.shown.connect(self._write)
        self._write()
        self._text.setFocus()

    def _write(self) -> None:
        rows = _ROWS_TOGETHER if self._together.isChecked() else 1
        self._text.write(plain_board(self._session.game, rows))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
        self._status.say(self.tr("Copied."))


class _Lines(QPlainTextEdit):
    """Read-only text whose cursor stays on its line when the text changes."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.setStyleSheet(f'QPlainTextEdit {{ font-family: "{fixed}"; }}')

    def write(self, text: str) -> None:
        """Shows another text."""
        if text == self.toPlainText():
            return
        place = self.textCursor()
        line, column = place.blockNumber(), place.positionInBlock()
        self.setPlainText(text)
        block = self.document().findBlockByNumber(min(line, self.document().blockCount() - 1))
        place = self.textCursor()
        place.setPosition(block.position() + min(column, block.length() - 1))
        self.setTextCursor(place)
        lines = self.document().blockCount() + 1
        self.setMinimumHeight(min(lines, _MOST_LINES) * self.fontMetrics().lineSpacing())
