"""The preview of the aimed piece: where it would land, and what would vanish."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look import curves
from bp_qt.look.blocks import BlockPainter, Finish, square_of
from bp_qt.look.shadows import Shadow, soft
from bp_qt.look.strokes import dashed_stroke, faint, outline_of, stroke
from bp_qt.scene.board import BoardItem
from bp_qt.scene.item import Ground, SceneItem, rectf
from bp_qt.scene.lanes import GLOW_REACH, Lanes
from bp_qt.scene.layout import Layout
from bp_qt.scene.motions import Motions

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

VANISHING = 0.82
"""Size of a block that is about to vanish, as a part of a whole one."""

# Parts of a cell.
_ROUNDING = 0.21
_GROW = 0.012
_SHADOW = (0.13, 0.13)
_WASH = 0.14
"""How dense the hue of a piece that does not fit lies in its outline."""
_REACH = 0.6
_MOST_PICTURES = 4
"""Of pieces at rest: one that fits and one that does not, and some that reach over an edge."""

_ON, _OFF = "lanes on", "lanes off"


@dataclass(frozen=True)
class Aimed:
    """What the ghost shows; cells outside of the board are left out by whoever asks."""

    family: Family
    cells: tuple[Cell, ...]
    fits: bool
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    cleared: tuple[Cell, ...]


class GhostItem(SceneItem):
    """Fits: lifted blocks in one firm outline; doesn't fit: a dashed outline alone. Lines that would clear are lit."""

    def __init__(self, blocks: BlockPainter, board: BoardItem, motions: Motions) -> None:
        super().__init__(blocks, board)
        self.setZValue(1)
        self._board = board
        self._motions = motions
        self._aimed: Aimed | None = None
        self._seen = 1.0
        self._shift = QPointF()
        self._lanes = Lanes()
        self._light = 1.0
        self._dying: Aimed | None = None
        self._dying_light = 0.0
        self._dying_lanes = Lanes()
        self._pictures: dict[Aimed, Ground] = {}

    @property
    def shown(self) -> Aimed | None:
        """What is shown, None if nothing is."""
        return self._aimed

    @property
    def shift(self) -> QPointF:
        """How far the blocks are from their cells, in px."""
        return QPointF(self._shift)

    def set_preview(
        self,
        family: Family,
        cells_on_board: Iterable[Cell],
        fits: bool,
        rows: Iterable[int] = (),
        columns: Iterable[int] = (),
        cleared: Iterable[Cell] = (),
    ) -> None:
        """Show a piece of `family` on these cells, and the lines it would clear (rows, columns, their cells)."""
        self._show(Aimed(family, tuple(cells_on_board), fits, tuple(rows), tuple(columns), tuple(cleared)))

    def clear(self) -> None:
        """Show nothing."""
        self._show(None)

    def set_seen(self, seen: float) -> None:
        """How much of the outline is seen (0 to 1)."""
        if seen != self._seen:
            self._seen = seen
            self._update_piece()

    def set_shift(self, shift: QPointF) -> None:
        """How far the blocks are from their cells, in px."""
        if shift != self._shift:
            self._update_piece()
            self._shift = QPointF(shift)
            self._update_piece()

    def _show(self, aimed: Aimed | None) -> None:
        before = self._aimed
        if aimed == before:
            return
        self._update_shown()
        self._aimed = aimed
        self._update_shown()
        if _lines_of(aimed) != _lines_of(before):
            self._relight(before)

    def _relight(self, before: Aimed | None) -> None:
        """Lanes that are new light up, and those that are gone die away."""
        if before is not None and before.cleared:
            self._dying = before

            def dies(ms: float) -> None:
                self._dying_light = 1 - curves.LANES_OFF.at(ms)
                self._update_lanes(before)
                if self._dying_light <= 0:
                    self._dying = None

            self._motions.run(_OFF, curves.LANES_OFF.end_ms, dies)
        if self._aimed is not None and self._aimed.cleared:
            lit = self._aimed

            def lights(ms: float) -> None:
                self._light = curves.LANES_ON.at(ms)
                self._update_lanes(lit)

            self._motions.run(_ON, curves.LANES_ON.end_ms, lights)

    def _update_lanes(self, aimed: Aimed) -> None:
        if self._layout is not None:
            for area in _lane_areas(self._layout, aimed):
                self.update(area)

    def _update_shown(self) -> None:
        """Repaints only what is shown."""
        if self._layout is not None and self._aimed is not None:
            self._update_piece()
            self._update_lanes(self._aimed)

    def _update_piece(self) -> None:
        """Outline and blocks: these may still be on their way from where the piece was seen before."""
        if self._layout is not None and self._aimed is not None and self._aimed.cells:
            area = _piece_area(self._layout, self._aimed)
            self.update(area)
            if not self._shift.isNull():
                self.update(area.translated(self._shift))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint lit lines, blocks and outline."""
        layout, aimed = self._layout, self._aimed
        if layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._dying is not None:
            self._paint_lanes(painter, layout, self._dying, self._dying_lanes, self._dying_light)
        if aimed is None or not aimed.cells:
            return
        if aimed.cleared:
            self._paint_lanes(painter, layout, aimed, self._lanes, self._light)
        self._paint_piece(painter, layout, aimed)

    def _paint_piece(self, painter: QPainter, layout: Layout, aimed: Aimed) -> None:
        """A piece at rest has a picture: a step of the pointer only puts it elsewhere."""
        paint = self._paint_aimed if aimed.fits else self._paint_misfit
        # Between two pixels of the screen it would lie differently in every cell.
        is_same_everywhere = painter.deviceTransform().m11().is_integer()
        if self._seen < 1 or not self._shift.isNull() or not is_same_everywhere:
            paint(painter, layout, aimed)
            return
        corner, form = _form_of(aimed)
        if form not in self._pictures and len(self._pictures) == _MOST_PICTURES:
            self._pictures.clear()
        picture = self._pictures.setdefault(form, Ground())
        painter.save()
        painter.translate(QPointF(corner[1], corner[0]) * layout.cell)
        key = layout, self._blocks
        picture.draw(painter, _piece_area(layout, form), key, lambda ground, _: paint(ground, layout, form))
        painter.restore()

    def _paint_misfit(self, painter: QPainter, layout: Layout, aimed: Aimed) -> None:
        path = _outline(layout, aimed)
        painter.setOpacity(self._seen)
        if not self.theme.high_contrast:
            painter.fillPath(path, faint(self.theme.tones(aimed.family).face, _WASH))
        dashed_stroke(painter, path, self.theme.ghost, self.theme.halo, self._outline_px(layout))

    def _paint_lanes(
        self, painter: QPainter, layout: Layout, aimed: Aimed, lanes: Lanes, light: float
    ) -> None:
        others = self._board.filled_region(but=aimed.cleared)
        lanes.draw(painter, layout, self.theme, aimed.rows, aimed.columns, light, others)
        painter.setOpacity(light)
        for cell in aimed.cleared:
            family = self._board.family_at(cell)
            if cell not in aimed.cells and family is not None:
                square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell)
                less = (1 - VANISHING) / 2 * layout.cell
                self._blocks.block(painter, square.adjusted(less, less, -less, -less), family, Finish.PALE)
        painter.setOpacity(1.0)

    def _paint_aimed(self, painter: QPainter, layout: Layout, aimed: Aimed) -> None:
        theme, path = self.theme, _outline(layout, aimed)
        painter.setOpacity(self._seen)
        if not theme.high_contrast:
            fall, softness = (part * layout.cell for part in _SHADOW)
            soft(path, Shadow(fall, softness, 0.8 if theme.dark else 0.55), theme.shadow).draw(painter)
        halo = max(1.2, 0.026 * layout.cell)
        stroke(painter, path, theme.ghost, theme.halo, self._outline_px(layout), halo)
        body = theme.halo if theme.high_contrast else theme.tones(aimed.family).body
        painter.fillPath(path, QColor(body))
        painter.setOpacity(1.0)
        for cell in aimed.cells:
            square = square_of(cell, layout.grid.x, layout.grid.y, layout.cell).translated(self._shift)
            self._blocks.block(painter, square, aimed.family, Finish.LIFTED)

    def _outline_px(self, layout: Layout) -> float:
        return max(3.0, 0.08 * layout.cell) if self.theme.high_contrast else max(2.0, 0.048 * layout.cell)

    def _area_in(self, layout: Layout) -> QRectF:
        # Its blocks may come from anywhere: out of the tray, too.
        return rectf(layout.window)


def _outline(layout: Layout, aimed: Aimed) -> QPainterPath:
    grid = layout.grid
    return outline_of(aimed.cells, grid.x, grid.y, layout.cell, rounding=_ROUNDING, grow=_GROW)


def _form_of(aimed: Aimed) -> tuple[Cell, Aimed]:
    """The same piece in the corner of the board, without what it would clear, and where that corner is."""
    top, left = min(row for row, _ in aimed.cells), min(col for _, col in aimed.cells)
    cells = tuple((row - top, col - left) for row, col in aimed.cells)
    return (top, left), Aimed(aimed.family, cells, aimed.fits, (), (), ())


def _piece_area(layout: Layout, aimed: Aimed) -> QRectF:
    rows, cols = [row for row, _ in aimed.cells], [col for _, col in aimed.cells]
    first = square_of((min(rows), min(cols)), layout.grid.x, layout.grid.y, layout.cell)
    last = square_of((max(rows), max(cols)), layout.grid.x, layout.grid.y, layout.cell)
    reach = layout.cell * _REACH
    return first.united(last).adjusted(-reach, -reach, reach, reach)


def _lines_of(aimed: Aimed | None) -> tuple[object, ...]:
    return () if aimed is None else (aimed.rows, aimed.columns)


def _lane_areas(layout: Layout, aimed: Aimed) -> Iterator[QRectF]:
    reach = layout.cell * GLOW_REACH
    for row in aimed.rows:
        line = QRectF(layout.grid.x, layout.grid.y + row * layout.cell, layout.grid.w, layout.cell)
        yield line.adjusted(-reach, -reach, reach, reach)
    for col in aimed.columns:
        line = QRectF(layout.grid.x + col * layout.cell, layout.grid.y, layout.cell, layout.grid.h)
        yield line.adjusted(-reach, -reach, reach, reach)
