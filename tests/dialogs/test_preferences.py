"""Preferences: every one is shown, applied at once, named for those who can't see it, and can be restored."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_qt.app.preferences import PREFERENCES, Preference
from bp_qt.dialogs.kit.hint import Hint
from bp_qt.dialogs.preferences_dialog import PreferencesDialog, PreferenceValue
from tests.dialogs.conftest import Wear
from tests.ts_files import in_capitals

ROWS = PREFERENCES


class Source:
    """Values that live in memory."""

    def __init__(self) -> None:
        self.values: dict[str, PreferenceValue] = {}
        self.changes: list[tuple[str, PreferenceValue]] = []

    def value(self, row: Preference[Any]) -> PreferenceValue:
        value: PreferenceValue = self.values.get(row.key, row.default)
        return value

    def set(self, row: Preference[Any], value: PreferenceValue) -> None:
        assert row.allows(value)
        self.values[row.key] = value
        self.changes.append((row.key, value))


@pytest.fixture
def source() -> Source:
    return Source()


@pytest.fixture
def dialog(source: Source, window: QWidget) -> PreferencesDialog:
    made = PreferencesDialog(ROWS, source, window)
    made.open()
    return made


def box(dialog: QWidget, key: str) -> QComboBox:
    found = dialog.findChild(QComboBox, key)
    assert isinstance(found, QComboBox)
    return found


def check(dialog: QWidget, key: str) -> QCheckBox:
    found = dialog.findChild(QCheckBox, key)
    assert isinstance(found, QCheckBox)
    return found


def slider(dialog: QWidget, key: str) -> QSlider:
    found = dialog.findChild(QSlider, key)
    assert isinstance(found, QSlider)
    return found


def button(dialog: QWidget, text: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text)


def test_mnemonics_are_unique() -> None:
    letters = [row.label[row.label.index("&") + 1].lower() for row in ROWS]
    assert len({*letters, "r"}) == len(letters) + 1  # Restore has one too


def test_shows_the_values_without_setting_them(source: Source, window: QWidget) -> None:
    source.values = {
        "settings/theme": "dark",
        "settings/patterns": False,
        "settings/volume": 35,
        "settings/text_percent": 150,
    }
    dialog = PreferencesDialog(ROWS, source, window)
    dialog.open()
    assert box(dialog, "settings/theme").currentText() == "Dark"
    assert not check(dialog, "settings/patterns").isChecked()
    assert slider(dialog, "settings/volume").value() == 35
    assert box(dialog, "settings/text_percent").currentText() == "150%"
    assert source.changes == []


def test_every_choice_is_applied_at_once(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "settings/theme").setCurrentIndex(3)
    box(dialog, "settings/text_percent").setCurrentIndex(4)
    check(dialog, "settings/mute").click()
    slider(dialog, "settings/volume").setValue(100)
    assert source.changes == [
        ("settings/theme", "contrast-light"),
        ("settings/text_percent", 200),
        ("settings/mute", True),
        ("settings/volume", 100),
    ]


def test_the_limits_are_those_of_the_source(dialog: PreferencesDialog) -> None:
    volume = slider(dialog, "settings/volume")
    assert (volume.minimum(), volume.maximum()) == (0, 100)


def test_every_preference_has_a_name_a_description_and_its_label(dialog: PreferencesDialog) -> None:
    buddies = {
        label.buddy().objectName() for label in dialog.findChildren(QLabel) if label.buddy() is not None
    }
    for row in ROWS:
        editor = next(w for w in dialog.findChildren(QWidget, row.key))
        assert editor.accessibleName() == row.label.replace("&", "")
        assert editor.accessibleDescription() == row.help
        assert row.key in buddies or isinstance(editor, QCheckBox)


def test_what_a_preference_does_is_heard_once_with_its_control(dialog: PreferencesDialog) -> None:
    """A screen reader reads every label of a dialog that opens but those of a control."""
    read = [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is None]
    assert {row.help for row in ROWS}.isdisjoint(read)
    assert [text for text in read if len(text.split()) >= 3] == ["Ways to play"]
    assert [hint.text for hint in dialog.findChildren(Hint)] == [row.help for row in ROWS]


def test_tab_reaches_every_preference(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    seen: list[str] = []
    for _ in range(30):
        seen.append(dialog.focusWidget().objectName())
        qtbot.keyClick(dialog, Qt.Key.Key_Tab)
    assert seen[0] == ROWS[0].key
    assert {row.key for row in ROWS} <= set(seen)


def test_keys_change_a_value(qtbot: QtBot, source: Source, dialog: PreferencesDialog) -> None:
    qtbot.keyClick(box(dialog, "settings/motion"), Qt.Key.Key_Down)
    qtbot.keyClick(slider(dialog, "settings/volume"), Qt.Key.Key_Right)
    qtbot.keyClick(check(dialog, "settings/patterns"), Qt.Key.Key_Space)
    assert source.changes == [
        ("settings/motion", "on"),
        ("settings/volume", 65),
        ("settings/patterns", False),
    ]


def _is_told(box: QComboBox) -> bool:
    return box.accessibleDescription() == box.currentText()


def test_a_choice_that_is_made_with_the_list_folded_is_told(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    for box in dialog.findChildren(QComboBox):
        usual = box.accessibleDescription()
        box.setFocus()
        qtbot.waitUntil(box.hasFocus)
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down if before == 0 else Qt.Key.Key_Up)
        assert box.currentIndex() != before
        # What is told waits for a focus that has just moved.
        qtbot.waitUntil(partial(_is_told, box))
        dialog.findChildren(QSlider)[0].setFocus()
        assert box.accessibleDescription() == usual


def test_enter_does_not_close_it_in_the_middle_of_a_choice(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    qtbot.keyClick(box(dialog, "settings/theme"), Qt.Key.Key_Return)
    assert dialog.isVisible()


def scroll(widget: QWidget) -> None:
    centre = QPointF(widget.rect().center())
    wheel = QWheelEvent(
        centre,
        widget.mapToGlobal(centre),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, wheel)


def test_scrolling_past_a_choice_does_not_change_it(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "settings/language").setFocus()
    scroll(slider(dialog, "settings/volume"))
    for one in dialog.findChildren(QComboBox):
        scroll(one)
        one.setFocus()
        scroll(one)  # a closed box takes no wheel, with the focus or without
    assert source.changes == []


def asked(dialog: QWidget) -> QMessageBox:
    question = dialog.findChild(QMessageBox)
    assert isinstance(question, QMessageBox)
    return question


def test_restoring_asks_first(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "settings/theme").setCurrentIndex(2)
    button(dialog, "Restore defaults…").click()
    question = asked(dialog)
    assert question.isVisible()
    button(question, "Keep as they are").click()
    assert source.values["settings/theme"] == "dark"
    assert box(dialog, "settings/theme").currentText() == "Dark"


def test_restoring_sets_what_differs_and_shows_it(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "settings/theme").setCurrentIndex(2)
    slider(dialog, "settings/volume").setValue(0)
    check(dialog, "settings/patterns").click()
    source.changes.clear()
    button(dialog, "Restore defaults…").click()
    button(asked(dialog), "Restore").click()
    assert source.changes == [
        ("settings/theme", "system"),
        ("settings/patterns", True),
        ("settings/volume", 60),
    ]
    assert box(dialog, "settings/theme").currentText() == "As the system"
    assert slider(dialog, "settings/volume").value() == 60
    assert check(dialog, "settings/patterns").isChecked()


class Shouting(QTranslator):
    """A language in which everything is written in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = "", n: int = -1) -> str:
        return in_capitals(text)


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[Shouting]:
    translator = Shouting()
    yield translator
    qapp.removeTranslator(translator)


