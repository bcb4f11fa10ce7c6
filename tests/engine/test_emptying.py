import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.emptying import rows_that_free, without_rows
from bp_qt.engine.legal import LegalPlacements
from tests.engine.positions import SHAPES, open_boards, shape

TEN = grid_of(10)
CHECKERS = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5
# The fullest rows are never side by side, so emptying them frees nothing that is two cells wide and high.
APART = ["##.#.##.#.", "#.#.#.#.#."] * 5


def freeing(rows, *pieces, most=4):
    return rows_that_free(10, TEN.board_of(rows), tuple(map(shape, pieces)), most=most)


def test_the_fullest_row_goes_first_the_topmost_of_equals():
    rows = [*["#.#.#.#.#."] * 4, "##.##.##.#", "#.#.#.#.#.", "##.##.##.#", *["#.#.#.#.#."] * 3]
    assert freeing(rows, "h3") == (4,)
    assert freeing(rows, "square2") == (
        4,
        6,
        0,
        1,
    )  # 4 and 6 are not side by side; then the topmost of equals


def test_emptying_stops_as_soon_as_one_piece_fits():
    assert freeing(CHECKERS, "square2", "h5") == (0,)
    assert freeing(CHECKERS, "square2") == (0, 1)
    assert freeing(CHECKERS, "v4", "square3") == (0, 1, 2)


def test_none_where_a_piece_fits_already_or_the_rows_do_not_suffice():
    assert freeing(CHECKERS, "single") == ()
    assert freeing(APART, "square2", "square3", most=4) == ()
    assert freeing(APART, "square2", "square3", most=10) == (0, 2, 4, 6, 8, 1)
    assert freeing(CHECKERS, "v4", most=3) == (0, 1, 2)
    assert freeing(CHECKERS, "v4", most=2) == ()


def test_rows_are_emptied_of_all_their_cells():
    board = TEN.board_of(CHECKERS)
    left = without_rows(10, board, (0, 9))
    assert TEN.rows_of(left) == ("." * 10, *CHECKERS[1:9], "." * 10)
    assert without_rows(10, board, ()) == board


@given(open_boards(10), st.lists(st.sampled_from(SHAPES), min_size=1, max_size=3))
def test_a_whole_board_of_rows_always_suffices_and_no_row_is_emptied_in_vain(board, pieces):
    rows = rows_that_free(10, board, tuple(pieces), most=10)
    assert len(set(rows)) == len(rows)
    assert LegalPlacements(10, without_rows(10, board, rows), tuple(pieces))
    for emptied in range(len(rows)):
        assert not LegalPlacements(10, without_rows(10, board, rows[:emptied]), tuple(pieces))


@pytest.mark.parametrize("most", range(5))
def test_never_more_than_asked_for(most):
    assert len(freeing(CHECKERS, "v4", most=most)) <= most
