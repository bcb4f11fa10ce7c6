"""A small tool: an icon, perhaps with a number, and a ring when the keyboard has come to it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_qt.look.colours import BLACK, mix
from bp_qt.look.icons import SIDE_PX, draw_icon
from bp_qt.look.lettering import DEMI, baseline_in, text_font, value_font, width_of, write
from bp_qt.look.strokes import ring, rounded
from bp_qt.look.theme import Theme
from bp_qt.scene.buttons import ActionButton, Tool
from bp_qt.scene.measures import USUAL_FONT_PX

__all__ = ["TOOL_PX", "ToolButton", "two_lines"]

TOOL_PX = 44
_COUNT_PX = 16
_RADIUS_PX = 12
_RING_PX = 2.5
_ASKS_FONT_PX = 14
_TIGHT_FONT_PX = 13
_TIGHT_EDGE_PX = 9


class ToolButton(ActionButton):
    """44 px; wider with a number on its face, and with words while it asks for a second press.

    `is_tight`: what it asks is to stand on two small lines, so that the menus beside it stay whole.
    """

    def __init__(self, tool: Tool, theme: Callable[[], Theme], bar: QWidget) -> None:
        self._tool = tool
        self._theme = theme
        self.is_tight = False
        super().__init__(tool.action, bar)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def asked(self) -> str:
        """What it asks now; empty as a rule."""
        return self._words if self._tool.asks() else ""

    def show_text(self, text: str) -> None:
        """Its words are its name; they are seen only while it asks."""
        self._words = text
        self.update()

    def sizeHint(self) -> QSize:
        if self._tool.asks() and self.is_tight:
            wide = (
                max(width_of(self._tight_font, line) for line in two_lines(self._words)) + 2 * _TIGHT_EDGE_PX
            )
            return QSize(ceil(wide), TOOL_PX)
        if self._tool.asks():
            wide = width_of(self._font, self._words) + 2 * SIDE_PX + 16
            return QSize(ceil(wide), TOOL_PX)
        return QSize(TOOL_PX + (_COUNT_PX if self._tool.count() is not None else 0), TOOL_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme()
        if self._tool.asks():
            self._paint_asking(painter, theme)
        else:
            self._paint_tool(painter, theme)
        if self.hasFocus():
            rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            ring(painter, rect, _RADIUS_PX - 1, theme.focus, theme.halo, _RING_PX)

    @property
    def _font(self) -> QFont:
        font = text_font(_ASKS_FONT_PX, DEMI)
        own = self.fontInfo().pixelSize()
        font.setPixelSize(max(_ASKS_FONT_PX, round(_ASKS_FONT_PX * min(1.6, own / USUAL_FONT_PX))))
        return font

    @property
    def _tight_font(self) -> QFont:
        return text_font(_TIGHT_FONT_PX, DEMI)

    def _paint_tool(self, painter: QPainter, theme: Theme) -> None:
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.isDown():
            painter.fillPath(rounded(box, _RADIUS_PX), QColor(theme.control_pressed))
        elif self.underMouse() and self.isEnabled():
            painter.fillPath(rounded(box, _RADIUS_PX), QColor(theme.control_hover))
        if theme.high_contrast and self.isEnabled():
            edge = rounded(box.adjusted(1, 1, -1, -1), _RADIUS_PX - 1)
            painter.strokePath(edge, QPen(QColor(theme.control_edge), 1))
        ink = theme.ink if self.isEnabled() else theme.quiet
        middle = QPointF(TOOL_PX / 2, self.height() / 2)
        draw_icon(painter, self._tool.icon(), middle, SIDE_PX, ink)
        count = self._tool.count()
        if count is not None:
            font = value_font(15)
            at = QPointF(TOOL_PX - 4, baseline_in(QRectF(self.rect()), font))
            write(painter, at, font, theme.accent if self.isEnabled() else ink, str(count))

    def _paint_asking(self, painter: QPainter, theme: Theme) -> None:
        box = QRectF(self.rect()).adjusted(2, 2, -2, -4)
        path = rounded(box, 14)
        if not theme.high_contrast:
            painter.fillPath(path.translated(0, 2), QColor(mix(theme.accent, BLACK, 0.32)))
        gloss = QLinearGradient(box.topLeft(), box.bottomLeft())
        lighter = mix(theme.accent, "#FFFFFF" if theme.dark else "#FFD9A8", 0.1)
        gloss.setColorAt(0, QColor(theme.accent if theme.high_contrast else lighter))
        gloss.setColorAt(1, QColor(theme.accent))
        painter.fillPath(path, gloss)
        if self.is_tight:
            painter.setFont(self._tight_font)
            painter.setPen(QColor(theme.on_accent))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "\n".join(two_lines(self._words)))
            return
        draw_icon(painter, self._tool.icon(), QPointF(24, box.center().y()), 18, theme.on_accent)
        at = QPointF(SIDE_PX + 18, baseline_in(box, self._font))
        write(painter, at, self._font, theme.on_accent, self._words)


def two_lines(text: str) -> list[str]:
    """The words on two lines of the most equal length, or on one where there is one word.

    >>> two_lines("Swap all three?")
    ['Swap all', 'three?']
    """
    words = text.split()
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(splits, key=lambda lines: max(map(len, lines)), default=[text])
