"""Other people's environments: the window opens, or there is one sentence and status 1."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shiboken6

from bp_qt.app.screen import why_no_screen
from bp_qt.storage.paths import data_folder, log_folder
from tests.app.process import CLOSE, ROOT, drive, environment, start
from tests.delays import PATIENCE_S

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sh, and paths of POSIX")

ASKED = ("--rules", "calm", "--seed", "surroundings")


def assert_one_sentence(done: subprocess.CompletedProcess[str], *says: str) -> None:
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("Block Puzzle cannot ")
    assert all(text in line for text in says), line


def assert_started(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


# --- the screen --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"QT_QPA_PLATFORM": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}, "no screen"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":987", "WAYLAND_DISPLAY": None}, "DISPLAY=:987"),
        ({"QT_QPA_PLATFORM": "nonsense"}, "QT_QPA_PLATFORM=nonsense"),
    ],
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is always a screen elsewhere")
def test_without_a_screen_there_is_one_sentence(changes: dict[str, Any], says: str) -> None:
    assert_one_sentence(start(*ASKED, **changes), says)
    assert "platform plugin" in (log_folder() / "block-puzzle.log").read_text("utf-8")


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bp_qt.app.screen._is_there", lambda library: False)
    assert "libxcb-cursor0" in why_no_screen({"DISPLAY": ":0"})
    assert "no screen" in why_no_screen({"DISPLAY": ""})


def test_what_qt_says_goes_where_it_went() -> None:
    done = drive(f"from PySide6.QtCore import qWarning\nqWarning('a word')\n{CLOSE}", *ASKED)
    assert_started(done)
    assert "a word" in done.stderr.splitlines()
    assert "WARNING bp_qt.qt: a word" in (log_folder() / "block-puzzle.log").read_text("utf-8")


# --- folders -----------------------------------------------------------------------------------------------


def test_a_folder_with_other_letters_in_the_plain_locale(tmp_path: Path) -> None:
    home = tmp_path / "ñandú 棋"
    home.mkdir()
    done = drive(CLOSE, *ASKED, LC_ALL="C", HOME=str(home), XDG_DATA_HOME=str(home / "dåta"))
    assert_started(done)
    assert (home / "dåta" / "block-puzzle" / "block-puzzle.ini").exists()


@pytest.mark.parametrize("home", [None, "", "relative"])
def test_without_a_home_the_systems_own_is_used_or_it_is_said(tmp_path: Path, home: str | None) -> None:
    """In no case anything lands in the working folder."""
    code = "import os, runpy, sys; os.getuid = lambda: 987654; sys.argv = ['bp-qt']; runpy.run_module('bp_qt', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path,
        env=environment({"HOME": home, "XDG_DATA_HOME": None, "XDG_CACHE_HOME": None}),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert_one_sentence(done, "HOME")
    assert list(tmp_path.iterdir()) == []


def test_a_relative_folder_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", "relative")
    monkeypatch.setattr("pwd.getpwuid", lambda user: type("Entry", (), {"pw_dir": str(tmp_path)}))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "relative")
    if sys.platform.startswith("linux"):
        assert data_folder() == tmp_path / ".local" / "share" / "block-puzzle"
        assert log_folder() == tmp_path / ".cache" / "block-puzzle" / "log"


def test_folders_that_cannot_be_made_stop_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    place = str(tmp_path / "file")
    act = "program.window.close_unkept()"
    assert_started(drive(act, *ASKED, HOME=place, XDG_DATA_HOME=place, XDG_CACHE_HOME=place))


# --- modules and libraries of another installation ---------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("appdirs.py", "raise RuntimeError('broken')"),
        ("appdirs.py", "this is no Python"),
        ("appdirs.py", ""),
        ("PySide6/__init__.py", ""),
        (
            "PySide6/__init__.py",
            "raise ImportError('libQt6Core.so.6: version `Qt_6.11_PRIVATE_API` not found')",
        ),
    ],
)
def test_another_installations_modules(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert_one_sentence(start(*ASKED, PYTHONPATH=str(tmp_path)), "without PYTHONPATH")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="LD_LIBRARY_PATH is Linux's")
def test_another_installations_libraries(tmp_path: Path) -> None:
    """A library of that name that lacks what is looked for in it; Qt finds its own Core by a path, not the rest."""
    another = next(Path(shiboken6.__file__).parent.glob("libshiboken6*.so*"))
    shutil.copy(another, tmp_path / "libQt6DBus.so.6")
    done = start(*ASKED, LD_LIBRARY_PATH=str(tmp_path), PYTHONPATH=None)
    assert_one_sentence(done, "undefined symbol", "without LD_LIBRARY_PATH")


# --- streams -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("streams", ["2>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"])
def test_closed_streams_are_nobodys_socket(streams: str) -> None:
    act = f"os.write(2, b'a word of some library')\n{CLOSE}"
    assert_started(drive(act, *ASKED, shell=f'exec "$@" {streams}'))


# --- interrupted while it starts ---------------------------------------------------------------------------

INTERRUPTED = """
import os, runpy, signal, sys

module = sys.argv.pop()

class At:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, At())
runpy.run_module("bp_qt", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    "module",
    [
        "bp_qt.cli",
        "bp_qt.engine.rulesets",
        "PySide6.QtWidgets",
        "bp_qt.app.start",
        "bp_qt.window.main_window",
    ],
)
def test_ctrl_c_while_it_starts_ends_it_at_once(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, module],
        cwd=ROOT,
        capture_output=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")


def test_who_is_to_ignore_it_does() -> None:
    """As behind nohup."""
    act = f"os.kill(os.getpid(), signal.SIGHUP)\nos.kill(os.getpid(), signal.SIGINT)\nprint('still here')\n{CLOSE}"
    done = drive(act, *ASKED, shell="trap '' HUP INT; exec \"$@\"")
    assert_started(done)
    assert done.stdout == "still here\n"


# --- the screen goes ------------------------------------------------------------------------


def test_when_the_screen_goes_the_game_is_saved_first() -> None:
    code = (
        "import sys; from PySide6.QtCore import qWarning; from bp_qt.app.screen import QtMessages\n"
        "messages = QtMessages(); messages.on_lost = lambda: print('saved', flush=True)\n"
        "messages.ready(); qWarning(sys.argv[1]); print('went on')"
    )
    for words in (
        "The X11 connection broke (error 1). Did the X11 server die?",
        "The Wayland connection broke. Did the Wayland compositor die?",
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, words],
            cwd=ROOT,
            capture_output=True,
            check=False,
            timeout=PATIENCE_S,
        )
        assert (done.returncode, done.stdout) == (1, b"saved\n")
