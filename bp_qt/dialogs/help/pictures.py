"""Pictures of the help, rendered by the product's own scene in the window's theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_qt.dialogs.help.positions import POSITIONS, Shown
from bp_qt.engine.rulesets import Ruleset
from bp_qt.look.theme import Theme
from bp_qt.scene.layout import Layout, Rect, only_board
from bp_qt.scene.stage import Stage

__all__ = ["HelpPictures", "board_layout", "board_name", "shape_picture_name"]

_BOARD, _SHAPE = "board", "shape"
# The classic arrow: its tip at (0, 0), one unit high.
_ARROW = ((0, 0), (0, 0.86), (0.2, 0.68), (0.33, 1.0), (0.47, 0.94), (0.34, 0.63), (0.61, 0.61))


def board_name(ruleset: Ruleset, position: str, side_px: int) -> str:
    """The name of a picture of a board, `side_px` wide."""
    return f"{_BOARD}/{ruleset.id}/{position}/{side_px}"


def shape_picture_name(ruleset: Ruleset, shape_id: str, cell_px: int) -> str:
    """The name of a picture of a shape, `cell_px` a cell."""
    return f"{_SHAPE}/{ruleset.id}/{shape_id}/{cell_px}"


def board_layout(side_px: int, size: int, *, beneath: bool = False) -> Layout:
    """A board in a picture at most `side_px` wide; with `beneath`, the row under the board is seen too."""
    edge = max(4, round(side_px / size * 0.3))  # where the board's shadow falls
    layout = only_board(side_px - 2 * edge, size)
    board = layout.board
    row = layout.cell if beneath else 0
    return replace(
        layout, window=Rect(board.x - edge, board.y - edge, board.w + 2 * edge, board.h + 2 * edge + row)
    )


class HelpPictures:
    """Renders pictures by name, each when it is asked for.

    `rulesets` are those that the names speak of.
    """

    def __init__(self, rulesets: tuple[Ruleset, ...], theme: Theme, patterns: bool) -> None:
        self._rulesets: Mapping[str, Ruleset] = {ruleset.id: ruleset for ruleset in rulesets}
        self._stage = Stage(theme, patterns)
        self._stage.motions.enabled = False
        for item in (*self._stage.slots, self._stage.panel, self._stage.message):
            item.hide()
        self._pointer = _PointerItem()
        self._stage.addItem(self._pointer)
        self._wear()

    def set_theme(self, theme: Theme, patterns: bool) -> None:
        """Renders in another theme from now on."""
        self._stage.set_theme(theme, patterns)
        self._wear()

    def picture(self, name: str, ratio: float) -> QImage | None:
        """The picture with `ratio` device pixels a px; None for a name that is not one."""
        kind, _, rest = name.partition("/")
        parts = rest.split("/")
        if kind not in (_BOARD, _SHAPE) or len(parts) != 3 or parts[0] not in self._rulesets:
            return None
        ruleset, which, size_px = self._rulesets[parts[0]], parts[1], int(parts[2])
        if kind == _SHAPE:
            return self._stage.blocks.picture(ruleset.catalogue.by_id(which), size_px, ratio)
        return self._board(POSITIONS[which](ruleset), size_px, ratio)

    def _board(self, shown: Shown, side_px: int, ratio: float) -> QImage:
        layout = board_layout(side_px, shown.game.ruleset.size, beneath=shown.is_beneath)
        self._stage.set_layout(layout)
        self._stage.board.set_faces(shown.game.faces)
        self._show_ghost(shown)
        self._pointer.show_at(shown.pointer, layout, self._stage.theme)
        return self._stage.picture(device_pixel_ratio=ratio)

    def _show_ghost(self, shown: Shown) -> None:
        preview, outcome = shown.preview, shown.outcome
        if preview is None:
            self._stage.ghost.clear()
            return
        self._stage.ghost.set_preview(
            preview.shape.family,
            preview.cells,
            preview.fits,
            outcome.rows if outcome else (),
            outcome.columns if outcome else (),
            outcome.cleared if outcome else (),
        )

    def _wear(self) -> None:
        # The pictures lie on the page, not on the window.
        self._stage.set_plain_ground(self._stage.theme.panel)


class _PointerItem(QGraphicsItem):
    """Where the pointer is."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(10)
        self._high_px = 0.0
        self._theme: Theme | None = None

    def show_at(self, point: tuple[float, float] | None, layout: Layout, theme: Theme) -> None:
        """With its tip at (column, row) in cells; None hides it."""
        self.setVisible(point is not None)
        if point is None:
            return
        self.prepareGeometryChange()
        self._high_px = max(18.0, layout.cell * 0.95)
        self._theme = theme
        self.setPos(layout.grid.x + point[0] * layout.cell, layout.grid.y + point[1] * layout.cell)

    def boundingRect(self) -> QRectF:
        return QRectF(-3, -3, self._high_px + 6, self._high_px + 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.ghost), 2.0))
        painter.setBrush(QColor(self._theme.halo))
        painter.drawPolygon(QPolygonF([QPointF(x, y) * self._high_px for x, y in _ARROW]))
