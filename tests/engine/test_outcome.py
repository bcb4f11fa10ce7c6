from dataclasses import FrozenInstanceError

import pytest

from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.scoring import NO_POINTS


def test_lines_are_rows_and_columns():
    assert Outcome(Placement(0, 0, 0), rows=(1, 2), columns=(5,)).lines == 3


def test_an_outcome_that_says_nothing_more_did_nothing():
    outcome = Outcome(Command.END)
    assert (outcome.lines, outcome.points, outcome.shape, outcome.dealt) == (0, NO_POINTS, None, None)
    assert (outcome.cells, outcome.cleared, outcome.discarded, outcome.emptied_rows) == ((), (), (), ())
    assert (outcome.combo, outcome.clean, outcome.swap_earned, outcome.ending) == (0, False, False, None)


def test_an_outcome_is_never_changed():
    with pytest.raises(FrozenInstanceError):
        Outcome(Command.END).combo = 3  # type: ignore[misc]
