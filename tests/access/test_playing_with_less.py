"""Fewer keys for a whole game, moves typed in their notation, footprint and places, brief announcements."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.engine.positions import new_game
from tests.play.desk import Desk
from tests.room import Room
from tests.scene.table import in_hand

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
TAKEN_1 = "Piece 1: single block, 1 cell, fits in 56 places."


def test_f_without_a_piece_takes_the_first_that_fits(room: Room) -> None:
    room.keys("f")
    assert in_hand(room) == 0
    assert room.said == [TAKEN_1]
    assert room.focused_name.startswith("A1")
    room.key(Key.Key_Escape)
    room.key(Key.Key_F, SHIFT)
    assert in_hand(room) == 2


@pytest.mark.parametrize(("rules", "mode"), [("calm", "classic"), ("combo", "classic"), ("swap", "classic")])
def test_two_keys_play_to_the_end(qtbot: QtBot, rules: str, mode: str) -> None:
    """F, then Enter on what F has found; where nothing fits F leads to the way on, which asks for a second press."""
    desk = Desk()
    desk.put(new_game(rules, mode, "two keys"))
    room = Room(desk, qtbot)
    room.focus("A1")
    for _ in range(400):
        if room.game.over:
            break
        if room.game.stuck:
            room.keys("f")
            assert room.focused_name == "Swap group"
            assert room.said[-1] == "No piece fits: swap the group or end the game."
            room.key(Key.Key_Return)
        else:
            room.keys("ff")
        room.key(Key.Key_Return)
    assert room.game.over
    assert room.game.placements > 10


def test_pages_go_from_row_to_row_where_the_piece_fits(room: Room) -> None:
    room.key(Key.Key_PageDown)
    assert room.focused_name.startswith("A8")
    room.key(Key.Key_PageUp)
    assert room.focused_name.startswith("A1")
    room.keys("2")
    seen = []
    for key in (Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp, Key.Key_PageUp, Key.Key_PageUp):
        room.key(key)
        seen.append(room.focused_name[:2])
    assert seen == ["A2", "A3", "A2", "A8", "A7"]


def test_the_footprint(room: Room) -> None:
    room.keys("p")
    room.keys("3")
    room.focus("C4")
    room.keys("p")
    assert room.said[0] == "Choose a piece first: 1, 2 or 3."
    assert room.said[-1] == "Covers C4, B5 and C5; anchor C4."


def test_places_by_region(room: Room) -> None:
    room.keys("n")
    (said,) = room.said
    assert said.startswith(
        "Piece 1: single block, top left 6, top 6, top right 5, left 9, centre 8, right 6, "
    )
    assert "Piece 2: horizontal bar of 3, " in said
    counts = [
        int(word.rstrip(".,")) for word in said.split("Piece 2")[0].split() if word.rstrip(".,").isdigit()
    ]
    assert sum(counts) == 56


def test_a_typed_move_goes_there_and_enter_places(room: Room) -> None:
    room.keys("2d")
    assert room.said[-1] == "Column D."
    room.keys("3")
    assert room.focused_name == "D3, empty"
    assert in_hand(room) == 1
    room.key(Key.Key_Return)
    assert room.said[-1].startswith("Placed at D3")


def test_a_typed_move_that_is_wrong_says_why(room: Room) -> None:
    room.keys("2d4")
    room.key(Key.Key_Return)
    assert room.said[-1] == "Does not fit: D4 is filled."
    room.keys("2k")
    assert room.said[-1] == "There is no column K here."
    room.keys("1h9")
    assert room.said[-1] == "There is no row 9 here."
    room.desk.session.place(1, 4, 0)
    room.keys("2a1")
    assert room.said[-1] == "Piece 2: used."
    assert room.game.placements == 1


def test_a_typed_move_from_the_tray_leads_to_the_board(room: Room) -> None:
    room.focus("Piece 1")
    room.keys("1e6")
    assert room.focused_name == "E6, empty"
    assert in_hand(room) == 0


def test_brief_is_brief_about_taking_and_aiming_too(room: Room) -> None:
    room.announcer.brief = True
    room.keys("1")
    assert room.said == ["Piece 1: single block."]
    room.focus("H1")
    assert room.description == "+11, clears 1"
    room.announcer.brief = False
    room.tree.refresh()
    assert room.button("H1").accessibleDescription() == "fits, clears row 1, 11 points"
