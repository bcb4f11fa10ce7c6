import gc
import weakref

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.app import collector
from bp_qt.app.collector import Collector


class Knot:
    """Refers to itself: only the collector can end it."""

    def __init__(self) -> None:
        self.self = self


def test_it_collects_in_place_of_python(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "_EVERY_MS", 10)
    collecting = Collector()
    try:
        assert not gc.isenabled()
        knot = weakref.ref(Knot())
        heap = [Knot() for _ in range(3_000)]
        assert len(heap) == 3_000
        qtbot.waitUntil(lambda: knot() is None)
    finally:
        collecting.stop()
    assert gc.isenabled()
