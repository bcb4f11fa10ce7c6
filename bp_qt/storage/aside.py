"""Nothing unusable is ever thrown away: it is set aside next to the file, named by date."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from bp_qt.engine.text_file import OWNER_ALONE, part_of, read_whole, write_whole

__all__ = ["MOST_FILE_BYTES", "Aside"]

MOST_FILE_BYTES = 16 * 1024 * 1024
"""Of a file of texts; a larger one is not read."""


class Aside:
    """Puts aside the file at `path`, or texts of it; `now` gives the local time for the names."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self._path = path
        self._now = now
        self._others: list[Path] = []

    def copy(self, kind: str) -> Path:
        """Leaves the file where it is and keeps what is in it under another name, which is returned.

        So there is a file at any moment. One that is kept already is not kept twice. Raises `OSError`.
        """
        data = read_whole(self._path, MOST_FILE_BYTES)
        for kept in self._kept():
            with suppress(OSError):
                if read_whole(kept, len(data)) == data:
                    return kept
        place = self._free_place(kind)
        self._put(data, place)
        return place

    def keep_other(self) -> Path:
        """Keeps what another has written into the file, and returns where: the first of that, and the newest.

        Another that goes on writing does not fill the folder. Raises `OSError`.
        """
        if len(self._others) < 2:
            self._others.append(self._free_place("other"))
        place = self._others[-1]
        try:
            self._put(read_whole(self._path, MOST_FILE_BYTES), place)
        except OSError:
            self._path.replace(place)  # cannot be read, or is no file
        return place

    def move(self, kind: str) -> Path:
        """The same for what cannot be read or is no file. Raises `OSError`."""
        place = self._path.rename(self._free_place(kind))
        _close_to_others(place)
        return place

    def write(self, texts: Mapping[str, str], name: str) -> Path:
        """Keeps texts in a file of their own. Raises `OSError`."""
        place = self._free_place(f"aside-{name}")
        write_whole(
            place, json.dumps(texts, ensure_ascii=False, indent=1).encode(errors="surrogatepass"), OWNER_ALONE
        )
        return place

    def newest(self) -> str:
        """The name of the file that was last put aside because it was damaged; empty where there is none."""
        return max((kept.name for kept in self._kept()), default="")

    def _put(self, data: bytes, place: Path) -> None:
        try:
            write_whole(place, data, OWNER_ALONE)
        except OSError:
            link = part_of(place)
            link.hardlink_to(self._path)  # needs no space on a disk that is full
            link.replace(place)
            link.unlink(missing_ok=True)  # it stays where both are the same file already
            _close_to_others(place)

    def _kept(self) -> list[Path]:
        with suppress(OSError):
            return sorted(self._path.parent.glob(f"{self._path.name}.damaged-*"))
        return []

    def _free_place(self, kind: str) -> Path:
        name = f"{self._path.name}.{kind}-{self._now():%Y%m%d-%H%M%S}"
        names = chain([name], (f"{name}-{n}" for n in count(2)))
        return next(path for path in map(self._path.with_name, names) if not os.path.lexists(path))


def _close_to_others(place: Path) -> None:
    with suppress(OSError):
        if place.is_file() and not place.is_symlink():
            place.chmod(OWNER_ALONE)
