"""The pictures of the program: there, small, as large as the windows, nothing on top of another, and all told apart.

Pixels are not compared: fonts differ from machine to machine.
"""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from bp_qt.look.colours import contrast
from bp_qt.look.theme import THEMES
from bp_qt.scene.layout import Layout, Rect, arrange, cell_rect
from resources.make_screenshots import FOLDER, SHOTS, Shot, history_of

LARGEST_BYTES = 90_000
TOP_BAR = 44
FONT_PX = 12
PLAIN = [shot for shot in SHOTS if shot.of is SHOTS[0].of and not shot.name.startswith("result")]
"""Those that show the whole window and nothing over it."""


def name_of(shot: Shot) -> str:
    return shot.name


def picture(shot: Shot) -> QImage:
    image = QImage(str(FOLDER / f"{shot.name}.png"))
    assert not image.isNull(), shot.name
    return image


def layout_of(shot: Shot) -> Layout:
    """Where everything is, in px of the window's central part."""
    game = history_of(shot).game
    timed = game.mode.limit_ms is not None
    return arrange(shot.width, shot.height - TOP_BAR, game.ruleset.size, FONT_PX, timed)


def tones(image: QImage, rect: Rect) -> list[str]:
    """The colours across the middle of a part of the window."""
    y = rect.y + TOP_BAR + rect.h // 2
    return [image.pixelColor(x, y).name() for x in range(rect.x, rect.right)]


@pytest.mark.parametrize("shot", SHOTS, ids=name_of)
def test_every_picture_is_there_and_small(shot: Shot) -> None:
    path = FOLDER / f"{shot.name}.png"
    assert 1_000 < path.stat().st_size < LARGEST_BYTES
    assert picture(shot).width() >= 400


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {shot.name for shot in SHOTS}


@pytest.mark.parametrize("shot", [*PLAIN, *(shot for shot in SHOTS if "result" in shot.name)], ids=name_of)
def test_windows_have_their_size(shot: Shot) -> None:
    assert picture(shot).size() == QSize(shot.width, shot.height)


@pytest.mark.parametrize("shot", PLAIN, ids=name_of)
def test_nothing_lies_on_another(shot: Shot) -> None:
    layout = layout_of(shot)
    parts = (layout.panel, layout.board, layout.message, layout.trough)
    for first, second in combinations(parts, 2):
        assert (
            first.right <= second.x
            or second.right <= first.x
            or (first.bottom <= second.y or second.bottom <= first.y)
        )
    for rect in parts:
        assert 0 <= rect.x and 0 <= rect.y
        assert rect.right <= shot.width and rect.bottom <= shot.height - TOP_BAR


@pytest.mark.parametrize("shot", PLAIN, ids=name_of)
def test_blocks_are_told_from_empty_cells_in_the_picture(shot: Shot) -> None:
    """Edge or face of each filled cell against an empty one: at least 3:1, less what a palette costs."""
    image, layout, game = picture(shot), layout_of(shot), history_of(shot).game
    ground = THEMES[shot.theme].well
    cells = game.grid.cells_of(game.grid.full)
    for cell in cells:
        if game.is_filled(cell):
            across = tones(image, cell_rect(layout, *cell))
            assert max(contrast(tone, ground) for tone in across) >= 2.8, cell


@pytest.mark.parametrize("shot", PLAIN, ids=name_of)
def test_the_score_can_be_read_in_the_picture(shot: Shot) -> None:
    image, panel = picture(shot), layout_of(shot).panel
    rows = [tones(image, Rect(panel.x, y, panel.w, 1)) for y in range(panel.y, panel.bottom)]
    ground = image.pixelColor(panel.x + panel.w - 1, panel.y + TOP_BAR).name()
    least = 7.0 if "contrast" in shot.theme else 4.5
    assert max(contrast(tone, ground) for row in rows for tone in set(row)) >= least
