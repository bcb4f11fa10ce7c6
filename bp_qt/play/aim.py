"""The piece in hand, for drag, tap and keys alike: where it is aimed, and what the engine says would happen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from bp_qt.engine.aiming import lifted
from bp_qt.engine.bitboard import Cell
from bp_qt.engine.errors import IllegalMove
from bp_qt.engine.moves import Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.shapes import Shape
from bp_qt.play.session import Change, GameSession

__all__ = ["Aim", "Preview"]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a placement would do: the outcome of the real one on a copy, or why it is refused.

    `cells` are those of the piece that are on the board.
    """

    placement: Placement
    shape: Shape
    cells: tuple[Cell, ...]
    outcome: Outcome | None
    refusal: IllegalMove | None

    @property
    def fits(self) -> bool:
        """Whether the placement is legal."""
        return self.outcome is not None


class Aim(QObject):
    """Where the player's hand is. Never saved, never undone.

    `slot` is the piece in hand, `target` the cell that its anchor is aimed at (it may be off the board), `cursor`
    the current cell of keys and assistive technology: it outlives pieces, groups, undo and resizing.
    `changed` is emitted after any of them has changed, `missed` with the `IllegalMove` of a drop on the board that did
    not fit: the piece is back in its slot then, and nothing else has changed.
    """

    changed = Signal()
    missed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._slot: int | None = None
        self._target: Cell | None = None
        self._cursor: Cell = (0, 0)
        self._dragging = False
        self._preview: Preview | None = None
        session.settled.connect(self._on_settled)

    @property
    def slot(self) -> int | None:
        """The tray slot of the piece in hand."""
        return self._slot

    @property
    def target(self) -> Cell | None:
        """The cell that the anchor is aimed at."""
        return self._target

    @property
    def cursor(self) -> Cell:
        """The current cell of keyboard and assistive technology, always on the board."""
        return self._cursor

    @property
    def is_dragging(self) -> bool:
        """Whether the piece in hand is being dragged."""
        return self._dragging

    @property
    def preview(self) -> Preview | None:
        """What a drop would do now; None without a piece or target, or when no cell of the piece is on the board."""
        return self._preview

    def take(self, slot: int, *, dragging: bool = False, at_cursor: bool = False) -> bool:
        """Takes the piece of `slot` in hand, aimed at nothing or at the cursor; False for a used slot."""
        game = self._session.game
        if game.over or game.tray[slot] is None:
            return False
        self._session.touch()
        self._slot, self._dragging = slot, dragging
        self._target = self._cursor if at_cursor else None
        self._update()
        return True

    def toggle(self, slot: int, *, at_cursor: bool = False) -> bool:
        """Takes the piece of `slot`, or puts it back when it is the one in hand. False for a used slot."""
        if self._slot == slot:
            self.put_back()
            return True
        return self.take(slot, at_cursor=at_cursor)

    def put_back(self) -> None:
        """The piece in hand goes back to its slot; nothing else happens."""
        if self._slot is None and self._target is None:
            return
        self._slot, self._target, self._dragging = None, None, False
        self._update()

    def point_at(self, cell: Cell | None) -> None:
        """Aims the anchor at a cell (tap rule), or at nothing."""
        if cell != self._target:
            self._target = cell
            self._update()

    def drag_to(self, x: float, pointer_row: int) -> None:
        """Aims by the lift rule (docs/rules.md 1); the pointer is at `x` cells from the left edge, in row `pointer_row`."""
        shape = None if self._slot is None else self._session.game.tray[self._slot]
        if shape is not None:
            self.point_at(lifted(shape, x, pointer_row))

    def move_cursor(self, cell: Cell) -> None:
        """Moves the current cell; a piece in hand that is not dragged is aimed there."""
        target = cell if self._slot is not None and not self._dragging else self._target
        if (cell, target) != (self._cursor, self._target):
            self._session.touch()
            self._cursor, self._target = cell, target
            self._update()

    def preview_at(self, cell: Cell) -> Preview | None:
        """What the piece in hand would do with its anchor on `cell`."""
        return None if self._slot is None else self._preview_of(self._slot, cell)

    def drop(self) -> Outcome | None:
        """Places the piece in hand at its target.

        None when that is refused; a dragged piece is then back in its slot, a chosen one stays in hand.
        """
        preview = self._preview
        if preview is not None and (preview.fits or not self._dragging):
            return self._session.move(preview.placement)
        if self._dragging:
            self.put_back()
            if preview is not None:
                self.missed.emit(preview.refusal)
        return None

    def place_at(self, cell: Cell) -> Outcome | None:
        """Places the piece in hand with its anchor on `cell`; when that is refused it stays in hand."""
        if self._slot is None:
            return None
        self.move_cursor(cell)
        return self._session.place(self._slot, *cell)

    def _preview_of(self, slot: int, cell: Cell) -> Preview | None:
        game = self._session.game
        shape = game.tray[slot]
        if shape is None:
            return None
        placement = Placement(slot, *cell)
        cells = tuple(covered for covered in game.cells_of(placement) if covered in game.grid)
        if not cells:
            return None
        try:
            return Preview(placement, shape, cells, game.preview(placement), None)
        except IllegalMove as refusal:
            return Preview(placement, shape, cells, None, refusal)

    def _update(self) -> None:
        if self._slot is None or self._target is None:
            self._preview = None
        else:
            self._preview = self._preview_of(self._slot, self._target)
        self.changed.emit()

    def _on_settled(self, change: Change) -> None:
        last = change.after.ruleset.size - 1
        self._cursor = (min(self._cursor[0], last), min(self._cursor[1], last))
        self._slot, self._target, self._dragging = None, None, False
        self._update()
