"""Only one bootstrap at a time installs into a checkout; the next one waits for it.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from commands import say


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """Hold the lock of the checkout at `root`; however its holder ends, the system takes the lock back.

    Where no lock can be made, as in a folder that cannot be written, go on without.
    """
    with ExitStack() as held:
        try:
            file = held.enter_context((root / ".venv.lock").open("ab"))
            if not lock(file, wait=False):
                say("another bootstrap is installing into this folder; waiting for it")
                lock(file, wait=True)
        except OSError:
            pass
        yield


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes], *, wait: bool) -> bool:
        """Lock an open file until it is closed; False when another one has it and there is no wish to `wait`."""
        file.seek(0)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
                return True
            except OSError:  # LK_LOCK gives up after ten seconds
                if not wait:
                    return False

else:
    import fcntl

    def lock(file: IO[bytes], *, wait: bool) -> bool:
        """Lock an open file until it is closed; False when another one has it and there is no wish to `wait`."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
