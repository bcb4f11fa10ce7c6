"""The window: actions, dialogs one at a time, the visible focus, the clock, and how it closes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.actions import ACTIONS, BUTTONS
from bp_qt.engine.outcome import Ending
from bp_qt.scene.buttons import ActionButton
from tests.engine.positions import MODES, each_mode, game_at
from tests.play.desk import Desk
from tests.room import Room

CHEQUERED = ("#." * 5, ".#" * 5) * 5


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk()
    desk.session.start("calm", "classic", "window")
    return desk


@pytest.fixture
def room(desk: Desk, qtbot: QtBot) -> Room:
    return Room(desk, qtbot)


def offered(room: Room) -> set[str]:
    return {row.id for row in ACTIONS if room.window.actions_table[row.id].isVisible()}


def enabled(room: Room, action_id: str) -> bool:
    action = room.window.actions_table[action_id]
    return action.isVisible() and action.isEnabled()


def trigger(room: Room, action_id: str) -> None:
    room.window.actions_table[action_id].trigger()
    room.rest()


def button(room: Room, text: str) -> ActionButton:
    (found,) = [b for b in room.view.findChildren(ActionButton) if b.text() == text]
    return found


def button_texts(room: Room) -> list[str]:
    shown = [b for b in room.view.findChildren(ActionButton) if b.isVisible()]
    return [b.text() for b in sorted(shown, key=lambda b: (b.y(), b.x()))]


def dialog_of(room: Room) -> QDialog:
    (dialog,) = [d for d in room.window.findChildren(QDialog) if d.isVisible()]
    return dialog


# --- what is offered ---------------------------------------------------------------------------------------

ALWAYS = {"new_game", "quit", "statistics", "preferences", "help", "about"}


@each_mode
def test_a_game_offers_what_its_ruleset_has(room: Room, rules: str, mode: str) -> None:
    room.desk.session.open(rules, mode)
    assert offered(room) == ALWAYS | {"calm": {"undo"}, "combo": set(), "swap": {"swap", "end"}}[rules]


def test_the_buttons_are_those_of_the_game(room: Room) -> None:
    assert button_texts(room) == ["Undo", "New game"]
    room.desk.session.open("swap", "classic")
    assert button_texts(room) == ["Swap group", "End game", "New game"]
    room.desk.session.open("combo", "classic")
    assert button_texts(room) == ["New game"]
    assert set(BUTTONS) <= {row.id for row in ACTIONS}


def test_tab_and_assistive_technology_meet_the_buttons_as_they_stand(room: Room) -> None:
    for rules in ("swap", "calm", "combo", "swap"):
        room.desk.session.start(rules, "classic", "order")
        if rules == "calm":
            room.desk.play(1)
        standing = button_texts(room)
        assert [b.text() for b in room.view.findChildren(ActionButton)] == standing
        room.focus("A1")
        met: list[str] = []
        for _ in standing:
            room.key(Qt.Key.Key_Tab)
            met.append(room.focused_name)
        assert [text for text in met if text in standing] == [
            text for text in standing if button(room, text).isEnabled()
        ]


def test_undo_is_enabled_while_there_is_something_to_undo(room: Room) -> None:
    assert not enabled(room, "undo")
    room.desk.play(1)
    assert enabled(room, "undo")
    trigger(room, "undo")
    assert not enabled(room, "undo")
    assert room.game.placements == 0


def test_a_stuck_game_of_swap_can_be_ended(room: Room) -> None:
    room.desk.session.open("swap", "classic")
    assert not enabled(room, "end")
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    room.desk.session.open("calm", "classic")
    room.desk.put(replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=5))
    assert enabled(room, "end")
    trigger(room, "end")
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
        trigger(room, "continue")
        assert not room.game.over
        assert "continue" not in offered(room)


# --- swap group --------------------------------------------------------------------------------------------


def test_the_second_press_swaps(room: Room) -> None:
    room.desk.session.start("swap", "classic", "window")
    trigger(room, "swap")
    assert room.game.swaps == 1
    assert button_texts(room)[0] == "Press again to swap"
    assert room.said[-1] == "Press again to swap the group."
    trigger(room, "swap")
    assert (room.game.swaps, room.game.swaps_used) == (0, 1)
    assert button_texts(room)[0] == "Swap group"


@pytest.mark.parametrize(
    "other",
    [
        lambda room: room.desk.play(1),
        lambda room: room.desk.aim.toggle(0),
        lambda room: trigger(room, "statistics"),
    ],
)
def test_anything_else_takes_the_first_press_back(room: Room, other: Callable[[Room], object]) -> None:
    room.desk.session.start("swap", "classic", "window")
    trigger(room, "swap")
    other(room)
    assert button_texts(room)[0] == "Swap group"
    trigger(room, "swap")
    assert room.game.swaps == 1


# --- menus and keys ----------------------------------------------------------------------------------------


def test_the_title_names_game_and_mode(room: Room, qapp: QApplication) -> None:
    titles = []
    for rules, mode in MODES:
        room.desk.session.open(rules, mode)
        titles.append(room.window.windowTitle().removesuffix(f" – {qapp.applicationName()}"))
    assert titles == [
        "Calm",
        "Combo · Classic",
        "Combo · Daily",
        "Combo · Zen",
        "Combo · Timed",
        "Combo · Hardcore",
        "Swap",
    ]


def test_every_action_is_in_a_menu(room: Room) -> None:
    menus = [action.menu() for action in room.window.menuBar().actions()]
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


def test_ctrl_z_takes_a_step_back(room: Room) -> None:
    room.desk.play(2)
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.game.placements == 1


# --- dialogs -----------------------------------------------------------------------------------------------


def test_one_dialog_at_a_time(room: Room) -> None:
    for action_id in ("new_game", "statistics", "new_game"):
        trigger(room, action_id)
    assert room.opened == ["new_game"]
    dialog_of(room).reject()
    trigger(room, "statistics")
    assert room.opened == ["new_game", "statistics"]


def test_after_a_dialog_the_focus_is_where_it_was(room: Room) -> None:
    button(room, "New game").setFocus()
    trigger(room, "statistics")
    dialog_of(room).reject()
    room.activate()
    assert room.focused_name == "New game"


def test_after_a_dialog_that_started_a_game_the_board_has_the_focus(room: Room) -> None:
    button(room, "New game").setFocus()
    trigger(room, "new_game")
    room.desk.session.start("swap", "classic", "another")
    dialog_of(room).accept()
    room.activate()
    assert room.focused_name == "A1, empty"


def test_a_dialog_that_was_closed_is_gone(room: Room, qtbot: QtBot) -> None:
    for _ in range(3):
        trigger(room, "statistics")
        dialog_of(room).close()
    qtbot.waitUntil(lambda: not room.window.findChildren(QDialog))


def test_the_result_is_shown_a_moment_after_the_end(room: Room, qtbot: QtBot) -> None:
    room.desk.play()
    assert room.game.over
    assert room.opened == []
    qtbot.waitUntil(lambda: room.opened == ["result"], timeout=3000)


def test_no_result_while_another_dialog_is_open(room: Room, qtbot: QtBot) -> None:
    room.desk.play()
    trigger(room, "statistics")
    qtbot.waitUntil(lambda: not room.window._result_timer.isActive())
    assert room.opened == ["statistics"]


def test_no_result_of_a_game_that_has_made_room_for_another(room: Room) -> None:
    room.desk.play()
    room.desk.session.start("calm", "classic", "next")
    assert not room.window._result_timer.isActive()


def test_a_dialog_waits_for_the_end_of_a_drag(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    dragging = [True]
    cancelled: list[bool] = []
    monkeypatch.setattr(type(room.view), "is_dragging", property(lambda view: dragging[0]))
    monkeypatch.setattr(room.view, "cancel_drag", lambda: cancelled.append(True))
    room.window.open_dialog("statistics")
    assert room.opened == []
    assert cancelled
    dragging[0] = False
    room.rest()
    assert room.opened == ["statistics"]


# --- the visible focus -------------------------------------------------------------------------------------


def ring(room: Room) -> object:
    """The cell or slot that has the ring."""
    slots = [at for at, slot in enumerate(room.stage.slots) if slot.look.focused]
    return slots[0] if slots else room.stage.board.cursor_ring._cell


def test_at_first_there_is_no_ring(room: Room) -> None:
    assert ring(room) is None


def test_keys_bring_the_ring_and_the_mouse_takes_it_away(room: Room) -> None:
    room.click(room.cell((3, 3)))
    assert ring(room) is None
    assert room.focused_name == "D4, empty"
    room.key(Qt.Key.Key_Right)
    assert ring(room) == (3, 4)
    room.key(Qt.Key.Key_1)
    room.click(room.cell((0, 7)))
    assert ring(room) is None
    room.keys("w")
    assert ring(room) == room.desk.aim.cursor
    room.click(room.slot(0))
    assert ring(room) is None


def test_assistive_technology_brings_the_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.focus("B2")
    assert ring(room) == (1, 1)
    room.focus("Piece 3")
    assert ring(room) == 2


def test_a_mouse_press_gives_the_keys_to_the_board(room: Room) -> None:
    button(room, "New game").setFocus()
    room.press(room.cell((2, 2)))
    assert room.focused_name == "A1, empty"
    room.release(room.cell((2, 2)))
    assert room.focused_name == "C3, empty"


def test_a_press_does_not_take_the_ghost_elsewhere(room: Room) -> None:
    room.click(room.slot(0))
    button(room, "New game").setFocus()
    room.move(room.cell((4, 4)))
    shown = room.ghost
    room.press(room.cell((4, 4)))
    assert room.ghost == shown is not None


def test_a_window_that_becomes_active_again_brings_no_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    trigger(room, "statistics")
    dialog_of(room).reject()
    room.activate()
    assert room.focused_name == "D4, empty"
    assert ring(room) is None


# --- the focus of buttons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "text", "presses"), [("calm", "Undo", 1), ("swap", "Swap group", 2)])
def test_a_button_that_can_do_no_more_gives_the_focus_to_the_board(
    room: Room, qtbot: QtBot, rules: str, text: str, presses: int
) -> None:
    room.desk.session.start(rules, "classic", "window")
    if rules == "calm":
        room.desk.play(1)
    pressed = button(room, text)
    pressed.setFocus()
    for _ in range(presses):
        assert room.focused is pressed
        room.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.focused_name.startswith("A1"))
    assert room.opened == []


def test_a_continue_gives_the_focus_to_the_board(room: Room, qtbot: QtBot) -> None:
    over = game_at("combo", board=CHEQUERED, tray=["h5"])
    room.desk.put(replace(over, ending=Ending.STUCK, placements=9))
    button(room, "Continue").setFocus()
    room.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.focused_name.startswith("A1"))
    assert room.game.continued == 1


# --- time --------------------------------------------------------------------------------------------------


def test_time_runs_while_the_window_is_active(room: Room, qtbot: QtBot) -> None:
    assert room.desk.clock.is_running
    other = QPushButton("other window")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not room.desk.clock.is_running)
    assert not room.window.isActiveWindow()
    room.activate()
    qtbot.waitUntil(lambda: room.desk.clock.is_running)


def test_a_dialog_stops_the_time(room: Room, qtbot: QtBot) -> None:
    trigger(room, "help")
    qtbot.waitUntil(lambda: not room.desk.clock.is_running)
    dialog_of(room).reject()
    room.activate()
    qtbot.waitUntil(lambda: room.desk.clock.is_running)


def test_a_drag_does_not_stop_the_time(room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # Wayland takes the focus away at the start of every drag.
    room.desk.aim.take(0, dragging=True)
    monkeypatch.setattr(room.window, "isActiveWindow", lambda: False)
    QApplication.sendEvent(room.window, QEvent(QEvent.Type.ActivationChange))
    assert room.desk.clock.is_running
    room.desk.aim.put_back()
    assert not room.desk.clock.is_running


def test_leaving_the_window_keeps_the_time(room: Room) -> None:
    room.desk.wind(5000)
    trigger(room, "help")
    assert room.desk.keeper.games["calm", "classic"].time_ms == 5000


# --- size, language, closing -------------------------------------------------------------------------------


def test_it_is_never_smaller_than_it_can_be(room: Room) -> None:
    room.window.resize(10, 10)
    assert (room.window.width(), room.window.height()) == (480, 640)
    assert room.layout.cell >= 24


def test_larger_text_is_laid_out_at_once(room: Room) -> None:
    before = room.layout
    font = room.window.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    room.window.setFont(font)
    assert room.layout != before
    assert room.layout.text >= before.text * 1.5


class Shouting(QTranslator):
    """A language that has every word."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.upper()

    def isEmpty(self) -> bool:
        return False


