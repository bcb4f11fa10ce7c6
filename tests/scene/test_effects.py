"""What moves: over at once when told, never the reason that something is not shown, and no jump back on its way."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.shapes import Shape, catalogue
from bp_qt.look import curves
from bp_qt.scene.ghost import VANISHING
from bp_qt.scene.layout import arrange
from bp_qt.scene.motions import Motions
from bp_qt.scene.overlay import Happenings, vanishing_size
from bp_qt.scene.stage import Stage
from tests.scene.conftest import EMPTY, ROW, difference

BAR2, BAR4 = (catalogue("full").by_id(name).family for name in ("h2", "h4"))
FACES = {(9, col): BAR4 for col in range(10)}
CURVES = (curves.linear, curves.out_cubic, curves.in_cubic, curves.in_out_cubic, curves.out_back)


def everything(stage: Stage) -> None:
    stage.effects.placed([(9, 9), (8, 9)], BAR2)
    stage.effects.cleared(FACES, rows=[9])
    stage.effects.dealt()
    stage.effects.points("+502", "Combo x3", 1)
    stage.effects.counted(10, 512, str)


def dress(stage: Stage, shape: Callable[[str], Shape]) -> None:
    stage.board.set_faces(ROW)
    for slot, name in zip(stage.slots, ("h5", "square2", "plus"), strict=True):
        slot.set_slot(shape(name))


def test_effects_move_and_end_by_themselves(
    stage: Stage, shape: Callable[[str], Shape], qtbot: QtBot
) -> None:
    dress(stage, shape)
    still = stage.picture()
    everything(stage)
    assert stage.motions.running
    assert stage.picture() != still
    qtbot.waitUntil(lambda: not stage.motions.running)
    assert stage.picture() == still


def test_points_rise_by_themselves_and_larger_with_more_lines(stage: Stage) -> None:
    pictures = [stage.picture()]
    for lines in (1, 3):
        stage.effects.points("+502", "", lines)
        stage.motions.pause_at(300)
        pictures.append(stage.picture())
        stage.effects.finish()
    nothing, small, large = pictures
    assert small != nothing
    assert difference(nothing, small).share < difference(nothing, large).share


def test_finish_jumps_to_the_end(stage: Stage, shape: Callable[[str], Shape]) -> None:
    dress(stage, shape)
    still = stage.picture()
    everything(stage)
    stage.effects.finish()
    assert not stage.motions.running
    assert stage.picture() == still


def test_finish_without_an_effect_does_nothing(stage: Stage) -> None:
    stage.effects.finish()
    assert not stage.motions.running


def test_where_nothing_is_to_move_lanes_stay_lit_and_points_stand_for_a_while(
    stage: Stage, shape: Callable[[str], Shape], qtbot: QtBot
) -> None:
    dress(stage, shape)
    still = stage.picture()
    stage.motions.enabled = False
    everything(stage)
    first = stage.picture()
    assert first != still
    assert stage.picture() == first
    qtbot.waitUntil(lambda: not stage.motions.running)
    assert stage.picture() == still


def test_where_nothing_is_to_move_a_command_ends_what_stands(
    stage: Stage, shape: Callable[[str], Shape]
) -> None:
    dress(stage, shape)
    still = stage.picture()
    stage.motions.enabled = False
    everything(stage)
    stage.effects.finish()
    assert stage.picture() == still


def test_an_undo_plays_backwards(stage: Stage, qtbot: QtBot) -> None:
    stage.board.set_faces((*EMPTY[:9], (BAR4,) * 10))
    still = stage.picture()
    stage.effects.undone({(8, 9): BAR2}, FACES)
    assert stage.picture() != still
    qtbot.waitUntil(lambda: not stage.motions.running)
    assert stage.picture() == still


def test_another_layout_ends_what_moves(stage: Stage, shape: Callable[[str], Shape]) -> None:
    dress(stage, shape)
    everything(stage)
    stage.set_layout(arrange(1024, 600, 10, 12))
    assert not stage.motions.running


def test_a_clear_goes_on_from_the_preview_and_never_jumps_back() -> None:
    sizes = [vanishing_size(VANISHING, share / 1000) for share in range(-100, 1001)]
    assert sizes[0] == VANISHING
    assert max(sizes) <= 0.95
    assert sizes[-1] <= 0.03
    assert max(abs(after - before) for before, after in pairwise(sizes)) < 0.02
    top = sizes.index(max(sizes))
    assert all(before <= after for before, after in pairwise(sizes[: top + 1]))
    assert all(before >= after for before, after in pairwise(sizes[top:]))


def test_a_placed_block_that_vanishes_begins_as_it_was_aimed() -> None:
    assert 1 - (1 - VANISHING) * curves.PALER.at(0) == 1


def test_the_wave_runs_outwards_from_the_piece() -> None:
    what = Happenings(cleared=FACES, origins=((9, 4), (8, 4)))
    assert [what.start_ms((9, col)) for col in range(10)] == [88, 66, 44, 22, 0, 22, 44, 66, 88, 110]
    assert what.start_ms((0, 90)) == curves.WAVE_LONGEST_MS


@pytest.mark.parametrize("curve", CURVES)
def test_curves_begin_and_end_where_they_should(curve: curves.Curve) -> None:
    assert curve(-1) == curve(0) == pytest.approx(0)
    assert curve(1) == curve(2) == 1


def test_a_motion_of_the_same_name_takes_the_place_of_the_one_before(qtbot: QtBot) -> None:
    motions = Motions()
    seen: list[str] = []
    motions.run("one", 10_000, lambda ms: seen.append("first"))
    motions.run("one", 10_000, lambda ms: seen.append("second"))
    seen.clear()
    motions.finish()
    assert seen == ["second"]
    assert not motions.running


def test_what_is_held_ends_once(qtbot: QtBot) -> None:
    motions = Motions()
    ended: list[str] = []
    motions.hold("one", 1, lambda: ended.append("one"))
    qtbot.waitUntil(lambda: not motions.running)
    motions.finish()
    assert ended == ["one"]
