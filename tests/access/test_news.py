"""The channel for news: who must carry it, when it waits for the focus, and what a name that changes does."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bp_qt.access.listeners import Listeners, need_descriptions
from bp_qt.access.news import News
from bp_qt.engine.rulesets import variant_of
from bp_qt.play.delays import USUAL
from tests.access.ears import Ears, listening
from tests.delays import DELAYS
from tests.play.desk import Desk
from tests.room import Panel, Room

Key = Qt.Key
PLACED = "Placed at C3, 1 point."


@pytest.mark.parametrize(
    ("registered", "needed"),
    [
        ([], False),
        ([("a", "Object:PropertyChange:AccessibleDescription")], True),
        ([("a", "object:property-change:accessible-description")], True),
        ([("a", "Object:PropertyChange:")], True),
        ([("a", "Object:PropertyChange:AccessibleDescription"), ("a", "Object:Announcement:")], False),
        ([("a", "Object:")], False),
        ([("a", "")], False),
        ([("a", "Object:StateChanged:Focused"), ("b", "Window:Activate")], False),
        ([("old", "Object:PropertyChange"), ("new", "Object:Announcement")], True),
    ],
)
def test_descriptions_are_needed_where_somebody_knows_no_announcements(
    registered: list[tuple[str, str]], needed: bool
) -> None:
    assert need_descriptions(registered) is needed


@pytest.mark.parametrize(("platform", "needed"), [("win32", False), ("darwin", False), ("linux", True)])
def test_where_nobody_can_be_asked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str, needed: bool
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    listeners = Listeners()
    listeners.ask()  # offscreen there is no bus
    assert listeners.is_known
    assert listeners.need_descriptions is needed


def place(room: Room) -> None:
    room.focus("C3")
    room.key(Key.Key_1)
    room.key(Key.Key_Space)


def test_for_newer_readers_the_announcement_is_all(room: Room, ears: Ears) -> None:
    room.listeners.come(need_descriptions=False)
    place(room)
    assert ears.announced[-1] == PLACED
    assert PLACED not in ears.spoken
    assert room.description == ""


def test_readers_come_and_go(room: Room, qtbot: QtBot) -> None:
    room.listeners.come(need_descriptions=False)
    place(room)
    room.listeners.come(need_descriptions=True)
    room.rest()
    assert room.description == "", "who has just come reads what has the focus first"
    qtbot.waitUntil(lambda: room.description == PLACED)
    room.listeners.come(need_descriptions=False)
    qtbot.waitUntil(lambda: room.description == "")


def test_a_buttons_own_description_comes_back(room: Room) -> None:
    button = room.action_button("New game")
    button.setAccessibleDescription("its own")
    button.setFocus()
    room.rest()
    room.announcer.say("News.")
    assert room.description == "News."
    room.listeners.come(need_descriptions=False)
    assert room.description == "its own"


def test_the_name_is_true_at_once_and_told_when_the_focus_has_gone(room: Room, ears: Ears) -> None:
    place(room)
    button = room.button("C3")
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.text(QAccessible.Text.Name) == "C3, filled"
    assert ("NameChanged", "C3, filled") not in ears.events
    ears.clear()
    room.key(Key.Key_Right)
    assert ears.events[0] == ("Focus", "D3, empty")
    assert ears.events.count(("NameChanged", "C3, filled")) == 1


def test_a_name_that_changes_and_changes_back_is_not_told(room: Room, ears: Ears) -> None:
    place(room)
    room.desk.session.undo()
    room.key(Key.Key_Right)
    assert [event for event in ears.events if event[0] == "NameChanged" and event[1].startswith("C3")] == []


def test_what_has_the_focus_is_shown_before_the_news(
    room: Room, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A braille line shows it when the message that lies over it goes."""
    shown: list[tuple[str, int]] = []
    room.listeners.come(need_descriptions=False)
    room.focus("C3")
    interface = QAccessible.queryAccessibleInterface(room.button("C3"))
    assert interface.text(QAccessible.Text.Name) == "C3, empty"
    room.key(Key.Key_1)
    monkeypatch.setattr(
        type(interface),
        "refresh_readers",
        lambda _self: shown.append((room.focused_name, len(ears.announced))),
    )
    ears.clear()
    room.key(Key.Key_Space)
    assert shown[0] == ("C3, filled", 0)
    assert ears.announced == [PLACED]


def test_a_description_that_has_just_been_read_is_shown_once_more(
    room: Room, ears: Ears, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca remembers it for a while: the braille line would go on saying that the piece fits."""
    room.focus("C3")
    interface = QAccessible.queryAccessibleInterface(room.button("C3"))
    assert interface.text(QAccessible.Text.Name) == "C3, empty"
    shown: list[str] = []
    monkeypatch.setattr(type(interface), "refresh_readers", lambda _self: shown.append(room.description))
    room.listeners.come(need_descriptions=False)
    room.key(Key.Key_1)
    assert set(shown) == {"fits"}
    room.tree._showing_again.setInterval(0)
    room.key(Key.Key_Space)
    qtbot.waitUntil(lambda: shown[-2:] == ["", ""])


@pytest.mark.parametrize("action", ["Press", "Toggle"])
def test_toggling_a_slot_is_pressing_it(room: Room, action: str) -> None:
    interface = QAccessible.queryAccessibleInterface(room.button("Piece 2"))
    interface.actionInterface().doAction(action)
    assert room.desk.aim.slot == 1
    interface.actionInterface().doAction(action)
    assert room.desk.aim.slot is None


@pytest.fixture
def opened(room: Room, qtbot: QtBot) -> Callable[[], QDialog]:
    """A dialog over the window, which has the focus."""

    def open_one() -> QDialog:
        room.trigger("about")
        dialog = room.window.findChild(QDialog)
        assert isinstance(dialog, QDialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_one


def test_news_waits_for_the_focus_to_come_back(room: Room, ears: Ears, opened: Callable[[], QDialog]) -> None:
    dialog = opened()
    ears.clear()
    room.announcer.say("News.")
    room.announcer.say("More news.")
    assert ears.announced == []
    dialog.accept()
    room.activate()
    room.rest()
    assert ears.announced == ["News.", "More news."]
    assert ears.spoken.count("News.") == 0, "the last one is carried"


def test_the_end_of_a_game_is_told_with_the_card_that_opens_by_itself(qtbot: QtBot, desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "over")
    # A reader speaks of the focus for that long: what carries the news then would be read twice.
    room = Room(desk, qtbot, delays=replace(DELAYS, hold_ms=USUAL.hold_ms))
    with listening() as ears:
        desk.play()
        assert room.game.over
        assert "Game over" not in ears.announced[-1]
        qtbot.waitUntil(lambda: room.opened == ["result"])
        qtbot.waitUntil(lambda: "Game over" in ears.announced[-1])
        (panel,) = room.window.findChildren(Panel)
        assert panel.hasFocus()  # first: a reader stops speaking for the focus
        assert sum("Game over" in text for text in [*ears.announced, *ears.spoken]) == 1


def test_where_no_card_comes_the_end_is_told_all_the_same(room: Room, ears: Ears) -> None:
    news = News.of(room.window)
    news.expect_dialog(True)
    room.announcer.say("Game over.")
    room.rest()
    assert ears.announced == []
    news.expect_dialog(False)
    room.rest()
    assert ears.announced == ["Game over."]
    assert not news.is_waiting
