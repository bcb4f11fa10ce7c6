"""A challenge between friends: ruleset, mode and seed as one readable line (docs/rules.md 5).

>>> parse_challenge("**Block Puzzle:** swap classic 7qk2m9zc4t8hxw3d.").seed
'7QK2M9ZC4T8HXW3D'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.errors import BadSeed, UnknownRuleset
from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import Mode, Ruleset, Variant, ruleset_of
from bp_qt.engine.seeds import bare, check_seed, generated_seed

__all__ = [
    "CHALLENGE_PREFIX",
    "Challenge",
    "ChallengeError",
    "ChallengeFault",
    "challenge_line",
    "is_challenge",
    "parse_challenge",
]

CHALLENGE_PREFIX = "Block Puzzle:"
_QUOTES = {'"': '"', "“": "”", "„": "“", "«": "»"}
_LINE = re.compile(r"block\s+puzzle\s*:\s*(?P<rest>.*)", re.IGNORECASE | re.DOTALL)
_BOLD = re.compile(r"[*_~`]+$")
_MARKS = "*_~ \t"
"""What makes the beginning of a line bold may end after the colon."""
_REPLY = re.compile(r"[>\s]*")
"""What mail programs put before a line that they quote."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a challenge line stands for.

    `is_doubtful` where signs at an end of the seed may be the friend's or the message's: they count as the seed's.
    """

    variant: Variant
    seed: str
    is_doubtful: bool = False


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
    start = f"{CHALLENGE_PREFIX} {game.ruleset.id} {game.mode.id}"
    seed = game.seed
    return f"{start} {seed}" if _meant(game.mode, seed) == (seed, False) else f'{start} "{seed}"'


def is_challenge(text: str) -> bool:
    """Whether the text means to be a challenge line.

    >>> is_challenge("block puzzle: calm"), is_challenge("7QK2M9ZC4T8HXW3D")
    (True, False)
    """
    return _LINE.search(text) is not None


def parse_challenge(text: str) -> Challenge:
    """What a challenge line stands for, as people paste it.

    What stands before it, white space, capitals, and marks around its words do not matter, nor quotation marks around
    the whole line, nor that it was broken. A seed as games make them is found among other words. Raises
    `ChallengeError`.
    """
    match = _LINE.search(text)
    if match is None:
        raise ChallengeError(ChallengeFault.NO_LINE)
    line = _unquoted(text[: match.start()], _whole(match["rest"])).lstrip(_MARKS)
    words = line.split(maxsplit=2)
    if len(words) < 3:
        raise ChallengeError(ChallengeFault.INCOMPLETE)
    ruleset = _ruleset(bare(words[0]))
    mode = _mode(ruleset, bare(words[1]))
    seed, is_doubtful = _meant(mode, words[2].strip())
    _check(seed, mode)
    return Challenge(Variant(ruleset, mode), seed, is_doubtful)


def _whole(rest: str) -> str:
    """The line, with the next one where a message broke it before the seed."""
    first, *others = [_REPLY.sub("", line, count=1) for line in rest.splitlines()] or [""]
    for line in others:
        if len(first.lstrip(_MARKS).split()) >= 3:
            break
        first = f"{first} {line}"
    return first


def _unquoted(before: str, rest: str) -> str:
    """`rest` without the mark that closes a quotation begun right before the line, and a full stop after it."""
    bold = _BOLD.search(before)
    closing = bold[0][::-1] if bold else _QUOTES.get(before.rstrip()[-1:])
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


def _meant(mode: Mode, text: str) -> tuple[str, bool]:
    """The seed that `text` means, and whether that is in doubt."""
    if _is_quoted(text):
        return text[1:-1], False
    if mode.dated:
        return bare(text), False
    for word in (text, *text.split()):
        if seed := generated_seed(word):
            return seed, False
    return text, text != bare(text)


def _check(seed: str, mode: Mode) -> None:
    try:
        check_seed(seed, mode)
    except BadSeed:
        raise ChallengeError(ChallengeFault.BAD_SEED) from None


def _is_quoted(text: str) -> bool:
    return len(text) > 2 and text[0] == text[-1] == '"'
