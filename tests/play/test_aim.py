"""The piece in hand: one `Aim` for drag, tap and keys, previews by the engine, and a cursor that outlives them."""

from dataclasses import replace

import pytest

from bp_qt.engine.aiming import lifted
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.shapes import Shape
from bp_qt.play.aim import Aim
from tests.engine.positions import each_shape, game_at, new_game
from tests.play.desk import Desk, played


@pytest.fixture
def calm(desk: Desk) -> Desk:
    """An open board of 8 × 8 with one filled cell, D4, and three pieces."""
    desk.put(game_at("calm", board=[*[""] * 3, "...#"], tray=["single", "h3", "corner2-se"]))
    return desk


def state(aim: Aim) -> tuple[int | None, object, object, bool]:
    return aim.slot, aim.target, aim.preview, aim.is_dragging


EMPTY_HAND = (None, None, None, False)


# --- taking and putting back -------------------------------------------------------------------------------


def test_a_piece_is_taken_aimed_at_nothing(calm: Desk) -> None:
    assert calm.aim.take(1)
    assert state(calm.aim) == (1, None, None, False)


def test_a_piece_can_be_taken_aimed_at_the_cursor(calm: Desk) -> None:
    calm.aim.move_cursor((2, 2))
    assert calm.aim.toggle(1, at_cursor=True)
    assert calm.aim.target == (2, 2)
    assert calm.aim.preview is not None and calm.aim.preview.fits


def test_taking_it_again_puts_it_back(calm: Desk) -> None:
    calm.aim.toggle(1)
    assert calm.aim.toggle(1)
    assert state(calm.aim) == EMPTY_HAND


def test_another_piece_takes_its_place(calm: Desk) -> None:
    calm.aim.toggle(1, at_cursor=True)
    calm.aim.toggle(0)
    assert state(calm.aim) == (0, None, None, False)


def test_a_used_slot_has_nothing_to_take(calm: Desk) -> None:
    calm.session.place(0, 0, 0)
    assert not calm.aim.take(0)
    assert not calm.aim.toggle(0)
    assert state(calm.aim) == EMPTY_HAND


def test_a_used_slot_leaves_the_other_piece_in_hand(calm: Desk) -> None:
    calm.session.place(0, 0, 0)
    calm.aim.take(1)
    calm.aim.toggle(0)
    assert calm.aim.slot == 1


def test_when_the_game_is_over_nothing_is_taken(desk: Desk) -> None:
    desk.put(replace(game_at("calm", tray=["single"]), ending=Ending.STUCK))
    assert not desk.aim.take(0)
    assert not desk.aim.take(0, dragging=True)
    assert state(desk.aim) == EMPTY_HAND


def test_putting_back_nothing_says_nothing(calm: Desk) -> None:
    said: list[int] = []
    calm.aim.changed.connect(lambda: said.append(1))
    calm.aim.put_back()
    calm.aim.point_at(None)
    calm.aim.move_cursor(calm.aim.cursor)
    assert said == []


# --- the preview -------------------------------------------------------------------------------------------


def test_the_preview_is_the_engines(calm: Desk) -> None:
    for slot, shape in enumerate(calm.game.tray):
        assert shape is not None
        calm.aim.take(slot)
        for row in range(-1, 9):
            for column in range(-1, 9):
                calm.aim.point_at((row, column))
                placement, preview = Placement(slot, row, column), calm.aim.preview
                on_board = [cell for cell in calm.game.cells_of(placement) if cell in calm.game.grid]
                if not on_board:
                    assert preview is None
                    continue
                assert preview is not None
                assert (preview.placement, preview.shape, list(preview.cells)) == (placement, shape, on_board)
                assert preview.fits == (placement in calm.game.legal)
                if preview.fits:
                    assert preview.outcome == calm.game.preview(placement)
                    assert preview.refusal is None
                else:
                    refusal = calm.game.refusal(placement)
                    assert refusal is not None and preview.refusal is not None
                    assert (preview.refusal.reason, preview.refusal.cell) == (refusal.reason, refusal.cell)


