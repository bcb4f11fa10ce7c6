"""What the program does once it runs: settings at once, its dialogs, how it ends and what it keeps."""

import json
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import bp_qt
from bp_qt.app import preferences as options
from bp_qt.dialogs.kit.placing import place_beside
from bp_qt.dialogs.new_game import NewGameDialog
from bp_qt.dialogs.preferences_dialog import PreferencesDialog
from bp_qt.dialogs.result_panel import ResultPanel
from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.rulesets import variant_of
from bp_qt.look.system import SystemWishes
from bp_qt.scene.buttons import ActionButton
from tests.app.conftest import Open, Silence
from tests.play.desk import played
from tests.program import play_on

ROOT = Path(bp_qt.__file__).parent.parent

# --- settings ----------------------------------------------------------------------------------------------


def test_another_language_at_once_and_at_the_next_start(
    open_program: Open, killed: Callable[[], Path]
) -> None:
    program = open_program("calm", "classic", "a")
    play_on(program, 1)
    program.settings.set(options.LANGUAGE, "es")
    QApplication.processEvents()
    assert program.window.windowTitle().startswith("Calma")
    assert program.tree._board.accessibleName() == "Tablero"
    assert program.stage.message.message == ""
    said: list[str] = []
    program.announcer.said.connect(said.append)
    program.announcer.repeat()
    assert said == []
    program.store.sync()
    file = killed()
    program.settings.set(options.LANGUAGE, "en")
    QApplication.processEvents()
    assert program.window.windowTitle().startswith("Calm –")
    program.language.hush()
    again = open_program(at=file)
    assert again.window.windowTitle().startswith("Calma")
    assert "Bloc" not in again.announcer.last
    assert QLocale().language() == QLocale.Language.Spanish


def test_brief_announcements_from_the_start(open_program: Open, path: Path) -> None:
    path.write_text("[settings]\nannouncements=brief\n", encoding="utf-8")
    program = open_program()
    assert program.announcer.brief
    program.settings.set(options.ANNOUNCEMENTS, "normal")
    assert not program.announcer.brief


def test_a_slide_of_the_volume_is_one_sample(open_program: Open, qtbot: QtBot) -> None:
    program = open_program()
    sounds = program.sounds
    assert isinstance(sounds, Silence)
    for percent in range(20, 60):
        program.settings.set(options.VOLUME, percent)
    qtbot.waitUntil(lambda: sounds.played == ["place"])
    program.settings.set(options.MUTE, True)
    qtbot.waitUntil(lambda: sounds.played == ["place", "place"])


