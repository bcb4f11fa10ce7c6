"""What happened last, in the strip between board and tray."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter
from bp_qt.look.lettering import font_of
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

SMALLEST_SHARE = 0.78
"""How far a long message is shrunk before it is elided."""
_WRAP = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


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
        """Show a text; empty: nothing."""
        if message != self._message:
            self._message = message
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the text."""
        layout = self._layout
        if layout is None or not self._message:
            return
        strip = rectf(layout.message)
        font, text = wrapped(self._message, strip, min(layout.text * 1.05, strip.height()))
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(strip, _WRAP, text)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.message)


def wrapped(text: str, strip: QRectF, line_px: float) -> tuple[QFont, str]:
    """The largest font in which `text` fits into the strip, on as many lines as it takes; elided at the smallest."""
    font = font_of(line_px, QFont.Weight.DemiBold)
    smallest = max(1, round(font.pixelSize() * SMALLEST_SHARE))
    while not _fits(font, text, strip) and font.pixelSize() > smallest:
        font.setPixelSize(font.pixelSize() - 1)
    if _fits(font, text, strip):
        return font, text
    words = text.split()
    while len(words) > 1 and not _fits(font, " ".join(words) + "…", strip):
        words.pop()
    return font, " ".join(words) + "…"


def _fits(font: QFont, text: str, strip: QRectF) -> bool:
    needed = QFontMetricsF(font).boundingRect(strip, _WRAP, text)
    return needed.height() <= strip.height() and needed.width() <= strip.width()
