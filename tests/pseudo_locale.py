"""A language that nobody speaks: every text marked at both ends, of letters that English lacks, 140 % as long.

It is made from the product's own .ts, so a text comes out in it only where the program asks with the right context.
"""

import re
import xml.etree.ElementTree as ET
from math import ceil
from pathlib import Path

from resources import make_translations
from tests.ts_files import PLACE

OPEN, CLOSE = "⟦", "⟧"
LONGER = 1.4

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD = "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁßÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"
_LETTERS = str.maketrans(_PLAIN, _ODD)
# Kept as they are: places for what is filled in, and patterns of file names.
_KEPT = re.compile(rf"({PLACE.pattern}|\(\*[^)]*\))")


def pseudo(text: str) -> str:
    """A text in the language; `&` still marks the letter behind it."""
    parts = _KEPT.split(text)
    words = [part if at % 2 else _longer(part.translate(_LETTERS)) for at, part in enumerate(parts)]
    return f"{OPEN}{''.join(words)}{CLOSE}"


def _longer(text: str) -> str:
    """Each word longer by its own share, so that no word is longer than a long word of a real language."""
    return re.sub(
        r"[^\W\d_]{2,}", lambda word: word[0] + word[0][-1] * ceil(len(word[0]) * (LONGER - 1)), text
    )


def write_pseudo(folder: Path) -> None:
    """Puts the language into `folder` in the place of Spanish, with English beside it, as the program loads them."""
    folder.mkdir(parents=True)
    for language in make_translations.LANGUAGES:
        tree = ET.parse(make_translations.ts_file(language))
        if language == "es":
            for message in tree.getroot().iter("message"):
                _translate(message)
        tree.write(make_translations.ts_file(language, folder), encoding="utf-8")
        make_translations.release(language, folder)


def _translate(message: ET.Element) -> None:
    source, translation = message.findtext("source", ""), message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    forms = list(translation.iter("numerusform"))
    for form, ending in zip(forms, ("", "s"), strict=False):
        form.text = pseudo(source.replace("(s)", ending))
    if not forms:
        translation.text = pseudo(source)
