import gc
import weakref

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.app.collector import Collector, collect_what_is_due, generation_due


class Knot:
    """Refers to itself: only the collector can end it."""

    def __init__(self) -> None:
        self.self = self


def test_it_collects_in_place_of_python(qtbot: QtBot) -> None:
    looks: list[None] = []
    collecting = Collector(collect=lambda: looks.append(None))
    try:
        assert not gc.isenabled()
        qtbot.waitUntil(lambda: len(looks) > 3)  # the loop sleeps between its looks
    finally:
        collecting.stop()
    assert gc.isenabled()


def test_what_is_due_is_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (701, 0, 0))
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    knot = weakref.ref(Knot())
    collect_what_is_due()
    assert knot() is None


def test_what_is_not_due_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (700, 10, 10))
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    knot = weakref.ref(Knot())
    collect_what_is_due()
    assert knot() is not None


@pytest.mark.parametrize(
    ("counts", "generation"),
    [((0, 0, 0), None), ((701, 0, 0), 0), ((0, 11, 0), 1), ((0, 0, 11), 2), ((701, 11, 11), 2)],
)
def test_the_oldest_generation_that_is_due(counts: tuple[int, int, int], generation: int | None) -> None:
    assert generation_due(counts, (700, 10, 10)) == generation
