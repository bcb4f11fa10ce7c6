"""A room to play in, and someone who listens."""

import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.game import Game
from tests.access.ears import Ears, listening
from tests.engine.positions import game_at
from tests.play.desk import Desk
from tests.room import Room


@pytest.fixture
def calm() -> Game:
    """8 × 8: row 1 lacks H1, D4 is filled; a single block, a bar, and a corner."""
    return game_at("calm", board=["#######.", "", "", "...#"], tray=["single", "h3", "corner2-se"])


@pytest.fixture
def room(qtbot: QtBot, desk: Desk, calm: Game) -> Room:
    """The window with that game; the focus is on A1."""
    desk.put(calm)
    room = Room(desk, qtbot)
    room.focus("A1")
    room.said.clear()
    return room


@pytest.fixture
def ears(room: Room) -> Iterator[Ears]:
    if not sys.platform.startswith("linux"):
        pytest.skip("the handler is found by its name in a Linux library")
    with listening() as ears:
        yield ears
