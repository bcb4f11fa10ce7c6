import pytest
from hypothesis import given

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.survey import survey_of
from tests.engine.positions import game_at, new_game, on_board, open_boards

CHECKERS = ["#.#.#.#.", ".#.#.#.#"] * 4


@pytest.mark.parametrize(("rules", "size"), [("calm", 8), ("combo", 10)])
def test_an_empty_board_is_all_room(rules, size):
    survey = survey_of(new_game(rules))
    assert (survey.filled, survey.open_square, survey.open_run) == (0, size, size)
    assert survey.row_counts == survey.column_counts == (0,) * size


def test_a_board_of_single_gaps():
    survey = survey_of(game_at("calm", board=CHECKERS))
    assert (survey.filled, survey.open_square, survey.open_run) == (32, 1, 1)
    assert survey.row_counts == survey.column_counts == (4,) * 8


def test_a_board_without_a_gap():
    survey = survey_of(game_at("calm", board=["#" * 8] * 8))
    assert (survey.filled, survey.open_square, survey.open_run) == (64, 0, 0)


@pytest.mark.parametrize(
    ("rows", "square", "run"),
    [
        (["#" * 8] * 5 + ["#...####"] * 2 + ["#" * 8], 2, 3),
        ([*["####.###"] * 6, "#" * 8, "#" * 8], 1, 6),
        ([*["#....###"] * 4, *["#" * 8] * 4], 4, 4),
    ],
)
def test_the_largest_room(rows, square, run):
    survey = survey_of(game_at("calm", board=rows))
    assert (survey.open_square, survey.open_run) == (square, run)


@given(open_boards(8))
def test_counts_and_room_are_what_a_search_finds(board):
    grid, side = grid_of(8), range(8)
    survey = survey_of(on_board(new_game("calm"), board))
    empty = [[not grid.is_filled(board, (row, column)) for column in side] for row in side]
    assert survey.filled == sum(survey.row_counts) == sum(survey.column_counts) == 64 - sum(map(sum, empty))
    assert [8 - sum(row) for row in empty] == [*survey.row_counts]
    assert survey.open_run == max(longest(line) for line in (*empty, *zip(*empty, strict=True)))
    assert survey.open_square == max(
        (n for n in range(9) for r in range(9 - n) for c in range(9 - n) if is_open(empty, r, c, n)),
        default=0,
    )


def longest(line):
    return max(len(run) for run in "".join(".#"[not cell] for cell in line).split("#"))


def is_open(empty, top, left, side):
    return all(empty[top + row][left + column] for row in range(side) for column in range(side))
