import gc
import weakref
from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.app.collector import Collector, collect_what_is_due, generation_due
from bp_qt.play.delays import Delays


class Knot:
    """Refers to itself: only the collector can end it."""

    def __init__(self) -> None:
        self.self = self


def test_it_collects_in_place_of_python(qtbot: QtBot) -> None:
    turns = count()
    collecting = Collector(delays=Delays(collect_ms=0), collect=lambda: next(turns))
    try:
        assert not gc.isenabled()
        qtbot.waitUntil(lambda: next(turns) > 3)
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
