"""The short line for the eyes: at most 60 characters, and nothing that is seen anyway."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.words.seen import (
    LONGEST,
    chosen_line,
    first_start_line,
    moved_line,
    not_kept_line,
    refused_line,
    shortened,
)
from tests.engine.positions import game_at

CHEQUERED = ("#." * 5, ".#" * 5) * 5


def test_a_placement_a_clear_and_a_new_group_are_seen_and_not_written() -> None:
    for game in (
        game_at("calm", tray=["single", "h3", "v2"]),
        game_at("calm", board=["#######."], tray=["single", "h3"]),
        game_at("calm", tray=["single"]),
    ):
        placement = Placement(0, 0, 7)
        assert moved_line(game, *game.apply(placement)) == ""


def test_a_piece_that_fits_nowhere_any_more_is_told() -> None:
    game = game_at("swap", board=[*CHEQUERED[:9], ".." + "#." * 4], tray=["single", "h2", "single"])
    after, outcome = game.apply(Placement(0, 9, 0))
    assert moved_line(game, after, outcome) == "Piece 2 fits nowhere"


def test_rows_that_were_emptied_are_told() -> None:
    over = replace(game_at("combo", board=CHEQUERED, tray=["h5"]), ending=Ending.STUCK, placements=5)
    assert moved_line(over, *over.apply(Command.CONTINUE)) == "Made room: row 1 emptied"


@pytest.mark.parametrize("reason", Reason)
def test_a_refusal_is_one_short_line(reason: Reason) -> None:
    line = refused_line(IllegalMove(reason, (3, 2)))
    assert 0 < len(line) <= LONGEST
    assert not line.endswith(".")


def test_what_does_not_fit_does_not_fit_here() -> None:
    for reason in (Reason.COVERS, Reason.OFF_BOARD):
        assert refused_line(IllegalMove(reason, (3, 2))) == "Does not fit here"


def test_lines_are_short(qtbot: QtBot) -> None:
    for line in (chosen_line(1), first_start_line(), not_kept_line(), shortened("word " * 40)):
        assert 0 < len(line) <= LONGEST
    assert chosen_line(1) == "Piece 2 chosen"
    assert shortened("Short.") == "Short"
