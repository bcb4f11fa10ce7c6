"""Short animations of what has just happened; the items underneath already show the new position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter, Finish, inside, square_of
from bp_qt.look.lettering import font_of
from bp_qt.look.strokes import rounded_pen
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.tray import SlotItem

if TYPE_CHECKING:
    from bp_qt.engine.bitboard import Cell
    from bp_qt.engine.shapes import Family

STAGGER = 0.4
"""Part of the time by which the last cell or slot starts later than the first."""


@dataclass
class Happenings:
    """What one animation shows."""

    placed: dict[Cell, Family] = field(default_factory=dict)
    cleared: dict[Cell, Family] = field(default_factory=dict)
    starts: dict[Cell, float] = field(default_factory=dict)
    slots: tuple[int, ...] = ()
    points: str = ""
    points_cell: Cell = (0, 0)


class OverlayItem(SceneItem):
    """Paints the happenings above the board at one moment of the animation, 0 to 1."""

    def __init__(self, blocks: BlockPainter, board: QGraphicsItem) -> None:
        super().__init__(blocks, board)
        self.setZValue(2)
        self.setVisible(False)
        self._now = 1.0
        self._what = Happenings()

    def show_moment(self, what: Happenings, now: float) -> None:
        """Show the animation's state at ``now``; at 1 there is nothing to see."""
        self._what, self._now = what, now
        self.setVisible(now < 1.0)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what moves."""
        layout = self._layout
        if layout is None or self._now >= 1.0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for cell, family in self._what.placed.items():
            self._paint_settling(painter, layout, cell, family)
        for cell, family in self._what.cleared.items():
            self._paint_vanishing(painter, layout, cell, family)
        if self._what.points:
            self._paint_points(painter, layout)

    def _paint_settling(self, painter: QPainter, layout: Layout, cell: Cell, family: Family) -> None:
        grow = layout.cell * 0.09 * (1 - _ease(self._now))
        square = inside(square_of(cell, layout.grid.x, layout.grid.y, layout.cell), layout.gap)
        self._blocks.scaled_face(painter, square, square.adjusted(-grow, -grow, grow, grow), family)

    def _paint_vanishing(self, painter: QPainter, layout: Layout, cell: Cell, family: Family) -> None:
        start = self._what.starts.get(cell, 0.0) * STAGGER
        share = min(1.0, max(0.0, (self._now - start) / (1 - STAGGER)))
        if share >= 1.0:
            return
        square = inside(square_of(cell, layout.grid.x, layout.grid.y, layout.cell), layout.gap)
        shrink = square.width() * 0.45 * _ease(share)
        painter.setOpacity(1.0 - share * share)
        finish = Finish.PALE if share > 0.0 else Finish.PLAIN
        target = square.adjusted(shrink, shrink, -shrink, -shrink)
        self._blocks.scaled_face(painter, square, target, family, finish)
        painter.setOpacity(1.0)

    def _paint_points(self, painter: QPainter, layout: Layout) -> None:
        font = font_of(layout.cell * 0.62, QFont.Weight.Bold)
        square = square_of(self._what.points_cell, layout.grid.x, layout.grid.y, layout.cell)
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, self._what.points)
        wide, edge = path.boundingRect().width(), layout.cell * 0.1
        left = min(max(square.center().x() - wide / 2, layout.grid.x + edge), layout.grid.right - wide - edge)
        path.translate(left, square.center().y() + layout.cell * (0.2 - 0.5 * _ease(self._now)))
        painter.setOpacity(1.0 - self._now**3)
        painter.strokePath(path, rounded_pen(self.theme.halo, layout.cell * 0.12))
        painter.fillPath(path, QColor(self.theme.ghost))
        painter.setOpacity(1.0)

    def _area_in(self, layout: Layout) -> QRectF:
        reach = layout.cell * 0.6
        return rectf(layout.grid).adjusted(-reach, -reach, reach, reach)


class Effects(QObject):
    """Starts animations of at most `duration_ms`; the next command ends them at once by `finish`.

    Everything told between two calls of `finish` runs together. With ``enabled`` off nothing ever moves.
    """

    def __init__(
        self,
        overlay: OverlayItem,
        slots: tuple[SlotItem, ...],
        duration_ms: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.enabled = True
        self._overlay = overlay
        self._slots = slots
        self._what = Happenings()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(duration_ms)
        self._animation.valueChanged.connect(self._show)
        self._animation.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether something is moving."""
        return self._animation.state() == QAbstractAnimation.State.Running

    def placed(self, cells: Iterable[Cell], family: Family) -> None:
        """A piece settles on these cells."""
        if self._begin():
            lasting = [cell for cell in cells if cell not in self._what.cleared]
            self._what.placed.update(dict.fromkeys(lasting, family))
            self._show(0.0)

    def cleared(
        self, faces: Mapping[Cell, Family], rows: Iterable[int] = (), columns: Iterable[int] = ()
    ) -> None:
        """The lines' cells, with the families they had, grow pale, shrink and fade.

        They start along each line from its middle outwards.
        """
        if not self._begin():
            return
        for cell in faces:
            self._what.placed.pop(cell, None)
        self._what.cleared.update(faces)
        self._what.starts.update(_starts(faces, tuple(rows), tuple(columns)))
        self._show(0.0)

    def dealt(self, slots: Iterable[int] = (0, 1, 2)) -> None:
        """New pieces arrive in these slots."""
        if self._begin():
            self._what.slots = tuple(slots)
            self._show(0.0)

    def points(self, text: str, cell: Cell) -> None:
        """Points float up from a cell."""
        if self._begin():
            self._what.points, self._what.points_cell = text, cell
            self._show(0.0)

    def finish(self) -> None:
        """Jump to the end: nothing moves any more."""
        self._animation.stop()
        self._show(1.0)
        self._what = Happenings()

    def _begin(self) -> bool:
        if not self.enabled:
            return False
        if not self.running:
            self._animation.start()
        return True

    def _show(self, value: object) -> None:
        now = float(value) if isinstance(value, (int, float)) else 1.0
        self._overlay.show_moment(self._what, now)
        for order, index in enumerate(self._what.slots):
            start = STAGGER * order / max(1, len(self._what.slots) - 1)
            share = min(1.0, max(0.0, (now - start) / (1 - STAGGER)))
            self._slots[index].set_entrance(1.0 if now >= 1.0 else _ease(share))


def _starts(faces: Iterable[Cell], rows: tuple[int, ...], columns: tuple[int, ...]) -> dict[Cell, float]:
    cells = tuple(faces)
    span = max((max(cell) for cell in cells), default=0) or 1
    starts = {}
    for row, col in cells:
        along = col if row in rows else row if col in columns else span / 2
        starts[row, col] = min(1.0, abs(2 * along / span - 1))
    return starts


def _ease(share: float) -> float:
    """Fast first, then gentle."""
    return 1 - (1 - share) ** 3
