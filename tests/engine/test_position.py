from collections.abc import Iterable
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.moves import Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.position import LegalPlacements, Tray, cells_of_rows, rows_that_free
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.shapes import Shape
from tests.engine.positions import SHAPES, each_mode, family, game_at, new_game, open_boards, placement, shape


@each_mode
def test_a_new_game_is_empty_with_three_pieces(rules, mode):
    game = new_game(rules, mode)
    assert (game.board, game.score, game.lines, game.combo, game.best_combo, game.deal) == (0,) * 6
    assert (game.placements, game.clean_boards, game.continued, game.misses, game.swaps_used) == (0,) * 5
    assert game.clears == (0,) * 6
    assert None not in game.tray
    assert (game.over, game.stuck, game.ending) == (False, False, None)
    assert game.swaps == (1 if rules == "swap" else 0)
    assert game.grid is grid_of(game.ruleset.size)


def test_a_position_is_frozen():
    with pytest.raises(FrozenInstanceError):
        new_game("calm").score = 1  # type: ignore[misc]


def test_the_same_moves_give_the_same_position():
    assert new_game("swap", seed="x") == new_game("swap", seed="x")
    assert new_game("swap", seed="x") != new_game("swap", seed="y")
    assert hash(new_game("swap", seed="x")) == hash(new_game("swap", seed="x"))


def test_stuck_is_no_piece_left_that_fits():
    rows = ["#.#.#.#.", ".#.#.#.#"] * 4
    assert game_at("calm", board=rows, tray=["h2", None, "square3"]).stuck
    assert not game_at("calm", board=rows, tray=["h2", None, "single"]).stuck


@pytest.mark.parametrize("ending", Ending)
def test_over_is_having_an_ending(ending):
    assert replace(new_game("swap"), ending=ending).over


def test_faces_are_the_families_of_what_was_placed():
    game = game_at("calm", tray=["corner2-se", "h3", "single"])
    for text in ("1b1", "2a4"):
        game, _ = game.apply(placement(text))
    faces = game.faces
    assert {(len(faces), len(row)) for row in faces} == {(8, 8)}
    assert faces[0] == (None, family("corner2"), *[None] * 6)
    assert faces[1] == (family("corner2"), family("corner2"), *[None] * 6)
    assert faces[3] == (family("bar3"), family("bar3"), family("bar3"), *[None] * 5)
    assert sum(face is not None for row in faces for face in row) == 6


def test_faces_keep_their_family_when_a_line_is_cleared_beside_them():
    game = replace(game_at("calm", board=["#######."], tray=["v2", "single"]))
    game, _ = game.apply(placement("1h1"))
    assert game.faces[0] == (None,) * 8
    assert game.faces[1] == (*[None] * 7, family("bar2"))


def test_is_filled():
    game = game_at("calm", board=["", "..#"])
    assert game.is_filled((1, 2))
    assert not game.is_filled((2, 1))


def test_cells_of_a_placement_also_off_the_board():
    game = game_at("calm", tray=["corner2-se", None, "h3"])
    assert game.cells_of(placement("1a8")) == ((7, 0), (8, -1), (8, 0))
    assert game.cells_of(placement("3g1")) == ((0, 6), (0, 7), (0, 8))
    assert game.cells_of(placement("2a1")) == ()


def test_planes_are_one_per_family():
    assert len(new_game("calm").planes) == len(ruleset_of("calm").catalogue.families)


GAP = ["########"] * 3 + ["###..###"] + ["########"] * 4


# --- where the pieces fit


def test_placements_come_slot_by_slot_in_reading_order():
    legal = game_at("calm", board=GAP, tray=["single", None, "h2"]).legal
    assert list(legal) == [Placement(0, 3, 3), Placement(0, 3, 4), Placement(2, 3, 3)]
    assert len(legal) == 3
    assert [legal.count_of(slot) for slot in range(3)] == [2, 0, 1]
    assert list(legal.anchors(0)) == [(3, 3), (3, 4)]
    assert list(legal.anchors(1)) == []


def test_membership_is_a_legal_placement():
    legal = game_at("calm", board=GAP, tray=["single", None, "h2"]).legal
    assert Placement(0, 3, 4) in legal
    assert Placement(2, 3, 4) not in legal
    assert Placement(1, 3, 3) not in legal  # the slot is used
    assert Placement(0, 0, 0) not in legal  # filled


