"""Texts under keys: held in memory, kept on the disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bp_qt.storage.aside import Aside
from bp_qt.storage.ini_file import IniFile
from bp_qt.storage.journal import Entry, Journal
from bp_qt.storage.notices import Notice
from bp_qt.storage.opening import TOLD, open_texts
from bp_qt.storage.writer import Run, Writer, here

__all__ = ["Store"]

_log = logging.getLogger("bp_qt.storage")

_PATIENCE_S = 5.0
_BLINK_S = 0.025
"""A disk that answers so soon is waited for, so that the file is never older than the screen; a slower one is not."""


class Store(QObject):
    """The file at `path`, with a journal beside it for what it does not have yet.

    The caller holds the `InstanceLock` of the folder for as long as the store lives. Nothing here raises for a bad
    disk: the values stay in memory, `problem` says why, and the next `commit` tries again. `written` is emitted when
    there is news of a write. `now` gives the local time, for the names of what is put aside; `run` is where the file
    is written.
    """

    written = Signal()
    _done = Signal()

    def __init__(self, path: Path, now: Callable[[], datetime] = datetime.now, run: Run = here) -> None:
        super().__init__()
        self.path = path
        self._aside = Aside(path, now)
        self._journal = Journal(path.with_name(f"{path.name}.journal"))
        opened = open_texts(path, self._journal, self._aside)
        self._texts = opened.texts
        self._notices = list[Notice]()
        for notice in opened.notices:
            self.notify(notice)
        self._is_writable = opened.is_writable
        self._number = self._handed_over = self._on_disk = opened.number
        self._dirty: set[str] = set()
        self._problem = ""
        self._is_prompt = True
        file = IniFile(path, self._aside, opened)
        file.clean_up()
        self._writer = Writer(file.write, run, self._done.emit)
        self._done.connect(self._take_results)
        if self.keys("aside"):
            self.set_aside("aside")  # where version 0.1.0 put texts that were no good
        if opened.is_changed:
            self._hand_over()  # what was found must not wait for the first move

    @property
    def problem(self) -> str:
        """Why the last write failed, technical and in English; empty when it did not."""
        return self._problem

    def text(self, key: str) -> str | None:
        """The text under `key`."""
        return self._texts.get(key)

    def keys(self, prefix: str) -> list[str]:
        """The keys that are `prefix` or lie below it, in order."""
        return sorted(key for key in self._texts if key == prefix or key.startswith(f"{prefix}/"))

    def set_text(self, key: str, text: str) -> None:
        """Puts `text` under `key`; kept with the next `commit`."""
        if self._texts.get(key) != text:
            self._texts[key] = text
            self._dirty.add(key)

    def remove(self, prefix: str) -> None:
        """Removes `prefix` and all below it; nothing happens when there is none."""
        for key in self.keys(prefix):
            del self._texts[key]
            self._dirty.add(key)

    def set_aside(self, prefix: str) -> str:
        """Moves `prefix` and all below it to a file of their own, and returns where they are."""
        texts = {key: self._texts[key] for key in self.keys(prefix)}
        try:
            place = str(self._aside.write(texts, prefix.replace("/", "-")))
        except OSError as error:
            _log.info("%s stays in the file: %s", prefix, error)
            place = f"aside/{prefix}"
            for key, text in texts.items():
                self.set_text(f"aside/{key}", text)
        self.remove(prefix)
        return place

    def notify(self, notice: Notice) -> None:
        """Remembers what the player has to be told."""
        _log.info("%s: %s (%s)", notice.kind.name, notice.reason, notice.place)
        self._notices.append(notice)

    def take_notices(self) -> list[Notice]:
        """What the player has to be told and was not yet, oldest first; each is given once."""
        notices, self._notices = self._notices, []
        if notices:
            self.set_text(TOLD, self._aside.newest())
            self.commit()
        return notices

    def commit(self) -> bool:
        """Keeps what has changed, so that a kill does not lose it; whether nothing is known to be wrong.

        The file itself is written as soon as the disk is ready; nobody waits for one that is slow.
        """
        self.note()
        if self._handed_over < self._number or self._problem:
            self._hand_over()
        return not self._problem

    def note(self) -> None:
        """Keeps what has changed in the journal alone: the file has it with the next `commit`."""
        if not self._dirty:
            return
        self._number += 1
        texts = {key: self._texts.get(key) for key in self._dirty}
        self._dirty.clear()
        try:
            self._journal.add(Entry(self._number, texts))
        except OSError as error:
            _log.info("no journal: %s", error)  # then the file has to do

    def sync(self, timeout_s: float = _PATIENCE_S) -> bool:
        """Whether everything is on the disk now; waits for that at most so long."""
        self.commit()
        return self.finish(timeout_s) and not self._problem

    def finish(self, timeout_s: float) -> bool:
        """Waits until nothing is being written, at most so long; False where something still is."""
        is_finished = self._writer.wait(timeout_s)
        self._take_results()
        return is_finished

    def _hand_over(self) -> None:
        self._handed_over = self._number
        if self._is_writable:
            self._writer.put(dict(self._texts), self._number)
            if self._is_prompt:
                self._is_prompt = self._writer.wait(_BLINK_S)
                self._take_results()
        else:
            self._problem = f"{self.path}: of a later version"
            self.written.emit()

    def _take_results(self) -> None:
        results = self._writer.take()
        for result in results:
            self._problem = result.problem
            self._is_prompt = result.took_s < _BLINK_S
            if not result.problem:
                self._on_disk = max(self._on_disk, result.number)
            for notice in result.notices:
                self.notify(notice)
        if results and self._on_disk == self._number:
            self._forget_journal()
        if results:
            self.written.emit()

    def _forget_journal(self) -> None:
        try:
            self._journal.forget()
        except OSError as error:
            _log.info("the journal stays: %s", error)  # its lines are older than the file
