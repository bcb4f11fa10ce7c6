"""The tap path by keys and by presses of assistive technology: what is done, and what is said where nothing changes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from tests.engine.positions import game_at, new_game
from tests.play.desk import Desk
from tests.room import Room
from tests.scene.table import in_hand

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
TAKEN_1 = "Piece 1: single block, 1 cell, fits in 56 places."


# --- choosing ----------------------------------------------------------------------------------------------


def test_digits_take_a_piece_and_put_it_back_and_the_cell_stays(room: Room) -> None:
    room.focus("C3")
    room.key(Key.Key_1)
    assert in_hand(room) == 0
    room.key(Key.Key_2)
    assert in_hand(room) == 1
    room.key(Key.Key_2)
    assert in_hand(room) is None
    assert room.focused_name == "C3, empty"
    assert room.said == [
        TAKEN_1,
        "Piece 2: horizontal bar of 3, 3 cells, fits in 39 places.",
        "Piece put back.",
    ]


def test_escape_puts_the_piece_back(room: Room) -> None:
    room.key(Key.Key_3)
    room.key(Key.Key_Escape)
    assert in_hand(room) is None
    assert room.said[-1] == "Piece put back."
    count = len(room.said)
    room.key(Key.Key_Escape)
    assert len(room.said) == count


def test_a_used_piece_is_said_to_be(room: Room) -> None:
    room.desk.session.place(0, 1, 1)
    room.said.clear()
    room.key(Key.Key_1)
    assert room.said == ["Piece 1: used."]
    assert in_hand(room) is None


def test_when_the_game_is_over_that_is_said(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(replace(game_at("calm", tray=["single"]), ending=Ending.STUCK, placements=3))
    room = Room(desk, qtbot)
    room.focus("A1")
    for key in (Key.Key_1, Key.Key_Space):
        room.said.clear()
        room.key(key)
        assert room.said == ["The game is over."]


def test_assistive_technology_presses_and_toggles(room: Room) -> None:
    slot = room.button("Piece 2")
    slot.click()
    assert in_hand(room) == 1
    assert slot.isChecked()
    slot.toggle()
    assert in_hand(room) is None
    assert not slot.isChecked()
    room.button("Piece 1").toggle()
    room.button("B3").click()
    assert room.game.is_filled((2, 1))
    assert not room.button("Piece 1").isChecked()


# --- moving ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Key.Key_Left, None, "C4"),
        (Key.Key_Right, None, "E4"),
        (Key.Key_Up, None, "D3"),
        (Key.Key_Down, None, "D5"),
        (Key.Key_Home, None, "A4"),
        (Key.Key_End, None, "H4"),
        (Key.Key_PageUp, None, "D1"),
        (Key.Key_PageDown, None, "D8"),
        (Key.Key_Home, CTRL, "A1"),
        (Key.Key_End, CTRL, "H8"),
    ],
)
def test_keys_move_on_the_board(
    room: Room, key: Key, modifiers: Qt.KeyboardModifier | None, name: str
) -> None:
    room.focus("D4")
    room.key(key, modifiers or Qt.KeyboardModifier.NoModifier)
    assert room.focused_name.startswith(f"{name},")
    assert room.said == []


@pytest.mark.parametrize(
    ("name", "key", "says"),
    [
        ("A5", Key.Key_Left, "Left edge. A5, empty."),
        ("H5", Key.Key_Right, "Right edge. H5, empty."),
        ("E1", Key.Key_Up, "Top edge. E1, filled."),
        ("E8", Key.Key_Down, "Bottom edge. E8, empty."),
        ("A5", Key.Key_Home, "A5, empty."),
        ("E8", Key.Key_PageDown, "E8, empty."),
    ],
)
def test_at_the_edge_they_stay_and_say_so(room: Room, name: str, key: Key, says: str) -> None:
    room.focus(name)
    room.key(key)
    assert room.said == [says]
    assert room.focused_name.startswith(f"{name},")


def test_with_a_piece_in_hand_the_edge_says_what_pressing_does(room: Room) -> None:
    room.focus("H5")
    room.key(Key.Key_2)
    room.key(Key.Key_Right)
    assert room.said[-1] == "Right edge. H5, empty, does not fit."


def test_f_goes_through_the_places_where_the_piece_fits(room: Room) -> None:
    room.key(Key.Key_1)
    places = list(room.game.legal.anchors(0))
    for cell in [*places, places[0]]:
        room.keys("f")
        assert room.desk.aim.cursor == cell
        assert room.description.startswith("fits")
    for cell in [*reversed(places), places[-1]]:
        room.key(Key.Key_F, SHIFT)
        assert room.desk.aim.cursor == cell


def test_f_without_a_place_says_so(room: Room) -> None:
    room.desk.session.start(variant_of("swap", "classic"), "f")
    full = game_at("swap", board=["#." * 5, ".#" * 5] * 5, tray=["h3", "single"])
    room.desk.session.open(variant_of("calm", "classic"))
    room.desk.put(full)
    room.focus("B1")
    room.key(Key.Key_1)
    room.keys("f")
    assert room.said[-1] == "The piece fits nowhere."


def test_f_at_the_only_place_says_where_it_is(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(
        game_at("calm", board=[*("#.#.#.#.", ".#.#.#.#") * 3, "#.#.#.#.", "#.#.#..."], tray=["h3", "single"])
    )
    room = Room(desk, qtbot)
    room.focus("F8")
    room.key(Key.Key_1)
    room.keys("f")
    assert room.said[-1] == "F8, empty, fits."


# --- placing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_Enter])
def test_a_key_places_the_piece_with_its_anchor_on_the_cell(room: Room, key: Key) -> None:
    room.focus("E6")
    room.key(Key.Key_3)
    room.key(key)
    filled = [(5, 4), (6, 3), (6, 4)]
    assert all(map(room.game.is_filled, filled))
    assert room.said[-1] == "Placed at E6, 3 points."
    assert room.focused_name == "E6, filled"


def test_a_place_that_does_not_fit_keeps_the_piece_and_says_why(room: Room) -> None:
    room.focus("C4")
    room.key(Key.Key_2)
    room.key(Key.Key_Space)
    assert room.said[-1] == "Does not fit: D4 is filled."
    assert in_hand(room) == 1
    room.focus("G3")
    room.key(Key.Key_Space)
    assert room.said[-1] == "Does not fit: it would leave the board."


def test_without_a_piece_placing_says_what_is_missing(room: Room) -> None:
    room.key(Key.Key_Space)
    room.button("B3").click()
    assert room.said == ["Choose a piece first: 1, 2 or 3."] * 2
    assert room.game.placements == 0


# --- the tray ----------------------------------------------------------------------------------------------


def test_arrows_go_along_the_tray_over_used_pieces(room: Room) -> None:
    room.desk.session.place(1, 5, 2)
    room.focus("Piece 1")
    room.said.clear()
    room.key(Key.Key_Right)
    assert room.focused_name.startswith("Piece 3:")
    room.key(Key.Key_Right)
    assert room.said == ["Right edge. Piece 3: small corner at the bottom right, 3 cells."]
    room.key(Key.Key_Left)
    assert room.focused_name.startswith("Piece 1:")
    room.key(Key.Key_Left)
    assert room.said[-1] == "Left edge. Piece 1: single block, 1 cell."


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_in_the_tray_a_press_takes_the_piece(room: Room, key: Key) -> None:
    room.focus("Piece 1")
    room.key(key)
    assert in_hand(room) == 0
    assert room.said == [TAKEN_1]
    room.key(key)
    assert in_hand(room) is None
    assert room.focused_name.startswith("Piece 1:")


@pytest.mark.parametrize("press", [lambda room: room.keys("f"), lambda room: room.key(Key.Key_Down)])
def test_who_moves_on_the_board_is_there(room: Room, press: Callable[[Room], object]) -> None:
    room.focus("Piece 1")
    room.key(Key.Key_Space)
    press(room)
    assert room.tree.has_board_focus
    assert room.focused_name.split(",")[0] in ("H1", "A2")


# --- reading -----------------------------------------------------------------------------------------------


def test_reading_keys(room: Room) -> None:
    room.focus("D4")
    pieces = (
        "Piece 1: single block, 1 cell, fits in 56 places.",
        "Piece 2: horizontal bar of 3, 3 cells, fits in 39 places.",
        "Piece 3: small corner at the bottom right, 3 cells, fits in 40 places.",
    )
    for letter, says in (
        ("w", "D4, filled. Row 4 has 1 filled, column D has 2 filled."),
        ("r", "Row 4: filled D."),
        ("c", "Column D: filled 1 and 4."),
        (
            "b",
            "8 cells of 64 filled. Fullest: row 1 with 7. Largest open square 4 by 4, longest open run 8.",
        ),
        ("t", " ".join(pieces)),
        ("s", "Score 0. Best 0. Lines 0. Time played 0:00."),
        ("l", "Score 0. Best 0. Lines 0. Time played 0:00."),
    ):
        room.keys(letter)
        assert room.said[-1] == says
    assert room.focused_name == "D4, filled"


def test_the_last_message_is_said_again_however_often(room: Room) -> None:
    room.key(Key.Key_1)
    room.keys("lll")
    assert room.said == [TAKEN_1] * 4


def test_without_a_message_there_is_none_to_say_again(room: Room) -> None:
    room.announcer.forget()
    room.keys("l")
    assert room.said == []


# --- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_a_whole_game_by_keys_alone(qtbot: QtBot, rules: str) -> None:
    desk = Desk()
    desk.session.start(variant_of(rules, "classic"), "keys")
    room = Room(desk, qtbot)
    room.focus("A1")
    for _ in range(400):
        if desk.game.over or not desk.game.legal:
            break
        slot = next(slot for slot in range(3) if desk.game.legal.mask(slot))
        placements, cursor = desk.game.placements, desk.aim.cursor
        room.keys(str(slot + 1))
        room.keys("f")
        room.key(Key.Key_Space)
        assert desk.game.placements == placements + 1
        assert room.tree.has_board_focus
        assert cursor_of(room) == desk.aim.cursor or cursor == desk.aim.cursor
    assert desk.game.over or desk.game.stuck
    assert desk.game == replayed(desk)


def cursor_of(room: Room) -> Cell:
    name = room.focused_name.split(",")[0]
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def replayed(desk: Desk) -> object:
    game = new_game(desk.game.ruleset.id, seed="keys")
    for move in desk.session.sitting.history.moves:
        game, _ = game.apply(move)
    return game
