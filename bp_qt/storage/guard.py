"""Decides whether QSettings may open a file.

QSettings makes variants of values that begin with `@`, and PySide unpickles some of them: a crafted file would run
a command as soon as any key is read. The store never writes an `@`, so one in a file is reason enough to refuse it.
"""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["refusal_of", "sound_part"]

# Escapes pair up from the left as QSettings reads them: in `\\x40` the x belongs to no escape.
_ESCAPE = re.compile(r"\\(?:x(?P<hex>[0-9a-fA-F]+)|(?P<octal>[0-7]+)|.)", re.DOTALL)


# Quotes and escapes end in the line that they begin in: QSettings writes no others, and reads on across lines.
_VALUE = re.compile(r'(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*')


def sound_part(text: str) -> str:
    """The lines that QSettings reads as what they are; all of `text` when it is sound.

    A quote that was lost or cut off would swallow the lines that follow. Below a section's name that cannot be read
    nothing is taken: it would count to the section before.
    """
    lines: list[str] = []
    is_known = True
    for line in text.split("\n"):
        bare = line.removeprefix("\ufeff").strip()
        if bare.startswith("["):
            is_known = bare.endswith("]")
        if not bare or (is_known and _is_sound(bare)):
            lines.append(line)
    return "\n".join(lines)


def _is_sound(line: str) -> bool:
    """Whether a line that is not empty is a comment, a section's name, or a key with a value that ends in it."""
    if line[0] in ";#[":
        return True
    return "=" in line and _VALUE.fullmatch(line) is not None


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
