"""How much the tests notice: faults by chance, one at a time, in a copy of the checkout, for as long as is given.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from commands import Failure
from environment import Environment
from mutants import Mutant, mutants_of, source_with

ROOMS = ("engine", "play", "storage", "access")
COPIED = ("bp_qt", "tests", "resources", "packaging", "docs")
NEIGHBOURS = {
    "engine": ("conformance", "play"),
    "play": ("app", "window"),
    "storage": ("app",),
    "access": ("window", "app"),
}
"""Further tests for a room's faults: of those who use it most."""
LONGEST_S = 1800
MOST_WORK_S = 300
"""A fault that keeps the tests busy for longer is noticed: by whoever waits for them. A busy machine is no fault."""


class Wish(NamedTuple):
    """What was typed: how long, which chance, how many at once, in which rooms, and how many at most."""

    minutes: float = 10.0
    seed: str = "1"
    jobs: int = 1
    most: int = 0
    rooms: tuple[str, ...] = ROOMS


class Fault(NamedTuple):
    """A mutant of a module."""

    path: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.mutant.line}: {self.mutant.before}  ->  {self.mutant.after}"


def run_mutants(environment: Environment, arguments: Sequence[str]) -> int:
    """Print the share of faults that a test notices, and those that none does; 1 when that is below 95 %."""
    wish = understood(arguments)
    faults = sample(environment.root, wish)
    ends = time.monotonic() + wish.minutes * 60
    with tempfile.TemporaryDirectory(prefix="bp-mutants-") as folder:
        places = [copied(environment.root, Path(folder) / str(number)) for number in range(wish.jobs)]
        with ThreadPoolExecutor(wish.jobs) as pool:
            stopped = threading.Event()
            try:
                work = [pool.submit(some, environment, place, faults, ends, stopped) for place in places]
                results = [result for done in work for result in done.result()]
            finally:
                stopped.set()  # by Ctrl+C, or by one that has failed: the pool waits for the others
    survivors = sorted(str(fault) for fault, noticed in results if not noticed)
    share = 1 - len(survivors) / max(1, len(results))
    print("\n".join(["", *survivors]))
    print(
        f"seed {wish.seed}: {len(results)} faults, {len(survivors)} not noticed: {share:.1%} noticed",
        flush=True,
    )
    return 0 if results and share >= 0.95 else 1


def understood(arguments: Sequence[str]) -> Wish:
    """The wish behind `--minutes 5 --seed 2 --jobs 2 --most 50 engine play`."""
    words, fields = list(arguments), {}
    try:
        while words and words[0].startswith("--"):
            name = words.pop(0)[2:]
            fields[name] = {"minutes": float, "seed": str, "jobs": int, "most": int}[name](words.pop(0))
    except (KeyError, IndexError, ValueError):
        raise Failure("mutate takes: [--minutes M] [--seed S] [--jobs N] [--most N] [ROOM …]") from None
    unknown = [word for word in words if word not in NEIGHBOURS]
    if unknown:
        raise Failure(f"No such room: {unknown[0]} (there are {', '.join(ROOMS)})")
    return Wish(**fields, rooms=tuple(words) or ROOMS)


def sample(root: Path, wish: Wish) -> Iterator[Fault]:
    """Every fault of these rooms in an order by chance, the same for the same seed and the same sources.

    A lazy one: the next is taken by whoever is free.
    """
    faults = []
    for room in wish.rooms:
        for path in sorted((root / "bp_qt" / room).glob("*.py")):
            text = path.read_text(encoding="utf-8")
            faults += [Fault(path.relative_to(root), mutant) for mutant in mutants_of(text)]
    random.Random(wish.seed).shuffle(faults)  # noqa: S311 (chance, no secret)
    return iter(faults[: wish.most or None])


def copied(root: Path, place: Path) -> Path:
    """The part of the checkout that tests need, in another place."""
    place.mkdir()
    for name in COPIED:
        if (root / name).exists():
            shutil.copytree(root / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [*root.glob("*.toml"), *root.glob("*.md")]:
        shutil.copy(file, place)
    return place


def some(
    environment: Environment, place: Path, faults: Iterator[Fault], ends: float, stopped: threading.Event
) -> list[tuple[Fault, bool]]:
    """Try one fault after the other in a copy; what became of each."""
    results, good = [], []
    for fault in faults:
        if stopped.is_set() or time.monotonic() > ends:
            break
        path = place / fault.path
        sound = path.read_text(encoding="utf-8")
        path.write_text(source_with(sound, fault.mutant), encoding="utf-8")
        failed = next(
            (
                t
                for t in likeliest_first(place, fault.path)
                if t and not passes(environment, place, t, stopped)
            ),
            None,
        )
        path.write_text(sound, encoding="utf-8")
        noticed = failed is not None
        if failed and failed not in good:
            if not passes(environment, place, failed, stopped) and not stopped.is_set():
                raise Failure(f"These tests fail without any fault: {' '.join(failed)}")
            good.append(failed)
        results.append((fault, noticed))
        print("." if noticed else f"\nnot noticed: {fault}\n", end="", flush=True)
    return results


def likeliest_first(place: Path, path: Path) -> Iterator[list[str]]:
    """The tests that may notice a fault in a module, the likeliest first: its own, those that name it, all of its room's.

    Few faults come further than the first two, and those take a second or three.
    """
    room = path.parent.name
    own = place / "tests" / room / f"test_{path.name}"
    if not own.exists():
        own = place / "tests" / room / path.stem
    first = [str(part) for part in (own, place / path) if part.exists()]
    yield first
    name = ".".join(path.with_suffix("").parts)
    folders = [place / "tests" / folder for folder in (room, *NEIGHBOURS[room])]
    files = [file for folder in folders for file in sorted(folder.rglob("test_*.py"))]
    yield [str(file) for file in files if str(file) not in first and names(file, name)]
    for folder in folders:
        if folder.is_dir():
            yield [str(folder)]


def names(file: Path, module: str) -> bool:
    """Whether a file of tests names a module, as its import does."""
    return re.search(rf"\b{re.escape(module)}\b", file.read_text(encoding="utf-8")) is not None


def passes(environment: Environment, place: Path, tests: Sequence[str], stopped: threading.Event) -> bool:
    """Whether all these tests pass in a copy, before they are `stopped`."""
    limited = ["/bin/sh", "-c", f'ulimit -t {MOST_WORK_S}; exec "$@"', "sh"] if os.name == "posix" else []
    pytest = [str(environment.python), "-P", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    quiet = subprocess.DEVNULL
    variables = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "1",
        "BP_PATIENCE_S": "20",
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(place),
    }
    process = subprocess.Popen(
        [
            *limited,
            *pytest,
            "--hypothesis-profile=ci",
            "-m",
            "not e2e and not benchmark and not packages",
            *tests,
        ],
        cwd=place,
        env=variables,
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
    ends = time.monotonic() + LONGEST_S
    while not stopped.is_set() and time.monotonic() < ends and process.poll() is None:
        stopped.wait(0.1)
    status = process.poll()
    end(process)
    return status in (0, 5)  # 5: no test was there


def end(process: subprocess.Popen[bytes]) -> None:
    """A process, and on POSIX whatever it has started."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
    process.kill()
    process.wait()
