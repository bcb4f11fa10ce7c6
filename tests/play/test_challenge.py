"""The challenge line: readable, forgiving, and exact about the seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import RULESETS, Variant, ruleset_of, variant_of
from bp_qt.play.challenge import (
    Challenge,
    ChallengeError,
    ChallengeFault,
    challenge_line,
    is_challenge,
    parse_challenge,
)
from bp_qt.words.typed import challenge_sentence

SEEDS = st.text(min_size=1, max_size=64).filter(str.isprintable)
SWAP = variant_of("swap", "classic")
MODES = [(ruleset, mode) for ruleset in RULESETS for mode in ruleset.modes if not mode.dated]


def game(seed: str, rules: str = "swap", mode: str = "classic") -> Game:
    ruleset = ruleset_of(rules)
    return Game.new(ruleset, ruleset.mode_of(mode), seed)


def test_line_can_be_read_by_people():
    assert challenge_line(game("7QK2M9ZC4T8HXW3D")) == "Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D"


@given(SEEDS, st.sampled_from(MODES))
def test_every_seed_comes_back_unchanged(seed, chosen):
    ruleset, mode = chosen
    line = challenge_line(Game.new(ruleset, mode, seed))
    assert parse_challenge(line) == Challenge(Variant(ruleset, mode), seed)
    assert parse_challenge(f"  {line}\n") == Challenge(Variant(ruleset, mode), seed)


@pytest.mark.parametrize(
    "text",
    [
        "block puzzle:SWAP Classic  two words ",
        "\tBlock Puzzle :  swap  classic  two words\r\n",
        "Beat me! Block Puzzle: swap classic two words",
        "“Block Puzzle: swap classic two words”",
        "Beat me: „Block Puzzle: swap classic two words“.",
        "«\N{NO-BREAK SPACE}Block Puzzle: swap classic two words\N{NO-BREAK SPACE}»",
        '"Block Puzzle: swap classic two words"',
    ],
)
def test_white_space_capitals_and_a_greeting_do_no_harm(text):
    assert parse_challenge(text) == Challenge(SWAP, "two words")


@pytest.mark.parametrize("seed", ["two words”", 'two words"', "two words.", "“two words”", "two words»."])
def test_a_mark_that_closes_nothing_is_part_of_the_seed(seed):
    assert parse_challenge(f"Beat me! Block Puzzle: swap classic {seed}") == Challenge(
        SWAP, seed, is_doubtful=True
    )


@pytest.mark.parametrize(
    "text",
    [
        "Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D.",
        "block puzzle: swap classic 7qk2m9zc4t8hxw3d",
        "**Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D**",
        "**Block Puzzle:** swap classic `7QK2M9ZC4T8HXW3D`",
        "*Block Puzzle:* *swap* *classic* *7QK2M9ZC4T8HXW3D*",
        "Can you do better? (Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D)",
        "“Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D.”",
        "> Block Puzzle: swap classic\n> 7QK2M9ZC4T8HXW3D\n> Ana",
        "Block Puzzle: swap\r\nclassic\r\n\r\n7QK2M9ZC4T8HXW3D",
        "Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D I have 540 points!",
        "Block Puzzle: swap classic '7QK2M9ZC4T8HXW3D', good luck",
        "Block Puzzle:\u2028swap classic\u20287QK2M9ZC4T8HXW3D\u200b",
    ],
)
def test_a_seed_that_a_game_made_is_found_however_it_is_pasted(text):
    assert parse_challenge(text) == Challenge(SWAP, "7QK2M9ZC4T8HXW3D")


@pytest.mark.parametrize(
    "seed", ["7qk2m9zc4t8hxw3d", "two words.", '"a" and "b"', "see 7QK2M9ZC4T8HXW3D", "*"]
)
def test_a_seed_of_ones_own_is_sent_so_that_it_is_taken_as_it_is(seed):
    assert challenge_line(game(seed)) == f'Block Puzzle: swap classic "{seed}"'
    assert parse_challenge(challenge_line(game(seed))) == Challenge(SWAP, seed)


def test_quotes_hold_a_seed_of_one_letter_and_none_of_no_letter():
    assert parse_challenge('Block Puzzle: swap classic "a"') == Challenge(SWAP, "a")
    assert parse_challenge('Block Puzzle: swap classic ""') == Challenge(SWAP, '""', is_doubtful=True)


def test_the_signs_at_the_ends_of_a_day_are_not_its_own():
    assert parse_challenge("Block Puzzle: combo daily “daily/2026-03-01”.").seed == "daily/2026-03-01"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", ChallengeFault.NO_LINE),
        ("swap classic ABC", ChallengeFault.NO_LINE),
        ("Block Puzzle:", ChallengeFault.INCOMPLETE),
        ("Block Puzzle: swap classic", ChallengeFault.INCOMPLETE),
        ("Block Puzzle: chess classic ABC", ChallengeFault.UNKNOWN_GAME),
        ("Block Puzzle: swap zen ABC", ChallengeFault.UNKNOWN_MODE),
        ("Block Puzzle: combo daily ABC", ChallengeFault.BAD_SEED),
        ("Block Puzzle: swap classic " + "x" * 65, ChallengeFault.BAD_SEED),
        ("Block Puzzle: swap classic a\x07b", ChallengeFault.BAD_SEED),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text, fault):
    with pytest.raises(ChallengeError) as caught:
        parse_challenge(text)
    assert caught.value.fault is fault
    sentence = challenge_sentence(caught.value)
    assert sentence.endswith((".", "?"))
    assert "{" not in sentence


def test_a_seed_is_no_challenge():
    assert not is_challenge("7QK2M9ZC4T8HXW3D")
    assert is_challenge("BLOCK  puzzle : x")
