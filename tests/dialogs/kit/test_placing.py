"""Where a dialog stands: beside the window, on the screen, and else where it covers least."""

import pytest
from PySide6.QtCore import QRect, QSize

from bp_qt.dialogs.kit.placing import place_beside

SCREEN = QRect(0, 0, 1920, 1040)


@pytest.mark.parametrize(
    ("window", "size", "covers"),
    [
        (QRect(100, 60, 700, 900), QSize(600, 700), False),
        (QRect(1200, 60, 700, 900), QSize(600, 700), False),
        (QRect(610, 60, 700, 900), QSize(600, 700), False),
        (QRect(0, 0, 1920, 1040), QSize(600, 700), True),
        (QRect(500, 60, 900, 900), QSize(700, 1000), True),
        (QRect(-50, -20, 700, 900), QSize(600, 1500), False),
    ],
)
def test_beside_the_window_and_on_the_screen(window: QRect, size: QSize, covers: bool) -> None:
    dialog = QRect(place_beside(window, size, SCREEN), size)
    assert dialog.intersects(window) is covers
    assert SCREEN.left() <= dialog.left() and dialog.right() <= SCREEN.right()
    assert dialog.top() >= SCREEN.top()
    if covers:
        middle = QRect(place_beside(window, size, SCREEN), size).center().x()
        assert abs(middle - window.center().x()) > 0  # not in the middle of what it changes
