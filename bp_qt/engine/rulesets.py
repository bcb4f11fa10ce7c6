"""The games and their modes as data (docs/rules.md 3, 4, 5). Adding one here touches no view.

Each is one row and is told from others by identity, which also makes it quick to look up. What would have no meaning is refused when it is made, with a `ValueError` that gives the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.errors import UnknownRuleset
from bp_qt.engine.moves import Command
from bp_qt.engine.shapes import Catalogue, Shape, catalogue

__all__ = [
    "LARGEST_SIZE",
    "RULESETS",
    "ComboRule",
    "DealRule",
    "Mode",
    "Ruleset",
    "Stage",
    "Variant",
    "ruleset_of",
    "rulesets",
    "variant_of",
    "variants",
]

LARGEST_SIZE = 26
"""Columns are letters (docs/rules.md 6)."""
_ID = re.compile("[a-z][a-z0-9]*")  # ids are joined by hyphens in names of files


class DealRule(Enum):
    """How a group of three is drawn from its stream of numbers."""

    UNIFORM = auto()
    """Three picks; the board is not looked at (docs/rules.md 3)."""
    CHECKED = auto()
    """Three weighted draws, drawn again until one fits (docs/rules.md 4)."""
    GUARANTEED = auto()
    """By family and stage, with the guarantee (docs/rules.md 5)."""


@dataclass(frozen=True, slots=True)
class ComboRule:
    """Clearing placements in succession: `percent` of the lines' points for every step above the first.

    The combo goes to 0 after `patience` placements in a row that clear nothing; at most `cap` steps count.
    """

    percent: int
    patience: int
    cap: int = 5
    shown_from: int = 2

    def __post_init__(self) -> None:
        _refuse(self._faults(), "a combo")

    def _faults(self) -> Iterator[str]:
        if self.patience < 1:
            yield "that ends before it can grow: patience is at least 1"
        if not 1 <= self.shown_from <= self.cap:
            yield "that is never shown: it is shown from 1 up to its cap"

    def shown(self, combo: int) -> int:
        """The combo as it is shown: at most the cap, 0 while it is too low to be shown (docs/rules.md 4, 5)."""
        return min(combo, self.cap) if combo >= self.shown_from else 0


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """Weights of the families, in the catalogue's order of families, from `from_score` on."""

    from_score: int
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """One way to play a ruleset."""

    id: str
    scored: bool = True
    endless: bool = False
    """When stuck, the board makes room: such a game is never over (docs/rules.md 4, `zen`)."""
    limit_ms: int | None = None
    """Playing time from the first placement; the application measures it."""
    continues: int = 0
    """How often a game that is over can go on."""
    keeps_record: bool = True
    dated: bool = False
    """The seed is `daily/YYYY-MM-DD`, one game a day."""
    weights: tuple[int, ...] = ()
    """One per shape of the catalogue; empty: all alike."""

    def __post_init__(self) -> None:
        _refuse(self._faults(), f"mode {self.id}")

    def _faults(self) -> Iterator[str]:
        if not _ID.fullmatch(self.id):
            yield "whose id is not a lower-case word"
        if self.keeps_record and not self.scored:
            yield "without points has no record to keep"
        if self.endless and self.limit_ms is not None:
            yield "without an end has no limit of time"
        if self.endless and self.continues:
            yield "without an end has none to continue after"
        if self.dated and self.continues:
            yield "with one result a day has none to continue after"
        if self.limit_ms is not None and self.limit_ms <= 0:
            yield "has no time at all: a limit is above 0"
        if self.continues < 0:
            yield "continues less often than never"


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """One of the games: everything about it that is not a mode's."""

    id: str
    size: int
    catalogue: Catalogue
    deal: DealRule
    modes: tuple[Mode, ...]
    line_points: tuple[int, ...]
    """Points for clearing 0, 1, … `most_lines` lines with one placement."""
    ornament: tuple[Shape, ...]
    """Shapes that stand for the game where games are chosen: to look at only."""
    combo: ComboRule | None = None
    clean_points: int = 0
    """Added for a clear that leaves the board empty; never multiplied."""
    clean_swaps: int = 0
    start_swaps: int = 0
    most_swaps: int = 0
    undo: bool = False
    shared: bool = True
    """Whether players compare their games: seed, record and challenge are offered (docs/rules.md 3: not in calm)."""
    stages: tuple[Stage, ...] = ()

    def __post_init__(self) -> None:
        _refuse((*self._faults(), *self._faults_of_deal(), *self._faults_of_swaps()), f"ruleset {self.id}")

    def _faults(self) -> Iterator[str]:
        if not _ID.fullmatch(self.id):
            yield "whose id is not a lower-case word"
        if not self.modes or len({mode.id for mode in self.modes}) < len(self.modes):
            yield "needs modes, each with an id of its own"
        sides = max(max(shape.height, shape.width) for shape in self.catalogue.shapes)
        if not sides <= self.size <= LARGEST_SIZE:
            yield f"of size {self.size}: its longest shape needs {sides}, the alphabet ends at {LARGEST_SIZE}"
        if len(self.line_points) != self.most_lines + 1 or self.line_points[0]:
            yield f"needs points for 0 to {self.most_lines} lines, none for 0"
        if not set(self.ornament) <= set(self.catalogue.shapes):
            yield "has an ornament of shapes that it never deals"

    def _faults_of_deal(self) -> Iterator[str]:
        shapes = self.catalogue.shapes
        for mode in self.modes:
            weights = mode.weights or (1,) * len(shapes)
            if len(weights) != len(shapes) or min(weights) < 0:
                yield f"needs one weight for each shape in mode {mode.id}"
            elif self.deal is DealRule.CHECKED and not any(
                weight for shape, weight in zip(shapes, weights, strict=True) if shape.count == 1
            ):
                yield f"would draw for ever on a board where nothing fits: mode {mode.id} deals no single cell"
            if mode.weights and self.deal is not DealRule.CHECKED:
                yield f"does not deal by the weights of mode {mode.id}"
        if bool(self.stages) != (self.deal is DealRule.GUARANTEED):
            yield "deals by stages where, and only where, the deal is guaranteed"
        starts = [stage.from_score for stage in self.stages]
        if starts != sorted(set(starts)) or starts[:1] not in ([], [0]):
            yield "needs stages that follow each other from score 0 on"
        if any(len(stage.weights) != len(self.catalogue.families) for stage in self.stages):
            yield "needs one weight for each family in every stage"

    def _faults_of_swaps(self) -> Iterator[str]:
        if not 0 <= self.start_swaps <= self.most_swaps:
            yield "begins with more swaps than it holds"
        if self.has_swaps != bool(self.start_swaps or self.clean_swaps):
            yield "has room for swaps where, and only where, there are any to get"

    def mode_of(self, mode_id: str) -> Mode:
        """The mode with this id.

        Raises `UnknownRuleset`.
        """
        for mode in self.modes:
            if mode.id == mode_id:
                return mode
        raise UnknownRuleset(f"unknown mode {mode_id!a:.40} of {self.id}")

    def commands(self, mode: Mode) -> frozenset[Command]:
        """The moves besides placements that a game of `mode` may ever have (docs/rules.md 4, 5)."""
        there = {
            Command.SWAP: self.has_swaps,
            Command.END: self.has_swaps and not mode.endless,  # which is never stuck
            Command.CONTINUE: mode.continues > 0,
            Command.TIMEUP: mode.limit_ms is not None,
        }
        return frozenset(command for command, is_there in there.items() if is_there)

    @property
    def most_lines(self) -> int:
        """The most lines that one placement can clear."""
        return self.catalogue.most_lines

    @property
    def has_swaps(self) -> bool:
        """Whether groups can be swapped, and a stuck game with swaps left be ended."""
        return self.most_swaps > 0