def test_less_motion_is_followed_when_the_player_comes_back(
    open_program: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    reduced = False
    monkeypatch.setattr(SystemWishes, "less_motion", property(lambda wishes: reduced))
    program = open_program()
    assert program.stage.motions.enabled
    for reduced in (True, False):
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        assert program.stage.motions.enabled is reduced
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        assert program.stage.motions.enabled is not reduced
    reduced = True
    program.settings.set(options.MOTION, "on")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert program.stage.motions.enabled


@pytest.mark.parametrize(("choice", "limit_ms"), [("double", 360_000), ("triple", 540_000), ("off", None)])
def test_the_clock_of_timed(open_program: Open, path: Path, choice: str, limit_ms: int | None) -> None:
    path.write_text(f"[settings]\ntimed_clock={choice}\n", encoding="utf-8")
    program = open_program("combo", "timed")
    assert program.session.limit_ms == limit_ms
    play_on(program, 1)
    assert program.session.sitting.eased
    program.settings.set(options.TIMED_CLOCK, "normal")
    assert program.session.limit_ms == 180_000


def test_a_theme_and_larger_text_at_once(open_program: Open, qapp: QApplication) -> None:
    program = open_program()
    program.settings.set(options.THEME, "contrast-dark")
    assert program.stage.theme.high_contrast
    before = qapp.font().pointSizeF()
    program.settings.set(options.TEXT_PERCENT, 200)
    assert qapp.font().pointSizeF() == pytest.approx(before * 2)


def test_another_size_of_text_acts_on_everything_at_once(open_program: Open) -> None:
    program = open_program()
    program.window.actions_table["preferences"].trigger()

    def sizes() -> list[float]:
        kinds = (QLabel, QComboBox, QCheckBox, QPushButton, QMenuBar, QMenu)
        widgets = [one for one in program.window.findChildren(QWidget) if isinstance(one, kinds)]
        written = [one for one in widgets if not isinstance(one, ActionButton)]  # lettered like the board
        assert len(written) > 20
        return [one.font().pointSizeF() for one in written]

    usual = sizes()
    for percent in (200, 150, 100, 125):
        program.settings.set(options.TEXT_PERCENT, percent)
        QApplication.processEvents()
        assert sizes() == pytest.approx([size * percent / 100 for size in usual])


def test_the_preferences_do_not_stand_on_what_they_change(open_program: Open) -> None:
    program = open_program()
    program.window.resize(300, 300)
    screen = program.window.screen().availableGeometry()
    program.window.move(screen.topLeft())
    QApplication.processEvents()
    program.window.actions_table["preferences"].trigger()
    (dialog,) = [one for one in program.window.findChildren(PreferencesDialog) if one.isVisible()]
    wanted = place_beside(program.window.frameGeometry(), dialog.size(), screen)
    assert dialog.pos() == wanted


def test_what_is_in_the_menu_bar_can_be_hit(open_program: Open) -> None:
    program = open_program()
    for bar in program.window.findChildren(QMenuBar):
        for action in bar.actions():
            assert bar.actionGeometry(action).height() >= 24


def test_the_last_choice_of_a_new_game_is_remembered(open_program: Open, killed: Callable[[], Path]) -> None:
    program = open_program("calm", "classic", "a")
    program.session.start(variant_of("combo", "zen"))
    again = open_program(at=killed())
    again.window.actions_table["new_game"].trigger()
    dialog = again.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.variant.id == "combo-zen"
    dialog.reject()


# --- dialogs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action_id", ["new_game", "statistics", "preferences", "help", "about"])
def test_every_dialog_opens_and_closes(open_program: Open, action_id: str) -> None:
    program = open_program("swap", "classic", "a")
    program.window.actions_table[action_id].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert dialog.windowTitle()
    dialog.close()
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators there")
def test_about_shows_the_folder_where_it_really_is(open_program: Open, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    program = open_program(at=tmp_path / "link" / "block-puzzle.ini")
    program.window.actions_table["about"].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    assert str(tmp_path / "real") in shown
    dialog.close()


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_the_result_comes_by_itself(open_program: Open, qtbot: QtBot, rules: str) -> None:
    program = open_program(rules, "classic", "end")
    while not program.session.game.over:
        play_on(program)
        if not program.session.game.over:
            program.session.move(Command.SWAP if program.session.game.swaps else Command.END)
    qtbot.waitUntil(lambda: bool(program.window.findChildren(ResultPanel)))
    (panel,) = program.window.findChildren(ResultPanel)
    assert QApplication.activeModalWidget() is None
    focused = program.window.focusWidget()
    assert isinstance(focused, QPushButton) and panel.isAncestorOf(focused)
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    program.window.show_result()
    (again,) = [one for one in program.window.findChildren(ResultPanel) if one.isVisible()]
    program.window.show_result()
    assert not again.isVisible()
    qtbot.waitUntil(lambda: program.tree.has_board_focus)
    assert all(slot.look.over for slot in program.stage.slots)


# --- closing -----------------------------------------------------------------------------------------------


def test_closing_keeps_size_and_time(open_program: Open, killed: Callable[[], Path]) -> None:
    program = open_program("calm", "classic", "a")
    program.window.resize(650, 700)
    play_on(program, 1)
    program.clock.set_times(42_000, 0)
    program.window.close()
    again = open_program(at=killed())
    assert again.session.sitting.time_ms >= 42_000
    assert (again.window.width(), again.window.height()) == (650, 700)


def test_a_nonsensical_geometry_is_ignored_and_logged(
    open_program: Open, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.write_text("[window]\ngeometry=AAAA\n", encoding="utf-8")
    program = open_program()
    assert program.window.width() >= 480
    assert "window/geometry" in caplog.text
    caplog.clear()


def test_what_it_keeps_is_a_record(open_program: Open, path: Path) -> None:
    program = open_program("calm", "classic", "desk")
    play_on(program, 5)
    record = program.store.text("games/calm-classic/record")
    history = played("calm", moves=5)
    assert record == write_record(history.game, history.moves)
    assert read_record(record).game == program.session.game
    assert json.loads(record)["format"] == "block-puzzle/1"
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.parametrize("closes", [True, False])
def test_a_game_that_is_not_kept_is_not_closed_without_a_question(
    open_program: Open, tmp_path: Path, closes: bool
) -> None:
    (tmp_path / "file").write_text("no folder")
    program = open_program("calm", "classic", "a", at=tmp_path / "file" / "block-puzzle.ini")
    assert not program.window.close()
    (box,) = program.window.findChildren(QMessageBox)
    chosen = {button.text(): button for button in box.buttons()}["Close anyway" if closes else "Keep playing"]
    chosen.click()
    assert program.window.isVisible() is not closes
