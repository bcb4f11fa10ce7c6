"""The device that plays, or that may not be there: nobody waits for it, and nothing is said."""

import logging
import queue
import threading
import time
from array import array
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.scene import loudspeaker
from bp_qt.scene.mixer import RATE_HZ, Frames, read_sounds
from bp_qt.scene.sound import Sounds
from resources.make_sounds import FOLDER


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


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


Make = Callable[[Callable[[], loudspeaker.Device]], Sounds]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes sounds on a device, and ends them with the test."""
    made: list[Sounds] = []

    def sounds_on(open_device: Callable[[], loudspeaker.Device]) -> Sounds:
        made.append(Sounds(FOLDER, open_device))
        return made[-1]

    yield sounds_on
    for sounds in made:
        sounds.close()
    assert "sounds" not in [thread.name for thread in threading.enumerate()]


def next_call(device: FakeDevice) -> str:
    return device.calls.get(timeout=5)


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
    qtbot.waitUntil(device.heard, timeout=5_000)
    assert next_call(device) == "stop"
    sounds.play("clear-2", 60)
    assert next_call(device) == "start"
    qtbot.waitUntil(device.heard, timeout=5_000)
    sounds.close()
    while next_call(device) != "close":
        pass


def test_half_the_volume_is_a_quarter_of_the_swing(device: FakeDevice, make: Make, qtbot: QtBot) -> None:
    sounds = make(lambda: device)
    peaks: list[int] = []
    for percent in (100, 50, 500):
        sounds.play("place", percent)
        qtbot.waitUntil(lambda: peak_of(device, peaks), timeout=5_000)
    assert peaks[1] == pytest.approx(peaks[0] / 4, abs=1)
    assert peaks[2] == peaks[0]


def peak_of(device: FakeDevice, peaks: list[int]) -> bool:
    """Note the peak of a whole sound once there is one."""
    peak = max(map(abs, device.frames.send(RATE_HZ))) if device.frames is not None else 0
    if peak:
        peaks.append(peak)
    return peak > 0


def test_nobody_waits_for_a_slow_device_and_late_sounds_are_not_wanted(
    device: FakeDevice, make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "_LATE_S", 0.05)
    go_on = threading.Event()

    def open_slowly() -> FakeDevice:
        go_on.wait(10)
        return device

    sounds = make(open_slowly)
    begun_s = time.monotonic()
    for _ in range(100):
        sounds.play("over", 100)
    assert time.monotonic() - begun_s < 1
    qtbot.wait(100)
    go_on.set()
    assert next_call(device) == "start"
    qtbot.wait(50)
    assert not device.heard()


def test_closing_does_not_wait_for_a_device_that_hangs(device: FakeDevice) -> None:
    go_on = threading.Event()

    def open_device() -> FakeDevice:
        go_on.wait(10)
        return device

    sounds = Sounds(FOLDER, open_device)
    sounds.play("place", 60)
    begun_s = time.monotonic()
    sounds.close(patience_s=0.05)
    assert time.monotonic() - begun_s < 5
    go_on.set()
    sounds.close(patience_s=5)
    assert "sounds" not in [thread.name for thread in threading.enumerate()]


@pytest.mark.parametrize("error", [OSError("no device"), ImportError("no miniaudio"), MemoryError()])
def test_where_there_is_no_device_nothing_is_said(
    error: Exception,
    make: Make,
    qtbot: QtBot,
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
    attempts.get(timeout=5)
    sounds.close()
    assert attempts.empty(), "it is left alone for a while"
    assert {record.levelno for record in caplog.records} == {logging.DEBUG}
    assert capfd.readouterr() == ("", "")


def test_a_device_that_disappears_is_looked_for_again(
    device: FakeDevice, make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "_IDLE_S", 0.05)
    monkeypatch.setattr(loudspeaker, "_FIRST_RETRY_S", 0.05)
    devices = [device, FakeDevice()]
    found = iter(devices)
    sounds = make(lambda: next(found))
    sounds.play("place", 60)
    assert next_call(device) == "start"
    device.broken = True
    assert [next_call(device), next_call(device)] == ["stop", "close"]
    qtbot.wait(100)
    sounds.play("place", 60)
    assert next_call(devices[1]) == "start"
    qtbot.waitUntil(devices[1].heard, timeout=5_000)


def test_a_sound_that_is_missing_harms_no_other(device: FakeDevice, make: Make, qtbot: QtBot) -> None:
    sounds = make(lambda: device)
    sounds.play("trumpet", 60)
    sounds.play("place", 60)
    qtbot.waitUntil(device.heard, timeout=5_000)


def test_miniaudio_takes_the_frames_by_itself(make: Make, qtbot: QtBot) -> None:
    import miniaudio

    taken: list[int] = []

    class Watched:
        """The backend that plays into nothing, in real time."""

        def __init__(self) -> None:
            self.device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE_HZ, 20, backends=[miniaudio.Backend.NULL]
            )

        def start(self, frames: Frames, /) -> None:
            watched = self.watched(frames)
            next(watched)
            self.device.start(watched)

        def watched(self, frames: Frames) -> Frames:
            count = yield array("h")
            while True:
                samples = frames.send(count)
                taken.extend(samples)
                count = yield samples

        def stop(self) -> None:
            self.device.stop()

        def close(self) -> None:
            self.device.close()

    sounds = make(Watched)
    sounds.play("place", 100)
    place = list(read_sounds(FOLDER)["place"])
    qtbot.waitUntil(lambda: len(taken) > len(place) + RATE_HZ // 2, timeout=10_000)
    sounds.close()
    begin = next(at for at, sample in enumerate(taken) if sample) - next(
        at for at, sample in enumerate(place) if sample
    )
    assert taken[begin : begin + len(place)] == place


def test_the_real_device_or_none_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    sounds = Sounds(FOLDER)
    sounds.warm_up()
    sounds.close(patience_s=20)
    assert capfd.readouterr() == ("", "")
