"""Writing beside the window: whoever hands something over goes on, and the newest is what lies on the disk in the end."""

import threading
from collections.abc import Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.storage.ini_file import IniFile
from bp_qt.storage.notices import Notice
from bp_qt.storage.store import Store
from bp_qt.storage.writer import Writer, beside, here
from tests.delays import PATIENCE_S


class Gate:
    """A disk that takes a write and keeps it until it is opened."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self._open = threading.Event()
        self._entered = threading.Semaphore(0)

    def write(self, texts: Mapping[str, str], number: int) -> list[Notice]:
        self._entered.release()
        assert self._open.wait(PATIENCE_S)
        self.written.append(number)
        return []

    def wait_for_a_write(self) -> None:
        assert self._entered.acquire(timeout=PATIENCE_S)

    def open(self) -> None:
        self._open.set()


def nothing() -> None:
    pass


def test_of_what_waits_only_the_newest_is_written() -> None:
    gate = Gate()
    writer = Writer(gate.write, beside, nothing)
    writer.put({}, 1)
    gate.wait_for_a_write()
    for number in (2, 3, 4):
        writer.put({}, number)
    assert not writer.wait(0)
    assert writer.take() == []
    gate.open()
    assert writer.wait(PATIENCE_S)
    assert gate.written == [1, 4]
    assert [result.number for result in writer.take()] == [1, 4]
    writer.put({}, 5)
    assert writer.wait(PATIENCE_S)
    assert gate.written == [1, 4, 5]


@pytest.mark.parametrize("error", [OSError("no disk"), RuntimeError("a mistake of ours")])
def test_whatever_goes_wrong_is_an_answer_and_the_next_write_is_tried(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [error]

    def write(texts: Mapping[str, str], number: int) -> list[Notice]:
        if faults:
            raise faults.pop()
        return []

    writer = Writer(write, here, nothing)
    writer.put({}, 1)
    writer.put({}, 2)
    first, second = writer.take()
    assert str(error) in first.problem
    assert second.problem == ""
    assert (f"{error}" in caplog.text) == isinstance(error, RuntimeError)
    caplog.clear()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Every write of a file waits for it."""
    gate, write = Gate(), IniFile.write

    def waiting(file: IniFile, texts: Mapping[str, str], number: int) -> list[Notice]:
        gate.write(texts, number)
        return write(file, texts, number)

    monkeypatch.setattr(IniFile, "write", waiting)
    return gate


def test_nobody_waits_for_a_slow_disk_and_a_kill_loses_nothing(
    tmp_path: Path, gate: Gate, qtbot: QtBot
) -> None:
    path = tmp_path / "a.ini"
    store = Store(path, run=beside)
    store.set_text("a/b", "0")
    assert store.commit()  # a blink, until the disk is known to be slow
    for number in range(1, 100):
        store.set_text("a/b", str(number))
        assert store.commit()
    assert gate.written == []
    assert not store.finish(0)
    # What a start after a kill would find, with the file not yet there:
    journal = path.with_name("a.ini.journal")
    killed = tmp_path / "killed"
    killed.mkdir()
    (killed / journal.name).write_bytes(journal.read_bytes())
    gate.open()
    qtbot.waitUntil(lambda: store._on_disk == 100)
    assert store.finish(PATIENCE_S)
    assert gate.written == [1, 100]
    assert not journal.exists()
    for folder in (tmp_path, killed):
        assert Store(folder / path.name).text("a/b") == "99"


def test_what_became_of_a_write_is_told_when_it_is_known(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "a.ini", run=beside)
    store._is_prompt = False
    broken = True

    def make_folder(folder: Path) -> None:
        if broken:
            raise OSError("no disk")

    monkeypatch.setattr("bp_qt.storage.ini_file.make_folder", make_folder)
    store.set_text("a/b", "x")
    with qtbot.waitSignal(store.written):
        assert store.commit()
    assert store.problem == "no disk"
    broken = False
    store._is_prompt = False
    with qtbot.waitSignal(store.written):
        assert not store.commit()
    assert store.problem == ""
    assert Store(tmp_path / "a.ini").text("a/b") == "x"
