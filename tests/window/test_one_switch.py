"""Playing with one switch: what is offered, what a press chooses, and that a whole game needs nothing else."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from bp_qt.access.scan import ScanSettings
from bp_qt.window.one_switch import OneSwitch
from tests.engine.positions import game_at, new_game
from tests.play.desk import Desk
from tests.room import Room

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class Player:
    """Has one key, and time: `wait` lets the next offer come."""

    def __init__(self, room: Room, *, loops: int = 2, prompts: bool = True, has_back: bool = False) -> None:
        self.room = room
        desk = room.desk
        self.switch = OneSwitch(desk.session, desk.aim, room.tap, room.ring, room.announcer, room.window)
        # No step ever comes by itself.
        settings = ScanSettings(step_ms=24 * 3_600_000, loops=loops, prompts=prompts)
        self.switch.set_on(settings, has_back=has_back)

    def press(self, key: Key = Key.Key_Space) -> None:
        self.room.key(key)

    def wait(self, steps: int = 1) -> None:
        for _ in range(steps):
            self.switch.scan.advance()

    @property
    def said(self) -> str:
        return self.room.said[-1]


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    desk = Desk()
    desk.put(game_at("calm", board=["#######.", "", "", "...#"], tray=["single", "h3", "corner2-se"]))
    room = Room(desk, qtbot)
    room.focus("A1")
    room.said.clear()
    return room


@pytest.fixture
def player(room: Room) -> Player:
    return Player(room)


# --- what is offered ---------------------------------------------------------------------------------------


def test_pieces_then_rows_then_cells(player: Player) -> None:
    room = player.room
    player.press()
    assert (player.said, room.ring.slot) == ("Piece 1: single block.", 0)
    player.wait()
    assert (player.said, room.ring.slot) == ("Piece 2: horizontal bar of 3.", 1)
    player.press()
    assert room.said[-2:] == [
        "Piece 2: horizontal bar of 3, 3 cells, fits in 39 places.",
        "Row 2, fits in 6 places.",
    ]
    assert room.desk.aim.target == (1, 0)
    player.wait(2)
    assert player.said == "Row 4, fits in 3 places."
    player.press()
    assert player.said == "A4, fits."
    player.wait()
    player.press()
    assert room.said[-1].startswith("Placed at E4, 3 points.")


def test_a_row_that_would_be_cleared_says_so(player: Player) -> None:
    player.press()
    player.press()
    assert player.said == "Row 1, fits in 1 place."
    player.press()
    assert player.said == "H1, fits, clears row 1, 11 points."
    player.press()
    assert "Cleared row 1, 11 points." in player.room.said


def test_pieces_that_fit_nowhere_are_not_offered(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(game_at("calm", board=["#######."] + ["#.#.#.#.", ".#.#.#.#"] * 3, tray=["h3", "single", "v3"]))
    player = Player(Room(desk, qtbot))
    player.press()
    offered = [player.said]
    player.wait()
    offered.append(player.said)
    assert "horizontal bar of 3" in offered[0]  # the last row is free
    assert "single block" in offered[1]


def test_without_prompts_nothing_is_said_of_offers(room: Room) -> None:
    player = Player(room, prompts=False)
    player.press()
    player.wait()
    assert room.said == []
    player.press()
    assert room.said == ["Piece 2: horizontal bar of 3, 3 cells, fits in 39 places."]


# --- loops, back -------------------------------------------------------------------------------------------


def test_after_so_many_loops_it_goes_back_and_rests(player: Player) -> None:
    room = player.room
    player.press()
    player.press()
    player.press()  # the only cell of row 1
    assert player.said.startswith("H1, fits")
    player.wait(2)
    assert player.said == "Row 1, fits in 1 place."
    player.wait(2 * 8)
    assert room.desk.aim.slot is None
    assert player.said.startswith("Piece 1")
    player.wait(2 * 4)
    assert not player.switch.scan.is_running
    player.press()
    assert player.said == "Piece 1: single block."


def test_it_goes_on_for_ever_where_that_is_wanted(room: Room) -> None:
    player = Player(room, loops=0)
    player.press()
    player.wait(100)
    assert player.switch.scan.is_running


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Escape])
def test_the_second_switch_goes_back(room: Room, key: Key) -> None:
    player = Player(room, has_back=True)
    player.press()
    player.press()
    player.press()
    player.press(key)
    assert player.said == "Row 1, fits in 1 place."
    player.press(key)
    assert room.desk.aim.slot is None
    assert player.said == "Piece 1: single block."
    player.wait()
    player.press(key)
    assert player.said == "Piece 1: single block."


def test_without_a_second_switch_those_keys_are_the_switch(player: Player) -> None:
    player.press(Key.Key_Escape)
    assert player.said == "Piece 1: single block."


# --- what is a switch --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Key.Key_A, Key.Key_Return, Key.Key_1, Key.Key_F1, Key.Key_Tab, Key.Key_Left])
def test_any_key_is_the_switch(player: Player, key: Key) -> None:
    player.press(key)
    assert player.said == "Piece 1: single block."
    assert player.room.opened == []


def test_a_click_is_the_switch_and_takes_no_piece(player: Player) -> None:
    view = player.room.view.viewport()
    for _ in range(2):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert player.room.desk.aim.slot == 0
    assert player.said == "Row 1, fits in 1 place."


def test_keys_with_ctrl_stay_what_they_are(player: Player) -> None:
    player.room.key(Key.Key_I, CTRL)
    assert player.room.opened == ["statistics"]
    assert not player.switch.scan.is_running


def test_a_held_key_is_one_press(player: Player) -> None:
    player.press()
    player.room.key(Key.Key_Space, repeated=True)
    assert player.room.desk.aim.slot is None
    # As X11 sends it: a release and a press at one time, not marked as a repeat.
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Key.Key_Space, Qt.KeyboardModifier.NoModifier, 65, 32, 0, " ")
        event.setTimestamp(5000)
        QApplication.sendEvent(player.room.focused or player.room.window, event)
    assert player.room.desk.aim.slot is None


def test_switched_off_keys_are_their_own_again(player: Player) -> None:
    player.press()
    player.switch.set_off()
    player.press(Key.Key_2)
    assert player.room.desk.aim.slot == 1


# --- dialogs -----------------------------------------------------------------------------------------------


def dialog_over(room: Room, *, with_input: bool = False) -> tuple[QDialog, list[str]]:
    pressed: list[str] = []
    dialog = QDialog(room.window)
    column = QVBoxLayout(dialog)
    if with_input:
        column.addWidget(QLineEdit())
    for name in ("Yes", "No"):
        button = QPushButton(name, autoDefault=False)
        button.clicked.connect(lambda _checked, name=name: pressed.append(name))
        column.addWidget(button)
    dialog.open()
    room.rest()
    return dialog, pressed


def test_the_buttons_of_a_dialog_are_offered(player: Player) -> None:
    player.press()
    dialog, pressed = dialog_over(player.room)
    player.wait()
    assert player.room.focused_name == "Yes"
    player.wait()
    assert player.room.focused_name == "No"
    player.press()
    assert pressed == ["No"]
    dialog.close()
    player.wait()
    assert player.said == "Piece 1: single block."


def test_a_dialog_with_fields_is_left_to_who_helps(player: Player) -> None:
    dialog, pressed = dialog_over(player.room, with_input=True)
    (field,) = dialog.findChildren(QLineEdit)
    field.setFocus()
    player.room.key(Key.Key_A)
    assert field.text() == "a"
    assert pressed == []
    dialog.close()


# --- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "mode"), [("calm", "classic"), ("combo", "classic"), ("combo", "hardcore"), ("swap", "classic")]
)
def test_one_switch_plays_to_the_end(qtbot: QtBot, rules: str, mode: str) -> None:
    desk = Desk()
    desk.put(new_game(rules, mode, "one switch"))
    room = Room(desk, qtbot)
    player = Player(room, prompts=False)
    for _ in range(2000):
        if room.game.over:
            break
        player.press()
    assert room.game.over
    assert room.game.placements > 10
