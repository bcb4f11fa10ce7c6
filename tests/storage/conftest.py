"""A store of its own for each test, and what a new process would find on the disk."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store

OnDisk = Callable[[], Store]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "block-puzzle.ini"


@pytest.fixture
def store(path: Path) -> Store:
    return Store(path)


@pytest.fixture
def on_disk(path: Path, tmp_path_factory: pytest.TempPathFactory) -> OnDisk:
    """A store on a copy of the folder, as a start after a kill would find it."""

    def copy() -> Store:
        folder = tmp_path_factory.mktemp("copy") / "data"
        if path.parent.is_dir():
            shutil.copytree(path.parent, folder)
        return Store(folder / path.name)

    return copy


@pytest.fixture
def shelf(store: Store) -> Shelf:
    return Shelf(store)