def test_the_preview_has_the_lines_that_would_clear(desk: Desk) -> None:
    desk.put(game_at("calm", board=["#######."], tray=["v2", "single"]))
    desk.aim.take(0)
    desk.aim.point_at((0, 7))
    assert desk.aim.preview is not None and desk.aim.preview.outcome is not None
    assert desk.aim.preview.outcome.rows == (0,)
    assert desk.aim.preview.outcome.points.total == 12
    assert desk.game.lines == 0


def test_any_cell_can_be_asked_about(calm: Desk) -> None:
    assert calm.aim.preview_at((0, 0)) is None
    calm.aim.take(1)
    there = calm.aim.preview_at((3, 1))
    assert there is not None and there.refusal is not None
    assert (there.refusal.reason, there.refusal.cell) == (Reason.COVERS, (3, 3))
    assert calm.aim.target is None


# --- drag --------------------------------------------------------------------------------------------------


@each_shape
def test_a_drag_aims_by_the_lift_rule(desk: Desk, shape: Shape) -> None:
    desk.put(game_at("combo", tray=[shape.id, "single"]))
    desk.aim.take(0, dragging=True)
    assert desk.aim.is_dragging
    for pointer_row in range(-1, 13):
        for x in (-0.6, 0.0, 0.49, 0.5, 3.3, 3.7, 8.99, 9.99, 11.2):
            desk.aim.drag_to(x, pointer_row)
            assert desk.aim.target == lifted(shape, x, pointer_row)
            cells = [c for c in desk.game.cells_of(Placement(0, *desk.aim.target)) if c in desk.game.grid]
            # Drawn as long as any of its cells is on the board.
            assert (desk.aim.preview is not None) == bool(cells)


def test_a_drag_of_nothing_aims_at_nothing(calm: Desk) -> None:
    calm.aim.drag_to(3.0, 3)
    assert state(calm.aim) == EMPTY_HAND


def test_a_drop_that_fits_places_the_piece(calm: Desk) -> None:
    calm.aim.take(0, dragging=True)
    calm.aim.drag_to(0.5, 1)
    outcome = calm.aim.drop()
    assert outcome is not None and outcome.cells == ((0, 0),)
    assert calm.game.is_filled((0, 0))
    assert state(calm.aim) == EMPTY_HAND


@pytest.mark.parametrize(
    ("x", "row", "reason"),
    [(3.5, 4, Reason.COVERS), (7.9, 3, Reason.OFF_BOARD), (-5.0, 3, None), (3.0, 30, None)],
)
def test_a_drop_that_does_not_fit_puts_the_piece_back_and_says_why_on_the_board(
    calm: Desk, x: float, row: int, reason: Reason | None
) -> None:
    before = calm.game
    missed: list[IllegalMove] = []
    calm.aim.missed.connect(missed.append)
    calm.aim.take(1, dragging=True)
    calm.aim.drag_to(x, row)
    assert calm.aim.drop() is None
    assert [refusal.reason for refusal in missed] == ([reason] if reason else [])
    assert calm.told == []
    assert calm.game is before
    assert state(calm.aim) == EMPTY_HAND


def test_a_cursor_that_moves_does_not_disturb_a_drag(calm: Desk) -> None:
    calm.aim.take(0, dragging=True)
    calm.aim.drag_to(4.5, 5)
    target = calm.aim.target
    calm.aim.move_cursor((7, 7))
    assert calm.aim.target == target
    assert calm.aim.cursor == (7, 7)


# --- tap and keys ------------------------------------------------------------------------------------------


def test_a_tap_places_the_anchor_on_the_cell(calm: Desk) -> None:
    calm.aim.take(2)
    outcome = calm.aim.place_at((4, 4))
    assert outcome is not None and outcome.cells == ((4, 4), (5, 3), (5, 4))
    assert state(calm.aim) == EMPTY_HAND
    assert calm.aim.cursor == (4, 4)


