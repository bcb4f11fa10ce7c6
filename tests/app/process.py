"""The program as a process of its own, without a screen, in surroundings that a test chooses."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import bp_qt
from tests.delays import PATIENCE_S

ROOT = Path(bp_qt.__file__).parent.parent

# What is done once the window is there and its loop runs; `program` is the whole program.
DRIVEN = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bp_qt import cli
from bp_qt.app import program as house

made = []
build = house.Program.__init__

def note(self, *arguments, **more):
    made.append(self)
    build(self, *arguments, **more)

house.Program.__init__ = note
run_loop = QApplication.exec

def act():
    program = made[0]
{act}

def exec_and_act(*ignored):
    QTimer.singleShot(0, act)
    return run_loop()

QApplication.exec = exec_and_act
{before}
sys.exit(cli.main(sys.argv[1:]))
"""
CLOSE = "program.window.close()"


def environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    """This process's environment with changes; None takes a variable out."""
    return {name: text for name, text in {**os.environ, **changes}.items() if text is not None}


def start(
    *words: str, shell: str = 'exec "$@"', cwd: Path = ROOT, **changes: str | None
) -> subprocess.CompletedProcess[str]:
    """`python -m bp_qt` to its end, with the streams as `shell` leaves them."""
    return _run([sys.executable, "-m", "bp_qt", *words], shell, cwd, changes)


def drive(
    act: str,
    *words: str,
    before: str = "",
    shell: str = 'exec "$@"',
    cwd: Path = ROOT,
    **changes: str | None,
) -> subprocess.CompletedProcess[str]:
    """The same, doing `before` first and `act` (lines of Python) when the window is there."""
    return _run([sys.executable, "-c", script(act, before), *words], shell, cwd, changes)


def script(act: str, before: str = "") -> str:
    """The text of a program that does `before`, opens the window and does `act` then."""
    indented = "\n".join(f"    {line}" for line in act.splitlines())
    return DRIVEN.replace("{act}", indented).replace("{before}", before)


def _run(
    command: Sequence[str], shell: str, cwd: Path, changes: Mapping[str, str | None]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", shell, "sh", *command],
        cwd=cwd,
        env=environment(changes),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
