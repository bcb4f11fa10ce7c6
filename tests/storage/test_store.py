import errno
import json
import os
import re
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.aside import Aside
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.storage.store import Store
from tests.delays import PATIENCE_S
from tests.storage.conftest import OnDisk

NOON = datetime(2026, 3, 1, 12, 0, 0)

TEXTS = [
    "",
    "plain",
    " spaces ",
    "a, b",
    "true",
    "60",
    '{"seed": "ñ 積み木 🟦", "moves": ""}',
    "@Variant(",
    "@@",
    "%40 %25 %2540 %",
    "a\0b",
    "\\x40 \\\\ \\100",
    "line\nbreak\ttab\x01f",
    'a "quoted" thing; # = [x]',
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_text_comes_back(store: Store, on_disk: OnDisk, text: str) -> None:
    store.set_text("a/b", text)
    assert store.text("a/b") == text
    assert store.sync()
    again = on_disk()
    assert again.text("a/b") == text
    assert not again.take_notices()


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_comes_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("any") / "a.ini"
    store = Store(path)
    store.set_text("a/b", text)
    assert store.sync()
    copy = path.with_name("copy.ini")
    copy.write_bytes(path.read_bytes())
    again = Store(copy)
    assert not again.take_notices()
    assert again.text("a/b") == text


def test_what_was_never_there(store: Store) -> None:
    assert store.text("a/b") is None
    store.remove("a/b")
    assert store.keys("a") == []


def test_keys_below_a_prefix(store: Store) -> None:
    for key in ("a/b", "a/b/c", "a/bc", "d"):
        store.set_text(key, "x")
    assert store.keys("a/b") == ["a/b", "a/b/c"]


def test_a_removed_key_is_gone_from_the_disk_with_all_below(store: Store, on_disk: OnDisk) -> None:
    for key in ("a/b", "a/b/c", "a/bc"):
        store.set_text(key, "x")
    assert store.sync()
    store.remove("a/b")
    assert store.keys("a") == ["a/bc"]
    assert store.sync()
    assert on_disk().keys("a") == ["a/bc"]


@pytest.mark.skipif(os.name != "posix", reason="permission bits")
def test_the_folder_is_made_when_needed_for_its_owner(store: Store, path: Path) -> None:
    assert not path.parent.exists()
    store.set_text("a/b", "x")
    assert store.sync()
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_is_committed_is_kept(store: Store, on_disk: OnDisk) -> None:
    store.set_text("a/b", "x")
    assert on_disk().text("a/b") is None
    assert store.commit()
    assert on_disk().text("a/b") == "x"


def test_set_aside_moves_all_below_to_a_file_of_its_own(path: Path, on_disk: OnDisk) -> None:
    store = Store(path, now=lambda: NOON)
    path.parent.mkdir()
    places = []
    for text in ("first", "second", "third"):
        store.set_text("games/x/record", text)
        store.set_text("games/x/time", "1")
        places.append(store.set_aside("games/x"))
    assert places[0] == str(path.with_name("block-puzzle.ini.aside-games-x-20260301-120000"))
    kept = [json.loads(Path(place).read_text(encoding="utf-8")) for place in places]
    assert kept == [{"games/x/record": text, "games/x/time": "1"} for text in ("first", "second", "third")]
    assert Path(places[0]).stat().st_mode & 0o777 == 0o600
    assert store.keys("games") == []
    assert store.commit()
    assert path.stat().st_size < 300
    assert on_disk().keys("") == []


def test_what_cannot_be_set_aside_in_a_file_stays_in_ours(path: Path, on_disk: OnDisk) -> None:
    store = Store(path)  # whose folder is not there yet
    store.set_text("games/x/record", "bad")
    assert store.set_aside("games/x") == "aside/games/x"
    assert store.commit()
    assert store.text("aside/games/x/record") == "bad"
    assert on_disk().keys("aside") == []  # the next start finds a place for it


def test_a_notice_is_given_once(store: Store) -> None:
    notice = Notice(NoticeKind.GAME_SET_ASIDE, "aside/x", "why", variant_of("calm", "classic"))
    store.notify(notice)
    assert store.take_notices() == [notice]
    assert store.take_notices() == []


# --- a file that is not good -------------------------------------------------------------------------------

REFUSED = b"[a]\nx=\xff\n"
DAMAGED = b"[settings]\nvolume=30\nno value here\n"


def test_a_refused_file_is_kept_byte_by_byte_and_all_starts_afresh(path: Path, on_disk: OnDisk) -> None:
    path.parent.mkdir()
    path.write_bytes(REFUSED)
    store = Store(path, now=lambda: NOON)
    (notice,) = store.take_notices()
    aside = path.with_name("block-puzzle.ini.damaged-20260301-120000")
    assert (notice.kind, notice.place) == (NoticeKind.FILE_SET_ASIDE, str(aside))
    assert aside.read_bytes() == REFUSED
    store.set_text("a/y", "z")
    assert store.sync()
    assert on_disk().keys("a") == ["a/y"]
    assert aside.read_bytes() == REFUSED


def test_of_a_damaged_file_what_can_be_read_is_kept(path: Path, on_disk: OnDisk) -> None:
    path.parent.mkdir()
    path.write_bytes(DAMAGED)
    store = Store(path)
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.FILE_REPAIRED
    assert Path(notice.place).read_bytes() == DAMAGED
    assert store.text("settings/volume") == "30"
    again = on_disk()  # at once, not with the first move
    assert again.text("settings/volume") == "30"
    assert not again.take_notices()


@pytest.mark.parametrize("lost", range(1, 7))
def test_a_lost_quote_costs_one_text(path: Path, on_disk: OnDisk, lost: int) -> None:
    """QSettings alone reads on to the next quote, and takes what lies between for one text."""
    store = Store(path)
    texts = {
        f"games/{name}/record": f'{{"seed": "{name}", "moves": ""}}' for name in ("calm", "combo", "swap")
    }
    for key, text in texts.items():
        store.set_text(key, text)
    store.set_text("statistics/x", "1")
    assert store.sync()
    whole = path.read_text(encoding="utf-8")
    quotes = [at.start() for at in re.finditer(r'(?<!\\)"', whole)]
    assert len(quotes) == 6
    at = quotes[lost - 1]
    path.write_text(whole[:at] + whole[at + 1 :], encoding="utf-8")
    again = on_disk()
    (notice,) = again.take_notices()
    assert notice.kind is NoticeKind.FILE_REPAIRED
    assert Path(notice.place).read_text(encoding="utf-8") == whole[:at] + whole[at + 1 :]
    kept = {key: again.text(key) for key in texts if again.text(key) is not None}
    assert len(kept) == 2 and kept.items() <= texts.items()
    assert again.text("statistics/x") == "1"


@pytest.mark.parametrize("content", [b"\0" * 4096, b"\0=\0\n\0\n", b"[a\n", b"{}"])
def test_a_file_of_nonsense_leaves_nothing(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    store = Store(path)
    assert Path(store.take_notices()[0].place).read_bytes() == content
    store.set_text("a/b", "x")
    assert store.sync()


def test_files_set_aside_in_the_same_second_do_not_overwrite_each_other(path: Path) -> None:
    path.parent.mkdir()
    places = []
    for n in range(3):
        path.write_bytes(REFUSED + str(n).encode())
        places += [Path(notice.place) for notice in Store(path, now=lambda: NOON).take_notices()]
    assert [place.read_bytes()[-1:] for place in places] == [b"0", b"1", b"2"]


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "keep").write_text("me")
    store = Store(path)
    (notice,) = store.take_notices()
    assert (Path(notice.place) / "keep").read_text() == "me"
    store.set_text("a/b", "x")
    assert store.sync()


def test_a_bad_file_that_cannot_be_put_aside_is_never_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(REFUSED)

    def refuse(aside: Aside, kind: str) -> Path:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Aside, "copy", refuse)
    monkeypatch.setattr(Aside, "move", refuse)
    store = Store(path)
    store.set_text("a/b", "x")
    store.remove("a/x")
    assert store.text("a/b") == "x"
    assert not store.sync()
    assert "Read-only" in store.problem
    assert [notice.kind for notice in store.take_notices()] == [NoticeKind.FILE_UNUSABLE]
    assert path.read_bytes() == REFUSED
    monkeypatch.undo()
    assert store.commit()  # as soon as it can be
    assert REFUSED in [file.read_bytes() for file in path.parent.iterdir()]


