"""A game on the desk: a session with a keeper in memory, a clock that the test winds, and a date that it chooses."""

from dataclasses import dataclass, field
from datetime import date

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.rulesets import Variant, ruleset_of, variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally
from bp_qt.play.aim import Aim
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import Change, GameSession

Slot = tuple[str, str]
DAY = date(2026, 3, 1)
TITLES = [
    "Calm",
    "Combo, Classic",
    "Combo, Daily",
    "Combo, Zen",
    "Combo, Timed",
    "Combo, Hardcore",
    "Swap",
]
"""What the games are called in English, in their order."""


@dataclass
class Kept:
    """A game as a keeper has it: nothing of the object that was handed over."""

    record: str
    time_ms: int
    counted_ms: int
    eased: bool
    counted: bool
    tally: Tally


class MemoryKeeper:
    """Keeps games as records; `log` has what was asked of it, `fails` makes it a full disk.

    `laid` has games that are handed out once as they are, also such as no record could hold.
    """

    def __init__(self) -> None:
        self.games: dict[Slot, Kept] = {}
        self.laid: dict[Slot, Sitting] = {}
        self.tallies: dict[Slot, Tally] = {}
        self.over: dict[str, Kept] = {}
        self.log: list[str] = []
        self.fails = False
        self.is_well = True

    def at(self, variant: Variant) -> Sitting | None:
        slot = variant.ruleset.id, variant.mode.id
        if slot in self.laid:
            return self.laid.pop(slot)
        kept = self.games.get(slot)
        if kept is None:
            return None
        return Sitting(read_record(kept.record), kept.time_ms, kept.counted_ms, kept.eased, kept.counted)

    def keep(self, sitting: Sitting) -> None:
        self.log.append("keep")
        self._keep(sitting)

    def keep_times(self, sitting: Sitting) -> None:
        kept = self.games[slot_of(sitting.history.game)]
        kept.time_ms, kept.counted_ms = sitting.time_ms, sitting.counted_ms

    def finish(self, timeout_s: float) -> bool:
        return True

    def replace(self, new: Sitting) -> None:
        self.log.append("replace")
        slot = slot_of(new.history.game)
        if slot in self.games:
            kept = self.games[slot]
            if new.variant.mode.dated and (game := read_record(kept.record).game).over:
                self.over[game.seed] = kept
            self.tallies[slot] = self.tallies.get(slot, Tally()) + self.games[slot].tally
        self._keep(new)

    def finished(self, variant: Variant, seed: str) -> Sitting | None:
        kept = self.over.get(seed)
        return None if kept is None else Sitting(read_record(kept.record), kept.time_ms, counted=False)

    def best(self, variant: Variant) -> int:
        return self.tallies.get((variant.ruleset.id, variant.mode.id), Tally()).best

    def _keep(self, sitting: Sitting) -> None:
        self.is_well = not self.fails
        if self.fails:
            return
        record = write_record(sitting.history.game, sitting.history.moves)
        kept = Kept(
            record, sitting.time_ms, sitting.counted_ms, sitting.eased, sitting.counted, sitting.tally
        )
        self.games[slot_of(sitting.history.game)] = kept


@dataclass
class Desk:
    """Everything of the room `play`, wired as the program wires it; `told` has every change and refusal."""

    keeper: MemoryKeeper = field(default_factory=MemoryKeeper)
    today: date = DAY
    now_ms: int = 0
    told: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clock = PlayClock(now_ms=lambda: self.now_ms)
        self.session = GameSession(self.keeper, self.clock, today=lambda: self.today)
        self.aim = Aim(self.session)
        self.session.settled.connect(self.told.append)
        self.session.refused.connect(self.told.append)
        self.clock.set_active(True)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def changes(self) -> list[Change]:
        return [word for word in self.told if isinstance(word, Change)]

    def sit(self, history: History, time_ms: int = 0, counted_ms: int = 0, *, eased: bool = False) -> None:
        """Goes on with a game in any position."""
        game = history.game
        self.keeper.laid[slot_of(game)] = Sitting(history, time_ms, counted_ms, eased)
        self.session.open(variant_of(game.ruleset.id, game.mode.id))
        self.told.clear()

    def put(self, game: Game) -> None:
        """The same for a position whose earlier moves do not matter."""
        self.sit(History(game))

    def wind(self, ms: int, step_ms: int = 1000) -> None:
        """Lets time pass, with a tick after each step."""
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.now_ms = min(self.now_ms + step_ms, end_ms)
            self.clock.ticked.emit()

    def play(self, placements: int = 10_000) -> None:
        """Makes so many placements, each the first legal one, or fewer where the game is over or stuck before."""
        for _ in range(placements):
            if self.game.over or not self.game.legal:
                return
            assert self.session.move(next(iter(self.game.legal)))


def slot_of(game: Game) -> Slot:
    return game.ruleset.id, game.mode.id


def played(rules: str, mode: str = "classic", moves: int = 10_000, seed: str = "desk") -> History:
    """A game after so many placements, each the first legal one, or over before."""
    ruleset = ruleset_of(rules)
    history = History(Game.new(ruleset, ruleset.mode_of(mode), seed))
    while len(history.moves) < moves and not history.game.over and history.game.legal:
        history.apply(next(iter(history.game.legal)))
    return history
