"""Advice follows from the stranded pieces and the board."""

import dataclasses

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.play.advice import (
    Advice,
    AdviceKind,
    Need,
    Stranding,
    advice_for,
    stranded_shapes,
    stranding_of,
)
from bp_qt.words.advising import advice_sentence
from tests.dialogs.games import new_history, replayed

SWAP = ruleset_of("swap")
ROOMY = Stranding(
    open_cells=50,
    single_holes=0,
    open_square=2,
    open_run=4,
    needs=Need.SQUARE,
    side=3,
    swaps=0,
    board_cells=100,
)


def stuck(picture: list[str], *shape_ids: str) -> Game:
    game = Game.new(SWAP, SWAP.modes[0], "any")
    shapes = [SWAP.catalogue.by_id(shape_id) for shape_id in shape_ids] + [None, None]
    return dataclasses.replace(
        game, board=game.grid.board_of(picture), tray=(shapes[0], shapes[1], shapes[2]), swaps=0
    )


@pytest.mark.parametrize(
    ("changes", "advice"),
    [
        ({"swaps": 2}, Advice(AdviceKind.SWAP_LEFT, had=2)),
        ({"swaps": 1, "single_holes": 7}, Advice(AdviceKind.SWAP_LEFT, had=1)),
        ({"single_holes": 4, "open_cells": 12}, Advice(AdviceKind.HOLES, had=4)),
        ({"single_holes": 3}, Advice(AdviceKind.OPEN_SQUARE, 3, 2)),
        ({"open_cells": 24}, Advice(AdviceKind.CROWDED, had=24)),
        ({"open_cells": 25}, Advice(AdviceKind.OPEN_SQUARE, 3, 2)),
        ({"open_cells": 16, "board_cells": 64}, Advice(AdviceKind.OPEN_SQUARE, 3, 2)),
        ({}, Advice(AdviceKind.OPEN_SQUARE, 3, 2)),
        ({"needs": Need.RUN, "side": 5}, Advice(AdviceKind.OPEN_RUN, 5, 4)),
        ({"needs": Need.RUN, "side": 4}, Advice(AdviceKind.OTHER_WAY, 4, 4)),
        ({"needs": Need.CORNER}, Advice(AdviceKind.CORNER, 3, 4)),
    ],
)
def test_each_kind_of_advice(changes, advice):
    assert advice_for(dataclasses.replace(ROOMY, **changes)) == advice


def test_a_chequered_board_is_full_of_holes():
    rows = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5
    stranding = stranding_of(stuck(rows, "h2", "square3"))
    assert stranding == Stranding(
        open_cells=50,
        single_holes=50,
        open_square=1,
        open_run=1,
        needs=Need.SQUARE,
        side=3,
        swaps=0,
        board_cells=100,
    )


def test_only_pieces_that_fit_nowhere_are_stranded():
    rows = ["##########"] * 9 + ["....######"]
    game = stuck(rows, "h4", "v2", "square2")
    assert [shape.id for shape in stranded_shapes(game)] == ["v2", "square2"]
    assert stranding_of(stuck(rows, "h4")) is None


def test_a_hole_at_the_edge_is_one_and_two_cells_side_by_side_are_none():
    rows = [".#######.#", "#.##..####", "##########"] + ["##########"] * 6 + ["###.####.."]
    stranding = stranding_of(stuck(rows, "square3"))
    assert stranding is not None
    assert (stranding.single_holes, stranding.open_cells, stranding.board_cells) == (4, 8, 100)


@pytest.mark.parametrize(
    ("shape", "need", "side"),
    [("h2", Need.RUN, 2), ("v5", Need.RUN, 5), ("square2", Need.SQUARE, 2), ("square3", Need.SQUARE, 3)],
)
def test_what_the_largest_stranded_piece_needs(shape, need, side):
    stranding = stranding_of(stuck(["##########"] * 10, "single", shape))
    assert stranding is not None
    assert (stranding.needs, stranding.side) == (need, side)


@pytest.mark.parametrize("name", ["swap-classic-greedy-2", "swap-classic-random-0", "swap-classic-random-1"])
def test_every_ended_game_of_swap_has_advice(name):
    game = replayed(name).game
    stranding = stranding_of(game)
    assert game.over
    assert stranding is not None
    assert advice_for(stranding).kind in AdviceKind


@pytest.mark.parametrize("kind", AdviceKind)
def test_every_advice_is_a_whole_sentence(kind):
    sentence = advice_sentence(Advice(kind, 5, 3))
    assert sentence.endswith(".")
    assert "%" not in sentence


def test_a_game_that_goes_on_has_no_stranding():
    assert stranding_of(new_history("swap", "classic", "any").game) is None
