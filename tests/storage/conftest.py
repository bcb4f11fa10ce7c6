"""A store of its own for each test, and what a new process would find on the disk."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.storage.autosave import Autosave
from bp_qt.storage.statistics import Statistics
from bp_qt.storage.store import Store

Play = Callable[..., History]
OnDisk = Callable[[], Store]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "block-puzzle.ini"


@pytest.fixture
def store(path: Path) -> Store:
    return Store(path)


@pytest.fixture
def on_disk(path: Path, tmp_path_factory: pytest.TempPathFactory) -> OnDisk:
    """A store on a copy of the file: two QSettings of one path share values that are not written yet."""

    def copy() -> Store:
        folder = tmp_path_factory.mktemp("copy")
        if path.exists():
            shutil.copy(path, folder)
        return Store(folder / path.name)

    return copy


@pytest.fixture
def statistics(store: Store) -> Statistics:
    return Statistics(store)


@pytest.fixture
def autosave(store: Store, statistics: Statistics) -> Autosave:
    return Autosave(store, statistics)


@pytest.fixture
def play() -> Play:
    return played


def played(rules: str, mode: str, moves: int, seed: str = "storage") -> History:
    """A game after so many placements, or over before: always the first legal one."""
    ruleset = ruleset_of(rules)
    history = History(Game.new(ruleset, ruleset.mode_of(mode), seed))
    while history.game.placements < moves and not history.game.over and history.game.legal:
        history.apply(next(iter(history.game.legal)))
    return history


def autosave_of(store: Store) -> Autosave:
    return Autosave(store, Statistics(store))
