"""Where the widgets over the painting lie, so that assistive technology finds them on a scaled X11 screen."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.extents import Extents

SQUARES = [QRect(10 + 33 * number, 20, 33, 33) for number in range(8)]
GROUP = QRect(10, 20, 8 * 33, 33)


class Viewport(QWidget):
    """On a screen of this scale."""

    def __init__(self, ratio: float) -> None:
        super().__init__()
        self._ratio = ratio

    def devicePixelRatioF(self) -> float:
        return self._ratio


def viewport(qtbot: QtBot, ratio: float) -> Viewport:
    made = Viewport(ratio)
    qtbot.addWidget(made)
    made.move(100, 60)
    return made


@pytest.fixture
def x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_elsewhere_everything_lies_where_it_is_painted(qtbot: QtBot, ratio: float) -> None:
    extents = Extents(viewport(qtbot, ratio))
    assert extents.in_viewport(GROUP) == GROUP
    assert [extents.in_group(square, GROUP) for square in SQUARES] == [
        square.translated(-10, -20) for square in SQUARES
    ]


@pytest.mark.usefixtures("x11")
@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_on_x11_it_lies_where_its_pixels_are_told(qtbot: QtBot, ratio: float) -> None:
    widget = viewport(qtbot, ratio)
    extents = Extents(widget)
    corner = widget.mapToGlobal(QPoint())
    group = extents.in_viewport(GROUP)
    # Qt tells the widget's global corner as if it were one in pixels.
    told = group.topLeft() + corner
    painted = (corner + GROUP.topLeft()) * ratio
    assert (told - painted).manhattanLength() <= 2
    assert abs(group.width() - GROUP.width() * ratio) <= 1
    cells = [extents.in_group(square, GROUP) for square in SQUARES]
    assert cells[0].topLeft() == QPoint(0, 0)
    assert all(left.right() + 1 == right.left() for left, right in pairwise(cells)), "neighbours meet"
    assert abs(cells[-1].right() + 1 - group.width()) <= 1


@pytest.mark.usefixtures("x11")
def test_they_are_others_when_the_window_or_the_scale_is_another(qtbot: QtBot) -> None:
    widget = viewport(qtbot, 1.5)
    before = Extents(widget)
    assert before == Extents(widget)
    assert before != Extents(viewport(qtbot, 2.0))
    assert before != "something else"
    widget.move(300, 200)
    assert before != Extents(widget)
