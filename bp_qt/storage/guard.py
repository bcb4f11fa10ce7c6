"""Decides whether QSettings may open a file.

QSettings makes variants of values that begin with `@`, and PySide unpickles some of them: a crafted file would run
a command as soon as any key is read. The store never writes an `@`, so one in a file is reason enough to refuse it.
"""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["refusal_of"]

# Escapes pair up from the left as QSettings reads them: in `\\x40` the x belongs to no escape.
_ESCAPE = re.compile(r"\\(?:x(?P<hex>[0-9a-fA-F]+)|(?P<octal>[0-7]+)|.)", re.DOTALL)


def refusal_of(path: Path) -> str | None:
    """Why QSettings must not open the file at `path`; None if it may, or if there is no file."""
    try:
        if not path.exists():
            return None
        if not path.is_file():
            return "not a regular file"
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        return error.strerror or str(error)
    except UnicodeDecodeError:
        return "not UTF-8"
    return "values that are not text" if _holds_an_at(text) else None


def _holds_an_at(text: str) -> bool:
    """Whether an `@` stands in the text, or one of the escapes that QSettings reads as one."""
    return "@" in text or any(map(_is_at, _ESCAPE.finditer(text)))


def _is_at(escape: re.Match[str]) -> bool:
    # QSettings keeps the low bits of a number that is too long.
    if escape["hex"]:
        return int(escape["hex"], 16) & 0xFF == ord("@")
    return bool(escape["octal"]) and int(escape["octal"], 8) & 0xFF == ord("@")
