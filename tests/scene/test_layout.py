"""Where everything is, at every size of the window."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.aiming import lifted
from bp_qt.engine.shapes import catalogue
from bp_qt.scene.layout import Layout, Rect, arrange, cell_at, cell_rect, grid_point, only_board
from bp_qt.scene.measures import GOOD_CELL_PX

WIDTHS = st.integers(480, 5000)
HEIGHTS = st.integers(396, 5000)
SIZES = st.sampled_from((8, 10))
FONTS = st.integers(9, 40)
TIMED = st.booleans()
TOP_BAR = 44
USUAL = 12
"""Size of the interface's font as a rule, in px."""


def parts(layout: Layout) -> dict[str, Rect]:
    """The rectangles that may not overlap."""
    slots = {f"slot {index}": slot for index, slot in enumerate(layout.slots, start=1)}
    return {"board": layout.board, "message": layout.message, "panel": layout.panel, **slots}


def overlap(first: Rect, second: Rect) -> bool:
    return (
        first.x < second.right
        and second.x < first.right
        and first.y < second.bottom
        and second.y < first.bottom
    )


def within(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@given(WIDTHS, HEIGHTS, SIZES, FONTS, TIMED)
def test_everything_is_in_the_window_and_nothing_overlaps(
    w: int, h: int, size: int, font: int, timed: bool
) -> None:
    layout = arrange(w, h, size, font, timed)
    for name, rect in parts(layout).items():
        assert within(rect, layout.window), name
        assert min(rect.w, rect.h) > 0, name
    for (name, rect), (other, its) in combinations(parts(layout).items(), 2):
        assert not overlap(rect, its), (name, other)


@given(WIDTHS, HEIGHTS, SIZES, FONTS)
def test_the_grid_is_a_square_of_whole_cells(w: int, h: int, size: int, font: int) -> None:
    layout = arrange(w, h, size, font)
    assert layout.grid.w == layout.grid.h == size * layout.cell
    assert within(layout.grid, layout.board)
    assert layout.board.w == layout.board.h


@given(WIDTHS, HEIGHTS, SIZES, FONTS)
def test_the_slots_are_the_thirds_of_the_trough(w: int, h: int, size: int, font: int) -> None:
    layout = arrange(w, h, size, font)
    first, _, last = layout.slots
    assert (first.x, first.y) == (layout.trough.x, layout.trough.y)
    assert (last.right, last.bottom) == (layout.trough.right, layout.trough.bottom)
    for slot, after in pairwise(layout.slots):
        if layout.beside:
            assert (slot.bottom, slot.x, slot.w) == (after.y, after.x, after.w)
        else:
            assert (slot.right, slot.y, slot.h) == (after.x, after.y, after.h)
    sides = [side for slot in layout.slots for side in (slot.w, slot.h)]
    assert min(sides) >= 5 * layout.tray_cell
    assert max(slot.w for slot in layout.slots) - min(slot.w for slot in layout.slots) <= 1
    if not layout.beside:
        assert 0.65 * layout.cell <= layout.tray_cell < 0.65 * layout.cell + 1
    else:  # three bars of five have to have room, one above the other
        assert (0.6 if size == 10 else 0.5) * layout.cell <= layout.tray_cell < 0.65 * layout.cell + 1


@given(WIDTHS, HEIGHTS, SIZES, FONTS)
def test_the_tray_is_below_the_row_beneath_or_beside_the_board(w: int, h: int, size: int, font: int) -> None:
    layout = arrange(w, h, size, font)
    if layout.beside:
        assert layout.panel.right < layout.board.x
        assert layout.board.right < layout.trough.x
        assert (layout.trough.y, layout.trough.h) == (layout.board.y, layout.board.h)
        assert layout.panel.y == layout.board.y
        assert layout.message.bottom == layout.board.bottom
    else:
        assert layout.panel.bottom < layout.board.y
        assert layout.message.y == layout.board.bottom
        assert layout.message.bottom == layout.trough.y
        assert layout.trough.y - layout.grid.bottom >= 0.8 * layout.cell


@given(WIDTHS, HEIGHTS, SIZES, FONTS, st.integers(0, 400), st.integers(0, 400))
def test_a_larger_window_has_no_smaller_cell(w: int, h: int, size: int, font: int, dw: int, dh: int) -> None:
    # Good cells may give room to text.
    before = arrange(w, h, size, font).cell
    assert arrange(w + dw, h + dh, size, font).cell >= min(before, GOOD_CELL_PX)


@given(WIDTHS, HEIGHTS, SIZES, FONTS)
def test_larger_text_leaves_no_larger_cell(w: int, h: int, size: int, font: int) -> None:
    assert arrange(w, h, size, font * 2).cell <= arrange(w, h, size, font).cell


@pytest.mark.parametrize("font", [24, 32, 45])
@pytest.mark.parametrize("size", [8, 10])
def test_text_gives_way_before_cells_get_too_small(size: int, font: int) -> None:
    layout = arrange(480, 640 - TOP_BAR, size, font)
    assert layout.cell >= GOOD_CELL_PX
    assert layout.text_scale > 1.5


def test_a_window_of_any_size_is_laid_out() -> None:
    for width in (1, 60, 120, 300):
        for height in (1, 60, 250, 500):
            assert arrange(width, height, 10, USUAL).cell >= 1


@pytest.mark.parametrize(
    ("width", "height", "size", "cell", "tray_cell"),
    [
        (700, 900, 10, 50, 33),
        (700, 900, 8, 57, 38),
        (480, 640, 10, 34, 23),
        (480, 640, 8, 40, 26),
        (1200, 800, 10, 66, 43),
        (1200, 800, 8, 77, 42),
        (1920, 1080, 10, 94, 62),
        # A screen of 1920 × 1080 at 200 %, and the smallest windows to play in.
        (960, 540, 10, 45, 30),
        (480, 440, 10, 20, 13),
        (480, 440, 8, 25, 13),
        (900, 460, 10, 37, 25),
    ],
)
def test_cells_are_as_large_as_can_be(width: int, height: int, size: int, cell: int, tray_cell: int) -> None:
    layout = arrange(width, height - TOP_BAR, size, USUAL)
    assert (layout.cell, layout.tray_cell) == (cell, tray_cell)


@pytest.mark.parametrize(
    ("width", "height", "beside"),
    [
        (480, 440, False),
        (480, 640, False),
        (700, 900, False),
        (2160, 3840, False),
        (900, 460, True),
        (1024, 600, True),
        (1366, 700, True),
        (1920, 1040, True),
        (3840, 2160, True),
        (5000, 700, True),
    ],
)
def test_panel_and_tray_stand_where_the_board_gets_larger(width: int, height: int, beside: bool) -> None:
    assert arrange(width, height - TOP_BAR, 10, USUAL).beside is beside


@given(WIDTHS, HEIGHTS, SIZES, FONTS)
def test_no_half_of_a_wide_window_is_empty(w: int, h: int, size: int, font: int) -> None:
    layout = arrange(w, h, size, font)
    if layout.beside:
        gaps = layout.board.x - layout.panel.right, layout.trough.x - layout.board.right
        assert max(gaps) <= max(12, 0.34 * layout.cell) + layout.cell / 2 + 1
        left, right = layout.panel.x, w - layout.trough.right
        assert abs(left - right) <= 2


@given(WIDTHS, HEIGHTS, SIZES, FONTS, st.data())
def test_cells_and_points_agree(w: int, h: int, size: int, font: int, data: st.DataObject) -> None:
    layout = arrange(w, h, size, font)
    row, col = (data.draw(st.integers(0, size - 1)) for _ in range(2))
    rect = cell_rect(layout, row, col)
    assert within(rect, layout.grid)
    assert cell_at(layout, rect.x, rect.y) == (row, col)
    assert cell_at(layout, rect.right - 0.01, rect.bottom - 0.01) == (row, col)


def test_points_outside_of_the_board() -> None:
    layout = arrange(700, 856, 10, USUAL)
    grid, cell = layout.grid, layout.cell
    assert cell_at(layout, grid.x - 1, grid.y) is None
    assert cell_at(layout, grid.right, grid.y) is None
    assert grid_point(layout, grid.x + 3.5 * cell, grid.bottom) == (3.5, 10)
    assert grid_point(layout, grid.x - 0.5 * cell, grid.y - 1) == (-0.5, -1)
    below = grid_point(layout, grid.x, layout.slots[0].y - 1)
    assert below[1] >= 10


def test_the_row_beneath_the_board_reaches_the_bottom_row() -> None:
    layout = arrange(700, 856, 10, USUAL)
    x, row = grid_point(layout, layout.grid.x + 3.7 * layout.cell, layout.grid.bottom + 3)
    assert lifted(catalogue("basic").by_id("single"), x, row) == (9, 3)


@pytest.mark.parametrize("side", [120, 240, 333])
@pytest.mark.parametrize("size", [5, 8, 10])
def test_a_picture_of_a_board_alone(side: int, size: int) -> None:
    layout = only_board(side, size)
    assert within(layout.board, layout.window)
    assert layout.board.w > side * 0.85
