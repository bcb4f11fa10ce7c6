"""Seed and group index -> three pieces: every deal can be computed again by anyone (docs/rules.md 2 to 5).

>>> from bp_qt.engine.rulesets import ruleset_of
>>> calm = ruleset_of("calm")
>>> [shape.id for shape in deal(calm, calm.modes[0], "open-clean-3", 0, board=0, score=0)]
['h2', 'single', 'h5']
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from struct import unpack
from typing import TypeVar

from bp_qt.engine.rulesets import DealRule, Mode, Ruleset, Stage
from bp_qt.engine.shapes import Shape

__all__ = ["STREAM_TEXT", "Group", "Stream", "deal", "urn_of"]

Group = tuple[Shape, Shape, Shape]
_Thing = TypeVar("_Thing")

_PREFIX = "block-puzzle deal 1|"
STREAM_TEXT = _PREFIX + "{seed}|{group}"
"""What is hashed for the numbers of a group: to be filled in with `format`."""
_MOST_ATTEMPTS = 10


class Stream:
    """The numbers of one group: SHAKE-256 read as big-endian 64-bit integers."""

    __slots__ = ("_hash", "_numbers")

    def __init__(self, seed: str, group: int) -> None:
        self._hash = hashlib.shake_256(f"{_PREFIX}{seed}|{group}".encode())
        self._numbers = self._read()

    def _read(self) -> Iterator[int]:
        start, end = 0, 8  # more than most groups need
        while True:
            yield from unpack(f">{end}Q", self._hash.digest(8 * end))[start:]
            start, end = end, 4 * end

    def pick(self, n: int) -> int:
        """Uniform over 0 … n-1."""
        return next(self._numbers) * n >> 64

    def draw(self, urn: Sequence[_Thing]) -> _Thing:
        """One of `urn`, in which everything is as often as it weighs."""
        return urn[next(self._numbers) * len(urn) >> 64]


def urn_of(things: Sequence[_Thing], weights: Sequence[int]) -> tuple[_Thing, ...]:
    """Each of `things` as often as it weighs, in their order (docs/rules.md 2, `weighted`).

    >>> urn_of("abc", (2, 0, 1))
    ('a', 'a', 'c')
    """
    return tuple(thing for thing, weight in zip(things, weights, strict=True) for _ in range(weight))


def deal(
    ruleset: Ruleset, mode: Mode, seed: str, group: int, *, board: int, score: int, checked: bool = True
) -> Group:
    """Group number `group` (from 0) of a game, dealt on `board`, which has an empty cell, with `score` points.

    `checked` is False for the one deal that is made without the check: zen's, when stuck (docs/rules.md 4).
    """
    stream = Stream(seed, group)
    if ruleset.deal is DealRule.GUARANTEED:
        return _guaranteed(ruleset, stream, board, score)
    return _drawn(ruleset, mode, stream, board, checked=checked and ruleset.deal is DealRule.CHECKED)


def _drawn(ruleset: Ruleset, mode: Mode, stream: Stream, board: int, *, checked: bool) -> Group:
    """Three draws (docs/rules.md 3); checked, again and again until one of the three fits (docs/rules.md 4)."""
    urn, draw = _urn_of_shapes(ruleset, mode), stream.draw
    group = draw(urn), draw(urn), draw(urn)
    while checked and not _any_fits(ruleset, board, group):
        group = draw(urn), draw(urn), draw(urn)
    return group


def _guaranteed(ruleset: Ruleset, stream: Stream, board: int, score: int) -> Group:
    """By family and stage, with the guarantee (docs/rules.md 5)."""
    urn, draw = _urn_of_families(ruleset, _stage(ruleset, score)), stream.draw
    group = draw(draw(urn)), draw(draw(urn)), draw(draw(urn))
    for _ in range(_MOST_ATTEMPTS):
        if _identical(group):
            group = group[0], group[1], draw(draw(urn))
        elif not _any_fits(ruleset, board, group):
            group = draw(draw(urn)), draw(draw(urn)), draw(draw(urn))
        else:
            return group
    return _rescued(ruleset, board, group)


@cache
def _urn_of_shapes(ruleset: Ruleset, mode: Mode) -> tuple[Shape, ...]:
    shapes = ruleset.catalogue.shapes
    return urn_of(shapes, mode.weights) if mode.weights else shapes


@cache
def _urn_of_families(ruleset: Ruleset, stage: Stage) -> tuple[tuple[Shape, ...], ...]:
    return urn_of(tuple(ruleset.catalogue.families.values()), stage.weights)


def _stage(ruleset: Ruleset, score: int) -> Stage:
    reached = ruleset.stages[0]
    for stage in ruleset.stages:
        if score >= stage.from_score:
            reached = stage
    return reached


def _any_fits(ruleset: Ruleset, board: int, group: Group) -> bool:
    size = ruleset.size
    one, two, three = group
    return bool(one.on[size].fit(board) or two.on[size].fit(board) or three.on[size].fit(board))


def _identical(group: Group) -> bool:
    return group[0] is group[1] is group[2]


def _rescued(ruleset: Ruleset, board: int, group: Group) -> Group:
    """The end of the guarantee: the third becomes the largest shape that fits and differs.

    Where only one shape fits and the first two are it, no third can differ: the group stays, and it fits.
    """
    if not _identical(group) and _any_fits(ruleset, board, group):
        return group
    first, second, _ = group
    candidates = [s for s in ruleset.catalogue.shapes if not _identical((first, second, s))]
    fitting = [shape for shape in candidates if shape.on[ruleset.size].fit(board)]
    return (first, second, max(fitting, key=lambda shape: shape.count)) if fitting else group
