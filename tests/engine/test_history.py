import random
from dataclasses import replace

import pytest

from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.history import MOST_UNDONE, History
from bp_qt.engine.moves import Command, Move
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Mode, ruleset_of
from tests.engine.positions import each_mode, game_at, new_game, placement


def test_moves_are_listed_and_taken_back_with_their_positions():
    start = game_at("calm", tray=["single", "h2", "v2"])
    history = History(start)
    positions = [start]
    for text in ("1a1", "2c3", "3e5"):  # the last one deals
        outcome = history.apply(placement(text))
        positions.append(history.game)
    assert outcome.dealt is not None
    assert history.moves == tuple(map(placement, ["1a1", "2c3", "3e5"]))
    for text in ("3e5", "2c3", "1a1"):
        assert history.game is positions.pop()
        assert history.can_undo
        assert history.undo() == placement(text)
    assert history.game is start
    assert not history.moves
    assert not history.can_undo


def test_the_same_moves_after_an_undo_give_the_same_pieces():
    history = History(game_at("calm", tray=["single", "h2", "v2"]))
    for text in ("1a1", "2c3", "3e5"):
        history.apply(placement(text))
    there = history.game
    history.undo()
    history.apply(placement("3e5"))
    assert history.game == there


def test_an_illegal_move_changes_nothing():
    history = History(game_at("calm", tray=["single"]))
    before = history.game
    with pytest.raises(IllegalMove):
        history.apply(placement("2a1"))
    assert (history.game, history.moves, history.can_undo) == (before, (), False)


def test_nothing_to_undo():
    with pytest.raises(IndexError, match="nothing to undo"):
        History(new_game("calm")).undo()


@each_mode
def test_undo_only_where_the_ruleset_has_it(rules, mode):
    history = History(new_game(rules, mode))
    history.apply(next(iter(history.game.legal)))
    game = history.game
    assert history.can_undo == (game.ruleset.undo and game.mode.limit_ms is None)


def test_the_end_is_firm():
    rows = ["#.#.#.#.", ".#.#.#.#"] * 4
    history = History(game_at("calm", board=rows, tray=["single", "square2"]))
    history.apply(placement("1b1"))
    assert history.game.ending is Ending.STUCK
    assert not history.can_undo
    with pytest.raises(IndexError):
        history.undo()


def test_moves_of_an_earlier_sitting_stay():
    earlier: tuple[Move, ...] = (placement("1a1"), Command.SWAP)
    history = History(new_game("calm"), earlier)
    assert history.moves == earlier
    assert not history.can_undo
    move = next(iter(history.game.legal))
    history.apply(move)
    assert history.moves == (*earlier, move)
    history.undo()
    assert history.moves == earlier
    assert not history.can_undo


def test_the_last_two_thousand_placements_are_kept():
    """Zen never ends; with undo it is a game as long as it takes."""
    endless = replace(ruleset_of("combo"), undo=True)
    history = History(Game.new(endless, endless.mode_of("zen"), "long"))
    chance = random.Random(1)
    positions = [history.game]
    for _ in range(MOST_UNDONE + 5):
        history.apply(chance.choice(list(history.game.legal)))
        positions.append(history.game)
    undone = 0
    while history.can_undo:
        history.undo()
        undone += 1
        assert history.game is positions[-1 - undone]
    assert undone == MOST_UNDONE == 2000
    assert len(history.moves) == 5


STUCK_ROWS = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5


def crossed(mode: Mode) -> History:
    """A game with undo, in which the only piece left fits once; then it is stuck."""
    ruleset = replace(ruleset_of("combo"), undo=True, modes=(mode,))
    stuck = replace(game_at("combo", board=STUCK_ROWS, tray=["single", "h2"]), ruleset=ruleset, mode=mode)
    return History(stuck)


def test_a_continue_cannot_be_taken_back_nor_what_lies_before_it():
    history = crossed(Mode("once", continues=1))
    history.apply(placement("1b1"))
    assert history.game.ending is Ending.STUCK
    history.apply(Command.CONTINUE)
    assert not history.can_undo
    history.apply(placement("2a1"))
    assert history.undo() == placement("2a1")
    assert not history.can_undo
    assert history.moves == (placement("1b1"), Command.CONTINUE)


def test_nobody_continues_more_often_by_undoing():
    history = crossed(Mode("once", continues=1))
    history.apply(placement("1b1"))
    history.apply(Command.CONTINUE)
    while history.can_undo:
        history.undo()
    refusal = history.game.refusal(Command.CONTINUE)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_OVER
    assert history.game.continued == 1


def test_the_placement_that_started_the_clock_stays():
    history = crossed(Mode("timed", limit_ms=1000, keeps_record=False))
    history.game = replace(history.game, board=0)
    history.apply(placement("1b1"))
    assert not history.can_undo
    assert history.game.refusal(Command.TIMEUP) is None
    history.apply(placement("2a5"))
    assert history.undo() == placement("2a5")
    assert not history.can_undo
    history.apply(Command.TIMEUP)
    assert (history.game.ending, history.can_undo) == (Ending.TIME_UP, False)


def test_a_timed_game_that_goes_on_is_undone_up_to_there():
    history = crossed(Mode("both", limit_ms=1000, continues=1, keeps_record=False))
    history.apply(placement("1b1"))
    history.apply(Command.CONTINUE)
    history.apply(placement("2a1"))
    assert history.can_undo
    history.undo()
    assert not history.can_undo
