"""Playing time (issue: monotonic, only while the window is active and the game is not over)."""

import sys

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.play.clock import PlayClock, local_today


class Now:
    """A clock that stands until a test moves it."""

    def __init__(self) -> None:
        self.ms = 50_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def clock(now: Now, qtbot: QtBot) -> PlayClock:
    return PlayClock(now_ms=now)


def run(clock: PlayClock, *, counting: bool = False) -> None:
    clock.set_active(True)
    clock.set_playing(True, counting)


def test_it_stands_at_first(clock: PlayClock, now: Now) -> None:
    now.ms += 1000
    assert not clock.is_running
    assert (clock.time_ms, clock.counted_ms) == (0, 0)


def test_it_adds_up_what_passes(clock: PlayClock, now: Now) -> None:
    run(clock)
    for _ in range(5):
        now.ms += 300
        assert clock.is_running
    assert clock.time_ms == 1500
    assert clock.counted_ms == 0


def test_asking_twice_does_not_count_twice(clock: PlayClock, now: Now) -> None:
    run(clock, counting=True)
    now.ms += 700
    assert [clock.time_ms, clock.time_ms, clock.counted_ms, clock.counted_ms] == [700] * 4


@pytest.mark.parametrize(
    ("step_ms", "counted_ms"), [(2000, 2000), (2001, 2000), (3_600_000, 2000), (-500, 0)]
)
def test_a_step_is_capped(clock: PlayClock, now: Now, step_ms: int, counted_ms: int) -> None:
    run(clock, counting=True)
    now.ms += step_ms
    assert (clock.time_ms, clock.counted_ms) == (counted_ms, counted_ms)
    now.ms += 10
    assert clock.time_ms == counted_ms + 10


def test_an_inactive_window_stops_it(clock: PlayClock, now: Now) -> None:
    run(clock)
    now.ms += 100
    clock.set_active(False)
    now.ms += 1000
    assert not clock.is_running
    clock.set_active(True)
    now.ms += 10
    assert clock.time_ms == 110


def test_a_game_that_is_not_under_way_stops_it(clock: PlayClock, now: Now) -> None:
    run(clock)
    now.ms += 100
    clock.set_playing(False, False)
    now.ms += 1000
    clock.set_playing(True, True)
    now.ms += 10
    assert (clock.time_ms, clock.counted_ms) == (110, 10)


def test_counting_starts_when_it_is_told(clock: PlayClock, now: Now) -> None:
    run(clock)
    now.ms += 400
    clock.set_playing(True, True)
    now.ms += 50
    assert (clock.time_ms, clock.counted_ms) == (450, 50)


def test_it_goes_on_from_other_times(clock: PlayClock, now: Now) -> None:
    run(clock, counting=True)
    now.ms += 999
    clock.set_times(5000, 3000)
    now.ms += 1
    assert (clock.time_ms, clock.counted_ms) == (5001, 3001)


def test_it_ticks_only_while_it_runs(clock: PlayClock, qtbot: QtBot) -> None:
    clock.tick_in(5)
    run(clock)
    with qtbot.waitSignals([clock.ticked] * 3):
        pass
    clock.set_active(False)
    assert not clock._timer.isActive()
    clock.tick_in(5)
    assert not clock._timer.isActive()


def test_who_waits_for_nothing_is_not_woken_and_loses_no_time(clock: PlayClock, now: Now) -> None:
    clock.tick_in(60_000)
    run(clock)
    assert clock._timer.remainingTime() > 50_000
    now.ms += 60_900
    assert clock.time_ms == 60_900


def test_the_real_clock_is_monotonic(qtbot: QtBot) -> None:
    clock = PlayClock()
    clock.tick_in(60)
    run(clock)
    with qtbot.waitSignal(clock.ticked):
        pass
    assert 50 <= clock.time_ms <= 2000


@pytest.mark.skipif(sys.platform == "win32", reason="the system tells of it there")
def test_the_date_is_that_of_the_time_zone_now(monkeypatch: pytest.MonkeyPatch) -> None:
    days = []
    for zone in ("Etc/GMT+12", "Etc/GMT-14"):  # 26 hours apart
        monkeypatch.setenv("TZ", zone)
        days.append(local_today())
    assert days[0] < days[1]
    monkeypatch.undo()
    local_today()


@pytest.mark.parametrize("name", ["time_ms", "counted_ms"])
def test_each_time_is_that_of_the_moment_it_is_asked_for(clock: PlayClock, now: Now, name: str) -> None:
    run(clock, counting=True)
    now.ms += 700
    assert getattr(clock, name) == 700
