"""The engine beside the naive model: same moves, same states, also for illegal moves, on every kind of board."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.deal import deal
from bp_qt.engine.errors import IllegalMove
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command, format_move, parse_move
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.record import state_of
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.shapes import catalogue
from tests.engine import naive
from tests.engine.positions import MODES, each_size, new_game, on_board, open_boards, seed_of

KNOWN = [(rules, mode) for rules, mode in MODES if rules in naive.SIZE]
SCORES = st.sampled_from([0, 299, 300, 1499, 1500, 9999])


def cell_set(size: int, board: int) -> naive.CellSet:
    return frozenset(grid_of(size).cells_of(board))


class Twins:
    """A game in the engine and the same in the naive model."""

    def __init__(self, rules: str, mode: str, seed: str, board: int = 0, score: int = 0) -> None:
        self.game: Game = on_board(new_game(rules, mode, seed), board, score)
        cells = cell_set(self.game.ruleset.size, board)
        self.naive = naive.NaiveGame(rules, mode, seed, cells, score)
        self.compare(None)

    def move(self, text: str) -> bool:
        """Makes the move in both; whether it was legal, on which they must agree."""
        before, refusal = self.game, self.game.refusal(parse_move(text))
        try:
            self.game, outcome = before.apply(parse_move(text))
        except IllegalMove as illegal:
            assert refusal is not None
            assert (illegal.reason, illegal.cell) == (refusal.reason, refusal.cell)
            with pytest.raises(naive.Illegal):
                self.naive.move(text)
            self.compare(None)
            return False
        assert refusal is None
        compare_outcome(outcome, self.naive.move(text))
        self.compare(text)
        return True

    def compare(self, text: str | None) -> None:
        assert state_of(self.game, parse_move(text) if text else None) == self.naive.state(text)

    def compare_legal(self) -> None:
        assert [format_move(move) for move in self.game.legal] == self.naive.legal()
        assert len(self.game.legal) == len(self.naive.legal())
        assert self.game.stuck == self.naive.stuck()


def compare_outcome(outcome: Outcome, report: naive.Report) -> None:
    assert set(outcome.cells) == report.cells
    assert [*outcome.rows] == report.rows
    assert [*outcome.columns] == report.columns
    assert outcome.points.total == report.points
    assert outcome.clean == report.clean
    assert (outcome.dealt and [shape.id for shape in outcome.dealt]) == report.dealt
    assert [*outcome.emptied_rows] == report.emptied


class TwinMachine(RuleBasedStateMachine):
    """Any moves in any order, from any board without full lines."""

    @initialize(data=st.data(), which=st.sampled_from(KNOWN), name=st.text("abc", min_size=1, max_size=4))
    def start(self, data: st.DataObject, which: tuple[str, str], name: str) -> None:
        rules, mode = which
        board = data.draw(st.just(0) | open_boards(naive.SIZE[rules]), label="board")
        score = data.draw(SCORES, label="score") if rules == "swap" else 0
        self.twins = Twins(rules, mode, seed_of(rules, mode, name), board, score)

    @rule(chance=st.randoms(use_true_random=False))
    def place_legally(self, chance: random.Random) -> None:
        legal = self.twins.naive.legal()
        if legal and not self.twins.naive.over:
            assert self.twins.move(chance.choice(legal))

    @rule(slot=st.integers(1, 3), column=st.sampled_from("abcdefghijklz"), row=st.integers(1, 12))
    def place_anywhere(self, slot: int, column: str, row: int) -> None:
        self.twins.move(f"{slot}{column}{row}")

    @rule(command=st.sampled_from(list(Command)))
    def command(self, command: Command) -> None:
        self.twins.move(command.value)

    @invariant()
    def legal_moves_agree(self) -> None:
        if hasattr(self, "twins"):
            self.twins.compare_legal()


TestTwins = TwinMachine.TestCase
TestTwins.settings = settings(max_examples=80, stateful_step_count=40)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("rules", "mode"), KNOWN)
def test_whole_games_agree(rules: str, mode: str, number: int) -> None:
    chance = random.Random(f"{rules} {mode} {number}")
    seed = f"daily/2026-03-0{number + 1}" if mode == "daily" else f"naive/{number}"
    twins = Twins(rules, mode, seed)
    for _ in range(120):
        if chance.random() < 0.1 or twins.naive.stuck():
            twins.move(chance.choice(list(Command)))
        legal = [] if twins.naive.over else twins.naive.legal()
        if legal:
            assert twins.move(chance.choice(legal))
        if twins.naive.over and not twins.move("continue"):
            break


@each_size
@settings(max_examples=100)
@given(data=st.data())
def test_fit_masks_are_what_a_search_finds(size: int, data: st.DataObject) -> None:
    board = data.draw(open_boards(size))
    grid = grid_of(size)
    for shape, piece in zip(catalogue("full").shapes, naive.PIECES["combo"], strict=True):
        found = grid.cells_of(shape.on[size].fit(board))
        assert set(found) == naive.anchors(size, cell_set(size, board), piece), shape.id


@each_size
@given(data=st.data())
def test_full_lines_and_the_fullest_row_are_what_a_count_finds(size: int, data: st.DataObject) -> None:
    grid, side = grid_of(size), range(size)
    board = data.draw(open_boards(size))
    for line in data.draw(st.lists(st.sampled_from([*grid.row_masks, *grid.column_masks]), max_size=3)):
        board |= line
    cells = cell_set(size, board)
    full = grid.full_lines(board)
    assert [*full.rows] == [r for r in side if all((r, c) in cells for c in side)]
    assert [*full.columns] == [c for c in side if all((r, c) in cells for r in side)]
    assert cell_set(size, full.mask) == {
        (r, c) for r in side for c in side if r in full.rows or c in full.columns
    }
    assert grid.fullest_row(board) == naive.fullest_row(size, cells)


@pytest.mark.parametrize(("rules", "mode"), KNOWN)
@settings(max_examples=100)
@given(data=st.data(), group=st.integers(0, 10_000), score=SCORES)
def test_deals_agree_on_any_board(rules: str, mode: str, data: st.DataObject, group: int, score: int) -> None:
    ruleset = ruleset_of(rules)
    board = data.draw(open_boards(ruleset.size))
    seed = seed_of(rules, mode, data.draw(st.text("aé 日😀", min_size=1, max_size=5)))
    known: dict[str, Any] = {"board": board, "score": score}
    dealt = deal(ruleset, ruleset.mode_of(mode), seed, group, **known)
    cells = cell_set(ruleset.size, board)
    expected = naive.dealt(rules, mode, seed, group, cells, score)
    assert [shape.id for shape in dealt] == [piece.id for piece in expected]
    unchecked = deal(ruleset, ruleset.mode_of(mode), seed, group, checked=False, **known)
    expected = naive.dealt(rules, mode, seed, group, cells, score, check=False)
    assert [shape.id for shape in unchecked] == [piece.id for piece in expected]
