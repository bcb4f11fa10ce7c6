"""Texts under keys, kept in one INI file by QSettings."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings

from bp_qt.storage.guard import refusal_of, sound_part
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.paths import make_folder

__all__ = ["Store"]

_log = logging.getLogger("bp_qt.storage")


class Store:
    """The file at `path`: strings only, whatever QSettings could do beyond.

    The caller holds the `InstanceLock` of the folder for as long as the store lives. Nothing here raises for a bad
    disk: the values stay in memory, `sync` says False, `problem` says why, and the next `sync` tries again.
    `now` gives the local time, for the names of what is set aside.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.path = path
        self._now = now
        self._texts: dict[str, str] = {}
        self._notices: list[Notice] = []
        self._problem = ""
        self._settings = self._opened()
        if self._notices:
            self.sync()  # what was kept of a damaged file must not wait for the first move

    @property
    def problem(self) -> str:
        """Why the last `sync` failed, technical and in English; empty when it did not."""
        return self._problem

    def text(self, key: str) -> str | None:
        """The text under `key`."""
        return self._texts.get(key)

    def keys(self, prefix: str) -> list[str]:
        """The keys that are `prefix` or lie below it, in order."""
        return sorted(key for key in self._texts if key == prefix or key.startswith(f"{prefix}/"))

    def set_text(self, key: str, text: str) -> None:
        """Puts `text` under `key`; on disk with the next `sync`, or when the event loop is next idle."""
        if self._texts.get(key) == text:
            return
        self._texts[key] = text
        if self._settings is not None:
            self._settings.setValue(key, _encoded(text))

    def remove(self, prefix: str) -> None:
        """Removes `prefix` and all below it; nothing happens when there is none."""
        for key in self.keys(prefix):
            del self._texts[key]
        if self._settings is not None:
            self._settings.remove(prefix)

    def set_aside(self, prefix: str) -> str:
        """Moves `prefix` and all below it under a key with the date, and returns that key."""
        moment = self._now().isoformat(timespec="seconds")
        names = chain([moment], (f"{moment}-{n}" for n in count(2)))
        place = next(key for key in (f"aside/{name}/{prefix}" for name in names) if not self.keys(key))
        for key in self.keys(prefix):
            self.set_text(place + key.removeprefix(prefix), self._texts[key])
        self.remove(prefix)
        return place

    def notify(self, notice: Notice) -> None:
        """Remembers what the player has to be told."""
        _log.info("%s: %s (%s)", notice.kind.name, notice.reason, notice.place)
        self._notices.append(notice)

    def take_notices(self) -> list[Notice]:
        """What the player has to be told and was not yet, oldest first; each is given once."""
        notices, self._notices = self._notices, []
        return notices

    def sync(self) -> bool:
        """Whether everything is on disk now."""
        if self._settings is None:
            return False
        try:
            make_folder(self.path.parent)
        except OSError as error:
            self._problem = f"{self.path.parent}: {error.strerror}"
            return False
        if self._settings.status() is not QSettings.Status.NoError:
            # An error sticks to its QSettings, also after a later success. Another one of the same path takes over
            # the values that are not yet written; it has to exist before this one goes.
            self._settings = _settings_at(self.path)
        self._settings.sync()
        status = self._settings.status()
        is_written = status is QSettings.Status.NoError
        self._problem = "" if is_written else f"{self.path}: {status.name}"
        return is_written

    def _opened(self) -> QSettings | None:
        """QSettings on a file that is fit for it, the unfit one renamed; None where that was not possible."""
        # Left by a killed process it would freeze QSettings for half a minute; no living one can hold it.
        with suppress(OSError):
            self.path.with_name(f"{self.path.name}.lock").unlink()
        refusal = refusal_of(self.path)
        if refusal is not None:
            return self._replaced(NoticeKind.FILE_SET_ASIDE, refusal)
        if self.path.exists():
            whole = self.path.read_text(encoding="utf-8")
            sound = sound_part(whole)
            if sound != whole:
                self._texts = _texts_of(sound)
                return self._replaced(NoticeKind.FILE_REPAIRED, "lines that do not end where they should")
        settings = _settings_at(self.path)
        self._texts = _texts_in(settings)
        if settings.status() is QSettings.Status.FormatError:
            return self._replaced(NoticeKind.FILE_REPAIRED, "not an INI file throughout")
        return settings

    def _replaced(self, kind: NoticeKind, reason: str) -> QSettings | None:
        """QSettings on a new file that holds what was read from the old one, which is renamed.

        A rename needs no space on the disk and leaves the file as it was, byte by byte.
        """
        try:
            aside = self.path.rename(self._free_name())
        except OSError as error:
            self._problem = f"{self.path}: {error.strerror}"
            self.notify(Notice(NoticeKind.FILE_UNUSABLE, str(self.path), reason))
            return None
        self.notify(Notice(kind, str(aside), reason))
        settings = _settings_at(self.path)
        for key, text in self._texts.items():
            settings.setValue(key, _encoded(text))
        return settings

    def _free_name(self) -> Path:
        name = f"{self.path.name}.damaged-{self._now():%Y%m%d-%H%M%S}"
        names = chain([name], (f"{name}-{n}" for n in count(2)))
        return next(path for path in map(self.path.with_name, names) if not path.exists())


def _settings_at(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


def _texts_in(settings: QSettings) -> dict[str, str]:
    return {key: text for key in settings.allKeys() if (text := _text_at(settings, key)) is not None}


def _texts_of(ini: str) -> dict[str, str]:
    """What QSettings reads in a text, which it takes from files only."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sound.ini"
        path.write_text(ini, encoding="utf-8")
        return _texts_in(_settings_at(path))


def _text_at(settings: QSettings, key: str) -> str | None:
    """The text under `key`; None for one without a name, which QSettings lists and does not find."""
    value = settings.value(key)
    # A value with a bare comma, typed by hand, comes back as a list.
    text = ", ".join(map(str, value)) if isinstance(value, list) else value
    return _decoded(text) if isinstance(text, str) else None


def _encoded(text: str) -> str:
    """`text` as QSettings writes it without any `@`, which `guard` would refuse: it marks a NUL with one."""
    return text.replace("%", "%25").replace("@", "%40").replace("\0", "%00")


def _decoded(text: str) -> str:
    return text.replace("%00", "\0").replace("%40", "@").replace("%25", "%")
