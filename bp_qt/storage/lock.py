"""One running instance for each folder: two would overwrite each other's games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

from bp_qt.storage.paths import make_folder

__all__ = ["InstanceLock"]


class InstanceLock:
    """Held from `acquire` to `release` or the end of the process, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = QLockFile(str(folder / "running.lock"))
        self._file.setStaleLockTime(0)  # no age makes it stale: a game may lie open for days

    def acquire(self) -> bool:
        """False when another instance is running.

        True also where no lock can be made, as in a folder that cannot be written: the game can be played there,
        and `Store.sync` says that it is not kept.
        """
        try:
            make_folder(self._folder)
        except OSError:
            return True
        if self._try():
            return True
        # Qt believes the process number in the file. After a kill that number may be another's, in a sandbox even
        # our own; removing the file fails while the system's own lock on it is held, so it is only ever a dead one's.
        return self._file.removeStaleLockFile() and self._try()

    def release(self) -> None:
        """Lets the next instance run; nothing happens when the lock is not held."""
        self._file.unlock()

    def _try(self) -> bool:
        return self._file.tryLock(0) or self._file.error() != QLockFile.LockError.LockFailedError
