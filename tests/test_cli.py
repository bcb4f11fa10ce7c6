"""The command line: `verify` (docs/rules.md 7), and what is refused before a window opens."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bp_qt
import bp_qt.app.start
from bp_qt.cli import main
from bp_qt.engine.record import MOST_RECORD_BYTES, write_record
from bp_qt.engine.rulesets import Variant
from tests.conformance.conftest import OWN_VECTORS
from tests.delays import PATIENCE_S
from tests.play.desk import played

ROOT = Path(bp_qt.__file__).parent.parent
WITHOUT_PACKAGES = """
import runpy, sys

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "appdirs", "miniaudio"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, NotInstalled())
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("bp_qt", run_name="__main__")
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """The record of a game under way."""
    return kept(tmp_path / "good.json", record_of("swap", 9))


def record_of(rules: str, moves: int) -> dict[str, Any]:
    history = played(rules, moves=moves, seed="cli")
    return dict(json.loads(write_record(history.game, history.moves)))


def kept(path: Path, record: object) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def verify(*words: str | Path) -> int:
    return main(["verify", *map(str, words)])


def vector_names() -> list[str]:
    return sorted(
        path.name for path in OWN_VECTORS.glob("*.json") if path.name not in ("deals.json", "perft.json")
    )


# --- verify ------------------------------------------------------------------------------------------------


def test_a_record_that_holds(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played("swap", moves=9, seed="cli").game
    assert verify(good) == 0
    said = capsys.readouterr()
    assert said.out == f"ok swap classic, 9 moves, score {game.score}, lines {game.lines}: {good}\n"
    assert said.err == ""


def test_the_trace_is_every_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in vector_names():
        vector = json.loads((OWN_VECTORS / name).read_text(encoding="utf-8"))
        assert verify("--trace", kept(tmp_path / name, vector["record"])) == 0
        said = capsys.readouterr()
        assert [json.loads(line) for line in said.out.splitlines()] == vector["states"], name
        assert said.err == ""


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ({"format": "block-puzzle/2"}, "format"),
        ({"rules": "chess"}, "chess"),
        ({"mode": "zen"}, "zen"),
        ({"seed": ""}, "seed"),
        ({"seed": "a\x07b"}, "seed"),
        ({"moves": "1a1 9z9"}, "move 2: malformed"),
        ({"moves": "1a1 1a1"}, "move 2: 1a1 is illegal: slot used"),
        ({"moves": 7}, "moves"),
        ({"result": {"score": 10**6, "lines": 0, "over": False}}, "score"),
        ({"result": []}, "result"),
    ],
)
@pytest.mark.parametrize("trace", [False, True])
def test_a_damaged_record_is_one_line_and_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: dict[str, Any], says: str, trace: bool
) -> None:
    path = kept(tmp_path / "bad.json", record_of("swap", 9) | damage)
    assert verify(*["--trace"] * trace, path) == 1
    said = capsys.readouterr()
    (line,) = (said.out + said.err).splitlines()
    assert line.startswith(f"{path}: ")
    assert says in line
    assert bool(said.err) == trace


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[1, 2]", "not a JSON object"),
        (b"\xff\xfe\x00binary\x80", "not UTF-8 text: byte 0"),
        (b"\x00" * 100, "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"format": "block-puzzle/1"}', "'rules' is missing"),
        (b" " * (MOST_RECORD_BYTES + 1), "above 4 MiB"),
    ],
    ids=["empty", "cut", "list", "binary", "zeros", "deep", "bare", "large"],
)
def test_a_file_that_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, says: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert verify(path) == 1
    said = capsys.readouterr().out
    assert says in said
    assert said.count("\n") == 1


def test_a_record_of_exactly_4_mib_holds(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good.write_bytes(good.read_bytes().ljust(MOST_RECORD_BYTES))
    assert verify(good) == 0
    good.write_bytes(good.read_bytes() + b" ")
    assert verify(good) == 1


def test_a_mark_that_editors_put_in_front_does_no_harm(good: Path) -> None:
    good.write_bytes(b"\xef\xbb\xbf" + good.read_bytes())
    assert verify(good) == 0


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path / "missing.json", tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path / 'missing.json'}: cannot be read: No such file or directory",
        f"{tmp_path}: cannot be read: Is a directory",
    ]


def test_what_is_no_regular_file_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert verify(pipe, os.devnull) == 1
    assert [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "cannot be read: not a regular file"
    ] * 2


