"""Only what has changed is painted anew: a step of a drag costs a few cells, not the window."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from bp_qt.scene.layout import cell_rect
from tests.scene.table import Table


class Painted(QObject):
    """What of the window was painted."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.view)
        self.region = QRegion()
        table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


@pytest.fixture
def painted(table: Table) -> Painted:
    """From now on; everything is painted already, and nothing moves."""
    table.stage.motions.enabled = False
    QApplication.processEvents()
    table.view.viewport().repaint()
    # What Qt still owes from the first layout comes with the first change.
    table.stage.board.set_cursor((0, 0))
    QApplication.processEvents()
    table.stage.board.set_cursor(None)
    QApplication.processEvents()
    return Painted(table)


def around(table: Table, first: tuple[int, int], last: tuple[int, int]) -> QRect:
    start, end = cell_rect(table.layout, *first), cell_rect(table.layout, *last)
    return QRect(*start).united(QRect(*end)).adjusted(-3, -3, 3, 8)


def test_aiming_elsewhere_paints_only_where_something_was_or_is(table: Table, painted: Painted) -> None:
    table.desk.aim.take(0)
    table.desk.aim.point_at((4, 4))
    QApplication.processEvents()
    painted.region = QRegion()
    table.desk.aim.point_at((4, 5))
    QApplication.processEvents()
    assert not painted.region.isEmpty()
    assert around(table, (3, 3), (5, 6)).contains(painted.region.boundingRect())


def test_a_pointer_that_moves_within_a_cell_paints_nothing(table: Table, painted: Painted) -> None:
    table.click(table.slot(0))
    table.move(table.cell((3, 3)))
    QApplication.processEvents()
    painted.region = QRegion()
    table.move(table.cell((3, 3)) + (table.cell((3, 4)) - table.cell((3, 3))) / 5)
    QApplication.processEvents()
    assert painted.region.isEmpty()


def test_a_ring_paints_two_cells(table: Table, painted: Painted) -> None:
    board = table.stage.board
    board.set_cursor((3, 3))
    QApplication.processEvents()
    painted.region = QRegion()
    board.set_cursor((3, 4))
    QApplication.processEvents()
    assert not painted.region.isEmpty()
    assert around(table, (3, 3), (3, 4)).contains(painted.region.boundingRect())


def test_blocks_that_come_paint_their_cells(table: Table, painted: Painted) -> None:
    game = table.desk.game
    after = game.apply(next(iter(game.legal)))[0]
    table.stage.board.set_faces(after.faces)
    QApplication.processEvents()
    cells = [
        cell for cell in game.grid.cells_of(game.grid.full) if game.is_filled(cell) != after.is_filled(cell)
    ]
    assert not painted.region.isEmpty()
    whole = around(table, min(cells), max(cells))
    assert whole.contains(painted.region.boundingRect())


def test_blocks_on_their_way_leave_no_trace(table: Table, painted: Painted) -> None:
    """They come from where the piece was seen before, cells away; where they were is painted anew."""
    table.desk.aim.take(0)
    table.desk.aim.point_at((6, 6))
    ghost, cell = table.stage.ghost, table.layout.cell
    on_their_way = QRect(*cell_rect(table.layout, 2, 3))
    ghost.set_shift(QPointF(-3 * cell, -4 * cell))
    QApplication.processEvents()
    assert painted.region.contains(on_their_way)
    painted.region = QRegion()
    ghost.set_shift(QPointF())
    QApplication.processEvents()
    assert painted.region.contains(on_their_way)


def test_blocks_that_are_gone_before_they_arrive_leave_no_trace(table: Table, painted: Painted) -> None:
    table.desk.aim.take(0)
    table.desk.aim.point_at((6, 6))
    ghost, cell = table.stage.ghost, table.layout.cell
    ghost.set_shift(QPointF(-3 * cell, -4 * cell))
    QApplication.processEvents()
    painted.region = QRegion()
    ghost.clear()
    QApplication.processEvents()
    assert painted.region.contains(QRect(*cell_rect(table.layout, 2, 3)))


def test_a_piece_that_arrives_is_painted_at_each_step_and_not_between(table: Table, painted: Painted) -> None:
    for arrived, is_step in ((0.4, True), (0.4, False), (0.7, True), (1.0, True), (1.0, False)):
        painted.region = QRegion()
        table.stage.slots[0].set_entrance(arrived)
        QApplication.processEvents()
        assert (not painted.region.isEmpty()) is is_step
        assert not painted.region.intersects(QRect(*table.layout.slots[2]))
