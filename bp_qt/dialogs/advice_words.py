"""The advice as a sentence in the interface's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.advice import Advice, AdviceKind
from bp_qt.dialogs.counts import counts

__all__ = ["advice_sentence"]


def advice_sentence(advice: Advice) -> str:
    """One piece of advice.

    >>> advice_sentence(Advice(AdviceKind.SWAP_LEFT, had=1))
    'You still had 1 swap: another group might have fitted.'
    """
    if advice.kind is AdviceKind.SWAP_LEFT:
        return counts.swaps_left(advice.had)
    if advice.kind is AdviceKind.HOLES:
        return counts.holes(advice.had)
    if advice.kind is AdviceKind.CROWDED:
        return counts.crowded(advice.had)
    return _about_room(advice.kind).replace("%1", str(advice.needed)).replace("%2", str(advice.had))


def _about_room(kind: AdviceKind) -> str:
    translate = QCoreApplication.translate
    if kind is AdviceKind.OPEN_SQUARE:
        return translate(
            "Advice",
            "The square needed %1 by %1 open cells; the largest open square was %2 by %2. "
            "Keep one place free for the large squares.",
        )
    if kind is AdviceKind.OPEN_RUN:
        return translate(
            "Advice",
            "The bar needed %1 open cells in a line; the longest stretch had %2. "
            "Keep one row or column free for the long bars.",
        )
    if kind is AdviceKind.OTHER_WAY:
        return translate(
            "Advice",
            "The bar needed %1 open cells in a line, and there were %2, but the other way. "
            "Keep a row and a column free for the long bars.",
        )
    return translate(
        "Advice",
        "The corner needed %1 open cells along both its arms. "
        "Fill the board from one side, so that its far corner stays open.",
    )
