"""A source of statistics for tests: tallies in a dictionary."""

from bp_qt.engine.rulesets import Ruleset, Variant
from bp_qt.engine.tally import Tally

PLAYED = {
    ("calm", "classic"): Tally(
        games=4,
        best=1204,
        lines=50,
        time_ms=5_400_000,
        placements=200,
        points=2100,
        clears=(30, 7, 2, 0, 0, 0),
    ),
    ("combo", "zen"): Tally(
        games=1, lines=8, best_combo=3, time_ms=600_000, placements=40, clears=(6, 1, 0, 0, 0, 0)
    ),
    ("combo", "daily"): Tally(
        games=2,
        lines=0,
        time_ms=1_200_000,
        placements=30,
        points=90,
        days={"2026-02-27": 1, "2026-02-28": 540},
    ),
}


class Source:
    """What `StatisticsDialog` asks; `writes` is what a reset answers."""

    def __init__(self, tallies: dict[tuple[str, str], Tally], *, writes: bool = True) -> None:
        self.tallies = dict(tallies)
        self.writes = writes

    def tally(self, variant: Variant) -> Tally:
        return self.tallies.get((variant.ruleset.id, variant.mode.id), Tally())

    def under_way(self, variant: Variant) -> bool:
        return variant.id == "combo-zen"

    def reset(self, ruleset: Ruleset) -> bool:
        if self.writes:
            self.tallies = {key: tally for key, tally in self.tallies.items() if key[0] != ruleset.id}
        return self.writes
