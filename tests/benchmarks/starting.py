"""From the start of the process to the mapped window, and how much memory it has then."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.benchmarks.figures import Figure, NotHere, Progress, interleaved, spread_of
from tests.benchmarks.x_server import Screen, x_server

__all__ = ["idling", "memory", "pss_megabytes", "resuming", "starting"]

_OURS = ("-P", "-m", "bp_qt")
_BASELINE = (str(Path(__file__).with_name("ten_lines.py")),)
TEN_LINES = "a window of ten lines"
_ROUNDS = 15
_SETTLED_S = 2.0
_IDLE_S = 10.0


class Starter:
    """Starts programs in a home of their own, one after the other."""

    def __init__(self, display: str, screen: Screen, home: Path) -> None:
        self._screen = screen
        names = ("CACHE", "CONFIG", "DATA", "STATE")
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            **{f"XDG_{name}_HOME": str(home) for name in names},
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONDEVMODE": "",
        }

    @contextmanager
    def started(self, arguments: Sequence[str]) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
        """A program whose window is mapped, and how many milliseconds that took; then it is ended."""
        self._screen.forget()
        begin = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, *arguments],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self._screen.wait_for_window()
            yield process, (time.perf_counter() - begin) * 1000
        finally:
            process.terminate()
            process.wait()

    def milliseconds(self, arguments: Sequence[str]) -> float:
        """How long it takes until the window is mapped."""
        with self.started(arguments) as (_, milliseconds):
            return milliseconds


@contextmanager
def _starter(moves: int) -> Iterator[Starter]:
    """With a kept game of so many moves."""
    with tempfile.TemporaryDirectory() as folder, x_server() as (display, screen):
        home = Path(folder)
        home.chmod(0o700)
        keep_game(home, moves)
        yield Starter(display, screen, home)


def keep_game(home: Path, moves: int) -> None:
    """Writes the file of someone who has played zen, which never ends, for so many moves."""
    zen = variant_of("combo", "zen")
    history, chance = History(Game.new(zen.ruleset, zen.mode, "kept")), random.Random(1)
    for _ in range(moves):
        history.apply(chance.choice(history.game.legal))
    store = Store(home / "block-puzzle" / "block-puzzle.ini")
    Shelf(store).keep(Sitting(history, time_ms=60_000))
    assert store.sync()


def starting(progress: Progress) -> list[Figure]:
    """With a kept game, on a warm disk."""
    with _starter(moves=10) as starter:
        samplers = {
            "ours": lambda: starter.milliseconds(_OURS),
            "baseline": lambda: starter.milliseconds(_BASELINE),
        }
        spreads = interleaved(samplers, _ROUNDS, progress)
    return [
        Figure(
            "process start to mapped window", "ms", spreads["ours"], spreads["baseline"], TEN_LINES, "≤ 1.5 ×"
        )
    ]


def resuming(progress: Progress) -> list[Figure]:
    """The same with 10,000 moves kept."""
    with _starter(moves=10_000) as long, _starter(moves=10) as short:
        samplers = {"long": lambda: long.milliseconds(_OURS), "short": lambda: short.milliseconds(_OURS)}
        spreads = interleaved(samplers, _ROUNDS, progress)
    return [
        Figure(
            "start with a game of 10,000 moves",
            "ms",
            spreads["long"],
            spreads["short"],
            "of 10 moves",
            "≤ 1.2 ×",
        )
    ]


def memory(progress: Progress) -> list[Figure]:
    """Proportional set size, two seconds after the start."""
    with _starter(moves=10) as starter:
        samplers = {
            "ours": lambda: _settled_megabytes(starter, _OURS),
            "baseline": lambda: _settled_megabytes(starter, _BASELINE),
        }
        spreads = interleaved(samplers, 5, progress)
    return [
        Figure(
            "memory two seconds after the start",
            "MB",
            spreads["ours"],
            spreads["baseline"],
            TEN_LINES,
            "≤ 1.4 ×",
        )
    ]


def _settled_megabytes(starter: Starter, arguments: Sequence[str]) -> float:
    with starter.started(arguments) as (process, _):
        time.sleep(_SETTLED_S)
        return pss_megabytes(process.pid)


def pss_megabytes(pid: int) -> float:
    """The memory of a process, what it shares counted by its part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        raise NotHere("this system does not tell how much memory a process has by its part") from None
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def idling(progress: Progress) -> list[Figure]:
    """Processor time while nobody touches anything."""
    samples = []
    with _starter(moves=10) as starter:
        for at in range(3):
            with starter.started(_OURS) as (process, _):
                time.sleep(_SETTLED_S)
                before = _cpu_ms(process.pid)
                time.sleep(_IDLE_S)
                samples.append(_cpu_ms(process.pid) - before)
            progress((at + 1) / 3)
    return [Figure("processor time of ten idle seconds", "ms", spread_of(samples), goal="0")]


def _cpu_ms(pid: int) -> float:
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e6
