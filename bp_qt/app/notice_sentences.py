"""What storage has to tell the player, as one sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.words.fill import fill
from bp_qt.words.wording import title_of

__all__ = ["notice_sentence"]

translate = QCoreApplication.translate


def notice_sentence(notice: Notice) -> str:
    """What was wrong, where it is now, and what happens next."""
    text = {
        NoticeKind.FILE_SET_ASIDE: translate(
            "Notices",
            "The file with your games could not be read. It was kept as {place}, and everything starts afresh.",
        ),
        NoticeKind.FILE_REPAIRED: translate(
            "Notices",
            "Parts of the file with your games could not be read. It was kept as {place}; the rest goes on.",
        ),
        NoticeKind.FILE_UNUSABLE: translate(
            "Notices",
            "The file {place} can be neither read nor replaced, so nothing of this sitting will be kept.",
        ),
        NoticeKind.GAME_SET_ASIDE: translate(
            "Notices",
            "The saved game of {title} could not be read; it was set aside as {place} and a new game starts.",
        ),
        NoticeKind.STATISTICS_SET_ASIDE: translate(
            "Notices",
            "The statistics of {title} could not be read; they were set aside as {place} and count from zero.",
        ),
    }[notice.kind]
    if notice.variant is None:
        return fill(text, place=notice.place)
    return fill(text, place=notice.place, title=title_of(notice.variant.ruleset, notice.variant.mode))