def test_a_record_of_too_many_moves_is_refused_unplayed(
    good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(good.read_text(encoding="utf-8"))
    good.write_text(json.dumps(record | {"moves": "1a1 " * 100_001}), encoding="utf-8")
    assert verify(good) == 1
    assert "100,001 moves are more than the 100,000" in capsys.readouterr().out
    good.write_text(json.dumps(record | {"moves": "9z9 " * 100_000}), encoding="utf-8")
    assert verify(good) == 1
    assert "malformed" in capsys.readouterr().out


def test_one_line_for_each_file_and_status_1_if_any_is_bad(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = kept(tmp_path / "bad.json", {})
    assert verify(good, bad, good) == 1
    starts = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert starts == ["ok", f"{bad}:", "ok"]
    assert verify(good, good) == 0


@pytest.mark.parametrize(
    ("words", "says"), [([], "FILE"), (["--trace"], "FILE"), (["--nonsense", "x.json"], "--nonsense")]
)
def test_a_usage_error_is_status_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *words])
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", "--help"])
    assert ended.value.code == 0
    assert "--trace" in capsys.readouterr().out


# --- verify as a process -----------------------------------------------------------------------------------


def run(*words: str | bytes | Path, **env: str) -> subprocess.CompletedProcess[bytes]:
    """`python3 -m bp_qt …` of a plain checkout where no package is installed at all."""
    command: Sequence[str | bytes | Path] = (sys.executable, "-I", "-S", "-c", WITHOUT_PACKAGES, ROOT, *words)
    return subprocess.run(
        command, capture_output=True, check=False, env={**os.environ, **env}, timeout=PATIENCE_S
    )


def test_it_runs_where_no_package_is_installed(good: Path) -> None:
    done = run("verify", good)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"ok swap classic, 9 moves")
    traced = run("verify", "--trace", good)
    assert (traced.returncode, len(traced.stdout.splitlines())) == (0, 10)


def test_statuses_as_a_process(tmp_path: Path) -> None:
    bad = run("verify", kept(tmp_path / "bad.json", {}))
    assert (bad.returncode, bad.stderr) == (1, b"")
    usage = run("verify")
    assert (usage.returncode, usage.stdout) == (2, b"")


def test_names_that_no_encoding_knows(tmp_path: Path, good: Path) -> None:
    names = [b"caf\xe9.json", "tablero-ñ-棋.json".encode(), b"line\nbreak.json"]
    paths = [os.fsencode(tmp_path) + b"/" + name for name in names]
    for path in paths:
        Path(os.fsdecode(path)).write_bytes(good.read_bytes())
    for encoding in ("utf-8", "ascii"):
        done = run("verify", *paths, b"missing-\xff.json", PYTHONIOENCODING=encoding)
        assert (done.returncode, done.stderr) == (1, b"")
        assert len(done.stdout.splitlines()) == 4
        assert b"line\\nbreak.json" in done.stdout


def test_a_seed_that_the_terminal_does_not_know(tmp_path: Path) -> None:
    path = kept(tmp_path / "bad.json", {**record_of("swap", 0), "seed": "ñ" * 65})
    done = run("verify", path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_reader_that_has_had_enough(tmp_path: Path) -> None:
    path = kept(tmp_path / "long.json", record_of("combo", 60))
    command = [sys.executable, "-m", "bp_qt", "verify", "--trace", *[str(path)] * 60]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout and process.stderr
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert (process.wait(60), complaint) == (1, b"")


# --- the window --------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str | None]]:
    """What the window would have been opened with."""
    calls: list[tuple[str, str | None]] = []

    def run_window(variant: Variant | None, seed: str | None, *, is_safe: bool) -> int:
        calls.append((str(variant), seed + ", safe" if is_safe and seed else seed))
        return 7

    monkeypatch.setattr(bp_qt.app.start, "run", run_window)
    return calls


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ([], ("None", None)),
        (["--rules", "swap"], ("swap-classic", None)),
        (["--rules", "combo", "--mode", "zen"], ("combo-zen", None)),
        (["--rules", "swap", "--mode", "classic", "--seed", "ABC"], ("swap-classic", "ABC")),
    ],
)
def test_the_window_is_opened_with_what_was_asked(
    opened: list[tuple[str, str | None]], words: list[str], asked: tuple[str, str | None]
) -> None:
    assert main(words) == 7
    assert opened == [asked]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--rules", "chess"], "chess"),
        (["--rules", "calm", "--mode", "zen"], "zen"),
        (["--rules", "combo", "--mode", ""], "mode"),
        (["--mode", "zen"], "--rules"),
        (["--seed", "ABC"], "--rules"),
        (["--seed", ""], "--rules"),
        (["--rules", "calm", "--seed", ""], "64"),
        (["--rules", "calm", "--seed", "x" * 65], "64"),
        (["--rules", "calm", "--seed", "a\nb"], "printable"),
        (["--rules", "combo", "--mode", "daily", "--seed", "ABC"], "daily/"),
        (["--rules", "combo", "--mode", "daily", "--seed", "daily/2026-02-30"], "daily/"),
        (["--rules", "combo", "--mode", "daily", "--seed", "daily/2020-01-01"], "today"),
        (["verfy"], "verfy"),
    ],
)
def test_what_cannot_be_opened_is_a_usage_error(
    opened: list[object], words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
    assert opened == []


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"bp-qt {bp_qt.__version__}\n"
