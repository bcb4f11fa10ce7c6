"""Preferences: every one is shown, applied at once, named for those who can't see it, and can be restored."""

from collections.abc import Iterator

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

from bp_qt.dialogs.preferences import SECTIONS, PreferencesDialog, PreferenceValue
from bp_qt.storage.settings import OPTIONS, Option
from tests.dialogs.conftest import Wear

ROWS = [row for _, rows in SECTIONS for row in rows]


class Source:
    """The declared options, with values that live in memory."""

    def __init__(self) -> None:
        self._options: dict[str, Option[bool] | Option[int] | Option[str]] = {
            option.key.removeprefix("settings/"): option for option in OPTIONS
        }
        self.values: dict[str, PreferenceValue] = {}
        self.changes: list[tuple[str, PreferenceValue]] = []

    def value(self, key: str) -> PreferenceValue:
        return self.values.get(key, self.default(key))

    def set(self, key: str, value: PreferenceValue) -> None:
        assert self._options[key].allows(value)
        self.values[key] = value
        self.changes.append((key, value))

    def allowed(self, key: str) -> tuple[PreferenceValue, ...]:
        option = self._options[key]
        return option.choices or option.limits or ()

    def default(self, key: str) -> PreferenceValue:
        return self._options[key].default


@pytest.fixture
def source() -> Source:
    return Source()


@pytest.fixture
def dialog(source: Source, window: QWidget) -> PreferencesDialog:
    made = PreferencesDialog(source, window)
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


def test_every_setting_of_the_player_has_its_row_and_no_other() -> None:
    declared = {
        option.key.removeprefix("settings/") for option in OPTIONS if option.key.startswith("settings/")
    }
    assert {row.key for row in ROWS} == declared


def test_every_declared_choice_has_a_label() -> None:
    source = Source()
    for row in ROWS:
        if row.choices:
            assert (*row.choices, *row.names) == source.allowed(row.key)


def test_mnemonics_are_unique() -> None:
    letters = [row.label[row.label.index("&") + 1].lower() for row in ROWS]
    assert len({*letters, "r"}) == len(letters) + 1  # Restore has one too


def test_shows_the_values_without_setting_them(source: Source, window: QWidget) -> None:
    source.values = {"theme": "dark", "patterns": False, "volume": 35, "text_percent": 150}
    dialog = PreferencesDialog(source, window)
    dialog.open()
    assert box(dialog, "theme").currentText() == "Dark"
    assert not check(dialog, "patterns").isChecked()
    assert slider(dialog, "volume").value() == 35
    assert box(dialog, "text_percent").currentText() == "150%"
    assert source.changes == []


def test_every_choice_is_applied_at_once(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "theme").setCurrentIndex(3)
    box(dialog, "text_percent").setCurrentIndex(4)
    check(dialog, "mute").click()
    slider(dialog, "volume").setValue(100)
    assert source.changes == [
        ("theme", "contrast-light"),
        ("text_percent", 200),
        ("mute", True),
        ("volume", 100),
    ]


def test_the_limits_are_those_of_the_source(dialog: PreferencesDialog) -> None:
    volume = slider(dialog, "volume")
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


def test_tab_reaches_every_preference(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    seen: list[str] = []
    for _ in range(30):
        seen.append(dialog.focusWidget().objectName())
        qtbot.keyClick(dialog, Qt.Key.Key_Tab)
    assert seen[0] == ROWS[0].key
    assert {row.key for row in ROWS} <= set(seen)


def test_keys_change_a_value(qtbot: QtBot, source: Source, dialog: PreferencesDialog) -> None:
    qtbot.keyClick(box(dialog, "motion"), Qt.Key.Key_Down)
    qtbot.keyClick(slider(dialog, "volume"), Qt.Key.Key_Right)
    qtbot.keyClick(check(dialog, "patterns"), Qt.Key.Key_Space)
    assert source.changes == [("motion", "on"), ("volume", 65), ("patterns", False)]


def test_a_choice_that_is_made_with_the_list_folded_is_told(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    for box in dialog.findChildren(QComboBox):
        usual = box.accessibleDescription()
        box.setFocus()
        qtbot.waitUntil(box.hasFocus)
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down if before == 0 else Qt.Key.Key_Up)
        assert box.currentIndex() != before
        assert box.accessibleDescription() == box.currentText()
        dialog.findChildren(QSlider)[0].setFocus()
        assert box.accessibleDescription() == usual


def test_enter_does_not_close_it_in_the_middle_of_a_choice(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    qtbot.keyClick(box(dialog, "theme"), Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_scrolling_past_a_choice_does_not_change_it(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "language").setFocus()
    for widget in (box(dialog, "theme"), slider(dialog, "volume")):
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
    assert source.changes == []


def asked(dialog: QWidget) -> QMessageBox:
    question = dialog.findChild(QMessageBox)
    assert isinstance(question, QMessageBox)
    return question


def test_restoring_asks_first(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "theme").setCurrentIndex(2)
    button(dialog, "Restore defaults…").click()
    question = asked(dialog)
    assert question.isVisible()
    button(question, "Keep as they are").click()
    assert source.value("theme") == "dark"
    assert box(dialog, "theme").currentText() == "Dark"


def test_restoring_sets_what_differs_and_shows_it(source: Source, dialog: PreferencesDialog) -> None:
    box(dialog, "theme").setCurrentIndex(2)
    slider(dialog, "volume").setValue(0)
    check(dialog, "patterns").click()
    source.changes.clear()
    button(dialog, "Restore defaults…").click()
    button(asked(dialog), "Restore").click()
    assert source.changes == [("theme", "system"), ("patterns", True), ("volume", 60)]
    assert box(dialog, "theme").currentText() == "As the system"
    assert slider(dialog, "volume").value() == 60
    assert check(dialog, "patterns").isChecked()


class Shouting(QTranslator):
    """A language in which everything is written in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = "", n: int = -1) -> str:
        return text.upper()


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[Shouting]:
    translator = Shouting()
    yield translator
    qapp.removeTranslator(translator)


def test_it_follows_a_change_of_language_while_it_is_open(
    qtbot: QtBot, qapp: QApplication, source: Source, dialog: PreferencesDialog, shouting: Shouting
) -> None:
    box(dialog, "motion").setCurrentIndex(2)
    source.changes.clear()
    qapp.installTranslator(shouting)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "PREFERENCES")
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    texts += [one.text() for one in dialog.findChildren(QPushButton)]
    texts += [one.text() for one in dialog.findChildren(QCheckBox)]
    texts += [one.itemText(at) for one in dialog.findChildren(QComboBox) for at in range(one.count())]
    small = {text for text in texts if text != text.upper()}
    assert small == {"English", "Español"}
    assert box(dialog, "motion").currentText() == "OFF"
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
    dialog = PreferencesDialog(source, window)
    dialog.open()
    dialog.resize(width, 640)
    QApplication.processEvents()
    for widget in dialog.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QLabel | QComboBox | QCheckBox | QPushButton):
            tall = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else 0
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert widget.height() >= tall, widget
