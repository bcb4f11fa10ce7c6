"""Behind a modal dialog nothing is pressed, whoever asks: what the dialog asks comes first."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.room import Room


def act(room: Room, name: str, action: str) -> None:
    interface = QAccessible.queryAccessibleInterface(room.button(name))
    interface.actionInterface().doAction(action)


def open_dialog(room: Room, qtbot: QtBot) -> QDialog:
    room.trigger("about")
    dialog = room.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.mark.parametrize("action", ["Press", "Toggle"])
def test_no_piece_is_taken(room: Room, qtbot: QtBot, action: str) -> None:
    dialog = open_dialog(room, qtbot)
    act(room, "Piece 1", action)
    assert room.desk.aim.slot is None
    dialog.close()
    act(room, "Piece 1", action)
    assert room.desk.aim.slot == 0


def test_no_piece_is_placed(room: Room, qtbot: QtBot) -> None:
    act(room, "Piece 1", "Press")
    dialog = open_dialog(room, qtbot)
    act(room, "C3", "Press")
    assert room.game.placements == 0
    dialog.close()
    act(room, "C3", "Press")
    assert room.game.placements == 1
