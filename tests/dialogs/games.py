"""Sessions over games that are kept in memory, and games replayed from the vectors."""

import json
from datetime import date

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record
from bp_qt.engine.rulesets import Variant, ruleset_of, variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import GameSession
from tests.conformance.conftest import OWN_VECTORS

TODAY = date(2026, 3, 1)


class MemoryKeeper:
    """Keeps games and best scores in dictionaries."""

    def __init__(self) -> None:
        self.is_well = True
        self.sittings: dict[Variant, Sitting] = {}
        self.bests: dict[Variant, int] = {}

    def at(self, variant: Variant) -> Sitting | None:
        return self.sittings.get(variant)

    def keep(self, sitting: Sitting) -> None:
        self.sittings[sitting.variant] = sitting

    def keep_times(self, sitting: Sitting) -> None:
        self.keep(sitting)

    def replace(self, new: Sitting) -> None:
        self.keep(new)

    def finish(self, timeout_s: float) -> bool:
        return True

    def finished(self, variant: Variant, seed: str) -> Sitting | None:
        return None

    def best(self, variant: Variant) -> int:
        return self.bests.get(variant, 0)


def replayed(name: str, moves: int | None = None) -> History:
    """The game of a vector, or its first so many moves."""
    record = json.loads((OWN_VECTORS / f"{name}.json").read_text(encoding="utf-8"))["record"]
    if moves is not None:
        record["moves"] = " ".join(record["moves"].split()[:moves])
        del record["result"]
    return read_record(json.dumps(record))


def before_continue(name: str) -> History:
    """The game of a vector as it stood when it was over for the first time."""
    whole = replayed(name)
    history = History(Game.new(whole.game.ruleset, whole.game.mode, whole.game.seed))
    for move in whole.moves:
        if move is Command.CONTINUE:
            break
        history.apply(move)
    assert history.game.over
    return history


def new_history(rules: str, mode: str, seed: str, moves: int = 0) -> History:
    """A game with so many first legal placements."""
    ruleset = ruleset_of(rules)
    history = History(Game.new(ruleset, ruleset.mode_of(mode), seed))
    for _ in range(moves):
        history.apply(next(iter(history.game.legal)))
    return history


def over_history(rules: str, mode: str, seed: str) -> History:
    """A game played to its end with the first legal placement every time."""
    history = new_history(rules, mode, seed)
    while not history.game.over:
        placement = next(iter(history.game.legal), None)
        if placement is None:
            history.apply(Command.SWAP if history.game.swaps else Command.END)
        else:
            history.apply(placement)
    return history


def session_of(
    *histories: History, best: int = 0, eased: bool = False, shown: tuple[str, str] | None = None
) -> GameSession:
    """A session that keeps these games and shows the first; on `TODAY`."""
    keeper = MemoryKeeper()
    for history in histories:
        keeper.keep(Sitting(history, eased=eased))
        keeper.bests[history.game.variant] = best
    session = GameSession(keeper, PlayClock(), today=lambda: TODAY)
    first = histories[0].game if histories else None
    rules, mode = shown or ((first.ruleset.id, first.mode.id) if first else ("calm", "classic"))
    session.open(variant_of(rules, mode))
    return session
