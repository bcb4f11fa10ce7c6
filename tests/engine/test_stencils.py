"""Where shapes lie, what they fill and which lines that completes (docs/rules.md 1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.bitboard import NO_LINES, grid_of
from bp_qt.engine.stencils import stencil_of
from tests.engine.positions import SHAPES, each_shape, each_size, open_boards, placement, shape

EIGHT = grid_of(8)


def filled(rows, shape_id, text):
    """The board after the piece is placed there, and the cells of the lines that it completes."""
    return shape(shape_id).on[8].spots[placement(text).anchor].fill(EIGHT.board_of(rows))


@each_size
@each_shape
def test_a_shape_lies_inside_wherever_its_bounding_box_does(size, shape):
    grid = grid_of(size)
    row, column = shape.anchor
    expected = {
        (top + row, left + column)
        for top in range(size - shape.height + 1)
        for left in range(size - shape.width + 1)
    }
    assert set(shape.on[size].spots) == expected
    assert shape.on[size].fit(0) == grid.mask_of(expected)
    assert shape.on[size].fit(grid.full) == 0


@each_size
@each_shape
def test_a_stamp_covers_the_cells_of_the_shape(size, shape):
    grid = grid_of(size)
    for anchor, spot in shape.on[size].spots.items():
        assert tuple(grid.cells_of(spot.stamp)) == shape.cells_at(anchor)


def test_stencils_are_shared():
    assert shape("h2").on[9] is stencil_of(9, ((0, 0), (0, 1)))


def test_the_cells_are_filled():
    board, cleared = filled([], "corner2-se", "1c2")
    assert set(EIGHT.cells_of(board)) == {(1, 2), (2, 1), (2, 2)}
    assert cleared == 0


def test_rows_and_columns_are_found_on_that_same_board_and_emptied_at_once():
    board, cleared = filled(["#######.", *[".......#"] * 7], "single", "1h1")
    assert board == 0
    assert EIGHT.full_lines(cleared)[:2] == ((0,), (7,))


def test_a_full_block_of_nine_does_nothing():
    assert filled(["###", "###", "##."], "single", "1c3") == (EIGHT.board_of(["###", "###", "###"]), 0)


@pytest.mark.parametrize(
    ("shape_id", "text", "rows"),
    [
        ("square3", "1a1", [*["...#####"] * 3, *["###....."] * 5]),
        ("h5", "1a1", [".....###", *["#####..."] * 7]),
        ("corner3-nw", "1a1", ["...#####", *[".#######"] * 2, *["###....."] * 5]),
    ],
)
def test_up_to_six_lines_at_once(shape_id, text, rows):
    _, cleared = filled(rows, shape_id, text)
    full = EIGHT.full_lines(cleared)
    assert len(full.rows) + len(full.columns) == 6


@each_size
@given(data=st.data())
def test_the_few_lines_that_a_shape_touches_are_all_that_it_can_complete(size, data):
    grid, board = grid_of(size), data.draw(open_boards(size))
    piece = data.draw(st.sampled_from(SHAPES))
    for spot in piece.on[size].spots.values():
        if not spot.stamp & board:
            full = grid.full_lines(board | spot.stamp)
            assert spot.fill(board) == ((board | spot.stamp) & ~full.mask, full.mask)
            assert grid.full_lines(full.mask)[:2] == full[:2]
    assert grid.full_lines(0) == NO_LINES
