"""A walk through a bundle that was just built: the window comes, every dialog opens, the languages are there.

It travels in the bundle, since on some systems nothing else could press its buttons: `block-puzzle --smoke-test`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu

from bp_qt.cli import main
from bp_qt.sound.mixer import read_sounds
from bp_qt.storage.paths import resources_folder

__all__ = ["walk"]

_STEP_MS = 300
_LEFT_OUT = ("quit", "exit")


def walk() -> int:
    """Starts the program in an empty folder and presses what is in its menus; 0 when dialogs came and nothing failed."""
    opened: list[str] = []
    failures: list[str] = []
    show = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failures.append(f"{kind.__name__}: {error}")
        show(kind, error, trace)

    sys.excepthook = note
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
            os.environ[name] = folder
        begin_when_running(opened)
        status = main([])
    failures += missing_resources()
    print(f"sounds: {len(read_sounds(resources_folder() / 'sounds'))}, {sound_library()}")
    for line in (*(f"opened: {title}" for title in opened), *(f"FAILED: {line}" for line in failures)):
        print(line, flush=True)
    return 1 if status or failures or len(opened) < 4 else 0


def begin_when_running(opened: list[str]) -> None:
    """Lets the walk begin with the event loop that the program starts when everything is built."""
    run = QApplication.exec

    def begin(application: QApplication) -> int:
        steps = pressed_one_by_one(application, opened)
        timer = QTimer(application, interval=_STEP_MS)
        timer.timeout.connect(lambda: next(steps, None))
        timer.start()
        return run()

    QApplication.exec = begin  # type: ignore[method-assign, assignment]


def pressed_one_by_one(application: QApplication, opened: list[str]) -> Iterator[None]:
    """Each step presses one entry of the menus, or closes the dialog that came of it; the last ends the program."""
    window = next(widget for widget in application.topLevelWidgets() if isinstance(widget, QMainWindow))
    for action in entries(window):
        action.trigger()
        yield
        for dialog in [widget for widget in application.topLevelWidgets() if isinstance(widget, QDialog)]:
            if dialog.isVisible():
                opened.append(dialog.windowTitle())
                dialog.reject()
                yield
    window.close()
    yield


def entries(window: QMainWindow) -> Iterator[QAction]:
    """What stands in the menus and can be pressed, but for what ends the program."""
    for menu in window.findChildren(QMenu):
        for action in menu.actions():
            ends = action.menuRole() == QAction.MenuRole.QuitRole
            words = action.text().replace("&", "").lower()
            if action.isEnabled() and action.menu() is None and not ends and not words.startswith(_LEFT_OUT):
                yield action


def sound_library() -> str:
    """The version of what plays them, or that there is none for this machine."""
    try:
        from miniaudio import __version__
    except ImportError:
        return "silent"
    return f"miniaudio {__version__}"


def missing_resources() -> list[str]:
    """What the program would look for in vain."""
    wanted = ("icons/block-puzzle-256.png", "sounds/place.wav", "translations/bp_qt_es.qm")
    return [f"no {name}" for name in wanted if not (resources_folder() / name).is_file()]
