"""Small positions for the pictures of the help: every piece on them is placed by the engine, and aimed by it.

All shapes used are in both catalogues, and all places are counted from the edges, so that any ruleset will do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def _with(game: Game, shape_id: str, row: int, column: int) -> Game:
    """The position with one more piece; three alike in the tray, so that no group is dealt in between."""
    shape = game.ruleset.catalogue.by_id(shape_id)
    return replace(game, tray=(shape, shape, shape)).apply(Placement(0, row, column))[0]


def _with_row(game: Game, row: int, columns: range) -> Game:
    for start, length in _bars(columns):
        game = _with(game, f"h{length}", row, start)
    return game


def _with_column(game: Game, column: int, rows: range) -> Game:
    for start, length in _bars(rows):
        game = _with(game, f"v{length}", start, column)
    return game


def _bars(cells: range) -> list[tuple[int, int]]:
    """Bars of 2 to 4 that fill `cells`, 2 or more, exactly: where each starts and its length."""
    bars = []
    at = cells.start
    while at < cells.stop:
        left = cells.stop - at
        length = left - 2 if left == 5 else min(left, 4)
        bars.append((at, length))
        at += length
    return bars


def _aimed(
    game: Game, shape_id: str, anchor: Cell, pointer: tuple[float, float] | None = None, *, combo: int = 0
) -> Shown:
    """The shape in hand, aimed with its anchor on `anchor`; `combo` is the combo before it."""
    shape = game.ruleset.catalogue.by_id(shape_id)
    game = replace(game, tray=(shape, shape, shape), combo=combo, misses=0)
    placement = Placement(0, *anchor)
    cells = tuple(cell for cell in game.cells_of(placement) if cell in game.grid)
    try:
        preview = Preview(placement, shape, cells, game.preview(placement), None)
    except IllegalMove as refusal:
        preview = Preview(placement, shape, cells, None, refusal)
    return Shown(game, preview, pointer)


def _some_pieces(ruleset: Ruleset) -> Game:
    last = ruleset.size - 1
    game = _with(_start(ruleset), "square2", last - 1, 0)
    game = _with(game, "corner2-sw", last - 1, 2)
    return _with(game, "v3", last - 2, last)


def _line(ruleset: Ruleset) -> Shown:
    last = ruleset.size - 1
    game = _with_row(_start(ruleset), last, range(last - 2))
    game = _with(game, "square2", last - 2, 0)
    game = _with(game, "corner2-sw", last - 2, last - 4)
    return _aimed(game, "h3", (last, last - 2))


def _cross(ruleset: Ruleset) -> Shown:
    row = column = ruleset.size - 3
    game = _with(_start(ruleset), "square2", 1, 1)
    game = _with_row(game, row, range(column))
    game = _with_row(game, row, range(column + 1, ruleset.size))
    game = _with_column(game, column, range(row))
    game = _with_column(game, column, range(row + 1, ruleset.size))
    return _aimed(game, "single", (row, column))


def _combo(ruleset: Ruleset) -> Shown:
    last = ruleset.size - 1
    game = _with_row(_start(ruleset), last, range(1, ruleset.size))
    game = _with_row(game, last - 1, range(2, ruleset.size))
    game = _with(game, "square2", last - 3, last - 1)
    return _aimed(game, "corner2-nw", (last - 1, 0), combo=2)


def _clean(ruleset: Ruleset) -> Shown:
    last = ruleset.size - 1
    game = _with_row(_start(ruleset), last, range(last - 1))
    game = _with_row(game, last - 1, range(last - 1))
    return _aimed(game, "square2", (last - 1, last - 1))


def _fits(ruleset: Ruleset) -> Shown:
    last = ruleset.size - 1
    return _aimed(_some_pieces(ruleset), "corner3-sw", (last - 4, 3))


def _does_not_fit(ruleset: Ruleset) -> Shown:
    last = ruleset.size - 1
    return _aimed(_some_pieces(ruleset), "corner3-sw", (last - 3, 1))


def _lifted(ruleset: Ruleset, shape_id: str, x: float, pointer_row: int) -> Shown:
    anchor = lifted(ruleset.catalogue.by_id(shape_id), x, pointer_row)
    return _aimed(_some_pieces(ruleset), shape_id, anchor, (x, pointer_row + 0.35))


def _lift(ruleset: Ruleset) -> Shown:
    return _lifted(ruleset, "corner3-sw", ruleset.size // 2 - 0.5, ruleset.size - 4)


def _lift_beneath(ruleset: Ruleset) -> Shown:
    return _lifted(ruleset, "h2", ruleset.size - 2.2, ruleset.size)


def _tap(ruleset: Ruleset) -> Shown:
    row, column = ruleset.size - 5, ruleset.size // 2 - 1
    return _aimed(_some_pieces(ruleset), "corner3-se", (row, column), (column + 0.4, row + 0.4))


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
