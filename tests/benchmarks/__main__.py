"""The command: which benchmarks, a progress bar for people, JSON for programs."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import PySide6

from tests.benchmarks import engine, starting, window
from tests.benchmarks.figures import Bench, Figure, NotHere
from tests.benchmarks.table import ProgressBar, table

BENCHES = (
    Bench("playouts", "random play in the engine", engine.playouts),
    Bench("previews", "previews in the engine", engine.previews),
    Bench("replays", "replaying a record", engine.replays),
    Bench("start", "starting", starting.starting),
    Bench("memory", "memory", starting.memory),
    Bench("growth", "fifty games", window.growing),
    Bench("resume", "resuming a long game", starting.resuming),
    Bench("idle", "doing nothing", starting.idling),
    Bench("drag", "dragging a piece", window.dragging),
    Bench("drop", "dropping a piece", window.dropping),
    Bench("save", "saving", window.saving),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what is asked for, everything unless something is named; the exit status is 0 whatever comes out."""
    parser = argparse.ArgumentParser(prog="bench", description=str(sys.modules["tests.benchmarks"].__doc__))
    parser.add_argument("--json", action="store_true", help="print JSON, and nothing while it runs")
    names = [bench.name for bench in BENCHES]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(names)}")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.names) - set(names)
    if unknown:
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    wanted = [bench for bench in BENCHES if not chosen.names or bench.name in chosen.names]
    figures, missing = measured(wanted, ProgressBar(sys.stderr, quiet=chosen.json))
    print(as_json(figures, missing) if chosen.json else f"{machine()}\n\n{table(figures)}")
    for name, reason in missing.items():
        print(f"{name}: not measured, {reason}", file=sys.stderr)
    return 0


def measured(benches: Sequence[Bench], bar: ProgressBar) -> tuple[list[Figure], dict[str, str]]:
    """Every figure, and why a benchmark has none."""
    figures: list[Figure] = []
    missing: dict[str, str] = {}
    for bench in benches:
        try:
            figures += bench.run(bar.of(bench.title))
        except NotHere as reason:
            missing[bench.name] = str(reason)
        bar.end()
    return figures, missing


def machine() -> str:
    """Where the figures come from."""
    return (
        f"{processor()}, {os.cpu_count()} processors, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}"
    )


def processor() -> str:
    """The name that the processor gives itself, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown processor")


def as_json(figures: Sequence[Figure], missing: dict[str, str]) -> str:
    """Everything, for programs."""
    rows = [
        {**figure._asdict(), "ours": figure.ours._asdict(), "ratio": figure.ratio}
        | {"baseline": figure.baseline._asdict() if figure.baseline else None}
        for figure in figures
    ]
    return json.dumps(
        {"machine": machine(), "figures": rows, "missing": missing}, ensure_ascii=False, indent=1
    )


if __name__ == "__main__":
    sys.exit(main())
