"""The lift rule (docs/rules.md 1, aiming by drag): one row up, centred, never clamped."""

from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.aiming import lifted
from tests.engine.positions import SHAPES, shape

# Pointers a grid of sixty-fourths apart, so that sums are exact; on and far off both boards.
COLUMNS = st.integers(-64 * 30, 64 * 40).map(lambda part: part / 64)
ROWS = st.integers(-30, 40)
any_shape = st.sampled_from(SHAPES)


def box(piece, x, pointer_row):
    """Top, left, bottom, right of the bounding box, in cells."""
    row, column = lifted(piece, x, pointer_row)
    top, left = row - piece.anchor[0], column - piece.anchor[1]
    return top, left, top + piece.height - 1, left + piece.width - 1


@given(any_shape, COLUMNS, ROWS)
def test_always_lifted_by_exactly_one_row(piece, x, row):
    assert box(piece, x, row)[2] == row - 1


@given(any_shape, COLUMNS, ROWS)
def test_centred_on_the_pointer(piece, x, row):
    left = box(piece, x, row)[1]
    assert left == floor(x - piece.width / 2 + 1 / 2)
    assert abs(left + piece.width / 2 - x) <= 1 / 2


@given(any_shape, COLUMNS, ROWS)
def test_the_pointers_column_is_the_middle_one_of_an_odd_width(piece, x, row):
    _, left, _, right = box(piece, x, row)
    middle = {floor((left + right) / 2), floor((left + right + 1) / 2)}
    assert floor(x) in middle
    assert len(middle) == (1 if piece.width % 2 else 2)


@given(any_shape, COLUMNS, ROWS, st.integers(-20, 20), st.integers(-20, 20))
def test_never_clamped(piece, x, row, down, right):
    """Moving the pointer by whole cells moves the piece by as many, wherever the board ends."""
    before, after = lifted(piece, x, row), lifted(piece, x + right, row + down)
    assert (after[0] - before[0], after[1] - before[1]) == (down, right)


@pytest.mark.parametrize(("x", "left"), [(3.0, 2), (3.49, 2), (3.5, 3), (3.99, 3), (0.25, -1), (9.75, 9)])
def test_for_an_even_width_the_half_of_the_cell_decides(x, left):
    assert lifted(shape("h2"), x, 4) == (3, left)
    assert lifted(shape("square2"), x, 4) == (2, left)


@pytest.mark.parametrize("x", [4.0, 4.5, 4.999])
def test_for_an_odd_width_the_whole_cell_is_alike(x):
    assert lifted(shape("h3"), x, 4) == (3, 3)
    assert lifted(shape("single"), x, 4) == (3, 4)


@pytest.mark.parametrize("size", [8, 10])
@pytest.mark.parametrize("piece", SHAPES, ids=lambda piece: piece.id)
def test_the_bottom_row_is_reached_from_the_row_beneath_the_board(piece, size):
    assert box(piece, size / 2, size)[2] == size - 1


def test_the_anchor_is_counted_from_its_own_column():
    assert lifted(shape("corner2-se"), 1.0, 8) == (6, 1)
    assert lifted(shape("bigt-left"), 1.5, 3) == (0, 2)
