"""A damaged .venv, no network, two at once, a strange environment: one sentence, or the next start mends it."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import bootstrap
from environment import Environment, last_line, why_pip_failed
from one_at_a_time import alone
from surroundings import FOREIGN, keep_to_ourselves
from tests.delays import PATIENCE_S
from tests.packaging.test_renewing import Machine, machine

__all__ = ["machine"]

PACKAGING = Path(bootstrap.__file__).parent
NO_NETWORK = """\
WARNING: Retrying (Retry(total=0, connect=None)) after connection broken by 'NewConnectionError('<pip._vendor.urllib3
.connection.HTTPSConnection object at 0x7f>: Failed to establish a new connection: [Errno -2] Name or service not known')'
ERROR: Could not find a version that satisfies the requirement hatchling>=1.27 (from versions: none)
ERROR: No matching distribution found for hatchling>=1.27
"""

# --- a damaged .venv ---------------------------------------------------------------------------------------


def lose_a_file(environment: Environment) -> None:
    (environment.packages / "pyside6_essentials.py").unlink()


def cut_a_file(environment: Environment) -> None:
    (environment.packages / "shiboken6.py").write_text("x", encoding="utf-8")


def lose_a_package(environment: Environment) -> None:
    (environment.packages / "appdirs-1.0.dist-info" / "RECORD").unlink()


def damage_a_list(environment: Environment) -> None:
    (environment.packages / "appdirs-1.0.dist-info" / "RECORD").write_bytes(b"\xff,")


@pytest.mark.parametrize("damage", [lose_a_file, cut_a_file, lose_a_package, damage_a_list])
def test_the_next_start_makes_anew_what_was_damaged(
    machine: Machine, damage: Callable[[Environment], None]
) -> None:
    assert machine.environment.is_whole()
    damage(machine.environment)
    assert machine.start() == (0, ["venv", "pip", "game"])
    assert machine.start() == (0, ["game"])


@pytest.mark.parametrize(
    ("make", "what"),
    [(Path.touch, "a file and"), (lambda path: path.symlink_to("/nowhere/venv"), "a link to nowhere and")],
)
def test_what_is_no_folder_is_thrown_away_only_when_asked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], object],
    what: str,
) -> None:
    machine = Machine(tmp_path)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr("subprocess.call", machine.call)
    monkeypatch.setattr(bootstrap, "become", machine.become)
    make(machine.environment.folder)
    assert machine.start() == (3, [])
    said = capsys.readouterr().err
    assert what in said and said.count("\n") == 1
    assert machine.start("--fresh run") == (0, ["venv", "pip", "game"])
    assert machine.start() == (0, ["game"])


def test_without_the_module_that_makes_them_one_sentence_names_the_package(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(command: list[str], *, stdout: object = None, **_: object) -> int:
        os.write(stdout.fileno(), b"The virtual environment was not created, since ensurepip is not\n")  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr("subprocess.call", call)
    assert machine.start("--fresh run")[0] == 3
    said = capsys.readouterr().err
    assert f"install python3.{sys.version_info[1]}-venv" in said and said.count("\n") == 1


def test_python_is_led_to_the_checkout_in_letters_that_every_encoding_has(
    machine: Machine, tmp_path: Path
) -> None:
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    link = machine.environment.packages / "_bp_qt.pth"
    link.write_text("/home/peña/block puzzle", encoding="utf-8")
    machine.start()
    written = link.read_text(encoding="utf-8")
    assert (link.parent / written.strip()).resolve() == tmp_path.resolve()
    assert "ñ" not in written


# --- pip ---------------------------------------------------------------------------------------------------


def test_without_a_network_there_is_one_sentence_about_it() -> None:
    said = why_pip_failed(NO_NETWORK)
    assert "network" in said and "\n" not in said


def test_what_pip_ended_with_is_told_in_one_line() -> None:
    complaints = "WARNING: a\nERROR: first\nsomething\n  ERROR: No space left on device\n\nhint"
    assert why_pip_failed(complaints) == "pip could not install what the game needs: No space left on device"
    assert why_pip_failed("WARNING: only that") == ""
    assert (last_line("a\n b \n\n"), last_line("")) == ("b", "")


def test_a_start_without_a_network_and_with_nothing_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = machine.call

    def without(command: list[str], *, stderr: object = None, **more: object) -> int:
        if "pip" not in command or "install" not in command:
            return call(command, **more)
        os.write(stderr.fileno(), NO_NETWORK.encode())  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr("subprocess.call", without)
    assert machine.start("--fresh run")[0] == 3
    said = capsys.readouterr().err
    assert "network" in said and said.count("\n") == 1
    monkeypatch.setattr("subprocess.call", call)
    assert machine.start()[0] == 0


# --- two at once -------------------------------------------------------------------------------------------


def test_two_at_once_install_one_after_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order: list[str] = []
    second = threading.Thread(target=lambda: _alone(tmp_path, lambda: order.append("second")))

    def first() -> None:
        second.start()
        while "waiting" not in capsys.readouterr().out:
            assert second.is_alive()
        order.append("first")

    _alone(tmp_path, first)
    second.join(PATIENCE_S)
    assert order == ["first", "second"]


def _alone(root: Path, do: Callable[[], object]) -> None:
    with alone(root):
        do()


def test_the_second_finds_everything_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first has done while the second waited for it."""
    stamp = machine.environment.stamp_now(["run"])
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    assert stamp != machine.environment.stamp_now(["run"])
    first = Environment(machine.environment.root)
    monkeypatch.setattr(bootstrap, "alone", lambda root: _Meanwhile(lambda: first.write_stamp(["run"])))
    assert machine.start() == (0, ["game"])


