"""The help's page on keys: the tables that board, tray and window obey."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from bp_qt.access.keys import KEYS, shown_keys
from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, heading, joined, paragraph, table
from bp_qt.window.actions import ACTIONS
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["HELP_KEYS", "WINDOW_KEYS", "keys_page"]

translate = QCoreApplication.translate

_IN_ORDER = ("undo", "new_game", "statistics", "preferences", "help", "quit")
"""What is wanted most comes first."""
_ACTIONS = {row.id: row for row in ACTIONS}

WINDOW_KEYS: tuple[tuple[str, str], ...] = tuple(
    (_ACTIONS[action_id].keys, _ACTIONS[action_id].does) for action_id in _IN_ORDER
)
"""What the window's own shortcuts do, as its actions say it."""

HELP_KEYS: tuple[tuple[str, str], ...] = (
    ("Ctrl+F", QT_TRANSLATE_NOOP("HelpKeys", "To the search field of this window.")),
    (
        "Return",
        QT_TRANSLATE_NOOP("HelpKeys", "In the search field: to the next place where the text is found."),
    ),
    ("Shift+Return", QT_TRANSLATE_NOOP("HelpKeys", "In the search field: to the previous one.")),
)
"""What keys do in the help itself."""


def keys_page(frame: PageFrame) -> Html:
    """Every key, and how a game is played with them alone."""
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
            heading(translate("HelpKeys", "On the board and the tray")),
            paragraph(
                translate("HelpKeys", "Letters and digits act only while board or tray has the focus.")
            ),
            table([(shown_keys(row), row.sentence) for row in KEYS], _heads(), wide=True),
            heading(translate("HelpKeys", "In the window")),
            table(_rows(WINDOW_KEYS), _heads(), wide=True),
            heading(translate("HelpKeys", "In this help")),
            table(_rows(HELP_KEYS), _heads(), wide=True),
        )
    )


def _heads() -> tuple[str, str]:
    return translate("HelpKeys", "Key"), translate("HelpKeys", "What it does")


def _rows(keys: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    native = QKeySequence.SequenceFormat.NativeText
    return [(QKeySequence(key).toString(native), translate("HelpKeys", does)) for key, does in keys]
