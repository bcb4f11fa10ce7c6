"""Makes the sounds in `resources/sounds` (standard library only): `python3 resources/make_sounds.py [FOLDER]`.

A wooden bar struck with a soft mallet, one pentatonic scale, a little room. Every run gives the same files.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

RATE_HZ = 44_100
FULL_SCALE = 32_767
FOLDER = Path(__file__).with_name("sounds")

_SCALE_SEMITONES = (0, 2, 4, 7, 9)
_TONIC_HZ = 261.626  # C4
_ATTACK_S = 0.003
_RELEASE_S = 0.06
_ECHOES = ((0.019, 0.16), (0.033, 0.10), (0.052, 0.06))
"""The room: seconds after the sound itself, and how much of it comes back."""

Samples = list[float]


@dataclass(frozen=True, slots=True)
class Partial:
    """One overtone of a struck bar: multiple of the pitch, level at the start, seconds to fall to 1/e."""

    ratio: float
    level: float
    decay_s: float


@dataclass(frozen=True, slots=True)
class Note:
    """One stroke: when, how high (degree of the scale, 0 is C4), how loud, and with which overtones."""

    start_s: float
    degree: int
    level: float
    partials: tuple[Partial, ...]


@dataclass(frozen=True, slots=True)
class Sound:
    """What one file holds: its strokes, its length, and its highest sample in dB below full scale."""

    notes: tuple[Note, ...]
    length_s: float
    peak_db: float


def pitch_hz(degree: int) -> float:
    """The frequency of a degree of the scale, five to the octave.

    >>> round(pitch_hz(0)), round(pitch_hz(5)), round(pitch_hz(-1))
    (262, 523, 220)
    """
    octave, step = divmod(degree, len(_SCALE_SEMITONES))
    return float(_TONIC_HZ * 2 ** (octave + _SCALE_SEMITONES[step] / 12))


def wood(decay_s: float, bright: float) -> tuple[Partial, ...]:
    """A marimba's bar, whose overtones are tuned to 4 and 10 times its pitch; `bright` (0 to 1) is their level."""
    return (
        Partial(1, 1.0, decay_s),
        Partial(2, 0.05 + 0.08 * bright, decay_s * 0.6),
        Partial(4, 0.12 + 0.22 * bright, decay_s * 0.32),
        Partial(10, 0.02 + 0.05 * bright, decay_s * 0.10),
    )


def thump(decay_s: float) -> tuple[Partial, ...]:
    """What lies below the tap of a block on a board: dull, and over at once."""
    return (Partial(0.5, 0.7, decay_s), Partial(1, 0.5, decay_s * 0.7), Partial(2.76, 0.25, decay_s * 0.35))


def bell(decay_s: float) -> tuple[Partial, ...]:
    """A small round bell with a slow beat."""
    return (
        Partial(1, 0.8, decay_s),
        Partial(1.004, 0.4, decay_s),
        Partial(2, 0.22, decay_s * 0.6),
        Partial(3, 0.06, decay_s * 0.35),
    )


def strokes(
    degrees: Sequence[int], step_s: float, partials: tuple[Partial, ...], growth: float
) -> tuple[Note, ...]:
    """One stroke after the other, `step_s` apart, each `growth` times as loud as the one before."""
    return tuple(Note(at * step_s, degree, growth**at, partials) for at, degree in enumerate(degrees))


def place() -> Sound:
    """A block that is put down on wood."""
    return Sound(
        (Note(0, 1, 1.0, wood(0.045, 0.35)), Note(0, -3, 0.8, thump(0.022))), length_s=0.22, peak_db=-12
    )


