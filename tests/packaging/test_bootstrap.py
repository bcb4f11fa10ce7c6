"""The bootstrap's decisions; what it starts is replaced, so nothing is fetched or installed."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bootstrap
from commands import Failure
from environment import OLDEST_PYTHON, TOO_NEW_PYTHON, Environment, Stamp, home_of, suits
from tests.packaging.installed import install_packages

PACKAGING = Path(bootstrap.__file__).parent
NEEDED = "Block Puzzle needs Python 3.11 to 3.14"


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
    install_packages(environment)
    return environment


class Steps:
    """Stands in for what installs and starts: notes what would have been done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        monkeypatch.setattr("system_packages.install_missing", lambda wanted: self.done.append("packages"))
        monkeypatch.setattr(
            Environment, "make", lambda env, fresh: self.done.append("fresh" if fresh else "make")
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


@pytest.mark.parametrize(
    "word", ["run", "test", "bench", "prepare", "--fresh", "--no-system", "--help", "BP_VECTORS"]
)
def test_help_says_everything_it_takes(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["--help"]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize("version", ["3.8.18", "3.10.0", "3.15.0", "3.16.2", "4.0.0"])
def test_a_python_that_does_not_suit_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], version: str
) -> None:
    monkeypatch.setattr(sys, "version_info", tuple(map(int, version.split("."))))
    monkeypatch.setattr(bootstrap, "suits", lambda python: False)
    assert bootstrap.main(["run"]) == 3
    said = capsys.readouterr().err
    assert said.startswith(f"{NEEDED} and this is Python {version.rpartition('.')[0]}: install one of those")
    assert said.count("\n") == 1


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 9)])
def test_a_python_that_suits_goes_on(version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    assert bootstrap.main(["--help"]) == 0


@pytest.mark.parametrize(
    ("suitable", "chosen"),
    [
        (["/usr/bin/python3.11", "/usr/bin/python3.13"], "/usr/bin/python3.13"),
        (["{venv}", "/usr/bin/python3.14"], "{venv}"),
    ],
)
def test_it_goes_on_with_the_python_of_its_venv_or_the_newest_on_the_path(
    environment: Environment, suitable: list[str], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[list[str]] = []

    def become(command: list[str]) -> int:
        became.append(command)
        return 7

    good = [name.format(venv=environment.python) for name in suitable]
    monkeypatch.setattr(sys, "version_info", (3, 15, 0))
    monkeypatch.setattr(bootstrap, "ROOT", environment.root)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap, "suits", lambda python: python in good)
    monkeypatch.setattr(bootstrap, "become", become)
    assert bootstrap.main(["--no-system", "run", "--rules", "calm"]) == 7
    script = str(PACKAGING / "bootstrap.py")
    expected = [chosen.format(venv=environment.python), script, "--no-system", "run", "--rules", "calm"]
    assert became == [expected]


def test_a_python_is_asked_before_it_is_taken_for_suitable(tmp_path: Path) -> None:
    assert suits(sys.executable)
    assert not suits(str(tmp_path / "python3.14"))
    pretender = tmp_path / "python3.13"  # pyenv puts such on the PATH
    pretender.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    pretender.chmod(0o755)
    assert not suits(str(pretender))


def test_people_and_pip_are_told_of_the_same_pythons() -> None:
    oldest, too_new = (".".join(map(str, version)) for version in (OLDEST_PYTHON, TOO_NEW_PYTHON))
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={oldest},<{too_new}"
    named = {line.rpartition(" ")[2] for line in project["classifiers"] if ":: Python :: 3." in line}
    assert named == {f"3.{minor}" for minor in range(OLDEST_PYTHON[1], TOO_NEW_PYTHON[1])}
    readme = (bootstrap.ROOT / "README.md").read_text(encoding="utf-8")
    assert NEEDED.removeprefix("Block Puzzle needs ") in readme


def test_the_readme_has_the_two_lines_that_do_all_the_set_up() -> None:
    readme = (bootstrap.ROOT / "README.md").read_text(encoding="utf-8")
    opening = readme[: readme.index("\n## ")]
    assert opening.index("![") < opening.index("python3 packaging/bootstrap.py run")
    tests = "python3 packaging/bootstrap.py test"
    assert tests in opening
    assert tests in (bootstrap.ROOT / ".ci" / "run").read_text(encoding="utf-8")


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
    environment.make(fresh=False)
    assert not any("venv" in command for command in started)


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
