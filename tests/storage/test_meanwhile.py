"""What others do to the file while the program runs."""

import os
import shutil
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bp_qt.storage.aside import Aside
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.store import Store
from tests.disks import largest_file
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
    for text in "1234":
        path.write_text(f"[settings]\nvolume=9{text}\n")
        change(store, text)
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.FILE_WAS_CHANGED
    kept = sorted(path.parent.glob("a.ini.other-*"))
    assert Path(notice.place) == kept[0]
    assert [file.read_text()[-3:-1] for file in kept] == ["91", "94"], "the first and the newest"
    assert {file.stat().st_mode & 0o777 for file in kept} == {0o600}
    assert Store(path).text("settings/volume") == "4"


def test_two_windows_without_a_lock_lose_nothing(store: Store, path: Path) -> None:
    """Each plays a game of its own, and both the same one: that one, too, is on the disk twice."""
    second = Store(path)
    for number in range(5):
        for window, own in ((store, "calm-classic"), (second, "swap-classic")):
            window.set_text(f"games/{own}/record", f"{own} {number}")
            window.set_text(f"statistics/{own}", f"counted {own} {number}")
            window.set_text("games/combo-zen/record", f"{number} after {own}")
            assert window.commit()
    for window in (store, second):
        assert kinds(window) == [NoticeKind.FILE_WAS_CHANGED]
    found = Store(path)
    for own in ("calm-classic", "swap-classic"):
        assert found.text(f"games/{own}/record") == f"{own} 4"
        assert found.text(f"statistics/{own}") == f"counted {own} 4"
    kept = [file.read_text() for file in path.parent.glob("a.ini.other-*")]
    assert any("4 after calm-classic" in text for text in kept)
    assert found.text("games/combo-zen/record") == "4 after swap-classic"


def test_what_a_second_window_has_removed_stays_removed(store: Store, path: Path) -> None:
    second = Store(path)
    second.remove("statistics/swap-classic")
    assert second.commit()
    change(store, "1")
    assert Store(path).keys("statistics") == ["statistics/calm-classic"]


def test_an_old_copy_that_is_put_back_takes_no_game_away(store: Store, path: Path) -> None:
    old = path.read_bytes()
    store.set_text("statistics/swap-classic", "more")
    assert store.commit()
    running = Store(path)
    path.write_bytes(old)
    change(running, "1")
    assert kinds(running) == [NoticeKind.FILE_WAS_CHANGED]
    assert Store(path).text("statistics/swap-classic") == "more"


@pytest.mark.parametrize("kind", ["copy", "move", "keep_other"])
def test_what_is_put_aside_is_its_owners_alone(path: Path, kind: str) -> None:
    path.parent.mkdir()
    path.write_text("anything")
    path.chmod(0o644)
    aside = Aside(path, datetime.now)
    place = aside.keep_other() if kind == "keep_other" else getattr(aside, kind)("damaged")
    assert place.read_text() == "anything"
    assert place.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_keeps_a_copy_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("anything")
    aside = Aside(path, datetime.now)
    with largest_file(4):
        places = [aside.copy("damaged"), *(aside.keep_other() for _ in range(3))]
    assert {place.read_text() for place in places} == {"anything"}
    assert sorted(file.name for file in path.parent.iterdir()) == sorted({"a.ini", *(p.name for p in places)})


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
