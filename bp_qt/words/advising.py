"""The advice as a sentence in the interface's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.play.advice import Advice, AdviceKind
from bp_qt.words.counted import result_counts
from bp_qt.words.fill import fill
from bp_qt.words.wording import number

__all__ = ["advice_sentence"]


def advice_sentence(advice: Advice) -> str:
    """One piece of advice.

    >>> advice_sentence(Advice(AdviceKind.SWAP_LEFT, had=1))
    'You still had 1 swap: another group might have fitted.'
    """
    if advice.kind is AdviceKind.SWAP_LEFT:
        return result_counts.swaps_left(advice.had)
    if advice.kind is AdviceKind.HOLES:
        return result_counts.holes(advice.had)
    if advice.kind is AdviceKind.CROWDED:
        return result_counts.crowded(advice.had)
    return fill(_about_room(advice.kind), needed=number(advice.needed), had=number(advice.had))


def _about_room(kind: AdviceKind) -> str:
    translate = QCoreApplication.translate
    if kind is AdviceKind.OPEN_SQUARE:
        return translate(
            "Advice",
            "The square needed {needed} by {needed} open cells; the largest open square was {had} by {had}. "
            "Keep one place free for the large squares.",
        )
    if kind is AdviceKind.OPEN_RUN:
        return translate(
            "Advice",
            "The bar needed {needed} open cells in a line; the longest stretch had {had}. "
            "Keep one row or column free for the long bars.",
        )
    if kind is AdviceKind.OTHER_WAY:
        return translate(
            "Advice",
            "The bar needed {needed} open cells in a line, and there were {had}, but the other way. "
            "Keep a row and a column free for the long bars.",
        )
    return translate(
        "Advice",
        "The corner needed {needed} open cells along both its arms. "
        "Fill the board from one side, so that its far corner stays open.",
    )
