"""Figures of the run, printed together at its end."""

import time
from collections.abc import Callable

import pytest

Report = Callable[[str, Callable[[], object]], None]

_FIGURES = pytest.StashKey[list[str]]()


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Report:
    """Times an action, in its best of some hundred milliseconds' worth of runs, and prints that after the tests."""

    def timed(what: str, action: Callable[[], object]) -> None:
        action()  # tables are built once
        best, until = float("inf"), time.perf_counter() + 0.3
        while time.perf_counter() < until:
            begin = time.perf_counter()
            action()
            best = min(best, time.perf_counter() - begin)
        request.config.stash.setdefault(_FIGURES, []).append(f"{what:<58}{best * 1e6:>14,.1f} µs")

    return timed


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    figures = terminalreporter.config.stash.get(_FIGURES, [])
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(figures))
