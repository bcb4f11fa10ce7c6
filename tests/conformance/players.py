"""Players that need to know nothing but what a position offers; seeded, so that a game can be played again."""

import random
from collections.abc import Callable, Iterator
from datetime import date, timedelta

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.rulesets import RULESETS, Mode, Ruleset
from bp_qt.engine.seeds import daily_seed
from tests.fourth import FOURTH

MODES = [(ruleset, mode) for ruleset in RULESETS for mode in ruleset.modes]
MODE_IDS = [f"{ruleset.id}-{mode.id}" for ruleset, mode in MODES]
MODES_WITH_A_FOURTH = [*MODES, *((FOURTH, mode) for mode in FOURTH.modes)]
MODE_IDS_WITH_A_FOURTH = [f"{ruleset.id}-{mode.id}" for ruleset, mode in MODES_WITH_A_FOURTH]

Player = Callable[[Game, random.Random], Placement]


def seed_for(mode: Mode, number: int) -> str:
    """A different seed for every number, of the kind that the mode asks for."""
    return daily_seed(date(2026, 1, 1) + timedelta(days=number)) if mode.dated else f"conformance/{number}"


def start(ruleset: Ruleset, mode: Mode, number: int) -> Game:
    return Game.new(ruleset, mode, seed_for(mode, number))


def at_random(game: Game, chance: random.Random) -> Placement:
    return chance.choice(game.legal)


def greedily(game: Game, chance: random.Random) -> Placement:
    """What clears most, and of equals what leaves most room for the pieces left; of some, for speed."""
    legal = game.legal
    some = chance.sample(legal, min(len(legal), 16))

    def worth(placement: Placement) -> tuple[int, int]:
        after, outcome = game.apply(placement)
        return outcome.lines, len(after.legal)

    return max(some, key=worth)


def playing(game: Game, player: Player, chance: random.Random, *, most: int) -> Iterator[Move]:
    """The moves of a game to its end, or `most` of them; every command is made now and then where it is legal."""
    for _ in range(most):
        move = _next(game, player, chance)
        if move is None:
            return
        yield move
        game, _ = game.apply(move)


def _next(game: Game, player: Player, chance: random.Random) -> Move | None:
    commands = [command for command in Command if game.refusal(command) is None]
    if game.over or game.stuck:
        return chance.choice(commands) if commands and chance.random() < 0.8 else None
    if commands and chance.random() < 0.01:
        return chance.choice(commands)
    return player(game, chance)
