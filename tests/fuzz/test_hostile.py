"""Hostile files: records, statistics, settings, whole files and journals, made up or damaged; never an exception."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from bp_qt.app.preferences import PREFERENCES, Preference
from bp_qt.cli import main
from bp_qt.engine.errors import BadRecord
from bp_qt.engine.record import read_record, write_record
from bp_qt.engine.rulesets import variants
from bp_qt.engine.tally import BadTally, Tally
from bp_qt.storage.ini import encoded, read_ini
from bp_qt.storage.seal import checked, checks_of, sealed, unsealed
from bp_qt.storage.settings import Settings
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.fuzz.examples import fuzzed as by_examples
from tests.play.desk import played

# Each example plays a game or writes a file.
fuzzed = settings(
    by_examples,
    max_examples=by_examples.max_examples // 5,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
        HealthCheck.function_scoped_fixture,
        HealthCheck.data_too_large,
    ],
)
RECORDS = [
    write_record(history.game, history.moves)
    for history in (
        played(v.ruleset.id, v.mode.id, 9, "daily/2026-03-01" if v.mode.dated else "hostile")
        for v in variants()
    )
]
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
)
WORDS = st.sampled_from(
    [
        "1a1",
        "2c7",
        "swap",
        "continue",
        "end",
        "timeup",
        "3z9",
        "0a0",
        "1a1 ",
        "calm",
        "combo",
        "daily",
        "\0",
        "9" * 25,
    ]
)
MOVES = st.lists(WORDS | st.text(max_size=5), max_size=12).map(" ".join)


def damaged(texts: list[str]) -> st.SearchStrategy[str]:
    """One of the texts with a piece replaced by another."""
    return st.builds(
        lambda text, at, length, piece: (
            text[: int(at * len(text))] + piece + text[int(at * len(text)) + length :]
        ),
        st.sampled_from(texts),
        st.floats(0, 1),
        st.integers(0, 30),
        st.text(max_size=8)
        | st.sampled_from(['"', "{", "[" * 2000, "1" * 5000, "@Variant(", "\\", "\ud800"]),
    )


FIELDS = st.fixed_dictionaries(
    {"format": st.just("block-puzzle/1") | JSON, "rules": st.sampled_from(["calm", "combo", "swap"]) | JSON},
    optional={
        "mode": st.sampled_from(["classic", "zen", "daily"]) | JSON,
        "seed": JSON,
        "moves": MOVES | JSON,
    }
    | {"result": JSON, "else": JSON},
)
TALLIES = st.dictionaries(
    st.sampled_from([*Tally.__dataclass_fields__, "other"]), JSON | st.integers(-1, 10**22), max_size=10
).map(json.dumps)


@fuzzed
@given(damaged(RECORDS) | FIELDS.map(json.dumps) | st.text())
def test_records(text: str) -> None:
    try:
        history = read_record(text)
    except BadRecord as error:
        assert str(error)
    else:
        again = read_record(write_record(history.game, history.moves))
        assert (again.game, again.moves) == (history.game, history.moves)


@fuzzed
@given(damaged([Tally(games=3, days={"2026-03-01": 40}).to_json()]) | TALLIES | st.text())
def test_statistics(text: str) -> None:
    try:
        tally = Tally.from_json(text)
    except BadTally as error:
        assert str(error)
    else:
        twice = tally + tally
        assert Tally.from_json(twice.to_json()) == twice


LINES = st.one_of(
    st.text(max_size=40),
    st.builds("{}={}".format, st.text(max_size=20), st.text(max_size=40)),
    st.sampled_from(
        ["[games]", "[settings]", "[statistics]", "[check]", "[General]", "[", "[a", "\0", "=x", "a", '"']
    ),
    st.sampled_from([f"volume={n}" for n in ("@Variant(\\0)", "\\x40", "1e9", '"60', "9" * 30, "-1", "35")]),
    st.builds(lambda v, t: f"{v.id}\\record={t}", st.sampled_from(variants()), damaged(RECORDS)),
)
FILES = (
    st.lists(LINES, max_size=12).map(lambda lines: "\n".join(lines).encode(errors="replace")) | st.binary()
)


@fuzzed
@given(data=FILES, journal=FILES, is_sealed=st.booleans())
def test_files(data: bytes, journal: bytes, is_sealed: bool, caplog: pytest.LogCaptureFixture) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.ini"
        path.write_bytes(sealed(data, 7) if is_sealed else data)
        path.with_name("a.ini.journal").write_bytes(journal)
        store = Store(path)
        shelf, values = Shelf(store), Settings(store)
        for variant in variants():
            shelf.at(variant)
            shelf.tally(variant)
        rows: tuple[Preference[Any], ...] = PREFERENCES
        for row in rows:
            assert row.allows(values.value(row))
        store.set_text("settings/volume", "7")
        assert store.commit()
        again = Store(path)
        assert again.text("settings/volume") == "7"
        assert again._texts.keys() == store._texts.keys()
    caplog.clear()  # wrong values are logged


@fuzzed
@given(
    st.dictionaries(
        st.text("abcXYZ/%-_ G:", min_size=1, max_size=9), st.text(st.characters(exclude_categories=["Cs"]))
    )
)
def test_our_reader_reads_what_qsettings_writes(texts: dict[str, str]) -> None:
    texts = {f"a/{key.strip('/ ')}x".replace("//", "/"): text for key, text in texts.items()}
    texts = {key: text for key, text in texts.items() if "//" not in key}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.ini"
        ini_file = QSettings(str(path), QSettings.Format.IniFormat)
        for key, text in {**texts, **checks_of(texts)}.items():
            ini_file.setValue(key, encoded(text))
        ini_file.sync()
        data = path.read_bytes() if path.exists() else b""
    seal, body = unsealed(sealed(data, 3))
    assert seal is not None and seal.holds and body == data
    ini = read_ini(body)
    assert ini.faults == 0
    assert checked(ini.texts) == (texts, set())


@fuzzed
@given(st.lists(damaged(RECORDS), min_size=1, max_size=3))
def test_verify(records: list[str]) -> None:
    with TemporaryDirectory() as folder:
        paths = [Path(folder) / str(number) for number in range(len(records))]
        for path, record in zip(paths, records, strict=True):
            path.write_bytes(record.encode(errors="surrogatepass"))
        assert main(["verify", *map(str, paths)]) in (0, 1)
