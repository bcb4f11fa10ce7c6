"""One placement: what is written and told anew is what has changed, not the whole board."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.access.cells import TapButton
from bp_qt.engine.moves import Placement
from tests.engine.positions import game_at
from tests.play.desk import Desk
from tests.room import Room


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    desk = Desk()
    desk.put(game_at("combo", board=["#########."], tray=["single", "h3", "square2"]))
    return Room(desk, qtbot)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the cells that are written, as often as they are."""
    names: list[str] = []
    write = TapButton.write

    def noted(button: TapButton, name: str, description: str) -> None:
        if ", " in name and name[0].isupper() and name[1].isdigit():
            names.append(name)
        write(button, name, description)

    monkeypatch.setattr(TapButton, "write", noted)
    return names


def test_a_placement_writes_the_cells_that_changed(room: Room, written: list[str]) -> None:
    room.desk.session.move(Placement(2, 4, 4))
    assert {"E5, filled", "F5, filled", "E6, filled", "F6, filled"} <= set(written)
    assert len(set(written)) <= 4 + 2  # and where the focus is and was


def test_a_clear_writes_the_cells_of_the_line(room: Room, written: list[str]) -> None:
    room.desk.session.move(Placement(0, 0, 9))
    cleared = {f"{column}1, empty" for column in "ABCDEFGHI"}
    assert cleared <= set(written)
    assert len(set(written)) <= len(cleared) + 2


def test_every_cell_says_what_it_is_after_many_moves(room: Room) -> None:
    room.desk.play(9)
    for number in range(100):
        row, column = divmod(number, 10)
        state = "filled" if room.game.is_filled((row, column)) else "empty"
        assert room.button(f"{chr(ord('A') + column)}{row + 1}").accessibleName().endswith(state)


def test_with_a_piece_in_hand_every_cell_says_what_pressing_it_does(room: Room, written: list[str]) -> None:
    room.desk.aim.take(0)
    QApplication.processEvents()
    assert len(set(written)) == 100
    written.clear()
    room.desk.aim.put_back()
    QApplication.processEvents()
    assert len(set(written)) == 100


def test_what_has_the_focus_is_told_of_first(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    tell = TapButton.tell

    def noted(button: TapButton) -> None:
        told.append(button.accessibleName())
        tell(button)

    monkeypatch.setattr(TapButton, "tell", noted)
    room.focus("E5")
    told.clear()
    room.desk.session.move(Placement(2, 3, 3))
    QApplication.processEvents()
    assert len(told) > 1
    assert told[0] == "E5, filled"
