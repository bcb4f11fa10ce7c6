"""Seed and group index -> three pieces: every deal can be computed again by anyone (docs/rules.md 2 to 5).

>>> from bp_qt.engine.rulesets import ruleset_of
>>> calm = ruleset_of("calm")
>>> [shape.id for shape in deal(calm, calm.modes[0], "open-clean-3", 0, board=0, score=0)]
['h2', 'single', 'h5']
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.rulesets import DealRule, Mode, Ruleset
from bp_qt.engine.shapes import Shape

__all__ = ["STREAM_TEXT", "Group", "Stream", "deal"]

Group = tuple[Shape, Shape, Shape]

STREAM_TEXT = "block-puzzle deal 1|{seed}|{group}"
"""What is hashed for the numbers of a group: to be filled in with `format`."""
_MOST_ATTEMPTS = 10


class Stream:
    """The numbers of one group: SHAKE-256 read as big-endian 64-bit integers."""

    def __init__(self, seed: str, group: int) -> None:
        self._hash = hashlib.shake_256(STREAM_TEXT.format(seed=seed, group=group).encode())
        self._numbers = self._read()

    def _read(self) -> Iterator[int]:
        start, end = 0, 64
        while True:
            block = self._hash.digest(end)
            for at in range(start, end, 8):
                yield int.from_bytes(block[at : at + 8], "big")
            start, end = end, end * 4

    def pick(self, n: int) -> int:
        """Uniform over 0 … n-1."""
        return next(self._numbers) * n >> 64

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight."""
        threshold = self.pick(sum(weights))
        total = 0
        for index, weight in enumerate(weights):
            total += weight
            if total > threshold:
                return index
        raise AssertionError("weights must not all be 0")


@dataclass(frozen=True, slots=True)
class _Dealing:
    """The numbers of a group, and all that may decide what becomes of them."""

    ruleset: Ruleset
    mode: Mode
    stream: Stream
    board: int
    score: int
    checked: bool

    def fits(self, shape: Shape) -> bool:
        return grid_of(self.ruleset.size).fit_mask(self.board, shape.offsets) != 0

    def any_fits(self, group: Group) -> bool:
        return any(map(self.fits, group))


def deal(
    ruleset: Ruleset, mode: Mode, seed: str, group: int, *, board: int, score: int, checked: bool = True
) -> Group:
    """Group number `group` (from 0) of a game, dealt on `board`, which has an empty cell, with `score` points.

    `checked` is False for the one deal that is made without the check: zen's, when stuck (docs/rules.md 4).
    """
    dealing = _Dealing(ruleset, mode, Stream(seed, group), board, score, checked)
    return _DEALERS[ruleset.deal](dealing)


def _three(draw: Callable[[], Shape]) -> Group:
    return draw(), draw(), draw()


def _uniform(dealing: _Dealing) -> Group:
    shapes = dealing.ruleset.catalogue.shapes
    return _three(lambda: shapes[dealing.stream.pick(len(shapes))])


def _checked(dealing: _Dealing) -> Group:
    shapes = dealing.ruleset.catalogue.shapes
    weights = dealing.mode.weights or (1,) * len(shapes)
    while True:
        group = _three(lambda: shapes[dealing.stream.weighted(weights)])
        if not dealing.checked or dealing.any_fits(group):
            return group


def _guaranteed(dealing: _Dealing) -> Group:
    families = tuple(dealing.ruleset.catalogue.families.values())
    weights = _stage_weights(dealing.ruleset, dealing.score)

    def draw() -> Shape:
        family = families[dealing.stream.weighted(weights)]
        return family[dealing.stream.pick(len(family))]

    group = _three(draw)
    for _ in range(_MOST_ATTEMPTS):
        if _identical(group):
            group = (group[0], group[1], draw())
        elif not dealing.any_fits(group):
            group = _three(draw)
        else:
            return group
    return _rescued(dealing, group)


def _stage_weights(ruleset: Ruleset, score: int) -> tuple[int, ...]:
    return next(stage.weights for stage in reversed(ruleset.stages) if score >= stage.from_score)


def _identical(group: Group) -> bool:
    return group[0] is group[1] is group[2]


def _rescued(dealing: _Dealing, group: Group) -> Group:
    """The end of the guarantee: the third becomes the largest shape that fits and differs.

    Where only one shape fits and the first two are it, no third can differ: the group stays, and it fits.
    """
    if not _identical(group) and dealing.any_fits(group):
        return group
    first, second, _ = group
    candidates = [s for s in dealing.ruleset.catalogue.shapes if not _identical((first, second, s))]
    fitting = [shape for shape in candidates if dealing.fits(shape)]
    return (first, second, max(fitting, key=lambda shape: shape.count)) if fitting else group


_DEALERS: dict[DealRule, Callable[[_Dealing], Group]] = {
    DealRule.UNIFORM: _uniform,
    DealRule.CHECKED: _checked,
    DealRule.GUARANTEED: _guaranteed,
}
