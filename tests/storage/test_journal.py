"""The journal: what was noted is read again, up to the first line that is no entry."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from bp_qt.storage.journal import Entry, Journal


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "a.journal")


FIRST, SECOND = Entry(3, {"a/b": "ñ\n", "c": None}), Entry(4, {"a/b": ""})


def line(body: bytes) -> bytes:
    """As a program would write it that has another idea of an entry: the check is right."""
    return sha256(body).hexdigest()[:16].encode() + b" " + body + b"\n"


def test_what_was_noted_is_read_and_then_forgotten(journal: Journal) -> None:
    assert journal.entries() == []
    journal.add(FIRST)
    journal.add(SECOND)
    assert Journal(journal.path).entries() == [FIRST, SECOND]
    assert journal.path.stat().st_mode & 0o777 == 0o600
    journal.forget()
    assert journal.entries() == [] and not journal.path.exists()
    journal.forget()


def test_a_line_of_the_right_kind_is_an_entry(journal: Journal) -> None:
    journal.path.write_bytes(line(b'[3, {"a/b": "x", "c": null}]'))
    assert journal.entries() == [Entry(3, {"a/b": "x", "c": None})]


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        "[]",
        "[3]",
        "[3, []]",
        '[3, {"a": "b"}, 1]',
        "[true, {}]",
        "[3.0, {}]",
        '["3", {}]',
        '[3, {"a": 1}]',
        '[3, {"a": "b", "c": ["d"]}]',
        "3",
        "[3, {",
        "[" * 100_000,
    ],
)
def test_a_line_of_another_kind_hides_what_follows_and_nothing_before(journal: Journal, body: str) -> None:
    journal.add(FIRST)
    with journal.path.open("ab") as file:
        file.write(line(body.encode()))
    journal.add(SECOND)
    assert journal.entries() == [FIRST]


def test_a_wrong_check_or_a_cut_line_is_no_entry(journal: Journal) -> None:
    journal.add(FIRST)
    good = journal.path.read_bytes()
    for bad in (good[:-1], b"0" + good[1:], good.replace(b"[3,", b"[4,"), good.replace(b" ", b"", 1)):
        if bad != good:
            journal.path.write_bytes(bad)
            assert journal.entries() == [], bad


def test_above_its_limit_nothing_more_is_noted_until_it_is_forgotten(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = len(line(json.dumps([3, dict(FIRST.texts)]).encode()))
    monkeypatch.setattr("bp_qt.storage.journal._MOST_BYTES", 2 * size)
    for _ in range(3):
        journal.add(FIRST)
    assert journal.path.stat().st_size == 2 * size
    assert journal.entries() == [FIRST, FIRST]
    journal.forget()
    journal.add(FIRST)
    assert journal.entries() == [FIRST]


def test_nothing_but_a_file_is_written_to(journal: Journal) -> None:
    target = journal.path.with_name("target")
    target.write_text("mine")
    journal.path.symlink_to(target)
    with pytest.raises(OSError, match="symbolic"):
        journal.add(FIRST)
    assert target.read_text() == "mine"
