import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from bp_qt.storage.lock import InstanceLock

HOLD = """
import sys
from pathlib import Path
from bp_qt.storage.lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    first, second = InstanceLock(tmp_path), InstanceLock(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_another_process_holds_it_until_it_is_killed(tmp_path: Path) -> None:
    mine = InstanceLock(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == "True\n"
            assert not mine.acquire()
        finally:
            other.kill()
    assert mine.acquire()
    mine.release()


@pytest.mark.skipif(sys.platform == "win32", reason="the system itself removes the file there")
@pytest.mark.parametrize("content", ["ours", "empty"])
def test_a_file_left_by_a_killed_process_does_not_lock_out(tmp_path: Path, content: str) -> None:
    """In a sandbox the killed process had the number that this one has: to Qt alone it seems alive."""
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    (file,) = tmp_path.iterdir()
    left = file.read_bytes() if content == "ours" else b""
    lock.release()
    file.write_bytes(left)
    assert lock.acquire()
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files there")
@pytest.mark.parametrize("kind", ["folder", "pipe", "file of another", "link to nowhere"])
def test_whatever_is_called_like_the_lock_the_game_starts(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "running.lock"
    if kind == "folder":
        place.mkdir()
    elif kind == "pipe":
        os.mkfifo(place)
    elif kind == "file of another":
        place.write_text("1\nbp-qt\nelsewhere\n")  # process 1 lives, and is not ours
        place.chmod(0o444)
    else:
        place.symlink_to(tmp_path / "no folder" / "file")
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    lock.release()


def test_a_file_system_without_locks_refuses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsupported(file: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", unsupported)
    for lock in (InstanceLock(tmp_path), InstanceLock(tmp_path)):
        assert lock.acquire()


def test_it_is_the_lock_that_version_0_1_0_holds(tmp_path: Path) -> None:
    theirs, ours = QLockFile(str(tmp_path / "running.lock")), InstanceLock(tmp_path)
    theirs.setStaleLockTime(0)
    assert theirs.tryLock(0)
    assert not ours.acquire()
    theirs.unlock()
    assert ours.acquire()
    assert not theirs.tryLock(0) and not theirs.removeStaleLockFile()
    ours.release()
    assert theirs.tryLock(0) or (theirs.removeStaleLockFile() and theirs.tryLock(0))


def test_where_no_lock_can_be_made_the_game_is_not_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    lock = InstanceLock(tmp_path / "file" / "folder")
    assert lock.acquire()
    lock.release()
