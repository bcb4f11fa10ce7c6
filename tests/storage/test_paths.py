import os
import sys
from pathlib import Path

import pytest

from bp_qt.storage.paths import data_folder, make_folder, resources_folder, settings_file

linux = pytest.mark.skipif(sys.platform != "linux", reason="XDG")


@linux
def test_follows_xdg(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "block-puzzle"


@linux
@pytest.mark.parametrize("value", ["", "here", "./here", "~/here"])
def test_a_relative_xdg_folder_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, home: Path, value: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert data_folder() == home / ".local" / "share" / "block-puzzle"


@linux
def test_the_default(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == home / ".local" / "share" / "block-puzzle"


def test_asking_creates_nothing() -> None:
    folder = data_folder()
    assert settings_file(folder).parent == folder
    assert not folder.exists()


@pytest.mark.skipif(os.name != "posix", reason="permission bits")
def test_a_made_folder_is_its_owners_alone(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_resources_are_found_in_a_checkout_and_when_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = tmp_path / "bp_qt" / "storage" / "paths.py"
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr("bp_qt.storage.paths.__file__", str(module))
    assert resources_folder() == tmp_path / "resources"
    (tmp_path / "bp_qt" / "resources").mkdir(parents=True)
    assert resources_folder() == tmp_path / "bp_qt" / "resources"
