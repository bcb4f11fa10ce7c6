import pytest

from bp_qt.engine import errors
from bp_qt.engine.errors import BadRecord, EngineError, IllegalMove, Reason


def test_every_error_is_an_engine_error_and_none_is_another():
    kinds = [
        errors.BadRecord,
        errors.BadSeed,
        errors.IllegalMove,
        errors.MalformedMove,
        errors.UnknownRuleset,
    ]
    for kind in kinds:
        assert issubclass(kind, EngineError)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)


@pytest.mark.parametrize("reason", Reason)
def test_an_illegal_move_says_why(reason):
    error = IllegalMove(reason)
    assert str(error) == reason.value
    assert (error.reason, error.cell) == (reason, None)


def test_an_illegal_move_names_the_cell():
    error = IllegalMove(Reason.COVERS, (3, 2), "C4")
    assert str(error) == "covers C4"
    assert error.cell == (3, 2)


def test_a_bad_record_names_the_move_where_it_is_one_that_is_wrong():
    assert str(BadRecord("not JSON")) == "not JSON"
    assert BadRecord("not JSON").move_number is None
    assert str(BadRecord("slot used", 3)) == "move 3: slot used"
    assert BadRecord("slot used", 3).move_number == 3
