import pytest

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.legal import LegalPlacements
from bp_qt.engine.moves import Placement
from tests.engine.positions import each_mode, game_at, new_game, shape

GAP = ["########"] * 3 + ["###..###"] + ["########"] * 4


def test_placements_come_slot_by_slot_in_reading_order():
    legal = game_at("calm", board=GAP, tray=["single", None, "h2"]).legal
    assert list(legal) == [Placement(0, 3, 3), Placement(0, 3, 4), Placement(2, 3, 3)]
    assert legal.count() == 3
    assert [legal.count_of(slot) for slot in range(3)] == [2, 0, 1]
    assert list(legal.anchors(0)) == [(3, 3), (3, 4)]
    assert list(legal.anchors(1)) == []


def test_membership_is_a_legal_placement():
    legal = game_at("calm", board=GAP, tray=["single", None, "h2"]).legal
    assert Placement(0, 3, 4) in legal
    assert Placement(2, 3, 4) not in legal
    assert Placement(1, 3, 3) not in legal  # the slot is used
    assert Placement(0, 0, 0) not in legal  # filled


@pytest.mark.parametrize("anchor", [(-1, 0), (0, -1), (8, 0), (0, 8), (-1, 8), (100, 100)])
def test_an_anchor_off_the_board_is_never_legal(anchor):
    assert Placement(0, *anchor) not in LegalPlacements(8, 0, (shape("single"), None, None))


def test_truth_is_whether_anything_fits():
    assert game_at("calm", board=GAP, tray=["v2", "h2", None]).legal
    assert not game_at("calm", board=GAP, tray=["v2", "h3", None]).legal
    assert not game_at("calm", tray=[]).legal


def test_two_slots_with_the_same_shape_both_count():
    assert game_at("combo", tray=["single", "single", "single"]).legal.count() == 300


def test_the_view_is_lazy(monkeypatch):
    """Truth and the first placement need the first slot only."""
    asked = []
    fit_mask = type(grid_of(8)).fit_mask

    def counted(grid, board, offsets):
        asked.append(offsets)
        return fit_mask(grid, board, offsets)

    monkeypatch.setattr(type(grid_of(8)), "fit_mask", counted)
    legal = LegalPlacements(8, 0, (shape("h2"), shape("v2"), shape("h3")))
    assert asked == []
    assert legal
    assert next(iter(legal)) == Placement(0, 0, 0)
    assert asked == [shape("h2").offsets] * 2


@each_mode
def test_legal_is_exactly_what_is_not_refused(rules, mode):
    game = new_game(rules, mode)
    side = range(-2, game.ruleset.size + 2)
    placements = [Placement(slot, row, column) for slot in range(3) for row in side for column in side]
    legal = [placement for placement in placements if game.refusal(placement) is None]
    assert legal == list(game.legal)
    assert all((placement in game.legal) == (placement in legal) for placement in placements)
