"""Whole games in every ruleset and mode there is, and in one that is made up: what must hold after every move, undo, records, zen without end."""

import random
from dataclasses import fields
from functools import cache

import pytest

from bp_qt.engine.bitboard import count
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.record import read_record, state_of, write_record
from tests.conformance.players import (
    MODE_IDS_WITH_A_FOURTH,
    MODES_WITH_A_FOURTH,
    at_random,
    greedily,
    playing,
    start,
)

each_mode = pytest.mark.parametrize(("ruleset", "mode"), MODES_WITH_A_FOURTH, ids=MODE_IDS_WITH_A_FOURTH)
each_player = pytest.mark.parametrize("player", [at_random, greedily])

GAMES = 6
MOST_MOVES = 200  # zen has no end


@cache
def a_game(ruleset, mode, player, number):
    first = start(ruleset, mode, number)
    chance = random.Random(f"{ruleset.id} {mode.id} {number}")
    return first, tuple(playing(first, player, chance, most=MOST_MOVES))


@each_player
@each_mode
def test_what_holds_after_every_move(ruleset, mode, player):
    for number in range(GAMES):
        game, moves = a_game(ruleset, mode, player, number)
        check_position(game)
        for move in moves:
            after, outcome = game.apply(move)
            if isinstance(move, Placement):
                assert game.preview(move) == outcome
            check_outcome(game, move, outcome, after)
            check_position(after)
            game = after
        assert game.over or len(moves) == MOST_MOVES or game.stuck
        assert not (mode.endless and game.over)


def check_position(game: Game) -> None:
    grid = game.grid
    together = 0
    for plane in game.planes:
        assert plane & together == 0
        together |= plane
    assert together == game.board == game.board & grid.full
    assert grid.full_lines(game.board) == ((), (), 0)
    faces = [face is not None for row in game.faces for face in row]
    assert faces == [game.is_filled((r, c)) for r in range(grid.size) for c in range(grid.size)]
    assert any(game.tray)
    assert 0 <= game.swaps <= game.ruleset.most_swaps
    assert 0 <= game.combo <= game.best_combo
    assert sum(lines * n for lines, n in enumerate(game.clears, start=1)) == game.lines
    assert sum(game.clears) <= game.placements
    assert game.continued <= game.mode.continues
    if game.over:
        assert game.stuck or game.ending is Ending.TIME_UP
        assert game.refusal(Placement(0, 0, 0)) is not None
    else:
        assert not game.stuck or game.swaps


def check_outcome(before: Game, move: Move, outcome: Outcome, after: Game) -> None:
    assert outcome.move == move
    assert after.score - before.score == outcome.points.total
    assert after.lines - before.lines == outcome.lines
    assert after.ending is outcome.ending
    assert after.combo == outcome.combo
    assert after.deal - before.deal == (outcome.dealt is not None)
    assert outcome.dealt in (None, after.tray)
    assert (outcome.shape is not None) == isinstance(move, Placement)
    emptied = sum(count(before.board & before.grid.row_masks[row]) for row in outcome.emptied_rows)
    if isinstance(move, Placement):
        check_placement(before, move, outcome, after)
    else:
        assert count(after.board) == count(before.board) - emptied
        assert after.placements == before.placements
        assert not outcome.cells


def check_placement(before: Game, move: Placement, outcome: Outcome, after: Game) -> None:
    shape = before.tray[move.slot]
    assert outcome.shape is shape is not None
    assert outcome.cells == before.cells_of(move)
    assert outcome.cells[0] == move.anchor
    assert not any(before.is_filled(cell) for cell in outcome.cells)
    assert len(set(outcome.cleared)) == len(outcome.cleared)
    assert {cell for cell in outcome.cleared if cell[0] in outcome.rows or cell[1] in outcome.columns} == set(
        outcome.cleared
    )
    filled = count(before.board) + shape.count - len(outcome.cleared)
    if not outcome.emptied_rows:
        assert count(after.board) == filled
        assert outcome.clean == (after.board == 0)
    assert after.placements == before.placements + 1
    assert after.clean_boards - before.clean_boards == outcome.clean


