"""How different colours look, also to who sees fewer of them (no Qt): CIEDE2000, and Machado, Oliveira, Fernandes 2009."""

import math

from bp_qt.look.colours import channels

Lab = tuple[float, float, float]

VISIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of linear red, green and blue."""


def seen(colour: str, vision: str) -> Lab:
    """CIE Lab of the colour as it is seen."""
    red, green, blue = (_linear(value / 255) for value in channels(colour))
    linear = [min(1.0, max(0.0, r * red + g * green + b * blue)) for r, g, b in VISIONS[vision]]
    return _lab(*linear)


def difference(first: Lab, second: Lab) -> float:
    """CIEDE2000 of two colours."""
    (light1, a1, b1), (light2, a2, b2) = first, second
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    more = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    chroma1, hue1 = math.hypot(a1 * more, b1), _degrees(a1 * more, b1)
    chroma2, hue2 = math.hypot(a2 * more, b2), _degrees(a2 * more, b2)
    turn = 0.0 if chroma1 * chroma2 == 0 else (hue2 - hue1 + 180) % 360 - 180
    d_hue = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2))
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    hue = _mean_hue(hue1, hue2, is_grey=chroma1 * chroma2 == 0)
    s_light = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_chroma = 1 + 0.045 * chroma
    s_hue = 1 + 0.015 * chroma * _weight(hue)
    bend = 30 * math.exp(-(((hue - 275) / 25) ** 2))
    turned = -math.sin(math.radians(2 * bend)) * 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    parts = (light2 - light1) / s_light, (chroma2 - chroma1) / s_chroma, d_hue / s_hue
    return math.sqrt(sum(part**2 for part in parts) + turned * parts[1] * parts[2])


def _weight(hue: float) -> float:
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(size * math.cos(math.radians(times * hue + shift)) for size, times, shift in terms)


def _mean_hue(first: float, second: float, *, is_grey: bool) -> float:
    if is_grey or abs(first - second) <= 180:
        return (first + second) / (1 if is_grey else 2)
    return (first + second + (360 if first + second < 360 else -360)) / 2


def _degrees(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _lab(red: float, green: float, blue: float) -> Lab:
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
