"""What ends a start; apart, since the command line knows it before it knows whether there is a Qt."""

from __future__ import annotations

__all__ = ["CannotStart"]


class CannotStart(Exception):
    """Why there is no window, as a sentence."""
