"""Loads recorded sounds and mixes those that are playing (no Qt)."""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

__all__ = ["RATE_HZ", "Frames", "Mixer", "Samples", "read_sounds", "transposed"]

RATE_HZ = 44_100
"""Samples a second, of files and device alike; all of 16 bit. Files are mono, the device has a left and a right."""

Samples: TypeAlias = "array[int]"
Frames = Generator[Samples, int, None]
"""Is sent a number of frames and gives as many pairs of samples, left and right; has been advanced once."""

_LOUDEST = 32_767
_MOST_VOICES = 16

_log = logging.getLogger(__name__)


def read_sounds(folder: Path) -> dict[str, Samples]:
    """Every WAV file of a folder by its name without `.wav`; one that cannot be used is left out."""
    sounds = {}
    for path in sorted(folder.glob("*.wav")):
        try:
            sounds[path.stem] = _read(path)
        except (OSError, EOFError, ValueError, wave.Error) as error:
            _log.debug("not a sound: %s: %s", path, error)
    return sounds


def _read(path: Path) -> Samples:
    with wave.open(str(path), "rb") as file:
        if file.getparams()[:3] != (1, 2, RATE_HZ):
            raise wave.Error(f"mono, 16 bit, {RATE_HZ} Hz are needed")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


@dataclass(slots=True)
class _Voice:
    """A sound under way. `position` is its next sample; below 0 it waits for so many frames."""

    samples: Samples
    gain: float
    position: int
    pan: float

    def add_to(self, left: list[float], right: list[float]) -> None:
        to_left, to_right = (self.gain * min(1.0, 1.0 + side) for side in (-self.pan, self.pan))
        begin, end = max(0, self.position), max(0, self.position + len(left))
        for at, sample in enumerate(self.samples[begin:end], begin - self.position):
            left[at] += sample * to_left
            right[at] += sample * to_right
        self.position += len(left)

    @property
    def over(self) -> bool:
        return self.position >= len(self.samples)


class Mixer:
    """Adds up the sounds that are under way. One thread adds, another one takes frames; no lock between them."""

    def __init__(self) -> None:
        self._beginning: deque[_Voice] = deque(maxlen=_MOST_VOICES)

    def add(self, samples: Samples, gain: float, delay_ms: int = 0, pan: float = 0.0) -> None:
        """Begins a sound `delay_ms` after the next frame that is taken; `gain` is 0 to 1, `pan` -1 (left) to 1."""
        self._beginning.append(_Voice(samples, gain, -(delay_ms * RATE_HZ // 1000), pan))

    def frames(self) -> Frames:
        """The sum for as long as anybody asks, silence where nothing sounds."""
        frames = self._frames()
        next(frames)
        return frames

    def _frames(self) -> Frames:
        voices: list[_Voice] = []
        count = yield array("h")
        while True:
            with suppress(IndexError):
                while True:
                    voices.append(self._beginning.popleft())
            voices = voices[-_MOST_VOICES:]
            count = yield _sum_of(voices, count)
            voices = [voice for voice in voices if not voice.over]


def _sum_of(voices: list[_Voice], count: int) -> Samples:
    if not voices:
        return array("h", bytes(4 * count))
    left, right = [0.0] * count, [0.0] * count
    for voice in voices:
        voice.add_to(left, right)
    both = array("h", bytes(4 * count))
    both[0::2], both[1::2] = _limited(left), _limited(right)
    return both


def _limited(mix: list[float]) -> Samples:
    return array("h", [max(-_LOUDEST, min(_LOUDEST, round(sample))) for sample in mix])


def transposed(samples: Samples, factor: float) -> Samples:
    """The sound so many times as high, and as much shorter.

    >>> list(transposed(array("h", [0, 10, 20, 30]), 2.0)), list(transposed(array("h", [0, 10]), 0.5))
    ([0, 20], [0, 5, 10, 10])
    """
    last = len(samples) - 1
    found = array("h")
    for at in range(int(len(samples) / factor)):
        before = min(int(at * factor), last)
        share = at * factor - before
        after = samples[min(before + 1, last)]
        found.append(round(samples[before] + (after - samples[before]) * share))
    return found
