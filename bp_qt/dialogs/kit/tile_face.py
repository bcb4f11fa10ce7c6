"""How a tile arranges its marker, title, sentence and ornament: measured and painted by the same figures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from bp_qt.dialogs.kit.sheet import resized
from bp_qt.engine.shapes import Shape
from bp_qt.look.blocks import BlockPainter, Finish

__all__ = ["TARGET_PX", "Ornament", "TileFace"]

TARGET_PX = 44
"""The least side of a target (docs/accessibility.md, "Seen")."""
_PAD_PX = 12
_TEXT_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True, slots=True)
class Ornament:
    """Some shapes in a row, to look at only; `rows` tall, in cells, so that neighbours have one height."""

    blocks: BlockPainter
    shapes: tuple[Shape, ...]
    cell_px: int
    rows: int = 3

    @property
    def size(self) -> QSize:
        """In px."""
        wide = sum(shape.width for shape in self.shapes) + len(self.shapes) - 1
        return QSize(wide * self.cell_px, self.rows * self.cell_px)

    def paint(self, painter: QPainter, left: int, top: int) -> None:
        """Paints the shapes side by side on one floor."""
        floor = top + self.size.height()
        for shape in self.shapes:
            high = floor - shape.height * self.cell_px
            self.blocks.piece(painter, shape, left, high, self.cell_px, Finish.PLAIN)
            left += (shape.width + 1) * self.cell_px


class TileFace:
    """The arrangement of a tile: marker, title and sentence, and an ornament above or beside them."""

    def __init__(self, title: str, sentence: str, ornament: Ornament | None) -> None:
        self.title = title
        self.sentence = sentence
        self.ornament = ornament

    def title_font(self, font: QFont) -> QFont:
        """The title stands out only where a sentence follows it."""
        return resized(font, 1.1, QFont.Weight.DemiBold) if self.sentence else font

    def marker_px(self, font: QFont) -> int:
        """Side of the square that the marker fills."""
        return round(QFontMetrics(font).height() * 0.9)

    def narrowest(self, font: QFont) -> int:
        """The least width, in px, at which no word is cut."""
        words = (
            *(QFontMetrics(self.title_font(font)).horizontalAdvance(word) for word in self.title.split()),
            *(QFontMetrics(font).horizontalAdvance(word) for word in self.sentence.split()),
        )
        ornament = self.ornament.size.width() + 2 * _PAD_PX if self.ornament else 0
        return max(self._indent(font) + max(words, default=0) + _PAD_PX + 4, ornament, TARGET_PX)

    def height(self, width: int, font: QFont) -> int:
        """Height in px at this width."""
        title, sentence = self.text_rects(width, font)
        bottom = max(title.bottom(), sentence.bottom())
        if self.ornament and self.is_wide(width, font):
            bottom = max(bottom, _PAD_PX + self.ornament.size.height())
        return max(bottom + 1 + _PAD_PX, TARGET_PX)

    def is_wide(self, width: int, font: QFont) -> bool:
        """Whether the ornament has room beside the text."""
        ornament = self.ornament.size.width() if self.ornament else 0
        return width - ornament - self._indent(font) > QFontMetrics(font).averageCharWidth() * 30

    def text_rects(self, width: int, font: QFont) -> tuple[QRect, QRect]:
        """Where title and sentence are painted."""
        left, top = self._indent(font), _PAD_PX
        room = width - left - _PAD_PX
        if self.ornament and self.is_wide(width, font):
            room -= self.ornament.size.width() + _PAD_PX
        elif self.ornament:
            top += self.ornament.size.height() + _PAD_PX
        title = _text_rect(self.title, self.title_font(font), left, top, room)
        sentence = _text_rect(self.sentence, font, left, title.bottom() + 3, room)
        return title, sentence if self.sentence else title

    def paint_ornament(self, painter: QPainter, width: int, height: int, font: QFont) -> None:
        """Paints the ornament at the trailing edge, or above the title."""
        if self.ornament is None:
            return
        size = self.ornament.size
        if self.is_wide(width, font):
            self.ornament.paint(painter, width - _PAD_PX - 4 - size.width(), (height - size.height()) // 2)
        else:
            self.ornament.paint(painter, _PAD_PX + 2, _PAD_PX)

    def paint_text(self, painter: QPainter, width: int, font: QFont, ink: QColor) -> None:
        """Paints title and sentence."""
        title, sentence = self.text_rects(width, font)
        painter.setPen(ink)
        painter.setFont(self.title_font(font))
        painter.drawText(title, _TEXT_FLAGS, self.title)
        if self.sentence:
            painter.setFont(font)
            painter.drawText(sentence, _TEXT_FLAGS, self.sentence)

    def marker_rect(self, width: int, font: QFont) -> QRectF:
        """The square of the marker, beside the first line of the title."""
        title, _ = self.text_rects(width, font)
        side = self.marker_px(font)
        line = QFontMetrics(self.title_font(font)).height()
        return QRectF(_PAD_PX, title.top() + (line - side) / 2, side, side)

    def _indent(self, font: QFont) -> int:
        return _PAD_PX + self.marker_px(font) + 10


def _text_rect(text: str, font: QFont, left: int, top: int, width: int) -> QRect:
    bounds = QFontMetrics(font).boundingRect(QRect(0, 0, max(width, 1), 100_000), _TEXT_FLAGS, text)
    return QRect(left, top, width, bounds.height())
