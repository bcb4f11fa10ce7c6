"""Where the cursor is, to be heard as it moves: panned by column, pitched by row."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession
from bp_qt.sound.loudspeaker import Sounds

__all__ = ["EARCONS", "EarconPlayer", "pan_of", "pitch_of"]

_EDGE, _FITS, _MISSES = "edge", "aim-fits", "aim-misses"
_EMPTY, _FILLED = "cursor-empty", "cursor-filled"
EARCONS = (_EDGE, _FITS, _MISSES, _EMPTY, _FILLED)
"""Their names among the sounds."""
_WIDEST_PAN = 0.8
_SEMITONES_A_ROW = 2


def pan_of(column: int, size: int) -> float:
    """From left to right, symmetrically.

    >>> pan_of(0, 8), pan_of(7, 8)
    (-0.8, 0.8)
    """
    return _WIDEST_PAN * (2 * column / (size - 1) - 1)


def pitch_of(row: int, size: int) -> float:
    """How many times as high: the top row highest, the middle of the board as recorded.

    >>> pitch_of(0, 9) > pitch_of(4, 9) == 1.0 > pitch_of(8, 9)
    True
    """
    return float(2 ** (((size - 1) / 2 - row) * _SEMITONES_A_ROW / 12))


class EarconPlayer(QObject):
    """A sound for each cell that the cursor comes to, filled or empty, or whether the piece in hand fits there.

    Silent until a volume is set. What is dragged has eyes on it and makes no sound.
    """

    def __init__(self, session: GameSession, aim: Aim, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._aim = aim
        self._sounds = sounds
        self._volume_percent = 0
        self._told = aim.cursor, aim.slot
        aim.changed.connect(self._on_aim_changed)

    def set_volume(self, percent: int) -> None:
        """0 (nothing) to 100 (as recorded)."""
        self._volume_percent = percent

    def tell_edge(self) -> None:
        """The cursor was to go beyond the edge, and stays."""
        self._play(_EDGE)

    def _on_aim_changed(self) -> None:
        before, self._told = self._told, (self._aim.cursor, self._aim.slot)
        cursor, slot = self._told
        if not self._volume_percent or self._aim.is_dragging or self._told == before:
            return
        if slot is not None:
            preview = self._aim.preview_at(cursor)
            self._play(_FITS if preview is not None and preview.fits else _MISSES)
        elif cursor != before[0]:
            self._play(_FILLED if self._session.game.is_filled(cursor) else _EMPTY)

    def _play(self, name: str) -> None:
        if self._volume_percent:
            row, column = self._aim.cursor
            size = self._session.game.ruleset.size
            self._sounds.place(name, self._volume_percent, pan_of(column, size), pitch_of(row, size))
