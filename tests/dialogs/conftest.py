"""A parent window, and the look of the application in any theme and size of text."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import THEMES, palette_of, style_sheet

Wear = Callable[[str, int], None]


@pytest.fixture
def blocks(qapp: QApplication) -> BlockPainter:
    return BlockPainter(THEMES["light"])


@pytest.fixture
def wear(qapp: QApplication) -> Iterator[Wear]:
    """Dresses the application in a theme with text of so many per cent."""
    font, palette, sheet, style = qapp.font(), qapp.palette(), qapp.styleSheet(), qapp.style().objectName()

    def wear_theme(theme: str, percent: int) -> None:
        larger = qapp.font()
        larger.setPointSizeF(10 * percent / 100)
        qapp.setStyle("Fusion")
        qapp.setFont(larger)
        qapp.setPalette(palette_of(THEMES[theme]))
        qapp.setStyleSheet(style_sheet(THEMES[theme]))

    yield wear_theme
    qapp.setStyleSheet(sheet)
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def window(qtbot: QtBot, wear: Wear) -> Iterator[QWidget]:
    """The window that the dialogs belong to; it goes with them before the next test restyles everything there is."""
    widget = QWidget()
    widget.resize(480, 640)
    widget.show()
    yield widget
    widget.close()
    shiboken6.delete(widget)
