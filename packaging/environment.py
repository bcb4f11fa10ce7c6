"""The project's .venv: made, filled, and stamped so that the next start need not look again.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from commands import Failure, failed, heard, say, succeeds, was_killed

OLDEST_PYTHON = (3, 11)
TOO_NEW_PYTHON = (3, 15)
"""The first that Qt's wheels refuse: those that pyproject.toml allows, below 6.12, are for Python <3.15."""

INSTALLATION = 4
"""The way the bootstrap installs. With a higher number it goes once over what is installed already."""


NEEDED = ("[Pp]y[Ss]ide6_[Ee]ssentials", "shiboken6", "appdirs")
"""Packages without which no game starts, as patterns of the names under which pip has them."""

LOADED = re.compile(r"\.(py|so|pyd|dll|dylib)(\.\d+)*$")
"""Modules and libraries: of the thousands of files in these packages those that can keep the game from starting."""

WITHOUT_VENV = (
    "This Python cannot make virtual environments: its modules venv and ensurepip are missing. "
    "On Debian and Ubuntu install python{}.{}-venv and try again."
)

NO_NETWORK = re.compile(
    "NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|name resolution|Name or service not known"
    "|getaddrinfo failed|Network is unreachable|No route to host|Connection refused|nodename nor servname"
    r"|requirement hatchling.*from versions: none"
)
"""What pip says where it does not get through; the last one, without a word of why, after PIP_RETRIES=0."""


class NotRenewed(Failure):
    """pip failed to bring what is wanted now, and what was installed before is still there."""


class Stamp(NamedTuple):
    """What a .venv was made from. Any difference means installing again.

    fingerprint: of what pip reads in pyproject.toml; root: where the checkout lay (the installed project and
    the tools' first lines point there); interpreter: the real path of the Python that .venv leads to, another
    one after the system's Python was replaced; done: purposes installed completely.
    """

    fingerprint: str
    root: str
    interpreter: str
    done: tuple[str, ...] = ()

    def to_json(self) -> str:
        """The stamp as it is kept."""
        return json.dumps(self._asdict(), indent=1)

    @classmethod
    def from_json(cls, text: str) -> Stamp | None:
        """The stamp that `text` holds; None when it holds none."""
        try:
            found = json.loads(text)
            done = tuple(str(purpose) for purpose in found["done"])
            return cls(str(found["fingerprint"]), str(found["root"]), str(found["interpreter"]), done)
        except (ValueError, KeyError, TypeError):
            return None


