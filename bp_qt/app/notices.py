"""What storage has to tell the player, as one sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.rulesets import ruleset_of
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.words.wording import title_of

__all__ = ["notice_sentence"]

translate = QCoreApplication.translate


def notice_sentence(notice: Notice) -> str:
    """What was wrong, where it is now, and what happens next."""
    text = {
        NoticeKind.FILE_SET_ASIDE: translate(
            "Notices",
            "The file with your games could not be read. It was kept as %1, and everything starts afresh.",
        ),
        NoticeKind.FILE_REPAIRED: translate(
            "Notices",
            "Parts of the file with your games could not be read. It was kept as %1; the rest goes on.",
        ),
        NoticeKind.FILE_UNUSABLE: translate(
            "Notices",
            "The file %1 can be neither read nor replaced, so nothing of this sitting will be kept.",
        ),
        NoticeKind.GAME_SET_ASIDE: translate(
            "Notices", "The saved game of %2 could not be read; it was set aside as %1 and a new game starts."
        ),
        NoticeKind.STATISTICS_SET_ASIDE: translate(
            "Notices",
            "The statistics of %2 could not be read; they were set aside as %1 and count from zero.",
        ),
    }[notice.kind]
    text = text.replace("%1", notice.place)
    if not notice.rules:
        return text
    ruleset = ruleset_of(notice.rules)
    return text.replace("%2", title_of(ruleset, ruleset.mode_of(notice.mode)))
