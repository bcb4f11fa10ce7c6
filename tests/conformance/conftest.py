"""The vectors: whole games, deals and counts made by an independent implementation of the rules.

The environment variable BP_VECTORS names another folder of the same layout (tests/vectors/README.md).
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from tests.fourth import registered

OWN_VECTORS = Path(__file__).parent.parent / "vectors"
NOT_GAMES = ("deals.json", "perft.json")


def vectors_folder() -> Path:
    """The folder of BP_VECTORS, else the project's own."""
    return Path(os.environ.get("BP_VECTORS") or OWN_VECTORS)


@dataclass(frozen=True)
class GameVector:
    """One file of a whole game."""

    path: Path

    @cached_property
    def content(self) -> dict[str, Any]:
        """The file as it stands: `record` and `states`."""
        return dict(json.loads(self.path.read_text(encoding="utf-8")))

    @property
    def record(self) -> dict[str, Any]:
        """The game record as an object (docs/rules.md 7)."""
        return dict(self.content["record"])

    @property
    def record_text(self) -> str:
        """The game record as text, what a reader of records takes."""
        return json.dumps(self.record)

    @property
    def states(self) -> list[dict[str, Any]]:
        """The state at the start, then after every move."""
        return list(self.content["states"])


def game_vectors() -> list[GameVector]:
    """Every game of the folder, in order of name."""
    return [
        GameVector(path) for path in sorted(vectors_folder().glob("*.json")) if path.name not in NOT_GAMES
    ]


@pytest.fixture(autouse=True)
def _a_fourth_game() -> Iterator[None]:
    """It conforms as well, though nobody wrote a test for it."""
    with registered():
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test that asks for `game_vector`, `deal_vector` or `perft_vector` every one of them in turn."""
    if "game_vector" in metafunc.fixturenames:
        games = game_vectors()
        if not games:
            raise pytest.UsageError(f"no game vectors in {vectors_folder()}")
        metafunc.parametrize("game_vector", games, ids=lambda game: game.path.stem)
    for fixture, name in (("deal_vector", "deals.json"), ("perft_vector", "perft.json")):
        if fixture in metafunc.fixturenames:
            metafunc.parametrize(fixture, _cases(name))


def _cases(name: str) -> list[Any]:
    path = vectors_folder() / name
    if not path.exists() and path.parent != OWN_VECTORS:
        return []  # a borrowed folder may hold games alone: reported as skipped
    return list(json.loads(path.read_text(encoding="utf-8")))
