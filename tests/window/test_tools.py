"""The small tools in the top bar, and the buttons beneath the board that lead on."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.layout import Rect
from bp_qt.scene.strip import StripBar
from tests.engine.positions import game_at
from tests.room import Room

CHEQUERED = ("#." * 5, ".#" * 5) * 5


def _pieces(room: Room, slot: Rect) -> QRect:
    """Where the longest pieces lie in a slot."""
    less = (slot.h - 5 * room.layout.tray_cell) // 2
    return QRect(*slot).adjusted(0, less, 0, -less)


@pytest.mark.parametrize("size", [(480, 440), (480, 640), (700, 900), (900, 460), (1400, 700)])
def test_tools_are_large_enough_and_do_not_overlap_the_menus(room: Room, size: tuple[int, int]) -> None:
    room.desk.session.open(variant_of("swap", "classic"))
    room.window.resize(*size)
    menus = room.menu_bar
    tools = room.action_buttons
    assert all(tool.width() >= 44 and tool.height() >= 44 for tool in tools)
    places = [QRect(tool.mapTo(room.window, QPoint()), tool.size()) for tool in tools]
    bar = QRect(menus.mapTo(room.window, QPoint()), menus.size())
    for first, second in pairwise([bar, *places]):
        assert first.right() < second.x()
    assert places[-1].right() < size[0]


def test_tools_without_words_say_what_they_are(room: Room) -> None:
    for rules in ("calm", "combo", "swap"):
        room.desk.session.open(variant_of(rules, "classic"))
        for tool in room.action_buttons:
            assert tool.accessibleName()
            assert tool.hint.startswith(tool.accessibleName())
            read = QAccessible.queryAccessibleInterface(tool).text(QAccessible.Text.Description)
            assert read not in (tool.accessibleName(), tool.hint)
    room.desk.session.open(variant_of("calm", "classic"))
    undo = room.action_button("Undo")
    assert undo.hint == "Undo (Ctrl+Z)"
    assert undo.accessibleDescription() == "Ctrl+Z"
    assert room.action_button("New game").hint == "New game (Ctrl+N)"


def test_a_pointer_that_rests_on_a_tool_is_shown_its_name_and_keys(room: Room, qtbot: QtBot) -> None:
    undo = room.action_button("Undo")
    place = undo.rect().center()
    QApplication.sendEvent(undo, QHelpEvent(QEvent.Type.ToolTip, place, undo.mapToGlobal(place)))
    assert QToolTip.isVisible()
    assert QToolTip.text() == "Undo (Ctrl+Z)"
    QToolTip.hideText()


def test_what_leads_on_is_shown_beneath_the_board_only_when_it_can_be_done(room: Room) -> None:
    room.desk.session.open(variant_of("swap", "classic"))
    (strip,) = room.window.findChildren(StripBar)
    assert not strip.isVisible()
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    room.desk.session.open(variant_of("calm", "classic"))
    room.desk.session.open(variant_of("swap", "classic"))
    assert [button.text() for button in strip.shown] == ["Swap group", "End game"]
    for size in ((480, 440), (700, 900), (1400, 700)):
        room.window.resize(*size)
        place = strip.geometry()
        assert place.height() >= (44 if size[0] >= 700 else 24)
        assert not place.intersects(QRect(*room.layout.grid))
        assert not any(place.intersects(_pieces(room, slot)) for slot in room.layout.slots)


def test_sound_is_switched_where_it_is_shown(room: Room) -> None:
    tool, action = room.action_button("Sound"), room.window.actions_table["sound"]
    assert tool.isCheckable()

    def state() -> tuple[bool, bool, bool]:
        return tool.isChecked(), action.isChecked(), room.sound.is_on

    assert state() == (True, True, True)
    tool.click()
    assert state() == (False, False, False)
    assert room.said[-1] == "Sound off."
    room.trigger("sound")
    assert state() == (True, True, True)
    assert room.said[-1] == "Sound on."
