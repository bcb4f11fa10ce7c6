"""Every reason for which a move may be illegal (docs/rules.md 1, 4, 5), and which comes first."""

from dataclasses import replace

import pytest

from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from tests.engine.positions import each_mode, game_at, new_game, placement

# Nothing with two neighbouring cells fits here; five cells are filled in each row.
CHECKERS = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5
# The four fullest rows are not side by side.
APART = ["##.#.##.#.", "#.#.#.#.#."] * 5


def reason_of(game, move):
    refusal = game.refusal(move)
    assert (refusal is None) == can_apply(game, move)
    return None if refusal is None else refusal.reason


def can_apply(game, move):
    try:
        game.apply(move)
    except IllegalMove:
        return False
    return True


def stuck(mode="classic", board=CHECKERS, tray=("h2",), **changes):
    return replace(game_at("combo", mode, board=board, tray=tray), **{"ending": Ending.STUCK} | changes)


def test_a_used_slot():
    assert reason_of(game_at("calm", tray=[None, "h2", None]), placement("1a1")) is Reason.SLOT_USED


@pytest.mark.parametrize(
    ("shape_id", "text", "cell"),
    [
        ("h3", "1g1", (0, 8)),
        ("v3", "1a7", (8, 0)),
        ("corner2-se", "1a3", (3, -1)),
        ("single", "1i1", (0, 8)),
        ("single", "1a9", (8, 0)),
        ("h5", "1z99", (98, 25)),
    ],
)
def test_off_the_board_names_the_first_cell_that_is(shape_id, text, cell):
    refusal = game_at("calm", tray=[shape_id]).refusal(placement(text))
    assert refusal is not None
    assert (refusal.reason, refusal.cell) == (Reason.OFF_BOARD, cell)


def test_covered_names_the_first_cell_that_is():
    game = game_at("calm", board=["", "", "", "..##"], tray=["square2"])
    refusal = game.refusal(placement("1b3"))
    assert refusal is not None
    assert (refusal.reason, refusal.cell, str(refusal)) == (Reason.COVERS, (3, 2), "covers C4")


def test_off_the_board_comes_before_covered():
    assert reason_of(game_at("calm", board=["......##"], tray=["h3"]), placement("1g1")) is Reason.OFF_BOARD


def test_nothing_can_be_placed_after_the_end_and_that_is_said_first():
    game = replace(game_at("calm", tray=["single"]), ending=Ending.STUCK)
    assert reason_of(game, placement("1a1")) is Reason.GAME_OVER
    assert reason_of(game, placement("2z99")) is Reason.GAME_OVER


@each_mode
def test_commands_exist_only_where_the_rules_have_them(rules, mode):
    game = new_game(rules, mode)
    having = {command for command in Command if reason_of(game, command) is not Reason.NOT_IN_RULESET}
    assert having == game.ruleset.commands(game.mode)


@pytest.mark.parametrize("ending", Ending)
@each_mode
def test_after_the_end_only_continue_is_left(rules, mode, ending):
    game = replace(new_game(rules, mode), ending=ending, placements=1)
    for command in set(Command) - {Command.CONTINUE}:
        assert reason_of(game, command) in {Reason.GAME_OVER, Reason.NOT_IN_RULESET}


@pytest.mark.parametrize("tray", [["single"], ["h5"]])
def test_a_swap_needs_a_swap_left_stuck_or_not(tray):
    game = game_at("swap", board=CHECKERS, tray=tray)
    assert reason_of(game, Command.SWAP) is None
    assert reason_of(replace(game, swaps=0), Command.SWAP) is Reason.NO_SWAPS


def test_a_game_is_ended_only_when_stuck():
    assert reason_of(game_at("swap", board=CHECKERS, tray=["h2"]), Command.END) is None
    assert reason_of(game_at("swap", board=CHECKERS, tray=["single"]), Command.END) is Reason.NOT_STUCK


def test_time_is_not_up_before_the_first_placement():
    game = new_game("combo", "timed")
    assert reason_of(game, Command.TIMEUP) is Reason.NOT_STARTED
    assert reason_of(replace(game, placements=1), Command.TIMEUP) is None


@pytest.mark.parametrize("mode", ["classic", "hardcore", "timed"])
def test_a_game_goes_on_once_where_that_frees_a_piece(mode):
    assert reason_of(stuck(mode), Command.CONTINUE) is None
    assert reason_of(stuck(mode, ending=None), Command.CONTINUE) is Reason.NOT_OVER
    assert reason_of(stuck(mode, continued=1), Command.CONTINUE) is Reason.ALREADY_CONTINUED
    assert reason_of(stuck(mode, board=APART, tray=["square2"]), Command.CONTINUE) is Reason.FREES_NOTHING


@pytest.mark.parametrize(("fullest", "reason"), [(3, None), (4, Reason.FREES_NOTHING)])
def test_a_continue_empties_four_rows_and_no_fifth(fullest, reason):
    """The fullest rows are every second one from the top; only the second row, emptied after them, frees the piece."""
    board = [*APART[:2] * fullest, *CHECKERS][:10]
    assert reason_of(stuck(board=board, tray=["square2"]), Command.CONTINUE) is reason


def test_a_game_whose_time_is_up_does_not_go_on():
    assert reason_of(stuck("timed", ending=Ending.TIME_UP), Command.CONTINUE) is Reason.TIME_IS_UP
