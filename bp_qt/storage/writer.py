"""Writes in the background: callers hand over what is to be kept and go on."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bp_qt.storage.notices import Notice

__all__ = ["Result", "Writer", "beside", "here"]

_log = logging.getLogger("bp_qt.storage")

Write = Callable[[Mapping[str, str], int], list[Notice]]
Run = Callable[[Callable[[], None]], None]


def here(work: Callable[[], None]) -> None:
    """Runs the work at once, in the calling thread."""
    work()


def beside(work: Callable[[], None]) -> None:
    """Runs the work in a thread of its own that does not keep the process alive."""
    threading.Thread(target=work, name="writer", daemon=True).start()


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a write: its number, what was wrong ("" if nothing was), and what there is to tell."""

    number: int
    took_s: float
    problem: str = ""
    notices: tuple[Notice, ...] = ()


class Writer:
    """One write at a time; of what waits meanwhile, only the newest is written.

    `run` does work somewhere. `done` is called there after each write; the result is fetched with `take`.
    """

    def __init__(self, write: Write, run: Run, done: Callable[[], None]) -> None:
        self._write = write
        self._run = run
        self._done = done
        self._changed = threading.Condition()
        self._waiting: tuple[Mapping[str, str], int] | None = None
        self._is_busy = False
        self._results: list[Result] = []

    def put(self, texts: Mapping[str, str], number: int) -> None:
        """Hands over what is to be written; `texts` is not changed afterwards."""
        with self._changed:
            self._waiting = texts, number
            if self._is_busy:
                return
            self._is_busy = True
        self._run(self._work)

    def wait(self, timeout_s: float) -> bool:
        """Waits until nothing is being written, at most so long; False where something still is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._is_busy, timeout_s)

    def take(self) -> list[Result]:
        """What became of the writes since the last time, oldest first."""
        with self._changed:
            results, self._results = self._results, []
        return results

    def _work(self) -> None:
        while True:
            with self._changed:
                if self._waiting is None:
                    self._is_busy = False
                    self._changed.notify_all()
                    return
                texts, number = self._waiting
                self._waiting = None
            begun_s = time.monotonic()
            problem, notices = self._outcome_of(texts, number)
            result = Result(number, time.monotonic() - begun_s, problem, notices)
            with self._changed:
                self._results.append(result)
            self._done()

    def _outcome_of(self, texts: Mapping[str, str], number: int) -> tuple[str, tuple[Notice, ...]]:
        try:
            return "", tuple(self._write(texts, number))
        except OSError as error:
            return str(error), ()
        except Exception as error:
            _log.exception("writing failed")
            return f"{type(error).__name__}: {error}", ()
