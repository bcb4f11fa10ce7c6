"""Actions: what is offered when, the buttons and their focus, menus and keys."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bp_qt.engine.history import History
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.buttons import ActionButton
from bp_qt.scene.tool_button import ToolButton
from bp_qt.window.actions import ACTIONS
from bp_qt.words.wording import title_of
from tests.engine.positions import MODES, each_mode, game_at
from tests.room import Room

HOLDS_MS = count(10_000, 10_000)
"""When keys are held, by the clock of the X server."""
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
    assert room.button_texts == ["Undo", "New game"]
    room.desk.session.open(variant_of("swap", "classic"))
    assert room.button_texts == ["Swap group", "New game"]
    room.desk.session.open(variant_of("combo", "classic"))
    assert room.button_texts == ["New game"]


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


# --- menus and keys ----------------------------------------------------------------------------------------


def test_the_title_names_game_and_mode(room: Room, qapp: QApplication) -> None:
    for rules, mode in MODES:
        variant = variant_of(rules, mode)
        room.desk.session.open(variant)
        title = title_of(variant.ruleset, variant.mode)
        assert room.window.windowTitle() == f"{title} – {qapp.applicationName()}"


def test_every_action_is_in_a_menu(room: Room) -> None:
    menus = [action.menu() for action in room.menu_bar.actions()]
    assert all(isinstance(menu, QMenu) for menu in menus)
    listed = [action for menu in menus if isinstance(menu, QMenu) for action in menu.actions()]
    assert all(room.window.actions_table[row.id] in listed for row in ACTIONS)


def test_any_game_can_be_opened_from_the_menu(room: Room) -> None:
    (menu,) = [menu for menu in room.window.findChildren(QMenu) if menu.title() == "&Open game"]
    actions = [action for action in menu.actions() if not action.isSeparator()]
    assert len(actions) == len(MODES)
    for action, (rules, mode) in zip(actions, MODES, strict=True):
        action.trigger()
        assert (room.game.ruleset.id, room.game.mode.id) == (rules, mode)
        assert [other for other in actions if other.isChecked()] == [action]


@pytest.mark.parametrize(
    ("key", "modifiers", "action_id"),
    [
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "new_game"),
        (Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier, "statistics"),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "help"),
    ],
)
def test_keys_open_dialogs(room: Room, key: Qt.Key, modifiers: Qt.KeyboardModifier, action_id: str) -> None:
    room.key(key, modifiers)
    assert room.opened == [action_id]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("action", ["Swap group", "End game"])
def test_a_held_key_does_not_answer_the_question_that_it_asked(
    room: Room, key: Qt.Key, marked: bool, action: str
) -> None:
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    before = room.game
    button = room.action_button(action)
    button.setFocus()
    hold(button, key, marked=marked)
    assert room.game == before
    assert any(words.endswith("?") for words in room.button_words)
    hold(button, key, marked=marked)  # pressed again
    assert room.game != before


@pytest.mark.parametrize("marked", [True, False])
def test_a_held_ctrl_z_takes_one_step_back(room: Room, marked: bool) -> None:
    room.desk.play(3)
    undo = room.window.actions_table["undo"]
    assert not undo.autoRepeat()

    def press() -> None:
        # Qt asks first whether somebody wants the keys for another purpose; then the shortcut acts.
        undo.trigger()

    hold(room.window, Qt.Key.Key_Z, marked=marked, press=press)
    assert room.game.placements == 2
    room.rest()
    undo.trigger()  # by whatever has no keys
    assert room.game.placements == 1


def hold(widget: QWidget, key: Qt.Key, *, marked: bool, press: Callable[[], object] = lambda: None) -> None:
    """Holds a key down, as X11 tells of it: pairs of a release and a press at one time, marked as repeats or not."""

    def send(kind: QEvent.Type, at_ms: int, repeats: bool) -> None:
        if not isValid(widget):
            return  # it has gone with what it did
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        event.setTimestamp(at_ms)
        QApplication.sendEvent(widget, event)
        if kind == QEvent.Type.KeyPress:
            press()
        QApplication.processEvents()

    start_ms = next(HOLDS_MS)
    send(QEvent.Type.KeyPress, start_ms, repeats=False)
    for at_ms in range(start_ms + 660, start_ms + 1_500, 33):
        send(QEvent.Type.KeyRelease, at_ms, repeats=marked)
        send(QEvent.Type.KeyPress, at_ms + at_ms % 2, repeats=marked)
    send(QEvent.Type.KeyRelease, start_ms + 1_520, repeats=False)


def test_ctrl_z_takes_a_step_back(room: Room) -> None:
    room.desk.play(2)
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.game.placements == 1


# --- the whole screen, and other systems -------------------------------------------------------------------


def test_the_window_takes_the_whole_screen_and_gives_it_back(room: Room) -> None:
    room.trigger("full_screen")
    assert room.window.isFullScreen()
    room.trigger("full_screen")
    assert not room.window.isFullScreen()


def test_full_screen_gives_a_maximised_window_back_maximised(room: Room) -> None:
    room.window.showMaximized()
    room.trigger("full_screen")
    room.trigger("full_screen")
    assert room.window.isMaximized()


def test_macos_is_told_which_entries_belong_to_its_own_menu(room: Room) -> None:
    roles = {row.id: room.window.actions_table[row.id].menuRole() for row in ACTIONS}
    own = {action_id: role for action_id, role in roles.items() if role != QAction.MenuRole.NoRole}
    assert own == {
        "quit": QAction.MenuRole.QuitRole,
        "preferences": QAction.MenuRole.PreferencesRole,
        "about": QAction.MenuRole.AboutRole,
    }


def test_macos_has_its_own_keys_for_help_and_full_screen() -> None:
    keys = {row.id: (row.keys_on("linux"), row.keys_on("darwin")) for row in ACTIONS}
    assert keys["help"] == ("F1", "Ctrl+?")
    assert keys["full_screen"] == ("F11", "Ctrl+Meta+F")
    assert keys["new_game"] == ("Ctrl+N", "Ctrl+N")
