"""What the desktop is told about who we are; packaging/ names its files by the same words."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QIcon

from bp_qt import __version__

__all__ = ["APPLICATION_ID", "DESKTOP_FILE", "NAME", "ORGANISATION", "introduce", "window_icon"]

NAME = "Block Puzzle"
ORGANISATION = "Block Puzzle contributors"
DESKTOP_FILE = "block-puzzle"
"""The menu entry without its ending: by it a desktop finds the icon, and the entry under which windows are grouped."""
APPLICATION_ID = "io.example.BlockPuzzle"
"""Where such names are written backwards: Windows' taskbar, macOS and the software catalogues."""


def introduce() -> None:
    """To be called before there is a QApplication: its connection to the desktop carries these names."""
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    QCoreApplication.setOrganizationName(ORGANISATION)
    # Flatpak gives the menu entry that it exports its own name.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID") or DESKTOP_FILE)
    if sys.platform == "win32":
        _tell_taskbar(APPLICATION_ID)


def window_icon(folder: Path) -> QIcon:
    """The icon in every size that is drawn, so that a taskbar need not shrink a large one."""
    icon = QIcon()
    for path in sorted(folder.glob(f"{DESKTOP_FILE}-*.png")):
        icon.addFile(str(path))
    return icon


def _tell_taskbar(application_id: str) -> None:
    """So that Windows groups our windows with our shortcut, not with those of other programs that run in Python."""
    import ctypes

    windll = getattr(ctypes, "windll")  # noqa: B009 (only Windows has it, mypy elsewhere does not know it)
    windll.shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(application_id))
