#!/usr/bin/env python3
"""Block Puzzle from a plain checkout: one line to play, one line to test.

    python3 packaging/bootstrap.py run
    python3 packaging/bootstrap.py test

The first time, both make `.venv` in the checkout, install the project into it and, on Debian and Ubuntu, the
system libraries that are missing. After that neither pip nor apt is asked anything until pyproject.toml asks
for something else; when that cannot be had, as without a network, the game starts with what there is.

Standard library only. Older Pythons must be able to read these files as far as the sentence that tells them
that they are too old, so syntax and whatever runs at import stay at Python 3.8.
"""

from __future__ import annotations

import signal

IS_HEEDED = signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
if __name__ == "__main__" and IS_HEEDED:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback of what is still being imported

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from commands import Failure, become, complain, timed
from environment import OLDEST_PYTHON, TOO_NEW_PYTHON, Environment, NotRenewed, suits
from one_at_a_time import alone
from surroundings import keep_to_ourselves

ROOT = Path(__file__).resolve().parent.parent

USAGE = "usage: python3 packaging/bootstrap.py [--fresh] [--no-system] COMMAND [ARGUMENTS]"

OPTIONS = """\
options
  --fresh             throw .venv away and install everything anew
  --no-system         leave the system's packages alone, even where some are missing
  -h, --help          this text

environment
  PIP_*               pip's own settings (index, proxy, cache) are honoured
  BP_VECTORS          another folder of game vectors for the conformance tests

exit status: that of the game; for test 0 only when every check passed; 2 for a wrong command line,
3 when something could not be installed.
"""


WITH_WHAT_THERE_IS = (
    "pip could not install what pyproject.toml asks for now, so the game starts with what was installed before; "
    "the next start tries again."
)


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line; returns the exit status."""
    try:
        keep_to_ourselves(os.environ)
        if not OLDEST_PYTHON <= sys.version_info < TOO_NEW_PYTHON:
            return go_on_with_another_python(arguments)
        return understand(arguments)
    except Failure as failure:
        return complain(str(failure), 3)
    except OSError as error:  # a full disk, a folder that cannot be written, a file that is missing
        place = f"{error.filename}: " if error.filename else ""
        return complain(f"{place}{error.strerror or error}", 3)
    except KeyboardInterrupt:
        return complain("Stopped; the next start takes up where this one left off.", 130)


def understand(arguments: Sequence[str]) -> int:
    """Take a command line apart and carry it out, or say what is wrong with it."""
    options, command, rest = split_command_line(arguments)
    if {"-h", "--help"} & set(options):
        print(help_text(), end="")
        return 0
    wrong = what_is_wrong(options, command, rest)
    if wrong:
        return complain(f"{wrong}\n\n{help_text()}", 2)
    return carry_out(options, command, rest)


def go_on_with_another_python(arguments: Sequence[str]) -> int:
    """Hand the command line to a Python that suits: the one in .venv or one on the PATH. A sentence without."""
    names = [f"python3.{minor}" for minor in range(TOO_NEW_PYTHON[1] - 1, OLDEST_PYTHON[1] - 1, -1)]
    there = [str(Environment(ROOT).python), *filter(None, map(shutil.which, names))]
    python = next(filter(suits, there), "")
    if not python:
        return complain(unsuitable(sys.version_info[:2]), 3)
    return become([python, str(Path(__file__).resolve()), *arguments])


def unsuitable(version: Sequence[int]) -> str:
    """The sentence for a Python that is too old or too new."""
    newest = f"3.{TOO_NEW_PYTHON[1] - 1}"
    have, oldest = (".".join(map(str, numbers)) for numbers in (version, OLDEST_PYTHON))
    name = f"py -{newest}" if os.name == "nt" else f"python{newest}"
    return (
        f"Block Puzzle needs Python {oldest} to {newest} and this is Python {have}: "
        f"install one of those and begin the line with its name, such as {name}."
    )


def split_command_line(arguments: Sequence[str]) -> tuple[list[str], str, list[str]]:
    """Own options, the command, and what is the command's: everything behind it, untouched."""
    words = list(arguments)
    options = []
    while words and words[0].startswith("-"):
        options.append(words.pop(0))
    return options, words[0] if words else "", words[1:]


def what_is_wrong(options: Sequence[str], command: str, rest: Sequence[str]) -> str:
    """A sentence about a command line that is not understood; "" when it is."""
    for option in options:
        if option not in ("--fresh", "--no-system"):
            return f"No such option: {option}"
    if not command:
        return "A command is missing."
    if command not in [row.name for row in COMMANDS]:
        return f"No such command: {command}"
    if command == "prepare" and list(rest) not in ([], ["test"]):
        return "prepare takes nothing or: test"
    return ""


def carry_out(options: Sequence[str], command: str, rest: Sequence[str]) -> int:
    """Make ready what `command` needs, then do it."""
    (row,) = (row for row in COMMANDS if row.name == command)
    environment = Environment(ROOT)
    purpose = "test" if row.name == "prepare" and rest else row.needs
    try:
        make_ready(environment, purpose, fresh="--fresh" in options, system="--no-system" not in options)
    except NotRenewed:
        if command != "run":
            raise
        complain(WITH_WHAT_THERE_IS, 0)
    return row.do(environment, rest)


