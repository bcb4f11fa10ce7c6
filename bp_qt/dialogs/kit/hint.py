"""A sentence shown beneath a control and heard only as the control's description."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

__all__ = ["Hint"]

_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
_ANY_HEIGHT = 100_000


class Hint(QWidget):
    """Painted instead of a label: screen readers read every label of a dialog that opens, and would say it twice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def set_text(self, text: str) -> None:
        """Shows another sentence."""
        if text != self._text:
            self._text = text
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = QRect(0, 0, max(1, width - margins.left() - margins.right()), _ANY_HEIGHT)
        tall = self.fontMetrics().boundingRect(room, _FLAGS, self._text).height()
        return tall + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().averageCharWidth() * 40
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        words = (self.fontMetrics().horizontalAdvance(word) for word in self._text.split())
        margins = self.contentsMargins()
        wide = max(words, default=0) + margins.left() + margins.right()
        return QSize(wide, self.fontMetrics().height() + margins.top() + margins.bottom())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(self.contentsRect(), _FLAGS, self._text)
