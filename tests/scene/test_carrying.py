"""A dragged piece is carried: in the hand off the board, snapped on it, never in two places, and home after a miss."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from bp_qt.scene.hand import HandItem
from bp_qt.scene.stage import Stage
from tests.delays import SEEN_ON_ITS_WAY
from tests.engine.positions import game_at
from tests.play.desk import Desk
from tests.scene.table import Table, ghost
from tests.scene.test_view_drag import Enter, StagedDrag, drag, drop, over, staged

__all__ = ["staged"]


@pytest.fixture
def table(desk: Desk, qtbot: QtBot) -> Table:
    table = Table(desk, delays=SEEN_ON_ITS_WAY)
    qtbot.addWidget(table.view)
    return table


def hand(table: Table) -> HandItem:
    (item,) = [item for item in table.stage.items() if isinstance(item, HandItem)]
    return item


def carried(table: Table) -> int | None:
    """The slot whose piece is in the air."""
    return table.stage.carrying.slot


def settle(table: Table) -> None:
    """Lets every motion come to its end."""
    table.stage.motions.finish()


def test_off_the_board_the_piece_is_in_the_hand_and_its_print_in_the_trough(
    table: Table, staged: type[StagedDrag]
) -> None:
    place = QPointF(table.slot(0).toPoint())

    def script() -> None:
        assert over(table, place, Enter)
        settle(table)
        assert hand(table).piece is table.desk.game.tray[1]
        assert hand(table).scale_now == 1
        assert ghost(table) is None
        assert table.stage.slots[1].look.is_away
        # A bar of three cells: its middle over the pointer, half a cell above it.
        cell = table.layout.cell
        assert hand(table).corner == QPointF(place.x() - 1.5 * cell, place.y() - 1.5 * cell)

    drag(table, 1, script)


def test_on_the_board_it_is_snapped_and_nothing_floats(table: Table, staged: type[StagedDrag]) -> None:
    def script() -> None:
        assert over(table, table.cell((5, 3)), Enter)
        settle(table)
        assert ghost(table) == (((4, 2), (4, 3), (4, 4)), True)
        assert hand(table).piece is None
        over(table, table.slot(0))
        assert hand(table).piece is not None
        assert ghost(table) is None

    drag(table, 1, script)


def test_where_it_does_not_fit_the_floating_blocks_give_way_to_the_outline(
    table: Table, staged: type[StagedDrag]
) -> None:
    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        over(table, table.cell((4, 3)))
        settle(table)
        assert ghost(table) == (((3, 2), (3, 3), (3, 4)), False)
        assert hand(table).piece is None

    drag(table, 1, script)


def test_above_the_tray_no_end_of_it_is_on_the_board(table: Table, staged: type[StagedDrag]) -> None:
    trough, beneath = table.layout.trough, table.layout.grid.bottom + table.layout.cell

    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        for x in range(trough.x, trough.right, 7):
            for y in range(beneath, trough.bottom, 5):
                over(table, QPointF(x, y))
                assert ghost(table) is None, (x, y)

    drag(table, 1, script)


def test_above_a_tray_beside_the_board_no_end_of_it_is_on_the_board(
    qtbot: QtBot, staged: type[StagedDrag]
) -> None:
    desk = Desk()
    desk.put(game_at("calm", board=[], tray=["single", "h5", "single"]))
    table = Table(desk)
    qtbot.addWidget(table.view)
    table.view.resize(900, 460)
    trough = table.layout.trough
    assert table.layout.beside

    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        for x in range(trough.x, trough.right, 7):
            for y in (trough.y, *range(table.layout.grid.bottom, trough.bottom)):
                over(table, QPointF(x, y))
                assert ghost(table) is None, (x, y)

    drag(table, 1, script)


def test_the_last_row_is_reached_where_the_trough_begins_in_the_row_beneath_it(
    table: Table, staged: type[StagedDrag]
) -> None:
    layout = table.layout
    place = QPointF(table.cell((8, 3)).x(), layout.grid.bottom + layout.cell - 1)
    assert layout.trough.contains(place.x(), place.y())

    def script() -> None:
        over(table, place, Enter)
        assert ghost(table) == (((7, 2), (7, 3), (7, 4)), True)
        drop(table, place)

    drag(table, 1, script)
    assert table.desk.game.placements == 1


def test_blocks_lean_at_most_a_little(table: Table, staged: type[StagedDrag]) -> None:
    cell = table.layout.cell

    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        settle(table)
        for right in range(-cell // 2 + 1, cell // 2):
            over(table, table.cell((5, 3)) + QPointF(right, right / 2))
            shift = table.stage.ghost.shift
            assert max(abs(shift.x()), abs(shift.y())) <= 0.03 * cell + 0.5

    drag(table, 1, script)


@pytest.mark.parametrize("end", ["misfit", "beside", "tray", "cancelled"])
def test_after_a_miss_it_glides_home(table: Table, staged: type[StagedDrag], qtbot: QtBot, end: str) -> None:
    places: dict[str, Callable[[], QPointF]] = {
        "misfit": lambda: table.cell((4, 3)),
        "beside": lambda: QPointF(2, 2),
        "tray": lambda: table.slot(0),
    }

    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        if end == "cancelled":
            table.view.cancel_drag()
        else:
            over(table, places[end]())
            drop(table, places[end]())
        assert hand(table).piece is not None
        assert ghost(table) is None

    drag(table, 1, script)
    assert carried(table) == 1
    qtbot.waitUntil(lambda: carried(table) is None)
    assert hand(table).piece is None
    assert not table.stage.motions.running


def test_a_new_press_takes_it_out_of_the_air(table: Table, staged: type[StagedDrag]) -> None:
    drag(table, 1, lambda: drop(table, QPointF(2, 2)))
    in_the_air = hand(table).corner

    def script() -> None:
        assert hand(table).corner == in_the_air
        over(table, table.cell((5, 3)), Enter)
        drop(table, table.cell((5, 3)))

    drag(table, 1, script)
    assert table.desk.game.placements == 1
    assert carried(table) is None
    assert hand(table).piece is None


def test_a_command_does_not_wait_for_it(table: Table, staged: type[StagedDrag]) -> None:
    drag(table, 1, lambda: drop(table, QPointF(2, 2)))
    assert carried(table) == 1
    table.desk.session.place(0, 0, 0)
    assert carried(table) is None
    assert hand(table).piece is None


def test_where_nothing_is_to_move_it_is_at_home_at_once(table: Table, staged: type[StagedDrag]) -> None:
    table.stage.motions.enabled = False

    def script() -> None:
        over(table, table.cell((5, 3)), Enter)
        assert table.stage.ghost.shift == QPointF()
        over(table, table.slot(0))
        assert hand(table).scale_now == 1
        drop(table, QPointF(2, 2))
        assert hand(table).piece is None

    drag(table, 1, script)
    assert not table.stage.motions.running


def test_a_clear_begins_with_what_the_preview_showed(stage: Stage) -> None:
    """The frame of the release is the last of the preview, but for the outline of the piece."""
    from bp_qt.scene.layout import cell_rect
    from tests.engine.positions import family
    from tests.scene.conftest import ROW, difference

    cells = tuple((9, col) for col in range(10))
    stage.board.set_faces(ROW)
    stage.ghost.set_preview(family("single"), [(9, 9)], True, rows=[9], cleared=cells)
    stage.motions.finish()
    before = stage.picture()
    stage.ghost.clear()
    faces = {cell: family("bar4") for cell in cells[:9]} | {(9, 9): family("single")}
    stage.board.set_faces((*ROW[:9], (None,) * 10))
    stage.effects.placed([(9, 9)], family("single"))
    stage.effects.cleared(faces, rows=[9])
    after = stage.picture()
    layout = stage.layout
    assert layout is not None
    for col in range(7):
        seen = difference(before, after, cell_rect(layout, 9, col))
        assert seen.share < 0.12, (col, seen)
