"""Horizontal bars: for people who would rather look than read, and text for assistive technology."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_qt.words.figures import Bar

__all__ = ["BarChart"]

_GAP_PX = 10
_PAD_PX = 6


class BarChart(QWidget):
    """Bars in the palette's colours: the whole length outlined, the share filled. `title` and the bars are its name.

    Label and figure stand beside the bar, or above it where that would leave the bar too short.
    """

    def __init__(self, title: str, bars: tuple[Bar, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = bars
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(f"{bar.label}: {bar.text}" for bar in bars))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        line = self.fontMetrics().height()
        each = 2 * line + 4 if self._is_stacked(width) else line
        return len(self._bars) * (each + _PAD_PX) + _PAD_PX

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().averageCharWidth() * 50
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        needed = max((self._width_of(bar.label) + self._width_of(bar.text) for bar in self._bars), default=0)
        return QSize(needed + 2 * _PAD_PX + _GAP_PX, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
        stacked = self._is_stacked(self.width())
        each = self.heightForWidth(self.width()) // max(len(self._bars), 1)
        for at, bar in enumerate(self._bars):
            area = QRect(_PAD_PX, _PAD_PX + at * each, self.width() - 2 * _PAD_PX, each - _PAD_PX)
            if stacked:
                self._paint_stacked(painter, area, bar)
            else:
                self._paint_beside(painter, area, bar)

    def _paint_beside(self, painter: QPainter, area: QRect, bar: Bar) -> None:
        self._paint_texts(painter, area, bar)
        left, right = self._label_px + _GAP_PX, self._text_px + _GAP_PX
        self._paint_bar(painter, area.adjusted(left, 2, -right, -2), bar.share)

    def _paint_stacked(self, painter: QPainter, area: QRect, bar: Bar) -> None:
        line = self.fontMetrics().height()
        self._paint_texts(painter, QRect(area.left(), area.top(), area.width(), line), bar)
        self._paint_bar(painter, QRect(area.left(), area.top() + line + 2, area.width(), line - 4), bar.share)

    def _paint_texts(self, painter: QPainter, area: QRect, bar: Bar) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, int(middle | Qt.AlignmentFlag.AlignLeft), bar.label)
        painter.drawText(area, int(middle | Qt.AlignmentFlag.AlignRight), bar.text)

    def _paint_bar(self, painter: QPainter, area: QRect, share: float) -> None:
        palette = self.palette()
        radius = area.height() / 2
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
        painter.drawRoundedRect(area, radius, radius)
        filled = round(area.width() * min(max(share, 0.0), 1.0))
        if share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Accent))
            # Filled from the left within the rounded ends: a short bar is no dot.
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(area), radius, radius)
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.drawRect(QRect(area.left(), area.top(), max(filled, 3), area.height()))
            painter.setClipping(False)

    def _is_stacked(self, width: int) -> bool:
        return self._label_px + self._text_px > width * 0.6

    @property
    def _label_px(self) -> int:
        return max((self._width_of(bar.label) for bar in self._bars), default=0)

    @property
    def _text_px(self) -> int:
        return max((self._width_of(bar.text) for bar in self._bars), default=0)

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)
