"""A timed game that is resumed waits for the player: its limit runs from the first touch on."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from tests.play.desk import Desk

TIMED, OTHER = variant_of("combo", "timed"), variant_of("calm", "classic")


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """With a timed game that was left after a placement and five seconds, and is resumed."""
    desk = Desk()
    desk.session.start(TIMED, "waits")
    desk.play(1)
    desk.wind(5_000)
    desk.session.open(OTHER)
    desk.session.open(TIMED)
    return desk


def left_ms(desk: Desk) -> int:
    remaining_ms = desk.session.remaining_ms
    assert remaining_ms is not None
    return remaining_ms


def first_slot(desk: Desk) -> int:
    return next(slot for slot, shape in enumerate(desk.game.tray) if shape)


def test_until_then_the_limit_stands(desk: Desk) -> None:
    assert desk.session.is_waiting
    before_ms = left_ms(desk)
    desk.wind(20_000)
    assert left_ms(desk) == before_ms


@pytest.mark.parametrize(
    "touch",
    [
        lambda desk: desk.aim.take(first_slot(desk)),
        lambda desk: desk.aim.take(first_slot(desk), dragging=True),
        lambda desk: desk.aim.move_cursor((3, 3)),
        lambda desk: desk.play(1),
    ],
    ids=["take", "drag", "cursor", "placement"],
)
def test_from_the_first_touch_on_it_runs(desk: Desk, touch: Callable[[Desk], object]) -> None:
    before_ms = left_ms(desk)
    touch(desk)
    assert not desk.session.is_waiting
    desk.wind(5_000)
    assert left_ms(desk) == before_ms - 5_000


def test_a_new_game_and_one_without_a_limit_wait_for_nobody(desk: Desk) -> None:
    desk.session.start(TIMED, "new")
    assert not desk.session.is_waiting
    desk.session.open(OTHER)
    assert not desk.session.is_waiting
