"""A stage, pictures of it that can be compared, and a table to play at."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bp_qt.engine.shapes import Shape, catalogue
from bp_qt.look.theme import THEMES
from bp_qt.scene.board import Faces
from bp_qt.scene.layout import Rect, arrange
from bp_qt.scene.stage import Stage
from tests.engine.positions import family, game_at
from tests.play.desk import Desk
from tests.scene.table import Table

EMPTY: Faces = ((None,) * 10,) * 10
ROW: Faces = (*EMPTY[:9], (family("bar4"),) * 9 + (None,))
"""The last row lacks one cell."""


class Difference(NamedTuple):
    """How two pictures differ: share of pixels, and the largest difference of lightness (0 to 255)."""

    share: float
    depth: int


def difference(first: QImage, second: QImage, area: Rect | None = None) -> Difference:
    """Compare two pictures as someone who sees no colours does, in ``area`` only if it is given."""
    rect = QRect(*area) if area else first.rect()
    bytes_of = []
    for image in (first, second):
        grey = image.copy(rect).convertToFormat(QImage.Format.Format_Grayscale8)
        rows = bytes(grey.constBits()), grey.bytesPerLine()
        bytes_of.append(
            b"".join(rows[0][y * rows[1] : y * rows[1] + grey.width()] for y in range(grey.height()))
        )
    deltas = [abs(a - b) for a, b in zip(*bytes_of, strict=True)]
    return Difference(sum(delta > 24 for delta in deltas) / max(1, len(deltas)), max(deltas, default=0))


@pytest.fixture(params=list(THEMES))
def stage(request: pytest.FixtureRequest, qtbot: QtBot) -> Stage:
    """A stage with an empty board of ten cells, 480 x 616 px, in every theme."""
    made = Stage(THEMES[request.param])
    made.set_layout(arrange(480, 616, 10, 12))
    made.board.set_faces(EMPTY)
    return made


@pytest.fixture
def shape() -> Callable[[str], Shape]:
    """A shape of the large catalogue by its id."""
    return catalogue("full").by_id


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """8 × 8 with D4 filled, and three pieces."""
    desk = Desk()
    desk.put(game_at("calm", board=[*[""] * 3, "...#"], tray=["single", "h3", "corner2-se"]))
    return desk


@pytest.fixture
def table(desk: Desk, qtbot: QtBot) -> Table:
    table = Table(desk)
    qtbot.addWidget(table.view)
    return table
