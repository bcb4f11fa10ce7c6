"""Plays sounds on its own thread, so that nothing ever waits for a device (no Qt)."""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bp_qt.sound.mixer import RATE_HZ, Frames, Mixer, Samples, read_sounds, transposed

__all__ = ["Device", "Sounds", "open_device"]

_LATE_S = 0.25
"""A sound that could not start within this time is dropped."""
_IDLE_S = 3.0
"""The device is stopped after this much silence: an idle program keeps nothing awake."""
_FIRST_RETRY_S = 5.0
"""How long to wait before retrying a missing device; doubled after every failed attempt."""
_PERIOD_MS = 20

_log = logging.getLogger(__name__)


class Device(Protocol):
    """An output device. Any method may block and may raise anything."""

    def start(self, frames: Frames, /) -> None:
        """Starts pulling frames."""

    def stop(self) -> None:
        """Stops pulling frames; `start` may follow."""

    def close(self) -> None:
        """Releases the device for good."""


def open_device() -> Device:
    """Opens the system's output device. May raise anything if there is none."""
    # Imported late: with its own imports it takes half of the start-up time.
    import miniaudio

    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=2,
        sample_rate=RATE_HZ,
        buffersize_msec=_PERIOD_MS,
        backends=[backend for backend in miniaudio.Backend if backend.name not in _unwanted()],
        app_name="Block Puzzle",
    )
    return device


def _unwanted() -> set[str]:
    """Backends that only pretend to play, and those whose libraries print complaints when there is no device."""
    names = {"NULL", "CUSTOM", "JACK"}
    if sys.platform.startswith("linux") and not any(Path("/dev/snd").glob("pcm*p")):
        names.add("ALSA")
    return names


@dataclass(frozen=True, slots=True)
class _Request:
    """Play this; without a name, only get ready."""

    name: str
    gain: float
    delay_ms: int
    asked_at_s: float
    pan: float = 0.0
    pitch: float = 1.0


_Requests = queue.SimpleQueue[_Request | None]
"""None: the end."""


class Sounds:
    """The sounds of a folder, by the names of their files without `.wav`.

    Every method but `close` returns at once: files are read and the device is opened, started and stopped on
    another thread. Whatever goes wrong there is logged for debugging, and nothing is heard.
    """

    def __init__(self, folder: Path, device: Callable[[], Device] = open_device) -> None:
        self._requests: _Requests = queue.SimpleQueue()
        self._speaker = _Speaker(folder, device, self._requests)
        self._thread: threading.Thread | None = None
        self._closed = False

    def warm_up(self) -> None:
        """Reads the files and opens the device ahead of time, so that the first sound is not late."""
        self._ask(_Request("", 0, 0, time.monotonic()))

    def play(self, name: str, volume_percent: int, delay_ms: int = 0) -> None:
        """Begins a sound `delay_ms` from now, over those that still sound; 100 % is as loud as recorded."""
        if volume_percent > 0:
            self._ask(_Request(name, _gain(volume_percent), delay_ms, time.monotonic()))

    def place(self, name: str, volume_percent: int, pan: float, pitch: float) -> None:
        """Begins a sound now, somewhere between left (-1) and right (1), so many times as high as it was recorded."""
        if volume_percent > 0:
            self._ask(_Request(name, _gain(volume_percent), 0, time.monotonic(), pan, pitch))

    def close(self, patience_s: float = 1.0) -> None:
        """Ends playback for good. Waits at most `patience_s` for an unresponsive device."""
        self._closed = True
        if self._thread is not None:
            self._requests.put(None)
            self._thread.join(patience_s)

    def _ask(self, request: _Request) -> None:
        if self._closed:
            return
        self._requests.put(request)
        if self._thread is None:
            # A daemon thread, because a hanging device must not keep the program from ending.
            self._thread = threading.Thread(target=self._speaker.run, name="sounds", daemon=True)
            self._thread.start()


def _gain(volume_percent: int) -> float:
    """Loudness is heard by ratios: half of the slider is a quarter of the swing."""
    return (min(volume_percent, 100) / 100) ** 2


class _Speaker:
    """What the thread of `Sounds` does; the only owner of the device."""

    def __init__(self, folder: Path, device: Callable[[], Device], requests: _Requests) -> None:
        self._folder = folder
        self._open_device = device
        self._requests = requests
        self._mixer = Mixer()
        self._sounds: dict[str, Samples] | None = None
        self._pitched: dict[tuple[str, float], Samples] = {}
        self._device: Device | None = None
        self._running = False
        self._next_try_s = 0.0
        self._retry_s = _FIRST_RETRY_S

    def run(self) -> None:
        """Until the end is asked for."""
        going_on = True
        while going_on:
            try:
                going_on = self._step()
            except Exception:
                _log.debug("no sound", exc_info=True)
                self._lose_device()
        self._close_device()

    def _step(self) -> bool:
        """One request, or the silence after the last; False at the end."""
        try:
            request = self._requests.get(timeout=_IDLE_S if self._running else None)
        except queue.Empty:
            self._stop()
            return True
        if request is not None:
            self._serve(request)
        return request is not None

    def _serve(self, request: _Request) -> None:
        if self._sounds is None:
            self._sounds = read_sounds(self._folder)
        samples = self._sounds.get(request.name)
        if samples is None and request.name:
            _log.debug("no sound of this name: %s", request.name)
            return
        device = self._opened()
        if device is None or samples is None:
            return
        self._start(device)
        if time.monotonic() - request.asked_at_s <= _LATE_S:
            heard = self._at_pitch(request.name, samples, request.pitch)
            self._mixer.add(heard, request.gain, request.delay_ms, request.pan)

    def _at_pitch(self, name: str, samples: Samples, pitch: float) -> Samples:
        if pitch == 1.0:
            return samples
        if (name, pitch) not in self._pitched:
            self._pitched[name, pitch] = transposed(samples, pitch)
        return self._pitched[name, pitch]

    def _opened(self) -> Device | None:
        if self._device is None and time.monotonic() >= self._next_try_s:
            self._device = self._open_device()
        return self._device

    def _start(self, device: Device) -> None:
        if not self._running:
            # New frames each time: leftovers from before the pause must not be heard.
            device.start(self._mixer.frames())
            self._running = True
            self._retry_s = _FIRST_RETRY_S

    def _stop(self) -> None:
        self._running = False
        if self._device is not None:
            self._device.stop()

    def _lose_device(self) -> None:
        """Gives the device up; another attempt is made some time later."""
        self._close_device()
        self._next_try_s = time.monotonic() + self._retry_s
        self._retry_s *= 2

    def _close_device(self) -> None:
        device, self._device, self._running = self._device, None, False
        if device is not None:
            with suppress(Exception):
                device.close()
