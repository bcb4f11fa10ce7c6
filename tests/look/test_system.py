"""What the system asks of every program: the portal of Linux on a bus of its own, Windows and macOS as they would answer."""

import ctypes
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from bp_qt.look import macos, windows
from bp_qt.look.system import SystemWishes
from bp_qt.look.theme import THEMES
from bp_qt.scene.appearance import Appearance, Look
from bp_qt.scene.stage import Stage

ROOT = Path(__file__).resolve().parent.parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"

# --- the portal --------------------------------------------------------------------------------------------

LISTENER = """
import json, sys
from PySide6.QtWidgets import QApplication
from bp_qt.look.system import SystemWishes
from bp_qt.look.theme import THEMES
from bp_qt.scene.appearance import Appearance, Look
from bp_qt.scene.stage import Stage
application = QApplication([])
wishes = SystemWishes()
def tell():
    print(json.dumps([wishes.dark, wishes.more_contrast, wishes.less_motion]), flush=True)
wishes.changed.connect(tell)
tell()
application.exec()
"""


class Portal:
    """A desktop's portal, played by tests/look/portal.py, and a program that listens to it."""

    def __init__(self, said: dict[str, object]) -> None:
        self.bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
        )
        address = line_of(self.bus).strip()
        self.environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address, "PYTHONPATH": str(ROOT)}
        self.portal = subprocess.Popen(
            [SYSTEM_PYTHON, str(Path(__file__).with_name("portal.py")), json.dumps(said)],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert line_of(self.portal) == "ready\n"
        self.program = subprocess.Popen(
            [sys.executable, "-P", "-c", LISTENER],
            env={**self.environment, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
        )

    def wishes(self) -> list[bool]:
        """Dark, more contrast, less motion, as the program tells them next."""
        told: list[bool] = json.loads(line_of(self.program))
        return told

    def change(self, key: str, value: object) -> None:
        assert self.portal.stdin is not None
        print(json.dumps([key, value]), file=self.portal.stdin, flush=True)

    def close(self) -> None:
        for process in (self.program, self.portal, self.bus):
            process.kill()
            process.communicate()


def line_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.fixture
def portal() -> Iterator[Any]:
    if not sys.platform.startswith("linux") or shutil.which("dbus-daemon") is None:
        pytest.skip("a session bus is needed")
    opened: list[Portal] = []

    def start(**said: object) -> Portal:
        opened.append(Portal(said))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


def test_the_portal_is_heard_at_the_start(portal: Any) -> None:
    assert portal(scheme=1, contrast=1, animations=False).wishes() == [True, True, True]
    assert portal(scheme=2, contrast=0, animations=True).wishes() == [False, False, False]


def test_and_when_it_tells_of_a_change(portal: Any) -> None:
    desktop = portal(scheme=2)
    assert desktop.wishes() == [False, False, False]
    desktop.change("scheme", 1)
    assert desktop.wishes() == [True, False, False]
    desktop.change("contrast", 1)
    assert desktop.wishes() == [True, True, False]
    desktop.change("animations", False)
    assert desktop.wishes() == [True, True, True]


def test_a_portal_that_is_only_being_started_is_heard_when_it_is_there(portal: Any) -> None:
    desktop = portal(scheme=1, contrast=0, animations=True, asleep=True)
    assert desktop.wishes() == [False, False, False]
    desktop.change("asleep", False)
    assert desktop.wishes() == [True, False, False]


def test_without_a_portal_nothing_is_asked_for(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    wishes = SystemWishes()
    assert wishes.scheme == Qt.ColorScheme.Unknown
    assert (wishes.more_contrast, wishes.less_motion) == (False, False)


# --- Windows -----------------------------------------------------------------------------------------------


def pretend_windows(monkeypatch: pytest.MonkeyPatch, window: int, animated: int = 1) -> None:
    def answer(what: int, size: int, pointer: Any, flags: int) -> None:
        pointer._obj.value = animated

    user32 = SimpleNamespace(GetSysColor=lambda index: window, SystemParametersInfoW=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.parametrize(
    ("colour", "dark"),
    [(0x000000, True), (0x2D2A26, True), (0xFFFFFF, False), (0xEFFAFF, False), (0xFF0000, True)],
)
def test_a_window_is_dark_by_its_colour(monkeypatch: pytest.MonkeyPatch, colour: int, dark: bool) -> None:
    pretend_windows(monkeypatch, colour)
    assert windows.is_window_dark() is dark


def test_a_contrast_theme_has_a_scheme_by_its_colours(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    for colour, dark in ((0x000000, True), (0xFFFFFF, False)):
        pretend_windows(monkeypatch, colour)
        wishes = SystemWishes()
        assert wishes.scheme == Qt.ColorScheme.Unknown  # not a contrast theme: Qt knows
        monkeypatch.setattr(SystemWishes, "more_contrast", True)
        assert wishes.dark is dark
        monkeypatch.undo()


@pytest.mark.parametrize(("animated", "less"), [(1, False), (0, True)])
def test_windows_without_animations(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, animated: int, less: bool
) -> None:
    pretend_windows(monkeypatch, 0xFFFFFF, animated)
    assert SystemWishes().less_motion is less


# --- macOS -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("less", [True, False])
def test_macos_is_asked_without_a_program_to_start(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, less: bool
) -> None:
    words = {b"NSWorkspace": 1, b"sharedWorkspace": 2, b"accessibilityDisplayShouldReduceMotion": 3}
    answers = {(1, 2): 4, (4, 3): less}

    class Name:
        def __call__(self, word: bytes) -> int:
            return words[word]

    library = SimpleNamespace(objc_getClass=Name(), sel_registerName=Name())
    monkeypatch.setattr(ctypes, "CDLL", lambda path: library)
    monkeypatch.setattr(
        ctypes, "CFUNCTYPE", lambda *types: lambda named: lambda target, message: answers[target, message]
    )
    monkeypatch.setattr(sys, "platform", "darwin")
    assert macos.reduces_motion() is less
    assert SystemWishes().less_motion is less


# --- what is done with it ----------------------------------------------------------------------------------


def test_the_system_is_told_of_the_scheme_that_a_theme_has(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Qt.ColorScheme] = []
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda hints, scheme: told.append(scheme))
    before = (qapp.palette(), qapp.styleSheet(), qapp.font())
    appearance = Appearance(qapp, Stage(THEMES["light"]), SystemWishes())
    try:
        for theme in ("system", "dark", "dark", "contrast-light", "system"):
            appearance.wear(Look(theme))
    finally:
        qapp.setPalette(before[0])
        qapp.setStyleSheet(before[1])
        qapp.setFont(before[2])
    assert told == [Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Unknown]
