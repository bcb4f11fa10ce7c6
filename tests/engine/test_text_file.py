"""A file of text: read within a limit, written whole or not at all."""

import errno
import os
from pathlib import Path

import pytest

from bp_qt.engine.text_file import read_whole, write_whole
from tests.disks import largest_file


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for data in (b"", b"one", b"another, and longer"):
        write_whole(path, data)
        assert read_whole(path, len(data)) == data
    assert list(tmp_path.iterdir()) == [path]


def test_more_bytes_than_the_limit_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 11)
    with pytest.raises(OSError, match="above 10 bytes") as caught:
        read_whole(path, 10)
    assert caught.value.errno == errno.EFBIG


def test_a_pipe_a_device_and_a_folder_are_neither_read_nor_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull), tmp_path):
        with pytest.raises(OSError, match=r"regular|directory"):
            read_whole(path, 10)
        with pytest.raises(OSError, match=r"regular|directory"):
            write_whole(path, b"x")
    assert pipe.is_fifo()


def test_a_failed_write_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")
    with largest_file(4), pytest.raises(OSError, match="large"):
        write_whole(path, b"too long")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_cannot_keep_what_it_took_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")

    def fail(file: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="broken"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_the_folder_is_synced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(Path(f"/proc/self/fd/{file}").readlink()))
    write_whole(tmp_path / "a", b"new")
    assert synced[-1] == tmp_path
    assert len(synced) == 2


def test_a_link_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    write_whole(path, b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink() and path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
