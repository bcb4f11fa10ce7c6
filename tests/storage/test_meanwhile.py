"""What others do to the file while the program runs."""

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.store import Store
from tests.storage.test_opening import filled, kinds, texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "a.ini"


@pytest.fixture
def store(path: Path) -> Store:
    filled(path)
    return Store(path)


def change(store: Store, text: str) -> None:
    store.set_text("settings/volume", text)
    assert store.commit()


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_file_that_is_deleted_is_written_again_with_all_that_was_in_it(
    store: Store, path: Path, what: str
) -> None:
    if what == "file":
        path.unlink()
    else:
        shutil.rmtree(path.parent)
    before = texts(store)
    change(store, "1")
    assert kinds(store) == [NoticeKind.FILE_WAS_GONE]
    change(store, "2")
    assert kinds(store) == []
    assert texts(Store(path)) == before | {"settings/volume": "2"}


def test_what_another_writes_is_kept_and_told_once(store: Store, path: Path) -> None:
    for text in "123":
        path.write_text(f"[settings]\nvolume=9{text}\n")
        change(store, text)
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.FILE_WAS_CHANGED
    assert "volume=91" in Path(notice.place).read_text()
    assert len(list(path.parent.glob("a.ini.other-*"))) == 1
    assert Store(path).text("settings/volume") == "3"


RUNS_SOMETHING = (
    b"x=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\xePyObjectWrapper\\0\\0\\0\\0(cos\\nmkdir\\n(S'%s'\\ntR.)\n"
)


@pytest.mark.parametrize("when", ["before the start", "while it runs"])
def test_nothing_that_is_put_into_the_file_is_run(path: Path, tmp_path: Path, when: str) -> None:
    target = tmp_path / "made"
    filled(path)
    if when == "while it runs":
        store = Store(path)
    with path.open("ab") as file:
        file.write(RUNS_SOMETHING % str(target).encode())
    if when == "before the start":
        store = Store(path)
    change(store, "1")
    change(store, "2")
    assert kinds(store)
    assert not target.exists()
    assert b"@Variant" not in path.read_bytes()


@pytest.mark.parametrize("lock", ["file", "folder", "pipe"])
def test_a_lock_that_appears_holds_nobody_up(store: Store, path: Path, lock: str) -> None:
    place = path.with_name("a.ini.lock")
    if lock == "file":
        place.touch()
    elif lock == "folder":
        place.mkdir()
    else:
        os.mkfifo(place)
    change(store, "1")
    assert Store(path).text("settings/volume") == "1"


def test_the_file_is_its_owners_alone_and_qsettings_reads_it(store: Store, path: Path) -> None:
    change(store, "x, y; @z")
    assert path.stat().st_mode & 0o777 == 0o600
    value = QSettings(str(path), QSettings.Format.IniFormat).value("settings/volume")
    assert value == "x, y; %40z"


def test_a_link_to_the_file_stays_one(path: Path) -> None:
    filled(path)
    real = path.with_name("elsewhere.ini")
    path.rename(real)
    path.symlink_to(real)
    change(Store(path), "7")
    assert path.is_symlink()
    assert b"volume=7" in real.read_bytes()


def test_what_a_killed_process_was_writing_is_taken_away(path: Path) -> None:
    filled(path)
    for name in (".0123456789abcdef.part", ".0123456789abcdef.part.lock", ".mine.part"):
        (path.parent / name).touch()
    Store(path)
    assert sorted(file.name for file in path.parent.iterdir()) == [".mine.part", "a.ini"]
