"""The program on a file of its own, as often as it is started, and that file as a kill would leave it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app.program import Program
from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.store import Store
from tests.delays import DELAYS

Open = Callable[..., Program]


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
def open_program(
    path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    """Starts the program, with the words of the command line, on the file as it lies on the disk now."""
    programs: list[Program] = []
    font, palette, sheet, locale = qapp.font(), qapp.palette(), qapp.styleSheet(), QLocale()
    monkeypatch.setattr("bp_qt.app.program.Sounds", Silence)

    def start(
        rules: str | None = None,
        mode: str | None = None,
        seed: str | None = None,
        *,
        at: Path = path,
        **tables: Any,
    ) -> Program:
        program = Program(qapp, Store(at), delays=DELAYS, **tables)
        programs.append(program)
        program.open_game(variant_of(rules, mode) if rules and mode else None, seed)
        program.window.show()
        program.window.activateWindow()
        QTimer.singleShot(0, program.after_first_paint)
        qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
        QApplication.processEvents()
        return program

    yield start
    for program in programs:
        window = program.window
        window.close_unkept()
        program.language.hush()
        # At once and in this order: half of a program would be restyled together with the next one.
        shiboken6.delete(program)
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
