from dataclasses import FrozenInstanceError, replace

import pytest

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import ruleset_of
from tests.engine.positions import each_mode, family, game_at, new_game, placement


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
