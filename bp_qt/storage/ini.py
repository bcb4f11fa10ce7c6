"""The texts of an INI file, read as QSettings would write them, by rules of our own.

QSettings itself never reads a file here: it makes objects of values that begin with `@`, and PySide unpickles some of
them, so that a file would run a command. For this reader everything is text, and what is no text is a fault.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bp_qt.engine.record import MOST_RECORD_BYTES

__all__ = ["Ini", "encoded", "is_key", "read_ini"]

_MOST_TEXTS = 10_000
_MOST_VALUE = 2 * MOST_RECORD_BYTES
"""As it stands in the file: with everything escaped that can be."""

_SECTION = re.compile(r"\[([^\]]*+)\]")
# Quotes and escapes end in the line that they begin in.
_QUOTED = re.compile(r'"([^"\\]*+(?:\\.[^"\\]*+)*+)"', re.DOTALL)
_BARE = re.compile(r'([^"\\;]*+(?:\\.[^"\\;]*+)*+)(?:;.*)?', re.DOTALL)
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]+|.)", re.DOTALL)
_IN_A_KEY = re.compile(r"%(?:U([0-9A-Fa-f]{4})|([0-9A-Fa-f]{2}))")
_CONTROL = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
_BLANK = " \t\r"


@dataclass(frozen=True, slots=True)
class Ini:
    """What was read: `faults` are lines that are none, and those below a section's name that cannot be read."""

    texts: dict[str, str]
    faults: int


def read_ini(data: bytes) -> Ini:
    """The texts of a file by their keys; a fault costs its line and no other."""
    texts: dict[str, str] = {}
    faults = 0
    section: str | None = ""
    for line in data.decode("utf-8-sig", errors="replace").split("\n"):
        bare = line.strip(_BLANK)
        if not bare or bare[0] in ";#":
            continue
        if bare[0] == "[":
            section = _section(bare)
            faults += section is None
            continue
        found = None if section is None or len(texts) >= _MOST_TEXTS else _entry(section, bare)
        if found is None:
            faults += 1
        elif found[0]:
            texts[found[0]] = found[1]
    return Ini(texts, faults)


def is_key(key: str) -> bool:
    """Whether a text can be kept under `key`: it comes back from QSettings as it is."""
    return key != "" and key.isascii() and key.isprintable() and key == _normal(key)


def encoded(text: str) -> str:
    """`text` as it is handed to QSettings: without any `@`, which begins objects, or NUL, which it marks with one."""
    return text.replace("%", "%25").replace("@", "%40").replace("\0", "%00")


def _decoded(text: str) -> str:
    return text.replace("%00", "\0").replace("%40", "@").replace("%25", "%")


def _section(line: str) -> str | None:
    """What stands before the keys of a section; None where its name cannot be read."""
    match = _SECTION.fullmatch(line)
    if match is None or _UNREADABLE in line:
        return None
    if match[1].lower() == "general":
        return ""
    # So is a section written that is really called General.
    return _key(match[1][1:] if match[1].lower() == "%general" else match[1]) + "/"


def _entry(section: str, line: str) -> tuple[str, str] | None:
    """Key and text of a line; an empty key for a line without one."""
    key, equals, value = line.partition("=")
    key, value = key.strip(_BLANK), value.strip(_BLANK)
    if not equals or _UNREADABLE in line or len(value) > _MOST_VALUE:
        return None
    text = _text(value)
    whole = _normal(section + _key(key)) if key else ""
    return (whole, text) if text is not None and (not whole or is_key(whole)) else None


def _key(name: str) -> str:
    return _IN_A_KEY.sub(lambda match: chr(int(match[1] or match[2], 16)), name).replace("\\", "/")


def _normal(key: str) -> str:
    """The key as QSettings would have it: it writes no other, and what it does not write would be missed."""
    return "/".join(filter(None, key.split("/")))


def _text(value: str) -> str | None:
    """What a value stands for; None where it is not a text."""
    match = _QUOTED.fullmatch(value) or _BARE.fullmatch(value)
    if match is None:
        return None
    inside = match[1]
    if match.re is _BARE:
        # A bare comma, typed by hand, would make a list of it.
        inside = ", ".join(part.strip(_BLANK) for part in inside.split(","))
    text = _ESCAPE.sub(_meaning, inside) if "\\" in inside else inside
    return None if text.startswith("@") or _UNREADABLE in text else _decoded(text)


def _meaning(escape: re.Match[str]) -> str:
    what = escape[1]
    if what[0] == "x":
        return _character(int(what[1:5], 16) if len(what) <= 5 else -1)
    if what[0] in "01234567":
        return _character(int(what, 8) if len(what) <= 6 else -1)
    return _CONTROL.get(what, what)


def _character(code: int) -> str:
    """A character; what is none, half of one, or would be an `@` makes its text unreadable."""
    return _UNREADABLE if not 0 <= code < 0xD800 or code == ord("@") else chr(code)
