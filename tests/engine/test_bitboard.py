import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.bitboard import bits_of, cell_name, count, grid_of, nth_bit
from tests.engine.positions import each_size, open_boards


@each_size
def test_every_cell_has_one_bit_in_reading_order(size):
    grid = grid_of(size)
    cells = [(row, column) for row in range(size) for column in range(size)]
    assert [grid.mask_of([cell]) for cell in cells] == [1 << at for at in range(size * size)]
    assert list(grid.cells_of(grid.full)) == cells
    assert count(grid.full) == size * size


@each_size
def test_row_and_column_masks_are_lines(size):
    grid = grid_of(size)
    for line in range(size):
        assert set(grid.cells_of(grid.row_masks[line])) == {(line, column) for column in range(size)}
        assert set(grid.cells_of(grid.column_masks[line])) == {(row, line) for row in range(size)}


@each_size
def test_contains_only_cells_of_the_board(size):
    grid = grid_of(size)
    assert (0, 0) in grid
    assert (size - 1, size - 1) in grid
    for cell in ((-1, 0), (0, -1), (size, 0), (0, size)):
        assert cell not in grid


def test_is_filled_says_which_cells_are():
    grid = grid_of(8)
    board = grid.mask_of([(2, 5)])
    assert grid.is_filled(board, (2, 5))
    assert not grid.is_filled(board, (5, 2))


def test_picture_and_board_are_inverse():
    rows = ("#.......", "........", ".##....#", *["........"] * 4, ".......#")
    grid = grid_of(8)
    board = grid.board_of(rows)
    assert grid.rows_of(board) == rows
    assert list(grid.cells_of(board)) == [(0, 0), (2, 1), (2, 2), (2, 7), (7, 7)]


def test_full_lines_are_found_on_one_board_and_crossings_counted_once():
    grid = grid_of(8)
    full = grid.full_lines(grid.row_masks[2] | grid.column_masks[0] | grid.column_masks[7])
    assert (full.rows, full.columns) == ((2,), (0, 7))
    assert count(full.mask) == 3 * 8 - 2


def test_no_full_lines_on_a_board_with_gaps():
    grid = grid_of(8)
    assert grid.full_lines(grid.full & ~grid.mask_of((n, n) for n in range(8))) == ((), (), 0)


@pytest.mark.parametrize(
    ("rows", "fullest"),
    [([], 0), (["..", "#."], 1), (["##", "##", "###"], 2), (["#", "##", "..##", "#.#"], 1)],
)
def test_the_fullest_row_is_the_topmost_of_equals(rows, fullest):
    assert grid_of(8).fullest_row(grid_of(8).board_of(rows)) == fullest


def test_grids_are_shared():
    assert grid_of(10) is grid_of(10)


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "A1"), ((9, 9), "J10"), ((0, 9), "J1"), ((9, 0), "A10")])
def test_cell_names_are_column_letter_and_row_number(cell, name):
    assert cell_name(cell) == name


@given(st.one_of(open_boards(8), open_boards(10), st.integers(0, (1 << 26 * 26) - 1)))
def test_the_nth_bit_is_that_of_the_list(board):
    assert [nth_bit(board, n) for n in range(count(board))] == list(bits_of(board))


def test_a_board_of_the_largest_size_has_all_its_bits():
    board = grid_of(26).full
    assert nth_bit(board, count(board) - 1) == 26 * 26 - 1
