"""The deal (docs/rules.md 2 to 5); that whole groups agree with a second implementation is tested in test_against_naive."""

import hashlib
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.deal import Stream, deal, urn_of
from bp_qt.engine.rulesets import ruleset_of
from tests.engine.positions import each_mode, open_boards, seed_of, shape

calm, combo, swap = (ruleset_of(name) for name in ("calm", "combo", "swap"))
TEN = grid_of(10)
# Two cells are empty, apart: only the single fits.
ONLY_SINGLES = TEN.full & ~TEN.mask_of([(0, 0), (5, 5)])


def dealt(ruleset, mode="classic", seed="seed", group=0, **known):
    known = {"board": 0, "score": 0} | known
    return deal(ruleset, ruleset.mode_of(mode), seed, group, **known)


def test_the_stream_is_shake_256_in_big_endian_words():
    digest = hashlib.shake_256(b"block-puzzle deal 1|s|7").digest(8 * 1000)
    stream = Stream("s", 7)
    for at in range(0, len(digest), 8):
        assert stream.pick(2**64) == int.from_bytes(digest[at : at + 8], "big")


def test_the_group_is_written_in_decimal_and_the_seed_in_utf_8():
    digest = hashlib.shake_256("block-puzzle deal 1|ñ日|1234".encode()).digest(8)
    assert Stream("ñ日", 1234).pick(2**64) == int.from_bytes(digest, "big")


@given(st.integers(1, 1000), st.integers(0, 10**6))
def test_a_pick_is_below_its_bound(n, group):
    assert 0 <= Stream("s", group).pick(n) < n


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any), st.integers(0, 10**6))
def test_an_urn_is_the_first_whose_running_total_exceeds_the_pick(weights, group):
    threshold = Stream("s", group).pick(sum(weights))
    index = Stream("s", group).draw(urn_of(range(len(weights)), weights))
    assert sum(weights[:index]) <= threshold < sum(weights[: index + 1])


@each_mode
def test_a_deal_is_a_function_of_its_arguments(rules, mode):
    ruleset, seed = ruleset_of(rules), seed_of(rules, mode)
    for group in range(20):
        assert dealt(ruleset, mode, seed, group) == dealt(ruleset, mode, seed, group)
    assert len({dealt(ruleset, mode, seed, group) for group in range(20)}) > 10


@settings(max_examples=20)
@given(open_boards(8), st.integers(0, 100), st.integers(0, 5000))
def test_calm_never_looks_at_the_board_or_the_score(board, group, score):
    assert dealt(calm, group=group, board=board, score=score) == dealt(calm, group=group)


@settings(max_examples=30)
@given(open_boards(10), st.integers(0, 100), st.sampled_from(["classic", "hardcore"]))
def test_combo_deals_something_that_fits(board, group, mode):
    fits = [piece.on[10].fit(board) for piece in dealt(combo, mode, group=group, board=board)]
    assert any(fits)


def test_without_the_check_a_group_need_not_fit():
    groups = [dealt(combo, "zen", group=n, board=ONLY_SINGLES, checked=False) for n in range(20)]
    assert groups == [dealt(combo, "zen", group=n) for n in range(20)]
    assert not all(shape("single") in group for group in groups)


def test_the_daily_game_is_dealt_like_classic_with_the_same_seed():
    seed = "daily/2026-03-01"
    assert [dealt(combo, "daily", seed, n) for n in range(9)] == [
        dealt(combo, "classic", seed, n) for n in range(9)
    ]


def test_hardcore_weighs_the_shapes():
    pieces = Counter(piece for n in range(3000) for piece in dealt(combo, "hardcore", group=n))
    weights = dict(zip(combo.catalogue.shapes, combo.catalogue.hardcore_weights, strict=True))
    total, drawn = sum(weights.values()), sum(pieces.values())
    for piece, weight in weights.items():
        expected = drawn * weight / total
        assert abs(pieces[piece] - expected) < 5 * expected**0.5, piece.id


@pytest.mark.parametrize(("score", "stage"), [(0, 0), (299, 0), (300, 1), (1499, 1), (1500, 2), (10**6, 2)])
def test_swap_weighs_the_families_by_stage(score, stage):
    """No other stage than the one named gives the same groups."""
    groups = [dealt(swap, group=n, score=score) for n in range(50)]
    for number, only in enumerate(swap.stages):
        alone = replace(swap, stages=(replace(only, from_score=0),))
        assert (groups == [dealt(alone, group=n) for n in range(50)]) == (number == stage)


@settings(max_examples=60)
@given(open_boards(10), st.integers(0, 300), st.sampled_from([0, 300, 1500]))
def test_swap_guarantees_a_fit_and_three_that_are_not_alike(board, group, score):
    pieces = dealt(swap, group=group, board=board, score=score)
    fitting = [piece for piece in swap.catalogue.shapes if piece.on[10].fit(board)]
    assert set(pieces) & set(fitting)
    assert len(set(pieces)) > 1 or fitting == [pieces[0]]


def test_the_rescue_is_the_largest_shape_that_fits_the_first_of_equals():
    """On a board of bars of five, five is the most that fits: h5 comes before v5 and the corners."""
    board = TEN.full
    for row in range(0, 10, 2):
        board &= ~TEN.mask_of((row, column) for column in range(row % 4, row % 4 + 5))
    thin = replace(swap, stages=(replace(swap.stages[0], weights=(0, 0, 0, 0, 0, 0, 1, 0, 0)),))
    one, two, three = dealt(thin, board=board)  # every draw is a square3: alike, and it fits nowhere
    assert (one.id, two.id, three.id) == ("square3", "square3", "h5")


def test_the_rescue_never_makes_the_three_alike():
    """An empty board and nothing but square3 drawn: the third is the largest of the others."""
    thin = replace(swap, stages=(replace(swap.stages[0], weights=(0, 0, 0, 0, 0, 0, 1, 0, 0)),))
    assert [piece.id for piece in dealt(thin)] == ["square3", "square3", "h5"]


def test_where_only_the_two_dealt_fit_the_third_stays_alike():
    thin = replace(swap, stages=(replace(swap.stages[0], weights=(1, 0, 0, 0, 0, 0, 0, 0, 0)),))
    assert [piece.id for piece in dealt(thin, board=ONLY_SINGLES)] == ["single"] * 3


def test_a_last_attempt_that_succeeds_is_no_rescue():
    """Found by search: the tenth attempt is the first with a fit, and its third is not the largest that fits."""
    board = TEN.full & ~TEN.mask_of([(0, 0), (0, 1), (5, 5), (6, 5)])
    kept = 0
    for group in range(3000):
        pieces = dealt(swap, group=group, board=board, score=1500)
        drawn = _draws_until_fit(board, group)
        if drawn is not None and drawn[0] == 10:
            kept += 1
            assert list(pieces) == drawn[1]
    assert kept


def _draws_until_fit(board, group):
    """How many attempts it took until one of three fits, and those three; None for alike ones on the way."""
    stream, families = Stream("seed", group), tuple(swap.catalogue.families.values())
    for attempts in range(11):
        drawn = []
        for _ in range(3):
            family = stream.draw(urn_of(families, swap.stages[2].weights))
            drawn.append(family[stream.pick(len(family))])
        if len(set(drawn)) == 1:
            return None
        if any(piece.on[10].fit(board) for piece in drawn):
            return attempts, drawn
    return None
