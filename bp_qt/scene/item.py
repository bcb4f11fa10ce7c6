"""What all items of the scene share: a layout, a painter of blocks, an area; no mouse."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import Theme
from bp_qt.scene.layout import Layout, Rect


def rectf(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class SceneItem(QGraphicsItem):
    """An item that lives as long as its scene and is told what to show."""

    def __init__(self, blocks: BlockPainter, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._blocks = blocks
        self._layout: Layout | None = None
        self._area = QRectF()

    @property
    def theme(self) -> Theme:
        """The theme it is painted in."""
        return self._blocks.theme

    def set_layout(self, layout: Layout) -> None:
        """Take another place; nothing happens if it is the same."""
        if layout == self._layout:
            return
        self.prepareGeometryChange()
        self._layout = layout
        self._area = self._area_in(layout)
        self.update()

    def set_theme(self, blocks: BlockPainter) -> None:
        """Be painted in another theme."""
        if blocks is not self._blocks:
            self._blocks = blocks
            self.update()

    def boundingRect(self) -> QRectF:
        """All that it may paint, in scene coordinates."""
        return self._area

    def _area_in(self, layout: Layout) -> QRectF:
        raise NotImplementedError
