"""What a start finds: whatever was done to the file, nothing is lost without a word."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally
from bp_qt.storage.journal import Entry, Journal
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.seal import unsealed
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.storage.games import play

NOON = datetime(2026, 3, 1, 12, 0, 0)
CALM, SWAP = variant_of("calm", "classic"), variant_of("swap", "classic")
ONE = Tally(games=1, best=40, lines=3, time_ms=1000, placements=20, points=40)


def filled(path: Path) -> dict[str, str]:
    """A file with two games, statistics and settings; its texts."""
    store = Store(path)
    shelf = Shelf(store)
    for variant in (CALM, SWAP):
        shelf.keep(Sitting(play(variant.ruleset.id, variant.mode.id, 3), 61_000, 60_000))
        store.set_text(f"statistics/{variant.id}", ONE.to_json())
    store.set_text("settings/volume", "35")
    assert store.commit()
    return texts(store)


def texts(store: Store) -> dict[str, str]:
    keys = [key for top in ("games", "statistics", "settings") for key in store.keys(top)]
    return {key: str(store.text(key)) for key in keys}


def kinds(store: Store) -> list[NoticeKind]:
    return [notice.kind for notice in store.take_notices()]


def at_some_places(size: int) -> range:
    return range(0, size, 7)


def test_cut_anywhere_a_loss_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    whole = path.read_bytes()
    for at in at_some_places(len(whole)):
        path.write_bytes(whole[:at])
        store = Store(path)
        assert kinds(store)
        assert texts(store).items() <= before.items()
        assert whole[:at] in [file.read_bytes() for file in tmp_path.glob("a.ini.damaged-*")]
        for file in tmp_path.iterdir():
            file.unlink()


@pytest.mark.parametrize("bit", [0, 5])
def test_a_bit_that_flips_costs_no_more_than_its_own_text_and_is_told(tmp_path: Path, bit: int) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    whole = path.read_bytes()
    for at in at_some_places(len(whole)):
        flipped = bytearray(whole)
        flipped[at] ^= 1 << bit
        path.write_bytes(flipped)
        store = Store(path)
        assert kinds(store), (at, flipped[max(at - 20, 0) : at + 20])
        after = texts(store)
        wrong = [
            key for key, text in after.items() if before.get(key) != text and not key.startswith("settings/")
        ]
        # A key that is damaged is another key; nobody asks for it.
        assert [key for key in wrong if key in before] == []
        lines = whole[:at].count(b"\n")
        line = whole.splitlines()[min(lines, len(whole.splitlines()) - 1)]
        if not line.startswith(b"["):
            assert len(before.keys() - after.keys()) <= 7
        for file in tmp_path.iterdir():
            file.unlink()


def test_what_was_damaged_comes_from_the_copy_of_the_last_start(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    again = Store(path)
    again.set_text("settings/volume", "36")
    assert again.commit()  # the file as it was becomes the copy
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("1a1", "9z9", 1), encoding="utf-8")
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_RESTORED]
    assert texts(store) == before | {"settings/volume": "36"}
    assert store.commit()
    assert Store(path).take_notices() == []


def test_a_game_that_has_been_counted_since_does_not_come_back(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    filled(path)
    shelf = Shelf(Store(path))
    shelf.replace(Sitting(play("calm", "classic", 5, "next")))
    tally = shelf.tally(CALM)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('\\"next\\"', '\\"nexd\\"', 1), encoding="utf-8")
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_REPAIRED]
    again = Shelf(store)
    assert again.at(CALM) is None
    assert again.tally(CALM).games == tally.games - 1
    assert again.at(SWAP) is not None


@pytest.mark.parametrize("left", [b"", b"\0" * 4096, b"\xff\xfe rubbish"])
def test_of_a_file_of_nothing_the_copy_goes_on(tmp_path: Path, left: bytes) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    again = Store(path)
    again.set_text("settings/volume", "36")
    assert again.commit()
    path.write_bytes(left)
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_RESTORED]
    assert texts(store) == before


def test_where_there_is_no_file_any_more_the_copy_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    again = Store(path)
    again.set_text("settings/volume", "36")
    assert again.commit()
    path.unlink()
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_MISSING]
    assert texts(store) == before
    assert path.exists()


def test_there_are_copies_of_three_starts_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    filled(path)
    for number in range(5):
        store = Store(path)
        for text in ("a", "b"):
            store.set_text("settings/number", f"{number}{text}")
            assert store.commit()
    copies = sorted(tmp_path.glob("a.ini.backup-*"))
    assert [copy.name[-1] for copy in copies] == ["1", "2", "3"]
    assert [f"number={number}b" in copies[3 - number].read_text() for number in (3, 2, 1)] == [True] * 3
    assert {copy.stat().st_mode & 0o777 for copy in (path, *copies)} == {0o600}


def test_a_start_says_what_an_earlier_one_did_not_come_to_say(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    filled(path)
    path.write_bytes(path.read_bytes()[:-20])
    Store(path, now=lambda: NOON)  # killed before it tells anybody
    again = Store(path)
    (notice,) = again.take_notices()
    assert (notice.kind, notice.place) == (
        NoticeKind.FILE_FOUND_ASIDE,
        str(path.with_name("a.ini.damaged-20260301-120000")),
    )
    again.commit()
    assert Store(path).take_notices() == []


def test_a_start_that_is_killed_between_copy_and_file_repairs_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    cut = path.read_bytes()[:-1] + b"x"
    path.write_bytes(cut)
    monkeypatch.setattr(Store, "_hand_over", lambda store: None)
    assert kinds(Store(path)) == [NoticeKind.FILE_REPAIRED]
    assert path.read_bytes() == cut
    monkeypatch.undo()
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_REPAIRED]
    assert texts(store).keys() >= before.keys() - {"statistics/swap-classic", "settings/volume"}
    assert len(list(tmp_path.glob("a.ini.damaged-*"))) == 1


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    filled(path)
    later = path.read_bytes().replace(b";block-puzzle 1 ", b";block-puzzle 2 ")
    path.write_bytes(later)
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_IS_NEWER]
    assert texts(store) == {"settings/volume": "35"}
    store.set_text("games/last", "calm-classic")
    assert not store.commit()
    assert "later version" in store.problem
    assert path.read_bytes() == later


def test_too_large_a_file_is_put_aside_unread(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    with path.open("wb") as file:
        file.truncate(16 * 1024 * 1024 + 1)
    assert kinds(Store(path)) == [NoticeKind.FILE_SET_ASIDE]
    assert not path.exists() or path.stat().st_size < 200


def test_too_large_a_text_costs_itself_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_text("[settings]\na=" + "x" * (8 * 1024 * 1024 + 1) + "\nvolume=7\n")
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_REPAIRED]
    assert texts(store) == {"settings/volume": "7"}


def test_a_pipe_in_place_of_the_file_holds_nobody_up(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    os.mkfifo(path)
    store = Store(path)
    assert kinds(store) == [NoticeKind.FILE_SET_ASIDE]
    store.set_text("settings/volume", "7")
    assert store.commit()
    assert path.is_file()


def test_what_version_0_1_0_put_aside_in_the_file_goes_to_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_text("[aside]\n2026-01-01T00%3A00%3A00\\games\\x\\record=rubbish\n\n[settings]\nvolume=7\n")
    store = Store(path)
    store.set_text("settings/volume", "8")
    assert store.commit()
    assert "rubbish" not in path.read_text()
    (aside,) = tmp_path.glob("a.ini.aside-*")
    assert json.loads(aside.read_text()) == {"aside/2026-01-01T00:00:00/games/x/record": "rubbish"}


# --- the journal -------------------------------------------------------------------------------------------


def test_what_a_killed_process_had_not_yet_written_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    before = filled(path)
    store = Store(path)
    store.set_text("games/calm-classic/time_ms", "62000")
    store.note()
    store.set_text("settings/volume", "40")
    store.remove("statistics/swap-classic")
    store.note()
    assert b"62000" not in path.read_bytes()
    again = Store(path)
    assert again.take_notices() == []
    after = before | {"games/calm-classic/time_ms": "62000", "settings/volume": "40"}
    del after["statistics/swap-classic"]
    assert texts(again) == after
    assert not path.with_name("a.ini.journal").exists()
    assert texts(Store(path)) == after


@pytest.mark.parametrize(("later", "volume"), [(-1, "35"), (0, "35"), (1, "99")])
def test_of_the_journal_only_what_is_later_than_the_file_counts(
    tmp_path: Path, later: int, volume: str
) -> None:
    path = tmp_path / "a.ini"
    filled(path)
    seal, _ = unsealed(path.read_bytes())
    assert seal is not None and seal.number is not None
    journal = Journal(path.with_name("a.ini.journal"))
    journal.add(Entry(seal.number + later, {"settings/volume": "99"}))
    assert Store(path).text("settings/volume") == volume


def test_a_journal_beside_a_file_that_version_0_1_0_wrote_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_text("[settings]\nvolume=7\n")
    Journal(path.with_name("a.ini.journal")).add(Entry(50, {"settings/volume": "99"}))
    assert Store(path).text("settings/volume") == "7"


def test_a_line_that_was_cut_ends_the_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    entries = [Entry(number, {"a": "x\n" * number, "b": None}) for number in range(5)]
    for entry in entries:
        journal.add(entry)
    whole = journal.path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for at in range(len(whole) + 1):
        journal.path.write_bytes(whole[:at])
        assert journal.entries() == entries[: sum(end <= at for end in ends)]


@given(st.binary(max_size=200), st.integers(0, 10_000))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_journal_raises(tmp_path: Path, rubbish: bytes, at: int) -> None:
    journal = Journal(tmp_path / "journal")
    journal.forget()
    journal.add(Entry(1, {"a": "b"}))
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole + rubbish)
    assert journal.entries()[0] == Entry(1, {"a": "b"})
    journal.path.write_bytes(whole[: at % len(whole)] + rubbish + whole[at % len(whole) :])
    assert len(journal.entries()) <= 2


def test_a_journal_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.with_name("a.ini.journal").mkdir()
    store = Store(path)
    store.set_text("settings/volume", "7")
    assert store.commit()
    assert Store(path).text("settings/volume") == "7"
