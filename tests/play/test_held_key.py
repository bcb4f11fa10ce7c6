"""Which key presses a held key repeats, though Qt does not say so."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bp_qt.play.held_key import HeldKey

NONE = Qt.KeyboardModifier.NoModifier
A, B = Qt.Key.Key_A, Qt.Key.Key_B


class Hand:
    """Presses and releases keys; `at_ms` is the time by the server's clock, 0 where events have lost it."""

    def __init__(self) -> None:
        self.now_s = 100.0
        self._held = HeldKey(lambda: self.now_s)

    def release(self, key: Qt.Key = A, at_ms: int = 0, *, repeats: bool = False) -> bool:
        return self._follow(QEvent.Type.KeyRelease, key, at_ms, 38, repeats)

    def press(self, key: Qt.Key = A, at_ms: int = 0, code: int = 38, *, repeats: bool = False) -> bool:
        return self._follow(QEvent.Type.KeyPress, key, at_ms, code, repeats)

    def _follow(self, kind: QEvent.Type, key: Qt.Key, at_ms: int, code: int, repeats: bool) -> bool:
        event = QKeyEvent(kind, key, NONE, code, 0, 0, "", repeats)
        event.setTimestamp(at_ms)
        return self._held.follow(event)


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_what_qt_calls_a_repeat_is_one(hand: Hand) -> None:
    assert hand.press(repeats=True)
    assert hand.release(repeats=True)
    assert not hand.release()


def test_a_first_press_is_none(hand: Hand) -> None:
    assert not hand.press()
    assert not hand.press(at_ms=5000)


@pytest.mark.parametrize(
    ("after_ms", "is_held"), [(-1, False), (0, True), (1, True), (2, False), (30, False), (5000, False)]
)
def test_a_pair_at_one_time_of_the_server_is_a_repeat(hand: Hand, after_ms: int, is_held: bool) -> None:
    hand.release(at_ms=7000)
    assert hand.press(at_ms=7000 + after_ms) is is_held


def test_another_key_is_none(hand: Hand) -> None:
    hand.release(A, at_ms=7000)
    assert not hand.press(B, at_ms=7000)
    hand.release(A)
    assert not hand.press(B)


def test_without_times_what_comes_right_after_is_a_repeat(hand: Hand) -> None:
    hand.release()
    assert hand.press()
    hand.release()
    hand.now_s += 1.0
    assert not hand.press()


def test_a_key_that_no_keyboard_has_sent_is_never_held(hand: Hand) -> None:
    hand.release()
    assert not hand.press(code=0)
