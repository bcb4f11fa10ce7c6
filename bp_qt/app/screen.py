"""Qt's own messages: to the log and on standard error; where there is no screen, one sentence in place of an abort."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from collections.abc import Callable, Mapping
from typing import NoReturn, TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

__all__ = ["QtMessages", "why_no_screen"]

_log = logging.getLogger("bp_qt.qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_LOST = ("The X11 connection broke", "The Wayland connection ")
"""How Qt's last message begins when the display goes away; it ends the process right after."""

_LOG_ONLY = ("qt.qpa.wayland.textinput",)
"""Warnings Qt prints for every dialog that nobody can do anything about; they would fill the terminal."""


class QtMessages:
    """Takes all that Qt has to say, from now on until `stop`.

    Until the application is `ready` nothing is printed: what Qt says then is either followed by its giving up, of
    which one sentence tells, or of no interest. `on_lost` is called when the screen goes while the program runs.
    """

    def __init__(
        self,
        out: TextIO | None = None,
        exit_now: Callable[[int], NoReturn] = os._exit,
        variables: Mapping[str, str] = os.environ,
    ) -> None:
        self._out = sys.stderr if out is None else out
        self._exit = exit_now
        self._variables = variables
        self._held: list[str] | None = []
        self.on_lost: Callable[[], object] = lambda: None
        qInstallMessageHandler(self._take)

    def ready(self) -> None:
        """There is a display: prints what was held back, and from now on prints at once."""
        held, self._held = self._held or [], None
        for line in held:
            self._print(line)

    def stop(self) -> None:
        """Qt prints its messages by itself again."""
        qInstallMessageHandler(None)

    def _take(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        category = context.category or "default"
        line = text if category == "default" else f"{category}: {text}"
        _log.log(_LEVELS[kind], "%s", line)
        if text.startswith(_LOST):
            self.on_lost()
            self._exit(1)
        if kind is not QtMsgType.QtFatalMsg:
            if category not in _LOG_ONLY:
                self._print(line)
        elif self._held is None:
            self._print(line)  # and Qt aborts
        else:
            self._held = None
            self._print(why_no_screen(self._variables))
            self._exit(1)

    def _print(self, line: str) -> None:
        if self._held is not None:
            self._held.append(line)
        elif self._out is not None:
            print(line, file=self._out, flush=True)


def why_no_screen(variables: Mapping[str, str]) -> str:
    """The sentence for whoever typed the command; in English, since there is nothing yet that could translate it."""
    asked = variables.get("QT_QPA_PLATFORM")
    shown = [f"{name}={variables[name]}" for name in ("DISPLAY", "WAYLAND_DISPLAY") if variables.get(name)]
    if asked and not asked.startswith(("xcb", "wayland")):
        return f"Block Puzzle cannot open a window: QT_QPA_PLATFORM={asked} leads to none."
    if not shown:
        return "Block Puzzle cannot open a window: there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    if not _is_there("libxcb-cursor.so.0"):
        return "Block Puzzle cannot open a window: the library libxcb-cursor.so.0 is missing (Debian, Ubuntu: libxcb-cursor0)."
    return f"Block Puzzle cannot open a window: the screen cannot be reached ({', '.join(shown)})."


def _is_there(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