def test_it_follows_a_change_of_language_while_it_is_open(
    qtbot: QtBot, qapp: QApplication, source: Source, dialog: PreferencesDialog, shouting: Shouting
) -> None:
    box(dialog, "settings/motion").setCurrentIndex(2)
    source.changes.clear()
    qapp.installTranslator(shouting)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "PREFERENCES")
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    texts += [one.text() for one in dialog.findChildren(QPushButton)]
    texts += [one.text() for one in dialog.findChildren(QCheckBox)]
    texts += [one.itemText(at) for one in dialog.findChildren(QComboBox) for at in range(one.count())]
    small = {text for text in texts if text != text.upper()}
    assert small == {"English", "Español"}
    assert box(dialog, "settings/motion").currentText() == "OFF"
    assert source.changes == []


def test_headings_grow_with_the_text(qapp: QApplication, dialog: PreferencesDialog, wear: Wear) -> None:
    title = next(label for label in dialog.findChildren(QLabel) if label.text() == "Sound")
    wear("light", 100)
    QApplication.processEvents()
    before = title.font().pointSizeF()
    wear("light", 200)
    QApplication.processEvents()
    assert title.font().pointSizeF() == pytest.approx(2 * before)


@pytest.mark.parametrize("width", [480, 900])
def test_nothing_is_clipped_at_200_per_cent(source: Source, window: QWidget, wear: Wear, width: int) -> None:
    wear("contrast-dark", 200)
    dialog = PreferencesDialog(ROWS, source, window)
    dialog.open()
    dialog.resize(width, 640)
    QApplication.processEvents()
    for widget in dialog.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QLabel | QComboBox | QCheckBox | QPushButton):
            tall = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else 0
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert widget.height() >= tall, widget
