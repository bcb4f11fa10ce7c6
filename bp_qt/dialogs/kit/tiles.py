"""Large targets with a title and a sentence, both wrapped: a choice among several, and what opens more."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QSizePolicy, QWidget

from bp_qt.dialogs.kit.mini_board import MiniBoard
from bp_qt.dialogs.kit.segments import paint_segment
from bp_qt.dialogs.kit.tile_face import TARGET_PX, TileFace

__all__ = ["ChoiceCard", "Disclosure", "Segment"]

_RADIUS_PX = 20
_FOCUS_PX = 3
_SEGMENT_SIDE_PX = 12
_STEPS = {
    Qt.Key.Key_Left.value: -1,
    Qt.Key.Key_Up.value: -1,
    Qt.Key.Key_Right.value: 1,
    Qt.Key.Key_Down.value: 1,
}


class ChoiceCard(QRadioButton):
    """One of several choices, in a button group. `choice` is what it stands for."""

    def __init__(
        self,
        choice: str,
        title: str,
        sentence: str,
        picture: MiniBoard | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.choice = choice
        self._face = TileFace(title, sentence, picture)
        _prepare(self, title, sentence)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._face.height(width, self.font())

    def sizeHint(self) -> QSize:
        wide = max(self.fontMetrics().averageCharWidth() * 24, self._face.narrowest(self.font()))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._face.narrowest(self.font()), TARGET_PX)

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
        if self.isChecked():
            _paint_badge(painter, self._face.marker_rect(self.width(), self.font()), self.palette())
        self._face.paint_picture(painter, self.width(), self.height(), self.font())
        self._face.paint_text(painter, self.width(), self.font(), ink)


class Segment(ChoiceCard):
    """A choice as a segment of a trough; its sentence is shown elsewhere."""

    def heightForWidth(self, width: int) -> int:
        return max(TARGET_PX, self.fontMetrics().height() + 20)

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2 * _SEGMENT_SIDE_PX
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_segment(
            painter,
            self.rect(),
            self.palette(),
            self.text(),
            chosen=self.isChecked(),
            focused=self.hasFocus(),
        )


def _neighbour(card: ChoiceCard, step: int) -> QAbstractButton | None:
    """The card so many places further in the order of its group."""
    cards = card.group().buttons()
    at = cards.index(card) + step
    return cards[at] if 0 <= at < len(cards) else None


class Disclosure(QCheckBox):
    """Shows and hides `content`: checked while it is shown."""

    def __init__(self, title: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._face = TileFace(title, "", None, leads=True)
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
        return QSize(self._face.narrowest(self.font()), TARGET_PX)

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
    edge = role.Highlight if button.hasFocus() else role.Accent if chosen else role.Dark
    wide = _FOCUS_PX if chosen or button.hasFocus() else 1
    fill = role.Window if chosen or button.underMouse() else role.Button
    painter.setPen(QPen(palette.color(edge), wide))
    painter.setBrush(palette.color(fill))
    inset = wide / 2
    area = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, _RADIUS_PX - inset, _RADIUS_PX - inset)


def _paint_badge(painter: QPainter, square: QRectF, palette: QPalette) -> None:
    """A check mark in a disc of the accent."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Accent))
    painter.drawEllipse(square)
    points = ((0.29, 0.52), (0.44, 0.67), (0.72, 0.36))
    mark = [QPointF(square.x() + x * square.width(), square.y() + y * square.height()) for x, y in points]
    pen = QPen(palette.color(QPalette.ColorRole.Window), max(1.8, square.width() * 0.12))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(mark))


def _paint_arrow(painter: QPainter, square: QRectF, ink: QColor, *, down: bool) -> None:
    reach = square.width() * 0.28
    points = ((-0.5, -1.0), (0.5, 0.0), (-0.5, 1.0))
    centre = square.center()
    turned = ((-y, x) if down else (x, y) for x, y in points)
    line = QPolygonF([QPointF(centre.x() + x * reach, centre.y() + y * reach) for x, y in turned])
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(line)
