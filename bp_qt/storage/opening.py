"""What a start finds: the file, the journal beside it, and the copies of earlier starts where the file is damaged."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bp_qt.engine.text_file import read_whole
from bp_qt.storage.aside import MOST_FILE_BYTES, Aside
from bp_qt.storage.ini import is_key, read_ini
from bp_qt.storage.journal import Journal
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.seal import VERSION, checked, plain, unsealed

__all__ = ["TOLD", "Opened", "backups_of", "open_texts"]

TOLD = "file/told"
"""The key of the name of the file that was last put aside and told of."""
_BELIEVED = ("settings/", "window/")
"""Every value of these has its own test when it is read: one that somebody typed is no damage."""
_GAMES, _STATISTICS = "games/", "statistics/"


@dataclass(slots=True)
class Opened:
    """The texts, and what is to be done and told.

    `number` counts the changes up to now. `sound` is the file as it was, fit to be kept as a copy. `is_changed` says
    that the texts are not what lies on the disk; `is_writable` is False for a file of a later version;
    `is_in_the_way` says that what lies at the file's place could not be put aside yet, and must be before there is a file.
    """

    texts: dict[str, str] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    number: int = 0
    sound: bytes | None = None
    is_changed: bool = False
    is_writable: bool = True
    is_in_the_way: bool = False

    def tell(self, kind: NoticeKind, place: Path, reason: str) -> None:
        """One more notice."""
        self.notices.append(Notice(kind, str(place), reason))


def backups_of(path: Path) -> list[Path]:
    """Where the copies of the last starts are, the newest first."""
    return [path.with_name(f"{path.name}.backup-{number}") for number in (1, 2, 3)]


def open_texts(path: Path, journal: Journal, aside: Aside) -> Opened:
    """Reads what there is. Never raises for what it finds there."""
    opened = Opened()
    try:
        data = read_whole(path, MOST_FILE_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        _take_copy(opened, path)
        _take_journal(opened, journal)
        return opened
    except OSError as error:
        _move_aside(opened, path, aside, error.strerror or str(error))
        return opened
    seal, body = unsealed(data)
    if seal is not None and seal.version > VERSION:
        opened.texts = _believed(read_ini(body).texts)
        opened.is_writable = False
        opened.tell(NoticeKind.FILE_IS_NEWER, path, f"version {seal.version}")
        return opened
    ini = read_ini(body)
    if data and not ini.faults and (seal is None or seal.holds):
        opened.texts, opened.sound = plain(ini.texts), data
    else:
        _repair(opened, path, aside, ini.texts, is_ours=seal is not None)
    if seal is not None and seal.number is not None:
        opened.number = seal.number
        _take_journal(opened, journal)
        _tell_of_earlier_damage(opened, path, aside)
    elif seal is None and not opened.notices:
        # The file was written by a version that keeps no journal and told of all damage: what is there is older.
        opened.texts[TOLD] = aside.newest()
    return opened


def _believed(texts: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in texts.items() if key.startswith(_BELIEVED)}


def _move_aside(opened: Opened, path: Path, aside: Aside, reason: str) -> None:
    """What cannot be read makes room; a copy of an earlier start takes its place."""
    try:
        place = aside.move("damaged")
    except OSError:
        opened.is_in_the_way = True
        opened.tell(NoticeKind.FILE_UNUSABLE, path, reason)
        return
    opened.is_changed = True
    copy = _newest_copy(path)
    if copy is None:
        opened.tell(NoticeKind.FILE_SET_ASIDE, place, reason)
    else:
        opened.texts = copy
        opened.tell(NoticeKind.FILE_RESTORED, place, reason)


def _repair(opened: Opened, path: Path, aside: Aside, found: dict[str, str], *, is_ours: bool) -> None:
    """Keeps the damaged file, and goes on with what is good of it and of the newest copy."""
    texts, lost = checked(found) if is_ours else (plain(found), set[str]())
    texts |= _believed(plain(found))
    copy, kind = _newest_copy(path), NoticeKind.FILE_REPAIRED
    if not texts:
        kind = NoticeKind.FILE_SET_ASIDE if copy is None else NoticeKind.FILE_RESTORED
        texts = dict(copy or {})
    elif copy is not None and _restore(texts, lost, copy):
        kind = NoticeKind.FILE_RESTORED
    opened.texts, opened.is_changed = texts, True
    try:
        place = aside.copy("damaged")
    except OSError:
        opened.is_in_the_way = True
        kind, place = NoticeKind.FILE_UNUSABLE, path
    opened.tell(kind, place, f"damaged: {', '.join(sorted(lost)) or 'lines that are none'}")


def _restore(texts: dict[str, str], lost: set[str], copy: dict[str, str]) -> bool:
    """Takes from a copy what was lost, place by place, so that no game is counted twice; whether anything was taken."""
    taken = {key: copy[key] for key in lost & copy.keys() if not key.startswith(_GAMES)}
    for record in [key for key in lost if key.startswith(_GAMES) and key.endswith("/record")]:
        game = record.removesuffix("record")
        statistics = _STATISTICS + game.removeprefix(_GAMES).rstrip("/")
        for key in [key for key in texts if key.startswith(game)]:
            del texts[key]
        # Another sum: the game of the copy has been counted since.
        if statistics in lost or texts.get(statistics) == copy.get(statistics):
            taken |= {key: text for key, text in copy.items() if key.startswith(game)}
    texts |= taken
    return bool(taken)


def _take_copy(opened: Opened, path: Path) -> None:
    """There is no file; where there was one at the last start, it goes on."""
    copy = _newest_copy(path)
    if copy is not None:
        opened.texts = copy
        opened.is_changed = True
        opened.tell(NoticeKind.FILE_MISSING, path, "no file, and a copy of an earlier start")


def _newest_copy(path: Path) -> dict[str, str] | None:
    for place in backups_of(path):
        with suppress(OSError):
            seal, body = unsealed(read_whole(place, MOST_FILE_BYTES))
            ini = read_ini(body)
            if ini.texts and not ini.faults and (seal is None or (seal.holds and seal.version <= VERSION)):
                return plain(ini.texts)
    return None


def _take_journal(opened: Opened, journal: Journal) -> None:
    """What a killed process had not yet written."""
    for entry in journal.entries():
        if entry.number > opened.number:
            opened.number = entry.number
            opened.is_changed = True
            for key, text in entry.texts.items():
                if text is None:
                    opened.texts.pop(key, None)
                elif is_key(key):
                    opened.texts[key] = text


def _tell_of_earlier_damage(opened: Opened, path: Path, aside: Aside) -> None:
    """A start that was killed before it could say that it had put a file aside."""
    newest = aside.newest()
    if newest > opened.texts.get(TOLD, "") and not opened.notices:
        opened.tell(NoticeKind.FILE_FOUND_ASIDE, path.with_name(newest), "not told of before")
