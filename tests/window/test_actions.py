"""Actions: what is offered when, the buttons and their focus, menus and keys."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bp_qt.engine.history import History
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.buttons import ActionButton
from bp_qt.scene.tool_button import ToolButton
from bp_qt.window.actions import ACTIONS
from tests.engine.positions import each_mode, game_at
from tests.room import Room

CHEQUERED = ("#." * 5, ".#" * 5) * 5


def offered(room: Room) -> set[str]:
    return {row.id for row in ACTIONS if room.window.actions_table[row.id].isVisible()}


def enabled(room: Room, action_id: str) -> bool:
    action = room.window.actions_table[action_id]
    return action.isVisible() and action.isEnabled()


def asked(room: Room) -> list[str]:
    """What tools ask now."""
    tools = [button for button in room.action_buttons if isinstance(button, ToolButton)]
    return [tool.asked for tool in tools if tool.asked]


# --- what is offered ---------------------------------------------------------------------------------------

ALWAYS = {
    "new_game",
    "restart",
    "quit",
    "sound",
    "statistics",
    "board_as_text",
    "full_screen",
    "preferences",
    "help",
    "about",
}


@each_mode
def test_a_game_offers_what_its_ruleset_has(room: Room, rules: str, mode: str) -> None:
    room.desk.session.open(variant_of(rules, mode))
    ruleset = room.game.ruleset
    of_ruleset = {"undo"} if ruleset.undo else set()
    of_ruleset |= {command.value for command in ruleset.commands(room.game.mode)} & {"swap", "end"}
    assert offered(room) == ALWAYS | of_ruleset


def test_the_buttons_are_those_of_the_game(room: Room) -> None:
    assert room.button_texts == ["Undo", "New game", "Sound"]
    room.desk.session.open(variant_of("swap", "classic"))
    assert room.button_texts == ["Swap group", "New game", "Sound"]
    room.desk.session.open(variant_of("combo", "classic"))
    assert room.button_texts == ["New game", "Sound"]


def test_tab_and_assistive_technology_meet_the_buttons_as_they_stand(room: Room) -> None:
    for rules in ("swap", "calm", "combo", "swap"):
        room.desk.session.start(variant_of(rules, "classic"), "order")
        if rules == "calm":
            room.desk.play(1)
        standing = room.button_texts
        assert [b.accessibleName() for b in room.window.findChildren(ActionButton)] == standing
        room.focus("A1")
        met: list[str] = []
        for _ in standing:
            room.key(Qt.Key.Key_Tab)
            met.append(room.focused_name)
        assert [text for text in met if text in standing] == [
            text for text in standing if room.action_button(text).isEnabled()
        ]


def test_undo_is_enabled_while_there_is_something_to_undo(room: Room) -> None:
    assert not enabled(room, "undo")
    room.desk.play(1)
    assert enabled(room, "undo")
    room.trigger("undo")
    assert not enabled(room, "undo")
    assert room.game.placements == 0


def test_a_stuck_game_of_swap_can_be_ended(room: Room) -> None:
    room.desk.session.open(variant_of("swap", "classic"))
    assert not enabled(room, "end")
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    room.desk.session.open(variant_of("calm", "classic"))
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    assert enabled(room, "end")
    room.trigger("end")
    assert not room.game.over
    assert "End the game?" in room.button_words
    assert room.said[-1] == "Press again to end the game."
    room.trigger("end")
    assert room.game.ending is Ending.ENDED
    assert not enabled(room, "swap")


@pytest.mark.parametrize(
    ("mode", "ending", "continued", "is_offered"),
    [
        ("classic", Ending.STUCK, 0, True),
        ("classic", Ending.STUCK, 1, False),
        ("hardcore", Ending.STUCK, 0, True),
        ("timed", Ending.STUCK, 0, True),
        ("timed", Ending.TIME_UP, 0, False),
        ("daily", Ending.STUCK, 0, False),
    ],
)
def test_continue_is_offered_only_where_it_would_free_a_piece(
    room: Room, mode: str, ending: Ending, continued: int, is_offered: bool
) -> None:
    over = game_at("combo", mode, board=CHEQUERED, tray=["h5"])
    room.desk.put(replace(over, ending=ending, placements=9, continued=continued))
    assert enabled(room, "continue") == is_offered
    assert ("continue" in offered(room)) == is_offered
    assert "result" in offered(room)
    if is_offered:
        room.trigger("continue")
        assert not room.game.over
        assert "continue" not in offered(room)


def test_continue_goes_when_the_clock_that_was_eased_leaves_no_time(room: Room) -> None:
    session = room.desk.session
    session.set_limit_scale(2)
    over = replace(game_at("combo", "timed", board=CHEQUERED, tray=["h5"]), ending=Ending.STUCK, placements=9)
    room.desk.sit(History(over), 200_000, 200_000)
    assert "continue" in offered(room)
    session.set_limit_scale(1)
    assert session.refusal(Command.CONTINUE) is not None
    assert "continue" not in offered(room)


# --- restart -----------------------------------------------------------------------------------------------


def test_restart_asks_where_a_game_is_under_way(room: Room) -> None:
    room.trigger("restart")
    assert room.game.placements == 0
    room.desk.play(2)
    before = room.game
    room.trigger("restart")
    (box,) = [one for one in room.window.findChildren(QMessageBox) if one.isVisible()]
    buttons = {button.text(): button for button in box.buttons()}
    buttons["Keep playing"].click()
    assert room.game == before
    room.trigger("restart")
    (box,) = [one for one in room.window.findChildren(QMessageBox) if one.isVisible()]
    next(button for button in box.buttons() if button.text() == "Start a new game").click()
    assert (room.game.placements, room.game.variant) == (0, before.variant)
    assert room.game.seed != before.seed


def test_todays_daily_game_cannot_be_restarted(room: Room) -> None:
    room.desk.session.open(variant_of("combo", "daily"))
    room.desk.play(1)
    assert not enabled(room, "restart")
    room.desk.play()
    assert room.game.over
    assert not enabled(room, "restart")


# --- swap group --------------------------------------------------------------------------------------------


def test_the_second_press_swaps(room: Room) -> None:
    room.desk.session.start(variant_of("swap", "classic"), "window")
    room.trigger("swap")
    assert room.game.swaps == 1
    assert asked(room) == ["Swap all three?"]
    assert room.said[-1] == "Press again to swap the group."
    room.trigger("swap")
    assert (room.game.swaps, room.game.swaps_used) == (0, 1)
    assert asked(room) == []


@pytest.mark.parametrize(
    "other",
    [
        lambda room: room.desk.play(1),
        lambda room: room.desk.aim.toggle(0),
        lambda room: room.trigger("statistics"),
    ],
)
def test_anything_else_takes_the_first_press_back(room: Room, other: Callable[[Room], object]) -> None:
    room.desk.session.start(variant_of("swap", "classic"), "window")
    room.trigger("swap")
    other(room)
    assert asked(room) == []
    room.trigger("swap")
    assert room.game.swaps == 1


def armed(room: Room) -> ActionButton:
    room.desk.session.open(variant_of("swap", "classic"))
    button = room.action_button("Swap group")
    button.setFocus()
    room.key(Qt.Key.Key_Return)
    assert asked(room) == ["Swap all three?"]
    return button


def test_escape_takes_the_first_press_back_and_says_so(room: Room) -> None:
    armed(room)
    swaps = room.game.swaps
    room.key(Qt.Key.Key_Escape)
    assert (asked(room), room.said[-1]) == ([], "Not swapped.")
    room.key(Qt.Key.Key_Return)
    assert room.game.swaps == swaps


def test_who_comes_back_to_the_button_is_asked_again(room: Room) -> None:
    button = armed(room)
    room.key(Qt.Key.Key_Tab)
    assert asked(room) == []
    button.setFocus()
    room.key(Qt.Key.Key_Space)
    assert asked(room) == ["Swap all three?"]
    room.key(Qt.Key.Key_Return)
    assert room.game.swaps == 0


# --- the focus of buttons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "text", "presses"), [("calm", "Undo", 1), ("swap", "Swap group", 2)])
def test_a_button_that_can_do_no_more_gives_the_focus_to_the_board(
    room: Room, qtbot: QtBot, rules: str, text: str, presses: int
) -> None:
    room.desk.session.start(variant_of(rules, "classic"), "window")
    if rules == "calm":
        room.desk.play(1)
    pressed = room.action_button(text)
    pressed.setFocus()
    for _ in range(presses):
        assert room.focused is pressed
        room.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.focused_name.startswith("A1"))
    assert room.opened == []


def test_a_continue_gives_the_focus_to_the_board(room: Room, qtbot: QtBot) -> None:
    over = game_at("combo", board=CHEQUERED, tray=["h5"])
    room.desk.put(replace(over, ending=Ending.STUCK, placements=9))
    room.action_button("Continue").setFocus()
    room.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.focused_name.startswith("A1"))
    assert room.game.continued == 1
