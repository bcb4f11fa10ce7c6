"""Moves and their text (docs/rules.md 6).

>>> parse_move("2c7")
Placement(slot=1, row=6, column=2)
>>> format_move(Placement(1, 6, 2)), format_move(parse_move("swap"))
('2c7', 'swap')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from string import ascii_lowercase

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.errors import MalformedMove

__all__ = ["SLOTS", "Command", "Move", "Placement", "format_move", "parse_move"]

SLOTS = 3
"""Slots of the tray; the text of a move knows no more."""


@dataclass(frozen=True, slots=True)
class Placement:
    """The piece in tray slot `slot` (from 0) with its anchor on (`row`, `column`), from 0; also off the board."""

    slot: int
    row: int
    column: int

    @property
    def anchor(self) -> Cell:
        """The cell that the piece's anchor lands on."""
        return self.row, self.column


class Command(StrEnum):
    """The moves that place nothing."""

    SWAP = "swap"
    CONTINUE = "continue"
    END = "end"
    TIMEUP = "timeup"


Move = Placement | Command

_NUMBERS = tuple(str(number) for number in range(1, 100))
"""All that texts can have, from 1: made once, since a long game is written anew after each of its moves."""
_PLACEMENT = re.compile(rf"([1-{SLOTS}])([a-z])([1-9][0-9]?)", re.ASCII)


@lru_cache(maxsize=8192)
def parse_move(text: str) -> Move:
    """The move that `text` writes; the same object for the same text, since long games repeat themselves.

    Raises `MalformedMove`; whether a move is legal is the position's to say.
    """
    match = _PLACEMENT.fullmatch(text)
    if match:
        return Placement(int(match[1]) - 1, int(match[3]) - 1, ord(match[2]) - ord("a"))
    try:
        return Command(text)
    except ValueError:
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise MalformedMove(f"malformed move {shown!a}") from None


def format_move(move: Move) -> str:
    """The text of a move whose anchor is on the board."""
    if isinstance(move, Placement):
        return f"{_NUMBERS[move.slot]}{ascii_lowercase[move.column]}{_NUMBERS[move.row]}"
    return move.value
