"""The single place that decides where files are."""

from __future__ import annotations

import os
from pathlib import Path

import appdirs

from bp_qt.storage.errors import NoHome

__all__ = ["data_folder", "log_folder", "make_folder", "resources_folder", "settings_file"]

_NAME = "block-puzzle"


def data_folder() -> Path:
    """The player's folder for settings and games, always absolute; nothing is created.

    Raises `NoHome` where the system names no place for it.
    """
    return _absolute(Path(appdirs.user_data_dir(_NAME, appauthor=False)), ".local", "share", _NAME)


def log_folder() -> Path:
    """The folder for the log, always absolute; nothing is created.

    Raises `NoHome` where the system names no place for it.
    """
    return _absolute(Path(appdirs.user_log_dir(_NAME, appauthor=False)), ".cache", _NAME, "log")


def _absolute(folder: Path, *default: str) -> Path:
    """`folder`, or its default in the home folder.

    A relative or empty XDG_DATA_HOME or HOME is invalid by its specification; appdirs would take it from the working
    directory, or leave the `~` where it is.
    """
    return folder if folder.is_absolute() else _home().joinpath(*default)


def _home() -> Path:
    """The home folder that is set, or else the one that the system has for this user."""
    home = Path(os.environ.get("HOME", ""))
    if home.is_absolute():
        return home
    try:
        import pwd

        home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    except (ImportError, KeyError):
        pass
    if not home.is_absolute():
        raise NoHome(
            "there is no home folder: HOME is not set to one, and the system knows none for this user"
        )
    return home


def settings_file(folder: Path) -> Path:
    """The file of settings, games and statistics; to back up or to delete there is the folder (docs/storage.md)."""
    return folder / f"{_NAME}.ini"


def make_folder(folder: Path) -> None:
    """Creates `folder` for its owner alone; one that exists stays as it is.

    Raises `OSError`.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def resources_folder() -> Path:
    """Icons, sounds and translations: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).parent.parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
