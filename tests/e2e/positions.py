"""Positions with something about to happen, found by playing at random: the same ones every time."""

import random
from collections.abc import Callable

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.rulesets import ruleset_of

Judge = Callable[[Game, Game, Outcome], bool]


def new_game(rules: str, mode: str, seed: str) -> Game:
    """The start of a game."""
    ruleset = ruleset_of(rules)
    return Game.new(ruleset, ruleset.mode_of(mode), seed)


def about_to(judge: Judge, rules: str, mode: str = "classic", games: int = 400) -> tuple[History, Placement]:
    """A game under way and the placement with which `judge(before, after, outcome)` comes true."""
    for number in range(games):
        history = History(new_game(rules, mode, f"about-{number}"))
        rng = random.Random(number)
        while not history.game.over and len(history.moves) < 300:
            placements = list(history.game.legal)
            if not placements:
                break
            rng.shuffle(placements)
            for placement in placements:
                after, outcome = history.game.apply(placement)
                if judge(history.game, after, outcome):
                    return history, placement
            history.apply(_rather_clearing(history.game, placements))
    raise AssertionError(f"no such position in {games} games of {rules} {mode}")


def _rather_clearing(game: Game, placements: list[Placement]) -> Placement:
    """Now and then a line has to go, or no game gets far."""
    return max(placements[:12], key=lambda placement: game.apply(placement)[1].lines)
