"""What all items of the scene share: a layout, a painter of blocks, an area; no mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
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
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
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


class Ground:
    """What lies beneath and rarely changes, painted once into a picture: layout, theme and screen decide when again."""

    def __init__(self) -> None:
        self._made_for: object = None
        self._pixmap = QPixmap()

    def draw(
        self, painter: QPainter, area: QRectF, key: object, paint: Callable[[QPainter, float], None]
    ) -> None:
        """Draws the picture of `area`; `paint(painter, ratio)` makes it where `key` is another one than before.

        It paints in px of the scene, and is told how many pixels of the screen each has.
        """
        ratio = painter.deviceTransform().m11() or 1.0
        whole = area.toAlignedRect()
        if self._made_for != (key, ratio, whole):
            self._made_for = key, ratio, whole
            self._pixmap = QPixmap(whole.size() * ratio)
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(self._pixmap) as ground:
                ground.setRenderHint(QPainter.RenderHint.Antialiasing)
                ground.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                ground.translate(-whole.topLeft())
                paint(ground, ratio)
        painter.drawPixmap(whole.topLeft(), self._pixmap)
