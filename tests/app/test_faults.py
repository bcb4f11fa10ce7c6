"""When something breaks: logged, told once in plain words, and the game goes on; default settings after crashes."""

import faulthandler
import logging
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bp_qt.app import preferences as options
from bp_qt.app.faults import Faults
from bp_qt.app.log import close_log, facts, log_file, open_log
from bp_qt.app.unfinished_starts import UnfinishedStarts
from bp_qt.storage.paths import data_folder, log_folder, settings_file
from bp_qt.storage.settings import Settings
from bp_qt.storage.store import Store
from tests.app.conftest import Open
from tests.app.process import CLOSE, drive
from tests.disks import largest_file
from tests.program import answer, boxes, play_on

ASKED = ("--rules", "calm", "--seed", "faults")


class Clock:
    """Stands still until it is wound."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def told(qtbot: QtBot, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is worth a dialog; Python's own hook is quiet."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    faults = Faults(now_s=clock)
    details: list[str] = []
    faults.told.connect(details.append)
    yield details
    faults.stop()


def fail(number: int = 0) -> None:
    raise ValueError(f"broken {number}")


def hook(error: BaseException) -> None:
    """What Qt for Python does with an exception that comes out of a slot, an event or a virtual method."""
    sys.excepthook(type(error), error, error.__traceback__)


def caught(number: int = 0) -> ValueError:
    try:
        fail(number)
    except ValueError as error:
        return error
    raise AssertionError


# --- once per place and minute -----------------------------------------------------------------------------


def test_one_place_is_told_once_a_minute(
    told: list[str], clock: Clock, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(60):
        hook(caught(number))
    assert told == []  # never in the middle of what has broken
    qtbot.waitUntil(lambda: len(told) > 0)
    assert len(told) == len(caplog.records) == 1
    assert "in fail" in told[0] and "broken 0" in told[0]
    clock.now_s += 59.9
    hook(caught())
    clock.now_s += 0.2
    hook(caught(77))
    qtbot.waitUntil(lambda: len(told) > 1)
    assert len(told) == 2 and "broken 77" in told[1]
    caplog.clear()


def test_another_place_is_told_too(told: list[str], qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    hook(caught())
    hook(KeyError("elsewhere"))
    qtbot.waitUntil(lambda: len(told) == 2)
    caplog.clear()


def test_another_threads_exception_is_logged_and_no_more(
    told: list[str], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    QApplication.processEvents()
    assert told == []
    assert [record.exc_text or "" for record in caplog.records] != []
    caplog.clear()


def test_python_says_by_itself_again_what_nobody_has_caught(qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    faults = Faults()
    assert sys.excepthook != before[0]
    faults.stop()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


# --- the log -----------------------------------------------------------------------------------------------


def test_the_log_is_renewed_when_it_grows(tmp_path: Path) -> None:
    was_enabled = faulthandler.is_enabled()
    handler = open_log(tmp_path / "log")
    assert handler is not None and faulthandler.is_enabled()
    for number in range(1500):
        handler.handle(logging.makeLogRecord({"msg": f"{number} {'x' * 1000}", "levelno": logging.WARNING}))
    close_log(handler)
    if was_enabled:
        faulthandler.enable()
    names = sorted(path.name for path in (tmp_path / "log").iterdir())
    assert names == ["block-puzzle.log", *(f"block-puzzle.log.{number}" for number in (1, 2, 3))]
    assert all(path.stat().st_size <= 256 * 1024 for path in (tmp_path / "log").iterdir())
    assert " 1499 x" in log_file(tmp_path / "log").read_text("utf-8")
    if sys.platform != "win32":
        assert stat.S_IMODE(log_file(tmp_path / "log").stat().st_mode) == 0o600


def test_where_no_log_can_be_made_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert open_log(tmp_path / "file") is None
    close_log(None)


def test_a_crash_in_c_is_in_the_same_file() -> None:
    done = drive("import faulthandler\nfaulthandler._sigsegv()", *ASKED)
    assert done.returncode < 0
    assert "Fatal Python error: Segmentation fault" in log_file(log_folder()).read_text("utf-8")


# --- the dialog --------------------------------------------------------------------------------------------


def test_the_player_is_told_in_plain_words(open_program: Open, path: Path, qtbot: QtBot) -> None:
    program = open_program("calm", "classic", "a")
    play_on(program, 1)
    for _ in range(3):
        program.tell_fault("Traceback: all of it", path)
    (text,) = boxes(program)
    assert "Your game is saved" in text and str(path) in text and "Traceback" not in text
    (box,) = program.window.findChildren(QMessageBox)
    copy, go_on = (button(box, word) for word in ("Copy details", "Go on"))
    copy.click()
    assert box.isVisible()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(facts()) and copied.endswith("Traceback: all of it")
    assert box.defaultButton() is go_on
    go_on.click()
    assert boxes(program) == []
    program.tell_fault("another", None)
    assert len(boxes(program)) == 1
    answer(program, "Go on")


def button(box: QMessageBox, text: str) -> QPushButton:
    (found,) = (one for one in box.findChildren(QPushButton) if one.text().replace("&", "") == text)
    return found


def test_a_game_that_could_not_be_saved_is_not_said_to_be(
    open_program: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    program = open_program("calm", "classic", "a")
    monkeypatch.setattr(program, "save_now", fail)
    program.tell_fault("details", None)
    (text,) = boxes(program)
    assert "could not be saved" in text
    assert "not saved after a fault" in caplog.text
    caplog.clear()
    monkeypatch.undo()
    answer(program, "Go on")


BROKEN = """
from PySide6.QtWidgets import QMessageBox, QWidget

