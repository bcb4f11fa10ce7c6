"""How we introduce ourselves to the desktop. packaging/ names its files with the same words."""

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
"""The menu entry without its suffix. Desktops use it to find the icon and to group windows."""
APPLICATION_ID = "io.example.BlockPuzzle"
"""The reverse-DNS name used by the Windows taskbar, macOS and software catalogues."""


def introduce() -> None:
    """Call this before creating the QApplication: its connection to the desktop carries these names."""
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
    """Makes Windows group our windows with our shortcut instead of with other Python programs."""
    import ctypes

    windll = getattr(ctypes, "windll")  # noqa: B009 (only Windows has it, mypy elsewhere does not know it)
    windll.shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(application_id))
