"""What assistive technology sees (docs/accessibility.md, "What is in the accessible tree"): names, states, places, tab stops."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QGroupBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.cells import TapButton
from bp_qt.engine.bitboard import cell_name
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import variant_of
from bp_qt.look.blocks import well_inset_px
from bp_qt.scene.layout import cell_rect
from bp_qt.words.phrases import aimed_sentence
from bp_qt.words.wording import figures_of
from tests.engine.positions import each_mode, game_at
from tests.play.desk import Desk
from tests.room import Room, group_of

Tab, Backtab = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
SHIFT = Qt.KeyboardModifier.ShiftModifier


def texts(room: Room) -> list[str]:
    labels = room.view.findChildren(QLabel)
    return [label.accessibleName() for label in labels if label.isVisible()]


def tab_stops(room: Room) -> list[QWidget]:
    """The widgets that Tab goes through, once around."""
    stops: list[QWidget] = []
    for _ in range(60):
        room.key(Tab)
        widget = room.focused
        assert widget is not None
        if widget in stops:
            return stops
        stops.append(widget)
    raise AssertionError("Tab does not come back")


# --- names, descriptions, states ---------------------------------------------------------------------------


def test_the_groups_hold_slots_and_cells(room: Room) -> None:
    groups = {group.accessibleName(): group for group in room.view.findChildren(QGroupBox)}
    assert set(groups) == {"Tray", "Board"}
    for name, count in (("Tray", 3), ("Board", 64)):
        interface = QAccessible.queryAccessibleInterface(groups[name])
        assert interface.role() == QAccessible.Role.Grouping
        assert interface.childCount() == count


@pytest.mark.parametrize("rules", ["calm", "combo"])
def test_cells_are_named_as_in_the_notation_in_reading_order(qtbot: QtBot, rules: str) -> None:
    desk = Desk()
    desk.session.start(variant_of(rules, "classic"), "names")
    room = Room(desk, qtbot)
    desk.play(5)
    size = desk.game.ruleset.size
    assert [button.accessibleName() for button in room.buttons("Board")] == [
        f"{cell_name((row, column))}, {'filled' if desk.game.is_filled((row, column)) else 'empty'}"
        for row in range(size)
        for column in range(size)
    ]


def test_slots_say_what_lies_in_them(room: Room) -> None:
    slots = room.buttons("Tray")
    assert [(slot.accessibleName(), slot.accessibleDescription(), slot.isEnabled()) for slot in slots] == [
        ("Piece 1: single block, 1 cell", "fits in 56 places", True),
        ("Piece 2: horizontal bar of 3, 3 cells", "fits in 39 places", True),
        ("Piece 3: small corner at the bottom right, 3 cells", "fits in 40 places", True),
    ]
    room.desk.session.place(1, 5, 5)
    assert [slot.isEnabled() for slot in slots] == [True, False, True]
    assert slots[1].accessibleName() == "Piece 2: used"
    assert slots[1].accessibleDescription() == ""


def test_a_piece_that_fits_nowhere_says_so(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(game_at("swap", board=["#." * 5, ".#" * 5] * 5, tray=["h3", "single"]))
    room = Room(desk, qtbot)
    assert room.buttons("Tray")[0].accessibleDescription() == "fits nowhere"


def test_the_piece_in_hand_is_checked(room: Room) -> None:
    slots = room.buttons("Tray")
    for taken in (1, 2):
        room.desk.aim.toggle(taken)
        assert [slot.isChecked() for slot in slots] == [slot == slots[taken] for slot in slots]
        state = QAccessible.queryAccessibleInterface(slots[taken]).state()
        assert (state.checkable, state.checked) == (1, 1)
    room.desk.aim.put_back()
    assert not any(slot.isChecked() for slot in slots)


def test_with_a_piece_in_hand_every_cell_says_what_pressing_does(room: Room) -> None:
    assert {cell.accessibleDescription() for cell in room.buttons("Board")} == {""}
    room.desk.aim.take(2)
    room.rest()
    for cell in room.game.grid.cells_of(room.game.grid.full):
        description = room.cell_button(cell).accessibleDescription()
        preview = room.desk.aim.preview_at(cell)
        assert preview is not None
        assert description == aimed_sentence(room.game, preview), cell
        assert description.startswith("fits" if preview.fits else "does not fit")
    room.desk.aim.take(0)
    room.rest()
    assert room.button("H1").accessibleDescription() == "fits, clears row 1, 11 points"
    room.desk.aim.put_back()
    room.rest()
    assert {cell.accessibleDescription() for cell in room.buttons("Board")} == {""}


def test_lines_and_points_that_a_press_would_bring(qtbot: QtBot) -> None:
    board = [".#######", *["#"] * 7]
    for rules, mode, description in (
        ("calm", "classic", "fits, clears row 1 and column A, 31 points"),
        ("combo", "zen", "does not fit"),
    ):
        desk = Desk()
        desk.put(game_at(rules, mode, board=board, tray=["single" if rules == "calm" else "h5", "h3"]))
        room = Room(desk, qtbot)
        desk.aim.take(0)
        room.rest()
        assert room.button("A1").accessibleDescription() == description
    desk = Desk()
    desk.put(game_at("combo", "zen", board=["." + "#" * 9], tray=["single", "h3"]))
    room = Room(desk, qtbot)
    desk.aim.take(0)
    room.rest()
    assert room.button("A1").accessibleDescription() == "fits, clears row 1"


@each_mode
def test_the_texts_are_the_figures_of_the_game(qtbot: QtBot, rules: str, mode: str) -> None:
    desk = Desk()
    desk.session.open(variant_of(rules, mode))
    room = Room(desk, qtbot)
    desk.play(3)
    labels = [figure.label for figure in figures_of(desk.session)]
    assert [text.startswith(label) for text, label in zip(texts(room), labels, strict=True)] == [True] * len(
        labels
    )


def test_what_a_game_does_not_have_is_not_in_the_tree(room: Room) -> None:
    port = QAccessible.queryAccessibleInterface(room.view.viewport())
    for rules, names in (
        ("swap", "Tray Board Score Best Lines Combo Swaps"),
        ("calm", "Tray Board Score Best Lines"),
        ("combo", "Tray Board Score Best Lines Combo"),
        ("swap", "Tray Board Score Best Lines Combo Swaps"),
    ):
        room.desk.session.start(variant_of(rules, "classic"), "tree")
        children = [port.child(at) for at in range(port.childCount())]
        told = [child.text(QAccessible.Text.Name) for child in children]
        assert [name.split()[0] for name in told if name] == names.split()


def test_the_time_left_goes_on(qtbot: QtBot) -> None:
    desk = Desk()
    desk.session.start(variant_of("combo", "timed"), "desk")
    room = Room(desk, qtbot)
    desk.play(1)
    desk.wind(19_000)
    assert "Time left 2:41" in texts(room)


def test_every_cell_and_slot_can_be_pressed_and_focused_from_outside(room: Room) -> None:
    for button in (*room.buttons("Tray"), *room.buttons("Board")):
        actions = QAccessible.queryAccessibleInterface(button).actionInterface()
        assert {"Press", "SetFocus"} <= set(actions.actionNames())
        actions.doAction("SetFocus")
        assert room.focused is button
    assert room.desk.aim.cursor == (7, 7)


def test_a_press_from_outside_is_a_press(room: Room, qtbot: QtBot) -> None:
    slot, cell = room.button("Piece 1"), room.button("C3")
    QAccessible.queryAccessibleInterface(slot).actionInterface().doAction("Press")
    qtbot.waitUntil(slot.isChecked)
    QAccessible.queryAccessibleInterface(cell).actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: room.game.is_filled((2, 2)))
    assert room.desk.aim.cursor == (2, 2)


# --- places ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(480, 640), (700, 900), (1400, 900), (640, 1200)])
def test_everything_is_where_it_is_painted(room: Room, width: int, height: int) -> None:
    for rules in ("calm", "combo"):
        room.desk.session.open(variant_of(rules, "classic"))
        room.window.resize(width, height)
        room.rest()
        port = room.view.viewport()
        for row in range(room.layout.size):
            for column in range(room.layout.size):
                button = room.cell_button((row, column))
                place = QRect(button.mapTo(port, QPoint()), button.size())
                square = QRect(*cell_rect(room.layout, row, column))
                inset = well_inset_px(square.width())
                assert place == square.adjusted(inset, inset, -inset, -inset)
        for slot, button in enumerate(room.buttons("Tray")):
            place = QRect(button.mapTo(port, QPoint()), button.size())
            assert place == QRect(*room.layout.slots[slot])


def test_they_paint_nothing_and_take_no_mouse(room: Room) -> None:
    for button in (*room.buttons("Tray"), *room.buttons("Board")):
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    room.action_button("New game").setFocus()  # the ring would go with the focus
    room.rest()
    with_them = room.view.viewport().grab().toImage()
    for group in room.view.findChildren(QGroupBox):
        group.hide()
    assert room.view.viewport().grab().toImage() == with_them


# --- tab stops ---------------------------------------------------------------------------------------------


def test_the_tray_is_one_tab_stop_and_the_board_another(room: Room) -> None:
    for rules in ("calm", "combo", "swap", "calm"):
        room.desk.session.start(variant_of(rules, "classic"), "tab")
        room.desk.play(1)
        room.focus("A1")
        groups = [group_of(stop) for stop in tab_stops(room) if isinstance(stop, TapButton)]
        assert sorted(groups) == ["Board", "Tray"], rules


def test_the_focus_is_handed_to_the_board_once(room: Room) -> None:
    room.tree.take_focus()
    room.desk.play(1)
    assert room.tree.has_board_focus
    first, *_, last = [slot for slot, shape in enumerate(room.game.tray) if shape is not None]
    room.focus(f"Piece {last + 1}")
    room.desk.session.move(next(move for move in room.game.legal if move.slot == first))
    assert not room.tree.has_board_focus


def test_a_board_of_another_size_is_a_tab_stop_before_anybody_was_on_it(room: Room) -> None:
    room.desk.session.start(variant_of("calm", "classic"), "tab")
    cursor = room.desk.aim.cursor
    room.desk.session.start(variant_of("combo", "classic"), "tab")
    assert room.desk.aim.cursor == cursor, "or else the cell that is current would have been told anew"
    groups = [group_of(stop) for stop in tab_stops(room) if isinstance(stop, TapButton)]
    assert sorted(groups) == ["Board", "Tray"]


def test_tab_always_leaves_and_comes_back_to_the_same_place(room: Room) -> None:
    room.focus("D4")
    room.key(Tab)
    assert not room.tree.has_board_focus
    room.key(Backtab, SHIFT)
    assert room.focused_name == "D4, filled"
    room.key(Backtab, SHIFT)
    assert room.focused_name.startswith("Piece 1:")
    room.key(Qt.Key.Key_Right)
    room.key(Tab)
    assert room.focused_name == "D4, filled"
    room.key(Backtab, SHIFT)
    assert room.focused_name.startswith("Piece 2:")
    room.key(Backtab, SHIFT)
    assert room.focused_slot is None
    assert not room.tree.has_board_focus


@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_tab_stop_of_the_tray_is_a_piece_that_is_there(room: Room, used: int) -> None:
    room.focus(f"Piece {used + 1}")
    room.focus("C3")
    room.desk.session.place(used, 5, 5)
    room.key(Backtab, SHIFT)
    assert room.focused_slot not in (None, used)
    room.key(Tab)
    assert room.focused_name.startswith("C3,")


@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_focused_piece_that_is_used_passes_the_focus_on(room: Room, qtbot: QtBot, used: int) -> None:
    room.focus(f"Piece {used + 1}")
    room.desk.session.place(used, 5, 5)
    room.rest()
    assert room.focused_slot not in (None, used)
    assert room.focused is not None and room.focused.isEnabled()
    qtbot.waitUntil(lambda: "Placed at F6" in room.description)


def test_the_focus_outlives_a_whole_group_and_the_end(qtbot: QtBot) -> None:
    desk = Desk()
    desk.session.start(variant_of("calm", "classic"), "focus")
    room = Room(desk, qtbot)
    room.focus("Piece 2")
    while not desk.game.over:
        desk.play(1)
        room.rest()
        assert room.focused_slot is not None
        assert room.focused is not None and room.focused.isEnabled()


def test_the_last_piece_of_a_group_keeps_the_focus(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(game_at("calm", tray=[None, "single"]))
    room = Room(desk, qtbot)
    room.focus("Piece 2")
    desk.session.place(1, 0, 0)
    room.rest()
    assert room.focused_slot == 1


# --- other boards ------------------------------------------------------------------------------------------


def test_switching_the_board_leaves_nothing_behind(room: Room) -> None:
    def settle() -> tuple[int, int]:
        room.rest()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del room.layouts[:-1]
        for notes in (room.desk.told, room.said, room.desk.keeper.log):
            notes.clear()
        gc.collect()
        return len(room.view.findChildren(QWidget)), len(gc.get_objects())

    def switch(times: int) -> None:
        for _ in range(times):
            for rules in ("combo", "calm"):
                room.desk.session.open(variant_of(rules, "classic"))
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    room.desk.session.start(variant_of("calm", "classic"), "switch")
    switch(3)
    widgets, objects = settle()
    switch(100)
    widgets_after, objects_after = settle()
    assert widgets_after == widgets
    assert objects_after < objects + 500  # a cell that stays behind is several, and there were 16,400
    assert [len(room.buttons(group)) for group in ("Board", "Tray")] == [64, 3]


@pytest.mark.parametrize("name", ["H8", "D4", "Piece 2"])
def test_the_focus_stays_where_it_was_when_the_board_changes(room: Room, name: str) -> None:
    room.focus(name)
    for rules, mode in (("combo", "classic"), ("swap", "classic"), ("calm", "classic")):
        room.desk.session.start(variant_of(rules, mode), "switch")
        room.rest()
        assert room.focused_name.startswith(name)


def test_a_cell_beyond_the_smaller_board_becomes_the_nearest(room: Room) -> None:
    room.desk.session.open(variant_of("combo", "classic"))
    room.focus("J3")
    room.desk.session.start(variant_of("calm", "classic"), "smaller")
    room.rest()
    assert room.focused_name == "H3, empty"


def test_the_cell_outlives_placements_swaps_undo_and_resizing(room: Room) -> None:
    room.desk.session.start(variant_of("calm", "classic"), "cell")
    room.focus("F5")
    room.desk.play(3)
    room.desk.session.undo()
    room.window.resize(900, 700)
    room.rest()
    assert room.focused_name.startswith("F5,")
    room.desk.session.start(variant_of("swap", "classic"), "cell")
    room.desk.session.move(Command.SWAP)
    room.rest()
    assert room.focused_name.startswith("F5,")
