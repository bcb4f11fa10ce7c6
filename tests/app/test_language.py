"""The interface's language: the product's own texts and Qt's, numbers, and switching back and forth."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bp_qt.app.language import Language
from bp_qt.storage.paths import resources_folder
from bp_qt.words.counted import counted
from bp_qt.words.times import day_text
from bp_qt.words.wording import number

FOLDER = resources_folder() / "translations"


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    before = QLocale()
    language = Language(qapp, FOLDER)
    yield language
    language.hush()
    QLocale.setDefault(before)


def system(monkeypatch: pytest.MonkeyPatch, language: Language, name: str) -> None:
    """As if the system spoke another language."""
    monkeypatch.setattr(language, "_system", QLocale(name))


def calm() -> str:
    return QCoreApplication.translate("Wording", "Calm")


def cancel(qtbot: QtBot) -> str:
    """What Qt calls it in its own dialogs."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


def test_spanish_and_back(language: Language, qtbot: QtBot) -> None:
    for choice, word, button, cells in (
        ("es", "Calma", "Cancelar", "1 casilla"),
        ("en", "Calm", "Cancel", "1 cell"),
        ("es", "Calma", "Cancelar", "1 casilla"),
    ):
        language.speak(choice)
        assert (calm(), cancel(qtbot), counted.cells(1)) == (word, button, cells)


def test_english_has_its_plurals(language: Language) -> None:
    language.speak("en")
    assert (counted.cells(1), counted.cells(2), counted.places(1)) == ("1 cell", "2 cells", "fits in 1 place")


@pytest.mark.parametrize("name", ["es_MX", "es_AR", "es"])
def test_every_spanish_falls_back_to_spanish(
    language: Language, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    system(monkeypatch, language, name)
    language.speak("system")
    assert calm() == "Calma"
    assert QLocale().name() == QLocale(name).name()


def test_the_players_own_region_writes_the_numbers(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    system(monkeypatch, language, "es_MX")
    language.speak("es")
    assert QLocale().name() == "es_MX"
    assert QLocale().toString(12_345) == "12,345"
    system(monkeypatch, language, "en_GB")
    language.speak("es")
    assert QLocale().toString(12_345) == "12.345"


@pytest.mark.parametrize("name", ["fr_FR", "ja_JP", "C"])
def test_a_language_that_is_lacking_is_english_throughout(
    language: Language, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, name: str
) -> None:
    system(monkeypatch, language, name)
    language.speak("system")
    assert (calm(), cancel(qtbot), counted.cells(2)) == ("Calm", "Cancel", "2 cells")


def test_without_translations_the_source_is_english(language: Language, qtbot: QtBot) -> None:
    language.speak("es")
    language.hush()
    assert (calm(), cancel(qtbot), counted.cells(2)) == ("Calm", "Cancel", "2 cells")


@pytest.mark.parametrize("name", ["ar_EG", "fa_IR", "my_MM", "fr_FR", "de_CH", "C"])
def test_digits_and_formats_are_those_of_the_language_that_is_spoken(
    language: Language, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    system(monkeypatch, language, name)
    language.speak("system")
    assert (counted.cells(12_345), number(-3)) == ("12,345 cells", "-3")
    assert day_text(date(2026, 3, 1)) == "Sunday, March 1, 2026"
    language.speak("es")
    assert counted.cells(12_345) == "12.345 casillas"
    assert day_text(date(2026, 3, 1)) == "domingo, 1 de marzo de 2026"


def test_the_second_language_of_a_system_has_its_own_formats(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    spanish = QTranslator()
    assert spanish.load(str(FOLDER / "bp_qt_es.qm"))
    monkeypatch.setattr(language, "_system", QLocale("ckb_IQ"))
    monkeypatch.setattr(language, "_loaded", lambda *_: spanish)
    language.speak("system")
    assert counted.cells(12_345) == "12.345 casillas"
