"""The scene: builds every item once and passes layout and theme on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bp_qt.engine.moves import SLOTS
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import Theme
from bp_qt.play.delays import USUAL, Delays
from bp_qt.scene.board import BoardItem
from bp_qt.scene.effects import Effects, OverlayItem
from bp_qt.scene.ghost import GhostItem
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.message import MessageItem
from bp_qt.scene.panel import PanelItem
from bp_qt.scene.tray import SlotItem


class Stage(QGraphicsScene):
    """Board, ghost, slots, panel, message and effects; nothing is ever removed from it.

    Scene coordinates are the viewport's logical pixels.
    """

    def __init__(
        self,
        theme: Theme,
        patterns: bool = True,
        parent: QObject | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        # Few items that are always shown: an index would only have to be kept up to date.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.blocks = BlockPainter(theme, patterns)
        self.board = BoardItem(self.blocks)
        self.ghost = GhostItem(self.blocks, self.board)
        self.slots = tuple(SlotItem(self.blocks, index) for index in range(SLOTS))
        self.panel = PanelItem(self.blocks)
        self.message = MessageItem(self.blocks)
        self._overlay = OverlayItem(self.blocks, self.board)
        for item in (self.board, *self.slots, self.panel, self.message):
            self.addItem(item)
        self.effects = Effects(self._overlay, self.slots, delays.effect_ms, self)
        self.setBackgroundBrush(QColor(theme.window))

    @property
    def theme(self) -> Theme:
        """The theme it is painted in."""
        return self.blocks.theme

    def set_layout(self, layout: Layout) -> None:
        """Lay every item out anew."""
        # A window being resized lays out often: what moved at the old place just ends.
        self.effects.finish()
        self.setSceneRect(rectf(layout.window))
        for item in self._items():
            item.set_layout(layout)

    def set_theme(self, theme: Theme, patterns: bool = True) -> None:
        """Paint everything in another theme, with or without the families' glyphs."""
        if theme is self.blocks.theme and patterns == self.blocks.patterns:
            return
        self.blocks = BlockPainter(theme, patterns)
        self.setBackgroundBrush(QColor(theme.window))
        for item in self._items():
            item.set_theme(self.blocks)

    def hover_slot(self, index: int | None) -> None:
        """The pointer is over this slot, 0 to 2 (None: over no slot)."""
        for slot, item in enumerate(self.slots):
            item.set_hovered(slot == index)

    def picture(self, size_px: QSize | None = None, device_pixel_ratio: float = 1.0) -> QImage:
        """The whole scene as an image of ``size_px`` logical pixels (None: as laid out)."""
        size = size_px or self.sceneRect().size().toSize()
        image = QImage(size * device_pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(device_pixel_ratio)
        painter = QPainter(image)
        self.render(painter, QRectF(0, 0, size.width(), size.height()), self.sceneRect())
        painter.end()
        return image

    def _items(self) -> tuple[SceneItem, ...]:
        return (self.board, self.ghost, self._overlay, *self.slots, self.panel, self.message)
