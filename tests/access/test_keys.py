"""The table of keys (docs/accessibility.md, "Keys"): complete, listed, and obeyed only where board or tray has the focus."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.cells import TapButton
from bp_qt.access.keys import KEYS, REPEATED, KeyCommand, character_of, command_of, shown_keys
from bp_qt.scene.buttons import ActionButton
from tests.room import Room

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
PAD = Qt.KeyboardModifier.KeypadModifier
Key = Qt.Key

TABLE = [
    (Key.Key_1, NONE, KeyCommand.PIECE_1),
    (Key.Key_2, NONE, KeyCommand.PIECE_2),
    (Key.Key_3, NONE, KeyCommand.PIECE_3),
    (Key.Key_Left, NONE, KeyCommand.LEFT),
    (Key.Key_Right, NONE, KeyCommand.RIGHT),
    (Key.Key_Up, NONE, KeyCommand.UP),
    (Key.Key_Down, NONE, KeyCommand.DOWN),
    (Key.Key_Home, NONE, KeyCommand.ROW_START),
    (Key.Key_End, NONE, KeyCommand.ROW_END),
    (Key.Key_Home, CTRL, KeyCommand.BOARD_START),
    (Key.Key_End, CTRL, KeyCommand.BOARD_END),
    (Key.Key_PageUp, NONE, KeyCommand.PAGE_UP),
    (Key.Key_PageDown, NONE, KeyCommand.PAGE_DOWN),
    (Key.Key_Return, NONE, KeyCommand.PRESS),
    (Key.Key_Space, NONE, KeyCommand.PRESS),
    (Key.Key_F, NONE, KeyCommand.NEXT_FIT),
    (Key.Key_F, SHIFT, KeyCommand.PREVIOUS_FIT),
    (Key.Key_Escape, NONE, KeyCommand.PUT_BACK),
    (Key.Key_W, NONE, KeyCommand.WHERE),
    (Key.Key_R, NONE, KeyCommand.READ_ROW),
    (Key.Key_C, NONE, KeyCommand.READ_COLUMN),
    (Key.Key_B, NONE, KeyCommand.READ_BOARD),
    (Key.Key_T, NONE, KeyCommand.READ_TRAY),
    (Key.Key_P, NONE, KeyCommand.READ_FOOTPRINT),
    (Key.Key_N, NONE, KeyCommand.READ_PLACES),
    (Key.Key_S, NONE, KeyCommand.READ_SCORE),
    (Key.Key_L, NONE, KeyCommand.REPEAT),
]
"""docs/accessibility.md, "Keys", but for the keys of the menus."""


def command(key: int, modifiers: Qt.KeyboardModifier = NONE) -> KeyCommand | None:
    return command_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, ""))


@pytest.mark.parametrize(
    ("key", "modifiers", "character"),
    [
        (Key.Key_0, NONE, "0"),
        (Key.Key_9, PAD, "9"),
        (Key.Key_A, NONE, "a"),
        (Key.Key_Z, SHIFT, "z"),
        (Key.Key_2, PAD | SHIFT, "2"),
        (Key.Key_A, CTRL, None),
        (Key.Key_A, CTRL | SHIFT, None),
        (Key.Key_5, ALT, None),
        (Key.Key_Colon, NONE, None),
        (Key.Key_Slash, NONE, None),
        (Key.Key_At, NONE, None),
        (Key.Key_BracketLeft, NONE, None),
        (Key.Key_Return, NONE, None),
    ],
)
def test_letters_and_digits_may_belong_to_a_move(
    key: int, modifiers: Qt.KeyboardModifier, character: str | None
) -> None:
    assert character_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "")) == character


def test_every_key_has_its_command() -> None:
    assert [(key, command(key, modifiers)) for key, modifiers, _ in TABLE] == [
        (key, wanted) for key, _, wanted in TABLE
    ]


def test_the_table_that_the_help_lists_is_complete() -> None:
    listed = [command for row in KEYS for _, command in row.keys]
    assert set(listed) == set(KeyCommand) - {KeyCommand.UNDO}  # that one is the window's
    assert len([key for row in KEYS for key, _ in row.keys]) == len(listed) == len(TABLE)
    assert all(row.sentence.endswith(".") for row in KEYS)
    assert shown_keys(KEYS[0]) == "1, 2, 3"


@pytest.mark.parametrize(
    ("key", "modifiers", "wanted"),
    [
        (Key.Key_Enter, PAD, KeyCommand.PRESS),
        (Key.Key_1, PAD, KeyCommand.PIECE_1),
        (Key.Key_1, SHIFT, KeyCommand.PIECE_1),  # French keyboards have the digits there
        (Key.Key_Left, PAD, KeyCommand.LEFT),
        (Key.Key_F, CTRL, None),
        (Key.Key_F, ALT, None),
        (Key.Key_W, SHIFT, None),
        (Key.Key_4, NONE, None),
        (Key.Key_Z, CTRL, KeyCommand.UNDO),
        (Key.Key_Tab, NONE, None),
        (Key.Key_Ntilde, NONE, None),
        (Key.Key_Shift, SHIFT, None),
        (0x424, NONE, None),  # a Cyrillic letter
        (0, NONE, None),
        (Key.Key_unknown, NONE, None),
    ],
)
def test_other_keys(key: int, modifiers: Qt.KeyboardModifier, wanted: KeyCommand | None) -> None:
    assert command(key, modifiers) is wanted


@pytest.mark.parametrize("place", ["B2", "Piece 2"])
def test_letters_act_where_board_or_tray_has_the_focus(room: Room, place: str) -> None:
    room.focus(place)
    for letter in "wrcbtslpn":
        room.said.clear()
        room.keys(letter)
        assert len(room.said) == 1, letter


def test_letters_do_nothing_elsewhere(room: Room) -> None:
    (button,) = [
        other for other in room.window.findChildren(ActionButton) if other.accessibleName() == "New game"
    ]
    button.setFocus()
    room.keys("wrcbtslpn123fd7")
    assert room.said == []
    assert room.desk.aim.slot is None
    assert room.focused is button


def test_a_held_key_repeats_moves_and_nothing_else(room: Room) -> None:
    room.key(Key.Key_Right, repeated=True)
    assert room.focused_name.startswith("B1")
    room.key(Key.Key_1)
    room.key(Key.Key_1, repeated=True)
    assert room.desk.aim.slot == 0
    room.key(Key.Key_Space, repeated=True)
    assert room.game.placements == 0
    assert KeyCommand.PRESS not in REPEATED


# --- a key that is held ------------------------------------------------------------------------------------


def from_keyboard(kind: QEvent.Type, moment: int) -> QKeyEvent:
    """`1` as a keyboard sends it, which a test's own events do not look like."""
    event = QKeyEvent(kind, Key.Key_1, NONE, 10, 49, 0, "1")
    event.setTimestamp(moment)
    return event


