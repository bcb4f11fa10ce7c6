"""How long the strip shows what."""

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.scene.message_line import MessageLine
from tests.play.desk import Desk
from tests.scene.table import Table

NEVER_MS = 24 * 3_600_000


@pytest.fixture
def line(table: Table) -> MessageLine:
    return MessageLine(table.stage.message, table.desk.session, NEVER_MS)


def test_a_line_goes_by_itself(table: Table, qtbot: QtBot) -> None:
    line = MessageLine(table.stage.message, table.desk.session, 1)
    line.show("Piece 2 chosen")
    assert table.stage.message.message == "Piece 2 chosen"
    qtbot.waitUntil(lambda: table.stage.message.message == "")


def test_nothing_to_say_ends_what_was_said(table: Table, line: MessageLine) -> None:
    line.show("Piece 2 chosen")
    line.show("")
    assert table.stage.message.message == ""


def test_the_hint_comes_back_until_the_first_piece_lies(table: Table, desk: Desk, qtbot: QtBot) -> None:
    line = MessageLine(table.stage.message, desk.session, 1)
    line.set_hint("Drag")
    assert table.stage.message.message == "Drag"
    line.show("Does not fit here")
    assert table.stage.message.message == "Does not fit here"
    qtbot.waitUntil(lambda: table.stage.message.message == "Drag")
    desk.session.place(0, 0, 0)
    line.show("")
    assert table.stage.message.message == ""


def test_a_hint_waits_for_the_line_before_it(table: Table, line: MessageLine) -> None:
    line.show("Does not fit here")
    line.set_hint("Drag")
    assert table.stage.message.message == "Does not fit here"
