"""What a ruleset and mode offer right now: start, continue, or just look at today's result."""

from __future__ import annotations

from dataclasses import dataclass

from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import Variant
from bp_qt.play.session import GameSession

__all__ = ["Offer", "offer_of"]


@dataclass(frozen=True, slots=True)
class Offer:
    """`result` is today's game of a dated mode that has been played to its end: it can be shown, not started.

    `continues` says that a game is under way, `starts` that a new one may take its place.
    """

    starts: bool
    continues: bool = False
    result: Game | None = None


def offer_of(session: GameSession, variant: Variant) -> Offer:
    """What `session` can do with this ruleset and mode (docs/rules.md 4, `daily`: one game a day).

    Today's daily game, once begun, is only offered to be continued.
    """
    result = session.result_of_today(variant)
    under_way = session.has_game_under_way(variant)
    if result is not None:
        # Where a game of another day is under way, that one is shown first.
        return Offer(starts=False, continues=under_way, result=None if under_way else result)
    game = session.game_at(variant)
    is_todays = variant.mode.dated and game is not None and game.seed == session.todays_seed
    return Offer(starts=not (under_way and is_todays), continues=under_way)
