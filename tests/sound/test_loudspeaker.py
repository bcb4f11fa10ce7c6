"""The device that plays, or that may not be there: nobody waits for it, and nothing is said."""

import logging
import queue
import threading
from array import array
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.sound import loudspeaker
from bp_qt.sound.mixer import RATE_HZ, Frames, read_sounds
from bp_qt.sound.sounds import Sounds
from resources.make_sounds import FOLDER
from tests.delays import PATIENCE_S


class FakeDevice:
    """Takes frames when the test says so; `calls` is what it was asked for."""

    def __init__(self) -> None:
        self.calls: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.frames: Frames | None = None
        self.broken = False

    def start(self, frames: Frames, /) -> None:
        self.calls.put("start")
        if self.broken:
            raise OSError("gone")
        self.frames = frames

    def stop(self) -> None:
        self.calls.put("stop")
        if self.broken:
            raise OSError("gone")

    def close(self) -> None:
        self.calls.put("close")
        if self.broken:
            raise OSError("gone")

    def heard(self, count: int = 2_000) -> bool:
        return self.frames is not None and any(self.frames.send(count))


class Clock:
    """Stands still until the test winds it."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def monotonic(self) -> float:
        return self.now_s


class SlowDevice:
    """Opens `device` when it is told to; `opened` is set by then."""

    def __init__(self, device: FakeDevice) -> None:
        self._device = device
        self.go_on = threading.Event()
        self.opened = threading.Event()

    def open(self) -> FakeDevice:
        self.go_on.wait(PATIENCE_S)
        self.opened.set()
        return self._device


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What the loudspeaker takes for the time."""
    clock = Clock()
    monkeypatch.setattr(loudspeaker, "time", clock)
    return clock


Make = Callable[[Callable[[], loudspeaker.Device]], Sounds]


@pytest.fixture
def make(clock: Clock) -> Iterator[Make]:
    """Makes sounds on a device, and ends them with the test; on a clock that stands still nothing comes late."""
    made: list[Sounds] = []

    def sounds_on(open_device: Callable[[], loudspeaker.Device]) -> Sounds:
        made.append(Sounds(FOLDER, open_device))
        return made[-1]

    yield sounds_on
    for sounds in made:
        sounds.close(PATIENCE_S)
    assert "sounds" not in [thread.name for thread in threading.enumerate()]


def next_call(device: FakeDevice) -> str:
    return device.calls.get(timeout=PATIENCE_S)


def test_nothing_is_opened_before_the_first_sound(make: Make) -> None:
    opened: list[FakeDevice] = []

    def open_device() -> FakeDevice:
        opened.append(FakeDevice())
        return opened[-1]

    sounds = make(open_device)
    sounds.play("place", 0)
    sounds.close()
    sounds.play("place", 60)
    sounds.warm_up()
    assert opened == []


def test_a_sound_is_heard_and_the_device_stops_in_the_silence_after_it(
    device: FakeDevice, make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "_IDLE_S", 0.1)
    sounds = make(lambda: device)
    sounds.warm_up()
    sounds.play("place", 60)
    assert next_call(device) == "start"
    qtbot.waitUntil(device.heard)
    assert next_call(device) == "stop"
    sounds.play("clear-2", 60)
    assert next_call(device) == "start"
    qtbot.waitUntil(device.heard)
    sounds.close()
    while next_call(device) != "close":
        pass


def test_a_device_that_hangs_cannot_keep_the_program_from_ending(device: FakeDevice, make: Make) -> None:
    make(lambda: device).play("place", 60)
    assert [thread.daemon for thread in threading.enumerate() if thread.name == "sounds"] == [True]


def test_half_the_volume_is_a_quarter_of_the_swing(device: FakeDevice, make: Make, qtbot: QtBot) -> None:
    sounds = make(lambda: device)
    peaks: list[int] = []
    for percent in (100, 50, 500):
        sounds.play("place", percent)
        qtbot.waitUntil(lambda: peak_of(device, peaks))
    assert peaks[1] == pytest.approx(peaks[0] / 4, abs=1)
    assert peaks[2] == peaks[0]


def peak_of(device: FakeDevice, peaks: list[int]) -> bool:
    """Note the peak of a whole sound once there is one."""
    peak = max(map(abs, device.frames.send(RATE_HZ))) if device.frames is not None else 0
    if peak:
        peaks.append(peak)
    return peak > 0


def test_nobody_waits_for_a_slow_device_and_late_sounds_are_not_wanted(
    device: FakeDevice, make: Make, clock: Clock
) -> None:
    slow = SlowDevice(device)
    sounds = make(slow.open)
    for _ in range(100):
        sounds.play("over", 100)
    assert not slow.opened.is_set()
    clock.now_s += loudspeaker._LATE_S + 0.01
    slow.go_on.set()
    sounds.close(patience_s=PATIENCE_S)  # every request before the end has been looked at
    assert next_call(device) == "start"
    assert not device.heard(RATE_HZ)


