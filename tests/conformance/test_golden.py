"""Games that the engine itself made, frozen: records that people keep must replay to the same for ever.

They show nothing about the rules (the vectors do that), only that a change changed nothing. See `write_golden`.
"""

import json
from typing import Any

import pytest

from bp_qt.engine.record import read_record, write_record
from tests.conformance.players import MODE_IDS
from tests.conformance.write_golden import FOLDER, digest_of_states

FILES = sorted(FOLDER.glob("*.json"))
GAMES = [
    pytest.param(game, id=f"{path.stem}-{number}")
    for path in FILES
    for number, game in enumerate(json.loads(path.read_text(encoding="utf-8")))
]


def test_every_ruleset_and_mode_has_golden_games():
    assert {path.stem for path in FILES} == set(MODE_IDS)


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_game_replays_to_the_same_states(game: dict[str, Any]):
    text = json.dumps(game["record"])
    read = read_record(text)
    assert digest_of_states(text) == game["states"]
    assert json.loads(write_record(read.game, read.moves)) == game["record"]


def test_golden_games_are_finished_but_for_those_that_cannot_be():
    over = {game.id.rpartition("-")[0]: True for game in GAMES}
    for param in GAMES:
        (game,) = param.values
        over[param.id.rpartition("-")[0]] &= game["record"]["result"]["over"]
    assert {name for name, is_over in over.items() if not is_over} == {"combo-zen"}


def test_golden_games_have_every_command_between_them():
    moves = {move for param in GAMES for move in param.values[0]["record"]["moves"].split()}
    assert {"swap", "continue", "end", "timeup"} <= moves
