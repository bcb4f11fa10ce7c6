"""What a screen reader hears: the announcements, and for those that know none, the focused widget's name and description."""

from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from bp_qt.access.news import News
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.buttons import ActionButton
from tests.access.ears import Ears, listening
from tests.play.desk import Desk
from tests.room import Room

Key = Qt.Key


def after(room: Room, ears: Ears, *keys: Key) -> tuple[list[str], list[str]]:
    """What is announced and what is spoken when these keys are pressed."""
    ears.clear()
    for key in keys:
        room.key(key)
    room.rest()
    return ears.announced[:], ears.spoken[:]


def test_a_move_is_one_name(room: Room, ears: Ears) -> None:
    assert after(room, ears, Key.Key_Down) == ([], ["A2, empty"])


def test_a_message_comes_through_both_channels(room: Room, ears: Ears) -> None:
    edge = "Left edge. A1, filled."
    assert after(room, ears, Key.Key_Left) == ([edge], [edge])


def test_two_equal_messages_are_both_heard(room: Room, ears: Ears) -> None:
    edge = "Left edge. A1, filled."
    for _ in range(4):
        assert after(room, ears, Key.Key_Left) == ([edge], [edge])


def test_a_placement_is_heard_once(room: Room, ears: Ears) -> None:
    room.focus("C3")
    announced, spoken = after(room, ears, Key.Key_1)
    assert announced == ["Piece 1: single block, 1 cell, fits in 56 places."]
    assert spoken == ["Piece 1: single block, 1 cell, fits in 56 places. fits"]
    announced, spoken = after(room, ears, Key.Key_Space)
    assert announced == ["Placed at C3, 1 point."]
    assert spoken == ["Placed at C3, 1 point."]


def test_who_moves_on_hears_the_message_no_more(room: Room, ears: Ears) -> None:
    after(room, ears, Key.Key_Left)
    assert after(room, ears, Key.Key_Down, Key.Key_Up) == ([], ["A2, empty", "A1, filled"])
    after(room, ears, Key.Key_Left)
    room.key(Key.Key_Tab)
    room.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert room.focused_name == "A1, filled"
    assert room.description == ""


def test_only_the_focused_widget_carries_the_message(room: Room) -> None:
    room.key(Key.Key_Left)
    carriers = [
        button
        for group in ("Board", "Tray")
        for button in room.buttons(group)
        if "Left edge" in button.accessibleDescription()
    ]
    assert carriers == [room.focused]


def test_with_a_piece_in_hand_each_cell_says_what_pressing_does(room: Room, ears: Ears) -> None:
    after(room, ears, Key.Key_1)
    assert after(room, ears, Key.Key_Right) == ([], ["B1, filled, does not fit"])
    assert after(room, ears, Key.Key_Down) == ([], ["B2, empty, fits"])
    assert after(room, ears, Key.Key_F) == ([], ["C2, empty, fits"])


def test_a_refusal_says_why_and_no_more(room: Room, ears: Ears) -> None:
    after(room, ears, Key.Key_1)
    for _ in range(2):
        announced, spoken = after(room, ears, Key.Key_Space)
        assert announced == spoken == ["Does not fit: A1 is filled."]


@pytest.mark.parametrize(
    ("rules", "played", "sentence"),
    [
        ("calm", 0, "Nothing to undo."),
        ("calm", 10_000, "The game is over."),
        ("combo", 3, "This game does not have that."),
    ],
)
def test_undo_says_why_it_undoes_nothing(
    room: Room, ears: Ears, qtbot: QtBot, rules: str, played: int, sentence: str
) -> None:
    room.desk.session.start(variant_of(rules, "classic"), "no undo")
    room.desk.play(played)
    if room.game.over:
        News.of(room.window).expect_dialog(False)  # the card that would tell of the end
    room.focus("A1")
    room.rest()
    ears.clear()
    room.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    room.rest()
    assert ears.announced == [sentence]
    qtbot.waitUntil(lambda: [text for text in ears.spoken if sentence in text] == [sentence])


def test_what_a_menu_did_is_told_after_its_focus_has_come_back(room: Room, ears: Ears, qtbot: QtBot) -> None:
    menu = room.window.findChildren(QMenuBar)[0].actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToHide.emit()
    room.desk.session.start(variant_of("combo", "zen"), "by menu")
    room.rest()
    (news,) = ears.announced
    assert room.description == ""
    qtbot.waitUntil(lambda: room.description == news)
    assert ears.spoken.count(news) == 1


def test_an_answer_on_the_tray_is_no_more_than_the_answer(room: Room, ears: Ears) -> None:
    room.focus("Piece 1")
    ears.clear()
    room.keys("w")
    room.rest()
    assert ears.announced == ears.spoken
    room.focus("A1")
    assert room.button("Piece 1").accessibleDescription() == "fits in 56 places"


def test_messages_are_heard_at_once(room: Room, ears: Ears) -> None:
    after(room, ears, Key.Key_Left)
    assert ears.politeness == ["Assertive"]


