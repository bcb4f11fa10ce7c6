"""Detects damage: a seal over the whole file, and a checksum for each text.

The seal is a comment in the first line. QSettings drops comments, so a file that version 0.1.0 has written since has
none, and is believed as it stands. The checks are texts like others, under keys of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

__all__ = ["VERSION", "Seal", "checked", "checks_of", "plain", "sealed", "unsealed"]

VERSION = 1
"""Of the way in which texts are kept; a file of a later version is left alone."""

_CHECK = "check/"
_SEAL = re.compile(rb";block-puzzle ([0-9]{1,9}) ([0-9]{1,18}) ([0-9a-f]{64})\r?\n")
_BEGINNING = b";block-puzzle"


@dataclass(frozen=True, slots=True)
class Seal:
    """The first line of a file: version, number of the write, and whether what follows is what was written.

    `number` is None where the line itself cannot be read.
    """

    version: int
    number: int | None
    holds: bool


def sealed(body: bytes, number: int) -> bytes:
    """A file with its seal."""
    return b"%s %d %d %s\n" % (_BEGINNING, VERSION, number, _digest(number, body).encode()) + body


def unsealed(data: bytes) -> tuple[Seal | None, bytes]:
    """The seal of a file, None where there never was one, and the rest."""
    match = _SEAL.match(data)
    if match is not None:
        number, body = int(match[2]), data[match.end() :]
        return Seal(
            int(match[1]), number, match[3].decode() == _digest(number, body) and match[1] != b"0"
        ), body
    if data.startswith((b"[", b"\xef\xbb\xbf", b"#")) or not data.startswith(_BEGINNING[:1]):
        return None, data
    return Seal(VERSION, None, holds=False), data


def checks_of(texts: Mapping[str, str]) -> dict[str, str]:
    """A check for each text, under keys of their own."""
    return {_CHECK + key: _check(key, text) for key, text in texts.items()}


def plain(found: Mapping[str, str]) -> dict[str, str]:
    """Of texts and checks the texts."""
    return {key: text for key, text in found.items() if not key.startswith(_CHECK)}


def checked(found: Mapping[str, str]) -> tuple[dict[str, str], set[str]]:
    """Of texts and checks from a damaged file: the texts that are as they were, and the keys of those that are not.

    A check that is damaged itself says nothing about its text.
    """
    texts = plain(found)
    checks = {key.removeprefix(_CHECK): check for key, check in found.items() if key.startswith(_CHECK)}
    lost = {
        key
        for key, check in checks.items()
        if check == _closed(check[:16]) and (key not in texts or check != _check(key, texts[key]))
    }
    return {key: text for key, text in texts.items() if key not in lost}, lost


def _digest(number: int, body: bytes) -> str:
    return sha256(b"%d\n" % number + body).hexdigest()


def _check(key: str, text: str) -> str:
    return _closed(sha256(f"{key}={text}".encode(errors="surrogatepass")).hexdigest()[:16])


def _closed(digest: str) -> str:
    """A digest that shows whether it is whole itself."""
    return digest + sha256(digest.encode()).hexdigest()[:4]
