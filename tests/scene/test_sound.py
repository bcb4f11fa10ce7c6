"""Sounds: the files as they are made, the mixer, the device that may not be there, and what a move sounds like."""

import logging
import math
import queue
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.rulesets import RULESETS
from bp_qt.play.clock import PlayClock
from bp_qt.play.keeping import Sitting
from bp_qt.play.session import GameSession
from bp_qt.scene import loudspeaker
from bp_qt.scene.mixer import RATE_HZ, Frames, Mixer, Samples, read_sounds
from bp_qt.scene.sound import SoundPlayer, Sounds, delay_ms_of, sounds_of
from resources import make_sounds

FOLDER = make_sounds.FOLDER
NAMES = sorted(make_sounds.SOUNDS)
EVERYTHING = Outcome(
    Placement(0, 0, 0), rows=(0, 1, 2), columns=(0, 1, 2), combo=9, dealt=(), ending=Ending.STUCK
)
PLACED = Outcome(Placement(0, 0, 0))


# --- the files ---------------------------------------------------------------------------------------------


def test_the_script_makes_the_files_of_the_folder_byte_for_byte(tmp_path: Path) -> None:
    make_sounds.write(tmp_path)
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (FOLDER / path.name).read_bytes(), path.name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_soft_and_does_not_click(name: str) -> None:
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array("h", file.readframes(file.getnframes()))
    peak = max(map(abs, samples))
    assert path.stat().st_size < 40_000
    assert 0.1 < len(samples) / 44_100 < 0.5
    assert -30 < decibels(peak) < -6
    assert max(map(abs, samples[:9])) < peak * 0.05
    assert max(map(abs, samples[-99:])) <= peak * 0.01
    assert samples[0] == samples[-1] == 0
    assert abs(sum(samples) / len(samples)) < 1
    assert max(abs(b - a) for a, b in pairwise(samples)) < peak * 0.4


def test_more_lines_sound_higher_and_a_new_group_is_the_softest() -> None:
    sounds = read_sounds(FOLDER)
    clears = [brightness(sounds[f"clear-{lines}"]) for lines in range(1, 7)]
    assert clears == sorted(clears)
    energies = {name: sum(sample * sample for sample in samples) for name, samples in sounds.items()}
    assert min(energies, key=lambda name: energies[name]) == "new-group"


def decibels(sample: int) -> float:
    return 20 * math.log10(sample / 32_767)


def brightness(samples: Samples) -> float:
    """How steep the wave is for its size."""
    steps = sum((b - a) ** 2 for a, b in pairwise(samples))
    return steps / sum(sample * sample for sample in samples)


