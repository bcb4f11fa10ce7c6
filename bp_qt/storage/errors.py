"""What storage raises: only for misuse by the program. A bad disk is answered, never raised."""

from __future__ import annotations

__all__ = ["StorageError"]


class StorageError(Exception):
    """The program asked for something that cannot be: a slot or a value that does not exist."""
