"""Another language while the program runs: the window and the dialog that is open say everything in it at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog

from bp_qt.app import preferences as options
from bp_qt.app.program import Program
from bp_qt.dialogs.help.help_dialog import HelpDialog
from tests.program import dialog_of, opened, play, rest
from tests.seen import action_texts, texts_of


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    with opened(qapp, tmp_path, "en") as program:
        play(program, "combo", "classic", "switch", 4)
        yield program


def shown(program: Program, dialog: QDialog) -> list[str]:
    """Everything that window and dialog say, but for the last message: it was said in the language of then."""
    rest()
    return [*action_texts(program.window), *texts_of(program.window), *texts_of(dialog)]


def choose(dialog: QDialog, language: str) -> None:
    """As a player does it, in the preferences."""
    box = dialog.findChild(QComboBox, options.LANGUAGE.key)
    assert box is not None
    box.setCurrentIndex(list(options.LANGUAGE.choices).index(language))


def test_there_and_back(program: Program) -> None:
    dialog = dialog_of(program, "preferences")
    choose(dialog, "es")
    spanish = shown(program, dialog)
    choose(dialog, "en")
    english = shown(program, dialog)
    choose(dialog, "es")
    assert shown(program, dialog) == spanish
    assert {"&Juego", "Tablero", "Nueva partida", "Preferencias", "Según el sistema"} <= set(spanish)
    assert {"&Game", "Board", "New game", "Preferences", "As the system"} <= set(english)
    assert len(spanish) == len(english)


def test_what_changes_is_what_a_fresh_start_has(program: Program, qapp: QApplication, tmp_path: Path) -> None:
    switched = dialog_of(program, "preferences")
    choose(switched, "es")
    texts = shown(program, switched)
    switched.close()
    (tmp_path / "fresh").mkdir()
    with opened(qapp, tmp_path / "fresh", "es") as fresh:
        play(fresh, "combo", "classic", "switch", 4)
        fresh.tree.forget_message()
        assert texts == shown(fresh, dialog_of(fresh, "preferences"))


def test_the_help_changes_while_it_is_open(program: Program) -> None:
    dialog = dialog_of(program, "help")
    assert isinstance(dialog, HelpDialog)
    for page in ("play", "keys"):
        dialog.show_page(page)
        english = texts_of(dialog)
        for language in ("es", "en"):
            program.settings.set(options.LANGUAGE, language)
            rest()
            assert (texts_of(dialog) == english) is (language == "en")
        assert any("How to play" in text for text in english)


def test_no_word_of_the_old_language_stays(program: Program) -> None:
    """Also where nobody looks: names and descriptions of cells, slots, figures and actions."""
    dialog = dialog_of(program, "preferences")
    english = set(shown(program, dialog))
    choose(dialog, "es")
    same = {text for text in english & set(shown(program, dialog)) if any(map(str.isalpha, text))}
    assert same == {"English", "Español", "Normal", "Combo –", "Combo, Zen", "Combo, Hardcore"}
