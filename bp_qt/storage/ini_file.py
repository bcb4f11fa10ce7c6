"""The file itself: an INI file that QSettings writes, whole every time, and that nobody else writes unnoticed."""

from __future__ import annotations

import logging
import os
import secrets
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings

from bp_qt.engine.text_file import read_whole, sync_folder, write_whole
from bp_qt.storage.aside import Aside
from bp_qt.storage.ini import encoded
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.opening import Opened, backups_of
from bp_qt.storage.paths import make_folder
from bp_qt.storage.seal import checks_of, sealed

__all__ = ["IniFile"]

_log = logging.getLogger("bp_qt.storage")

_OWNER_ALONE = stat.S_IRUSR | stat.S_IWUSR
_Stamp = tuple[int, int, int, int]


class IniFile:
    """Writes texts to `path`; the calls of `write` may come from another thread, but one at a time.

    QSettings never meets a file that is there: it writes one under a name that nobody can guess, where no lock of
    another's can hold it up, and that is renamed when it is on the disk.
    """

    def __init__(self, path: Path, aside: Aside, opened: Opened) -> None:
        self._path = path
        self._aside = aside
        self._sound = opened.sound
        self._is_in_the_way = opened.is_in_the_way
        self._stamp = _stamp_of(path)
        self._other: Path | None = None

    def write(self, texts: Mapping[str, str], number: int) -> list[Notice]:
        """Puts texts in place of all that was in the file; what there is to tell of what was there.

        Raises `OSError`.
        """
        make_folder(self._path.parent)
        path = self._path.resolve()
        beside = path.with_name(f".{secrets.token_hex(8)}.part")
        try:
            beside.touch(
                _OWNER_ALONE, exist_ok=False
            )  # QSettings keeps permissions, and makes no file of nothing
            _write_by_qsettings(beside, {**texts, **checks_of(texts)})
            _seal(beside, number)
            self._keep_copy()
            notices = self._make_room()
            beside.replace(path)
        finally:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
        self._stamp = _stamp_of(self._path)
        sync_folder(path.parent)
        return notices

    def clean_up(self) -> None:
        """Takes away what killed processes were writing; only while no other can be writing."""
        with suppress(OSError):
            for part in self._path.parent.glob(f".{'[0-9a-f]' * 16}.part*"):
                part.unlink()

    def _keep_copy(self) -> None:
        """The file as this start found it becomes the newest copy, before it is written for the first time."""
        data, self._sound = self._sound, None
        newest, *_ = places = backups_of(self._path)
        try:
            if data is None or _holds(newest, data):
                return
            for older, newer in zip(reversed(places), reversed(places[:-1]), strict=False):
                if newer.exists():
                    newer.replace(older)
            write_whole(newest, data)
            newest.chmod(_OWNER_ALONE)
        except OSError as error:
            _log.info("no copy of %s: %s", self._path, error)

    def _make_room(self) -> list[Notice]:
        """What is at the file's place and is not ours is kept, and told of once."""
        if self._is_in_the_way:
            self._put_aside("damaged")
            self._is_in_the_way = False
            return []
        found = _stamp_of(self._path)
        if found == self._stamp:
            return []
        if found is None:
            return [Notice(NoticeKind.FILE_WAS_GONE, str(self._path), "deleted")]
        if self._other is not None:
            return []  # another program that goes on writing would fill the folder
        self._other = self._put_aside("other")
        return [Notice(NoticeKind.FILE_WAS_CHANGED, str(self._other), "not as it was written")]

    def _put_aside(self, kind: str) -> Path:
        try:
            return self._aside.copy(kind)
        except OSError:
            return self._aside.move(kind)


def _write_by_qsettings(path: Path, texts: Mapping[str, str]) -> None:
    settings = QSettings(str(path), QSettings.Format.IniFormat)
    for key, text in texts.items():
        settings.setValue(key, encoded(text))
    # `sync` keeps Python's lock while it waits for the disk, and the window would stand still. The event by which
    # QSettings writes of its own accord is delivered without that lock; where there is no application to deliver it,
    # `sync` finds something left to do.
    QCoreApplication.sendPostedEvents(settings, QEvent.Type.UpdateRequest.value)
    settings.sync()
    if settings.status() is not QSettings.Status.NoError:
        raise OSError(f"{path.parent}: {settings.status().name}")


def _seal(path: Path, number: int) -> None:
    """Puts the seal on what QSettings wrote, and has it all on the disk: QSettings does not ask whether it got there."""
    with path.open("r+b") as stream:
        data = sealed(stream.read(), number)
        stream.seek(0)
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_whole(path, len(data)) == data
    except OSError:
        return False


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
