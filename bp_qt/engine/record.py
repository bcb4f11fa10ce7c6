"""The record: a game as text, and the game that a text replays to (docs/rules.md 7).

>>> text = '{"format": "block-puzzle/1", "rules": "calm", "mode": "classic", "seed": "open-clean-3", "moves": "1a4"}'
>>> history = read_record(text)
>>> history.game.score, history.moves
(2, (Placement(slot=0, row=3, column=0),))
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bp_qt.engine.errors import BadRecord, BadSeed, EngineError, UnknownRuleset
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Move, format_move, parse_move
from bp_qt.engine.rulesets import ruleset_of

__all__ = [
    "FORMAT",
    "MOST_RECORD_BYTES",
    "Record",
    "parse_record",
    "read_record",
    "replay",
    "result_of",
    "state_of",
    "write_record",
]

FORMAT = "block-puzzle/1"
MOST_RECORD_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Record:
    """A record as parsed, before its moves are played: `start` is the position that they begin from."""

    start: Game
    moves: tuple[str, ...]
    result: dict[str, int | bool] | None


def result_of(game: Game) -> dict[str, int | bool]:
    """The `result` of a record: what a replay must give."""
    return {"score": game.score, "lines": game.lines, "over": game.over}


def write_record(game: Game, moves: Iterable[Move]) -> str:
    """The record of a game: one JSON object on one line."""
    return json.dumps(
        {
            "format": FORMAT,
            "rules": game.ruleset.id,
            "mode": game.mode.id,
            "seed": game.seed,
            "moves": " ".join(map(format_move, moves)),
            "result": result_of(game),
        },
        ensure_ascii=False,
    )


def parse_record(text: str) -> Record:
    """What a record says, its moves not yet played. Keys that this version does not know are ignored.

    Raises `BadRecord`.
    """
    if len(text) > MOST_RECORD_BYTES or len(text.encode(errors="surrogatepass")) > MOST_RECORD_BYTES:
        raise BadRecord("the text is above 4 MiB")
    try:
        fields = json.loads(text, parse_int=_number, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not JSON: {error}") from None
    if not isinstance(fields, dict):
        raise BadRecord("not a JSON object")
    if fields.get("format") != FORMAT:
        raise BadRecord(f"the format is not {FORMAT}")
    try:
        ruleset = ruleset_of(_text(fields, "rules"))
        start = Game.new(ruleset, ruleset.mode_of(_text(fields, "mode")), _text(fields, "seed"))
    except (UnknownRuleset, BadSeed) as error:
        raise BadRecord(str(error)) from None
    return Record(start, tuple(_text(fields, "moves").split()), _result(fields))


def replay(record: Record) -> Iterator[tuple[Move, Game]]:
    """Every move with the position after it; at the end the result is compared.

    Raises `BadRecord`, with the number of the move that is malformed or illegal where it stands.
    """
    game = record.start
    for number, text in enumerate(record.moves, start=1):
        try:
            move = parse_move(text)
            game, _ = game.apply(move)
        except EngineError as error:
            raise BadRecord(_about(text, error), number) from None
        yield move, game
    _check_result(record, game)


def read_record(text: str) -> History:
    """The game that a record replays to; its moves cannot be undone.

    Raises `BadRecord`.
    """
    record = parse_record(text)
    game, moves = record.start, list[Move]()
    for move, game in replay(record):  # noqa: B007 (the last position is the result)
        moves.append(move)
    return History(game, moves)


def state_of(game: Game, move: Move | None) -> dict[str, Any]:
    """The state after `move`, which is None at the start, as `verify --trace` and the vectors give it; ready for JSON."""
    return {
        "move": None if move is None else format_move(move),
        "board": list(game.grid.rows_of(game.board)),
        "tray": [shape and shape.id for shape in game.tray],
        "score": game.score,
        "lines": game.lines,
        "combo": game.combo,
        "best_combo": game.best_combo,
        "swaps": game.swaps,
        "deal": game.deal,
        "over": game.over,
    }


def _number(digits: str) -> int | float:
    """No figure of a game has as many digits as Python refuses to read; in a key nobody knows they do no harm."""
    return int(digits) if len(digits) < 20 else float(digits)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number there")


def _about(text: str, error: EngineError) -> str:
    message = str(error)
    return message if message.startswith("malformed") else f"{text} is illegal: {message}"


def _text(fields: dict[str, Any], key: str) -> str:
    value = fields.get(key)
    if not isinstance(value, str):
        raise BadRecord(f"{key!r} is missing" if value is None else f"{key!r} is not a text")
    return value


def _result(fields: dict[str, Any]) -> dict[str, int | bool] | None:
    if "result" not in fields:
        return None
    result = fields["result"]
    if not isinstance(result, dict):
        raise BadRecord("'result' is not an object")
    return result


def _check_result(record: Record, game: Game) -> None:
    if record.result is None:
        return
    for key, value in result_of(game).items():
        claimed = record.result.get(key)
        # `type`: JSON's true is not 1.
        if claimed != value or type(claimed) is not type(value):
            raise BadRecord(f"the result says {key} {_shown(claimed)}, the moves give {json.dumps(value)}")


def _shown(value: object) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"  # however deep or long it is
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:40] + "…"
