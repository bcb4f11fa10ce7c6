"""Errors that end a start.

A module of its own because the command line needs them before it knows whether Qt is there.
"""

from __future__ import annotations

__all__ = ["CannotStart"]


class CannotStart(Exception):
    """Why there is no window, as a sentence."""
