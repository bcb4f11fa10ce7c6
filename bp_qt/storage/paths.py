"""The one place that knows where things are."""

from __future__ import annotations

from pathlib import Path

import appdirs

__all__ = ["data_folder", "make_folder", "resources_folder", "settings_file"]

_NAME = "block-puzzle"


def data_folder() -> Path:
    """The player's folder for settings and games, always absolute; nothing is created.

    A relative or empty XDG_DATA_HOME is invalid by its specification, and appdirs would take it from the working
    directory: then it is the default, ~/.local/share.
    """
    folder = Path(appdirs.user_data_dir(_NAME, appauthor=False))
    return folder if folder.is_absolute() else Path.home() / ".local" / "share" / _NAME


def settings_file(folder: Path) -> Path:
    """The one file to back up or delete: settings, games and statistics."""
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
