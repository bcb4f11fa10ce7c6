"""What a player waits for: the game written to disk, and the window's answer to aiming."""

from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.benchmarks.conftest import Report
from tests.play.desk import Desk
from tests.room import Room
from tests.storage.games import play

pytestmark = pytest.mark.benchmark


def test_saving_a_long_game(tmp_path: Path, report: Report) -> None:
    history, shelf = play("combo", "zen", 2000), Shelf(Store(tmp_path / "games.ini"))
    assert history.game.placements == 2000
    times_ms = cycle(range(1000))
    report("save a game of 2,000 moves", lambda: shelf.keep(Sitting(history, next(times_ms))))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """In a window; the last piece of a group is left, whose every placement is followed by a deal."""
    desk = Desk()
    desk.session.start(variant_of("combo", "classic"), "quick")
    desk.play(2)
    Room(desk, qtbot).focus("A1")
    assert len([shape for shape in desk.game.tray if shape]) == 1
    return desk


@pytest.fixture
def take(desk: Desk) -> Callable[[], object]:
    """Takes the piece that is left, or puts it back."""
    slot = next(slot for slot, shape in enumerate(desk.game.tray) if shape)
    return lambda: desk.aim.toggle(slot)


def test_taking_a_piece(take: Callable[[], object], report: Report) -> None:
    def take_and_put_back() -> None:
        take()
        take()

    report("take a piece and put it back, in the window", take_and_put_back)


def test_aiming(desk: Desk, take: Callable[[], object], report: Report) -> None:
    take()
    cells = cycle(product(range(10), range(10)))
    report("aim at the next cell, in the window", lambda: desk.aim.point_at(next(cells)))
