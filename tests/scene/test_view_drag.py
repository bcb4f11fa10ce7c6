"""Drag, with events as the platform sends them, and what happens to it when something comes between."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.shapes import Shape
from tests.engine.positions import each_shape, game_at
from tests.play.desk import Desk
from tests.scene.table import Table, ghost, in_hand, near


class Enter(QDragEnterEvent):
    """A drag comes over the window; as the two below it says where it began."""

    def source(self) -> QWidget | None:  # type: ignore[override]
        return StagedDrag.begun_by


class Move(QDragMoveEvent):
    """A drag moves over the window."""

    def source(self) -> QWidget | None:  # type: ignore[override]
        return StagedDrag.begun_by


class Drop(QDropEvent):
    """The button is released."""

    def source(self) -> QWidget | None:  # type: ignore[override]
        return StagedDrag.begun_by


class StagedDrag:
    """Stands in for QDrag: `exec` plays a script instead of running a loop of the platform."""

    script: ClassVar[Callable[[], None]]
    mime: ClassVar[QMimeData]
    pixmap: ClassVar[QPixmap]
    cursors: ClassVar[dict[Qt.DropAction, QPixmap]] = {}
    cancelled: ClassVar[int]
    begun: ClassVar[int]
    begun_by: ClassVar[QWidget | None] = None

    def __init__(self, source: QWidget) -> None:
        StagedDrag.begun_by = source

    def setMimeData(self, data: QMimeData) -> None:
        StagedDrag.mime = data

    def setPixmap(self, pixmap: QPixmap) -> None:
        StagedDrag.pixmap = pixmap

    def setDragCursor(self, cursor: QPixmap, action: Qt.DropAction) -> None:
        StagedDrag.cursors[action] = cursor

    def exec(self, action: Qt.DropAction) -> Qt.DropAction:
        StagedDrag.begun += 1
        StagedDrag.script()
        return action  # not to be trusted

    @staticmethod
    def cancel() -> None:
        StagedDrag.cancelled += 1


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[StagedDrag]]:
    monkeypatch.setattr("bp_qt.scene.drag.QDrag", StagedDrag)
    StagedDrag.script, StagedDrag.begun, StagedDrag.cancelled = lambda: None, 0, 0
    yield StagedDrag
    StagedDrag.begun_by = None


def drag(table: Table, slot: int, script: Callable[[], None]) -> None:
    """Presses on a piece, moves past the system's distance, and plays the script."""
    StagedDrag.script = script
    table.press(table.slot(slot))
    table.move(near(table.slot(slot), QApplication.startDragDistance()))


def over(table: Table, place: QPointF, kind: type[Enter | Move] = Move) -> bool:
    action, button, key = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = kind(place.toPoint(), action, StagedDrag.mime, button, key)
    QApplication.sendEvent(table.view.viewport(), event)
    return event.isAccepted()


def drop(table: Table, place: QPointF) -> None:
    over(table, place, Enter)  # without it Qt delivers neither a move nor a drop
    action, button, key = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(table.view.viewport(), Drop(place, action, StagedDrag.mime, button, key))


def assert_true(fact: bool) -> None:
    assert fact


def assert_nothing_happened(table: Table, before: object) -> None:
    assert table.desk.game is before
    assert in_hand(table) is None
    assert ghost(table) is None
    assert not table.view.is_dragging
    assert not any(slot.look.in_hand or slot.look.selected for slot in table.stage.slots)
    assert table.desk.told == []


def test_a_press_that_hardly_moves_is_no_drag(table: Table, staged: type[StagedDrag]) -> None:
    table.press(table.slot(0))
    table.move(near(table.slot(0), QApplication.startDragDistance() - 1))
    assert staged.begun == 0
    table.release(near(table.slot(0), 2))
    assert in_hand(table) == 0


def test_a_drag_shows_the_piece_by_the_lift_rule_and_places_it(
    table: Table, staged: type[StagedDrag]
) -> None:
    def script() -> None:
        assert table.view.is_dragging
        assert table.stage.slots[1].look.in_hand
        assert over(table, table.cell((5, 3)), Enter)
        assert ghost(table) == (((4, 2), (4, 3), (4, 4)), True)
        assert over(table, table.cell((4, 3)))
        assert ghost(table) == (((3, 2), (3, 3), (3, 4)), False)
        # The bottom row is reached from the row beneath the board.
        assert over(table, table.cell((8, 0)))
        assert ghost(table) == (((7, 0), (7, 1)), False)
        drop(table, table.cell((8, 1)))

    drag(table, 1, script)
    assert staged.begun == 1
    assert [table.desk.game.is_filled((7, column)) for column in range(4)] == [True, True, True, False]
    assert ghost(table) is None
    assert not table.view.is_dragging


