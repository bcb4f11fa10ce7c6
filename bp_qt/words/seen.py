"""The short line shown on screen.

Nothing that can already be seen is written; the full sentence goes to assistive technology.
"""

from __future__ import annotations

import textwrap

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.outcome import Outcome
from bp_qt.words.fill import fill
from bp_qt.words.phrases import listed, refusal_sentence, row_label, stranded_slots

__all__ = [
    "LONGEST",
    "chosen_line",
    "first_start_line",
    "moved_line",
    "not_kept_line",
    "refused_line",
    "shortened",
]

LONGEST = 60
"""Characters."""

translate = QCoreApplication.translate


def shortened(message: str) -> str:
    """A message that was asked for, or its beginning.

    >>> shortened("Nothing to undo.")
    'Nothing to undo'
    """
    return textwrap.shorten(message, LONGEST, placeholder="…").removesuffix(".")


def moved_line(before: Game, after: Game, outcome: Outcome) -> str:
    """What a move did that board, tray and figures do not show by themselves; empty as a rule."""
    if outcome.emptied_rows:
        rows = listed([row_label(row) for row in outcome.emptied_rows])
        return shortened(fill(translate("Seen", "Made room: {rows} emptied"), rows=rows))
    slots = stranded_slots(before, after, outcome)
    if len(slots) == 1:
        return fill(translate("Seen", "Piece {piece} fits nowhere"), piece=slots[0] + 1)
    if slots:
        pieces = listed([str(slot + 1) for slot in slots])
        return fill(translate("Seen", "Pieces {pieces} fit nowhere"), pieces=pieces)
    return ""


def refused_line(error: IllegalMove) -> str:
    """Why nothing happened."""
    if error.reason in (Reason.OFF_BOARD, Reason.COVERS):
        return translate("Seen", "Does not fit here")
    return shortened(refusal_sentence(error))


def chosen_line(slot: int) -> str:
    """Which piece was chosen by key."""
    return fill(translate("Seen", "Piece {piece} chosen"), piece=slot + 1)


def not_kept_line() -> str:
    """That the game could not be written to disk."""
    return translate("Seen", "Could not be saved: this game would be lost on closing")


def first_start_line() -> str:
    """What to do on the very first start."""
    return translate("Seen", "Drag a piece onto the board. Full rows and columns clear.")
