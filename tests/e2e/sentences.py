"""What a move must have told, in English, by docs/accessibility.md and the rules; made from the engine's outcome, not from the program's phrases."""

from bp_qt.engine.game import Game
from bp_qt.engine.outcome import Outcome
from tests.e2e.player import name_of

MOST_COMBO_SHOWN = 5


def facts_of(before: Game, after: Game, outcome: Outcome) -> list[str]:
    """What has to stand in what is said after a placement."""
    facts = []
    if outcome.lines:
        facts.append("Cleared")
        facts += [f"row {row + 1}" for row in outcome.rows]
        facts += [f"column {chr(ord('A') + column)}" for column in outcome.columns]
    else:
        facts.append(f"Placed at {name_of(outcome.cells[0])}")
    if after.mode.scored:
        total = outcome.points.total
        facts.append(f"{total} point" if total == 1 else f"{total} points")
    if after.ruleset.combo and outcome.lines and after.combo >= 2:
        facts.append(f"Combo x{min(after.combo, MOST_COMBO_SHOWN)}")
    facts += [f"row {row + 1}" for row in outcome.emptied_rows]
    if outcome.dealt:
        facts.append("New pieces: ")
    facts += [f"Piece {slot + 1} no longer fits anywhere" for slot in stranded(before, after, outcome)]
    if after.over:
        facts += result_facts(after)
    return facts


def result_facts(game: Game) -> list[str]:
    """What has to be said when a game is over."""
    lines = f"{game.lines} line" if game.lines == 1 else f"{game.lines} lines"
    return ["Game over", *([f"Score {game.score}"] if game.mode.scored else []), lines]


def stranded(before: Game, after: Game, outcome: Outcome) -> list[int]:
    """The slots whose piece fitted before this placement and fits nowhere after it, while the game goes on."""
    if outcome.dealt or after.over or after.stuck:
        return []
    return [
        slot
        for slot, shape in enumerate(after.tray)
        if shape and before.legal.count_of(slot) and not after.legal.count_of(slot)
    ]
