"""The scene: builds every item once and passes layout and theme on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bp_qt.engine.moves import SLOTS
from bp_qt.look import curves
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import Theme
from bp_qt.play.delays import USUAL, Delays
from bp_qt.scene.board import BoardItem
from bp_qt.scene.carrying import Carrying
from bp_qt.scene.effects import Effects
from bp_qt.scene.ghost import GhostItem
from bp_qt.scene.hand import HandItem
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.message import MessageItem
from bp_qt.scene.motions import Motions
from bp_qt.scene.overlay import OverlayItem
from bp_qt.scene.panel import PanelItem
from bp_qt.scene.tray import SlotItem, TroughItem

_HOVER = "hover"
_HOVER_LIFT = 0.06
"""How far a piece is lifted that the pointer is over, in cells."""


class Stage(QGraphicsScene):
    """Board, ghost, trough and slots, panel, message, and what moves; nothing is ever removed from it.

    Scene coordinates are the viewport's logical pixels.
    """

    def __init__(
        self,
        theme: Theme,
        patterns: bool = True,
        clear_grid: bool = False,
        parent: QObject | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        # Few items that are always shown: an index would only have to be kept up to date.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motions = Motions(delays.motion_percent, self)
        self.blocks = BlockPainter(theme, patterns, clear_grid)
        self.board = BoardItem(self.blocks)
        self.ghost = GhostItem(self.blocks, self.board, self.motions)
        self._trough = TroughItem(self.blocks)
        self.slots = tuple(SlotItem(self.blocks, index) for index in range(SLOTS))
        self.panel = PanelItem(self.blocks)
        self.message = MessageItem(self.blocks)
        self._overlay = OverlayItem(self.blocks, self.board)
        self._hand = HandItem(self.blocks)
        for item in (self.board, self._trough, *self.slots, self.panel, self.message, self._hand):
            self.addItem(item)
        self.effects = Effects(self.motions, self.board, self._overlay, self.slots, self.panel)
        self.carrying = Carrying(self.motions, self._hand, self.ghost, self.slots)
        self._hovered: int | None = None
        self._layout: Layout | None = None
        self._plain_ground: str | None = None
        self._paint_window()

    @property
    def theme(self) -> Theme:
        """The theme it is painted in."""
        return self.blocks.theme

    @property
    def layout(self) -> Layout | None:
        """Where everything is."""
        return self._layout

    def set_layout(self, layout: Layout) -> None:
        """Lay every item out anew."""
        self._layout = layout
        # A window being resized lays out often: what moved at the old place just ends.
        self.effects.finish()
        self.setSceneRect(rectf(layout.window))
        self._paint_window()
        for item in self._items():
            item.set_layout(layout)
        self.carrying.set_layout(layout)

    def set_theme(self, theme: Theme, patterns: bool = True, clear_grid: bool = False) -> None:
        """Paint everything in another theme, with or without the families' glyphs and edges of empty cells."""
        blocks = BlockPainter(theme, patterns, clear_grid)
        old = self.blocks
        if (theme, patterns, blocks.clear_grid) == (old.theme, old.patterns, old.clear_grid):
            return
        self.blocks = blocks
        self._paint_window()
        for item in self._items():
            item.set_theme(self.blocks)

    def set_plain_ground(self, colour: str) -> None:
        """Lie on this colour instead of on the window's (pictures on a page)."""
        self._plain_ground = colour
        self._paint_window()

    def hover_slot(self, index: int | None) -> None:
        """The pointer is over this slot, 0 to 2 (None: over no slot)."""
        if index == self._hovered:
            return
        before, self._hovered = self._hovered, index
        for slot, item in enumerate(self.slots):
            item.set_hovered(slot == index)
        if before is not None:
            self.motions.finish(_HOVER)
            self.slots[before].set_raised(0.0)
        if index is not None:
            raised = self.slots[index].set_raised
            self.motions.run(
                _HOVER, curves.HOVER.end_ms, lambda ms: raised(_HOVER_LIFT * curves.HOVER.at(ms))
            )

    def picture(self, size_px: QSize | None = None, device_pixel_ratio: float = 1.0) -> QImage:
        """The whole scene as an image of ``size_px`` logical pixels (None: as laid out)."""
        size = size_px or self.sceneRect().size().toSize()
        image = QImage(size * device_pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(device_pixel_ratio)
        painter = QPainter(image)
        self.render(painter, QRectF(0, 0, size.width(), size.height()), self.sceneRect())
        painter.end()
        return image

    def _paint_window(self) -> None:
        theme, rect = self.theme, self.sceneRect()
        if self._plain_ground is not None:
            self.setBackgroundBrush(QColor(self._plain_ground))
            return
        light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for stop, colour in ((0.0, theme.window_top), (0.55, theme.window), (1.0, theme.window_bottom)):
            light.setColorAt(stop, QColor(colour))
        self.setBackgroundBrush(QBrush(light))

    def _items(self) -> tuple[SceneItem, ...]:
        return (
            self.board,
            self.ghost,
            self._overlay,
            self._trough,
            *self.slots,
            self.panel,
            self.message,
            self._hand,
        )