def test_a_file_that_cannot_even_be_looked_at(tmp_path: Path) -> None:
    store = Store(tmp_path / ("x" * 1000))
    store.set_text("a/b", "x")
    assert not store.sync()
    assert [notice.kind for notice in store.take_notices()] == [NoticeKind.FILE_UNUSABLE]


# --- a disk that is not good -------------------------------------------------------------------------------
# The tests may run as root, whom permission bits do not bind: a file stands where the folder should be, and a limit
# on the size of files stands in for a full disk (QSettings meets EFBIG where it would meet ENOSPC).


def test_a_folder_that_cannot_be_made(path: Path, on_disk: OnDisk) -> None:
    path.parent.write_text("in the way")
    store = Store(path)
    store.set_text("a/b", "x")
    assert not store.sync()
    assert str(path.parent) in store.problem
    assert store.text("a/b") == "x"
    assert not store.take_notices()

    path.parent.unlink()
    assert store.sync()
    assert store.problem == ""
    assert on_disk().text("a/b") == "x"


def test_a_folder_that_cannot_be_written(
    path: Path, on_disk: OnDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.write_text("in the way")
    store = Store(path)
    monkeypatch.setattr("bp_qt.storage.ini_file.make_folder", lambda folder: None)
    store.set_text("a/b", "x")
    assert not store.sync()
    assert store.problem
    path.parent.unlink()
    path.parent.mkdir()
    assert store.sync()
    assert on_disk().text("a/b") == "x"


FULL_DISK = """
import resource, sys
from pathlib import Path
from bp_qt.storage.store import Store
path = Path(sys.argv[1])
store = Store(path)
store.set_text("a/b", "old")
print(store.sync())
resource.setrlimit(resource.RLIMIT_FSIZE, (8, resource.RLIM_INFINITY))
store.set_text("a/b", "new " * 100)
store.set_text("a/c", "more")
print(store.sync(), store.sync(), bool(store.problem), "old" in path.read_text())
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(store.sync(), store.problem == "", sorted(file.name for file in path.parent.iterdir()))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
def test_a_full_disk_keeps_the_old_file_and_later_takes_the_new_values(path: Path, on_disk: OnDisk) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, path],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout.splitlines() == [
        "True",
        "False False True True",
        "True True ['block-puzzle.ini']",
    ]
    assert done.stderr == ""
    assert on_disk().text("a/b") == "new " * 100
    assert on_disk().text("a/c") == "more"


def test_a_stale_lock_does_not_freeze(path: Path) -> None:
    path.parent.mkdir()
    lock = path.with_name(f"{path.name}.lock")
    lock.write_text("")
    start = time.monotonic()
    store = Store(path)
    store.set_text("a/b", "x")
    assert store.sync()
    assert time.monotonic() - start < 5


def test_the_file_is_one_that_qsettings_reads_as_strings(store: Store, path: Path) -> None:
    store.set_text("a/b", "x, y")
    assert store.sync()
    assert QSettings(str(path), QSettings.Format.IniFormat).value("a/b") == "x, y"


def test_a_line_without_a_key_is_nothing(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[a]\n=x\nb=y\n")
    store = Store(path)
    assert store.keys("a") == ["a/b"]
    assert store.sync()


def test_a_bare_comma_typed_by_hand_stays_text(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[a]\nb = x, y\n")
    assert Store(path).text("a/b") == "x, y"
