"""Small positions for the pictures of the help: what the aimed piece does is what the engine makes of it.

Pieces are of the ruleset's own shapes, the most alike to those named here, and all places are counted from the edges,
so that any ruleset will do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.aiming import lifted
from bp_qt.engine.bitboard import Cell, cell_name
from bp_qt.engine.errors import IllegalMove
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.rulesets import Mode, Ruleset
from bp_qt.engine.scoring import NO_POINTS, Points
from bp_qt.engine.shapes import Shape, catalogue
from bp_qt.play.aim import Preview
from bp_qt.words.phrases import aimed_sentence
from bp_qt.words.shape_names import shape_name

__all__ = ["POSITIONS", "Shown", "explained_mode", "sentence_of"]

_SEED = "help"
_DATED_SEED = "daily/2026-01-01"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a picture shows: a position and a piece aimed at it.

    `pointer` is the tip of the pointer in cells from the board's top left corner: (column, row), real numbers.
    """

    game: Game
    preview: Preview | None = None
    pointer: tuple[float, float] | None = None

    @property
    def outcome(self) -> Outcome | None:
        """What the aimed placement would do, None where there is none or it does not fit."""
        return self.preview.outcome if self.preview else None

    @property
    def points(self) -> Points:
        """What the aimed placement would give."""
        return self.outcome.points if self.outcome else NO_POINTS

    @property
    def is_beneath(self) -> bool:
        """Whether the pointer is in the row beneath the board."""
        return self.pointer is not None and self.pointer[1] >= self.game.ruleset.size

    def placed(self) -> Shown:
        """The position after the aimed placement."""
        assert self.preview is not None
        return Shown(self.game.apply(self.preview.placement)[0])


def explained_mode(ruleset: Ruleset) -> Mode:
    """The mode whose points the help explains: the first that counts any; the first of all where none does."""
    return next((mode for mode in ruleset.modes if mode.scored), ruleset.modes[0])


def sentence_of(shown: Shown) -> str:
    """What there is to see, in words: for those who can't."""
    preview = shown.preview
    if preview is None:
        return QCoreApplication.translate("HelpPictures", "The same board afterwards.")
    place = cell_name(preview.placement.anchor)
    return f"{shape_name(preview.shape)}, {place}: {aimed_sentence(shown.game, preview)}"


def _start(ruleset: Ruleset) -> Game:
    mode = explained_mode(ruleset)
    return Game.new(ruleset, mode, _DATED_SEED if mode.dated else _SEED)


def _own(ruleset: Ruleset, shape_id: str) -> Shape:
    """The shape of that id, or the one of the ruleset's that is most alike: first in its sides, then in its cells."""
    model = catalogue("full").by_id(shape_id)
    return min(
        ruleset.catalogue.shapes,
        key=lambda shape: (
            shape.id != shape_id,
            abs(shape.height - model.height) + abs(shape.width - model.width),
            abs(shape.count - model.count),
        ),
    )


def _with(game: Game, cells: Iterable[Cell], shape_id: str) -> Game:
    """The position with these cells filled as well, painted as pieces of that shape are."""
    mask = game.grid.mask_of(cells)
    painted = _own(game.ruleset, shape_id).family
    families = game.ruleset.catalogue.families
    planes = (
        plane | mask if family is painted else plane
        for family, plane in zip(families, game.planes, strict=True)
    )
    return replace(game, board=game.board | mask, planes=tuple(planes))


def _with_piece(game: Game, shape_id: str, row: int, column: int, free: Collection[Cell] = ()) -> Game:
    """The position with a piece whose anchor lies there, but for cells that are to stay free."""
    cells = catalogue("full").by_id(shape_id).cells_at((row, column))
    return _with(game, (cell for cell in cells if cell not in free), shape_id)


def _with_line(game: Game, line: Iterable[Cell], free: Collection[Cell]) -> Game:
    """The position with a row or column filled by bars of 2 to 4, but for cells that are to stay free."""
    stretches: list[list[Cell]] = [[]]
    for cell in line:
        if cell in free or game.is_filled(cell):
            stretches.append([])
        else:
            stretches[-1].append(cell)
    for stretch in stretches:
        game = _with_bars(game, stretch)
    return game


def _with_bars(game: Game, cells: list[Cell]) -> Game:
    while cells:
        length = len(cells) - 2 if len(cells) == 5 else min(len(cells), 4)
        game = _with(game, cells[:length], f"h{length}" if length > 1 else "single")
        cells = cells[length:]
    return game


def _row(game: Game, row: int) -> list[Cell]:
    return [(row, column) for column in range(game.ruleset.size)]


def _column(game: Game, column: int) -> list[Cell]:
    return [(row, column) for row in range(game.ruleset.size)]


def _at_the_bottom(ruleset: Ruleset, shape: Shape, left: int) -> Cell:
    """The anchor with which the shape lies in the lowest row, its leftmost cell in column `left`."""
    return ruleset.size - shape.height, left + shape.anchor[1]


def _nearest(game: Game, shape: Shape, wanted: Cell, *, fits: bool) -> Cell:
    """The anchor on the board nearest to `wanted` with which the shape fits, or does not."""
    spots = shape.on[game.ruleset.size].spots
    anchors = [anchor for anchor, spot in spots.items() if (spot.stamp & game.board == 0) == fits]
    return min(anchors, key=lambda cell: abs(cell[0] - wanted[0]) + abs(cell[1] - wanted[1]))


