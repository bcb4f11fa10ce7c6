"""The board and tray as lines of text: for braille, for a message, for people who would rather read than listen."""

from __future__ import annotations

from bp_qt.engine.game import Game
from bp_qt.words.phrases import slot_name

__all__ = ["plain_board"]

_FILLED, _EMPTY = "x", "."


def plain_board(game: Game, rows_on_a_line: int = 1) -> str:
    """One line per row of the board, or per `rows_on_a_line` rows, followed by each piece with its shape.

    Three rows of ten with their numbers are shorter than the forty cells of a usual braille display.

    >>> from bp_qt.engine.rulesets import ruleset_of
    >>> calm = ruleset_of("calm")
    >>> print(plain_board(Game.new(calm, calm.modes[0], "text"), 3))  # doctest: +ELLIPSIS
    1 ........ 2 ........ 3 ........
    4 ........ 5 ........ 6 ........
    7 ........ 8 ........
    <BLANKLINE>
    Piece 1: ...
    """
    size = range(game.ruleset.size)
    # In one column the numbers stand under each other; side by side every character counts.
    width = len(str(len(size))) if rows_on_a_line == 1 else 1
    rows = [
        f"{row + 1:>{width}} "
        + "".join(_FILLED if game.is_filled((row, column)) else _EMPTY for column in size)
        for row in size
    ]
    board = [" ".join(rows[at : at + rows_on_a_line]) for at in range(0, len(rows), rows_on_a_line)]
    return "\n".join(
        [*board, *(line for slot in range(len(game.tray)) for line in ("", *_piece(game, slot)))]
    )


def _piece(game: Game, slot: int) -> list[str]:
    shape = game.tray[slot]
    picture = () if shape is None else shape.picture
    return [slot_name(slot, shape), *(line.replace("#", _FILLED) for line in picture)]
