"""The mouse as the player's hand: the stage in its window, and tap, with what may come between."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.rulesets import variant_of
from bp_qt.look.theme import THEMES
from bp_qt.scene.layout import arrange
from bp_qt.scene.stage import Stage
from bp_qt.scene.view import GameView
from tests.engine.positions import game_at
from tests.play.desk import Desk
from tests.scene.table import RIGHT, Table, ghost, in_hand, near

# --- layout ------------------------------------------------------------------------------------------------


def test_the_stage_fits_the_window(table: Table) -> None:
    for width, height in ((480, 640), (700, 900), (1400, 900), (3840, 2000)):
        table.view.resize(width, height)
        font_px = table.view.fontInfo().pixelSize()
        assert table.layout == arrange(width, height, 8, font_px)
        assert table.stage.sceneRect().size().toSize() == table.view.viewport().size()
        assert table.view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)


@pytest.mark.parametrize("height", range(100, 420, 8))
def test_every_size_that_a_window_manager_may_give_can_be_painted(table: Table, height: int) -> None:
    """Also those below the least one: blocks of a few pixels have no room for their glyphs."""
    table.desk.play(2)
    for width in (120, 900):
        table.view.resize(width, height)
        assert not table.view.grab().isNull()


def test_nothing_is_laid_out_twice(table: Table) -> None:
    count = len(table.layouts)
    table.view.arrange()
    table.desk.play(1)
    assert len(table.layouts) == count


def test_another_size_of_board_is_laid_out_at_once(table: Table) -> None:
    table.desk.session.open(variant_of("combo", "classic"))
    assert table.layout.size == 10
    table.desk.session.open(variant_of("calm", "classic"))
    assert table.layout.size == 8


def test_a_view_before_its_first_layout_takes_no_harm(qtbot: QtBot) -> None:
    desk = Desk()
    desk.put(game_at("calm", tray=["single"]))
    view = GameView(Stage(THEMES["light"]), desk.session, desk.aim)
    qtbot.addWidget(view)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert desk.aim.slot is None


# --- tap ---------------------------------------------------------------------------------------------------


def test_click_a_piece_then_a_cell(table: Table) -> None:
    table.click(table.slot(1))
    assert in_hand(table) == 1
    assert table.stage.slots[1].look.selected
    table.click(table.cell((5, 2)))
    assert [table.desk.game.is_filled((5, column)) for column in (1, 2, 3, 4, 5)] == [
        False,
        *[True] * 3,
        False,
    ]
    assert in_hand(table) is None
    assert ghost(table) is None


def test_click_again_puts_the_piece_back(table: Table) -> None:
    table.click(table.slot(1))
    table.click(table.slot(1))
    assert in_hand(table) is None
    assert table.desk.told == []


def test_two_quick_presses_are_two_presses(table: Table) -> None:
    table.click(table.slot(1))
    table.press(table.slot(1), twice=True)
    table.release(table.slot(1))
    assert in_hand(table) is None
    table.click(table.slot(0))
    table.press(table.cell((0, 0)), twice=True)
    table.release(table.cell((0, 0)))
    assert table.desk.game.is_filled((0, 0))


def test_the_hovered_cell_shows_the_preview_by_the_tap_rule(table: Table) -> None:
    table.click(table.slot(2))
    table.move(table.cell((3, 4)))
    assert ghost(table) == (((3, 4), (4, 3), (4, 4)), True)
    table.move(table.cell((2, 4)))
    assert ghost(table) == (((2, 4), (3, 3), (3, 4)), False)
    table.move(table.cell((8, 4)))
    assert ghost(table) is None
    table.move(table.cell((7, 0)))
    assert ghost(table) == (((7, 0),), False)


def test_without_a_piece_in_hand_nothing_is_previewed(table: Table) -> None:
    table.move(table.cell((3, 4)))
    assert ghost(table) is None
    assert table.desk.aim.target is None


def test_a_pointer_that_leaves_takes_the_preview_along(table: Table) -> None:
    table.click(table.slot(0))
    table.move(table.cell((3, 4)))
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert ghost(table) is None
    assert in_hand(table) == 0


def test_the_piece_lands_on_release(table: Table) -> None:
    table.click(table.slot(0))
    table.press(table.cell((1, 1)))
    assert not table.desk.game.is_filled((1, 1))
    table.release(table.cell((1, 1)))
    assert table.desk.game.is_filled((1, 1))


@pytest.mark.parametrize("elsewhere", [(1, 2), (9, 1), (-1, 1), (1, -1)])
def test_moving_off_before_release_cancels(table: Table, elsewhere: Cell) -> None:
    before = table.desk.game
    table.click(table.slot(0))
    table.press(table.cell((1, 1)))
    table.move(table.cell(elsewhere))
    table.release(table.cell(elsewhere))
    assert table.desk.game is before
    assert in_hand(table) == 0


def test_moving_off_and_back_is_no_cancel(table: Table) -> None:
    table.click(table.slot(0))
    table.press(table.cell((1, 1)))
    table.move(table.cell((5, 5)))
    table.move(table.cell((1, 1)))
    table.release(table.cell((1, 1)))
    assert table.desk.game.is_filled((1, 1))


def test_a_cell_that_does_not_fit_keeps_the_piece_in_hand(table: Table) -> None:
    before = table.desk.game
    table.click(table.slot(1))
    table.click(table.cell((3, 2)))
    assert table.desk.game is before
    assert in_hand(table) == 1


def test_a_click_on_a_cell_with_an_empty_hand_makes_it_the_current_one(table: Table) -> None:
    table.click(table.cell((6, 5)))
    assert table.desk.aim.cursor == (6, 5)
    assert table.desk.told == []


def test_a_click_beside_everything_does_nothing(table: Table) -> None:
    table.click(table.slot(0))
    table.click(QPointF(1, 1))
    assert in_hand(table) == 0


def test_a_used_slot_is_not_taken(table: Table) -> None:
    table.click(table.slot(0))
    table.click(table.cell((0, 0)))
    table.click(table.slot(0))
    assert in_hand(table) is None


def test_the_right_button_does_nothing(table: Table) -> None:
    table.click(table.slot(0), RIGHT)
    assert in_hand(table) is None
    table.click(table.slot(0))
    table.click(table.cell((1, 1)), RIGHT)
    assert in_hand(table) == 0
    assert not table.desk.game.is_filled((1, 1))
    table.press(table.slot(1), RIGHT)
    table.move(near(table.slot(1), 60))
    assert not table.desk.aim.is_dragging


def test_another_button_in_between_cancels_a_press(table: Table) -> None:
    table.click(table.slot(0))
    table.press(table.cell((1, 1)))
    table.press(table.cell((1, 1)), RIGHT)
    table.release(table.cell((1, 1)), RIGHT)
    table.release(table.cell((1, 1)))
    assert not table.desk.game.is_filled((1, 1))


def test_undo_in_the_middle_of_a_press_cancels_it(table: Table) -> None:
    table.click(table.slot(0))
    table.click(table.cell((0, 0)))
    table.click(table.slot(1))
    table.press(table.cell((5, 5)))
    table.desk.session.undo()
    table.release(table.cell((5, 5)))
    assert table.desk.game.placements == 0
    assert in_hand(table) is None


def test_every_press_on_the_stage_is_told(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.view.pressed):
        table.press(table.cell((1, 1)))
    with qtbot.assertNotEmitted(table.view.pressed):
        table.press(table.cell((1, 1)), RIGHT)


def test_the_slot_under_the_pointer_is_lit(table: Table) -> None:
    table.move(table.slot(1))
    assert [slot.look.hovered for slot in table.stage.slots] == [False, True, False]
    table.move(table.cell((1, 1)))
    assert not any(slot.look.hovered for slot in table.stage.slots)
    table.move(table.slot(1))
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert not any(slot.look.hovered for slot in table.stage.slots)
