"""The duration and easing of every motion, one row each (no Qt)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Curve = Callable[[float], float]
"""From the part of the time (0 to 1) to the part of the way."""

_OVERSHOOT = 1.3


def linear(share: float) -> float:
    """Always as fast."""
    return min(1.0, max(0.0, share))


def out_cubic(share: float) -> float:
    """Fast first, then gentle."""
    return 1 - (1 - linear(share)) ** 3


def in_cubic(share: float) -> float:
    """Gentle first, then fast."""
    return linear(share) ** 3


def in_out_cubic(share: float) -> float:
    """Gentle at both ends."""
    share = linear(share)
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def out_back(share: float) -> float:
    """A little too far, and back."""
    rest = linear(share) - 1
    return 1 + (_OVERSHOOT + 1) * rest**3 + _OVERSHOOT * rest**2


@dataclass(frozen=True, slots=True)
class Motion:
    """`ms` long, from `from_ms` after what it is about."""

    ms: int
    curve: Curve = linear
    from_ms: int = 0

    @property
    def end_ms(self) -> int:
        """When all is at rest again."""
        return self.from_ms + self.ms

    def at(self, ms: float) -> float:
        """The part of the way so many ms after what it is about."""
        return self.curve((ms - self.from_ms) / self.ms)


PICK_UP = Motion(120, out_cubic)
PRINT = Motion(80, out_cubic)
SNAP = Motion(70, out_cubic)
CROSS_FADE = Motion(80)
LANES_ON = Motion(90, out_cubic)
LANES_OFF = Motion(120, out_cubic)
SETTLE = Motion(90, out_cubic)
WAVE_MS_A_CELL = 22
WAVE_LONGEST_MS = 198
CLEARED_CELL = Motion(170)
PALER = Motion(60, out_cubic)
"""A block that was just placed becomes as small as those that were about to vanish."""
LANE_LIGHT = Motion(280, out_cubic, 200)
POINTS_RISE = Motion(470, out_cubic, 30)
SCORE_COUNTS = Motion(380, out_cubic, 60)
DEAL = Motion(160, out_back)
DEAL_APART_MS = 60
DEAL_SEEN = Motion(80)
GLIDE_HOME = Motion(300, in_out_cubic, 40)
HOVER = Motion(90, out_cubic)
RESULT = Motion(220, out_cubic)
NOD = Motion(500, in_out_cubic)
# With reduced motion, what the motion would tell is shown still for a while.
STILL_LANES_MS = 150
STILL_POINTS_MS = 1_000
