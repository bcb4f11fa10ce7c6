"""What a start does with an installation that is there: nothing, renew it, go on with it, or make it anew.

Everything but pip, venv and the game itself is the bootstrap's own; these three only pretend.
"""

import re
import shutil
import sys
from pathlib import Path

import pytest

import bootstrap
import commands
from environment import Environment, fingerprint
from tests.packaging.installed import install_packages

PROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]

[project]
name = "game"
dependencies = ["appdirs>=1.4.4"]

[tool.hatch.build]
dev-mode-dirs = ["."]

[tool.ruff]
line-length = 110
"""
SENTENCE = f"{bootstrap.WITH_WHAT_THERE_IS}\n"


class Machine:
    """A checkout, and what would be started in it.

    done: "venv" (which empties it), "pip" and "game", as they happened; pip: its exit status, or what stops the
    bootstrap while pip runs; broken: the game's packages cannot be imported.
    """

    def __init__(self, root: Path) -> None:
        self.environment = Environment(root)
        self.project = root / "pyproject.toml"
        self.project.write_text(PROJECT, encoding="utf-8")
        self.qt = self.environment.folder / "qt"
        self.done: list[str] = []
        self.pip: int | type[BaseException] = 0
        self.broken = False

    def call(self, command: list[str], **_: object) -> int:
        """Stands in for subprocess.call."""
        if "-c" in command:
            return int(self.broken and "PySide6" in command[-1])
        name = command[2]
        self.done.append(name)
        return self._venv() if name == "venv" else self._pip()

    def become(self, command: list[str]) -> int:
        """Stands in for what never comes back."""
        assert command[3] == "bp_qt"
        self.done.append("game")
        return 0

    def start(self, line: str = "run") -> tuple[int, list[str]]:
        """One line typed; its exit status and what was done."""
        self.done = []
        return bootstrap.main(["--no-system", *line.split()]), self.done

    def replace(self, old: str, new: str) -> None:
        """Changes the pyproject.toml."""
        self.project.write_text(self.project.read_text("utf-8").replace(old, new), encoding="utf-8")

    def _venv(self) -> int:
        shutil.rmtree(self.environment.folder, ignore_errors=True)
        self.environment.scripts.mkdir(parents=True)
        self.environment.python.symlink_to(sys.executable)
        return 0

    def _pip(self) -> int:
        if not isinstance(self.pip, int):
            raise self.pip
        if self.pip == 0:
            self.qt.touch()
            install_packages(self.environment)
        return self.pip


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """One on which the game has been started once."""
    machine = Machine(tmp_path)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr("subprocess.call", machine.call)
    monkeypatch.setattr(bootstrap, "become", machine.become)
    assert machine.start() == (0, ["venv", "pip", "game"])
    return machine


# --- nothing to do -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [("line-length = 110", "line-length = 99"), ("[project]", "# A comment\n[project]"), ('= "', '   =   "')],
)
def test_a_changed_tool_setting_or_comment_installs_nothing(machine: Machine, old: str, new: str) -> None:
    machine.replace(old, new)
    assert machine.start() == (0, ["game"])


def test_a_comment_in_packaging_installs_nothing(machine: Machine) -> None:
    folder = machine.environment.root / "packaging"
    folder.mkdir()
    (folder / "commands.py").write_text("# changed\n", encoding="utf-8")
    assert machine.start() == (0, ["game"])


# --- renewed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"appdirs>=1.4.4"', '"appdirs>=1.4.5"'),
        ("hatchling>=1.27", "hatchling>=1.28"),
        ('dev-mode-dirs = ["."]', 'dev-mode-dirs = ["src"]'),
    ],
)
def test_a_changed_dependency_installs_again(machine: Machine, old: str, new: str) -> None:
    machine.replace(old, new)
    assert machine.start() == (0, ["pip", "game"])
    assert machine.start() == (0, ["game"])


def test_another_way_of_installing_goes_over_everything(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("environment.INSTALLATION", 99)
    assert machine.start() == (0, ["pip", "game"])
    assert machine.start() == (0, ["game"])


def test_a_project_file_that_cannot_be_read_is_left_to_pip(machine: Machine) -> None:
    machine.replace("[project]", "<<<<<<< HEAD")
    machine.pip = 1
    assert machine.start() == (0, ["pip", "game"])
    assert fingerprint(b"\xff") != fingerprint(b"\xff[")


# --- pip fails ---------------------------------------------------------------------------------------------


def test_pip_fails_after_a_change_and_the_old_installation_still_starts(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    machine.pip = 1
    for _ in range(2):  # the next start tries again
        assert machine.start() == (0, ["pip", "game"])
        assert machine.qt.exists()
        assert capfd.readouterr().err == SENTENCE
    machine.pip = 0
    assert machine.start() == (0, ["pip", "game"])
    assert machine.start() == (0, ["game"])
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("line", ["test", "prepare", "prepare test"])
def test_pip_fails_after_a_change_and_what_is_no_game_fails(
    machine: Machine, line: str, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    machine.pip = 1
    assert machine.start(line) == (3, ["pip"])
    assert "This failed with status 1" in capfd.readouterr().err
    assert machine.start() == (0, ["pip", "game"])
    assert machine.qt.exists()


def test_pip_fails_to_bring_the_tools_for_tests_and_the_game_is_as_ready_as_before(machine: Machine) -> None:
    machine.pip = 1
    assert machine.start("test") == (3, ["pip"])
    assert machine.start() == (0, ["game"])


def test_pip_fails_where_nothing_was_installed_before(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.pip = 1
    assert machine.start("--fresh run") == (3, ["venv", "pip"])
    said = capfd.readouterr().err
    assert re.fullmatch(r"This failed with status 1: .* -m pip .*\n", said)
    assert machine.start() == (3, ["venv", "pip"])


def test_pip_fails_and_leaves_nothing_that_works(machine: Machine) -> None:
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    machine.pip, machine.broken = 1, True
    assert machine.start() == (3, ["pip"])
    machine.pip, machine.broken = 0, False
    assert machine.start() == (0, ["venv", "pip", "game"])


# --- made anew ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [-9, 137, 0xC000013A])
def test_pip_was_killed_and_everything_is_made_anew(machine: Machine, status: int) -> None:
    machine.replace("appdirs>=1.4.4", "appdirs>=1.4.5")
    machine.pip = status
    assert machine.start() == (3, ["pip"])
    machine.pip = 0
    assert machine.start() == (0, ["venv", "pip", "game"])
    assert machine.start() == (0, ["game"])


def test_everything_was_killed_in_the_middle_of_pip_and_is_made_anew(machine: Machine) -> None:
    machine.pip = SystemExit
    with pytest.raises(SystemExit):
        machine.start("test")
    machine.pip = 0
    assert machine.environment.ready_for() == ()
    assert machine.start() == (0, ["venv", "pip", "game"])


def test_ctrl_c_in_the_middle_of_pip_and_everything_is_made_anew(machine: Machine) -> None:
    machine.pip = KeyboardInterrupt
    assert machine.start("test") == (130, ["pip"])
    machine.pip = 0
    assert machine.start() == (0, ["venv", "pip", "game"])


def test_killed_in_the_middle_of_emptying_it_and_everything_is_made_anew(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(command: list[str], **_: object) -> int:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr("subprocess.call", killed)
        with pytest.raises(SystemExit):
            machine.start("--fresh run")
    assert machine.start() == (0, ["venv", "pip", "game"])


def test_another_place_or_python_means_making_it_anew(machine: Machine) -> None:
    stamp = machine.environment.stamp_now(["run"])
    path = machine.environment.folder / "bp-stamp.json"
    for other in (stamp._replace(root="/elsewhere"), stamp._replace(interpreter="/usr/bin/python3.10")):
        path.write_text(other.to_json(), encoding="utf-8")
        assert machine.start() == (0, ["venv", "pip", "game"])


# --- how a program ended -----------------------------------------------------------------------------------


def test_a_program_that_gives_up_was_not_killed() -> None:
    assert not any(map(commands.was_killed, (0, 1, 2, 23)))


def test_on_posix_this_process_becomes_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[tuple[str, list[str]]] = []
    monkeypatch.setattr("os.name", "posix")
    monkeypatch.setattr("os.execv", lambda path, command: became.append((path, command)))
    monkeypatch.setattr("subprocess.call", lambda command: 5)
    assert commands.become(["/usr/bin/game", "--rules"]) == 5  # a real execv never comes back
    assert became == [("/usr/bin/game", ["/usr/bin/game", "--rules"])]


def test_elsewhere_its_exit_status_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subprocess.call", lambda command: 5)
    monkeypatch.setattr("os.execv", lambda path, command: pytest.fail("the prompt would be back at once"))
    with monkeypatch.context() as patch:
        patch.setattr("os.name", "nt")
        status = commands.become(["game.exe"])
    assert status == 5