class Broken(QWidget):
    painted = 0

    def paintEvent(self, event):
        self.painted += 1
        raise ValueError("in painting")

broken = Broken(program.window)
broken.show()
def paint_again():
    if broken.painted < 60:
        broken.update()
        QTimer.singleShot(0, paint_again)

paint_again()

def look():
    boxes = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    if not boxes or broken.painted < 60:
        QTimer.singleShot(0, look)
        return
    print(len(boxes), "saved" in boxes[0].text())
    boxes[0].close()
    program.window.close()

QTimer.singleShot(0, look)
"""


def test_sixty_exceptions_in_painting_are_one_and_the_game_goes_on() -> None:
    done = drive(BROKEN, *ASKED)
    assert (done.returncode, done.stdout) == (0, "1 True\n"), done.stderr
    assert done.stderr.count("Traceback") == 1
    assert log_file(log_folder()).read_text("utf-8").count("ValueError: in painting") == 1


def test_a_start_that_breaks_is_one_sentence_and_in_the_log() -> None:
    broken = "from bp_qt.app import program as house\nhouse.GameView = None"
    done = drive(CLOSE, *ASKED, before=broken)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("Block Puzzle cannot start: TypeError") and str(log_folder()) in line
    assert "Traceback" in log_file(log_folder()).read_text("utf-8")


# --- a safe start ------------------------------------------------------------------------------------------


def test_unfinished_starts_are_counted(tmp_path: Path) -> None:
    starts = UnfinishedStarts(tmp_path / "log")
    assert [starts.begin() for _ in range(3)] == [0, 1, 2]
    starts.finish()
    starts.finish()
    assert starts.begin() == 0


@pytest.mark.parametrize("content", [b"", b"x", b"\xff", b"-1", b"99999999999999999999"])
def test_a_damaged_count_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "unfinished-starts").write_bytes(content)
    assert UnfinishedStarts(tmp_path).begin() in (0, 9999)


def test_a_count_that_cannot_be_written_is_the_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    starts = UnfinishedStarts(tmp_path / "file")
    assert (starts.begin(), starts.begin()) == (0, 0)
    starts.finish()


def test_with_default_settings_games_are_as_they_were(open_program: Open, path: Path) -> None:
    program = open_program("calm", "classic", "a")
    play_on(program, 2)
    program.settings.set(options.THEME, "contrast-dark")
    program.settings.set(options.TEXT_PERCENT, 200)
    program.window.close()
    safe = open_program(is_safe=True)
    assert safe.settings.value(options.THEME) == options.THEME.default
    assert safe.session.game.placements == 2
    safe.settings.set(options.TEXT_PERCENT, 150)
    assert safe.settings.value(options.TEXT_PERCENT) == 150
    safe.window.close()
    usual = Settings(Store(path))
    assert usual.value(options.THEME) == "contrast-dark"  # untouched, but for what was set anew
    assert usual.value(options.TEXT_PERCENT) == 150


OFFERED = """
from PySide6.QtWidgets import QMessageBox
from bp_qt.app import preferences

def press(box):
    print(box.text())
    box.buttons()[{at}].click()

QMessageBox.exec = press
"""


@pytest.mark.parametrize(("before", "at", "theme"), [(1, 0, "dark"), (2, 0, "system"), (2, 1, "dark")])
def test_after_two_crashed_starts_it_is_offered(before: int, at: int, theme: str) -> None:
    store = Store(settings_file(data_folder()))
    store.set_text(options.THEME.key, "dark")
    assert store.sync()
    starts = UnfinishedStarts(log_folder())
    for _ in range(before):
        starts.begin()
    act = f"from bp_qt.app import preferences\nprint(program.settings.value(preferences.THEME))\n{CLOSE}"
    done = drive(act, *ASKED, before=OFFERED.replace("{at}", str(at)))
    assert done.returncode == 0, done.stderr
    *offered, worn = done.stdout.splitlines()
    assert worn == theme
    assert ["default settings" in text for text in offered] == [True] * (before == 2)
    assert UnfinishedStarts(log_folder()).begin() == 0


def test_a_full_disk_makes_no_noise_about_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    was_enabled = faulthandler.is_enabled()
    handler = open_log(tmp_path / "log")
    assert handler is not None
    with largest_file(0):
        handler.handle(logging.makeLogRecord({"msg": "not written", "levelno": logging.WARNING}))
        close_log(handler)
    if was_enabled:
        faulthandler.enable()
    assert capfd.readouterr() == ("", "")
