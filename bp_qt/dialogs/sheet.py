"""What every dialog here is: a body that scrolls when it must, and a row of buttons that wraps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bp_qt.dialogs.flow import Flow

__all__ = ["Sheet", "heading", "resized", "selectable", "wrapped"]

_MARGIN_PX = 20
_WIDTH_CHARACTERS = 84
_NARROWEST_PX = 300

# The focus ring of 2 px and more that the platform style does not give these widgets (ACCESS, "Seen").
_STYLE = """
QLineEdit { min-height: 28px; padding: 6px 10px; border: 2px solid palette(dark); border-radius: 10px;
  background: palette(base); color: palette(text); }
QLineEdit:focus { border: 3px solid palette(highlight); padding: 5px 9px; }
QScrollArea { border: 2px solid palette(window); border-radius: 6px; }
QScrollArea:focus { border-color: palette(highlight); }
QListWidget { border: 2px solid palette(dark); border-radius: 10px; padding: 4px; background: palette(base); }
QListWidget:focus { border: 3px solid palette(highlight); padding: 3px; }
QTabBar::tab { min-height: 26px; padding: 6px 14px; margin-right: 6px; border: 2px solid palette(dark);
  border-radius: 10px; background: palette(window); color: palette(text); }
QTabBar::tab:selected { border: 3px solid palette(text); padding: 5px 13px; background: palette(button); }
QTabBar::tab:selected:focus { border-color: palette(highlight); }
QTabBar QToolButton { background: palette(button); border: 2px solid palette(dark); border-radius: 6px; }
QLabel:focus { border: 2px solid palette(highlight); border-radius: 4px; }
"""


def resized(font: QFont, factor: float, weight: QFont.Weight | None = None) -> QFont:
    """`font` so many times as large."""
    font = QFont(font)
    if font.pixelSize() > 0:
        font.setPixelSize(round(font.pixelSize() * factor))
    else:
        font.setPointSizeF(font.pointSizeF() * factor)
    if weight is not None:
        font.setWeight(weight)
    return font


def wrapped(text: str = "", *, quiet: bool = False) -> QLabel:
    """A text of any length; `quiet` for what is read second."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if quiet:
        label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label


def selectable(text: str) -> QLabel:
    """A text that can be selected and copied, also with the keyboard."""
    label = wrapped(text)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def heading(text: str, factor: float = 1.25) -> QLabel:
    """A heading that wraps."""
    label = wrapped(text)
    label.setFont(resized(label.font(), factor, QFont.Weight.DemiBold))
    return label


class Sheet(QDialog):
    """A window-modal dialog: fill `body`, add buttons, then `open()`. It deletes itself when it is closed.

    At any width from `_NARROWEST_PX` px on and any size of text everything can be reached: texts wrap, the body
    scrolls, buttons go to further lines.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(_STYLE)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, 8)
        self.body.setSpacing(10)
        self._scroll = _scroll_area(self._content)
        self.windowTitleChanged.connect(self._scroll.setAccessibleName)
        footer = QWidget()
        self._buttons = Flow(footer, trailing=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._header = QVBoxLayout()
        whole.addLayout(self._header)
        whole.addWidget(self._scroll, 1)
        self._footer = QVBoxLayout()
        self._footer.setContentsMargins(_MARGIN_PX, 12, _MARGIN_PX, _MARGIN_PX)
        self._footer.addWidget(footer)
        whole.addLayout(self._footer)

    def add_button(self, text: str, press: Callable[[], object], *, default: bool = False) -> QPushButton:
        """A button in the row at the bottom; Enter presses the default one."""
        button = _PressedOnce(text)
        button.setAutoDefault(default)
        button.setDefault(default)
        button.clicked.connect(lambda _checked: press())
        self._buttons.addWidget(button)
        return button

    def set_header(self, widget: QWidget) -> None:
        """Puts `widget` above the body, where it does not scroll."""
        self._header.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, 0)
        self._header.addWidget(widget)

    def scroll_up(self) -> None:
        """Shows the top of the body."""
        self._scroll.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:
        """As tall as the body at a comfortable width, but not beyond the screen."""
        screen = self.screen().availableSize()
        wide = min(self.fontMetrics().averageCharWidth() * _WIDTH_CHARACTERS, screen.width() - 32)
        tall = self.body.totalHeightForWidth(wide - 4)
        tall += self._footer.totalHeightForWidth(wide) + self._header.sizeHint().height() + 8
        return QSize(max(wide, _NARROWEST_PX), min(tall, screen.height() - 64))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST_PX, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # see `_PressedOnce`
            super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            for widget in self.findChildren(QWidget):
                widget.ensurePolished()  # sizes below are those that the style sheet gives
            self.resize(self.sizeHint())
        super().setVisible(visible)

    def grow(self) -> None:
        """Takes the height that new contents need, if the screen has it; never less than now."""
        if self.isVisible():
            self.body.activate()
            self.resize(self.width(), max(self.height(), self.sizeHint().height()))


class _PressedOnce(QPushButton):
    """A key that is still held down from the last placement presses nothing here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


def _scroll_area(content: QWidget) -> QScrollArea:
    """An area that is a tab stop only while there is something to scroll."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    area.verticalScrollBar().rangeChanged.connect(
        lambda low, high: area.setFocusPolicy(
            Qt.FocusPolicy.TabFocus if high > low else Qt.FocusPolicy.NoFocus
        )
    )
    return area
