"""The help opened, and what can be read of it."""

from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.engine.rulesets import RULESETS
from bp_qt.look.theme import THEMES
from tests.delays import DELAYS

PAGES = ("play", *(ruleset.id for ruleset in RULESETS), "shapes", "deal", "tips", "keys")
T = TypeVar("T", bound=QWidget)


def opened(window: QWidget, width: int = 900, ruleset: str = "combo") -> HelpDialog:
    dialog = HelpDialog(THEMES["light"], True, ruleset, (), window, DELAYS)
    dialog.resize(width, 640)
    dialog.open()
    settle(dialog)
    return dialog


def settle(dialog: HelpDialog) -> None:
    """Until the pause after a change of size is over, and everything is painted."""
    (pause,) = dialog.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    QApplication.processEvents()
    while pause.isActive():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()


def child(dialog: QWidget, kind: type[T]) -> T:
    found = dialog.findChild(kind)
    assert isinstance(found, kind)
    return found


def text_of(dialog: HelpDialog) -> str:
    return child(dialog, HelpBrowser).toPlainText()


def status_of(dialog: HelpDialog) -> str:
    return child(dialog, QLabel).text()


def search_for(dialog: HelpDialog, text: str) -> QLineEdit:
    field = child(dialog, QLineEdit)
    field.setFocus()
    QTest.keyClicks(field, text)
    return field


def selected(dialog: HelpDialog) -> str:
    return child(dialog, HelpBrowser).textCursor().selectedText()