def test_a_sound_that_is_just_in_time_is_heard(device: FakeDevice, make: Make, clock: Clock) -> None:
    slow = SlowDevice(device)
    sounds = make(slow.open)
    sounds.play("over", 100)
    clock.now_s += loudspeaker._LATE_S
    slow.go_on.set()
    sounds.close(patience_s=PATIENCE_S)
    assert device.heard(RATE_HZ)


def test_closing_does_not_wait_for_a_device_that_hangs(device: FakeDevice) -> None:
    slow = SlowDevice(device)
    sounds = Sounds(FOLDER, slow.open)
    sounds.play("place", 60)
    sounds.close(patience_s=0.05)
    assert not slow.opened.is_set()
    slow.go_on.set()
    sounds.close(patience_s=PATIENCE_S)
    assert "sounds" not in [thread.name for thread in threading.enumerate()]


@pytest.mark.parametrize("error", [OSError("no device"), ImportError("no miniaudio"), MemoryError()])
def test_where_there_is_no_device_nothing_is_said(
    error: Exception,
    make: Make,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    attempts: queue.SimpleQueue[None] = queue.SimpleQueue()

    def fail() -> FakeDevice:
        attempts.put(None)
        raise error

    caplog.set_level(logging.DEBUG)
    sounds = make(fail)
    for _ in range(20):
        sounds.play("place", 60)
    attempts.get(timeout=PATIENCE_S)
    sounds.close()
    assert attempts.empty(), "it is left alone for a while"
    assert {record.levelno for record in caplog.records} == {logging.DEBUG}
    assert capfd.readouterr() == ("", "")


def test_a_device_that_disappears_is_looked_for_again(
    device: FakeDevice, make: Make, clock: Clock, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "_IDLE_S", 0.05)
    devices = [device, FakeDevice()]
    opened_at_s: list[float] = []

    def open_next() -> FakeDevice:
        opened_at_s.append(clock.now_s)
        return devices[len(opened_at_s) - 1]

    def looked_for_again() -> bool:
        """A sound, and some time later the next one."""
        if len(opened_at_s) == 1:
            sounds.play("place", 60)
            clock.now_s += 0.1
        return len(opened_at_s) == 2

    sounds = make(open_next)
    sounds.play("place", 60)
    assert next_call(device) == "start"
    device.broken = True
    assert [next_call(device), next_call(device)] == ["stop", "close"]
    qtbot.waitUntil(looked_for_again)
    assert opened_at_s[1] - opened_at_s[0] >= loudspeaker._FIRST_RETRY_S
    sounds.play("place", 60)
    assert next_call(devices[1]) == "start"
    qtbot.waitUntil(devices[1].heard)


def test_a_sound_that_is_missing_harms_no_other(device: FakeDevice, make: Make, qtbot: QtBot) -> None:
    sounds = make(lambda: device)
    sounds.play("trumpet", 60)
    sounds.play("place", 60)
    qtbot.waitUntil(device.heard)


def test_miniaudio_takes_the_frames_by_itself(make: Make, qtbot: QtBot) -> None:
    import miniaudio

    taken: list[int] = []

    class Watched:
        """The backend that plays into nothing, in real time."""

        def __init__(self) -> None:
            self.device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 2, RATE_HZ, 20, backends=[miniaudio.Backend.NULL]
            )

        def start(self, frames: Frames, /) -> None:
            watched = self.watched(frames)
            next(watched)
            self.device.start(watched)

        def watched(self, frames: Frames) -> Frames:
            count = yield array("h")
            while True:
                samples = frames.send(count)
                assert samples[0::2] == samples[1::2]
                taken.extend(samples[0::2])
                count = yield samples

        def stop(self) -> None:
            self.device.stop()

        def close(self) -> None:
            self.device.close()

    sounds = make(Watched)
    sounds.play("place", 100)
    place = list(read_sounds(FOLDER)["place"])
    qtbot.waitUntil(lambda: len(taken) > len(place) + RATE_HZ // 2)
    sounds.close()
    begin = next(at for at, sample in enumerate(taken) if sample) - next(
        at for at, sample in enumerate(place) if sample
    )
    assert taken[begin : begin + len(place)] == place


def test_the_real_device_or_none_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    sounds = Sounds(FOLDER)
    sounds.warm_up()
    sounds.close(patience_s=PATIENCE_S)
    assert capfd.readouterr() == ("", "")
