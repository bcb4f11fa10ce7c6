"""Whatever is pasted where a seed goes: a challenge, or one of the faults that have a sentence."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import Variant, variants
from bp_qt.engine.seeds import check_today, daily_seed
from bp_qt.play.challenge import (
    CHALLENGE_PREFIX,
    ChallengeError,
    ChallengeFault,
    challenge_line,
    is_challenge,
    parse_challenge,
)
from tests.fuzz.examples import fuzzed

DAY = date(2026, 3, 1)
WORDS = st.sampled_from(
    [
        CHALLENGE_PREFIX,
        "block  puzzle :",
        *{word for variant in variants() for word in (variant.ruleset.id, variant.mode.id)},
        *{variant.id for variant in variants()},
        "7QK2M9ZC4T8HXW3D",
        daily_seed(DAY),
        *'"“”„«»*_~`>.,;:!?()[]\u200b\ufeff\u00a0\n\t\0\u202e',
    ]
)
PASTED = st.lists(WORDS | st.text(max_size=8), max_size=12).map(" ".join) | st.text(max_size=400)
SEEDS = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=64).filter(
    lambda seed: seed == seed.strip()
)


@fuzzed
@given(PASTED)
def test_whatever_is_pasted_is_a_challenge_or_a_fault(text: str) -> None:
    try:
        challenge = parse_challenge(text)
    except ChallengeError as error:
        assert error.fault in ChallengeFault
        assert (error.fault is ChallengeFault.NO_LINE) <= (not is_challenge(text))
        return
    assert is_challenge(text)
    assert challenge.variant in variants()
    assert 1 <= len(challenge.seed) <= 64 and challenge.seed.isprintable()


def _may_start(variant: Variant, seed: str) -> bool:
    try:
        check_today(seed, variant.mode, DAY)
    except Exception:
        return False
    return True


@fuzzed
@given(
    st.sampled_from(variants()),
    SEEDS,
    st.sampled_from(["", "> ", "**", "Look: ", "\n\n"]),
    st.sampled_from(["", "\n", "  "]),
)
def test_a_line_of_ours_stands_for_its_game_wherever_it_is_pasted(
    variant: Variant, seed: str, before: str, behind: str
) -> None:
    seed = daily_seed(DAY) if variant.mode.dated else seed
    if not _may_start(variant, seed):
        return
    line = challenge_line(Game.new(variant.ruleset, variant.mode, seed))
    assert "\n" not in line
    text = f"{before}{line}{behind}"
    if is_challenge(text):
        challenge = parse_challenge(text)
        assert (challenge.variant, challenge.seed) == (variant, seed)
    assert is_challenge(line) and is_challenge(f"> {line}\n")
