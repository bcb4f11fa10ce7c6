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
    return Confirmation(swap.session, swap.aim, 400, now_ms=lambda: swap.now_ms)


def press(confirmation: Confirmation, desk: Desk, after_ms: int = 400, command: str = "swap") -> bool:
    desk.wind(after_ms)
    return confirmation.press(command)


def test_the_second_press_confirms(swap: Desk, confirmation: Confirmation) -> None:
    assert confirmation.armed == ""
    assert [press(confirmation, swap) for _ in range(4)] == [False, True, False, True]


@pytest.mark.parametrize("apart_ms", [0, 20, 100, 300, 399])
def test_presses_that_follow_at_once_are_one(swap: Desk, confirmation: Confirmation, apart_ms: int) -> None:
    assert not any(press(confirmation, swap, apart_ms) for _ in range(50))
    assert confirmation.armed == "swap"
    assert press(confirmation, swap, 400)


def test_a_press_for_one_command_does_not_confirm_another(swap: Desk, confirmation: Confirmation) -> None:
    assert not press(confirmation, swap, command="swap")
    assert not press(confirmation, swap, command="end")
    assert confirmation.armed == "end"
    assert not press(confirmation, swap, command="swap")
    assert press(confirmation, swap, command="swap")


def test_it_says_when_it_is_armed_and_when_not(swap: Desk, confirmation: Confirmation) -> None:
    said: list[str] = []
    confirmation.changed.connect(lambda: said.append(confirmation.armed))
    confirmation.disarm()
    for _ in range(3):
        press(confirmation, swap)
    confirmation.disarm()
    assert said == ["swap", "", "swap", ""]


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
    press(confirmation, swap)
    other(swap)
    assert confirmation.armed == ""
    assert not press(confirmation, swap)


def test_time_does_not_disarm_it(swap: Desk, confirmation: Confirmation) -> None:
    press(confirmation, swap)
    assert press(confirmation, swap, 600_000)


def test_by_the_real_clock_two_presses_are_not_an_hour_apart(swap: Desk) -> None:
    confirmation = Confirmation(swap.session, swap.aim, 3_600_000)
    assert [confirmation.press("swap") for _ in range(3)] == [False] * 3
