"""Writes the golden games: `python -m tests.conformance.write_golden NAME…`, NAME like swap-classic.

Golden games are frozen: what the engine made of them on the day they were written is what it must make of them for
ever, or records that people keep would no longer replay. So this is for a ruleset or mode that has none yet; a file
that exists is never written again.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from bp_qt.engine.history import History
from bp_qt.engine.record import parse_record, replay, state_of, write_record
from bp_qt.engine.rulesets import Mode, Ruleset
from tests.conformance.players import MODES, Player, at_random, greedily, playing, start

FOLDER = Path(__file__).parent / "golden"
PLAYERS: dict[str, Player] = {"random": at_random, "greedy": greedily}
MOST_MOVES = 400


def golden_of(ruleset: Ruleset, mode: Mode, player: str, number: int) -> dict[str, Any]:
    """A game to its end (an endless one as far as it goes), and the digest of all its states."""
    first = start(ruleset, mode, number)
    history = History(first)
    for move in playing(first, PLAYERS[player], random.Random(number), most=MOST_MOVES):
        history.apply(move)
    text = write_record(history.game, history.moves)
    return {"player": player, "states": digest_of_states(text), "record": json.loads(text)}


def digest_of_states(record_text: str) -> str:
    """SHA-256 over the JSON of the state at the start and after every move."""
    record = parse_record(record_text)
    states = [state_of(record.start, None), *(state_of(game, move) for move, game in replay(record))]
    return hashlib.sha256(json.dumps(states, separators=(",", ":")).encode()).hexdigest()


def write(ruleset: Ruleset, mode: Mode) -> None:
    """The golden file of one mode: one game per line."""
    games = [golden_of(ruleset, mode, player, number) for player in PLAYERS for number in range(100, 106)]
    lines = ",\n".join(json.dumps(game, ensure_ascii=False) for game in games)
    path = FOLDER / f"{ruleset.id}-{mode.id}.json"
    with path.open("x", encoding="utf-8") as file:
        file.write(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    for pair in MODES:
        if f"{pair[0].id}-{pair[1].id}" in sys.argv[1:]:
            write(*pair)
