"""What every dialog here is: a body that scrolls when it must, and a row of buttons that wraps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bp_qt.dialogs.kit.flow import Flow
from bp_qt.scene.buttons import KeyButton

__all__ = ["Sheet", "heading", "resized", "selectable", "wrapped"]

_MARGIN_PX = 20
_WIDTH_CHARACTERS = 84
_NARROWEST_PX = 300
_FRAME_PX = 2  # the border of the body, see below
_ABOUT_PX = 64  # of the screen's height, for the title bar and a little air

# The focus ring of 2 px and more that the platform style does not give these widgets (docs/accessibility.md, "Seen").
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
QPushButton#quiet:default { background: palette(button); color: palette(button-text); border-color: palette(dark); }
QPushButton#quiet:default:focus { border-color: palette(highlight); }
QLabel:focus { border: 2px solid palette(highlight); border-radius: 4px; }
"""


def resized(font: QFont, factor: float, weight: QFont.Weight | None = None) -> QFont:
    """`font`, `factor` times as large."""
    font = QFont(font)
    if font.pixelSize() > 0:
        font.setPixelSize(round(font.pixelSize() * factor))
    else:
        font.setPointSizeF(font.pointSizeF() * factor)
    if weight is not None:
        font.setWeight(weight)
    return font


def wrapped(text: str = "", *, quiet: bool = False) -> QLabel:
    """A label for text of any length; `quiet` for secondary text."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if quiet:
        label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label


def selectable(text: str) -> QLabel:
    """A label whose text can be selected and copied, with the keyboard too."""
    label = wrapped(text)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt thinks of the mouse alone
    return label


def heading(text: str, factor: float = 1.25) -> QLabel:
    """A heading that wraps."""
    label = wrapped(text)
    label.setFont(resized(label.font(), factor, QFont.Weight.DemiBold))
    return label


class Sheet(QDialog):
    """A window-modal dialog: fill `body`, add buttons, then `open()`. It deletes itself when it is closed.

    At any width from `_NARROWEST_PX` px on and any size of text everything can be reached: texts wrap, the body
    scrolls, buttons go to further lines. With `fixed` it opens in that size, whatever it shows, and keeps it: nothing
    leaps from under the pointer.
    """

    def __init__(self, parent: QWidget | None, fixed: QSize | None = None) -> None:
        super().__init__(parent)
        self._fixed = fixed
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(_STYLE)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, 8)
        self.body.setSpacing(10)
        self._needed = 0
        self._scroll = _Body(self._content)
        self._scroll.rearranged.connect(self._fit)
        self._later = QTimer(self, singleShot=True, interval=0)  # when all layouts have done their work
        self._later.timeout.connect(self._show_focus)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda _low, _high: self._later.start())
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
        """A button in the row at the bottom; Enter presses the one that has the focus, else the default one."""
        button = KeyButton(text)
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
        """As tall as the contents at a comfortable width, but not beyond the screen."""
        room = self.screen().availableSize().width() - 32
        if self._fixed is not None:
            return QSize(min(self._fixed.width(), room), self._bounded(self._fixed.height()))
        wide = max(min(self.fontMetrics().averageCharWidth() * _WIDTH_CHARACTERS, room), _NARROWEST_PX)
        return QSize(wide, self._bounded(self._height_at(wide)))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST_PX, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # see `KeyButton`
            super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            for widget in self.findChildren(QWidget):
                widget.ensurePolished()  # sizes below are those that the style sheet gives
            self.resize(self.sizeHint())
        super().setVisible(visible)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._needed = self._height_at(self.width())

    def _height_at(self, width: int) -> int:
        """The height at which nothing scrolls.

        A bar that is there makes the body narrower, and it stays until the body fits beside it. The area goes by
        the least height of the body, too.
        """
        inner = width - 2 * _FRAME_PX
        narrower = inner - self._scroll.verticalScrollBar().sizeHint().width()
        tall = max(self.body.totalHeightForWidth(wide) for wide in (inner, narrower))
        tall = max(tall, self.body.totalMinimumSize().height())
        return (
            tall + self._footer.totalHeightForWidth(width) + self._header.sizeHint().height() + 2 * _FRAME_PX
        )

    def _bounded(self, height: int) -> int:
        return min(height, self.screen().availableSize().height() - _ABOUT_PX)

    def _fit(self) -> None:
        """Takes the height that other contents need, if the screen has it, and stays on the screen."""
        needed = self._height_at(self.width())
        if self._fixed is not None or needed == self._needed or not self.isVisible():
            return
        self._needed = needed
        if not self.isMaximized() and not self.isFullScreen():
            self.resize(self.width(), self._bounded(needed))
            _keep_on_screen(self)

    def _show_focus(self) -> None:
        """Scrolls the whole focused widget into view; the scroll area itself would only show its cursor."""
        focused = self.focusWidget()
        if self._content.isAncestorOf(focused):
            top = focused.mapTo(self._content, QPoint()).y()
            for y in (top + focused.height(), top):
                self._scroll.ensureVisible(0, y, 0, self.fontMetrics().height())


def _keep_on_screen(window: QWidget) -> None:
    """Moves a window whose lower or right edge is beyond the screen."""
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    left = max(min(frame.left(), room.right() + 1 - frame.width()), room.left())
    top = max(min(frame.top(), room.bottom() + 1 - frame.height()), room.top())
    if (left, top) != (frame.left(), frame.top()):
        window.move(left, top)


class _Body(QScrollArea):
    """A scroll area that is a tab stop only while there is something to scroll, and reports changes of its contents."""

    rearranged = Signal()

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self.verticalScrollBar().rangeChanged.connect(
            lambda low, high: self.setFocusPolicy(
                Qt.FocusPolicy.TabFocus if high > low else Qt.FocusPolicy.NoFocus
            )
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return done