@pytest.mark.parametrize("anchor", [(-1, 0), (0, -1), (8, 0), (0, 8), (-1, 8), (100, 100)])
def test_an_anchor_off_the_board_is_never_legal(anchor):
    assert Placement(0, *anchor) not in LegalPlacements(8, 0, (shape("single"), None, None))


def test_truth_is_whether_anything_fits():
    assert game_at("calm", board=GAP, tray=["v2", "h2", None]).legal
    assert not game_at("calm", board=GAP, tray=["v2", "h3", None]).legal
    assert not game_at("calm", tray=[]).legal


def test_two_slots_with_the_same_shape_both_count():
    assert len(game_at("combo", tray=["single", "single", "single"]).legal) == 300


def test_a_position_finds_them_once():
    game = new_game("calm")
    assert game.legal is game.legal


def test_a_placement_is_chosen_by_its_number():
    legal = game_at("combo", board=GAP, tray=["single", "h3", "corner2-se"]).legal
    in_order = list(legal)
    assert [legal[at] for at in range(len(legal))] == in_order
    assert (legal[-1], legal[2:5], legal[::-1]) == (in_order[-1], in_order[2:5], in_order[::-1])
    for beyond in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[beyond]


@each_mode
def test_legal_is_exactly_what_is_not_refused(rules, mode):
    game = new_game(rules, mode)
    side = range(-2, game.ruleset.size + 2)
    placements = [Placement(slot, row, column) for slot in range(3) for row in side for column in side]
    legal = [placement for placement in placements if game.refusal(placement) is None]
    assert legal == list(game.legal)
    assert all((placement in game.legal) == (placement in legal) for placement in placements)


TEN = grid_of(10)
CHECKERS = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5
# The fullest rows are never side by side, so emptying them frees nothing that is two cells wide and high.
APART = ["##.#.##.#.", "#.#.#.#.#."] * 5


def tray_of(pieces: Iterable[Shape]) -> Tray:
    one, two, three = [*pieces, None, None, None][:3]
    return one, two, three


def freeing(rows, *pieces, most=4):
    return rows_that_free(10, TEN.board_of(rows), tray_of(map(shape, pieces)), most=most)


# --- rows that are emptied


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


def without_rows(board, rows):
    return board & ~cells_of_rows(10, rows)


def test_rows_have_all_their_cells():
    cells = cells_of_rows(10, (0, 9))
    assert TEN.rows_of(cells) == ("#" * 10, *["." * 10] * 8, "#" * 10)
    assert cells_of_rows(10, ()) == 0


# Up to three empty cells a row, none side by side: no larger piece fits, and some row must be emptied.
FULL_BOARDS = st.lists(
    st.sets(st.sampled_from(range(0, 10, 2)), min_size=1, max_size=3), min_size=10, max_size=10
).map(
    lambda holes: TEN.board_of(
        tuple(
            "".join("." if (column - row) % 10 in empty else "#" for column in range(10))
            for row, empty in enumerate(holes)
        )
    )
)
LARGE = [each for each in SHAPES if each.count >= 4]


@given(FULL_BOARDS, st.lists(st.sampled_from(LARGE), min_size=1, max_size=3))
def test_on_a_full_board_no_row_is_emptied_in_vain(board, pieces):
    assume(not LegalPlacements(10, board, tray_of(pieces)))
    rows = rows_that_free(10, board, tray_of(pieces), most=10)
    assert 1 <= len(set(rows)) == len(rows)
    assert LegalPlacements(10, without_rows(board, rows), tray_of(pieces))
    assert not LegalPlacements(10, without_rows(board, rows[:-1]), tray_of(pieces))


@given(open_boards(10), st.lists(st.sampled_from(SHAPES), min_size=1, max_size=3))
def test_a_whole_board_of_rows_always_suffices_and_no_row_is_emptied_in_vain(board, pieces):
    tray = tray_of(pieces)
    rows = rows_that_free(10, board, tray, most=10)
    assert len(set(rows)) == len(rows)
    assert LegalPlacements(10, without_rows(board, rows), tray)
    for emptied in range(len(rows)):
        assert not LegalPlacements(10, without_rows(board, rows[:emptied]), tray)


@pytest.mark.parametrize("most", range(5))
def test_never_more_than_asked_for(most):
    assert len(freeing(CHECKERS, "v4", most=most)) <= most