def test_a_drop_does_not_cancel_its_own_drag(table: Table, staged: type[StagedDrag]) -> None:
    drag(table, 1, lambda: drop(table, table.cell((8, 1))))
    assert table.desk.game.placements == 1
    assert staged.cancelled == 0


@each_shape
def test_the_ghost_goes_only_when_no_cell_of_it_is_on_the_board(
    shape: Shape, staged: type[StagedDrag], qtbot: QtBot
) -> None:
    desk = Desk()
    desk.put(game_at("combo", tray=[shape.id, "single"]))
    table = Table(desk)
    qtbot.addWidget(table.view)
    seen: dict[tuple[int, int], tuple[Cell, ...]] = {}

    def script() -> None:
        over(table, table.cell((5, 5)), Enter)
        for row in range(-6, 18):
            for column in range(-7, 18):
                # An odd cell has no pixel in its middle: a little to the right of it.
                over(table, near(table.cell((row, column)), 1))
                seen[row, column] = table.ghost.cells if table.ghost else ()

    drag(table, 0, script)
    for (row, column), cells in seen.items():
        place = near(table.cell((row, column)), 1)
        if table.layout.trough.contains(place.x(), place.y()) and row != 10:
            assert cells == ()  # the piece is still in the hand
            continue
        # docs/rules.md 1: bottom row r − 1, left column floor(x − w/2 + 1/2), here with x in the middle of a cell.
        left, top = int((column + 0.5 - shape.width / 2 + 0.5) // 1), row - shape.height
        whole = {(top + r, left + c) for r, c in shape.cells}
        assert set(cells) == {(r, c) for r, c in whole if 0 <= r < 10 and 0 <= c < 10}, (row, column)
    assert_nothing_happened(table, desk.game)


@pytest.mark.parametrize(
    "place",
    [
        lambda table: table.cell((4, 3)),
        lambda table: table.cell((4, 7)),
        lambda table: table.cell((-3, 3)),
        lambda table: table.slot(1),
        lambda table: table.slot(2),
        lambda table: QPointF(1, 1),
    ],
    ids=["covers", "off the board", "above", "own slot", "other slot", "corner"],
)
def test_a_wrong_drop_changes_nothing(
    table: Table, staged: type[StagedDrag], place: Callable[[Table], QPointF]
) -> None:
    before = table.desk.game

    def script() -> None:
        over(table, table.cell((4, 3)), Enter)
        over(table, place(table))
        drop(table, place(table))
        assert not table.stage.slots[1].look.in_hand

    drag(table, 1, script)
    assert_nothing_happened(table, before)


def test_a_drag_that_just_ends_changes_nothing(table: Table, staged: type[StagedDrag]) -> None:
    before = table.desk.game
    drag(table, 1, lambda: None)
    assert_nothing_happened(table, before)
    drag(table, 1, lambda: assert_true(over(table, table.cell((6, 3)), Enter)))
    assert_nothing_happened(table, before)


def test_a_drag_that_leaves_the_window_takes_the_ghost_along(table: Table, staged: type[StagedDrag]) -> None:
    def script() -> None:
        over(table, table.cell((6, 3)), Enter)
        QApplication.sendEvent(table.view.viewport(), QDragLeaveEvent())
        assert ghost(table) is None
        assert over(table, table.cell((6, 3)), Enter)
        assert ghost(table) is not None

    drag(table, 1, script)


def test_nothing_floats_under_the_pointer(table: Table, staged: type[StagedDrag]) -> None:
    drag(table, 1, lambda: None)
    assert staged.pixmap.width() >= 2
    assert staged.pixmap.devicePixelRatio() == table.view.devicePixelRatioF()
    assert staged.pixmap.toImage().pixelColor(0, 0).alpha() == 0


def test_a_closed_hand_is_shown_everywhere_and_never_a_forbidden_sign(
    table: Table, staged: type[StagedDrag]
) -> None:
    drag(table, 1, lambda: None)
    shown = [staged.cursors[action] for action in (Qt.DropAction.MoveAction, Qt.DropAction.IgnoreAction)]
    assert all(cursor.toImage() == shown[0].toImage() for cursor in shown)
    assert shown[0].toImage().pixelColor(16, 16).name() == "#ffffff"


def test_an_open_hand_is_over_what_can_be_taken(table: Table) -> None:
    table.move(table.slot(1))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    table.move(table.cell((3, 3)))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    table.desk.session.place(1, 0, 0)
    table.move(table.slot(1))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_used_slot_is_not_dragged(table: Table, staged: type[StagedDrag]) -> None:
    table.desk.session.place(1, 0, 0)
    drag(table, 1, lambda: None)
    assert staged.begun == 0


def test_when_the_game_is_over_nothing_is_dragged(desk: Desk, qtbot: QtBot, staged: type[StagedDrag]) -> None:
    desk.session.start(variant_of("calm", "classic"), "end")
    desk.play()
    table = Table(desk)
    qtbot.addWidget(table.view)
    for slot in range(3):
        drag(table, slot, lambda: None)
        table.release(table.slot(slot))
    assert staged.begun == 0


def test_a_drag_of_somebody_else_is_refused(table: Table, staged: type[StagedDrag]) -> None:
    before = table.desk.game
    StagedDrag.mime = QMimeData()
    StagedDrag.mime.setText("1")
    for source in (None, table.view, QWidget(table.view)):
        StagedDrag.begun_by = source
        assert not over(table, table.cell((4, 3)), Enter)
        assert not over(table, table.cell((4, 3)))
        drop(table, table.cell((6, 3)))
        assert_nothing_happened(table, before)
    table.desk.aim.take(0, dragging=True)
    StagedDrag.begun_by = None
    assert not over(table, table.cell((4, 3)))


@pytest.mark.parametrize(
    "happen",
    [
        lambda table: table.desk.session.undo(),
        lambda table: table.desk.session.start(variant_of("calm", "classic")),
        lambda table: table.desk.session.open(variant_of("combo", "timed")),
        lambda table: table.view.cancel_drag(),
    ],
    ids=["undo", "new game", "other board", "cancelled"],
)
def test_what_comes_between_ends_the_drag(
    table: Table, staged: type[StagedDrag], happen: Callable[[Table], object]
) -> None:
    table.desk.session.place(0, 0, 0)

    def script() -> None:
        over(table, table.cell((6, 3)), Enter)
        happen(table)
        assert staged.cancelled == 1
        assert ghost(table) is None
        assert table.view.is_dragging
        # The platform may still send what was on its way.
        assert not over(table, table.cell((6, 3)))
        drop(table, table.cell((6, 3)))

    drag(table, 1, script)
    assert not table.view.is_dragging
    assert in_hand(table) is None
    assert ghost(table) is None
    assert not table.desk.game.is_filled((5, 3))


def test_the_end_of_the_time_ends_the_drag(qtbot: QtBot, staged: type[StagedDrag]) -> None:
    desk = Desk()
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    desk.wind(179_000)
    table = Table(desk)
    qtbot.addWidget(table.view)
    slot = next(slot for slot, shape in enumerate(desk.game.tray) if shape)

    def script() -> None:
        over(table, table.cell((6, 3)), Enter)
        desk.wind(1000)
        drop(table, table.cell((6, 3)))

    drag(table, slot, script)
    assert desk.game.over
    assert desk.game.placements == 1
    assert staged.cancelled == 1


def test_without_a_drag_none_is_cancelled(table: Table, staged: type[StagedDrag]) -> None:
    table.view.cancel_drag()
    table.desk.play(1)
    assert staged.cancelled == 0


def test_offscreen_a_drag_ends_at_once_and_leaves_nothing(table: Table) -> None:
    before = table.desk.game
    assert QGuiApplication.platformName() == "offscreen"
    table.press(table.slot(1))
    table.move(near(table.slot(1), 60))
    assert_nothing_happened(table, before)
    table.release(near(table.slot(1), 60))
    assert_nothing_happened(table, before)
    table.click(table.slot(1))
    assert in_hand(table) == 1
