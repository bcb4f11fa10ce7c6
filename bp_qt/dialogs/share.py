"""The part of the result card for those who compare games: seed, record, challenge (docs/rules.md 5, 7)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bp_qt.dialogs.kit.flow import Flow
from bp_qt.dialogs.kit.sheet import heading, selectable, wrapped
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.record_file import ask_where_to_keep, record_name
from bp_qt.play.challenge import challenge_line
from bp_qt.play.session import GameSession
from bp_qt.scene.buttons import KeyButton
from bp_qt.words.game_over import seed_line

__all__ = ["ShareSection"]


class ShareSection(QWidget):
    """Shows the seed, keeps the record as a file, copies the challenge line."""

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = session.game
        self._record = session.record
        self._status = StatusLine()
        seed = selectable(seed_line(self._game))
        verify = self.tr(
            "“bp-qt verify FILE” plays the moves of a kept record again and says whether its result holds."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (heading(self.tr("This game again"), 1.0), seed, self._buttons(), self._status):
            column.addWidget(widget)
        column.addWidget(wrapped(verify, quiet=True))

    def _buttons(self) -> QWidget:
        row = QWidget()
        flow = Flow(row)
        flow.addWidget(_button(self.tr("Keep record…"), self._keep))
        if not self._game.mode.dated:  # everybody has the daily game anyway, and only today
            flow.addWidget(_button(self.tr("Copy challenge"), self._copy))
        return row

    def _keep(self) -> None:
        ask_where_to_keep(self.window(), record_name(self._game), self._record, self._status.say)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(challenge_line(self._game))
        self._status.say(
            self.tr("Copied: send the line to a friend, who starts the same game with it under New game.")
        )


def _button(text: str, press: Callable[[], None]) -> QPushButton:
    button = KeyButton(text)
    button.setAutoDefault(False)
    button.clicked.connect(lambda _checked: press())
    return button