def clear(lines: int) -> Sound:
    """A roll up the scale: with every line it begins a degree higher and is brighter; every second adds a stroke."""
    bright = (lines - 1) / 5
    degrees = tuple(lines + 1 + 2 * at for at in range(2 + lines // 2))
    notes = strokes(degrees, 0.052, wood(0.085 + 0.01 * lines, bright), 0.93)
    return Sound(notes, length_s=0.36 + 0.015 * lines, peak_db=-12 + 0.3 * lines)


def combo(steps: int) -> Sound:
    """As many quick steps as the combo says, an octave above the roll of a clear."""
    degrees = tuple(9 + at for at in range(steps))
    return Sound(strokes(degrees, 0.045, bell(0.075), 1.04), length_s=0.33 + 0.03 * (steps - 2), peak_db=-16)


def new_group() -> Sound:
    """Three light taps, hardly there: one for each piece."""
    return Sound(strokes((3, 4, 5), 0.045, wood(0.04, 0.0), 0.9), length_s=0.24, peak_db=-22)


def over() -> Sound:
    """Falls home, gently."""
    notes = strokes((4, 2, 0), 0.105, wood(0.11, 0.1), 1.0)
    return Sound((*notes, Note(0.21, -5, 0.5, wood(0.12, 0.0))), length_s=0.45, peak_db=-12)


def cursor(filled: bool) -> Sound:
    """The cursor goes to another cell: a hollow tap where it is empty, a dull one where it is filled."""
    if filled:
        return Sound((Note(0, -1, 1.0, thump(0.02)),), length_s=0.16, peak_db=-18)
    return Sound((Note(0, 2, 1.0, wood(0.028, 0.1)),), length_s=0.16, peak_db=-20)


def aimed(fits: bool) -> Sound:
    """The same with a piece in hand: two bright steps up where it fits, a low double knock where it does not."""
    if fits:
        return Sound(strokes((4, 6), 0.05, wood(0.05, 0.6), 1.0), length_s=0.22, peak_db=-16)
    return Sound(strokes((-3, -3), 0.06, thump(0.022), 0.8), length_s=0.22, peak_db=-16)


def edge() -> Sound:
    """The cursor is at the edge of the board, and stays."""
    notes = (Note(0, -5, 1.0, thump(0.03)), Note(0, -5, 0.4, wood(0.03, 0.0)))
    return Sound(notes, length_s=0.2, peak_db=-14)


SOUNDS: dict[str, Sound] = {
    "place": place(),
    **{f"clear-{lines}": clear(lines) for lines in range(1, 7)},
    **{f"combo-{steps}": combo(steps) for steps in range(2, 6)},
    "new-group": new_group(),
    "over": over(),
    "cursor-empty": cursor(filled=False),
    "cursor-filled": cursor(filled=True),
    "aim-fits": aimed(fits=True),
    "aim-misses": aimed(fits=False),
    "edge": edge(),
}
"""Every sound by the name of its file."""


def rendered(sound: Sound) -> array[int]:
    """The samples of a sound: mono, `RATE_HZ` a second, 16 bit; without a step at its ends and without an offset."""
    mix = [0.0] * round(sound.length_s * RATE_HZ)
    for note in sound.notes:
        for partial in note.partials:
            _strike(mix, note, partial)
    mix = _shaped(_in_a_room(mix))
    _balance(mix)
    gain = FULL_SCALE * 10 ** (sound.peak_db / 20) / max(map(abs, mix))
    return array("h", [round(sample * gain) for sample in mix])


def _strike(mix: Samples, note: Note, partial: Partial) -> None:
    """Adds one overtone of one stroke: a turning pointer that shrinks, until it is too small to be heard."""
    hz = pitch_hz(note.degree) * partial.ratio
    turn = math.exp(-1 / (partial.decay_s * RATE_HZ)) * _unit(hz / RATE_HZ)
    first = round(note.start_s * RATE_HZ)
    pointer = complex(note.level * partial.level)
    attack = round(_ATTACK_S * RATE_HZ)
    for at in range(first, min(len(mix), first + round(9 * partial.decay_s * RATE_HZ))):
        mix[at] += pointer.imag * _rise(at - first, attack)
        pointer *= turn


def _unit(turns: float) -> complex:
    return complex(math.cos(math.tau * turns), math.sin(math.tau * turns))


def _rise(at: int, count: int) -> float:
    """From 0 to 1 within `count` samples, without a corner."""
    return 1.0 if at >= count else 0.5 - 0.5 * math.cos(math.pi * at / count)


def _in_a_room(dry: Samples) -> Samples:
    wet = list(dry)
    for delay_s, level in _ECHOES:
        delay = round(delay_s * RATE_HZ)
        for at in range(delay, len(dry)):
            wet[at] += level * dry[at - delay]
    return wet


def _shaped(samples: Samples) -> Samples:
    """With an end that fades to nothing."""
    release = round(_RELEASE_S * RATE_HZ)
    last = len(samples) - 1
    return [sample * _rise(last - at, release) for at, sample in enumerate(samples)]


def _balance(samples: Samples) -> None:
    """Takes away the mean, by a slow arch that is nothing at both ends."""
    count = len(samples)
    arch = [math.sin(math.pi * at / (count - 1)) ** 2 for at in range(count)]
    share = sum(samples) / sum(arch)
    for at, height in enumerate(arch):
        samples[at] -= share * height


def write(folder: Path) -> None:
    """Writes every sound into `folder`, which exists."""
    for name, sound in SOUNDS.items():
        samples = rendered(sound)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE_HZ)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
