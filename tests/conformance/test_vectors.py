"""The engine reproduces every vector, state by state (tests/vectors/README.md; BP_VECTORS names other folders)."""

import json

import pytest

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.deal import deal
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.record import parse_record, read_record, replay, result_of, state_of, write_record
from bp_qt.engine.rulesets import ruleset_of


def test_a_game_is_reproduced_state_by_state(game_vector):
    record = parse_record(game_vector.record_text)
    states = game_vector.states
    assert state_of(record.start, None) == states[0]
    played = 0
    for played, (move, game) in enumerate(replay(record), start=1):
        assert state_of(game, move) == states[played], f"after move {played}"
    assert played == len(states) - 1


def test_a_game_is_written_as_it_was_read(game_vector):
    read = read_record(game_vector.record_text)
    written = json.loads(write_record(read.game, read.moves))
    assert written.pop("result") == result_of(read.game)
    assert written == {key: game_vector.record[key] for key in written}


def test_every_move_of_a_vector_was_among_the_legal_ones(game_vector):
    record = parse_record(game_vector.record_text)
    before = record.start
    for move, game in replay(record):
        assert before.refusal(move) is None
        assert isinstance(move, Command) or move in before.legal
        before = game


def test_a_group_is_dealt(deal_vector):
    ruleset = ruleset_of(deal_vector["rules"])
    group = deal(
        ruleset,
        ruleset.mode_of(deal_vector["mode"]),
        deal_vector["seed"],
        deal_vector["group"],
        board=grid_of(ruleset.size).board_of(deal_vector["board"]),
        score=deal_vector["score"],
    )
    assert [shape.id for shape in group] == deal_vector["tray"]


def test_sequences_of_placements_are_counted(perft_vector):
    ruleset = ruleset_of(perft_vector["rules"])
    start = Game.new(ruleset, ruleset.mode_of(perft_vector["mode"]), perft_vector["seed"])
    assert perft(start, perft_vector["depth"]) == perft_vector["count"]


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` placements there are; the last of each is counted, not made."""
    if game.over or depth == 0:
        return int(depth == 0)
    if depth == 1:
        return len(game.legal)
    return sum(perft(game.apply(placement)[0], depth - 1) for placement in game.legal)


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_counting_the_last_placement_is_making_it(rules):
    ruleset = ruleset_of(rules)
    game = Game.new(ruleset, ruleset.modes[0], "perft-1")
    assert perft(game, 1) == sum(perft(game.apply(placement)[0], 0) for placement in game.legal)
