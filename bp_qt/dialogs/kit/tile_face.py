"""How a tile arranges its marker, title, sentence and picture: measured and painted by the same figures."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from bp_qt.dialogs.kit.mini_board import MiniBoard
from bp_qt.dialogs.kit.sheet import resized

__all__ = ["TARGET_PX", "TileFace"]

TARGET_PX = 44
"""The least side of a target (docs/accessibility.md, "Seen")."""
_PAD_PX = 12
_TEXT_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class TileFace:
    """The arrangement of a tile: title and sentence, and a picture above or beside them.

    The marker stands after the title, where it is seen only now and then, or before it (`leads`).
    """

    def __init__(self, title: str, sentence: str, picture: MiniBoard | None, *, leads: bool = False) -> None:
        self.title = title
        self.sentence = sentence
        self.picture = picture
        self._leads = leads

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
        picture = self.picture.side_px + 2 * _PAD_PX if self.picture else 0
        marker = 0 if self._leads else self.marker_px(font) + 6
        return max(self._indent(font) + max(words, default=0) + marker + _PAD_PX + 4, picture, TARGET_PX)

    def height(self, width: int, font: QFont) -> int:
        """Height in px at this width."""
        title, sentence = self.text_rects(width, font)
        bottom = max(title.bottom(), sentence.bottom())
        if self.picture and self.is_wide(width, font):
            bottom = max(bottom, _PAD_PX + self.picture.side_px)
        return max(bottom + 1 + _PAD_PX, TARGET_PX)

    def is_wide(self, width: int, font: QFont) -> bool:
        """Whether the picture has room beside the text."""
        picture = self.picture.side_px if self.picture else 0
        return width - picture - self._indent(font) > QFontMetrics(font).averageCharWidth() * 30

    def text_rects(self, width: int, font: QFont) -> tuple[QRect, QRect]:
        """Where title and sentence are painted."""
        left, top = self._indent(font), _PAD_PX
        room = width - left - _PAD_PX
        if self.picture and self.is_wide(width, font):
            room -= self.picture.side_px + _PAD_PX
        elif self.picture:
            top += self.picture.side_px + _PAD_PX
        title = _text_rect(self.title, self.title_font(font), left, top, room)
        sentence = _text_rect(self.sentence, font, left, title.bottom() + 3, room)
        return title, sentence if self.sentence else title

    def paint_picture(self, painter: QPainter, width: int, height: int, font: QFont) -> None:
        """Paints the picture at the trailing edge, or above the title."""
        if self.picture is None:
            return
        side = self.picture.side_px
        if self.is_wide(width, font):
            self.picture.paint(painter, width - _PAD_PX - 4 - side, (height - side) // 2)
        else:
            self.picture.paint(painter, (width - side) // 2, _PAD_PX)

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
        left = _PAD_PX if self._leads else title.right() + 1 - side
        return QRectF(left, title.top() + (line - side) / 2, side, side)

    def _indent(self, font: QFont) -> int:
        return _PAD_PX + self.marker_px(font) + 10 if self._leads else _PAD_PX


def _text_rect(text: str, font: QFont, left: int, top: int, width: int) -> QRect:
    bounds = QFontMetrics(font).boundingRect(QRect(0, 0, max(width, 1), 100_000), _TEXT_FLAGS, text)
    return QRect(left, top, width, bounds.height())
