"""States that a player has to tell apart look different, without colour too, in every theme."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.engine.shapes import Family, Shape, catalogue
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import THEMES
from bp_qt.scene.layout import Layout, Rect, arrange, cell_rect, only_board
from bp_qt.scene.panel_parts import Figure, PanelText
from bp_qt.scene.stage import Stage
from tests.engine.positions import family
from tests.scene.conftest import EMPTY, ROW, difference

LAST_ROW = tuple((9, col) for col in range(10))


def pictures(stage: Stage, states: dict[str, Callable[[], None]]) -> dict[str, QImage]:
    taken = {}
    for name, state in states.items():
        state()
        taken[name] = stage.picture()
    return taken


def test_fits_and_does_not_fit_are_told_apart(stage: Stage) -> None:
    cells = [(4, 4), (4, 5)]
    taken = pictures(
        stage,
        {
            "none": stage.ghost.clear,
            "fits": lambda: stage.ghost.set_preview(family("bar2"), cells, True),
            "does not": lambda: stage.ghost.set_preview(family("bar2"), cells, False),
        },
    )
    area = cell_rect(stage_layout(), 4, 4)
    for first, second in combinations(taken, 2):
        seen = difference(taken[first], taken[second], area)
        assert seen.share > 0.06, (first, second)
        assert seen.depth > 60, (first, second)


def test_a_piece_that_does_not_fit_is_seen_on_filled_cells(stage: Stage) -> None:
    stage.board.set_faces(((family("square2"),) * 10,) * 10)
    before = stage.picture()
    stage.ghost.set_preview(family("bar2"), [(4, 4), (4, 5)], False)
    seen = difference(before, stage.picture(), cell_rect(stage_layout(), 4, 4))
    assert seen.share > 0.05
    assert seen.depth > 60


def test_lines_that_would_clear_are_lit_along_their_whole_length(stage: Stage) -> None:
    stage.board.set_faces(ROW)
    stage.ghost.set_preview(family("single"), [(9, 9)], True)
    fits = stage.picture()
    stage.ghost.set_preview(family("single"), [(9, 9)], True, rows=[9], cleared=LAST_ROW)
    stage.motions.finish()
    clears = stage.picture()
    for col in range(9):  # the last is the aimed block itself
        seen = difference(fits, clears, cell_rect(stage_layout(), 9, col))
        assert seen.share > 0.1, col
    assert difference(fits, clears, cell_rect(stage_layout(), 7, 4)).share == 0


def test_a_cleared_ghost_leaves_nothing(stage: Stage) -> None:
    stage.board.set_faces(ROW)
    before = stage.picture()
    stage.ghost.set_preview(family("single"), [(9, 9)], True, rows=[9], cleared=LAST_ROW)
    stage.ghost.clear()
    stage.motions.finish()
    assert stage.picture() == before


@pytest.mark.parametrize("fits", [True, False])
def test_a_piece_that_has_been_aimed_elsewhere_looks_as_if_it_had_not(stage: Stage, fits: bool) -> None:
    def aim(row: int, col: int, kind: str = "bar2") -> None:
        stage.ghost.set_preview(family(kind), [(row, col), (row, col + 1)], fits)

    aim(4, 4)
    there = stage.picture()
    for number in range(9):
        aim(number, number)
        stage.picture()
    aim(4, 4, "square2")
    if fits:  # the hue of one that does not fit is not seen in high contrast
        assert stage.picture() != there
    aim(4, 4)
    assert stage.picture() == there


@pytest.mark.parametrize("fits", [True, False])
def test_a_piece_at_rest_looks_as_one_that_is_all_but_seen(stage: Stage, fits: bool) -> None:
    """What is put there as one picture and what is painted in its place are the same to the eye."""
    stage.ghost.set_preview(family("bar2"), [(4, 4), (4, 5)], fits)
    at_rest = stage.picture()
    stage.ghost.set_seen(0.9999)
    for column in range(3, 8):
        area = cell_rect(stage_layout(), 4, column)
        assert difference(at_rest, stage.picture(), area).share == 0


@pytest.mark.parametrize("patterns", [True, False])
def test_the_cursor_is_seen_on_empty_and_filled_cells(stage: Stage, patterns: bool) -> None:
    stage.set_theme(stage.theme, patterns)
    for faces in (EMPTY, ((family("bar4"),) * 10,) * 10, ((family("single"),) * 10,) * 10):
        stage.board.set_faces(faces)
        stage.board.set_cursor(None)
        without = stage.picture()
        stage.board.set_cursor((3, 3))
        seen = difference(without, stage.picture(), cell_rect(stage_layout(), 3, 3))
        assert seen.share > 0.1
        assert seen.depth > 40


def test_the_cursor_is_above_the_ghost(stage: Stage) -> None:
    stage.ghost.set_preview(family("bar2"), [(3, 3), (3, 4)], True)
    before = stage.picture()
    stage.board.set_cursor((3, 3))
    assert difference(before, stage.picture(), cell_rect(stage_layout(), 3, 3)).share > 0.1


def test_slots_are_told_apart(stage: Stage, shape: Callable[[str], Shape]) -> None:
    slot, piece = stage.slots[0], shape("square2")
    taken = pictures(
        stage,
        {
            "used": lambda: slot.set_slot(None),
            "piece": lambda: slot.set_slot(piece),
            "selected": lambda: slot.set_slot(piece, selected=True),
            "focused": lambda: slot.set_slot(piece, focused=True),
            "no place": lambda: slot.set_slot(piece, fits_nowhere=True),
            "used, focused": lambda: slot.set_slot(None, focused=True),
        },
    )
    rect = stage_layout().slots[0]
    area = rect._replace(x=rect.x - 4, y=rect.y - 4, w=rect.w + 8, h=rect.h + 8)
    for first, second in combinations(taken, 2):
        seen = difference(taken[first], taken[second], area)
        assert seen.share > 0.005, (first, second)
        assert seen.depth > 60, (first, second)


def test_a_dragged_piece_leaves_its_print(stage: Stage, shape: Callable[[str], Shape]) -> None:
    slot, piece = stage.slots[0], shape("square2")
    states = {
        "used": lambda: slot.set_slot(None),
        "piece": lambda: slot.set_slot(piece),
        "dragged": lambda: slot.set_slot(piece, in_hand=True),
    }
    taken = pictures(stage, states)
    for first, second in combinations(taken, 2):
        assert taken[first] != taken[second], (first, second)


def test_the_mark_of_a_piece_that_fits_nowhere_comes_with_its_piece(
    stage: Stage, shape: Callable[[str], Shape]
) -> None:
    slot = stage.slots[0]
    slot.set_slot(shape("square2"), fits_nowhere=True)
    slot.set_entrance(0, 0)
    marked = stage.picture()
    slot.set_slot(shape("square2"))
    assert stage.picture() == marked
    slot.set_slot(shape("square2"), fits_nowhere=True)
    slot.set_entrance(1, 1)
    assert stage.picture() != marked


def test_a_hovered_slot_is_seen(stage: Stage, shape: Callable[[str], Shape]) -> None:
    stage.slots[1].set_slot(shape("square2"))
    before = stage.picture()
    stage.hover_slot(1)
    assert stage.picture() != before
    stage.hover_slot(None)
    stage.motions.finish()
    assert stage.picture() == before


def test_families_of_one_hue_differ_by_their_glyph(qtbot: QtBot, shape: Callable[[str], Shape]) -> None:
    """Every family's face differs from every other's where all hues are taken away."""
    blocks = BlockPainter(THEMES["light"])
    single = shape("single")
    faces = {
        family: blocks.picture(_of_family(single, family), 40).convertToFormat(QImage.Format.Format_Mono)
        for family in catalogue("full").families
    }
    for first, second in combinations(faces, 2):
        if first.hue == second.hue:
            assert faces[first] != faces[second], (first, second)


def _of_family(shape: Shape, family: Family) -> Shape:
    return Shape(shape.id, family, shape.picture)


def test_patterns_can_be_switched_off(stage: Stage) -> None:
    stage.board.set_faces(ROW)
    before = stage.picture()
    stage.set_theme(stage.theme, patterns=False)
    assert difference(before, stage.picture(), cell_rect(stage_layout(), 9, 4)).share > 0.02


def test_every_theme_is_another_picture(qtbot: QtBot) -> None:
    stage = Stage(THEMES["light"])
    stage.set_layout(arrange(480, 616, 10, 12))
    stage.board.set_faces(ROW)
    taken = []
    for theme in THEMES.values():
        stage.set_theme(theme)
        taken.append(stage.picture())
    assert all(first != second for first, second in combinations(taken, 2))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(480, 596), (700, 856)])
def test_edges_of_blocks_are_crisp(qtbot: QtBot, ratio: float, size: tuple[int, int]) -> None:
    """The middle of a block's upper edge is the rim's own colour: no pixel between it and the slab."""
    stage = Stage(THEMES["light"])
    layout = arrange(*size, 10, 12)
    stage.set_layout(layout)
    stage.board.set_faces(((family("square2"),) * 10,) * 10)
    image = stage.picture(None, ratio)
    rim = stage.theme.tones(family("square2")).rim
    for row in range(10):
        rect = cell_rect(layout, row, 4)
        x = round((rect.x + rect.w / 2) * ratio)
        column = [image.pixelColor(x, round(rect.y * ratio) + step).name().upper() for step in range(6)]
        assert rim in column


def test_panel_shows_what_it_is_told(stage: Stage) -> None:
    figures = (Figure("Best", "5 684"), Figure("Combo", "x3", emphasis=True))
    taken = pictures(
        stage,
        {
            "nothing": lambda: stage.panel.set_panel(PanelText()),
            "no points": lambda: stage.panel.set_panel(PanelText("Combo, Zen", "", "", figures)),
            "score": lambda: stage.panel.set_panel(PanelText("Combo", "1 204", "", figures)),
            "aimed": lambda: stage.panel.set_panel(PanelText("Combo", "1 204", "+502", figures)),
        },
    )
    for first, second in combinations(taken, 2):
        assert difference(taken[first], taken[second], stage_layout().panel).share > 0.002, (first, second)


@pytest.mark.parametrize(
    ("width", "height", "font"),
    [(480, 596, 24), (1024, 556, 24), (700, 856, 12), (480, 396, 12), (900, 416, 12)],
)
def test_long_texts_stay_in_their_places(qtbot: QtBot, width: int, height: int, font: int) -> None:
    stage = Stage(THEMES["light"])
    layout = arrange(width, height, 10, font)
    stage.set_layout(layout)
    stage.board.set_faces(EMPTY)
    before = stage.picture()
    figures = tuple(Figure("Mejor puntuación", "1 234 567 890") for _ in range(4))
    stage.panel.set_panel(PanelText("Combinación, Contrarreloj", "1 234 567 890", "+1 234 567", figures))
    stage.message.set_message("No cabe: la casilla C4 está cubierta por otra pieza " * 3)
    after = stage.picture()
    outside = [
        (x, y)
        for y in range(0, height, 2)
        for x in range(0, width, 2)
        if before.pixel(x, y) != after.pixel(x, y)
        and not any(rect.contains(x, y) for rect in (_grown(layout.panel), _grown(layout.message)))
    ]
    assert not outside


def _grown(rect: Rect) -> Rect:
    return rect._replace(x=rect.x - 2, y=rect.y - 3, w=rect.w + 4, h=rect.h + 6)


def test_items_take_no_mouse(stage: Stage) -> None:
    for item in stage.items():
        assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton


def test_items_lie_within_the_scene(stage: Stage) -> None:
    for item in stage.items():
        assert stage.sceneRect().adjusted(-20, -20, 20, 20).contains(item.sceneBoundingRect())


def test_nothing_is_built_or_removed_by_use(stage: Stage, shape: Callable[[str], Shape]) -> None:
    before = len(stage.items())
    stage.set_layout(arrange(1366, 700, 8, 12))
    stage.set_theme(THEMES["dark"], patterns=False)
    stage.slots[0].set_slot(shape("h5"))
    stage.effects.dealt()
    stage.effects.finish()
    everything = len(stage.items())
    assert everything == before


def test_the_same_state_again_paints_nothing(stage: Stage, qtbot: QtBot) -> None:
    painted: list[object] = []
    stage.changed.connect(painted.extend)  # the regions to be painted
    stage.board.set_faces(ROW)
    QApplication.processEvents()
    assert painted
    painted.clear()
    stage.board.set_faces([list(row) for row in ROW])
    stage.board.set_cursor(None)
    stage.ghost.clear()
    stage.message.set_message("")
    QApplication.processEvents()
    assert not painted


def test_a_picture_of_a_small_board(qtbot: QtBot) -> None:
    stage = Stage(THEMES["dark"])
    stage.set_layout(only_board(200, 5))
    stage.board.set_faces([[None] * 5] * 4 + [[family("bar4")] * 4 + [None]])
    image = stage.picture(QSize(200, 200), 2.0)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (400, 400, 2.0)
    assert image.pixelColor(200, 200) != image.pixelColor(2, 2)


def stage_layout() -> Layout:
    return arrange(480, 616, 10, 12)
