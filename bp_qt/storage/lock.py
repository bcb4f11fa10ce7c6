"""One running instance for each folder: two would overwrite each other's games."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

from PySide6.QtCore import QLockFile

from bp_qt.storage.paths import make_folder

__all__ = ["InstanceLock"]

_NAME = "running.lock"


class InstanceLock:
    """Held from `acquire` to `release` or the end of the process, however it ends.

    Where no lock can be made the game is played all the same: a folder that cannot be written, a file system without
    locks, something else under the lock's name. Two that write one file then notice it (`IniFile`).
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / _NAME
        self._file: int | None = None
        self._of_qt = QLockFile(str(self._path))
        self._of_qt.setStaleLockTime(0)  # no age makes it stale: a game may lie open for days

    def acquire(self) -> bool:
        """False when another instance is running; True also where that cannot be known."""
        if self._file is not None:
            return True
        try:
            make_folder(self._folder)
        except OSError:
            return True
        return self._acquire_by_qt() if sys.platform == "win32" else self._acquire()

    def release(self) -> None:
        """Lets the next instance run; nothing happens when the lock is not held."""
        self._of_qt.unlock()
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _acquire(self) -> bool:
        """The system's own lock ends with its process, whoever started that and whatever the file says.

        Version 0.1.0 holds the same one. The file stays when the lock is released: who takes it away takes it from
        under the next.
        """
        try:
            file = os.open(self._path, os.O_RDONLY | os.O_CREAT | os.O_NONBLOCK | os.O_CLOEXEC, 0o600)
        except OSError:
            return True
        if stat.S_ISREG(os.fstat(file).st_mode):
            if _lock(file):
                self._file = file
                return True
            os.close(file)
            return False
        os.close(file)
        return True

    def _acquire_by_qt(self) -> bool:
        if self._try():
            return True
        # Qt believes the process number in the file. After a kill that number may be another's; removing the file
        # fails while it is open, so it is only ever a dead one's.
        return self._of_qt.removeStaleLockFile() and self._try()

    def _try(self) -> bool:
        return self._of_qt.tryLock(0) or self._of_qt.error() != QLockFile.LockError.LockFailedError


def _lock(file: int) -> bool:
    """False where another process holds the lock; a file system without locks refuses nobody."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
    return True
