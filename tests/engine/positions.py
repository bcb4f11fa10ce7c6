"""Positions for tests: pictures, random boards, and the games of every ruleset and mode."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.deal import deal
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Placement, parse_move
from bp_qt.engine.rulesets import RULESETS, ruleset_of
from bp_qt.engine.shapes import Family, Shape, catalogue

MODES = [(ruleset.id, mode.id) for ruleset in RULESETS for mode in ruleset.modes]
each_mode = pytest.mark.parametrize(("rules", "mode"), MODES)
SHAPES = catalogue("full").shapes
each_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.id)
each_size = pytest.mark.parametrize("size", [8, 10])


def shape(shape_id: str) -> Shape:
    return catalogue("full").by_id(shape_id)


def family(family_id: str) -> Family:
    return next(family for family in catalogue("full").families if family.id == family_id)


def placement(text: str) -> Placement:
    """The placement that `text` writes, like 2c7."""
    move = parse_move(text)
    assert isinstance(move, Placement)
    return move


def seed_of(rules: str, mode: str, name: str = "test") -> str:
    return "daily/2026-03-01" if ruleset_of(rules).mode_of(mode).dated else name


def new_game(rules: str, mode: str = "classic", seed: str = "") -> Game:
    ruleset = ruleset_of(rules)
    return Game.new(ruleset, ruleset.mode_of(mode), seed or seed_of(rules, mode))


def game_at(
    rules: str, mode: str = "classic", *, board: Sequence[str] = (), tray: Sequence[str | None] = ()
) -> Game:
    """A game of this board (missing rows are empty; all cells of the first family) and tray (missing slots used)."""
    game = on_board(new_game(rules, mode), grid_of(ruleset_of(rules).size).board_of(board))
    one, two, three = (None if name is None else shape(name) for name in (*tray, None, None, None)[:3])
    return replace(game, tray=(one, two, three))


def on_board(game: Game, board: int, score: int = 0) -> Game:
    """The start of the same game on another board and score, its first group dealt there."""
    group = deal(game.ruleset, game.mode, game.seed, 0, board=board, score=score)
    planes = (board, *(0 for _ in game.planes[1:]))
    return replace(game, board=board, planes=planes, score=score, tray=group)


def open_boards(size: int) -> st.SearchStrategy[int]:
    """Boards from nearly empty to nearly full, without a full row or column, as between two moves."""
    bits = st.integers(0, (1 << size * size) - 1)
    sparse, dense = st.builds(int.__and__, bits, bits), st.builds(int.__or__, bits, bits)
    packed = st.builds(int.__or__, dense, dense)
    return st.one_of(sparse, bits, dense, packed).map(lambda board: _opened(size, board))


def _opened(size: int, board: int) -> int:
    grid = grid_of(size)
    for line in range(size):
        on_diagonal = grid.mask_of([(line, line)])
        for mask in (grid.row_masks[line], grid.column_masks[line]):
            if board & mask == mask:
                board &= ~on_diagonal
    return board
