"""Traps in what the project depends on; each would bite somewhere else and much later."""

import sys

from PySide6.QtWidgets import QApplication, QGraphicsRectItem


def test_void_calls_lose_no_reference_to_none(qapp: QApplication) -> None:
    """PySide6 6.12.0 on Python 3.11 gave one away per call and aborted after some thousands."""
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(2_000):
        item.setPos(step, step)
    assert sys.getrefcount(None) > before - 1_000
