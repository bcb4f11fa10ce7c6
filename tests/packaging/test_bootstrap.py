"""The bootstrap's decisions; what it starts is replaced, so nothing is fetched or installed."""

import ast
import subprocess
import sys
from pathlib import Path

import bootstrap
import pytest
from commands import Failure
from environment import Environment, Stamp, fingerprint, home_of

PACKAGING = Path(bootstrap.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def environment(checkout: Path) -> Environment:
    """A .venv that looks as if venv had made it."""
    environment = Environment(checkout, windows=False)
    environment.scripts.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    return environment


class Steps:
    """Stands in for what installs and starts: notes what would have been done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        monkeypatch.setattr("system_packages.install_missing", lambda wanted: self.done.append("packages"))
        monkeypatch.setattr(
            Environment, "make", lambda env, before, fresh: self.done.append("fresh" if fresh else "make")
        )
        monkeypatch.setattr(Environment, "install", lambda env, purpose: self.done.append(purpose))

    def of(
        self, environment: Environment, purpose: str, *, fresh: bool = False, system: bool = True
    ) -> list[str]:
        self.done = []
        bootstrap.make_ready(environment, purpose, fresh=fresh, system=system)
        return self.done


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(monkeypatch)


# --- the command line --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("run", ([], "run", [])),
        ("run --rules calm --help", ([], "run", ["--rules", "calm", "--help"])),
        (
            "--fresh --no-system test tests/engine -x",
            (["--fresh", "--no-system"], "test", ["tests/engine", "-x"]),
        ),
        ("", ([], "", [])),
        ("--help", (["--help"], "", [])),
    ],
)
def test_what_stands_behind_the_command_is_the_commands(line: str, expected: tuple[object, ...]) -> None:
    assert bootstrap.split_command_line(line.split()) == expected


@pytest.mark.parametrize("line", ["", "fly", "--fast run", "prepare fly", "prepare test test"])
def test_a_wrong_command_line_ends_with_2_and_the_help(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(line.split()) == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["run", "test", "prepare", "--fresh", "--no-system", "--help", "BP_VECTORS"])
def test_help_says_everything_it_takes(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["--help"]) == 0
    assert word in capsys.readouterr().out


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    assert bootstrap.main(["run"]) == 3
    said = capsys.readouterr().err
    assert said == "Block Puzzle needs Python 3.11 or newer; this is Python 3.8.\n"


@pytest.mark.parametrize("path", sorted(PACKAGING.glob("*.py")), ids=lambda path: path.name)
def test_an_old_python_can_read_it(path: Path) -> None:
    ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_a_failure_is_a_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Failure("This failed with status 1: pip install game")

    monkeypatch.setattr(bootstrap, "make_ready", fail)
    assert bootstrap.main(["run"]) == 3
    assert capsys.readouterr().err == "This failed with status 1: pip install game\n"


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "make_ready", stop)
    assert bootstrap.main(["run"]) == 130
    assert len(capsys.readouterr().err.splitlines()) == 1


# --- the stamp ---------------------------------------------------------------------------------------------


def test_a_second_start_does_nothing(environment: Environment, steps: Steps) -> None:
    assert steps.of(environment, "run") == ["packages", "make", "run"]
    assert steps.of(environment, "run") == []


def test_tests_need_more_than_a_game(environment: Environment, steps: Steps) -> None:
    steps.of(environment, "run")
    assert steps.of(environment, "test") == ["packages", "make", "test"]
    assert steps.of(environment, "test") == []
    assert steps.of(environment, "run") == []


def test_without_the_systems_packages_it_is_ready_only_for_that(
    environment: Environment, steps: Steps
) -> None:
    assert steps.of(environment, "run", system=False) == ["make", "run"]
    assert steps.of(environment, "run", system=False) == []
    assert steps.of(environment, "run") == ["packages", "make", "run"]
    assert steps.of(environment, "run", system=False) == []


def test_fresh_begins_anew(environment: Environment, steps: Steps) -> None:
    steps.of(environment, "test")
    assert steps.of(environment, "run", fresh=True) == ["packages", "fresh", "run"]
    assert "make" in steps.of(environment, "test")


@pytest.mark.parametrize("name", ["pyproject.toml", "packaging/bootstrap.py"])
def test_another_project_file_means_installing_again(
    environment: Environment, steps: Steps, checkout: Path, name: str
) -> None:
    steps.of(environment, "run")
    (checkout / name).parent.mkdir(exist_ok=True)
    (checkout / name).write_text("# changed\n", encoding="utf-8")
    assert steps.of(environment, "run") == ["packages", "make", "run"]


def test_an_interrupted_installation_is_taken_up_again(
    environment: Environment, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    steps.of(environment, "run")
    with monkeypatch.context() as patch:
        patch.setattr(Environment, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            steps.of(environment, "test")
    assert environment.ready_for() == ()
    assert steps.of(environment, "run") == ["packages", "make", "run"]


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"fingerprint": 1}', '{"done": null}'])
def test_a_damaged_stamp_is_none(text: str) -> None:
    assert Stamp.from_json(text) is None


def test_a_stamp_is_read_as_it_was_written() -> None:
    stamp = Stamp("f", "/home/ann/block puzzle", "/usr/bin/python3.11", ("run", "test"))
    assert Stamp.from_json(stamp.to_json()) == stamp


def test_a_python_that_is_gone_is_noticed(environment: Environment) -> None:
    environment.write_stamp(["run"])
    assert environment.ready_for() == ("run",)
    environment.python.unlink()
    environment.python.symlink_to("/nowhere/python3.11")
    assert environment.interpreter() == ""
    assert environment.ready_for() == ()


def test_a_checkout_that_moved_is_noticed(environment: Environment, checkout: Path) -> None:
    environment.write_stamp(["run"])
    moved = checkout.rename(checkout.with_name("moved"))
    assert Environment(moved, windows=False).ready_for() == ()


def test_fingerprint_tells_where_one_file_ends() -> None:
    assert fingerprint([b"ab", b"c"]) != fingerprint([b"a", b"bc"])


# --- .venv -------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been started; none fails."""
    commands: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    return commands


def test_a_good_venv_is_kept(environment: Environment, started: list[list[str]]) -> None:
    environment.make(None, fresh=False)
    assert not any("venv" in command for command in started)


def test_a_venv_half_filled_or_of_another_place_is_made_anew(
    environment: Environment, started: list[list[str]]
) -> None:
    clearing = ["-m", "venv", "--clear", str(environment.folder)]
    environment.make(environment.stamp_now()._replace(root="/elsewhere"), fresh=False)
    assert started.pop()[1:] == clearing
    environment.install("run")  # and stopped before the stamp is written
    environment.make(None, fresh=False)
    assert started.pop()[1:] == clearing


def test_pip_installs_editable_with_the_tools_for_tests_only(checkout: Path) -> None:
    environment = Environment(checkout, windows=False)
    assert environment.pip_command("run", quiet=False)[-3:] == ["install", "--editable", str(checkout)]
    assert environment.pip_command("test", quiet=True)[-2:] == ["--editable", f"{checkout}[test]"]


def test_windows_keeps_it_elsewhere(checkout: Path) -> None:
    environment = Environment(checkout, windows=True)
    assert environment.python == checkout / ".venv" / "Scripts" / "python.exe"
    base = checkout / "python"
    environment.scripts.mkdir(parents=True)
    environment.python.touch()
    configuration = environment.folder / "pyvenv.cfg"
    configuration.write_text(f"home = {base}\nversion = 3.11.2\n", encoding="utf-8")
    assert environment.interpreter() == ""
    base.mkdir()
    (base / "python.exe").touch()
    assert environment.interpreter() == str(base / "python.exe")
    assert home_of("version = 3.11") == ""


# --- test --------------------------------------------------------------------------------------------------


def test_every_check_counts(
    monkeypatch: pytest.MonkeyPatch,
    environment: Environment,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bootstrap, "timed", lambda command: (1 if "mypy" in command else 0, 2.0))
    assert bootstrap.run_tests(environment, []) == 1
    said = capsys.readouterr().out
    assert "FAILED  types" in said
    assert "1 of 6 checks failed in 12 s." in said


def test_further_arguments_go_to_pytest(
    environment: Environment, started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert bootstrap.run_tests(environment, ["tests/engine", "-x"]) == 0
    assert started == [[str(environment.python), "-m", "pytest", "tests/engine", "-x"]]