def test_a_change_of_language_writes_everything_anew(room: Room, qapp: QApplication) -> None:
    room.desk.aim.toggle(0)
    shouting = Shouting()
    qapp.installTranslator(shouting)
    try:
        room.rest()
        words = [
            room.window.windowTitle().removesuffix(qapp.applicationName()),
            *button_texts(room),
            *(menu.title() for menu in room.window.findChildren(QMenu) if menu.title()),
            *(action.text() for menu in room.window.findChildren(QMenu) for action in menu.actions()),
            *(widget.accessibleName() for widget in room.view.findChildren(QWidget)),
            *(widget.accessibleDescription() for widget in room.buttons("BOARD")),
            room.stage.panel._text.title,
            *(figure.label for figure in room.stage.panel._text.figures),
        ]
    finally:
        qapp.removeTranslator(shouting)
    assert len(words) > 100
    assert [word for word in words if word != word.upper()] == []


def test_closing_keeps_the_game_and_its_time(room: Room, qtbot: QtBot) -> None:
    room.desk.play(2)
    room.desk.now_ms += 1500
    with qtbot.waitSignal(room.window.closing, timeout=1000):
        trigger(room, "quit")
    kept = room.desk.keeper.games["calm", "classic"]
    assert (kept.record, kept.time_ms) == (room.desk.session.record, 1500)
    assert not room.window.isVisible()


def test_closing_ends_a_drag_first(room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dragging = [True]
    monkeypatch.setattr(type(room.view), "is_dragging", property(lambda view: dragging[0]))
    monkeypatch.setattr(room.view, "cancel_drag", lambda: dragging.__setitem__(0, False))
    room.window.close()
    assert room.window.isVisible()
    qtbot.waitUntil(lambda: not room.window.isVisible())


def test_the_right_button_opens_no_menu(room: Room) -> None:
    assert room.window.createPopupMenu() is None
