"""The board as text: one row one line, live, to be copied; three rows fit on a usual braille display."""

import pytest
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.board_as_text import BoardAsText
from bp_qt.engine.rulesets import RULESETS
from bp_qt.words.plain_board import plain_board
from tests.engine.positions import game_at, new_game
from tests.play.desk import Desk


class Reader:
    """Has the text open beside a game."""

    def __init__(self, qtbot: QtBot) -> None:
        self.desk = Desk()
        self.desk.put(
            game_at("calm", board=["#######.", "", "", "...#"], tray=["single", None, "corner2-se"])
        )
        self.dialog = BoardAsText(self.desk.session, None)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        (self.box,) = self.dialog.findChildren(QPlainTextEdit)

    @property
    def lines(self) -> list[str]:
        return self.box.toPlainText().splitlines()


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    return Reader(qtbot)


def test_a_row_is_a_line_and_a_piece_has_its_shape(reader: Reader) -> None:
    assert reader.lines == [
        "1 xxxxxxx.",
        "2 ........",
        "3 ........",
        "4 ...x....",
        *(f"{row} ........" for row in (5, 6, 7, 8)),
        "",
        "Piece 1: single block",
        "x",
        "",
        "Piece 2: used",
        "",
        "Piece 3: small corner at the bottom right",
        ".x",
        "xx",
    ]


def test_it_follows_the_game_and_the_cursor_keeps_its_line(reader: Reader) -> None:
    place = reader.box.textCursor()
    place.movePosition(QTextCursor.MoveOperation.Down, QTextCursor.MoveMode.MoveAnchor, 3)
    place.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, 4)
    reader.box.setTextCursor(place)
    reader.desk.session.place(0, 0, 7)
    assert reader.lines[0] == "1 ........"
    assert "Piece 1: used" in reader.lines
    place = reader.box.textCursor()
    assert (place.blockNumber(), place.positionInBlock()) == (3, 4)


def test_it_is_read_only_and_can_be_copied(reader: Reader) -> None:
    assert reader.box.isReadOnly()
    assert reader.box.accessibleName() == "Board as text"
    copy, _ = reader.dialog.findChildren(QPushButton)
    copy.click()
    assert QGuiApplication.clipboard().text() == reader.box.toPlainText()


def test_three_rows_on_a_line(reader: Reader) -> None:
    (together,) = reader.dialog.findChildren(QCheckBox)
    together.setChecked(True)
    assert reader.lines[:3] == [
        "1 xxxxxxx. 2 ........ 3 ........",
        "4 ...x.... 5 ........ 6 ........",
        "7 ........ 8 ........",
    ]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
def test_three_rows_are_short_enough_for_forty_cells_of_braille(ruleset) -> None:
    game = new_game(ruleset.id, ruleset.modes[0].id, "braille")
    board = plain_board(game, 3).split("\n\n")[0]
    assert max(map(len, board.splitlines())) <= 40