class Environment:
    """The .venv of the checkout at `root`.

    The stamp tells of the last installation that was completed. Beside it lies `bp-unfinished` while pip is at
    work: where that is left behind, pip was stopped halfway, and the stamp counts for nothing.
    """

    def __init__(self, root: Path, windows: bool = os.name == "nt") -> None:
        self.root = root
        self.folder = root / ".venv"
        self.scripts = self.folder / ("Scripts" if windows else "bin")
        self.python = self.scripts / ("python.exe" if windows else "python")
        self._windows = windows
        self._stamp_path = self.folder / "bp-stamp.json"
        self._unfinished_path = self.folder / "bp-unfinished"

    def ready_for(self) -> tuple[str, ...]:
        """The purposes for which everything is installed, as far as the stamp tells."""
        stamp = self.stamp()
        if stamp is None or self._unfinished_path.exists() or not self.is_whole():
            return ()
        return stamp.done if stamp == self.stamp_now(stamp.done) else ()

    def stamp(self) -> Stamp | None:
        """The stamp that is there, if it is a good one."""
        try:
            return Stamp.from_json(self._stamp_path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            return None

    def stamp_now(self, done: Iterable[str] = ()) -> Stamp:
        """What a stamp made at this moment would say."""
        wanted = fingerprint((self.root / "pyproject.toml").read_bytes())
        return Stamp(wanted, str(self.root), self.interpreter(), tuple(done))

    def interpreter(self) -> str:
        """The Python on which .venv is built; "" when either is gone."""
        if not self.python.exists():  # also when it is a link to nowhere
            return ""
        if not self._windows:
            return str(self.python.resolve())
        try:  # there .venv holds a launcher, and pyvenv.cfg says what it launches
            home = home_of((self.folder / "pyvenv.cfg").read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            return ""
        base = Path(home) / "python.exe"
        return str(base) if home and base.exists() else ""

    def is_whole(self) -> bool:
        """Whether the packages that the game needs are there with all that is loaded, as pip wrote it down."""
        try:
            return all(self._is_whole(name) for name in NEEDED)
        except (OSError, ValueError):
            return False

    def _is_whole(self, name: str) -> bool:
        (record,) = self.packages.glob(f"{name}-*.dist-info/RECORD")
        for line in record.read_text(encoding="utf-8").splitlines():
            file, _, size = line.rsplit(",", 2)
            if LOADED.search(file) and (self.packages / file).stat().st_size != int(size):
                return False
        return True

    @property
    def packages(self) -> Path:
        """The folder into which pip installs."""
        found = [self.folder / "Lib"] if self._windows else sorted((self.folder / "lib").glob("python3.*"))
        return (found[-1] if found else self.folder) / "site-packages"

    def make(self, *, fresh: bool) -> None:
        """Make .venv, or keep the one that is there when it works and was made here."""
        self._make_way(fresh=fresh)
        before, now = self.stamp(), self.stamp_now()
        moved = before is not None and (before.root, before.interpreter) != (now.root, now.interpreter)
        if not fresh and not moved and self._works():
            return
        say(f"making {self.folder}")
        for path in (self._stamp_path, self.python):  # half emptied it must not look like a good one
            with suppress(OSError):
                path.unlink()
        # The Python behind a .venv that may itself be running this, and which is about to be emptied.
        base = str(getattr(sys, "_base_executable", "") or sys.executable)
        command = [base, "-m", "venv", "--clear", str(self.folder)]
        status, said = heard(command, also_output=True)
        if "ensurepip" in said:
            raise Failure(WITHOUT_VENV.format(*sys.version_info[:2]))
        if status != 0:
            raise Failure(f"{failed(command, status)}\n{last_line(said)}")

    def _make_way(self, *, fresh: bool) -> None:
        """Where .venv is something else than a folder, it is only thrown away when that was asked for."""
        is_link = self.folder.is_symlink()
        if self.folder.is_dir() or not (is_link or self.folder.exists()):
            return
        if not fresh:
            what = "a link to nowhere" if is_link else "a file"
            raise Failure(
                f"{self.folder} is {what} and not a folder: move it away, or throw it away with "
                "--fresh before the command."
            )
        self.folder.unlink()

    def install(self, purpose: str) -> None:
        """Install the project, editable, with what `purpose` ("run" or "test") needs, and stamp it later.

        When pip gives up by itself, it leaves what was there: then NotRenewed, if that was complete and works.
        """
        say("installing into .venv (the first time some 100 MB are fetched)")
        self._unfinished_path.touch()
        seen = sys.stdout is not None and sys.stdout.isatty()
        command = self.pip_command(purpose, quiet=not seen)
        status, complaints = heard(command)
        if status == 0:
            self._link_by_a_relative_path()
            self._compile()
            return
        why = why_pip_failed(complaints) or failed(command, status)
        if self.stamp() is None or was_killed(status) or not self._has_the_game():
            raise Failure(why)
        self._unfinished_path.unlink()
        raise NotRenewed(why)

    def _link_by_a_relative_path(self) -> None:
        """Python reads the file that leads to the checkout in the locale's encoding, and before anyone can help it.

        The absolute path that pip writes may have letters which the C locale lacks; then no Python starts in .venv.
        """
        for link in self.packages.glob("*bp_qt.pth"):
            with suppress(ValueError):  # on Windows there is no way from one drive to another
                link.write_text(os.path.relpath(self.root, self.packages) + "\n", encoding="utf-8")

    def _compile(self) -> None:
        """Else every start would do it, where PYTHONDONTWRITEBYTECODE is set; .venv is of the Python that runs here."""
        import compileall  # only here: a start that has nothing to install must not pay for it

        compileall.compile_dir(str(self.root / "bp_qt"), quiet=2)

    def write_stamp(self, done: Iterable[str]) -> None:
        """Note that everything for these purposes is installed."""
        self._stamp_path.write_text(self.stamp_now(sorted(set(done))).to_json(), encoding="utf-8")
        self._unfinished_path.unlink(missing_ok=True)

    def pip_command(self, purpose: str, *, quiet: bool) -> list[str]:
        """The command that installs the project, with the tools of its tests when these are meant."""
        what = str(self.root) + ("[test]" if purpose == "test" else "")
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check"]
        return [*pip, "install", *(["--quiet"] if quiet else []), "--editable", what]

    def _works(self) -> bool:
        if self._unfinished_path.exists():  # pip was stopped halfway and takes what it left for complete
            return False
        if self.stamp() is not None and not self.is_whole():  # pip takes it for complete too
            return False
        return bool(self.interpreter()) and suits(str(self.python)) and self._imports("pip")

    def _has_the_game(self) -> bool:
        return self._imports("PySide6.QtCore, appdirs, bp_qt")

    def _imports(self, modules: str) -> bool:
        return succeeds([str(self.python), "-P", "-c", f"import {modules}"])


def why_pip_failed(complaints: str) -> str:
    """One sentence of what pip complained of; "" when it named nothing."""
    if NO_NETWORK.search(complaints):
        return (
            "The packages could not be fetched: there is no way to the package index. "
            "Try again with a network connection, or set PIP_INDEX_URL, PIP_PROXY or PIP_FIND_LINKS."
        )
    errors = [line.partition("ERROR:")[2].strip() for line in complaints.splitlines() if "ERROR:" in line]
    return f"pip could not install what the game needs: {errors[-1]}" if errors else ""


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def suits(python: str) -> bool:
    """True when this program is a Python for which there is everything that the game needs."""
    check = f"import sys; sys.exit(not {OLDEST_PYTHON} <= sys.version_info < {TOO_NEW_PYTHON})"
    return succeeds([python, "-c", check])


def fingerprint(project: bytes) -> str:
    """A digest of what pip reads in a pyproject.toml; comments and the settings of other tools do not count."""
    import tomllib  # not before 3.11

    try:
        tables = tomllib.loads(project.decode())
        # [tool.hatch] is read on pip's behalf: it says where the installed project lies.
        read = [tables.get("build-system"), tables.get("project"), tables.get("tool", {}).get("hatch")]
    except ValueError:  # pip will say what is wrong
        read = [project.decode(errors="replace")]
    return hashlib.sha256(json.dumps([INSTALLATION, read], sort_keys=True, default=str).encode()).hexdigest()


def home_of(configuration: str) -> str:
    """The folder of the base Python in the text of a pyvenv.cfg; "" when it names none."""
    pairs = (line.split("=", 1) for line in configuration.splitlines() if "=" in line)
    return {key.strip(): value.strip() for key, value in pairs}.get("home", "")