def test_files_that_are_no_such_sound_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "empty.wav").write_bytes(b"")
    (tmp_path / "text.wav").write_text("RIFF and then nothing of use", encoding="ascii")
    (tmp_path / "folder.wav").mkdir()
    with wave.open(str(tmp_path / "stereo.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(bytes(400))
    (tmp_path / "good.wav").write_bytes((FOLDER / "place.wav").read_bytes())
    assert list(read_sounds(tmp_path)) == ["good"]
    assert read_sounds(tmp_path / "missing") == {}


# --- the mixer ---------------------------------------------------------------------------------------------


def test_the_mixer_is_silent_without_a_sound() -> None:
    frames = Mixer().frames()
    assert frames.send(3) == array("h", [0, 0, 0])
    assert frames.send(0) == array("h")


def test_the_mixer_adds_overlapping_sounds_across_the_borders_of_blocks() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    mixer.add(array("h", [100, 200, 300, 400, 500]), 1.0)
    assert list(frames.send(2)) == [100, 200]
    mixer.add(array("h", [10, 20]), 0.5)
    assert list(frames.send(2)) == [305, 410]
    assert list(frames.send(3)) == [500, 0, 0]


def test_a_sound_can_wait_for_its_turn() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    mixer.add(array("h", [7, 8, 9]), 1.0, delay_ms=1)  # 44 frames
    assert not any(frames.send(43))
    assert list(frames.send(3)) == [0, 7, 8]
    assert list(frames.send(3)) == [9, 0, 0]


def test_too_much_at_once_is_cut_off_and_never_wraps_around() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    for _ in range(100):
        mixer.add(array("h", [30_000, -30_000]), 1.0)
    assert list(frames.send(2)) == [32_767, -32_767]


def test_the_richest_move_does_not_overdrive() -> None:
    sounds, mixer = read_sounds(FOLDER), Mixer()
    frames = mixer.frames()
    for name in sounds_of(EVERYTHING):
        mixer.add(sounds[name], 1.0, delay_ms_of(name))
    assert decibels(max(map(abs, frames.send(RATE_HZ)))) < -6


# --- what a move sounds like -------------------------------------------------------------------------------


def test_every_outcome_has_its_sounds() -> None:
    assert sounds_of(PLACED) == ("place",)
    assert sounds_of(Outcome(Placement(0, 0, 0), rows=(3,), combo=1)) == ("place", "clear-1")
    assert sounds_of(Outcome(Placement(0, 0, 0), columns=(3,), combo=3)) == ("place", "clear-1", "combo-3")
    # In swap a combo outlives placements that clear nothing: they do not announce it again.
    assert sounds_of(Outcome(Placement(0, 0, 0), combo=3)) == ("place",)
    assert sounds_of(Outcome(Command.SWAP, combo=3, dealt=())) == ("new-group",)
    assert sounds_of(Outcome(Command.TIMEUP, ending=Ending.TIME_UP)) == ("over",)
    assert sounds_of(Outcome(Command.CONTINUE, emptied_rows=(1, 2))) == ()
    assert sounds_of(EVERYTHING) == ("place", "clear-6", "combo-5", "new-group", "over")


def test_every_sound_has_a_file_and_every_file_an_outcome() -> None:
    rows = tuple(range(3))
    outcomes = [
        Outcome(
            Placement(0, 0, 0), rows=rows[:r], columns=rows[:c], combo=combo, dealt=(), ending=Ending.STUCK
        )
        for r in range(4)
        for c in range(4)
        for combo in range(8)
    ]
    assert sorted({name for outcome in outcomes for name in sounds_of(outcome)}) == NAMES
    starts = [delay_ms_of(name) for name in sounds_of(EVERYTHING)]
    assert starts == sorted(starts)


# --- the device --------------------------------------------------------------------------------------------


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


# --- a session that is heard -------------------------------------------------------------------------------


class Nothing:
    """A keeper that keeps nothing."""

    def load(self, rules: str, mode: str) -> Sitting | None:
        return None

    def save(self, sitting: Sitting) -> bool:
        return True

    def replace(self, old: Sitting | None, new: Sitting) -> bool:
        return True

    def best(self, rules: str, mode: str) -> int:
        return 0


class Listener(Sounds):
    """Writes down instead of playing."""

    def __init__(self) -> None:
        super().__init__(FOLDER)
        self.heard: list[tuple[str, int, int]] = []
        self.is_warm = False

    def play(self, name: str, volume_percent: int, delay_ms: int = 0) -> None:
        self.heard.append((name, volume_percent, delay_ms))

    def warm_up(self) -> None:
        self.is_warm = True


@pytest.fixture
def session(qtbot: QtBot) -> GameSession:
    session = GameSession(Nothing(), PlayClock())
    session.start("calm", "classic", "sound")
    return session


def first_move(session: GameSession) -> Placement:
    return next(iter(session.game.legal))


def test_a_placement_is_heard_after_it_was_made(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(70)
    heard_at_change: list[int] = []
    session.changed.connect(lambda _change: heard_at_change.append(session.game.placements))
    session.move(first_move(session))
    assert listener.heard == [("place", 70, 0)]
    assert heard_at_change == [1]


def test_what_is_no_move_has_no_sound(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(70)
    session.place(0, -1, 0)
    session.place(0, 99, 99)
    session.move(Command.SWAP)
    session.move(first_move(session))
    listener.heard.clear()
    session.undo()
    for ruleset in RULESETS:
        session.start(ruleset.id, ruleset.modes[0].id)
    assert listener.heard == []


def test_a_whole_game_is_heard(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(10)
    while not session.game.over:
        session.move(first_move(session))
    heard = [name for name, *_ in listener.heard]
    assert heard.count("place") == session.game.placements
    assert heard.count("new-group") == session.game.deal
    assert heard.count("over") == 1 and heard[-1] == "over"
    session.start("swap", "classic", "sound")
    session.move(Command.SWAP)
    assert [name for name, *_ in listener.heard[len(heard) :]] == ["new-group"]


def test_mute_keeps_the_volume_and_warms_nothing_up(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.warm_up()
    session.move(first_move(session))
    player.set_volume(40)
    player.set_mute(True)
    player.warm_up()
    session.move(first_move(session))
    assert (listener.heard, listener.is_warm) == ([], False)
    player.set_mute(False)
    player.warm_up()
    session.move(first_move(session))
    assert listener.heard[0] == ("place", 40, 0)
    assert listener.is_warm
