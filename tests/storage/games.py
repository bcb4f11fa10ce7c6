"""Games to store."""

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import ruleset_of


def play(rules: str, mode: str, moves: int, seed: str = "storage") -> History:
    """A game after so many placements, or over before: always the first legal one."""
    ruleset = ruleset_of(rules)
    history = History(Game.new(ruleset, ruleset.mode_of(mode), seed))
    while history.game.placements < moves and not history.game.over and history.game.legal:
        history.apply(next(iter(history.game.legal)))
    return history
