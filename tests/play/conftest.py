"""A desk for each test."""

import pytest
from pytestqt.qtbot import QtBot

from tests.play.desk import Desk


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Nothing opened yet."""
    return Desk()
