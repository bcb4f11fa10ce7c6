"""Questions asked before something is done, and what is said of the answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.words.fill import fill

__all__ = [
    "close_unkept_question",
    "closing_sentence",
    "end_question",
    "not_ended_sentence",
    "not_swapped_sentence",
    "replacing_question",
    "swap_question",
]

translate = QCoreApplication.translate


def swap_question() -> str:
    """What the first press on Swap says."""
    return translate("Window", "Press again to swap the group.")


def not_swapped_sentence() -> str:
    """What Escape after it says."""
    return translate("Window", "Not swapped.")


def end_question() -> str:
    """What the first press on End game says."""
    return translate("Window", "Press again to end the game.")


def not_ended_sentence() -> str:
    """What Escape after it says."""
    return translate("Window", "The game goes on.")


def close_unkept_question() -> str:
    """What is asked where the game could not be saved."""
    return translate("Window", "The game could not be saved. If you close it now, its last moves are lost.")


def closing_sentence() -> str:
    """Why the window does not close at once."""
    return translate("Window", "The game is being saved; the window closes in a moment.")


def replacing_question(title: str) -> str:
    """What is asked before the game of this title gives way to another."""
    text = translate(
        "Replacing", "A game of {title} is under way. A new game takes its place; it counts as played."
    )
    return fill(text, title=title)
