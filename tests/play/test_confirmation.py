"""A command that asks for a second press (docs/rules.md 5, swap group)."""

from collections.abc import Callable

import pytest

from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import variant_of
from bp_qt.play.confirmation import Confirmation
from tests.play.desk import Desk


@pytest.fixture
def swap(desk: Desk) -> Desk:
    desk.session.start(variant_of("swap", "classic"), "confirm")
    return desk


@pytest.fixture
def confirmation(swap: Desk) -> Confirmation:
    return Confirmation(swap.session, swap.aim)


def test_the_second_press_confirms(confirmation: Confirmation) -> None:
    assert not confirmation.is_armed
    assert [confirmation.press() for _ in range(4)] == [False, True, False, True]


def test_it_says_when_it_is_armed_and_when_not(confirmation: Confirmation) -> None:
    said: list[bool] = []
    confirmation.changed.connect(lambda: said.append(confirmation.is_armed))
    confirmation.disarm()
    confirmation.press()
    confirmation.press()
    confirmation.press()
    confirmation.disarm()
    assert said == [True, False, True, False]


@pytest.mark.parametrize(
    "other",
    [
        lambda desk: desk.play(1),
        lambda desk: desk.session.move(Command.SWAP),
        lambda desk: desk.session.start(variant_of("swap", "classic")),
        lambda desk: desk.session.open(variant_of("calm", "classic")),
        lambda desk: desk.aim.toggle(0),
        lambda desk: desk.aim.move_cursor((3, 3)),
    ],
)
def test_anything_else_disarms_it(
    swap: Desk, confirmation: Confirmation, other: Callable[[Desk], object]
) -> None:
    confirmation.press()
    other(swap)
    assert not confirmation.is_armed
    assert not confirmation.press()


def test_time_does_not_disarm_it(swap: Desk, confirmation: Confirmation) -> None:
    confirmation.press()
    swap.wind(600_000)
    assert confirmation.press()