def _aimed(
    game: Game, shape: Shape, anchor: Cell, pointer: tuple[float, float] | None = None, *, combo: int = 0
) -> Shown:
    """The shape in hand, aimed with its anchor on `anchor`; `combo` is the combo before it."""
    game = replace(game, tray=(shape, shape, shape), combo=combo, misses=0)
    placement = Placement(0, *anchor)
    cells = tuple(cell for cell in game.cells_of(placement) if cell in game.grid)
    try:
        preview = Preview(placement, shape, cells, game.preview(placement), None)
    except IllegalMove as refusal:
        preview = Preview(placement, shape, cells, None, refusal)
    return Shown(game, preview, pointer)


def _some_pieces(ruleset: Ruleset, free: Collection[Cell] = ()) -> Game:
    last = ruleset.size - 1
    game = _with_piece(_start(ruleset), "square2", last - 1, 0, free)
    game = _with_piece(game, "corner2-sw", last - 1, 2, free)
    return _with_piece(game, "v3", last - 2, last, free)


def _line(ruleset: Ruleset) -> Shown:
    last, shape = ruleset.size - 1, _own(ruleset, "h3")
    anchor = _at_the_bottom(ruleset, shape, ruleset.size - shape.width)
    free = shape.cells_at(anchor)
    game = _start(ruleset)
    game = _with_line(game, _row(game, last), free)
    game = _with_piece(game, "square2", last - 2, 0, free)
    game = _with_piece(game, "corner2-sw", last - 2, last - 4, free)
    return _aimed(game, shape, anchor)


def _cross(ruleset: Ruleset) -> Shown:
    shape = _own(ruleset, "single")
    row, column = _nearest(_start(ruleset), shape, (ruleset.size - 3, ruleset.size - 3), fits=True)
    free = shape.cells_at((row, column))
    game = _with_piece(_start(ruleset), "square2", 1, 1, free)
    game = _with_line(game, _row(game, row), free)
    game = _with_line(game, _column(game, column), free)
    return _aimed(game, shape, (row, column))


def _combo(ruleset: Ruleset) -> Shown:
    last, shape = ruleset.size - 1, _own(ruleset, "corner2-nw")
    anchor = _at_the_bottom(ruleset, shape, 0)
    free = shape.cells_at(anchor)
    game = _start(ruleset)
    rows = [_row(game, row) for row in sorted({row for row, _ in free}, reverse=True)]
    columns = [_column(game, column) for column in sorted({column for _, column in free})]
    for line in (rows + columns)[:2]:
        game = _with_line(game, line, free)
    game = _with_piece(game, "square2", last - 3, last - 1, free)
    return _aimed(game, shape, anchor, combo=2)


def _clean(ruleset: Ruleset) -> Shown:
    shape = _own(ruleset, "square2")
    anchor = _at_the_bottom(ruleset, shape, ruleset.size - shape.width)
    free = shape.cells_at(anchor)
    game = _start(ruleset)
    for row in sorted({row for row, _ in free}, reverse=True):
        game = _with_line(game, _row(game, row), free)
    return _aimed(game, shape, anchor)


def _fits(ruleset: Ruleset) -> Shown:
    game, shape = _some_pieces(ruleset), _own(ruleset, "corner3-sw")
    return _aimed(game, shape, _nearest(game, shape, (ruleset.size - 5, 3), fits=True))


def _does_not_fit(ruleset: Ruleset) -> Shown:
    game, shape = _some_pieces(ruleset), _own(ruleset, "corner3-sw")
    return _aimed(game, shape, _nearest(game, shape, (ruleset.size - 4, 1), fits=False))


def _lifted(ruleset: Ruleset, shape: Shape, x: float, pointer_row: int) -> Shown:
    anchor = lifted(shape, x, pointer_row)
    return _aimed(_some_pieces(ruleset, shape.cells_at(anchor)), shape, anchor, (x, pointer_row + 0.35))


def _lift(ruleset: Ruleset) -> Shown:
    return _lifted(ruleset, _own(ruleset, "corner3-sw"), ruleset.size // 2 - 0.5, ruleset.size - 4)


def _lift_beneath(ruleset: Ruleset) -> Shown:
    shape = _own(ruleset, "h2")
    return _lifted(ruleset, shape, ruleset.size - 1.2 - shape.width / 2, ruleset.size)


def _tap(ruleset: Ruleset) -> Shown:
    game, shape = _some_pieces(ruleset), _own(ruleset, "corner3-se")
    row, column = _nearest(game, shape, (ruleset.size - 5, ruleset.size // 2 - 1), fits=True)
    return _aimed(game, shape, (row, column), (column + 0.4, row + 0.4))


POSITIONS: Mapping[str, Callable[[Ruleset], Shown]] = {
    "line": _line,
    "line-after": lambda ruleset: _line(ruleset).placed(),
    "cross": _cross,
    "cross-after": lambda ruleset: _cross(ruleset).placed(),
    "combo": _combo,
    "clean": _clean,
    "fits": _fits,
    "does-not-fit": _does_not_fit,
    "lift": _lift,
    "lift-beneath": _lift_beneath,
    "tap": _tap,
}
"""Every picture of a board by its name."""
