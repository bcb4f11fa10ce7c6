"""A file of text: read whole within a limit, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

__all__ = ["OWNER_ALONE", "part_of", "parts_in", "read_whole", "sync_folder", "write_whole"]

OWNER_ALONE = stat.S_IRUSR | stat.S_IWUSR
"""Permissions of a file that is nobody else's business."""

_BINARY: int = getattr(os, "O_BINARY", 0)
# A FIFO without a writer would keep us waiting for ever, a terminal would become ours.
_UNHURT: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_BITS = stat.S_IRWXU | stat.S_IRWXG | stat.S_IRWXO


def read_whole(path: Path, most_bytes: int) -> bytes:
    """What is in the file.

    Raises `OSError`: also for what is no regular file (a FIFO, a device, a folder), and for one of more bytes, which
    is not read at all.
    """
    file = os.open(path, os.O_RDONLY | _BINARY | _UNHURT)
    try:
        found = os.fstat(file)
        _refuse_other_kinds(path, found.st_mode)
        if found.st_size <= most_bytes:
            with os.fdopen(file, "rb", closefd=False) as stream:
                data = stream.read(most_bytes + 1)  # it may also grow while it is read
            if len(data) <= most_bytes:
                return data
        raise OSError(errno.EFBIG, f"above {most_bytes} bytes", str(path))
    finally:
        os.close(file)


def write_whole(path: Path, data: bytes, mode: int | None = None) -> None:
    """Puts `data` into the file, in place of all that was in it.

    It is written beside and renamed when it is on the disk: a full disk or a kill leaves the old file as it was.
    Without a `mode` the permissions are those of the file that was there. Raises `OSError`; nothing has changed then.
    """
    path = path.resolve()  # a link goes on leading there
    kept = _mode_to_keep(path)
    mode = kept if mode is None else mode
    beside = part_of(path)
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666 if mode is None else mode)
    try:
        with os.fdopen(file, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(file)
        if mode is not None:
            beside.chmod(mode)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def part_of(path: Path) -> Path:
    """Where a file is written before it is renamed to `path`: beside it, under a name that nobody can guess."""
    return path.with_name(f".{secrets.token_hex(8)}.part")


def parts_in(folder: Path) -> Iterator[Path]:
    """What killed processes were writing there, with what Qt may have put beside it."""
    return folder.glob(f".{'[0-9a-f]' * 16}.part*")


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk, too, after a rename.

    Raises `OSError`.
    """
    if os.name != "posix":
        return  # elsewhere a folder cannot be opened, and a rename waits for its entry
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system where folders are not synced
            raise
    finally:
        os.close(file)


def _mode_to_keep(path: Path) -> int | None:
    """The permissions of the file that is there, if one is."""
    try:
        found = path.stat().st_mode
    except FileNotFoundError:
        return None
    _refuse_other_kinds(path, found)
    return found & _BITS


def _refuse_other_kinds(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
