"""The log: a rotating file of what went wrong, and where Python and Qt write their last words."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from bp_qt import __version__
from bp_qt.storage.paths import make_folder

__all__ = ["close_log", "facts", "log_file", "open_log"]

_MOST_BYTES = 256 * 1024
_OLD_FILES = 3


def log_file(folder: Path) -> Path:
    """The newest of the files in `folder`; the others have a number behind its name."""
    return folder / "block-puzzle.log"


def facts() -> str:
    """The facts that anyone reading a report asks for first."""
    return (
        f"Block Puzzle {__version__}, Qt {qVersion()}, PySide6 {PySide6.__version__}, "
        f"Python {platform.python_version()}, {platform.platform()}"
    )


class _LogFile(RotatingFileHandler):
    """Readable by its owner only. A crash in C++ writes to whichever file is open at that moment."""

    def _open(self) -> TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        stream = os.fdopen(descriptor, "a", encoding="utf-8", errors="backslashreplace")
        faulthandler.enable(stream)
        return stream

    def handleError(self, record: logging.LogRecord) -> None:
        """On a full disk there is no log; that is no reason to fill a terminal with tracebacks."""

    def close(self) -> None:
        faulthandler.disable()
        with suppress(OSError):  # of a full disk: nobody is left to be told
            super().close()


def open_log(folder: Path) -> logging.Handler | None:
    """Sends the log to a file in `folder` as well. None if no file can be created there."""
    try:
        make_folder(folder)
        handler = _LogFile(log_file(folder), maxBytes=_MOST_BYTES, backupCount=_OLD_FILES)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    return handler


def close_log(handler: logging.Handler | None) -> None:
    """Stops writing to the file."""
    if handler is not None:
        logging.getLogger().removeHandler(handler)
        handler.close()
