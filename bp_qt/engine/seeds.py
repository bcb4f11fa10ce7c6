"""Seeds: the text that fixes every deal of a game (docs/rules.md 2, and 4 for `daily`)."""

from __future__ import annotations

import re
import secrets
from datetime import date

from bp_qt.engine.errors import BadSeed, SeedOfADayToCome
from bp_qt.engine.rulesets import Mode

__all__ = [
    "LONGEST_SEED",
    "bare",
    "check_seed",
    "check_today",
    "daily_date",
    "daily_seed",
    "generated_seed",
    "new_seed",
]

LONGEST_SEED = 64
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_GENERATED = re.compile(rf"[{_ALPHABET}]{{16}}")
# What messages put around a word: white space, quotation marks, full stops, the stars of bold.
_AROUND = re.compile(r"^[\s\W_]+|[\s\W_]+$")
_DAILY = re.compile(r"daily/([0-9]{4}-[0-9]{2}-[0-9]{2})")


def new_seed() -> str:
    """16 characters from the operating system's secure generator.

    >>> len(new_seed())
    16
    """
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def bare(text: str) -> str:
    """`text` without the signs around it that a message may have added.

    >>> bare("**“two words”**.")
    'two words'
    """
    return _AROUND.sub("", text)


def generated_seed(text: str) -> str | None:
    """The seed of `new_seed` that somebody means by `text`; None where it is another.

    >>> generated_seed("“7qk2m9zc4t8hxw3d”."), generated_seed("two words")
    ('7QK2M9ZC4T8HXW3D', None)
    """
    seed = bare(text).upper()
    return seed if _GENERATED.fullmatch(seed) else None


def daily_seed(day: date) -> str:
    """The seed of everybody's game of that day.

    >>> daily_seed(date(2026, 3, 1))
    'daily/2026-03-01'
    """
    return f"daily/{day.isoformat()}"


def daily_date(seed: str) -> date:
    """The day that a daily seed names.

    Raises `BadSeed` unless it is `daily/` and a real date, nothing else.
    """
    match = _DAILY.fullmatch(seed)
    try:
        return date.fromisoformat(match[1] if match else "")
    except ValueError:
        raise BadSeed(f"a daily seed is daily/YYYY-MM-DD with a real date, not {seed!a}") from None


def check_seed(seed: str, mode: Mode) -> None:
    """Raises `BadSeed` unless `seed` is one for a game of this mode: 1 to 64 printable characters.

    >>> check_seed("", Mode("classic"))
    Traceback (most recent call last):
    bp_qt.engine.errors.BadSeed: a seed has 1 to 64 characters, not 0
    """
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise BadSeed(f"a seed has 1 to {LONGEST_SEED} characters, not {len(seed)}")
    if not seed.isprintable():
        raise BadSeed(f"a seed has printable characters only, not {seed!a}")
    if mode.dated:
        daily_date(seed)


def _is_still_to_come(seed: str, today: date) -> bool:
    try:
        return daily_date(seed) >= today
    except BadSeed:
        return False


def check_today(seed: str, mode: Mode, today: date) -> None:
    """Raises `BadSeed` when `seed` is not one for a game of this mode that begins `today` (docs/rules.md 4, `daily`).

    Outside a dated mode that is the seed of a daily game still to be played, which nobody should rehearse
    (`SeedOfADayToCome`); a past day may be practised.

    >>> check_today("daily/2026-03-01", Mode("daily", dated=True), date(2026, 3, 2))
    Traceback (most recent call last):
    bp_qt.engine.errors.BadSeed: a daily game is the one of today, daily/2026-03-02
    """
    check_seed(seed, mode)
    if mode.dated and seed != daily_seed(today):
        raise BadSeed(f"a daily game is the one of today, {daily_seed(today)}")
    if not mode.dated and _is_still_to_come(seed, today):
        raise SeedOfADayToCome(f"{seed} is kept for the daily game of that day")