@each_player
@each_mode
def test_positions_before_stay_what_they_were(ruleset, mode, player):
    """Where there is no undo, earlier positions are kept by whoever wants them: a move never changes one."""
    game, moves = a_game(ruleset, mode, player, 0)
    kept, written = [game], [snapshot(game)]
    for move in moves:
        game, _ = game.apply(move)
        kept.append(game)
        written.append(snapshot(game))
    assert [snapshot(game) for game in kept] == written
    for before, move, after in zip(kept, moves, kept[1:], strict=False):
        assert before.apply(move)[0] == after


def snapshot(game: Game) -> dict[str, str]:
    return {field.name: repr(getattr(game, field.name)) for field in fields(game)}


@each_player
@each_mode
def test_undo_goes_back_to_the_start_where_the_ruleset_has_it(ruleset, mode, player):
    for number in range(GAMES):
        first, moves = a_game(ruleset, mode, player, number)
        history, positions = History(first), [first]
        for move in moves:
            history.apply(move)
            positions.append(history.game)
        assert history.moves == moves
        if history.game.over:  # the end is firm; everything before it is not
            assert not history.can_undo
            history = History(first)
            positions.pop()
            for move in moves[:-1]:
                history.apply(move)
        played = history.moves
        while history.can_undo:
            history.undo()
            positions.pop()
            assert history.game == positions[-1]
            assert len(history.moves) == len(positions) - 1
        assert history.moves == played[: stay(first, played)]


def stay(first: Game, moves: tuple[Move, ...]) -> int:
    """How many of the moves cannot be taken back (docs/rules.md 3 and 8)."""
    if not first.ruleset.undo:
        return len(moves)
    firm = [at for at, move in enumerate(moves, start=1) if move is Command.CONTINUE]
    placed = [at for at, move in enumerate(moves, start=1) if isinstance(move, Placement)]
    return max(firm[-1:] + (placed[:1] if first.mode.limit_ms is not None else []), default=0)


@each_player
@each_mode
def test_a_game_may_be_played_with_any_number_of_undos_between(ruleset, mode, player):
    first, moves = a_game(ruleset, mode, player, 1)
    straight, wandering, chance = History(first), History(first), random.Random(3)
    for move in moves:
        straight.apply(move)
        wandering.apply(move)
        for _ in range(chance.randrange(4) if wandering.can_undo else 0):
            taken = [wandering.undo() for _ in range(chance.randrange(5)) if wandering.can_undo]
            for again in reversed(taken):
                wandering.apply(again)
        assert wandering.game == straight.game
        assert wandering.moves == straight.moves


@each_player
@each_mode
def test_a_game_survives_its_record_at_every_moment(ruleset, mode, player):
    for number in range(GAMES):
        first, moves = a_game(ruleset, mode, player, number)
        history = History(first)
        moments = {0, len(moves) // 3, len(moves) // 2, len(moves) - 1}
        for at, move in enumerate(moves):
            if at in moments:
                check_record(history)
            history.apply(move)
        check_record(history)


def check_record(history: History) -> None:
    read = read_record(write_record(history.game, history.moves))
    assert read.game == history.game
    assert read.moves == history.moves
    last = history.moves[-1] if history.moves else None
    assert state_of(read.game, last) == state_of(history.game, last)


@pytest.mark.parametrize(("ruleset", "mode"), [pair for pair in MODES_WITH_A_FOURTH if pair[1].endless])
def test_a_mode_without_an_end_goes_on(ruleset, mode):
    game, chance, freed = start(ruleset, mode, 5), random.Random(5), 0
    for _ in range(800):
        game, outcome = game.apply(at_random(game, chance))
        freed += bool(outcome.discarded)
        assert game.score == 0
        assert not game.over
    assert freed > 10


def test_the_players_make_every_command_and_see_every_ending():
    """Otherwise the tests above would show less than they say."""
    made: set[Move] = set()
    endings: set[Ending | None] = set()
    for ruleset, mode in MODES_WITH_A_FOURTH:
        for number in range(GAMES):
            for player in (at_random, greedily):
                game, moves = a_game(ruleset, mode, player, number)
                for move in moves:
                    game, outcome = game.apply(move)
                    endings.add(outcome.ending)
                made.update(move for move in moves if isinstance(move, Command))
    assert made == set(Command)
    assert endings >= set(Ending)
