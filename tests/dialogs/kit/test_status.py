"""News in a dialog: seen, announced, and told by the widget that has the focus."""

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.news import News
from bp_qt.dialogs.kit.sheet import Sheet
from bp_qt.dialogs.kit.status import StatusLine


class Sample(Sheet):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.status = StatusLine()
        self.body.addWidget(self.status)
        self.first = self.add_button("First", lambda: self.status.say("It was pressed."))
        self.second = self.add_button("Second", lambda: self.status.say(""))
        self.first.setAccessibleDescription("what it does")


@pytest.fixture
def sample(window: QWidget, qtbot: QtBot) -> Sample:
    dialog = Sample(window)
    dialog.open()
    dialog.activateWindow()
    dialog.first.setFocus()
    qtbot.waitUntil(dialog.first.hasFocus)
    return dialog


def test_the_focused_widget_tells_the_news_until_the_focus_moves_on(sample: Sample) -> None:
    sample.first.click()
    assert sample.status.text() == sample.first.accessibleDescription() == "It was pressed."
    sample.second.setFocus()
    assert sample.first.accessibleDescription() == "what it does"
    sample.second.click()
    assert not sample.status.isVisible()


def test_news_after_news(sample: Sample) -> None:
    for sentence in ("One.", "Two.", ""):
        sample.status.say(sentence)
        assert sample.first.accessibleDescription() == (sentence or "what it does")
    sample.status.say("Three.")
    sample.second.setFocus()
    assert sample.first.accessibleDescription() == "what it does"


def test_a_description_that_was_changed_meanwhile_stays(sample: Sample) -> None:
    sample.status.say("Some news.")
    sample.first.setAccessibleDescription("qué hace")
    sample.second.setFocus()
    assert sample.first.accessibleDescription() == "qué hace"


def test_a_widget_that_went_meanwhile_is_forgotten(sample: Sample, qtbot: QtBot) -> None:
    passing = sample.add_button("Passing", lambda: None)
    passing.show()
    passing.setFocus()
    sample.status.say("Some news.")
    passing.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(passing))
    sample.second.setFocus()
    QApplication.processEvents()
    sample.status.say("More.")
    assert sample.second.accessibleDescription() == "More."


def test_another_windows_widgets_tell_nothing(sample: Sample, window: QWidget) -> None:
    News.of(sample).tell("Not heard.", window)
    assert sample.first.accessibleDescription() == "what it does"
