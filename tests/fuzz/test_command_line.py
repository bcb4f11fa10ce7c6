"""Whatever is typed: the window is asked for, a record is judged, or there is a usage error. Never a traceback."""

import contextlib
import io
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bp_qt.app.start
from bp_qt import cli
from bp_qt.engine.record import write_record
from bp_qt.engine.rulesets import Variant, variants
from tests.fuzz.examples import fuzzed
from tests.play.desk import played

OPTIONS = [
    "--rules",
    "--mode",
    "--seed",
    "--safe",
    "--version",
    "--help",
    "-h",
    "--",
    "-",
    "verify",
    "--trace",
]
KNOWN = [*OPTIONS, *{word for v in variants() for word in (v.ruleset.id, v.mode.id)}, "daily/2026-03-01"]
LINES = st.lists(
    st.sampled_from(KNOWN) | st.text(st.characters(exclude_characters="\0"), max_size=70), max_size=7
)
GOOD = write_record(played("calm", moves=9).game, played("calm", moves=9).moves)
SHARED = settings(fuzzed, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Variant | None, str | None]]:
    """What the window would have been opened with."""
    calls: list[tuple[Variant | None, str | None]] = []

    def run(variant: Variant | None, seed: str | None, *, is_safe: bool) -> int:
        calls.append((variant, seed))
        return 0

    monkeypatch.setattr(bp_qt.app.start, "run", run)
    return calls


def typed(words: list[str]) -> tuple[int, str]:
    """The exit status, and all that was said."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            status = cli.main(words)
        except SystemExit as ended:
            status = int(ended.code or 0)
    return status, said.getvalue()


@SHARED
@given(LINES)
def test_any_line(
    opened: list[tuple[Variant | None, str | None]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    opened.clear()
    status, said = typed(words)
    assert status in (0, 1, 2)
    assert "Traceback" not in said
    for variant, seed in opened:
        assert variant is None or variant in variants()
        assert seed is None or (variant is not None and 1 <= len(seed) <= 64 and seed.isprintable())
    if status == 2:
        assert said.startswith("usage: bp-qt")


@SHARED
@given(
    st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_verify_of_any_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    status, said = typed(["verify", str(path)])
    assert status == 1 and said.count("\n") == 1
    assert typed(["verify", "--trace", str(path)])[0] == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@SHARED
@given(st.sampled_from(sorted(json.loads(GOOD))), JSON)
def test_verify_of_a_record_with_one_thing_changed(tmp_path: Path, key: str, value: object) -> None:
    record = json.loads(GOOD)
    is_same = value == record[key] and type(value) is type(record[key])
    path = tmp_path / "record"
    path.write_text(json.dumps(record | {key: value}), encoding="utf-8")
    status, said = typed(["verify", str(path)])
    assert said.count("\n") == 1
    assert status == 0 if is_same else status in (0, 1)
