"""What has changed since the file was last written: a line for each change, written at once and without waiting.

It is what a killed process leaves behind; the file itself follows when the disk is ready, and then the lines are
forgotten. No line is ever needed after a clean end.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from bp_qt.engine.text_file import read_whole

__all__ = ["Entry", "Journal"]

_MOST_BYTES = 16 * 1024 * 1024
_FLAGS = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_APPEND
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_BINARY", 0)
)


@dataclass(frozen=True, slots=True)
class Entry:
    """The texts of one change, None for a key that was removed. `number` counts all changes of the file."""

    number: int
    texts: Mapping[str, str | None]


class Journal:
    """The lines in the file at `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._size = 0

    def add(self, entry: Entry) -> None:
        """Adds a line, unless that would make the file too large: then there are no more lines until it is forgotten.

        Raises `OSError`.
        """
        line = _line(entry)
        self._size += len(line)
        if self._size > _MOST_BYTES:
            return
        file = os.open(self.path, _FLAGS, 0o600)
        try:
            before = os.fstat(file)
            if not stat.S_ISREG(before.st_mode):
                raise OSError(errno.EINVAL, "not a regular file", str(self.path))
            if os.write(file, line) != len(line):
                os.ftruncate(file, before.st_size)  # a cut line would hide those that follow
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        finally:
            os.close(file)

    def entries(self) -> list[Entry]:
        """The lines up to the first that is not whole; none where there is no file or no good one.

        A kill in the middle of a line leaves it cut: its change had not been shown to anybody.
        """
        try:
            data = read_whole(self.path, _MOST_BYTES)
        except OSError:
            return []
        entries: list[Entry] = []
        for line in data.splitlines(keepends=True):
            entry = _entry(line)
            if entry is None:
                break
            entries.append(entry)
        return entries

    def forget(self) -> None:
        """Takes the file away.

        Raises `OSError`.
        """
        self.path.unlink(missing_ok=True)
        self._size = 0


def _line(entry: Entry) -> bytes:
    body = json.dumps([entry.number, dict(entry.texts)], ensure_ascii=True).encode()
    return b"%s %s\n" % (_check(body), body)


def _entry(line: bytes) -> Entry | None:
    check, _, body = line.partition(b" ")
    if not line.endswith(b"\n") or check != _check(body[:-1]):
        return None
    try:
        found: Any = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not (
        isinstance(found, list) and len(found) == 2 and type(found[0]) is int and isinstance(found[1], dict)
    ):
        return None
    if not all(text is None or isinstance(text, str) for text in found[1].values()):
        return None
    return Entry(found[0], found[1])


def _check(body: bytes) -> bytes:
    return sha256(body).hexdigest()[:16].encode()