class _Meanwhile:
    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do

    def __enter__(self) -> None:
        self._do()

    def __exit__(self, *_: object) -> None:
        pass


def test_a_lock_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    with alone(tmp_path / "missing"):
        pass
    with pytest.raises(FileNotFoundError), alone(tmp_path):
        raise FileNotFoundError  # the body's own faults are not taken for the lock's


# --- what is around ----------------------------------------------------------------------------------------


def test_another_installations_modules_and_libraries_are_kept_away(tmp_path: Path) -> None:
    (tmp_path / "qt").mkdir()
    (tmp_path / "qt" / "libQt6Core.so.6").touch()
    (tmp_path / "other").mkdir()
    variables = dict.fromkeys(FOREIGN, "/elsewhere") | {
        "LD_LIBRARY_PATH": os.pathsep.join([str(tmp_path / "qt"), str(tmp_path / "other"), ""]),
        "LANG": "es_ES.UTF-8",
    }
    keep_to_ourselves(variables)
    assert variables == {"LD_LIBRARY_PATH": str(tmp_path / "other"), "LANG": "es_ES.UTF-8"}
    variables["LD_LIBRARY_PATH"] = str(tmp_path / "qt")
    keep_to_ourselves(variables)
    assert variables == {"LANG": "es_ES.UTF-8"}


def test_a_disk_that_cannot_be_written_is_one_sentence(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/home/ann/.venv/bp-stamp.json")

    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    monkeypatch.setattr(Environment, "write_stamp", full)
    assert machine.start() == (3, ["pip"])
    assert capsys.readouterr().err == "/home/ann/.venv/bp-stamp.json: No space left on device\n"


@pytest.mark.parametrize("stream", ["1", "2"])
def test_closed_streams_are_no_traceback(stream: str, tmp_path: Path) -> None:
    line = f'exec "$0" "$1" --nonsense {stream}>&-'
    done = subprocess.run(
        ["/bin/sh", "-c", line, sys.executable, PACKAGING / "bootstrap.py"],
        capture_output=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stdout + done.stderr


def test_ctrl_c_while_another_python_is_looked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(python: str) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    monkeypatch.setattr(bootstrap, "suits", stop)
    assert bootstrap.main(["run"]) == 130
    assert capsys.readouterr().err.count("\n") == 1
