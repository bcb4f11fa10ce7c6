"""A dragged piece on its way: out of the tray, through the air, snapped to the board, and home again."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from bp_qt.engine.bitboard import Cell
from bp_qt.look import curves
from bp_qt.scene.ghost import GhostItem
from bp_qt.scene.hand import HandItem
from bp_qt.scene.layout import Layout
from bp_qt.scene.motions import Motions
from bp_qt.scene.tray import SlotItem

if TYPE_CHECKING:
    from bp_qt.engine.shapes import Shape

_PICK_UP, _SNAP, _FADE, _HOME = "pick up", "snap", "fade", "home"
_LEAN_SHARE = 0.06
_LEAN_MOST = 0.03
"""How far the blocks of a snapped piece lean towards the pointer, in cells."""
_LEAN_STEP_PX = 0.5
_ARC = 0.175


class _Where(Enum):
    AIR = auto()
    FITS = auto()
    MISFIT = auto()
    OUTSIDE = auto()
    """Of the window."""


class Carrying:
    """Moves the piece in the hand after the pointer, and the same blocks on the board: there never are two pictures.

    Places are px of the scene. What is aimed at is the aim's to say; here it is only shown.
    """

    def __init__(
        self, motions: Motions, hand: HandItem, ghost: GhostItem, slots: tuple[SlotItem, ...]
    ) -> None:
        self._motions = motions
        self._hand = hand
        self._ghost = ghost
        self._slots = slots
        self._layout: Layout | None = None
        self._slot: int | None = None
        self._shape: Shape | None = None
        self._pointer = QPointF()
        self._where = _Where.AIR
        self._cell: Cell = (0, 0)
        self._shift = QPointF()
        self._from: tuple[QPointF, float] = QPointF(), 1.0

    @property
    def slot(self) -> int | None:
        """The slot whose piece is being carried."""
        return self._slot

    def set_layout(self, layout: Layout) -> None:
        """Everything is elsewhere now."""
        self._layout = layout

    def take(self, slot: int, shape: Shape, pointer: QPointF) -> None:
        """The piece leaves its slot; one that is gliding home is taken out of the air."""
        corner, scale = self._slots[slot].corner(), self._tray_scale
        if self._motions.runs(_HOME) and self._slot == slot:
            corner, scale = self._hand.corner, self._hand.scale_now
            self._motions.drop(_HOME)
        self._motions.finish(_HOME)
        self._slot, self._shape, self._pointer = slot, shape, QPointF(pointer)
        self._where, self._shift, self._from = _Where.AIR, QPointF(), (corner, scale)
        self._slots[slot].set_away(True)
        self._motions.run(_PICK_UP, curves.PICK_UP.end_ms, self._show_pick_up)

    def follow(self, pointer: QPointF) -> None:
        """The pointer is there."""
        self._pointer = QPointF(pointer)
        if self._slot is None or self._motions.runs(_HOME):
            return
        if self._where is _Where.OUTSIDE:
            self._where = _Where.AIR
        if self._where is _Where.FITS:
            if not self._motions.runs(_SNAP):
                self._show_shift(self._lean())
        elif not self._motions.runs(_PICK_UP):
            self._show_hand()

    def aim_at(self, cell: Cell, *, fits: bool) -> None:
        """The corner of the piece's bounding box is aimed at this cell."""
        if self._slot is None:
            return
        was, seen_at = self._where, self._seen_at()
        self._where = _Where.FITS if fits else _Where.MISFIT
        moved, self._cell = cell != self._cell or was is not self._where, cell
        if not moved:
            return
        self._motions.finish(_PICK_UP)
        if fits:
            self._snap(seen_at, fades_in=was is not _Where.FITS)
        elif was is not _Where.MISFIT:
            self._show_shift(QPointF())
            self._fade(to_hand=False)

    def aim_at_nothing(self) -> None:
        """No cell of the piece is over the board."""
        if self._slot is None or self._where in (_Where.AIR, _Where.OUTSIDE):
            return
        was, self._where = self._where, _Where.AIR
        if was is _Where.MISFIT:
            self._fade(to_hand=True)
        else:
            self._motions.drop(_SNAP)
            self._show_hand()

    def leave_window(self) -> None:
        """The pointer is outside of the window."""
        if self._slot is not None:
            self._where = _Where.OUTSIDE
            self._motions.finish(_PICK_UP)
            self._motions.drop(_FADE)
            self._hand.clear()

    def place(self) -> None:
        """The piece lies on the board."""
        self._end()

    def go_home(self) -> None:
        """The piece glides back to its slot."""
        slot, shape, layout = self._slot, self._shape, self._layout
        if slot is None or shape is None or layout is None or self._motions.runs(_HOME):
            return
        start, scale = self._seen_at(), self._hand.scale_now if self._motions.runs(_PICK_UP) else 1.0
        if self._where is _Where.OUTSIDE:
            start = self._free_corner()
        for name in (_PICK_UP, _SNAP, _FADE):
            self._motions.drop(name)
        self._show_shift(QPointF())
        home, end = self._slots[slot].corner(), self._tray_scale
        self._where = _Where.AIR

        def show(ms: float) -> None:
            share = curves.GLIDE_HOME.at(ms)
            if ms >= curves.GLIDE_HOME.end_ms:
                self._end()
                return
            at = start + (home - start) * share
            arc = _ARC * layout.cell * 4 * share * (1 - share)
            size = scale + (end - scale) * share
            self._hand.show_piece(shape, at - QPointF(0, arc), size, high=1 - share)

        self._motions.run(_HOME, curves.GLIDE_HOME.end_ms, show)

    def _end(self) -> None:
        slot, self._slot = self._slot, None
        for name in (_PICK_UP, _SNAP, _FADE):
            self._motions.drop(name)
        self._hand.clear()
        self._ghost.set_seen(1.0)
        self._show_shift(QPointF())
        if slot is not None:
            self._slots[slot].set_away(False)

    def _show_pick_up(self, ms: float) -> None:
        share = curves.PICK_UP.at(ms)
        start, scale = self._from
        at = start + (self._free_corner() - start) * share
        self._hand.show_piece(self._shape, at, scale + (1 - scale) * share, high=share)
        if self._slot is not None:
            self._slots[self._slot].set_print(curves.PRINT.at(ms))

    def _snap(self, start: QPointF, *, fades_in: bool) -> None:
        """The blocks go from where they are seen into the cells."""
        self._hand.clear()
        self._motions.drop(_FADE)
        offset = start - self._cell_corner()

        def show(ms: float) -> None:
            share = curves.SNAP.at(ms)
            self._show_shift(offset * (1 - share) + self._lean() * share)
            self._ghost.set_seen(curves.CROSS_FADE.at(ms) if fades_in and share < 1 else 1.0)

        self._motions.run(_SNAP, curves.SNAP.end_ms, show)

    def _fade(self, *, to_hand: bool) -> None:
        """Floating blocks become the dashed outline, or the other way round."""
        self._motions.drop(_SNAP)

        def show(ms: float) -> None:
            share = curves.CROSS_FADE.at(ms)
            self._ghost.set_seen(1.0 if to_hand else share)
            if to_hand or share < 1:
                self._show_hand(share if to_hand else 1 - share)
            else:
                self._hand.clear()

        self._motions.run(_FADE, curves.CROSS_FADE.end_ms, show)

    def _show_hand(self, seen: float = 1.0) -> None:
        if self._where is _Where.AIR or seen < 1:
            self._hand.show_piece(self._shape, self._free_corner(), seen=seen)

    def _show_shift(self, shift: QPointF) -> None:
        self._shift = shift
        self._ghost.set_shift(shift)

    def _seen_at(self) -> QPointF:
        """Where the corner of the piece is seen now."""
        if self._where is _Where.FITS:
            return self._cell_corner() + self._shift
        if self._where is _Where.MISFIT:
            return self._cell_corner()
        return self._hand.corner if self._hand.piece is not None else self._free_corner()

    def _free_corner(self) -> QPointF:
        """Where the pointer holds it: in its middle, half a cell above (docs/rules.md 1, aiming by drag)."""
        layout, shape = self._layout, self._shape
        if layout is None or shape is None:
            return QPointF()
        left = self._pointer.x() - shape.width * layout.cell / 2
        return QPointF(left, self._pointer.y() - (shape.height + 0.5) * layout.cell)

    def _cell_corner(self) -> QPointF:
        layout = self._layout
        if layout is None:
            return QPointF()
        row, col = self._cell
        return QPointF(layout.grid.x + col * layout.cell, layout.grid.y + row * layout.cell)

    def _lean(self) -> QPointF:
        """How far the blocks lean out of their cells; nothing leans where nothing is to move."""
        layout = self._layout
        if layout is None or not self._motions.enabled:
            return QPointF()
        most = _LEAN_MOST * layout.cell
        offset = (self._free_corner() - self._cell_corner()) * _LEAN_SHARE
        return QPointF(_leaning(offset.x(), most), _leaning(offset.y(), most))

    @property
    def _tray_scale(self) -> float:
        return 1.0 if self._layout is None else self._layout.tray_cell / self._layout.cell


def _leaning(offset: float, most: float) -> float:
    steps = round(min(most, max(-most, offset)) / _LEAN_STEP_PX)
    return steps * _LEAN_STEP_PX
