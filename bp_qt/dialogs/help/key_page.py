"""The help's page on keys: the tables that board, tray and window obey."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from bp_qt.access.keys import KEYS, shown_keys
from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, heading, joined, paragraph, table
from bp_qt.dialogs.help.shortcuts import Shortcut
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["HELP_KEYS", "keys_page"]

translate = QCoreApplication.translate

HELP_KEYS: tuple[Shortcut, ...] = (
    Shortcut("Ctrl+F", QT_TRANSLATE_NOOP("HelpKeys", "To the search field of this window.")),
    Shortcut(
        "Return",
        QT_TRANSLATE_NOOP("HelpKeys", "In the search field: to the next place where the text is found."),
    ),
    Shortcut("Shift+Return", QT_TRANSLATE_NOOP("HelpKeys", "In the search field: to the previous one.")),
)
"""What keys do in the help itself."""


def keys_page(window_keys: Sequence[Shortcut]) -> Callable[[PageFrame], Html]:
    """Every key, those of the window too, and how a game is played with them alone."""
    return lambda frame: _page(window_keys)


def _page(window_keys: Sequence[Shortcut]) -> Html:
    return joined(
        (
            paragraph(
                translate(
                    "HelpKeys",
                    "Tab moves between the tray, the board and the buttons, and always leaves the board. Press 1, 2 or 3 to take a piece, "
                    "go to a cell with the arrows, and press Enter: the piece’s first cell, topmost and then leftmost, lands on that cell. "
                    "F leads to the cells where it fits.",
                )
            ),
            paragraph(
                translate(
                    "HelpKeys",
                    "What happens is announced without moving the focus: placements, lines, points, new pieces, and why a piece does not fit.",
                )
            ),
            heading(translate("HelpKeys", "Playing with less")),
            paragraph(
                translate(
                    "HelpKeys",
                    "Two keys are enough: F takes a piece, F goes to where it fits, Enter places it. A move can also be typed as it is "
                    "written: 2c7 takes piece 2 and goes to C7, and Enter places it.",
                )
            ),
            paragraph(
                translate(
                    "HelpKeys",
                    "One switch is enough as well: with Scanning, in the preferences, pieces, rows and cells are offered in turn, and any "
                    "key or click on the board chooses.",
                )
            ),
            heading(translate("HelpKeys", "On the board and the tray")),
            paragraph(
                translate("HelpKeys", "Letters and digits act only while board or tray has the focus.")
            ),
            table([(shown_keys(row), row.sentence) for row in KEYS], _heads(), wide=True),
            heading(translate("HelpKeys", "In the window")),
            table(_rows(window_keys), _heads(), wide=True),
            heading(translate("HelpKeys", "In this help")),
            table(_rows(HELP_KEYS), _heads(), wide=True),
        )
    )


def _heads() -> tuple[str, str]:
    return translate("HelpKeys", "Key"), translate("HelpKeys", "What it does")


def _rows(keys: Sequence[Shortcut]) -> list[tuple[str, str]]:
    native = QKeySequence.SequenceFormat.NativeText
    return [(QKeySequence(key).toString(native), translate("HelpKeys", does)) for key, does in keys]
