import subprocess
import sys
from pathlib import Path

import pytest

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


def test_where_no_lock_can_be_made_the_game_is_not_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    lock = InstanceLock(tmp_path / "file" / "folder")
    assert lock.acquire()
    lock.release()