class Keyboard:
    """A cell, and a clock that only this keyboard winds."""

    def __init__(self, qtbot: QtBot) -> None:
        self._now_s = 1000.0
        self._group = QWidget()
        qtbot.addWidget(self._group)
        self.cell = TapButton(self._group, now_s=lambda: self._now_s)
        self.presses: list[KeyCommand] = []
        self.cell.commanded.connect(self.presses.append)

    def send(self, kind: QEvent.Type, moment: int, *, after_s: float = 0.0) -> None:
        self._now_s += after_s
        QApplication.sendEvent(self.cell, from_keyboard(kind, moment))


@pytest.mark.parametrize(
    ("moments", "presses"),
    [
        ([(5000, 5040), (5040, 5080), (5080, 5120)], 1),  # X11 repeats it, and Qt has not seen that
        ([(5000, 5040), (5042, 5080), (5200, 5240)], 3),
    ],
)
def test_a_key_that_is_held_is_one_press(qtbot: QtBot, moments: list[tuple[int, int]], presses: int) -> None:
    keyboard = Keyboard(qtbot)
    for pressed, released in moments:
        keyboard.send(QEvent.Type.KeyPress, pressed, after_s=1)
        keyboard.send(QEvent.Type.KeyRelease, released, after_s=1)
    assert len(keyboard.presses) == presses


@pytest.mark.parametrize(("after_s", "presses"), [(0.005, 1), (0.007, 3)])
def test_the_same_while_assistive_technology_listens(qtbot: QtBot, after_s: float, presses: int) -> None:
    """Then no event has a moment: a release and a press at once are a key that is held."""
    keyboard = Keyboard(qtbot)
    for _ in range(3):
        keyboard.send(QEvent.Type.KeyPress, 0, after_s=after_s)
        keyboard.send(QEvent.Type.KeyRelease, 0, after_s=0.03)
    assert len(keyboard.presses) == presses


def test_a_held_arrow_says_once_that_there_is_an_edge(room: Room) -> None:
    room.focus("C1")
    room.key(Qt.Key.Key_Left)
    for _ in range(5):
        room.key(Qt.Key.Key_Left, repeated=True)
    assert room.focused_name == "A1, filled"
    assert room.said == ["Left edge. A1, filled."]
    for _ in range(2):
        room.key(Qt.Key.Key_Left)
        room.key(Qt.Key.Key_Left, repeated=True)
    assert room.said == ["Left edge. A1, filled."] * 3
    room.key(Qt.Key.Key_Up)
    room.key(Qt.Key.Key_Up, repeated=True)
    assert room.said[3:] == ["Top edge. A1, filled."]


def test_a_held_arrow_says_once_that_there_is_no_further_piece(room: Room) -> None:
    room.focus("Piece 2")
    for _ in range(3):
        room.key(Qt.Key.Key_Right, repeated=True)
    assert room.focused_name.startswith("Piece 3")
    assert len(room.said) == 1
