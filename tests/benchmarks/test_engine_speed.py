"""What the engine's questions and moves cost, in the middle of a game."""

import json
import random
from pathlib import Path

import pytest

from bp_qt.engine.deal import deal
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.record import read_record, write_record
from tests.conformance.players import MODE_IDS, MODES, at_random, playing, start

pytestmark = pytest.mark.benchmark

each_mode = pytest.mark.parametrize(("ruleset", "mode"), MODES, ids=MODE_IDS)


def midgame(ruleset, mode) -> Game:
    """Two groups placed at random, the third whole in the tray."""
    chance, game = random.Random(1), start(ruleset, mode, 1)
    for _ in range(6):
        game, _ = game.apply(at_random(game, chance))
    assert game.legal
    return game


@each_mode
def test_a_move_and_what_is_asked_before_it(ruleset, mode, report):
    game, name = midgame(ruleset, mode), f"{ruleset.id} {mode.id}"
    move = next(iter(game.legal))
    report(f"{name}: apply a placement", lambda: game.apply(move))
    report(f"{name}: stuck?", lambda: game.stuck)
    report(f"{name}: count the legal placements", lambda: len(game.legal))
    report(f"{name}: list the legal placements", lambda: list(game.legal))
    report(f"{name}: faces", lambda: game.faces)
    report(
        f"{name}: deal a group",
        lambda: deal(ruleset, mode, game.seed, 3, board=game.board, score=game.score),
    )


def test_records(report):
    ruleset, mode = next(pair for pair in MODES if pair[1].endless)
    history = History(start(ruleset, mode, 1))
    for move in playing(history.game, at_random, random.Random(1), most=2000):
        history.apply(move)
    text = write_record(history.game, history.moves)
    report("write the record of 2,000 moves", lambda: write_record(history.game, history.moves))
    report("read and replay the record of 2,000 moves", lambda: read_record(text))


def test_vectors(report):
    games = sorted((Path(__file__).parents[1] / "vectors").glob("*-*.json"))
    texts = [json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"]) for path in games]
    report(f"replay {len(texts)} vectors", lambda: [read_record(text) for text in texts])


def test_perft(report):
    ruleset, mode = MODES[0]
    game = start(ruleset, mode, 1)
    report(
        f"perft 2 of {MODE_IDS[0]}",
        lambda: sum(len(game.apply(placement)[0].legal) for placement in game.legal),
    )
