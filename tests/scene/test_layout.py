"""Where everything is, at every size of the window."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.aiming import lifted
from bp_qt.engine.shapes import catalogue
from bp_qt.scene.layout import Layout, Rect, arrange, cell_at, cell_rect, grid_point, only_board
from bp_qt.scene.measures import GOOD_CELL_PX

WIDTHS = st.integers(480, 5000)
HEIGHTS = st.integers(600, 5000)
SIZES = st.sampled_from((8, 10))
LINES = st.integers(12, 60)
BUTTONS = st.integers(1, 3)


def parts(layout: Layout) -> dict[str, Rect]:
    """The rectangles that may not overlap."""
    slots = {f"slot {index}": slot for index, slot in enumerate(layout.slots, start=1)}
    return {
        "board": layout.board,
        "message": layout.message,
        "panel": layout.panel,
        "actions": layout.actions,
        **slots,
    }


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


@given(WIDTHS, HEIGHTS, SIZES, LINES, BUTTONS)
def test_everything_is_in_the_window_and_nothing_overlaps(
    w: int, h: int, size: int, line: int, buttons: int
) -> None:
    layout = arrange(w, h, size, line, buttons)
    for name, rect in parts(layout).items():
        assert within(rect, layout.window), name
        assert min(rect.w, rect.h) > 0, name
    for (name, rect), (other, its) in combinations(parts(layout).items(), 2):
        assert not overlap(rect, its), (name, other)
    parts_of_panel = layout.title, layout.score, layout.figures
    for rect in parts_of_panel:
        assert within(rect, layout.panel)
    for first, second in combinations(parts_of_panel, 2):
        assert not overlap(first, second)


@given(WIDTHS, HEIGHTS, SIZES, LINES)
def test_the_grid_is_a_square_of_whole_cells(w: int, h: int, size: int, line: int) -> None:
    layout = arrange(w, h, size, line)
    assert layout.grid.w == layout.grid.h == size * layout.cell
    assert within(layout.grid, layout.board)
    assert layout.board.w == layout.board.h


@given(WIDTHS, HEIGHTS, SIZES, LINES)
def test_the_tray_is_whole_at_one_scale_below_the_row_beneath(w: int, h: int, size: int, line: int) -> None:
    layout = arrange(w, h, size, line)
    assert len({(slot.w, slot.h, slot.y) for slot in layout.slots}) == 1
    slot = layout.slots[0]
    assert min(slot.w, slot.h) >= 5 * layout.tray_cell + 4
    assert slot.y >= layout.grid.bottom + layout.cell
    assert layout.message.bottom == slot.y
    assert layout.message.y == layout.board.bottom
    assert layout.message.h >= layout.cell // 2
    gaps = {right.x - left.right for left, right in zip(layout.slots, layout.slots[1:], strict=False)}
    assert max(gaps) - min(gaps) <= 1


@given(WIDTHS, HEIGHTS, SIZES, LINES)
def test_targets_are_large_enough(w: int, h: int, size: int, line: int) -> None:
    layout = arrange(w, h, size, line)
    assert layout.button >= max(44, layout.text)
    assert min(layout.slots[0].w, layout.slots[0].h) >= 44
    gaps = layout.actions.h - layout.action_rows * layout.button
    assert gaps >= 0


@given(WIDTHS, HEIGHTS, SIZES, LINES, st.integers(0, 400), st.integers(0, 400))
def test_a_larger_window_has_no_smaller_cell(w: int, h: int, size: int, line: int, dw: int, dh: int) -> None:
    # Nearly equal arrangements: the panel stays on top, for up to 4 % of the cell. Good cells may give room to text.
    before = arrange(w, h, size, line).cell
    assert arrange(w + dw, h + dh, size, line).cell >= min(before * 0.96 - 1, GOOD_CELL_PX)


@given(WIDTHS, HEIGHTS, SIZES, LINES)
def test_larger_text_leaves_no_larger_cell(w: int, h: int, size: int, line: int) -> None:
    after = arrange(w, h, size, line * 2).cell
    assert after <= max(arrange(w, h, size, line).cell * 1.04 + 1, GOOD_CELL_PX + 4)


@pytest.mark.parametrize("line", [34, 45, 60, 90])
@pytest.mark.parametrize("size", [8, 10])
def test_text_gives_way_before_cells_get_too_small(size: int, line: int) -> None:
    layout = arrange(480, 616, size, line)
    assert layout.cell >= GOOD_CELL_PX
    assert layout.text >= 24


@pytest.mark.parametrize(
    ("width", "height", "line", "stacked"),
    [(480, 616, 17, False), (480, 616, 29, True), (1024, 600, 34, False)],
)
def test_figures_stand_beneath_the_score_where_large_text_leaves_no_room_beside_it(
    width: int, height: int, line: int, stacked: bool
) -> None:
    layout = arrange(width, height, 10, line, 2)
    assert layout.stacked is stacked
    assert layout.text == line
    assert (layout.figures.y >= layout.score.bottom) is (stacked or layout.beside)


def test_a_window_of_any_size_is_laid_out() -> None:
    for width in (1, 60, 120, 300):
        for height in (1, 60, 250, 500):
            assert arrange(width, height, 10, 17).cell >= 1


@pytest.mark.parametrize("line", [17, 34])
@pytest.mark.parametrize("size", [8, 10])
def test_the_smallest_window_has_cells_of_24_px(size: int, line: int) -> None:
    assert arrange(480, 616, size, line).cell >= 24


def test_the_default_window_has_cells_of_44_px() -> None:
    assert arrange(700, 876, 10, 17).cell >= 44


@pytest.mark.parametrize(
    ("width", "height", "beside"),
    [
        (480, 616, False),
        (700, 876, False),
        (2160, 3840, False),
        (1024, 600, True),
        (1366, 700, True),
        (1920, 1040, True),
        (3840, 2160, True),
        (5000, 700, True),
    ],
)
def test_the_panel_stands_where_the_board_gets_larger(width: int, height: int, beside: bool) -> None:
    layout = arrange(width, height, 10, 17)
    assert layout.beside is beside
    assert (layout.panel.x >= layout.board.right) is beside
    assert (layout.panel.bottom <= layout.board.y) is not beside


@given(WIDTHS, HEIGHTS, SIZES, LINES, st.data())
def test_cells_and_points_agree(w: int, h: int, size: int, line: int, data: st.DataObject) -> None:
    layout = arrange(w, h, size, line)
    row, col = (data.draw(st.integers(0, size - 1)) for _ in range(2))
    rect = cell_rect(layout, row, col)
    assert within(rect, layout.grid)
    assert cell_at(layout, rect.x, rect.y) == (row, col)
    assert cell_at(layout, rect.right - 0.01, rect.bottom - 0.01) == (row, col)


def test_points_outside_of_the_board() -> None:
    layout = arrange(700, 876, 10, 17)
    grid, cell = layout.grid, layout.cell
    assert cell_at(layout, grid.x - 1, grid.y) is None
    assert cell_at(layout, grid.right, grid.y) is None
    assert grid_point(layout, grid.x + 3.5 * cell, grid.bottom) == (3.5, 10)
    assert grid_point(layout, grid.x - 0.5 * cell, grid.y - 1) == (-0.5, -1)
    below = grid_point(layout, grid.x, layout.slots[0].y - 1)
    assert below[1] >= 10


def test_the_row_beneath_the_board_reaches_the_bottom_row() -> None:
    layout = arrange(700, 876, 10, 17)
    x, row = grid_point(layout, layout.grid.x + 3.7 * layout.cell, layout.grid.bottom + 3)
    assert lifted(catalogue("basic").by_id("single"), x, row) == (9, 3)


@pytest.mark.parametrize("side", [120, 240, 333])
@pytest.mark.parametrize("size", [5, 8, 10])
def test_a_picture_of_a_board_alone(side: int, size: int) -> None:
    layout = only_board(side, size)
    assert within(layout.board, layout.window)
    assert layout.board.w > side * 0.85