def make_ready(environment: Environment, purpose: str, *, fresh: bool, system: bool) -> None:
    """Install what `purpose` ("run" or "test") needs, unless the stamp says that it is there."""
    mark = purpose if system else f"{purpose} --no-system"
    if not fresh and {purpose, mark} & set(environment.ready_for()):
        return
    with alone(environment.root):
        install(environment, purpose, mark, fresh=fresh, system=system)


def install(environment: Environment, purpose: str, mark: str, *, fresh: bool, system: bool) -> None:
    """Install what `purpose` needs and stamp it as `mark`; nothing where another bootstrap has just done it."""
    ready = () if fresh else environment.ready_for()
    if {purpose, mark} & set(ready):
        return
    if system:
        # Only here: a start that has nothing to install must not pay for it.
        from system_packages import FOR_PLAY, FOR_TESTS, install_missing

        install_missing([*FOR_PLAY, *(FOR_TESTS if purpose == "test" else ())])
    environment.make(fresh=fresh)
    environment.install(purpose)
    environment.write_stamp({*ready, mark, mark.replace("test", "run")})


def start_game(environment: Environment, arguments: Sequence[str]) -> int:
    """Start the game in the caller's folder; on POSIX this process becomes the game."""
    return become([str(environment.python), "-P", "-m", "bp_qt", *arguments])


class Check(NamedTuple):
    """One step of `test`."""

    name: str
    command: list[str]


def checks(environment: Environment) -> list[Check]:
    """Every check, the quick ones first."""
    module = [str(environment.python), "-m"]
    # Whole files side by side: what a file prepares once is not prepared by every process.
    side_by_side = ["-n", "auto", "--maxprocesses", "4", "--dist", "loadfile"]
    pytest = [*module, "pytest", "--hypothesis-profile=ci", *side_by_side]
    return [
        Check("style", [*module, "ruff", "check"]),
        Check("format", [*module, "ruff", "format", "--check"]),
        Check("types", [*module, "mypy"]),
        Check("import contracts", [str(environment.scripts / "lint-imports")]),
        Check(
            "tests",
            [*pytest, "-m", "not e2e and not benchmark and not packages", "--cov", "--cov-report=term"],
        ),
        Check("real window, times, packages", [*pytest, "-m", "e2e or benchmark or packages"]),
    ]


def run_tests(environment: Environment, arguments: Sequence[str]) -> int:
    """Run every check, or pytest alone with `arguments`; 0 only when all passed."""
    os.chdir(ROOT)
    if arguments:
        return subprocess.call([str(environment.python), "-m", "pytest", *arguments])
    results = [(check.name, *timed(check.command)) for check in checks(environment)]
    print("\n" + summary(results), flush=True)
    return 0 if all(status == 0 for _, status, _ in results) else 1


def run_benches(environment: Environment, arguments: Sequence[str]) -> int:
    """Measure, each figure beside a baseline of the same run."""
    os.chdir(ROOT)
    return become([str(environment.python), "-m", "tests.benchmarks", *arguments])


def summary(results: Sequence[tuple[str, int, float]]) -> str:
    """A line per check and a verdict."""
    lines = [f"{'FAILED' if status else 'ok':<8}{name:<30}{took:7.1f} s" for name, status, took in results]
    failed = sum(status != 0 for _, status, _ in results)
    verdict = f"{failed} of {len(results)} checks failed" if failed else f"All {len(results)} checks passed"
    return "\n".join([*lines, f"{verdict} in {sum(took for *_, took in results):.0f} s."])


def mutate(environment: Environment, arguments: Sequence[str]) -> int:
    """See mutate.py."""
    from mutate import run_mutants  # its imports are not for a start

    return run_mutants(environment, arguments)


class Command(NamedTuple):
    """One command: its name, what may follow it, what the help says, what must be installed, and what it does."""

    name: str
    arguments: str
    help: str
    needs: str
    do: Callable[[Environment, Sequence[str]], int]


COMMANDS = (
    Command("run", "[ARGUMENTS]", "start the game; ARGUMENTS go to it (try: run --help)", "run", start_game),
    Command(
        "test",
        "[ARGUMENTS]",
        "run every check: style, types, import contracts, all tests, and on Linux those with a real "
        "window; with ARGUMENTS only pytest with these (try: test tests/engine -x)",
        "test",
        run_tests,
    ),
    Command(
        "mutate",
        "[ROOM …]",
        "put small faults into the rooms' modules, one at a time, and print the share that a test notices "
        "(options: --minutes 10 --seed 1 --jobs 1 --most N)",
        "test",
        mutate,
    ),
    Command(
        "bench",
        "[ARGUMENTS]",
        "measure how fast the game is and how much memory it needs, each figure beside a baseline of the same run "
        "(try: bench --json playouts start)",
        "test",
        run_benches,
    ),
    Command("prepare", "[test]", "install what run (or test) needs and start nothing", "run", lambda *_: 0),
)


def help_text() -> str:
    """All that can be typed."""
    rows = []
    for command in COMMANDS:
        first, *more = textwrap.wrap(command.help, 78)
        rows.append(f"  {command.name + ' ' + command.arguments:<20}{first}")
        rows += [" " * 22 + line for line in more]
    return "\n".join([USAGE, "", "commands", *rows, "", OPTIONS])


if __name__ == "__main__":
    if IS_HEEDED:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