def _refuse(faults: Iterable[str], whose: str) -> None:
    for fault in faults:
        raise ValueError(f"{whose} {fault}")


_BASIC, _FULL = catalogue("basic"), catalogue("full")
_TRIANGLE = tuple(10 * n * (n + 1) // 2 for n in range(7))


def _shapes(source: Catalogue, *ids: str) -> tuple[Shape, ...]:
    return tuple(map(source.by_id, ids))


RULESETS: tuple[Ruleset, ...] = (
    Ruleset(
        id="calm",
        size=8,
        catalogue=_BASIC,
        deal=DealRule.UNIFORM,
        modes=(Mode("classic"),),
        line_points=_TRIANGLE,
        ornament=_shapes(_BASIC, "square2", "corner2-nw", "h2"),
        undo=True,
        shared=False,
    ),
    Ruleset(
        id="combo",
        size=10,
        catalogue=_FULL,
        deal=DealRule.CHECKED,
        modes=(
            Mode("classic", continues=1),
            Mode("daily", keeps_record=False, dated=True),
            Mode("zen", scored=False, endless=True, keeps_record=False),
            Mode("timed", limit_ms=180_000, continues=1, keeps_record=False),
            Mode("hardcore", continues=1, weights=_FULL.hardcore_weights),
        ),
        line_points=(0, 100, 250, 500, 1000, *(1000 + 500 * (n - 4) for n in range(5, 7))),
        ornament=_shapes(_FULL, "plus", "u-up", "single"),
        combo=ComboRule(percent=50, patience=1),
        clean_points=2000,
    ),
    Ruleset(
        id="swap",
        size=10,
        catalogue=_BASIC,
        deal=DealRule.GUARANTEED,
        modes=(Mode("classic"),),
        line_points=_TRIANGLE,
        ornament=_shapes(_BASIC, "corner3-nw", "h3"),
        combo=ComboRule(percent=100, patience=3),
        clean_points=300,
        clean_swaps=1,
        start_swaps=1,
        most_swaps=3,
        stages=(
            Stage(0, (6, 8, 8, 4, 2, 8, 1, 8, 2)),
            Stage(300, (4, 6, 6, 6, 4, 6, 3, 6, 5)),
            Stage(1500, (2, 4, 6, 6, 6, 6, 4, 4, 7)),
        ),
    ),
)


def rulesets() -> tuple[Ruleset, ...]:
    """Every ruleset there is, in the order to show them."""
    return RULESETS


def ruleset_of(ruleset_id: str) -> Ruleset:
    """The ruleset with this id.

    Raises `UnknownRuleset`.

    >>> ruleset_of("calm").size
    8
    """
    for ruleset in rulesets():
        if ruleset.id == ruleset_id:
            return ruleset
    raise UnknownRuleset(f"unknown ruleset {ruleset_id!a:.40}")


@dataclass(frozen=True, slots=True)
class Variant:
    """What a player chooses before a game starts: a ruleset and one of its modes. Each has a kept game of its own."""

    ruleset: Ruleset
    mode: Mode

    @property
    def id(self) -> str:
        """`combo-daily`: the name of the place of its kept game and of its statistics."""
        return f"{self.ruleset.id}-{self.mode.id}"

    def __str__(self) -> str:
        return self.id


def variant_of(ruleset_id: str, mode_id: str) -> Variant:
    """The variant with these ids.

    Raises `UnknownRuleset`.

    >>> variant_of("combo", "daily").id
    'combo-daily'
    """
    ruleset = ruleset_of(ruleset_id)
    return Variant(ruleset, ruleset.mode_of(mode_id))


def variants() -> tuple[Variant, ...]:
    """Every ruleset with each of its modes, in order."""
    return tuple(Variant(ruleset, mode) for ruleset in rulesets() for mode in ruleset.modes)
