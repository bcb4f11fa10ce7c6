"""Animates a move. The items underneath already show the new position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from bp_qt.look import curves
from bp_qt.scene.board import BoardItem
from bp_qt.scene.motions import Motions
from bp_qt.scene.overlay import Happenings, OverlayItem
from bp_qt.scene.panel import PanelItem
from bp_qt.scene.tray import SlotItem

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

_BOARD, _DEAL, _SCORE, _STILL_POINTS = "board", "deal", "score", "points"


class Effects:
    """Everything told between two calls of `finish` runs together, and the next command ends it by that.

    Where nothing is to move, lanes stay lit for a moment and the points stand beside the score for a while.
    """

    def __init__(
        self,
        motions: Motions,
        board: BoardItem,
        overlay: OverlayItem,
        slots: tuple[SlotItem, ...],
        panel: PanelItem,
    ) -> None:
        self._motions = motions
        self._board = board
        self._overlay = overlay
        self._slots = slots
        self._panel = panel
        self._what = Happenings()

    def placed(self, cells: Iterable[Cell], family: Family) -> None:
        """A piece settles on these cells."""
        cells = tuple(cells)
        self._what.placed.update(dict.fromkeys(cells, family))
        self._what.origins = cells
        self._run()

    def cleared(
        self, faces: Mapping[Cell, Family], rows: Iterable[int] = (), columns: Iterable[int] = ()
    ) -> None:
        """The blocks of these cells, with the families they had, vanish in a wave that runs out from the piece."""
        self._what.cleared.update(faces)
        self._what.rows, self._what.columns = tuple(rows), tuple(columns)
        self._run()

    def points(self, text: str, words: str, lines: int) -> None:
        """Points rise from the piece, larger with more lines, with a word on what is worth one."""
        self._what.points, self._what.words, self._what.lines = text, words, lines
        self._run()
        if not self._motions.enabled:
            self._panel.set_earned(text)
            self._motions.hold(_STILL_POINTS, curves.STILL_POINTS_MS, lambda: self._panel.set_earned(""))

    def counted(self, before: int, after: int, text: Callable[[int], str]) -> None:
        """The score counts from one to the other."""

        def show(ms: float) -> None:
            share = curves.SCORE_COUNTS.at(ms)
            self._panel.set_counting(text(round(before + (after - before) * share)) if share < 1 else None)

        self._motions.run(_SCORE, curves.SCORE_COUNTS.end_ms, show)

    def dealt(self) -> None:
        """New pieces arrive, one after the other."""
        last = (len(self._slots) - 1) * curves.DEAL_APART_MS + curves.DEAL.ms

        def show(ms: float) -> None:
            for order, slot in enumerate(self._slots):
                at = ms - order * curves.DEAL_APART_MS
                slot.set_entrance(curves.DEAL.at(at), curves.DEAL_SEEN.at(at))

        self._motions.run(_DEAL, last, show)

    def undone(self, gone: Mapping[Cell, Family], back: Mapping[Cell, Family]) -> None:
        """The move plays backwards: what was placed lifts off, what was cleared comes back."""
        self.finish()
        if self._motions.enabled and (gone or back):
            self._what = Happenings(placed=dict(gone), cleared=dict(back), origins=tuple(gone or back))
            whole = self._what.duration_ms
            self._board.set_away(back)
            self._motions.run(_BOARD, whole, lambda ms: self._show(whole - ms, is_over=ms >= whole))

    def finish(self) -> None:
        """Jump to the end: nothing moves any more."""
        self._motions.finish()
        self._end()

    def _run(self) -> None:
        if self._motions.enabled:
            self._board.set_away(self._what.placed.keys() - self._what.cleared.keys())
            whole = self._what.duration_ms
            self._motions.run(_BOARD, whole, lambda ms: self._show(ms, is_over=ms >= whole))
        elif self._what.rows or self._what.columns:
            still = Happenings(rows=self._what.rows, columns=self._what.columns)
            self._overlay.show_moment(still)
            self._motions.hold(_BOARD, curves.STILL_LANES_MS, self._end)

    def _show(self, ms: float, *, is_over: bool) -> None:
        if is_over:
            self._end()
        else:
            self._overlay.show_moment(self._what, ms)

    def _end(self) -> None:
        self._what = Happenings()
        self._overlay.show_moment(None)
        self._board.set_away(())
