"""Asks before a game under way is replaced."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLayout, QMessageBox, QWidget

from bp_qt.engine.rulesets import Variant
from bp_qt.play.session import GameSession
from bp_qt.words.asking import replacing_question
from bp_qt.words.wording import title_of

__all__ = ["ask_before_replacing", "message_box", "question"]

_MARGIN_PX = 20
_QUESTION = "question"


def message_box(parent: QWidget, title: str, text: str) -> QMessageBox:
    """A message box, still to be opened, that deletes itself.

    It shows our icon: the platform's fit none of our themes.
    """
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIconPixmap(QApplication.windowIcon().pixmap(3 * box.fontMetrics().height()))
    box.setWindowTitle(title)
    box.setText(text)
    layout = box.layout()
    assert isinstance(layout, QLayout)
    layout.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
    layout.setSpacing(10)
    return box


def question(
    parent: QWidget, title: str, text: str, *, yes: str, no: str, then: Callable[[], None]
) -> QMessageBox:
    """A window-modal question that is being asked: `yes` does `then`; `no` is the default and what Escape gives.

    One at a time: who presses behind it, as assistive technology can, is led back to the one that is there.
    """
    for asked in parent.findChildren(QMessageBox, _QUESTION, Qt.FindChildOption.FindDirectChildrenOnly):
        if asked.isVisible():
            asked.activateWindow()
            return asked
    box = message_box(parent, title, text)
    box.setObjectName(_QUESTION)
    agree = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    keep = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    agree.clicked.connect(lambda _checked: then())
    box.open()
    return box


def ask_before_replacing(
    parent: QWidget, session: GameSession, variant: Variant, then: Callable[[], None]
) -> QMessageBox | None:
    """Runs `then` at once if no game is under way; otherwise asks first and returns the question."""
    if not session.has_game_under_way(variant):
        then()
        return None
    translate = QCoreApplication.translate
    return question(
        parent,
        translate("Replacing", "New game"),
        replacing_question(title_of(variant.ruleset, variant.mode)),
        yes=translate("Replacing", "Start a new game"),
        no=translate("Replacing", "Keep playing"),
        then=then,
    )
