"""One line of text between board and tray."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.scene.blocks import BlockPainter
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.lettering import draw_line, fitted, font_of

SMALLEST_SHARE = 0.6
"""How far a long message is shrunk before it is elided."""


class MessageItem(SceneItem):
    """Says what happened, centred beneath the board."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._message = ""

    @property
    def message(self) -> str:
        """The text shown."""
        return self._message

    def set_message(self, message: str) -> None:
        """Show a line of text; empty: nothing."""
        if message != self._message:
            self._message = message
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the line."""
        layout = self._layout
        if layout is None or not self._message:
            return
        strip = rectf(layout.message)
        line = min(layout.text * 1.05, strip.height())
        largest = font_of(line, QFont.Weight.DemiBold)
        font = fitted(largest, self._message, strip.width())
        floor = round(largest.pixelSize() * SMALLEST_SHARE)
        font.setPixelSize(max(font.pixelSize(), floor))
        text = QFontMetricsF(font).elidedText(self._message, Qt.TextElideMode.ElideRight, strip.width())
        draw_line(painter, strip, font, self.theme.text, text, Qt.AlignmentFlag.AlignCenter)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.message)
