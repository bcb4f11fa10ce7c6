"""One piece of advice after a game, derived from the pieces that fitted nowhere and from the board (docs/rules.md 5).

>>> advice_for(Stranding(open_cells=50, single_holes=1, open_square=2, open_run=7, needs=Need.SQUARE, side=3, swaps=0, board_cells=100))
Advice(kind=<AdviceKind.OPEN_SQUARE: 3>, needed=3, had=2)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.game import Game
from bp_qt.engine.shapes import Shape
from bp_qt.engine.survey import survey_of

__all__ = ["Advice", "AdviceKind", "Need", "Stranding", "advice_for", "stranded_shapes", "stranding_of"]

_MANY_HOLES = 4
_FULL_SHARE = 4
"""A board is crowded when less than one cell in so many is open."""


class Need(Enum):
    """What kind of room the largest stranded piece needs."""

    RUN = auto()
    SQUARE = auto()
    CORNER = auto()


class AdviceKind(Enum):
    """What the advice is about."""

    SWAP_LEFT = auto()
    """`had` swaps were left when the player ended the game."""
    HOLES = auto()
    """`had` open cells had no open neighbour."""
    OPEN_SQUARE = auto()
    """The piece needed an open square of side `needed`; the largest had side `had`."""
    OPEN_RUN = auto()
    """The bar needed `needed` open cells in a line; the longest stretch had `had`."""
    CROWDED = auto()
    """Only `had` cells were open."""
    CORNER = auto()
    """A corner with arms of `needed` found no room."""
    OTHER_WAY = auto()
    """The bar needed `needed` open cells in a line, and the stretch of that length lay the other way."""


@dataclass(frozen=True, slots=True)
class Stranding:
    """How a stuck board looks: counts of cells and lengths in cells.

    `needs` and `side` belong to the largest stranded piece; `swaps` are those that were left.
    """

    open_cells: int
    single_holes: int
    open_square: int
    open_run: int
    needs: Need
    side: int
    swaps: int
    board_cells: int


@dataclass(frozen=True, slots=True)
class Advice:
    """`needed` and `had` are the figures of the sentence; what they count depends on `kind`."""

    kind: AdviceKind
    needed: int = 0
    had: int = 0


def stranded_shapes(game: Game) -> tuple[Shape, ...]:
    """The pieces left in the tray that fit nowhere, in the order of their slots."""
    return tuple(
        shape for slot, shape in enumerate(game.tray) if shape is not None and not game.legal.mask(slot)
    )


def stranding_of(game: Game) -> Stranding | None:
    """How the board of `game` looks to its stranded pieces; None where every piece fits."""
    shapes = stranded_shapes(game)
    if not shapes:
        return None
    largest = max(shapes, key=lambda shape: shape.count)
    survey = survey_of(game)
    size = game.ruleset.size
    return Stranding(
        open_cells=size * size - survey.filled,
        single_holes=_single_holes(game),
        open_square=survey.open_square,
        open_run=survey.open_run,
        needs=_need_of(largest),
        side=max(largest.height, largest.width),
        swaps=game.swaps,
        board_cells=size * size,
    )


def advice_for(stranding: Stranding) -> Advice:
    """The one thing that would have helped most."""
    if stranding.swaps:
        return Advice(AdviceKind.SWAP_LEFT, had=stranding.swaps)
    if stranding.single_holes >= _MANY_HOLES:
        return Advice(AdviceKind.HOLES, had=stranding.single_holes)
    if stranding.open_cells * _FULL_SHARE < stranding.board_cells:
        return Advice(AdviceKind.CROWDED, had=stranding.open_cells)
    return _about_largest(stranding)


def _about_largest(stranding: Stranding) -> Advice:
    side = stranding.side
    if stranding.needs is Need.SQUARE:
        return Advice(AdviceKind.OPEN_SQUARE, side, stranding.open_square)
    if stranding.needs is Need.RUN and stranding.open_run < side:
        return Advice(AdviceKind.OPEN_RUN, side, stranding.open_run)
    if stranding.needs is Need.CORNER:
        return Advice(AdviceKind.CORNER, side, stranding.open_run)
    return Advice(AdviceKind.OTHER_WAY, side, stranding.open_run)


def _need_of(shape: Shape) -> Need:
    if 1 in (shape.height, shape.width):
        return Need.RUN
    return Need.SQUARE if shape.count == shape.height * shape.width else Need.CORNER


def _single_holes(game: Game) -> int:
    """Open cells that are closed in on all four sides, by filled cells or the edge of the board."""
    size = game.ruleset.size
    cells = ((row, column) for row in range(size) for column in range(size))
    return sum(_is_hole(game, cell) for cell in cells)


def _is_hole(game: Game, cell: Cell) -> bool:
    row, column = cell
    neighbours = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return _is_open(game, cell) and not any(_is_open(game, neighbour) for neighbour in neighbours)


def _is_open(game: Game, cell: Cell) -> bool:
    return cell in game.grid and not game.is_filled(cell)
