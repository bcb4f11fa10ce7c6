"""Menus, keys and the whole screen."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.tool_button import ToolButton
from bp_qt.window.actions import ACTIONS
from bp_qt.words.wording import title_of
from tests.engine.positions import MODES, game_at
from tests.room import Room

HOLDS_MS = count(10_000, 10_000)
"""When keys are held, by the clock of the X server."""
CHEQUERED = ("#." * 5, ".#" * 5) * 5


def asked(room: Room) -> list[str]:
    """What tools ask now."""
    tools = [button for button in room.action_buttons if isinstance(button, ToolButton)]
    return [tool.asked for tool in tools if tool.asked]


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
