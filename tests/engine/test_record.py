"""The record (docs/rules.md 7): what is written, read and ignored. What is refused: test_damaged_records."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bp_qt.engine.errors import BadRecord
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.record import FORMAT, parse_record, read_record, replay, result_of, state_of, write_record
from tests.engine.positions import each_mode, game_at, new_game, placement, seed_of


def record_of(**changes: Any) -> str:
    """The text of a short record of `calm`, some of its keys changed, those that are None left out."""
    fields = {
        "format": "block-puzzle/1",
        "rules": "calm",
        "mode": "classic",
        "seed": "open-clean-3",
        "moves": "1a4 2c4",
        "result": {"score": 3, "lines": 0, "over": False},
    }
    return json.dumps({key: value for key, value in (fields | changes).items() if value is not None})


def played(rules, mode, moves=7):
    history = History(new_game(rules, mode))
    for _ in range(moves):
        history.apply(next(iter(history.game.legal)))
    return history


@each_mode
def test_a_game_survives_its_record(rules, mode):
    history = played(rules, mode)
    read = read_record(write_record(history.game, history.moves))
    assert (read.game, read.moves) == (history.game, history.moves)
    assert not read.can_undo


def test_what_is_written():
    history = played("swap", "classic", 2)
    history.apply(Command.SWAP)
    text = write_record(history.game, history.moves)
    assert "\n" not in text
    assert json.loads(text) == {
        "format": FORMAT,
        "rules": "swap",
        "mode": "classic",
        "seed": "test",
        "moves": " ".join(["1a1", f"2{'abcdefghij'[history.moves[1].column]}1", "swap"]),
        "result": {"score": history.game.score, "lines": history.game.lines, "over": False},
    }
    assert list(json.loads(text)) == ["format", "rules", "mode", "seed", "moves", "result"]


@pytest.mark.parametrize("seed", ["ñandú 日本語 🧩", '"quoted" \\ back', "</script>", "x" * 64])
def test_a_seed_survives_whatever_it_is(seed):
    game = new_game("calm", "classic", seed)
    text = write_record(game, ())
    assert read_record(text).game == game
    assert json.loads(text)["seed"] == seed


def test_a_seed_can_be_read_by_people_too():
    assert "ñandú 日本語 🧩" in write_record(new_game("calm", "classic", "ñandú 日本語 🧩"), ())


@each_mode
def test_a_new_game_is_a_record_too(rules, mode):
    game = new_game(rules, mode)
    assert read_record(write_record(game, ())).game == game


def test_the_result_is_optional():
    assert read_record(record_of(result=None)).game.score == 3


def test_unknown_keys_are_ignored_also_large_ones():
    text = record_of(time_ms=5, player={"name": "Ann"}, more=[None, 1.5, 10**30])
    text = text.replace("10000000000", "9" * 5000)
    assert read_record(text).game.score == 3
    assert read_record(record_of(result={"score": 3, "lines": 0, "over": False, "best": 9})).game.score == 3


def test_white_space_around_moves_is_nothing():
    assert read_record(record_of(moves="  1a4\n 2c4 ")).moves == (placement("1a4"), placement("2c4"))


def test_the_order_of_keys_is_free_and_the_text_may_be_indented():
    fields = json.loads(record_of())
    text = json.dumps(dict(reversed(fields.items())), indent=4)
    assert read_record(text).game.score == 3


def test_parsing_plays_no_move():
    record = parse_record(record_of(moves="1a4 nonsense"))
    assert record.moves == ("1a4", "nonsense")
    assert record.start == new_game("calm", "classic", "open-clean-3")


def test_replay_gives_every_position_before_it_stumbles():
    steps = replay(parse_record(record_of(moves="1a4 2c4 2c4")))
    assert next(steps)[0] == placement("1a4")
    assert next(steps)[1].score == 3
    with pytest.raises(BadRecord, match="move 3: 2c4 is illegal: slot used"):
        next(steps)


@each_mode
def test_the_result_is_that_of_the_last_position(rules, mode):
    game = played(rules, mode).game
    assert result_of(game) == {"score": game.score, "lines": game.lines, "over": game.over}
    assert seed_of(rules, mode) == game.seed


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
