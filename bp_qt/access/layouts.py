"""Keys under every keyboard layout: the Latin letter or digit that a key produces, else the one that is printed there.

Where a layout writes no Latin letters (Russian, Greek, Hebrew, Arabic, Hindi …), or has its digits behind Shift
(French), the place of the key on the keyboard tells what is meant.
"""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

__all__ = ["latin_key", "latin_shortcut"]

# By the code of the first key in each row, which is the same in PC scan code set 1 and in Linux.
_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_BY_SCAN_CODE = {first + at: ord(key) for first, keys in _ROWS.items() for at, key in enumerate(keys)}
# A space stands for any other key.
_BY_MAC_CODE = {
    code: ord(key) for code, key in enumerate("ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM") if key != " "
}
# X and Wayland count from where X once began.
_XKB_OFFSET = 8

_SPECIAL = range(0x01000000, 0x01001100)
"""Qt's keys that write nothing: arrows, Return, F1 …; after these come compose and dead keys."""


def latin_key(event: QKeyEvent, platform: str = "") -> int:
    """The key that is meant, as Qt calls it: what was produced where that is a Latin letter, a digit or no writing."""
    produced = event.key()
    if chr(produced).isascii() and chr(produced).isalnum() if produced < 0x80 else produced in _SPECIAL:
        return produced
    return _printed_key(event, platform or QGuiApplication.platformName()) or produced


def latin_shortcut(event: QKeyEvent) -> QKeySequence | None:
    """The shortcut that is meant where Qt finds none, since the layout writes no Latin letters; else None."""
    key = latin_key(event)
    if key == event.key() or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return None
    return QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(key)))


def _printed_key(event: QKeyEvent, platform: str) -> int | None:
    """What is printed on this key of an American keyboard; None for other keys, and where that can't be told."""
    if platform == "cocoa":
        return _BY_MAC_CODE.get(event.nativeVirtualKey())
    offset = 0 if platform == "windows" else _XKB_OFFSET
    return _BY_SCAN_CODE.get(event.nativeScanCode() - offset)
