"""A challenge between friends: ruleset, mode and seed as one readable line (docs/rules.md 5).

>>> variant, seed = parse_challenge("Block Puzzle: swap classic 7QK2M9ZC4T8HXW3D")
>>> variant.id, seed
('swap-classic', '7QK2M9ZC4T8HXW3D')
"""

from __future__ import annotations

import re
from enum import Enum, auto

from bp_qt.engine.errors import BadSeed, UnknownRuleset
from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import Mode, Ruleset, Variant, ruleset_of
from bp_qt.engine.seeds import check_seed

__all__ = [
    "CHALLENGE_PREFIX",
    "ChallengeError",
    "ChallengeFault",
    "challenge_line",
    "is_challenge",
    "parse_challenge",
]

CHALLENGE_PREFIX = "Block Puzzle:"
_QUOTES = {'"': '"', "“": "”", "„": "“", "«": "»"}
_LINE = re.compile(r"block\s+puzzle\s*:\s*(?P<rest>.*)", re.IGNORECASE)


class ChallengeFault(Enum):
    """What is wrong with a challenge line."""

    NO_LINE = auto()
    INCOMPLETE = auto()
    UNKNOWN_GAME = auto()
    UNKNOWN_MODE = auto()
    BAD_SEED = auto()


class ChallengeError(Exception):
    """A text that is not a challenge line; `word` is the one that nobody knows."""

    def __init__(self, fault: ChallengeFault, word: str = "") -> None:
        super().__init__(f"{fault.name}: {word!r}")
        self.fault = fault
        self.word = word


def challenge_line(game: Game) -> str:
    """The line that starts the same game elsewhere.

    The seed comes last and may hold spaces; one that a pasted line would not carry unchanged is put in quotes.
    """
    seed = game.seed
    if seed != seed.strip() or _is_quoted(seed):
        seed = f'"{seed}"'
    return f"{CHALLENGE_PREFIX} {game.ruleset.id} {game.mode.id} {seed}"


def is_challenge(text: str) -> bool:
    """Whether the text means to be a challenge line.

    >>> is_challenge("block puzzle: calm"), is_challenge("7QK2M9ZC4T8HXW3D")
    (True, False)
    """
    return _LINE.search(text) is not None


def parse_challenge(text: str) -> tuple[Variant, str]:
    """Variant and seed of a challenge line; what stands before it, white space and capitals do not matter.

    Neither do quotation marks around the whole line. Raises `ChallengeError`.
    """
    match = _LINE.search(text)
    if match is None:
        raise ChallengeError(ChallengeFault.NO_LINE)
    words = _unquoted(text[: match.start()], match["rest"]).split(maxsplit=2)
    if len(words) < 3:
        raise ChallengeError(ChallengeFault.INCOMPLETE)
    ruleset = _ruleset(words[0])
    mode = _mode(ruleset, words[1])
    return Variant(ruleset, mode), _seed(mode, words[2].strip())


def _unquoted(before: str, rest: str) -> str:
    """`rest` without the mark that closes a quotation begun right before the line, and a full stop after it."""
    closing = _QUOTES.get(before.rstrip()[-1:])
    quoted = rest.rstrip().removesuffix(".").rstrip()
    return quoted.removesuffix(closing) if closing and quoted.endswith(closing) else rest


def _ruleset(word: str) -> Ruleset:
    try:
        return ruleset_of(word.lower())
    except UnknownRuleset:
        raise ChallengeError(ChallengeFault.UNKNOWN_GAME, word) from None


def _mode(ruleset: Ruleset, word: str) -> Mode:
    try:
        return ruleset.mode_of(word.lower())
    except UnknownRuleset:
        raise ChallengeError(ChallengeFault.UNKNOWN_MODE, word) from None


def _seed(mode: Mode, text: str) -> str:
    seed = text[1:-1] if _is_quoted(text) else text
    try:
        check_seed(seed, mode)
    except BadSeed:
        raise ChallengeError(ChallengeFault.BAD_SEED) from None
    return seed


def _is_quoted(text: str) -> bool:
    return len(text) > 2 and text[0] == text[-1] == '"'
