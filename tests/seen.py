"""What a person reads of a window or dialog, and what of it has too little room."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionTab,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from bp_qt.dialogs.statistics.chart import BarChart
from bp_qt.scene.buttons import ActionButton

_EDGE_PX = 4


def texts_of(root: QWidget) -> list[str]:
    """Everything written on `root` and in it, seen or read out: titles, names, descriptions, tips."""
    texts = [root.windowTitle()]
    for widget in _visible(root):
        texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        texts += _written(widget)
    return [text for text in texts if text]


def action_texts(window: QWidget) -> list[str]:
    """The menus and what is in them, open or not."""
    menus = [menu for menu in window.findChildren(QMenu) if _is_own(menu)]
    actions = [action for menu in menus for action in menu.actions() if not action.isSeparator()]
    return [*(menu.title() for menu in menus), *(action.text() for action in actions)]


def mnemonics_of(root: QWidget) -> list[list[str]]:
    """The marked letters that are reached at the same time: in each menu, and in the window or dialog itself."""
    menus = [menu.actions() for menu in root.findChildren(QMenu) if _is_own(menu)]
    groups = [[action.text() for action in actions if action.isVisible()] for actions in menus]
    bars = [action.text() for bar in root.findChildren(QMenuBar) for action in bar.actions()]
    widgets = [text for widget in _visible(root) if _has_mnemonic(widget) for text in _written(widget)]
    return [re.findall("&([^&])", " ".join(group).upper()) for group in (*groups, [*bars, *widgets])]


def clipped(root: QWidget) -> list[str]:
    """The widgets in `root` that have less room than their text needs, each with what is wrong."""
    return [
        f"{type(widget).__name__} {(widget.accessibleName() or ' '.join(_written(widget)))[:80]!r}: {fault}"
        for widget in _visible(root)
        for fault in _faults(widget)
    ]


def _is_own(menu: QMenu) -> bool:
    return bool(menu.title())


def _has_mnemonic(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None)


def _visible(root: QWidget) -> list[QWidget]:
    return [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]


def _written(widget: QWidget) -> list[str]:
    match widget:
        case QLabel():
            return [_plain(widget.text())]
        case QAbstractButton():
            return [widget.text()]
        case QLineEdit():
            return [widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(at) for at in range(widget.count())]
        case QTabBar():
            return [widget.tabText(at) for at in range(widget.count())]
        case QListWidget():
            return [widget.item(at).text() for at in range(widget.count())]
        case QTextBrowser():
            return [widget.toPlainText()]
    return []


def _plain(text: str) -> str:
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def _faults(widget: QWidget) -> Iterator[str]:
    match widget:
        case ActionButton() | QPushButton():
            yield from _button_faults(widget)
        case QLabel() | BarChart():
            yield from _size_faults(widget)
        case QAbstractButton() if widget.text():
            yield from _size_faults(widget)
        case QComboBox():
            yield from _combo_faults(widget)
        case QLineEdit():
            yield from _hint_faults(widget)
        case QTabBar():
            for at in range(widget.count()):
                yield from _tab_faults(widget, at)
        case QMenuBar():
            yield from _width_faults(widget.width(), widget.sizeHint().width())
        case _:
            yield from _scroll_faults(widget)


def _scroll_faults(widget: QWidget) -> Iterator[str]:
    match widget:
        case QListWidget() if not widget.wordWrap():
            yield from _width_faults(widget.viewport().width(), widget.sizeHintForColumn(0))
        case QTextBrowser():
            width = widget.viewport().width()
            yield from _width_faults(width, width + widget.horizontalScrollBar().maximum())
        case QScrollArea():
            content = widget.widget()
            yield from _width_faults(widget.viewport().width(), content.width() if content else 0)


def _width_faults(width: int, needed: int) -> Iterator[str]:
    if width < needed:
        yield f"{width} px wide, needs {needed}"


def _button_faults(button: QAbstractButton) -> Iterator[str]:
    option = QStyleOptionButton()
    option.initFrom(button)
    contents = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    yield from _width_faults(contents.width(), _needed(button, button.text().replace("&", "")))
    if button.height() < button.fontMetrics().height():
        yield f"{button.height()} px high, needs {button.fontMetrics().height()}"


def _hint_faults(field: QLineEdit) -> Iterator[str]:
    option = QStyleOptionFrame()
    option.initFrom(field)
    contents = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    yield from _width_faults(contents.width() - 2 * _EDGE_PX, _needed(field, field.placeholderText()))


def _tab_faults(bar: QTabBar, at: int) -> Iterator[str]:
    option = QStyleOptionTab()
    bar.initStyleOption(option, at)
    contents = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar)
    yield from _width_faults(contents.width(), _needed(bar, bar.tabText(at)))


def _needed(widget: QWidget, text: str) -> int:
    return max(map(widget.fontMetrics().horizontalAdvance, text.split("\n")))


def _size_faults(widget: QWidget) -> Iterator[str]:
    needed = widget.minimumSizeHint()
    tall = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else needed.height()
    if widget.width() < needed.width() or widget.height() < tall:
        yield f"{widget.width()} x {widget.height()} px, needs {needed.width()} x {tall}"


def _combo_faults(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    option.initFrom(box)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    yield from _width_faults(field.width(), max(_needed(box, box.itemText(at)) for at in range(box.count())))
