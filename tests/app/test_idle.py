"""Nobody is woken while nobody plays: no timer is due, nothing is painted; against a limit once a second."""

import gc
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app.program import Program
from tests import program as whole

IDLE_MS = 10_000
TURNS = 50


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    with whole.opened(qapp, tmp_path, "en") as opened:
        opened.clock.set_active(True)
        yield opened


@pytest.fixture
def others() -> set[int]:
    """Timers that other tests have left behind."""
    return {timer for timer, _ in due_timers()}


def due_timers(others: Collection[int] = ()) -> list[tuple[int, str]]:
    """Number and owner of each of Qt's timers that fires within `IDLE_MS`, but for those of others."""
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    gc.collect()
    owners = [each for each in gc.get_objects() if isinstance(each, QObject) and shiboken6.isValid(each)]
    return [
        (timer.timerId, type(owner).__name__)
        for owner in owners
        for timer in dispatcher.registeredTimers(owner)
        if timer.timerId not in others and dispatcher.remainingTime(timer.timerId) < IDLE_MS
    ]


class Painted(QObject):
    """Counts paint events of every widget."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.count = 0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


@pytest.mark.parametrize(("rules", "mode"), [("calm", "classic"), ("combo", "zen"), ("swap", "classic")])
def test_no_timer_is_due(others: set[int], program: Program, qtbot: QtBot, rules: str, mode: str) -> None:
    whole.play(program, rules, mode, "idle", moves=3)
    program.message.show("")
    assert program.clock.is_running
    qtbot.waitUntil(lambda: due_timers(others) == [])  # when the news has been told


def test_a_clock_that_counts_down_wakes_once_a_second(
    others: set[int], program: Program, qtbot: QtBot
) -> None:
    whole.play(program, "combo", "timed", "idle", moves=0)
    qtbot.waitUntil(lambda: due_timers(others) == [])  # it starts with the first placement
    whole.play_on(program, 1)
    whole.rest()
    program.message.show("")
    qtbot.waitUntil(lambda: [owner for _, owner in due_timers(others)] == ["QTimer"])
    assert program.clock._timer.isSingleShot()
    qtbot.waitUntil(lambda: wakes_with_the_next_second(program))


def wakes_with_the_next_second(program: Program) -> bool:
    """Whether the clock's next tick is when the second that is shown changes; not while one is overdue."""
    remaining_ms = program.session.remaining_ms
    assert remaining_ms is not None
    return abs(program.clock._timer.remainingTime() - ((remaining_ms - 1) % 1000 + 1)) < 100


def test_nothing_is_painted(program: Program, qapp: QApplication) -> None:
    whole.play(program, "combo", "classic", "idle", moves=3)
    whole.rest()
    painted = Painted(qapp)
    for _ in range(TURNS):
        qapp.processEvents()
    assert painted.count == 0
    program.window.update()
    qapp.processEvents()
    assert painted.count > 0
    qapp.removeEventFilter(painted)
