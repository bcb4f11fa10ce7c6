"""Effects: short, over at once when told, and never the reason that something is not shown."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from bp_qt.engine.shapes import Shape
from bp_qt.play.delays import Delays
from bp_qt.scene.stage import Stage
from tests.engine.positions import family
from tests.scene.conftest import ROW

FACES = {(9, col): family("bar4") for col in range(10)}


def everything(stage: Stage) -> None:
    stage.effects.placed([(9, 9), (8, 9)], family("bar2"))
    stage.effects.cleared(FACES, rows=[9])
    stage.effects.dealt()
    stage.effects.points("+502", (9, 9))


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
    assert stage.effects.running
    assert stage.picture() != still
    qtbot.waitUntil(lambda: not stage.effects.running)
    assert stage.picture() == still


def test_finish_jumps_to_the_end(stage: Stage, shape: Callable[[str], Shape]) -> None:
    dress(stage, shape)
    still = stage.picture()
    everything(stage)
    stage.effects.finish()
    assert not stage.effects.running
    assert stage.picture() == still


def test_finish_without_an_effect_does_nothing(stage: Stage) -> None:
    stage.effects.finish()
    assert not stage.effects.running


def test_reduced_motion_moves_nothing(stage: Stage, shape: Callable[[str], Shape]) -> None:
    dress(stage, shape)
    still = stage.picture()
    stage.effects.enabled = False
    everything(stage)
    assert not stage.effects.running
    assert stage.picture() == still


def test_another_layout_ends_what_moves(stage: Stage, shape: Callable[[str], Shape]) -> None:
    from bp_qt.scene.layout import arrange

    dress(stage, shape)
    everything(stage)
    stage.set_layout(arrange(1024, 600, 10, 17))
    assert not stage.effects.running


def test_effects_are_short() -> None:
    assert Delays().effect_ms <= 250
