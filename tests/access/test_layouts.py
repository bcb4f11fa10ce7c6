"""Every letter and digit of the table of keys under twenty keyboard layouts."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.access.keys import KEYS, KeyCommand, command_of
from bp_qt.access.layouts import latin_key, latin_shortcut
from tests.access.xkb import Layout, layout
from tests.play.desk import Desk
from tests.room import Room

LAYOUTS = [
    *("us", "gb", "de", "fr", "es", "it", "pl", "se", "tr", "us:dvorak"),
    *("ru", "ua", "gr", "il", "ara", "in", "ir", "bg", "th", "jp"),
]
LATIN = LAYOUTS[:10]
ROWS = {10: "1234567890", 24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
"""The keys of an American keyboard by X's number of the first one in each row."""
CODES = {key: first + at for first, keys in ROWS.items() for at, key in enumerate(keys)}
COMMANDS = {key: command for row in KEYS for key, command in row.keys if key in CODES}
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="asks the library of X and Wayland"
)


def press(board: Layout, code: int, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """The event that Qt makes of a key: named after what it writes, in capitals."""
    text = board.text(code, shift=bool(modifiers & SHIFT))
    symbol = board.symbol(code, shift=bool(modifiers & SHIFT))
    named = ord(text.upper()[:1]) if text else 0x01001250  # a dead key
    return QKeyEvent(QEvent.Type.KeyPress, named, modifiers, code, symbol, 0, text)


def code_of(board: Layout, key: str) -> int:
    """Where a person presses that key: where the layout writes it, else where it is printed."""
    written = [code for code in range(10, 62) if board.text(code).upper() == key]
    return written[0] if written else CODES[key]


def test_there_are_letters_and_digits_to_try() -> None:
    assert {"F", "W", "R", "C", "B", "T", "S", "L", "1", "2", "3"} <= COMMANDS.keys()
    assert len(set(LAYOUTS)) == 20


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_key(name: str) -> None:
    with layout(name) as board:
        for key, command in COMMANDS.items():
            assert command_of(press(board, code_of(board, key))) is command, (name, key)
        assert command_of(press(board, code_of(board, "F"), SHIFT)) is KeyCommand.PREVIOUS_FIT


@pytest.mark.parametrize("name", LAYOUTS)
def test_digits_with_and_without_shift(name: str) -> None:
    with layout(name) as board:
        for modifiers in (NONE, SHIFT):
            pressed = [command_of(press(board, CODES[key], modifiers)) for key in "123"]
            assert pressed == [KeyCommand.PIECE_1, KeyCommand.PIECE_2, KeyCommand.PIECE_3]


@pytest.mark.parametrize("name", LATIN)
def test_a_latin_letter_is_the_one_that_is_written(name: str) -> None:
    with layout(name) as board:
        for code in CODES.values():
            text = board.text(code).upper()
            if text.isascii() and text.isalpha():
                assert latin_key(press(board, code)) == ord(text)


@pytest.mark.parametrize("name", LAYOUTS)
def test_shortcuts_of_the_window(name: str) -> None:
    with layout(name) as board:
        for key in "NZIQ":
            event = press(board, code_of(board, key), CTRL)
            meant = latin_shortcut(event)
            if event.key() == ord(key):
                assert meant is None, "Qt finds it itself"
            else:
                assert meant == QKeySequence(f"Ctrl+{key}")


def test_special_keys_are_left_alone() -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F1, Qt.Key.Key_Left, Qt.Key.Key_Space):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, CODES["F"], 0, 0)
        assert latin_key(event) == (key if key != Qt.Key.Key_Space else ord("F")), "no keyboard has it there"


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual_key", "letter"),
    [
        ("windows", 0x21, 0, "F"),
        ("cocoa", 0, 3, "F"),
        ("windows", 3, 0, "2"),
        ("cocoa", 0, 46, "M"),
        ("xcb", 41, 0, "F"),
    ],
)
def test_other_platforms_count_keys_otherwise(
    platform: str, scan_code: int, virtual_key: int, letter: str
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Ф"), NONE, scan_code, virtual_key, 0, "ф")
    assert latin_key(event, platform) == ord(letter)


def test_a_russian_keyboard_plays(qtbot: QtBot, desk: Desk, room: Room) -> None:
    with layout("ru") as board:

        def type_key(key: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
            assert room.focused is not None
            QApplication.sendEvent(room.focused, press(board, CODES[key], modifiers))
            room.rest()

        type_key("1")
        type_key("F")
        assert room.focused_name == "H1, empty"
        room.key(Qt.Key.Key_Space)
        assert desk.game.placements == 1
        type_key("Z", CTRL)
        assert desk.game.placements == 0
        type_key("Z", CTRL)
        assert room.said[-1] == "Nothing to undo."
        type_key("N", CTRL)
        assert room.opened == ["new_game"]
