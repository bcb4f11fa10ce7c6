"""Reads Windows settings that Qt does not report."""

from __future__ import annotations

import ctypes

__all__ = ["is_window_dark", "reduces_motion"]

_COLOR_WINDOW = 5
_GET_CLIENT_AREA_ANIMATION = 0x1042


def is_window_dark() -> bool:
    """By the lightness of the colour that windows have there; our own palette does not touch it."""
    colour = int(_user32().GetSysColor(_COLOR_WINDOW))  # 0x00bbggrr
    red, green, blue = colour & 0xFF, colour >> 8 & 0xFF, colour >> 16 & 0xFF
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128


def reduces_motion() -> bool:
    """Whether animations of controls are switched off."""
    enabled = ctypes.c_int(1)
    _user32().SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(enabled), 0)
    return not enabled.value


def _user32() -> ctypes.CDLL:
    windll = getattr(ctypes, "windll")  # noqa: B009 (only Windows has it, mypy elsewhere does not know it)
    library: ctypes.CDLL = windll.user32
    return library
