"""A move typed as it is written, `2c7`: where the keys mean something else as well, speed tells."""

import pytest

from bp_qt.access.move_typing import MoveTyping, Typed


class Typist:
    """Presses keys on a board of 10, some of which mean something by themselves."""

    def __init__(self) -> None:
        self._now_s = 100.0
        self._typing = MoveTyping(lambda: self._now_s)

    def type(self, keys: str, *, each_s: float = 0.3, size: int = 10) -> list[Typed | None]:
        seen = []
        for key in keys:
            self._now_s += each_s
            seen.append(self._typing.press(key, size, has_meaning=key in "123bcfnlprstw"))
        return seen

    def forget(self) -> None:
        self._typing.forget()


@pytest.mark.parametrize(
    ("keys", "size", "move"),
    [
        ("2c7", 10, (1, 2, 6)),
        ("1a1", 8, (0, 0, 0)),
        ("3j10", 10, (2, 9, 9)),
        ("2f3", 10, (1, 5, 2)),
        ("2k7", 10, (1, 10, 6)),
        ("2d0", 10, (1, 3, -1)),
    ],
)
def test_a_move_is_recognized(keys: str, size: int, move: tuple[int, int, int]) -> None:
    assert Typist().type(keys, size=size)[-1] == Typed(*move)


def test_the_digit_and_a_letter_that_means_something_do_that_too() -> None:
    assert Typist().type("2c7") == [None, None, Typed(1, 2, 6)]
    assert Typist().type("2d7") == [None, Typed(1, 3), Typed(1, 3, 6)]


def test_slow_keys_that_all_mean_something_do_that() -> None:
    assert Typist().type("2c1", each_s=5.0) == [None, None, None]
    assert Typist().type("2c1d4", each_s=5.0)[-1] == Typed(0, 3, 3)


def test_slow_keys_of_which_one_means_nothing_else_are_a_move() -> None:
    assert Typist().type("2c7", each_s=60.0)[-1] == Typed(1, 2, 6)
    assert Typist().type("2d1", each_s=60.0)[-1] == Typed(1, 3, 0)


def test_a_digit_that_makes_no_row_begins_again() -> None:
    typist = Typist()
    assert typist.type("2d1")[-1] == Typed(1, 3, 0)
    assert typist.type("0")[-1] == Typed(1, 3, 9)
    assert typist.type("3e5") == [None, Typed(2, 4), Typed(2, 4, 4)]


@pytest.mark.parametrize("keys", ["c7", "7", "d", "22", "2cc7", "2dd7"])
def test_what_is_no_move_is_none(keys: str) -> None:
    assert [typed for typed in Typist().type(keys) if typed is not None and typed.row is not None] == []


def test_another_key_ends_it() -> None:
    typist = Typist()
    typist.type("2d")
    typist.forget()
    assert typist.type("7") == [None]
