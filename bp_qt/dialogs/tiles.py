"""Large targets with a title and a sentence, both wrapped: a choice among several, and what opens more."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QSizePolicy, QWidget

from bp_qt.dialogs.sheet import resized
from bp_qt.engine.shapes import Shape
from bp_qt.scene.blocks import BlockPainter, Finish

__all__ = ["ChoiceCard", "Disclosure", "Ornament"]

_PAD_PX = 12
_RADIUS_PX = 12
_FOCUS_PX = 3
_TARGET_PX = 44
_STEPS = {
    Qt.Key.Key_Left.value: -1,
    Qt.Key.Key_Up.value: -1,
    Qt.Key.Key_Right.value: 1,
    Qt.Key.Key_Down.value: 1,
}
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


class _Face:
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
        return max(self._indent(font) + max(words, default=0) + _PAD_PX + 4, ornament, _TARGET_PX)

    def height(self, width: int, font: QFont) -> int:
        """Height in px at this width."""
        title, sentence = self.text_rects(width, font)
        bottom = max(title.bottom(), sentence.bottom())
        if self.ornament and self.is_wide(width, font):
            bottom = max(bottom, _PAD_PX + self.ornament.size.height())
        return max(bottom + 1 + _PAD_PX, _TARGET_PX)

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


class ChoiceCard(QRadioButton):
    """One of several choices, in a button group. `choice` is what it stands for."""

    def __init__(
        self,
        choice: str,
        title: str,
        sentence: str,
        ornament: Ornament | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.choice = choice
        self._face = _Face(title, sentence, ornament)
        _prepare(self, title, sentence)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._face.height(width, self.font())

    def sizeHint(self) -> QSize:
        wide = max(self.fontMetrics().averageCharWidth() * 24, self._face.narrowest(self.font()))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._face.narrowest(self.font()), _TARGET_PX)

    def hitButton(self, pos: object) -> bool:
        """The whole card is the target."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the neighbour that is seen there; where there is none, on or back in the order of the cards."""
        super().keyPressEvent(event)
        step = _STEPS.get(event.key())
        if step is None or self.window().focusWidget() is not self:
            return
        event.accept()
        if neighbour := _neighbour(self, step):
            neighbour.setFocus(Qt.FocusReason.TabFocusReason)
            neighbour.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_card(painter, self, chosen=self.isChecked())
        ink = _ink(self)
        _paint_dot(painter, self._face.marker_rect(self.width(), self.font()), ink, chosen=self.isChecked())
        self._face.paint_ornament(painter, self.width(), self.height(), self.font())
        self._face.paint_text(painter, self.width(), self.font(), ink)


def _neighbour(card: ChoiceCard, step: int) -> QAbstractButton | None:
    """The card so many places further in the order of its group."""
    cards = card.group().buttons()
    at = cards.index(card) + step
    return cards[at] if 0 <= at < len(cards) else None


class Disclosure(QCheckBox):
    """Shows and hides `content`: checked while it is shown."""

    def __init__(self, title: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._face = _Face(title, "", None)
        _prepare(self, title, "")
        content.setVisible(False)
        self.toggled.connect(content.setVisible)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._face.height(width, self.font())

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().averageCharWidth() * 30
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._face.narrowest(self.font()), _TARGET_PX)

    def hitButton(self, pos: object) -> bool:
        """The whole line is the target."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse():
            _paint_card(painter, self, chosen=False)
        ink = _ink(self)
        _paint_arrow(painter, self._face.marker_rect(self.width(), self.font()), ink, down=self.isChecked())
        self._face.paint_text(painter, self.width(), self.font(), ink)


def _prepare(button: QAbstractButton, title: str, sentence: str) -> None:
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    button.setSizePolicy(policy)
    button.setAttribute(Qt.WidgetAttribute.WA_Hover)
    button.setAccessibleName(title)
    button.setAccessibleDescription(sentence)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _ink(button: QAbstractButton) -> QColor:
    group = QPalette.ColorGroup.Active if button.isEnabled() else QPalette.ColorGroup.Disabled
    return button.palette().color(group, QPalette.ColorRole.WindowText)


def _paint_card(painter: QPainter, button: QAbstractButton, *, chosen: bool) -> None:
    role = QPalette.ColorRole
    palette = button.palette()
    edge = role.Highlight if button.hasFocus() else role.WindowText if chosen else role.Dark
    wide = _FOCUS_PX if button.hasFocus() else 2
    fill = role.Button if chosen or button.underMouse() else role.Window
    painter.setPen(QPen(palette.color(edge), wide))
    painter.setBrush(palette.color(fill))
    inset = wide / 2
    area = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, _RADIUS_PX - inset, _RADIUS_PX - inset)


def _paint_dot(painter: QPainter, square: QRectF, ink: QColor, *, chosen: bool) -> None:
    painter.setPen(QPen(ink, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(square.adjusted(1, 1, -1, -1))
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        inset = square.width() * 0.28
        painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset))


def _paint_arrow(painter: QPainter, square: QRectF, ink: QColor, *, down: bool) -> None:
    reach = square.width() * 0.28
    points = ((-0.5, -1.0), (0.5, 0.0), (-0.5, 1.0))
    centre = square.center()
    turned = ((-y, x) if down else (x, y) for x, y in points)
    line = QPolygonF([QPointF(centre.x() + x * reach, centre.y() + y * reach) for x, y in turned])
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(line)
