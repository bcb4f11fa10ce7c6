"""What storage has to tell the player: each notice with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.words.files import (
    file_changed_sentence,
    file_found_aside_sentence,
    file_gone_sentence,
    file_missing_sentence,
    file_newer_sentence,
    file_repaired_sentence,
    file_restored_sentence,
    file_set_aside_sentence,
    file_unusable_sentence,
    game_set_aside_sentence,
    statistics_set_aside_sentence,
)
from bp_qt.words.wording import title_of

__all__ = ["notice_sentence"]

_OF_THE_FILE: Mapping[NoticeKind, Callable[[str], str]] = {
    NoticeKind.FILE_SET_ASIDE: file_set_aside_sentence,
    NoticeKind.FILE_REPAIRED: file_repaired_sentence,
    NoticeKind.FILE_RESTORED: file_restored_sentence,
    NoticeKind.FILE_MISSING: file_missing_sentence,
    NoticeKind.FILE_FOUND_ASIDE: file_found_aside_sentence,
    NoticeKind.FILE_UNUSABLE: file_unusable_sentence,
    NoticeKind.FILE_IS_NEWER: file_newer_sentence,
    NoticeKind.FILE_WAS_GONE: file_gone_sentence,
    NoticeKind.FILE_WAS_CHANGED: file_changed_sentence,
}
_OF_A_GAME: Mapping[NoticeKind, Callable[[str, str], str]] = {
    NoticeKind.GAME_SET_ASIDE: game_set_aside_sentence,
    NoticeKind.STATISTICS_SET_ASIDE: statistics_set_aside_sentence,
}


def notice_sentence(notice: Notice) -> str:
    """What was wrong, where it is now, and what happens next."""
    if notice.kind in _OF_THE_FILE or notice.variant is None:
        return _OF_THE_FILE[notice.kind](notice.place)
    title = title_of(notice.variant.ruleset, notice.variant.mode)
    return _OF_A_GAME[notice.kind](notice.place, title)
