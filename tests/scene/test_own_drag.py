"""The view's own drag, as on Wayland and with a finger: press, move and release, and whatever may interrupt them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.engine.bitboard import bits_of
from bp_qt.engine.moves import Placement
from bp_qt.engine.rulesets import variant_of
from tests.play.desk import Desk
from tests.scene.table import LEFT, NONE, RIGHT, Table, ghost, in_hand, near


def a_game() -> Desk:
    desk = Desk()
    desk.session.start(variant_of("calm", "classic"), "desk")
    return desk


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    table = Table(a_game())
    qtbot.addWidget(table.view)
    yield table
    table.view.cancel_drag()


def carry(table: Table, *places: QPointF, slot: int = 0) -> None:
    """Presses on a slot and moves on with the button held."""
    start = table.slot(slot)
    table.move(start)
    table.press(start)
    table.move(near(start, 4))
    for place in places:
        table.move(place)


def placed(table: Table) -> list[Placement]:
    return [move for move in table.desk.session.sitting.history.moves if isinstance(move, Placement)]


def test_it_lands_by_the_lift_rule(table: Table) -> None:
    carry(table, table.cell((5, 3)), table.cell((6, 3)))
    assert table.view.is_dragging
    shown = ghost(table)
    assert shown is not None
    table.release(table.cell((6, 3)))
    (placement,) = placed(table)
    assert placement.slot == 0
    assert {divmod(bit, 8) for bit in bits_of(table.desk.game.board)} == set(shown[0])


def test_a_short_way_is_still_a_tap(table: Table) -> None:
    start = table.slot(0)
    table.move(start)
    table.press(start)
    table.move(near(start, 2))
    table.release(near(start, 2))
    assert in_hand(table) == 0
    assert not table.desk.aim.is_dragging


@pytest.mark.parametrize("where", ["slot", "outside"])
def test_let_go_where_there_is_no_board_it_goes_back(table: Table, where: str) -> None:
    place = table.slot(1) if where == "slot" else QPointF(-400, -400)
    carry(table, table.cell((6, 3)), place)
    table.release(place)
    assert (in_hand(table), placed(table), ghost(table)) == (None, [], None)


def test_escape_puts_it_back_wherever_the_focus_is_and_the_release_places_nothing(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Escape)
    assert in_hand(table) is None
    table.release(table.cell((6, 3)))
    assert placed(table) == []
    assert in_hand(table) is None


def test_another_button_changes_nothing(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    table.press(table.cell((6, 3)), RIGHT)
    table._held = LEFT
    table._send(QEvent.Type.MouseButtonRelease, table.cell((6, 3)), RIGHT)
    assert table.desk.aim.is_dragging
    assert placed(table) == []
    table.release(table.cell((6, 3)))
    assert len(placed(table)) == 1


def test_a_release_that_went_elsewhere_puts_it_back_at_the_next_move(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    table._held = NONE
    table.move(table.cell((5, 3)))
    assert in_hand(table) is None
    assert placed(table) == []


def test_another_window_in_front_puts_it_back(table: Table, qapp: QApplication) -> None:
    carry(table, table.cell((6, 3)))
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.ApplicationDeactivate))
    table.release(table.cell((6, 3)))
    assert placed(table) == []


def test_a_flick_within_one_frame_lands(table: Table) -> None:
    table.move(table.slot(0))
    table.press(table.slot(0))
    table.release(table.cell((6, 3)))
    assert len(placed(table)) == 1


def test_a_game_that_changes_under_it_takes_it_out_of_the_hand(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    table.desk.session.start(table.desk.game.variant, "another")
    table.release(table.cell((6, 3)))
    assert placed(table) == []
    assert not table.view.is_dragging


def test_after_it_escape_is_anybodys_again(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    table.release(table.cell((6, 3)))
    table.click(table.slot(1))
    assert in_hand(table) == 1
    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Escape)
    assert in_hand(table) == 1


def test_a_key_that_takes_another_piece_ends_it_and_leaves_nothing_behind(table: Table) -> None:
    carry(table, table.cell((6, 3)))
    table.desk.aim.toggle(1)
    table.release(table.cell((6, 3)))
    assert placed(table) == []
    assert in_hand(table) == 1
    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Escape)
    assert in_hand(table) == 1  # nobody here listens to keys any more


# --- fingers and pens, on every platform ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen, QInputDevice.Capability.Position)


def test_a_finger_drags_and_lets_go(qtbot: QtBot, screen: QPointingDevice) -> None:
    table = Table(a_game())
    qtbot.addWidget(table.view)
    port = table.view.viewport()
    way = [table.slot(0), near(table.slot(0), 4, -14), table.cell((5, 3)), table.cell((6, 3))]
    QTest.touchEvent(port, screen).press(0, way[0].toPoint(), port).commit()
    for place in way[1:]:
        QTest.touchEvent(port, screen).move(0, place.toPoint(), port).commit()
    assert table.desk.aim.is_dragging
    assert ghost(table) is not None
    QTest.touchEvent(port, screen).release(0, way[-1].toPoint(), port).commit()
    assert len(placed(table)) == 1
    assert not table.view.is_dragging


def test_a_pen_drags_and_lets_go(qtbot: QtBot) -> None:
    table = Table(a_game())
    qtbot.addWidget(table.view)
    pen = QPointingDevice(
        "pen",
        7,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    port = table.view.viewport()
    down, move, up = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
    for kind, button, held, place in (
        (down, LEFT, LEFT, table.slot(0)),
        (move, NONE, LEFT, near(table.slot(0), 4, -14)),
        (move, NONE, LEFT, table.cell((6, 3))),
        (up, LEFT, NONE, table.cell((6, 3))),
    ):
        where = QPointF(port.mapToGlobal(place.toPoint()))
        modifiers = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(port, QMouseEvent(kind, place, where, button, held, modifiers, pen))
    assert len(placed(table)) == 1
