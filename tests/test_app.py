"""The whole program over one file: how it starts, what it remembers, what it tells, how it ends."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import bp_qt
from bp_qt.app import House
from bp_qt.dialogs.new_game import NewGameDialog
from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.seeds import daily_seed
from bp_qt.storage import settings as options
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.paths import data_folder
from bp_qt.storage.store import Store
from tests.engine.positions import MODES, new_game
from tests.play.desk import played

ROOT = Path(bp_qt.__file__).parent.parent
Open = Callable[..., House]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "block-puzzle.ini"


class Silence:
    """Sounds without a device or a thread."""

    def __init__(self, folder: Path) -> None:
        self.played: list[str] = []

    def warm_up(self) -> None:
        pass

    def play(self, name: str, volume_percent: int, delay_ms: int = 0) -> None:
        self.played.append(name)

    def close(self) -> None:
        pass


@pytest.fixture
def open_house(
    path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    """Starts the program, with the words of the command line, on the file as it lies on the disk now."""
    houses: list[House] = []
    font, palette, sheet, locale = qapp.font(), qapp.palette(), qapp.styleSheet(), QLocale()
    monkeypatch.setattr("bp_qt.app.Sounds", Silence)

    def start(
        rules: str | None = None, mode: str | None = None, seed: str | None = None, *, at: Path = path
    ) -> House:
        house = House(qapp, Store(at))
        houses.append(house)
        house.open_game(rules, mode, seed)
        house.window.show()
        house.window.activateWindow()
        QTimer.singleShot(0, house.after_first_paint)
        qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
        QApplication.processEvents()
        return house

    yield start
    for house in houses:
        window = house.window
        window.close()
        house.language.hush()
        # At once and in this order: half of a house would be restyled together with the next one.
        shiboken6.delete(house)
        shiboken6.delete(window)
    QLocale.setDefault(locale)
    qapp.setFont(QFont(font))
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


@pytest.fixture
def killed(path: Path, tmp_path: Path) -> Callable[[], Path]:
    """The file as it lies on the disk when the process is killed now."""

    def copy() -> Path:
        folder = tmp_path / f"copy-{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        return Path(shutil.copy(path, folder))

    return copy


def play(house: House, placements: int = 10_000) -> None:
    for _ in range(placements):
        if house.session.game.over or not house.session.game.legal:
            return
        house.session.move(next(iter(house.session.game.legal)))


def boxes(house: House) -> list[str]:
    """What is told or asked in message boxes."""
    return [box.text() for box in house.window.findChildren(QMessageBox) if box.isVisible()]


def answer(house: House, text: str) -> None:
    (button,) = [
        button
        for box in house.window.findChildren(QMessageBox)
        for button in box.findChildren(QPushButton)
        if box.isVisible() and button.text().replace("&", "") == text
    ]
    button.click()


# --- opening -----------------------------------------------------------------------------------------------


def test_at_first_there_is_a_new_game_of_calm(open_house: Open) -> None:
    house = open_house()
    game = house.session.game
    assert (game.ruleset.id, game.mode.id, game.placements) == ("calm", "classic", 0)
    assert boxes(house) == []


@pytest.mark.parametrize(("rules", "mode"), MODES)
def test_the_last_game_goes_on_where_it_was_killed(
    open_house: Open, killed: Callable[[], Path], rules: str, mode: str
) -> None:
    first = open_house("calm", "classic")
    play(first, 1)
    first.session.open(rules, mode)
    play(first, 4)
    left, record = first.session.game, first.session.record
    again = open_house(at=killed())
    assert again.session.game == left
    assert again.session.record == record
    assert again.stage.board.faces == left.faces


def test_a_game_that_is_over_is_still_seen(
    open_house: Open, killed: Callable[[], Path], qtbot: QtBot
) -> None:
    first = open_house("calm", "classic", "end")
    play(first)
    again = open_house(at=killed())
    assert again.session.game.over
    assert again.stage.board._over
    assert "Game over" in again.announcer.last


def test_the_command_line_names_the_game(open_house: Open) -> None:
    house = open_house("swap", "classic", "ABC")
    assert house.session.game == new_game("swap", seed="ABC")
    assert house.window.windowTitle().startswith("Swap")


def test_a_game_without_a_seed_is_the_kept_one(open_house: Open, killed: Callable[[], Path]) -> None:
    first = open_house("combo", "zen", "kept")
    play(first, 2)
    first.session.open("calm", "classic")
    again = open_house("combo", "zen", at=killed())
    assert (again.session.game.seed, again.session.game.placements) == ("kept", 2)


# --- a seed on the command line ----------------------------------------------------------------------------


def test_the_same_seed_goes_on(open_house: Open, killed: Callable[[], Path]) -> None:
    play(open_house("calm", "classic", "same"), 2)
    again = open_house("calm", "classic", "same", at=killed())
    assert again.session.game.placements == 2
    assert boxes(again) == []


def test_the_same_seed_starts_anew_when_that_game_is_over(
    open_house: Open, killed: Callable[[], Path]
) -> None:
    play(open_house("calm", "classic", "same"))
    again = open_house("calm", "classic", "same", at=killed())
    assert again.session.game == new_game("calm", seed="same")
    assert again.keeper.tally("calm", "classic").games == 1


def test_another_seed_asks_before_it_replaces_a_game(open_house: Open, killed: Callable[[], Path]) -> None:
    play(open_house("calm", "classic", "first"), 2)
    file = killed()
    again = open_house("calm", "classic", "second", at=file)
    assert again.session.game.seed == "first"
    assert boxes(again) == ["A game of Calm is under way. A new game takes its place; it counts as played."]
    answer(again, "Keep playing")
    assert (again.session.game.seed, again.session.game.placements) == ("first", 2)
    third = open_house("calm", "classic", "second", at=file)
    answer(third, "Start a new game")
    assert third.session.game == new_game("calm", seed="second")
    assert third.keeper.tally("calm", "classic").games == 1


def test_another_seed_asks_nothing_where_nothing_was_placed(
    open_house: Open, killed: Callable[[], Path]
) -> None:
    open_house("calm", "classic", "first")
    again = open_house("calm", "classic", "second", at=killed())
    assert again.session.game.seed == "second"
    assert boxes(again) == []
    assert again.announcer.last.startswith("New game: Calm.")


def test_the_daily_game_is_not_played_twice_by_the_command_line(
    open_house: Open, killed: Callable[[], Path]
) -> None:
    first = open_house("combo", "daily")
    seed = first.session.game.seed
    assert seed == daily_seed(first.session._today())
    play(first)
    again = open_house("combo", "daily", seed, at=killed())
    assert again.session.game == first.session.game


# --- what is damaged ---------------------------------------------------------------------------------------


def test_a_damaged_record_is_told_in_one_sentence(open_house: Open, killed: Callable[[], Path]) -> None:
    first = open_house("calm", "classic", "a")
    play(first, 3)
    first.store.set_text("games/calm-classic/record", '{"format": "nonsense"}')
    first.store.sync()
    again = open_house(at=killed())
    assert again.session.game.placements == 0
    (told,) = boxes(again)
    assert told.startswith("The saved game of Calm could not be read; it was set aside as ")
    assert told.count(".") == 1
    answer(again, "OK")
    assert boxes(again) == []


def test_one_that_is_met_later_is_told_too(open_house: Open, killed: Callable[[], Path]) -> None:
    first = open_house("combo", "zen", "a")
    play(first, 3)
    first.session.open("calm", "classic")
    first.store.set_text("games/combo-zen/record", "{")
    first.store.sync()
    again = open_house(at=killed())
    assert boxes(again) == []
    again.session.open("combo", "zen")
    QApplication.processEvents()
    (told,) = boxes(again)
    assert "Combo · Zen" in told


def test_a_damaged_file_is_set_aside(open_house: Open, path: Path) -> None:
    path.write_bytes(b"\xff\xfe not an ini \x00")
    house = open_house()
    assert house.session.game.placements == 0
    (told,) = boxes(house)
    assert told.startswith("The file with your games could not be read.")
    play(house, 1)
    assert house.session.is_kept
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name]


def test_a_file_that_would_run_something_is_not_opened(open_house: Open, path: Path) -> None:
    path.write_text("[games]\nlast=@Variant(\\0\\0)\n", encoding="utf-8")
    assert "set aside" not in boxes(open_house())[0]
    assert not path.read_text(encoding="utf-8").count("@Variant")


def test_a_wrong_setting_is_the_default(
    open_house: Open, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.write_text("[settings]\nlanguage=klingon\ntext_percent=900\nthemes=x\n", encoding="utf-8")
    house = open_house()
    assert house.settings.value(options.LANGUAGE) == "system"
    assert boxes(house) == []
    assert "klingon" in caplog.text
    caplog.clear()


def test_a_disk_that_cannot_be_written_is_told_when_the_window_is_there(
    open_house: Open, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    house = open_house("calm", "classic", "a", at=tmp_path / "file" / "block-puzzle.ini")
    assert "could not be saved" in house.announcer.last
    play(house, 1)
    assert house.session.game.placements == 1


def test_a_failure_is_told_after_the_news_of_the_move(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house("calm", "classic", "a")
    said: list[str] = []
    house.announcer.said.connect(said.append)
    monkeypatch.setattr(house.store, "sync", lambda: False)
    play(house, 1)
    QApplication.processEvents()
    assert [sentence.split()[0] for sentence in said] == ["Placed", "The"]
    monkeypatch.undo()
    play(house, 1)
    QApplication.processEvents()
    assert said[-1] == "The game is saved again."


# --- settings ----------------------------------------------------------------------------------------------


def test_another_language_at_once_and_at_the_next_start(open_house: Open, killed: Callable[[], Path]) -> None:
    house = open_house("calm", "classic", "a")
    play(house, 1)
    house.settings.set(options.LANGUAGE, "es")
    QApplication.processEvents()
    assert house.window.windowTitle().startswith("Calma")
    assert house.tree._board.accessibleName() == "Tablero"
    assert house.stage.message.message == ""
    said: list[str] = []
    house.announcer.said.connect(said.append)
    house.announcer.repeat()
    assert said == []
    house.store.sync()
    file = killed()
    house.settings.set(options.LANGUAGE, "en")
    QApplication.processEvents()
    assert house.window.windowTitle().startswith("Calm –")
    house.language.hush()
    again = open_house(at=file)
    assert again.window.windowTitle().startswith("Calma")
    assert "Bloc" not in again.announcer.last
    assert QLocale().language() == QLocale.Language.Spanish


def test_brief_announcements_from_the_start(open_house: Open, path: Path) -> None:
    path.write_text("[settings]\nannouncements=brief\n", encoding="utf-8")
    house = open_house()
    assert house.announcer.brief
    house.settings.set(options.ANNOUNCEMENTS, "normal")
    assert not house.announcer.brief


@pytest.mark.parametrize(("choice", "limit_ms"), [("double", 360_000), ("triple", 540_000), ("off", None)])
def test_the_clock_of_timed(open_house: Open, path: Path, choice: str, limit_ms: int | None) -> None:
    path.write_text(f"[settings]\ntimed_clock={choice}\n", encoding="utf-8")
    house = open_house("combo", "timed")
    assert house.session.limit_ms == limit_ms
    play(house, 1)
    assert house.session.sitting.eased
    house.settings.set(options.TIMED_CLOCK, "normal")
    assert house.session.limit_ms == 180_000


def test_a_theme_and_larger_text_at_once(open_house: Open, qapp: QApplication) -> None:
    house = open_house()
    house.settings.set(options.THEME, "contrast-dark")
    assert house.stage.theme.high_contrast
    before = qapp.font().pointSizeF()
    house.settings.set(options.TEXT_PERCENT, 200)
    assert qapp.font().pointSizeF() == pytest.approx(before * 2)


def test_the_last_choice_of_a_new_game_is_remembered(open_house: Open, killed: Callable[[], Path]) -> None:
    house = open_house("calm", "classic", "a")
    house.session.start("combo", "zen")
    again = open_house(at=killed())
    again.window.open_dialog("new_game")
    dialog = again.window.findChild(NewGameDialog)
    assert (dialog.ruleset.id, dialog.mode.id) == ("combo", "zen")
    dialog.reject()


# --- dialogs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action_id", ["new_game", "statistics", "preferences", "help", "about"])
def test_every_dialog_opens_and_closes(open_house: Open, action_id: str) -> None:
    house = open_house("swap", "classic", "a")
    house.window.actions_table[action_id].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert dialog.windowTitle()
    dialog.close()
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_the_result_comes_by_itself(open_house: Open, qtbot: QtBot, rules: str) -> None:
    house = open_house(rules, "classic", "end")
    while not house.session.game.over:
        play(house)
        if not house.session.game.over:
            house.session.move(Command.SWAP if house.session.game.swaps else Command.END)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()
    house.window.activateWindow()
    qtbot.waitUntil(lambda: house.tree.has_board_focus)
    assert house.stage.board._over


# --- closing -----------------------------------------------------------------------------------------------


def test_closing_keeps_size_and_time(open_house: Open, killed: Callable[[], Path]) -> None:
    house = open_house("calm", "classic", "a")
    house.window.resize(650, 700)
    play(house, 1)
    house.clock.set_times(42_000, 0)
    house.window.close()
    again = open_house(at=killed())
    assert again.session.sitting.time_ms >= 42_000
    assert (again.window.width(), again.window.height()) == (650, 700)


def test_a_nonsensical_geometry_is_ignored_and_logged(
    open_house: Open, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.write_text("[window]\ngeometry=AAAA\n", encoding="utf-8")
    house = open_house()
    assert house.window.width() >= 480
    assert "window/geometry" in caplog.text
    caplog.clear()


SIGNALLED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bp_qt import app

run_loop = QApplication.exec

def exec_until_signalled(*ignored):
    QTimer.singleShot(200, lambda: os.kill(os.getpid(), signal.SIGTERM))
    return run_loop()

QApplication.exec = exec_until_signalled
sys.exit(app.run("swap", "classic", "signal"))
"""


def test_a_signal_closes_the_window_properly() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIGNALLED],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    kept = (data_folder() / "block-puzzle.ini").read_text(encoding="utf-8")
    assert "geometry=" in kept
    assert '\\"seed\\": \\"signal\\"' in kept


def test_a_second_instance_is_refused(tmp_path: Path) -> None:
    lock = InstanceLock(data_folder())
    assert lock.acquire()
    done = subprocess.run(
        [sys.executable, "-m", "bp_qt"],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        check=False,
        timeout=60,
    )
    lock.release()
    assert done.returncode == 1
    assert b"already running" in done.stderr
    assert not (data_folder() / "block-puzzle.ini").exists()


def test_what_it_keeps_is_a_record(open_house: Open, path: Path) -> None:
    house = open_house("calm", "classic", "desk")
    play(house, 5)
    record = house.store.text("games/calm-classic/record")
    history = played("calm", moves=5)
    assert record == write_record(history.game, history.moves)
    assert read_record(record).game == house.session.game
    assert json.loads(record)["format"] == "block-puzzle/1"
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
