"""The window with a game of calm that has just begun."""

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from tests.play.desk import Desk
from tests.room import Room


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk()
    desk.session.start(variant_of("calm", "classic"), "window")
    return desk


@pytest.fixture
def room(desk: Desk, qtbot: QtBot) -> Room:
    return Room(desk, qtbot)
