"""The file itself: an INI file that QSettings writes, whole every time, and that nobody else writes unnoticed."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings

from bp_qt.engine.text_file import OWNER_ALONE, part_of, parts_in, read_whole, sync_folder, write_whole
from bp_qt.storage.aside import MOST_FILE_BYTES, Aside
from bp_qt.storage.ini import encoded, read_ini
from bp_qt.storage.merging import Merging
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.opening import Opened, backups_of
from bp_qt.storage.paths import make_folder
from bp_qt.storage.seal import checks_of, plain, sealed, unsealed

__all__ = ["IniFile"]

_log = logging.getLogger("bp_qt.storage")

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
        self._begun_at = opened.number
        self._merging = Merging(opened.texts)
        self._is_told = False

    def write(self, texts: Mapping[str, str], number: int) -> list[Notice]:
        """Puts texts in place of all that was in the file; what there is to tell of what was there.

        What a second window has written goes on where this one has changed nothing since the start. Raises `OSError`.
        """
        make_folder(self._path.parent)
        path = self._path.resolve()
        beside = part_of(path)
        self._look_for_others()
        whole = self._merging.whole(texts)
        try:
            # QSettings keeps permissions, and makes no file of nothing.
            beside.touch(OWNER_ALONE, exist_ok=False)
            _write_by_qsettings(beside, {**whole, **checks_of(whole)})
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
            for part in parts_in(self._path.parent):
                part.unlink()

    def _look_for_others(self) -> None:
        """Takes what a second window has written since we did."""
        if self._is_in_the_way or _stamp_of(self._path) == self._stamp:
            return
        with suppress(OSError):
            seal, body = unsealed(read_whole(self._path, MOST_FILE_BYTES))
            # An older number is that of a copy which somebody has put back.
            if seal is not None and seal.holds and (seal.number or 0) > self._begun_at:
                self._merging.take(plain(read_ini(body).texts))

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
            write_whole(newest, data, OWNER_ALONE)
        except OSError as error:
            _log.info("no copy of %s: %s", self._path, error)

    def _make_room(self) -> list[Notice]:
        """What is at the file's place and is not ours is kept, and told of once."""
        if self._is_in_the_way:
            try:
                self._aside.copy("damaged")
            except OSError:
                self._aside.move("damaged")
            self._is_in_the_way = False
            return []
        found = _stamp_of(self._path)
        if found == self._stamp:
            return []
        if found is None:
            return [Notice(NoticeKind.FILE_WAS_GONE, str(self._path), "deleted")]
        place = self._aside.keep_other()
        if self._is_told:
            return []
        self._is_told = True
        return [Notice(NoticeKind.FILE_WAS_CHANGED, str(place), "not as it was written")]


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
