"""Counts starts in a row that never got as far as a window."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from bp_qt.storage.paths import make_folder

__all__ = ["UnfinishedStarts"]


class UnfinishedStarts:
    """Counts in a file of `folder`; where nothing can be written every start counts as the first."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "unfinished-starts"

    def begin(self) -> int:
        """A start begins; how many right before it were not finished."""
        before = self._count()
        with suppress(OSError):
            make_folder(self._path.parent)
            self._path.write_text(str(before + 1), encoding="ascii")
        return before

    def finish(self) -> None:
        """The window is there: the next start is the first again."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _count(self) -> int:
        try:
            text = self._path.read_text(encoding="ascii")[:4]
        except (OSError, UnicodeDecodeError):
            return 0
        return int(text) if text.isdecimal() else 0
