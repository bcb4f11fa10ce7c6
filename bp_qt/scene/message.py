"""What the eyes need to be told, in the strip beneath the board or at the foot of the panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter
from bp_qt.look.lettering import MEDIUM, baseline_in, fitted, text_font, width_of, write
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout

_SHARE = 0.27
"""Size of the letters as a part of the cell."""
_SMALLEST_PX = 13.0
_BESIDE_PX = 14.5
_LINE = 1.4


class MessageItem(SceneItem):
    """One line beneath the board; in the panel beside it, as many as it takes."""

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
        if layout.beside:
            self._paint_lines(painter, strip, layout)
        else:
            px = max(_SMALLEST_PX * layout.text_scale, _SHARE * layout.cell)
            font = fitted(text_font(px, MEDIUM), self._message, strip.width())
            at = QPointF(strip.center().x(), baseline_in(strip, font))
            write(painter, at, font, self.theme.ink, self._message, Qt.AlignmentFlag.AlignHCenter)

    def _paint_lines(self, painter: QPainter, strip: QRectF, layout: Layout) -> None:
        font = text_font(_BESIDE_PX * layout.text_scale, MEDIUM)
        lines = wrapped(self._message, font, strip.width())
        while len(lines) * font.pixelSize() * _LINE > strip.height() and font.pixelSize() > 9:
            font.setPixelSize(font.pixelSize() - 1)
            lines = wrapped(self._message, font, strip.width())
        for number, line in enumerate(reversed(lines)):
            bottom = strip.bottom() - number * font.pixelSize() * _LINE
            fits = fitted(font, line, strip.width())
            at = QPointF(strip.left(), bottom - QFontMetricsF(font).descent())
            write(painter, at, fits, self.theme.ink, line)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.message)


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The text in lines of at most `width` px, unless a single word is wider."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(font, longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