def test_a_refused_tap_keeps_the_piece_in_hand_and_says_why(calm: Desk) -> None:
    before = calm.game
    calm.aim.take(1)
    assert calm.aim.place_at((3, 2)) is None
    (refusal,) = calm.told
    assert isinstance(refusal, IllegalMove)
    assert (refusal.reason, refusal.cell) == (Reason.COVERS, (3, 3))
    assert (calm.aim.slot, calm.aim.target, calm.game) == (1, (3, 2), before)


def test_a_piece_in_hand_can_be_dropped_where_it_is_aimed(calm: Desk) -> None:
    calm.aim.take(0)
    assert calm.aim.drop() is None
    assert calm.aim.slot == 0
    calm.aim.point_at((3, 3))
    assert calm.aim.drop() is None
    assert calm.aim.slot == 0
    calm.aim.point_at((3, 4))
    assert calm.aim.drop() is not None


def test_placing_with_an_empty_hand_does_nothing(calm: Desk) -> None:
    assert calm.aim.place_at((0, 0)) is None
    assert calm.aim.drop() is None
    assert calm.told == []


def test_the_piece_in_hand_follows_the_cursor(calm: Desk) -> None:
    calm.aim.toggle(0, at_cursor=True)
    calm.aim.move_cursor((5, 6))
    assert calm.aim.target == (5, 6)


def test_with_an_empty_hand_the_cursor_aims_at_nothing(calm: Desk) -> None:
    calm.aim.move_cursor((5, 6))
    assert (calm.aim.cursor, calm.aim.target) == ((5, 6), None)


# --- what the cursor outlives ------------------------------------------------------------------------------


def test_the_cursor_stays_when_a_piece_is_chosen(calm: Desk) -> None:
    calm.aim.move_cursor((5, 6))
    calm.aim.toggle(0, at_cursor=True)
    calm.aim.toggle(1, at_cursor=True)
    calm.aim.put_back()
    assert calm.aim.cursor == (5, 6)


def test_the_cursor_outlives_placements_groups_and_undo(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "cursor")
    desk.aim.move_cursor((6, 5))
    desk.play(4)
    desk.session.undo()
    assert desk.aim.cursor == (6, 5)
    desk.session.start(variant_of("calm", "classic"), "another")
    assert desk.aim.cursor == (6, 5)


def test_the_cursor_stays_on_a_smaller_board(desk: Desk) -> None:
    desk.session.start(variant_of("combo", "classic"))
    desk.aim.move_cursor((9, 3))
    desk.session.start(variant_of("calm", "classic"))
    assert desk.aim.cursor == (7, 3)
    desk.session.start(variant_of("swap", "classic"))
    assert desk.aim.cursor == (7, 3)


@pytest.mark.parametrize("dragging", [False, True])
def test_the_hand_is_empty_after_whatever_happens_to_the_game(desk: Desk, dragging: bool) -> None:
    desk.session.start(variant_of("calm", "classic"), "hand")
    desk.play(1)
    for happen in (
        lambda: desk.play(1),
        desk.session.undo,
        lambda: desk.session.open(variant_of("swap", "classic")),
        lambda: desk.session.move(Command.SWAP),
        lambda: desk.session.start(variant_of("combo", "timed")),
    ):
        slot = next(slot for slot, shape in enumerate(desk.game.tray) if shape)
        assert desk.aim.take(slot, dragging=dragging)
        desk.aim.point_at((2, 2))
        happen()
        assert state(desk.aim) == EMPTY_HAND


def test_the_end_of_the_time_empties_the_hand(desk: Desk) -> None:
    desk.sit(played("combo", "timed", 2), 0, 179_000)
    slot = next(slot for slot, shape in enumerate(desk.game.tray) if shape)
    desk.aim.take(slot, dragging=True)
    desk.aim.drag_to(5.0, 5)
    desk.wind(1000)
    assert desk.game.over
    assert state(desk.aim) == EMPTY_HAND


def test_whoever_hears_of_a_change_finds_the_hand_already_empty(desk: Desk) -> None:
    desk.put(new_game("combo"))
    hands: list[int | None] = []
    desk.session.shown.connect(lambda _: hands.append(desk.aim.slot))
    desk.aim.take(0)
    desk.aim.place_at(next(desk.game.legal.anchors(0)))
    assert hands == [None]
