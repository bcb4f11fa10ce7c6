"""The focus ring: where it is, and who sees it."""

import pytest

from bp_qt.play.ring import FocusRing


@pytest.fixture
def ring() -> FocusRing:
    return FocusRing()


def seen(ring: FocusRing) -> object:
    return "board" if ring.on_board else ring.slot


def test_it_is_where_the_focus_is(ring: FocusRing) -> None:
    assert seen(ring) is None
    ring.to_board(is_seen=True)
    assert seen(ring) == "board"
    ring.to_slot(2, is_seen=True)
    assert (ring.on_board, ring.slot) == (False, 2)
    ring.leave()
    assert seen(ring) is None


def test_nobody_sees_it_until_keys_or_assistive_technology_bring_it(ring: FocusRing) -> None:
    ring.to_board(is_seen=False)
    assert seen(ring) is None
    ring.show()
    assert seen(ring) == "board"
    # Once seen it goes along, also when the window only becomes active again.
    ring.to_slot(0, is_seen=False)
    assert seen(ring) == 0
    ring.hide()
    assert seen(ring) is None
    ring.to_board(is_seen=False)
    assert seen(ring) is None


def test_it_tells_only_of_what_is_another_thing(ring: FocusRing) -> None:
    told: list[object] = []
    ring.changed.connect(lambda: told.append(seen(ring)))
    for _ in range(2):
        ring.to_board(is_seen=True)
    for _ in range(2):
        ring.hide()
    assert told == ["board", None]
