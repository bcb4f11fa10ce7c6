"""The engine through its public face: random games, previews, replays; seconds are of processor time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.rulesets import Variant, variant_of
from tests.benchmarks.figures import Figure, Progress, Spread, interleaved
from tests.engine.naive import NaiveGame

__all__ = ["playouts", "previews", "replays"]


def cpu_seconds_of(action: Callable[[], object]) -> float:
    """How much of a processor `action` takes: what others do meanwhile counts less."""
    begin = time.process_time()
    action()
    return time.process_time() - begin


_PLAYED = ("calm-classic", "combo-classic", "combo-hardcore", "swap-classic", "combo-zen")
_MOVES, _NAIVE_MOVES = 2000, 20
_ROUNDS = 15
NAIVE = "the naive model of the tests"


class _Playouts:
    """Uniform random games, one after the other, each choice among the legal placements as they are."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._random = random.Random(1).random
        self._number = 0
        self._game = self._new()

    def _new(self) -> Game:
        self._number += 1
        return Game.new(self._variant.ruleset, self._variant.mode, f"bench {self._number}")

    def per_second(self) -> float:
        """Moves a second."""
        return _MOVES / cpu_seconds_of(self._play)

    def _play(self) -> None:
        game, chance = self._game, self._random
        for _ in range(_MOVES):
            legal = game.legal
            choices = len(legal)
            if not choices or game.over:
                game = self._new()
                legal = game.legal
                choices = len(legal)
            game, _ = game.apply(legal[int(chance() * choices)])
        self._game = game


class _NaivePlayouts:
    """The same, by the model that reads like the rules."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._chance = random.Random(1)
        self._number = 0
        self._game = self._new()

    def _new(self) -> NaiveGame:
        self._number += 1
        return NaiveGame(self._variant.ruleset.id, self._variant.mode.id, f"bench {self._number}")

    def per_second(self) -> float:
        """Moves a second."""
        return _NAIVE_MOVES / cpu_seconds_of(self._play)

    def _play(self) -> None:
        for _ in range(_NAIVE_MOVES):
            legal = [] if self._game.over else self._game.legal()
            if not legal:
                self._game = self._new()
                legal = self._game.legal()
            self._game.move(self._chance.choice(legal))


def _variant(name: str) -> Variant:
    return variant_of(*name.split("-"))


def playouts(progress: Progress) -> list[Figure]:
    """Moves a second of uniform random play, and how fast this machine counts."""
    samplers: dict[str, Callable[[], float]] = {"counting": _counting_per_second}
    for name in _PLAYED:
        samplers[name] = _Playouts(_variant(name)).per_second
        samplers[f"naive {name}"] = _NaivePlayouts(_variant(name)).per_second
    spreads = interleaved(samplers, _ROUNDS, progress)
    goals = dict.fromkeys(_PLAYED, "≥ 131,000") | {"combo-zen": "≥ 75,000"}
    figures = [
        Figure(
            f"random play, {name}",
            "moves a second",
            spreads[name],
            spreads[f"naive {name}"],
            NAIVE,
            goals[name],
        )
        for name in _PLAYED
    ]
    return [*figures, Figure("calibration: sum(range(…))", "numbers a second", spreads["counting"])]


def _counting_per_second() -> float:
    return 1_000_000 / cpu_seconds_of(partial(sum, range(1_000_000)))


def previews(progress: Progress) -> list[Figure]:
    """What aiming asks of the engine at every step: the placement on a copy."""
    figures = []
    for at, name in enumerate(_PLAYED):
        sampler = partial(_preview_microseconds, _midgame(_variant(name)))
        spread = interleaved({name: sampler}, _ROUNDS, lambda _: None)[name]
        figures.append(Figure(f"preview, {name}", "µs", spread, goal="≤ 8"))
        progress((at + 1) / len(_PLAYED))
    return figures


def _preview_microseconds(game: Game) -> float:
    placements = list(game.legal)
    return cpu_seconds_of(lambda: [game.preview(each) for each in placements]) / len(placements) * 1e6


def _midgame(variant: Variant) -> Game:
    """Two groups placed at random, the third whole in the tray."""
    chance = random.Random(1)
    game = Game.new(variant.ruleset, variant.mode, "midgame")
    for _ in range(6):
        game, _ = game.apply(chance.choice(game.legal))
    return game


def replays(progress: Progress) -> list[Figure]:
    """What resuming or verifying a long game costs."""
    zen = variant_of("combo", "zen")
    history = History(Game.new(zen.ruleset, zen.mode, "long"))
    chance = random.Random(1)
    for _ in range(2000):
        history.apply(chance.choice(history.game.legal))
    text = write_record(history.game, history.moves)
    samplers = {"replay": lambda: cpu_seconds_of(lambda: read_record(text)) * 1000}
    spread: Spread = interleaved(samplers, _ROUNDS, progress)["replay"]
    return [Figure("read and replay 2,000 moves of zen", "ms", spread)]
