import json
from dataclasses import replace

from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.trace import state_of
from tests.engine.positions import game_at, new_game


def test_the_state_of_the_rules_page():
    game = game_at("swap", board=["", "#.#"], tray=["h3", None, "square2"])
    game = replace(game, score=57, lines=1, best_combo=1, swaps=3, deal=2)
    assert state_of(game, Placement(1, 6, 2)) == {
        "move": "2c7",
        "board": ["." * 10, "#.#.......", *["." * 10] * 8],
        "tray": ["h3", None, "square2"],
        "score": 57,
        "lines": 1,
        "combo": 0,
        "best_combo": 1,
        "swaps": 3,
        "deal": 2,
        "over": False,
    }


def test_no_move_at_the_start():
    state = state_of(new_game("calm"), None)
    assert state["move"] is None
    assert len(state["board"]) == 8
    assert json.loads(json.dumps(state)) == state


def test_a_command_is_written_as_in_the_record():
    assert state_of(new_game("swap"), Command.SWAP)["move"] == "swap"