def test_a_button_that_was_pressed_carries_the_message(room: Room, ears: Ears) -> None:
    room.desk.session.start(variant_of("calm", "classic"), "undo")
    room.desk.play(2)
    (undo,) = [
        button for button in room.window.findChildren(ActionButton) if button.accessibleName() == "Undo"
    ]
    undo.setFocus()
    room.rest()
    announced, spoken = after(room, ears, Key.Key_Space)
    assert announced == spoken
    assert announced[0].startswith("Undone.")
    room.key(Key.Key_Tab)
    assert undo.accessibleDescription() == "Ctrl+Z"


@pytest.mark.parametrize(
    ("rules", "text", "presses"), [("calm", "Undo", 2), ("swap", "Swap group", 2), ("swap", "End game", 2)]
)
def test_a_button_that_can_do_no_more_passes_the_focus_to_the_news(
    room: Room, ears: Ears, rules: str, text: str, presses: int
) -> None:
    """Neither it nor the next button carries what the board is about to say with the focus."""
    room.desk.session.start(variant_of(rules, "classic"), "no more")
    room.desk.play(2)
    while text == "End game" and room.desk.session.refusal(Command.END):
        room.desk.play(1)
    button = room.action_button(text)
    button.setFocus()
    room.rest()
    for _ in range(presses):
        ears.clear()
        room.key(Key.Key_Space)
        room.rest()
    if text == "End game":
        assert room.focused_name.startswith("A1,")
        return  # the end is told with its card
    (news,) = ears.announced
    assert [name[:3] for kind, name in ears.events if kind == "Focus"] == ["A1,"]
    assert [text.count(news) for text in ears.spoken if news in text] == [1]
    assert room.description == news
    same = [other for other in room.action_buttons if other.accessibleName() == text]
    assert not any(other.isEnabled() for other in same)


def test_the_news_of_a_dialog_is_heard_with_the_focus_that_comes_back(
    room: Room, ears: Ears, qtbot: QtBot
) -> None:
    room.window.actions_table["new_game"].trigger()
    dialog = room.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    ears.clear()
    room.desk.session.start(variant_of("calm", "classic"), "news")
    dialog.accept()
    room.activate()
    room.rest()
    assert len(ears.announced) == 1
    (spoken,) = ears.spoken
    assert spoken.startswith("A1, empty, New game: Calm. Pieces: ")


def test_a_used_piece_passes_focus_and_message_on(room: Room, ears: Ears, qtbot: QtBot) -> None:
    room.focus("Piece 1")
    ears.clear()
    room.desk.session.place(0, 2, 2)
    room.rest()
    assert ears.announced == ["Placed at C3, 1 point."]
    assert room.focused_name.startswith("Piece 2:")
    # Who reads what has the focus now does not read it there, and again as a change.
    assert not any("Placed at C3, 1 point." in text for text in ears.spoken)
    qtbot.waitUntil(lambda: ears.spoken.count("Placed at C3, 1 point.") == 1)


def test_a_check_mark_that_changes_is_told_once(room: Room, ears: Ears) -> None:
    room.key(Key.Key_1)
    piece = "Piece 1: single block, 1 cell"
    assert ears.events.count(("StateChanged", piece)) == 1
    ears.clear()
    room.key(Key.Key_Right)
    room.keys("f")
    assert ("StateChanged", piece) not in ears.events


def test_what_has_not_changed_is_not_told(room: Room, ears: Ears) -> None:
    room.key(Key.Key_1)
    ears.clear()
    room.tree.refresh()
    room.tree.refresh()
    assert ears.events == []
    room.key(Key.Key_Down)
    told = {name for kind, name in ears.events if kind != "Focus"}
    assert told <= {"A1, filled", "A2, empty"}


def after_each_first(desk: Desk) -> list[Game]:
    """The game after the first legal placement, if there is one."""
    return [desk.game.apply(placement)[0] for placement in islice(desk.game.legal, 1)]


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_a_whole_game_without_a_move_of_the_focus(qtbot: QtBot, rules: str) -> None:
    desk = Desk()
    desk.session.start(variant_of(rules, "classic"), "hear")
    room = Room(desk, qtbot)
    room.focus("A1")
    with listening() as ears:
        # The end is told with the card that opens by itself.
        while any(not after.over for after in after_each_first(desk)):
            ears.clear()
            desk.play(1)
            room.rest()
            (announced,) = ears.announced
            assert room.description == announced
            assert ears.spoken.count(announced) == 1
            assert not [event for event in ears.events if event[0] == "Focus"]
    assert room.focused_name.startswith("A1,")


def test_another_board_does_not_send_the_focus_around(room: Room, ears: Ears, qtbot: QtBot) -> None:
    for rules in ("combo", "calm", "swap"):
        ears.clear()
        room.desk.session.start(variant_of(rules, "classic"), "board")
        room.rest()
        focused = [name for kind, name in ears.events if kind == "Focus"]
        assert [name.split(",")[0] for name in focused] in ([], ["A1"])
        assert len(ears.announced) == 1
        qtbot.waitUntil(lambda: room.description == ears.announced[0])


def test_the_time_is_told_without_a_move_of_the_focus(qtbot: QtBot) -> None:
    desk = Desk()
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    room = Room(desk, qtbot)
    room.focus("A1")
    with listening() as ears:
        desk.wind(179_000)
    assert ears.announced == ["60 seconds left.", "30 seconds left.", "10 seconds left."]
    assert ears.spoken == ears.announced
    assert room.focused_name.startswith("A1,")
