"""The three games and their modes as data (RULES 3, 4, 5). Adding one here touches no view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bp_qt.engine.errors import UnknownRuleset
from bp_qt.engine.moves import Command
from bp_qt.engine.shapes import Catalogue, catalogue

__all__ = [
    "MOST_LINES",
    "RULESETS",
    "ComboRule",
    "DealRule",
    "Mode",
    "Ruleset",
    "Stage",
    "Variant",
    "ruleset_of",
    "variant_of",
    "variants",
]

MOST_LINES = 6
"""The most lines that one placement can clear: no shape of either catalogue has height + width above it."""


class DealRule(Enum):
    """How a group of three is drawn from its stream of numbers."""

    UNIFORM = auto()
    """Three picks; the board is not looked at (RULES 3)."""
    CHECKED = auto()
    """Three weighted draws, drawn again until one fits (RULES 4)."""
    GUARANTEED = auto()
    """By family and stage, with the guarantee (RULES 5)."""


@dataclass(frozen=True, slots=True)
class ComboRule:
    """Clearing placements in succession: `percent` of the lines' points for every step above the first.

    The combo goes to 0 after `patience` placements in a row that clear nothing; at most `cap` steps count.
    """

    percent: int
    patience: int
    cap: int = 5
    shown_from: int = 2

    def shown(self, combo: int) -> int:
        """The combo as it is shown: at most the cap, 0 while it is too low to be shown (RULES 4, 5)."""
        return min(combo, self.cap) if combo >= self.shown_from else 0


@dataclass(frozen=True, slots=True)
class Stage:
    """Weights of the families, in the catalogue's order of families, from `from_score` on."""

    from_score: int
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a ruleset."""

    id: str
    scored: bool = True
    endless: bool = False
    limit_ms: int | None = None
    """Playing time from the first placement; the application measures it."""
    continues: int = 0
    """How often a game that is over can go on."""
    keeps_record: bool = True
    dated: bool = False
    """The seed is `daily/YYYY-MM-DD`, one game a day."""
    weights: tuple[int, ...] = ()
    """One per shape of the catalogue; empty: all alike."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One of the games: everything about it that is not a mode's."""

    id: str
    size: int
    catalogue: Catalogue
    deal: DealRule
    modes: tuple[Mode, ...]
    line_points: tuple[int, ...]
    """Points for clearing 0, 1, … `MOST_LINES` lines with one placement."""
    combo: ComboRule | None = None
    clean_points: int = 0
    """Added for a clear that leaves the board empty; never multiplied."""
    clean_swaps: int = 0
    start_swaps: int = 0
    most_swaps: int = 0
    undo: bool = False
    shared: bool = True
    """Whether players compare their games: seed, record and challenge are offered (RULES 3: not in calm)."""
    stages: tuple[Stage, ...] = ()

    def mode_of(self, mode_id: str) -> Mode:
        """The mode with this id.

        Raises `UnknownRuleset`.
        """
        for mode in self.modes:
            if mode.id == mode_id:
                return mode
        raise UnknownRuleset(f"unknown mode {mode_id!a:.40} of {self.id}")

    def commands(self, mode: Mode) -> frozenset[Command]:
        """The moves besides placements that a game of `mode` may ever have (RULES 4, 5)."""
        there = {
            Command.SWAP: self.has_swaps,
            Command.END: self.has_swaps,
            Command.CONTINUE: mode.continues > 0,
            Command.TIMEUP: mode.limit_ms is not None,
        }
        return frozenset(command for command, is_there in there.items() if is_there)

    @property
    def has_swaps(self) -> bool:
        """Whether groups can be swapped, and a stuck game with swaps left be ended."""
        return self.most_swaps > 0


_TRIANGLE = tuple(10 * n * (n + 1) // 2 for n in range(MOST_LINES + 1))
_HARDCORE = catalogue("full").hardcore_weights

RULESETS: tuple[Ruleset, ...] = (
    Ruleset(
        id="calm",
        size=8,
        catalogue=catalogue("basic"),
        deal=DealRule.UNIFORM,
        modes=(Mode("classic"),),
        line_points=_TRIANGLE,
        undo=True,
        shared=False,
    ),
    Ruleset(
        id="combo",
        size=10,
        catalogue=catalogue("full"),
        deal=DealRule.CHECKED,
        modes=(
            Mode("classic", continues=1),
            Mode("daily", keeps_record=False, dated=True),
            Mode("zen", scored=False, endless=True, keeps_record=False),
            Mode("timed", limit_ms=180_000, continues=1, keeps_record=False),
            Mode("hardcore", continues=1, weights=_HARDCORE),
        ),
        line_points=(0, 100, 250, 500, 1000, *(1000 + 500 * (n - 4) for n in range(5, MOST_LINES + 1))),
        combo=ComboRule(percent=50, patience=1),
        clean_points=2000,
    ),
    Ruleset(
        id="swap",
        size=10,
        catalogue=catalogue("basic"),
        deal=DealRule.GUARANTEED,
        modes=(Mode("classic"),),
        line_points=_TRIANGLE,
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


def ruleset_of(ruleset_id: str) -> Ruleset:
    """The ruleset with this id.

    Raises `UnknownRuleset`.

    >>> ruleset_of("calm").size
    8
    """
    for ruleset in RULESETS:
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
    return tuple(Variant(ruleset, mode) for ruleset in RULESETS for mode in ruleset.modes)
