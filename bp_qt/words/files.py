"""Sentences about files: damage found, games that could not be saved, a record written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.words.fill import fill

__all__ = [
    "already_running_sentence",
    "file_changed_sentence",
    "file_found_aside_sentence",
    "file_gone_sentence",
    "file_missing_sentence",
    "file_newer_sentence",
    "file_repaired_sentence",
    "file_restored_sentence",
    "file_set_aside_sentence",
    "file_unusable_sentence",
    "game_set_aside_sentence",
    "kept_again_sentence",
    "not_kept_sentence",
    "record_kept_sentence",
    "record_not_written_sentence",
    "statistics_set_aside_sentence",
]

translate = QCoreApplication.translate


def file_set_aside_sentence(place: str) -> str:
    """The whole file was damaged."""
    text = translate(
        "Notices",
        "The file with your games could not be read. It was kept as {place}, and everything starts afresh.",
    )
    return fill(text, place=place)


def file_repaired_sentence(place: str) -> str:
    """A part of the file was damaged."""
    text = translate(
        "Notices",
        "Parts of the file with your games could not be read. It was kept as {place}; the rest goes on.",
    )
    return fill(text, place=place)


def file_restored_sentence(place: str) -> str:
    """Damaged, but there was a copy."""
    text = translate(
        "Notices",
        "The file with your games could not be read whole. It was kept as {place}; what was damaged comes from the "
        "copy that was made at an earlier start.",
    )
    return fill(text, place=place)


def file_missing_sentence(place: str) -> str:
    """Deleted since the last start, but there was a copy."""
    text = translate(
        "Notices",
        "The file with your games, {place}, was no longer there. The copy that was made at an earlier start goes on.",
    )
    return fill(text, place=place)


def file_found_aside_sentence(place: str) -> str:
    """Put aside by a start that ended before it could say so."""
    text = translate(
        "Notices",
        "A damaged file with your games was kept as {place} at an earlier start, which did not come to say so.",
    )
    return fill(text, place=place)


def file_newer_sentence(place: str) -> str:
    """Not ours to write."""
    text = translate(
        "Notices",
        "A later version of Block Puzzle has written the file {place}. It is left as it is, so nothing of this sitting "
        "will be kept.",
    )
    return fill(text, place=place)


def file_gone_sentence(place: str) -> str:
    """Deleted under our feet."""
    text = translate(
        "Notices",
        "The file with your games, {place}, was deleted while the game was open. It has been written again.",
    )
    return fill(text, place=place)


def file_changed_sentence(place: str) -> str:
    """Changed under our feet."""
    text = translate(
        "Notices",
        "The file with your games was changed from outside while the game was open. What was in it is kept as {place}; "
        "this game has written its own again.",
    )
    return fill(text, place=place)


def file_unusable_sentence(place: str) -> str:
    """Nothing can be kept at all."""
    text = translate(
        "Notices",
        "The file {place} can be neither read nor replaced, so nothing will be kept until it can be.",
    )
    return fill(text, place=place)


def game_set_aside_sentence(place: str, title: str) -> str:
    """One game was damaged; `title` is what it is called."""
    text = translate(
        "Notices",
        "The saved game of {title} could not be read; it was set aside as {place} and a new game starts.",
    )
    return fill(text, place=place, title=title)


def statistics_set_aside_sentence(place: str, title: str) -> str:
    """The statistics of one game were damaged."""
    text = translate(
        "Notices",
        "The statistics of {title} could not be read; they were set aside as {place} and count from zero.",
    )
    return fill(text, place=place, title=title)


def not_kept_sentence(path: str) -> str:
    """The game goes on, and is lost at the end."""
    text = translate(
        "App", "The game could not be saved in {place}. It goes on, but would be lost when you close it."
    )
    return fill(text, place=path)


def kept_again_sentence() -> str:
    """What could not be saved has been saved."""
    return translate("App", "The game is saved again.")


def already_running_sentence() -> str:
    """Why a second start does nothing."""
    return translate("App", "Block Puzzle is already running and does not answer.")


def record_kept_sentence(file_name: str) -> str:
    """The record of a game is a file now."""
    return fill(translate("RecordFile", "The record is kept in {file}."), file=file_name)


def record_not_written_sentence(why: str) -> str:
    """The record of a game could not be made a file; `why` is what the system says."""
    return fill(translate("RecordFile", "The record could not be written: {why}."), why=why)
