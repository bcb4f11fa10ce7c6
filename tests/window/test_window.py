"""The window: dialogs one at a time, the visible focus, the clock, its size and language, and how it closes."""

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from tests.delays import DELAYS
from tests.play.desk import Desk
from tests.room import Panel, Room
from tests.ts_files import in_capitals


def dialog_of(room: Room) -> QDialog:
    (dialog,) = [d for d in room.window.findChildren(QDialog) if d.isVisible()]
    return dialog


# --- dialogs -----------------------------------------------------------------------------------------------


def test_one_dialog_at_a_time(room: Room) -> None:
    for action_id in ("new_game", "statistics", "new_game"):
        room.trigger(action_id)
    assert room.opened == ["new_game"]
    dialog_of(room).reject()
    room.trigger("statistics")
    assert room.opened == ["new_game", "statistics"]


def test_after_a_dialog_the_focus_is_where_it_was(room: Room) -> None:
    room.action_button("New game").setFocus()
    room.trigger("statistics")
    dialog_of(room).reject()
    room.activate()
    assert room.focused_name == "New game"


def test_after_a_dialog_that_started_a_game_the_board_has_the_focus(room: Room) -> None:
    room.action_button("New game").setFocus()
    room.trigger("new_game")
    room.desk.session.start(variant_of("swap", "classic"), "another")
    dialog_of(room).accept()
    room.activate()
    assert room.focused_name == "A1, empty"


def test_a_dialog_that_was_closed_is_gone(room: Room, qtbot: QtBot) -> None:
    for _ in range(3):
        room.trigger("statistics")
        dialog_of(room).close()
    qtbot.waitUntil(lambda: not room.window.findChildren(QDialog))


def test_the_result_is_shown_a_moment_after_the_end(desk: Desk, qtbot: QtBot) -> None:
    room = Room(desk, qtbot, delays=DELAYS)
    room.desk.play()
    assert room.game.over
    assert room.opened == []
    qtbot.waitUntil(lambda: room.opened == ["result"])


def test_no_result_while_another_dialog_is_open(desk: Desk, qtbot: QtBot) -> None:
    room = Room(desk, qtbot, delays=DELAYS)
    room.desk.play()
    room.trigger("statistics")
    qtbot.waitUntil(lambda: not room.window._result._due.isActive())
    assert room.opened == ["statistics"]


def test_no_result_of_a_game_that_has_made_room_for_another(room: Room) -> None:
    room.desk.play()
    room.desk.session.start(variant_of("calm", "classic"), "next")
    assert not room.window._result._due.isActive()


def test_a_dialog_waits_for_the_end_of_a_drag(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    dragging = [True]
    cancelled: list[bool] = []
    monkeypatch.setattr(type(room.view), "is_dragging", property(lambda view: dragging[0]))
    monkeypatch.setattr(room.view, "cancel_drag", lambda: cancelled.append(True))
    room.window.actions_table["statistics"].trigger()
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


def test_the_ring_goes_with_the_focus(room: Room) -> None:
    room.focus("D4")
    assert ring(room) == (3, 3)
    room.action_button("New game").setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(room) is None
    room.focus("D4")
    assert ring(room) == (3, 3)


def press(room: Room, text: str) -> None:
    QTest.mouseClick(room.action_button(text), Qt.MouseButton.LeftButton)
    room.rest()


def test_a_button_that_is_pressed_with_the_mouse_brings_no_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.desk.play(1)
    press(room, "Undo")  # the last one: the focus goes back to the board
    assert room.focused_name.startswith("D4")
    assert ring(room) is None
    room.desk.session.start(variant_of("swap", "classic"), "window")
    room.click(room.cell((3, 3)))
    press(room, "Swap group")
    press(room, "Swap group")
    assert room.game.swaps == 0
    assert ring(room) is None


def test_a_button_that_is_pressed_with_keys_hands_the_ring_back(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.desk.play(1)
    for _ in range(4):
        if room.focused_name == "Undo":
            break
        room.key(Qt.Key.Key_Backtab)
    room.key(Qt.Key.Key_Space)
    assert room.game.placements == 0
    assert ring(room) == room.desk.aim.cursor


def test_what_the_result_covers_does_not_get_the_keys(room: Room, qtbot: QtBot) -> None:
    room.desk.play()
    room.trigger("result")
    (panel,) = room.window.findChildren(Panel)
    room.button("C4").setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(panel.hasFocus)
    panel.left.emit()
    room.rest()
    assert room.focused_name.startswith("C4")


def test_a_result_that_is_left_brings_no_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.desk.play()
    room.trigger("result")
    (panel,) = room.window.findChildren(Panel)
    panel.left.emit()
    room.rest()
    assert room.focused_name.startswith("D4")
    assert ring(room) is None


def test_assistive_technology_brings_the_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.focus("B2")
    assert ring(room) == (1, 1)
    room.focus("Piece 3")
    assert ring(room) == 2


def test_a_mouse_press_gives_the_keys_to_the_board(room: Room) -> None:
    room.action_button("New game").setFocus()
    room.press(room.cell((2, 2)))
    assert room.focused_name == "A1, empty"
    room.release(room.cell((2, 2)))
    assert room.focused_name == "C3, empty"


def test_a_press_does_not_take_the_ghost_elsewhere(room: Room) -> None:
    room.click(room.slot(0))
    room.action_button("New game").setFocus()
    room.move(room.cell((4, 4)))
    shown = room.ghost
    room.press(room.cell((4, 4)))
    assert room.ghost == shown is not None


def test_a_window_that_becomes_active_again_brings_no_ring(room: Room) -> None:
    room.click(room.cell((3, 3)))
    room.trigger("statistics")
    dialog_of(room).reject()
    room.activate()
    assert room.focused_name == "D4, empty"
    assert ring(room) is None


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
    room.trigger("help")
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
    room.trigger("help")
    assert room.desk.keeper.games["calm", "classic"].time_ms == 5000


# --- size, language, closing -------------------------------------------------------------------------------


def test_it_is_never_smaller_than_it_can_be(room: Room) -> None:
    room.window.resize(10, 10)
    assert (room.window.width(), room.window.height()) == (480, 440)
    assert room.layout.cell >= 24


def test_larger_text_is_laid_out_at_once(room: Room) -> None:
    before = room.layout
    font = room.window.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    room.window.setFont(font)
    assert room.layout != before
    assert room.layout.text_scale >= before.text_scale * 1.5


class Shouting(QTranslator):
    """A language that has every word."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return in_capitals(text)

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
            *room.button_texts,
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
    with qtbot.waitSignal(room.window.closing):
        room.trigger("quit")
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
