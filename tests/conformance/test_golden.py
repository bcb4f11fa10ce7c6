"""Games that the engine itself made, frozen: records that people keep must replay to the same for ever.

They show nothing about the rules (the vectors do that), only that a change changed nothing. See `write_golden`.
"""

import json
from typing import Any

import pytest

from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record, write_record
from tests.conformance.players import MODE_IDS, MODES
from tests.conformance.write_golden import FOLDER, digest_of_states

FILES = sorted(FOLDER.glob("*.json"))
GAMES: list[tuple[str, dict[str, Any]]] = [
    (path.stem, game) for path in FILES for game in json.loads(path.read_text(encoding="utf-8"))
]


def test_every_ruleset_and_mode_has_golden_games():
    assert {path.stem for path in FILES} == set(MODE_IDS)


@pytest.mark.parametrize(("name", "game"), GAMES, ids=[name for name, _ in GAMES])
def test_a_golden_game_replays_to_the_same_states(name: str, game: dict[str, Any]) -> None:
    text = json.dumps(game["record"])
    read = read_record(text)
    assert digest_of_states(text) == game["states"]
    assert json.loads(write_record(read.game, read.moves)) == game["record"]


def test_golden_games_are_finished_but_for_those_that_cannot_be():
    under_way = {name for name, game in GAMES if not game["record"]["result"]["over"]}
    assert under_way == {f"{ruleset.id}-{mode.id}" for ruleset, mode in MODES if mode.endless}


def test_golden_games_have_every_command_between_them():
    moves = {move for _, game in GAMES for move in game["record"]["moves"].split()}
    assert {command.value for command in Command} <= moves
