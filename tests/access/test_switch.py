"""One switch: which keys and clicks are its presses, and which keep their meaning."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.switch import Switch

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
NONE = Modifier.NoModifier


class Noting(QWidget):
    """Notes what has reached it."""

    def __init__(self) -> None:
        super().__init__()
        self.met: list[QEvent.Type] = []

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.met.append(event.type())
        return super().event(event)


class Wired:
    """A switch on, a widget that it has, and one whose keys alone it has."""

    def __init__(self, qtbot: QtBot) -> None:
        self.whole, self.keys_alone = Noting(), Noting()
        for widget in (self.whole, self.keys_alone):
            qtbot.addWidget(widget)
            widget.resize(40, 40)
        self.heard: list[str] = []
        self.switch = Switch(lambda widget, is_click: widget is self.whole or not is_click)
        self.switch.pressed.connect(lambda: self.heard.append("pressed"))
        self.switch.backed.connect(lambda: self.heard.append("backed"))
        self.switch.set_on(True)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> list[str]:
        self.heard.clear()
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.whole, QKeyEvent(kind, key, modifiers, ""))
        return list(self.heard)

    def click(self, button: Qt.MouseButton, widget: QWidget | None = None) -> list[str]:
        self.heard.clear()
        QTest.mouseClick(widget or self.whole, button, NONE, QPoint(5, 5))
        return list(self.heard)


@pytest.fixture
def wired(qtbot: QtBot) -> Iterator[Wired]:
    made = Wired(qtbot)
    yield made
    made.switch.set_on(False)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_A, Key.Key_F5, Key.Key_Return, Key.Key_Backspace])
def test_any_key_is_one_press(wired: Wired, key: Qt.Key) -> None:
    assert wired.key(key) == ["pressed"]
    assert wired.key(key, Modifier.ShiftModifier) == ["pressed"]


@pytest.mark.parametrize(
    "modifier", [Modifier.ControlModifier, Modifier.AltModifier, Modifier.MetaModifier], ids=str
)
def test_a_key_for_a_helper_keeps_its_meaning(wired: Wired, modifier: Qt.KeyboardModifier) -> None:
    assert wired.key(Key.Key_A, modifier) == []
    assert wired.key(Key.Key_A, modifier | Modifier.ShiftModifier) == []


@pytest.mark.parametrize(
    "key", [Key.Key_Control, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta, Key.Key_Shift, Key.Key_CapsLock]
)
def test_a_key_that_changes_others_is_no_switch(wired: Wired, key: Qt.Key) -> None:
    assert wired.key(key) == []


@pytest.mark.parametrize("button", [Button.LeftButton, Button.RightButton, Button.MiddleButton])
def test_any_click_is_one_press_where_clicks_are_the_switchs(wired: Wired, button: Qt.MouseButton) -> None:
    assert wired.click(button) == ["pressed"]
    assert wired.click(button, wired.keys_alone) == []


def test_with_a_way_back_some_go_back(wired: Wired) -> None:
    wired.switch.has_back = True
    assert wired.key(Key.Key_Backspace) == wired.key(Key.Key_Escape) == ["backed"]
    assert wired.click(Button.RightButton) == ["backed"]
    assert wired.key(Key.Key_Space) == wired.click(Button.LeftButton) == ["pressed"]


def test_what_is_not_the_switchs_reaches_the_widget_and_what_is_does_not(wired: Wired) -> None:
    wired.key(Key.Key_A)
    wired.click(Button.LeftButton)
    assert wired.whole.met == []
    wired.key(Key.Key_A, Modifier.ControlModifier)
    assert wired.whole.met == [QEvent.Type.KeyPress]
    wired.click(Button.LeftButton, wired.keys_alone)
    assert wired.keys_alone.met == [QEvent.Type.MouseButtonPress]


def test_off_it_takes_nothing_and_on_twice_is_on_once(wired: Wired) -> None:
    wired.switch.set_on(True)
    assert wired.key(Key.Key_Space) == ["pressed"]
    wired.switch.set_on(False)
    assert wired.key(Key.Key_Space) == wired.click(Button.LeftButton) == []
    wired.switch.set_on(False)
    wired.switch.set_on(True)
    assert wired.key(Key.Key_Space) == ["pressed"]
