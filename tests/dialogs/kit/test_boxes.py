"""Boxes to choose from and to check: the whole list is there, and one sees which kind a box is."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QApplication,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import bp_qt
from bp_qt.dialogs.kit.check_box import CheckBox
from bp_qt.dialogs.kit.drop_down import DropDown
from bp_qt.look.colours import contrast
from bp_qt.look.theme import THEMES
from tests.dialogs.conftest import Wear


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_whole_list_is_shown(qtbot: QtBot, window: QWidget, wear: Wear, theme: str, percent: int) -> None:
    wear(theme, percent)
    column = QVBoxLayout(window)
    boxes = [DropDown(), DropDown()]
    for box in boxes:
        box.addItems([f"Choice {at}" for at in range(5)])
        column.addWidget(box)
    window.activateWindow()
    boxes[0].setFocus()
    qtbot.waitUntil(boxes[0].hasFocus)
    for box in boxes:
        box.showPopup()
        QApplication.processEvents()
        view = box.view()
        last = view.visualRect(view.model().index(box.count() - 1, 0))
        assert view.viewport().rect().contains(last), (last, view.viewport().rect())
        assert view.verticalScrollBar().maximum() == 0
        assert last.height() >= 24
        chosen = view.viewport().grab(view.visualRect(view.model().index(0, 0))).toImage()
        colours = {
            chosen.pixelColor(x, y).name() for x in range(chosen.width()) for y in range(chosen.height())
        }
        ground = THEMES[theme].focus
        assert ground.lower() in colours
        assert max(contrast(ground, colour) for colour in colours) >= 4.5  # the chosen entry can be read
        box.hidePopup()


def test_no_dialog_has_another_kind_of_box() -> None:
    for path in Path(bp_qt.__file__).parent.rglob("*.py"):
        if path.name not in {"drop_down.py", "check_box.py"}:
            text = path.read_text(encoding="utf-8")
            assert "QComboBox(" not in text, path
            assert "QCheckBox()" not in text, path


def indicator(box: CheckBox | QRadioButton, element: QStyle.SubElement) -> QImage:
    option = QStyleOptionButton()
    box.initStyleOption(option)
    return box.grab(box.style().subElementRect(element, option, box)).toImage()


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_a_checked_box_has_a_mark_and_is_no_spot(window: QWidget, wear: Wear, theme: str) -> None:
    wear(theme, 100)
    box, radio = CheckBox("Check", window), QRadioButton("Radio", window)
    for one in (box, radio):
        one.setChecked(True)
        one.show()
    QApplication.processEvents()
    square = indicator(box, QStyle.SubElement.SE_CheckBoxIndicator)
    spot = indicator(radio, QStyle.SubElement.SE_RadioButtonIndicator)
    ink = box.palette().color(box.palette().ColorRole.Accent)
    ground = box.palette().color(box.palette().ColorRole.Base)

    def at(image: QImage, x: float, y: float) -> QColor:
        return image.pixelColor(round(x * image.width()), round(y * image.height()))

    near = 60
    assert _apart(at(square, 0.2, 0.2), ink) < near  # filled to near its corners
    assert _apart(at(square, 0.43, 0.66), ground) < near  # with a mark in it
    assert _apart(at(spot, 0.5, 0.5), ink) < near
    assert _apart(at(spot, 0.5, 0.16), ground) < near


def _apart(one: QColor, other: QColor) -> int:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return max(abs(a - b) for a, b in pairs)
