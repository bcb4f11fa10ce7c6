"""The keys of board and tray as a table: the help lists it, the tests read it, the cells obey it.

Letters act only while board or tray has focus; that is where these keys are looked up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from bp_qt.access.layouts import latin_key
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = [
    "CHARACTERS",
    "KEYS",
    "REPEATED",
    "KeyCommand",
    "KeyRow",
    "character_of",
    "command_of",
    "shown_keys",
]


class KeyCommand(Enum):
    """What a key does."""

    PIECE_1 = auto()
    PIECE_2 = auto()
    PIECE_3 = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    ROW_START = auto()
    ROW_END = auto()
    BOARD_START = auto()
    BOARD_END = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    PRESS = auto()
    NEXT_FIT = auto()
    PREVIOUS_FIT = auto()
    PUT_BACK = auto()
    WHERE = auto()
    READ_ROW = auto()
    READ_COLUMN = auto()
    READ_BOARD = auto()
    READ_TRAY = auto()
    READ_SCORE = auto()
    READ_FOOTPRINT = auto()
    READ_PLACES = auto()
    REPEAT = auto()
    UNDO = auto()
    """Arrives only while the window's own action is disabled; the answer says why."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A line of the table of keys: one or more keys with the command of each, and what they do (English source)."""

    keys: tuple[tuple[str, KeyCommand], ...]
    does: str

    @property
    def sentence(self) -> str:
        """What the keys do, in the interface's language."""
        return QCoreApplication.translate("Keys", self.does)


KEYS: tuple[KeyRow, ...] = (
    KeyRow(
        (("1", KeyCommand.PIECE_1), ("2", KeyCommand.PIECE_2), ("3", KeyCommand.PIECE_3)),
        QT_TRANSLATE_NOOP("Keys", "Take that piece; again: put it back."),
    ),
    KeyRow(
        (
            ("Left", KeyCommand.LEFT),
            ("Right", KeyCommand.RIGHT),
            ("Up", KeyCommand.UP),
            ("Down", KeyCommand.DOWN),
        ),
        QT_TRANSLATE_NOOP("Keys", "Move on the board, or along the tray."),
    ),
    KeyRow(
        (("Home", KeyCommand.ROW_START), ("End", KeyCommand.ROW_END)),
        QT_TRANSLATE_NOOP("Keys", "To the start or the end of the row."),
    ),
    KeyRow(
        (("PgUp", KeyCommand.PAGE_UP), ("PgDown", KeyCommand.PAGE_DOWN)),
        QT_TRANSLATE_NOOP(
            "Keys",
            "To the top or the bottom of the column; with a piece in hand: to the row above or below where it fits.",
        ),
    ),
    KeyRow(
        (("Ctrl+Home", KeyCommand.BOARD_START), ("Ctrl+End", KeyCommand.BOARD_END)),
        QT_TRANSLATE_NOOP("Keys", "To the first or the last cell of the board."),
    ),
    KeyRow(
        (("Return", KeyCommand.PRESS), ("Space", KeyCommand.PRESS)),
        QT_TRANSLATE_NOOP(
            "Keys", "Place the piece in hand with its first cell here; in the tray: take the piece."
        ),
    ),
    KeyRow(
        (("F", KeyCommand.NEXT_FIT), ("Shift+F", KeyCommand.PREVIOUS_FIT)),
        QT_TRANSLATE_NOOP(
            "Keys",
            "To the next or previous cell where the piece in hand fits; without one: take the next piece that fits.",
        ),
    ),
    KeyRow((("Esc", KeyCommand.PUT_BACK),), QT_TRANSLATE_NOOP("Keys", "Put the piece back; cancels a drag.")),
    KeyRow(
        (("W", KeyCommand.WHERE),),
        QT_TRANSLATE_NOOP("Keys", "Where am I: the cell, and how full its row and column are."),
    ),
    KeyRow(
        (("R", KeyCommand.READ_ROW), ("C", KeyCommand.READ_COLUMN)),
        QT_TRANSLATE_NOOP("Keys", "Read this row, this column."),
    ),
    KeyRow(
        (("B", KeyCommand.READ_BOARD),),
        QT_TRANSLATE_NOOP(
            "Keys", "The board: filled cells, fullest lines, largest open square and longest run."
        ),
    ),
    KeyRow(
        (("T", KeyCommand.READ_TRAY),),
        QT_TRANSLATE_NOOP("Keys", "The three pieces, and in how many places each fits."),
    ),
    KeyRow(
        (("P", KeyCommand.READ_FOOTPRINT),),
        QT_TRANSLATE_NOOP("Keys", "The cells that the piece in hand would cover here."),
    ),
    KeyRow(
        (("N", KeyCommand.READ_PLACES),),
        QT_TRANSLATE_NOOP("Keys", "In how many places each piece fits, by region of the board."),
    ),
    KeyRow((("S", KeyCommand.READ_SCORE),), QT_TRANSLATE_NOOP("Keys", "Score, best, lines, combo, time.")),
    KeyRow((("L", KeyCommand.REPEAT),), QT_TRANSLATE_NOOP("Keys", "Say the last message again.")),
)


REPEATED = frozenset(
    {
        KeyCommand.LEFT,
        KeyCommand.RIGHT,
        KeyCommand.UP,
        KeyCommand.DOWN,
        KeyCommand.NEXT_FIT,
        KeyCommand.PREVIOUS_FIT,
    }
)
"""Commands that repeat while the key is held. A slow finger must not take a piece twice."""

_COMMANDS = {QKeySequence(keys).toString(): command for row in KEYS for keys, command in row.keys}
_COMMANDS["Enter"] = KeyCommand.PRESS
_COMMANDS["Ctrl+Z"] = KeyCommand.UNDO


CHARACTERS = {command: keys.lower() for row in KEYS for keys, command in row.keys if len(keys) == 1}
"""Commands whose key is a letter or digit, which may belong to a typed move."""


def character_of(event: QKeyEvent) -> str | None:
    """The Latin letter (in lower case) or digit of a key press, None for other keys."""
    plain = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~plain:
        return None
    key = latin_key(event)
    is_one = Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z
    return chr(key).lower() if is_one else None


def command_of(event: QKeyEvent) -> KeyCommand | None:
    """The command of a key press, or None."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    # With Ctrl it is a shortcut: the window looks whether one is meant.
    key = event.key() if modifiers & Qt.KeyboardModifier.ControlModifier else latin_key(event)
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        # Some keyboards have the digits behind Shift.
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(key)))
    return _COMMANDS.get(pressed.toString())


def shown_keys(row: KeyRow) -> str:
    """The keys of a row as the platform writes them: `1, 2, 3`."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(keys).toString(native) for keys, _ in row.keys)
