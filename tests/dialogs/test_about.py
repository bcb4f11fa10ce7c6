"""About: versions, licences, the folder, and nothing about the person."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.about import AboutDialog, AboutFacts, diagnostic_text
from bp_qt.dialogs.licences import COMPONENTS, LicencesDialog
from bp_qt.storage.paths import resources_folder

LICENCES = resources_folder() / "licences"


@pytest.fixture
def facts(home: Path) -> AboutFacts:
    return AboutFacts("0.1.0", "6.11.3", "6.11.3", "3.11.2", home / "data" / "block-puzzle", LICENCES)


@pytest.fixture
def dialog(facts: AboutFacts, window: QWidget) -> AboutDialog:
    about = AboutDialog(facts, window)
    about.open()
    return about


def press(dialog: QWidget, text: str) -> None:
    next(button for button in dialog.findChildren(QPushButton) if button.text() == text).click()


def texts(dialog: QWidget) -> str:
    labels = dialog.findChildren(QLabel)
    return "\n".join(label.accessibleName() or label.text() for label in labels if label.isVisible())


def test_versions_licences_and_folder_are_shown(dialog, facts):
    shown = texts(dialog)
    for part in (
        "Version 0.1.0",
        "Qt 6.11.3",
        "Python 3.11.2",
        "MIT",
        "LGPL-3.0",
        str(facts.folder),
    ):
        assert part in shown
    assert "appdirs" in shown
    assert "miniaudio" in shown


def test_the_diagnostic_text_has_no_person_in_it(dialog, facts, home):
    press(dialog, "Copy diagnostic text")
    text = QGuiApplication.clipboard().text()
    assert text == diagnostic_text(facts)
    assert str(home) not in text
    assert "~/data/block-puzzle" in text.replace("\\", "/")
    assert "Copied" in texts(dialog)


def test_a_folder_elsewhere_does_not_name_the_person(home):
    facts = AboutFacts("0", "6", "6", "3", Path("/srv") / home.name / "games", LICENCES)
    assert home.name not in diagnostic_text(facts)


def test_the_folder_is_opened_or_the_failure_said(dialog, facts, monkeypatch):
    opened = []

    def open_nothing(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", open_nothing)
    press(dialog, "Open folder")
    assert opened == [str(facts.folder)]
    assert "No program" in texts(dialog)


def test_enter_and_escape_close(dialog, qtbot: QtBot):
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_every_licence_can_be_read_in_full(dialog: AboutDialog) -> None:
    press(dialog, "Texts of the licences")
    (texts_dialog,) = dialog.findChildren(LicencesDialog)
    (field,) = texts_dialog.findChildren(QPlainTextEdit)
    text = field.toPlainText()
    assert text.startswith("README.txt\n\nBlock Puzzle is under the MIT licence.")
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "PCRE2",
        "libxkbcommon",
    ):
        assert words in text
    for name, licence in COMPONENTS:
        assert licence in text
        assert all(word in text for word in name.replace("Shiboken", "shiboken6").split(", "))
