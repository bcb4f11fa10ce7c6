"""What holds for every test: no screen, a home of its own, no unexpected word in the log."""

import gc
import logging
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app.collector import collect_what_is_due
from bp_qt.engine import record, seeds
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.position import Position
from tests.delays import PATIENCE_S
from tests.disks import made_library
from tests.play.desk import Desk

# Before a test makes a QApplication. The windows of tests/e2e are processes of their own and get a real X server.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_XDG = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")

# No deadline: a busy machine is no failure. In CI the same examples every time, so that red means changed.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") or os.environ.get("BP_DERANDOMIZE") else "desk")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Look for doctests in bp_qt alone: what stands beside the tests may even be for another Python."""
    beside = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if beside and collection_path.name != "__init__.py" else None


@pytest.fixture(scope="session", autouse=True)
def _heeded_signals() -> None:
    """Behind nohup or in the background they are ignored, and so they would be by every program that a test starts.

    A handler is not inherited: the programs have the default, and these tests go on as whoever started them wishes.
    """
    for name in ("SIGINT", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda *_: None)


@pytest.fixture(scope="session", autouse=True)
def _session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Fixtures wider than a test must not see the developer's own games either."""
    with pytest.MonkeyPatch.context() as patch:
        _move_in(patch, tmp_path_factory.mktemp("home"))
        yield


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty home directory, this test's own."""
    folder = tmp_path_factory.mktemp("home")
    _move_in(monkeypatch, folder)
    return folder


def _move_in(patch: pytest.MonkeyPatch, folder: Path) -> None:
    for name in _XDG:
        place = folder / name.removeprefix("XDG_").removesuffix("_HOME").lower()
        place.mkdir()
        patch.setenv(name, str(place))
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)  # Qt warns about any other mode
    patch.setenv("XDG_RUNTIME_DIR", str(runtime))
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        patch.setenv(name, str(folder))


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Games without a seed of their own are dealt the same pieces in every run of a test."""
    monkeypatch.setattr(seeds, "secrets", random.Random(request.node.nodeid))


@pytest.fixture(scope="session", autouse=True)
def _set_once() -> Iterator[None]:
    """Positions and outcomes are made too often to be frozen dataclasses; in tests they are as good as frozen."""

    def set_once(value: object, name: str, field: object) -> None:
        if not name.startswith("_") and hasattr(value, name):
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        object.__setattr__(value, name, field)

    with pytest.MonkeyPatch.context() as patch:
        for made_often in (Position, Outcome):
            patch.setattr(made_often, "__setattr__", set_once)
        yield


@pytest.fixture(autouse=True)
def _plain_locale() -> None:
    """Numbers and dates as in C, whatever the machine's language is and the test before has left."""
    QLocale.setDefault(QLocale.c())


@pytest.fixture(autouse=True)
def _quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning or error in the log fails the test; one that expects it checks `caplog` and clears it."""
    yield
    said = [r for when in ("setup", "call") for r in caplog.get_records(when) if r.levelno >= logging.WARNING]
    if said:
        pytest.fail("unexpected in the log: " + "; ".join(f"{r.name}: {r.getMessage()}" for r in said))


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the game of each variant is read, by whomever."""
    counts, parse = Counter[str](), record.parse_record

    def counting(text: str) -> record.Record:
        parsed = parse(text)
        counts[str(parsed.start.variant)] += 1
        return parsed

    monkeypatch.setattr(record, "parse_record", counting)
    return counts


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The disk that fails on demand."""
    return made_library(tmp_path_factory.mktemp("library"))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Nothing opened yet."""
    return Desk()


@pytest.fixture(autouse=True)
def _garbage_of_this_thread_alone() -> Iterator[None]:
    """As in the program: no other thread, such as the loudspeaker's, may end a widget that a test before has left."""
    gc.disable()
    yield
    collect_what_is_due()


class PatientBot(QtBot):
    """Waits for what must come, however long a busy machine takes for it."""

    def waitUntil(
        self, callback: Callable[[], bool | None], *, timeout: int = int(PATIENCE_S * 1000)
    ) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = int(PATIENCE_S * 1000), **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shuffle SEED`: nothing may depend on what ran before."""
    parser.addoption(
        "--shuffle", metavar="SEED", help="run files, and the tests in each, in an order by chance"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The order that was asked for; the tests of a file stay together, since some share what is dear to make."""
    seed = config.getoption("--shuffle")
    if seed:
        places = {path: random.Random(f"{seed} {path}").random() for path in {item.path for item in items}}
        items.sort(key=lambda item: (places[item.path], random.Random(f"{seed} {item.nodeid}").random()))
