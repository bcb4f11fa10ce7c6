"""What a move does to the board while it happens: blocks settle, lines vanish in a wave, points rise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look import curves
from bp_qt.look.blocks import BlockPainter, Finish, square_of
from bp_qt.look.lettering import fitted, score_font, width_of
from bp_qt.look.strokes import rounded_pen
from bp_qt.scene.board import BoardItem
from bp_qt.scene.ghost import VANISHING
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.lanes import GLOW_REACH, Lanes
from bp_qt.scene.layout import Layout

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

_SWELL = 0.95
_SWELL_SHARE = 0.28
_PALE_FROM_MS = 30
_LIFT = 0.05
_RISE = 0.85
_POINTS = 0.70
"""Height of the points that a single line brings, as a part of the cell; each more line adds to it."""
_POINTS_A_LINE = 0.20
_MOST_LINES = 5
_WORDS_SHARE = 0.55
_HALO = 0.16
_FADES_IN_MS = 60
_FADES_OUT_FROM = 0.55


@dataclass
class Happenings:
    """What one move did to the board, and when it begins for each cell that vanishes."""

    placed: dict[Cell, Family] = field(default_factory=dict)
    cleared: dict[Cell, Family] = field(default_factory=dict)
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    points: str = ""
    words: str = ""
    lines: int = 0
    origins: tuple[Cell, ...] = ()

    @property
    def cells(self) -> set[Cell]:
        """The cells whose blocks move."""
        return {*self.placed, *self.cleared}

    @property
    def duration_ms(self) -> int:
        """When all is at rest."""
        ends = [0]
        if self.placed:
            ends.append(curves.SETTLE.end_ms)
        if self.cleared:
            ends += [curves.WAVE_LONGEST_MS + curves.CLEARED_CELL.ms]
        if self.rows or self.columns:
            ends.append(curves.LANE_LIGHT.end_ms)
        if self.points or self.words:
            ends.append(curves.POINTS_RISE.end_ms)
        return max(ends)

    def start_ms(self, cell: Cell) -> int:
        """When the wave reaches a cell: it runs outwards from the piece."""
        if not self.origins:
            return 0
        way = min(abs(cell[0] - row) + abs(cell[1] - col) for row, col in self.origins)
        return min(curves.WAVE_LONGEST_MS, curves.WAVE_MS_A_CELL * way)


class OverlayItem(SceneItem):
    """Paints the happenings above the board at one moment."""

    def __init__(self, blocks: BlockPainter, board: BoardItem) -> None:
        super().__init__(blocks, board)
        self.setZValue(2)
        self.setVisible(False)
        self._board = board
        self._ms = 0.0
        self._what = Happenings()
        self._lanes = Lanes()

    def show_moment(self, what: Happenings | None, ms: float = 0.0) -> None:
        """Show the state `ms` after the move; None: there is nothing to see."""
        if what is not self._what:
            self.update()
        self._what, self._ms = what or Happenings(), ms
        self.setVisible(what is not None)
        for area in self._areas():
            self.update(area)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what moves."""
        layout, what = self._layout, self._what
        if layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        light = 1 - curves.LANE_LIGHT.at(self._ms)
        if light > 0.01 and (what.rows or what.columns):
            others = self._board.filled_region(but=())
            self._lanes.draw(painter, layout, self.theme, what.rows, what.columns, light, others)
        for cell, family in what.placed.items():
            if cell not in what.cleared:
                self._paint_settling(painter, layout, cell, family)
        for cell, family in what.cleared.items():
            self._paint_vanishing(painter, layout, cell, family)
        if what.points or what.words:
            self._paint_points(painter, layout)

    def _paint_settling(self, painter: QPainter, layout: Layout, cell: Cell, family: Family) -> None:
        lift = _LIFT * layout.cell * (1 - curves.SETTLE.at(self._ms))
        square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
        self._blocks.block(painter, square.translated(0, -lift), family)

    def _paint_vanishing(self, painter: QPainter, layout: Layout, cell: Cell, family: Family) -> None:
        mine = cell in self._what.placed
        share = (self._ms - self._what.start_ms(cell)) / curves.CLEARED_CELL.ms
        if share >= 1:
            return
        base = 1 - (1 - VANISHING) * curves.PALER.at(self._ms) if mine else VANISHING
        finish = Finish.PLAIN if mine and self._ms < _PALE_FROM_MS else Finish.PALE
        square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
        painter.setOpacity(1 - max(0.0, (share - 0.75) / 0.25) ** 2)
        self._blocks.scaled_block(painter, square, vanishing_size(base, share), family, finish)
        painter.setOpacity(1.0)

    def _paint_points(self, painter: QPainter, layout: Layout) -> None:
        share = (self._ms - curves.POINTS_RISE.from_ms) / curves.POINTS_RISE.ms
        if not 0 <= share < 1:
            return
        fades_in = min(1.0, (self._ms - curves.POINTS_RISE.from_ms) / _FADES_IN_MS)
        fades_out = curves.in_cubic((share - _FADES_OUT_FROM) / (1 - _FADES_OUT_FROM))
        painter.setOpacity(fades_in * (1 - fades_out))
        path = self._points_path(layout, share)
        painter.strokePath(path, rounded_pen(self.theme.halo, _HALO * layout.cell))
        painter.fillPath(path, QColor(self.theme.accent))
        painter.setOpacity(1.0)

    def _points_path(self, layout: Layout, share: float) -> QPainterPath:
        """Points, and beneath them in smaller letters what else is worth a word."""
        what, grid, cell = self._what, layout.grid, layout.cell
        large = _POINTS + _POINTS_A_LINE * (min(what.lines, _MOST_LINES) - 1 if what.lines else 0)
        px = large * cell * (0.86 + 0.14 * curves.out_back(share * 3))
        room = grid.w - 0.2 * cell
        middle, base = self._points_at(layout)
        base -= curves.POINTS_RISE.curve(share) * _RISE * cell
        base = max(base, grid.y + px)
        path = QPainterPath()
        for text, size in ((what.points, px), (what.words, px * _WORDS_SHARE)):
            if not text:
                continue
            font = fitted(score_font(size), text, room)
            wide = width_of(font, text)
            left = min(max(middle - wide / 2, grid.x + 0.1 * cell), grid.right - wide - 0.1 * cell)
            path.addText(QPointF(left, base), font, text)
            base += size * 0.9
        return path

    def _points_at(self, layout: Layout) -> tuple[float, float]:
        cells = self._what.origins or tuple(self._what.cleared) or ((0, 0),)
        middle = layout.grid.x + (sum(col for _, col in cells) / len(cells) + 0.5) * layout.cell
        return middle, layout.grid.y + (max(row for row, _ in cells) + 0.75) * layout.cell

    def _areas(self) -> Iterable[QRectF]:
        """Where this moment differs from the one before."""
        layout, what = self._layout, self._what
        if layout is None:
            return
        if what.points or what.words or what.rows or what.columns:
            yield self._area
            return
        reach = layout.cell * 0.1
        for cell in what.cells:
            square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
            yield square.adjusted(-reach, -reach, reach, reach)

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * max(0.6, GLOW_REACH)
        return rectf(layout.grid).adjusted(-reach, -reach, reach, reach)


def vanishing_size(base: float, share: float) -> float:
    """Size of a block that vanishes, from `base`: it swells a little and shrinks to nothing. Never larger at first."""
    if share <= 0:
        return base
    if share < _SWELL_SHARE:
        return base + (_SWELL - base) * curves.out_cubic(share / _SWELL_SHARE)
    rest = curves.in_cubic((share - _SWELL_SHARE) / (1 - _SWELL_SHARE))
    return float(max(0.02, _SWELL * (1 - rest**0.8)))
