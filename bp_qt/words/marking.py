"""Marks texts in tables for translation. They are translated when they are shown."""

from __future__ import annotations

__all__ = ["QT_TRANSLATE_NOOP"]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """`text` itself. Qt's own function of this name does the same, but its type says `object`."""
    return text
