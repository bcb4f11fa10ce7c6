"""Errors for misuse, and for when there is no place to keep anything. A bad disk is reported, never raised."""

from __future__ import annotations

__all__ = ["NoHome", "StorageError"]


class StorageError(Exception):
    """The program asked for something that cannot be: a slot or a value that does not exist."""


class NoHome(Exception):
    """The system names no folder in which anything of the player's could be kept."""
