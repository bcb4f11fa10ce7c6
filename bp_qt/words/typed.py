"""What is wrong with something typed or pasted: a seed, a challenge."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.seeds import LONGEST_SEED
from bp_qt.play.challenge import CHALLENGE_PREFIX, ChallengeError, ChallengeFault
from bp_qt.words.fill import fill
from bp_qt.words.wording import number

__all__ = [
    "as_written_sentence",
    "challenge_sentence",
    "coming_seed_sentence",
    "nearly_sentence",
    "past_challenge_sentence",
    "seed_sentence",
]

translate = QCoreApplication.translate

_LONGEST_WORD = 20


def seed_sentence(text: str) -> str:
    """Why `text` is no seed."""
    if len(text) > LONGEST_SEED:
        sentence = translate("SeedField", "A seed has at most {most} characters; this one has {length}.")
        return fill(sentence, most=number(LONGEST_SEED), length=number(len(text)))
    return translate(
        "SeedField",
        "A seed has letters, digits, signs and spaces; this one holds something that cannot be seen.",
    )


def coming_seed_sentence() -> str:
    """Why the seed of a day to come is not taken."""
    return translate("SeedField", "That is the seed of a daily game still to be played: nobody practises it.")


def as_written_sentence(seed: str) -> str:
    """What will be played, where signs at the end of a seed may be the message's."""
    text = translate("SeedField", "The seed is “{seed}”, with every sign in it: another one is another game.")
    return fill(text, seed=seed)


def nearly_sentence(meant: str) -> str:
    """Warns that a seed differs from a generated one only in capitals or signs, and is therefore another game."""
    text = translate(
        "SeedField", "Capitals and signs count in a seed: this is another game than that of {seed}."
    )
    return fill(text, seed=meant)


def past_challenge_sentence() -> str:
    """Why a whole line starts nothing."""
    return translate(
        "SeedField", "That challenge is a daily game of another day: it cannot be played any more."
    )


def challenge_sentence(error: ChallengeError) -> str:
    """What to do about a line that is no challenge."""
    text = {
        ChallengeFault.NO_LINE: translate(
            "Challenge", "A challenge line begins with “{prefix}”: copy the whole line."
        ),
        ChallengeFault.INCOMPLETE: translate(
            "Challenge",
            "The challenge line is cut short: it names the game, the mode and the seed. Copy it whole.",
        ),
        ChallengeFault.UNKNOWN_GAME: translate(
            "Challenge", "There is no game “{word}” here. Is the challenge from a newer version?"
        ),
        ChallengeFault.UNKNOWN_MODE: translate(
            "Challenge", "That game has no mode “{word}” here. Is the challenge from a newer version?"
        ),
        ChallengeFault.BAD_SEED: translate(
            "Challenge",
            "The seed at the end of the challenge line is not one: copy the line again. A seed has 1 to {most} characters.",
        ),
    }[error.fault]
    word = error.word
    shown = word if len(word) <= _LONGEST_WORD else word[:_LONGEST_WORD] + "…"
    return fill(text, prefix=CHALLENGE_PREFIX, most=number(LONGEST_SEED), word=shown)
