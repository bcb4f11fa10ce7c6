"""Which of the system's packages are missing and under what name; dpkg and apt are not asked."""

from pathlib import Path

import pytest

import system_packages as packages
from commands import Failure

POLICY = """\
libglib2.0-0:
  Installed: (none)
  Candidate: (none)
  Version table:
libglib2.0-0t64:
  Installed: (none)
  Candidate: 2.80.0-6ubuntu3
  Version table:
     2.80.0-6ubuntu3 500
xvfb:
  Installed: 2:21.1.7-3
  Candidate: 2:21.1.7-3
"""
GLIB = ("libglib2.0-0", "libglib2.0-0t64")


def test_installed_is_only_what_dpkg_calls_so() -> None:
    assert packages.parse_installed("libgl1 installed\nxvfb config-files\n\nlibgl1 installed\n") == {"libgl1"}


def test_known_is_what_has_a_candidate() -> None:
    assert packages.parse_policy(POLICY) == {"libglib2.0-0t64", "xvfb"}


@pytest.mark.parametrize("name", GLIB)
def test_any_of_several_names_will_do(name: str) -> None:
    assert packages.missing_packages([GLIB, "libgl1"], {name}) == ["libgl1"]


def test_of_several_names_the_first_that_apt_knows_is_installed() -> None:
    assert packages.choose_names([GLIB, "libgl1"], {"libglib2.0-0t64"}) == ["libglib2.0-0t64", "libgl1"]
    assert packages.choose_names([GLIB], set(GLIB)) == ["libglib2.0-0"]
    assert packages.choose_names([GLIB], set()) == ["libglib2.0-0"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('ID=debian\nVERSION_ID="12"\n', True),
        ("ID=ubuntu\nID_LIKE=debian\n", True),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
        ("# ID=debian\nID=fedora\n", False),
        ("", False),
    ],
)
def test_debian_and_its_kin(tmp_path: Path, text: str, expected: bool) -> None:
    (tmp_path / "os-release").write_text(text, encoding="utf-8")
    assert packages.is_debian_kin(packages.os_release(tmp_path / "os-release")) is expected


def test_no_os_release_is_no_debian(tmp_path: Path) -> None:
    assert not packages.is_debian_kin(packages.os_release(tmp_path / "none"))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian that lacks xvfb; the commands started on it."""
    started: list[list[str]] = []

    def succeed(command: list[str], quiet: bool = True) -> bool:
        started.append(command)
        return True

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(packages, "os_release", lambda: {"ID": "debian"})
    monkeypatch.setattr(packages, "venv_packages", list)
    monkeypatch.setattr(packages, "installed_packages", lambda wanted: {"libgl1"})
    monkeypatch.setattr(packages, "known_packages", lambda wanted: {"xvfb"})
    monkeypatch.setattr(packages, "run", started.append)
    monkeypatch.setattr(packages, "succeeds", succeed)
    return started


def test_what_is_missing_is_installed_after_an_update(
    machine: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "root_prefix", lambda: ["sudo", "-n"])
    packages.install_missing(["libgl1", "xvfb"])
    update, install = machine
    assert update[:2] == ["sudo", "-n"]
    assert update[-1] == "update"
    assert install[-3:] == ["install", "--no-install-recommends", "xvfb"]


def test_nothing_missing_nothing_asked(machine: list[list[str]]) -> None:
    packages.install_missing(["libgl1"])
    assert machine == []


def test_without_root_there_is_one_line_to_type(
    machine: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "root_prefix", lambda: None)
    line = r"\n  (sudo sh|su) -c 'apt-get update && apt-get install -y --no-install-recommends xvfb'\n"
    with pytest.raises(Failure, match=line):
        packages.install_missing(["libgl1", "xvfb"])
    assert machine == []


def test_root_needs_no_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert packages.root_prefix() == []


@pytest.mark.parametrize(("works", "prefix"), [(True, ["sudo", "-n"]), (False, None)])
def test_sudo_where_it_asks_for_nothing(
    monkeypatch: pytest.MonkeyPatch, works: bool, prefix: list[str] | None
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr(packages, "succeeds", lambda command: works)
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert packages.root_prefix() == prefix
