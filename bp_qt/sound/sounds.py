"""Which sounds a move makes."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bp_qt.engine.moves import Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.play.session import Change, GameSession
from bp_qt.sound.loudspeaker import Sounds

__all__ = ["SoundPlayer", "Sounds", "sounds_of"]

# The number of recorded variants; anything beyond sounds like the last.
_LOUDEST_CLEAR = 6
_HIGHEST_COMBO = 5

_DELAY_MS = {"place": 0, "clear": 50, "combo": 170, "new-group": 230, "over": 300}
"""The sounds of one move come one after the other, as what they tell is seen."""


def sounds_of(outcome: Outcome, shown_combo: int) -> tuple[str, ...]:
    """The names of the sounds of a move that was made, in the order in which they begin.

    `shown_combo` is the combo after it as it is shown, 0 when it is not.

    >>> from bp_qt.engine.moves import Command
    >>> from bp_qt.engine.outcome import Ending
    >>> sounds_of(Outcome(Placement(0, 9, 0), rows=(8, 9), columns=(4,), combo=2), 2)
    ('place', 'clear-3', 'combo-2')
    >>> sounds_of(Outcome(Command.END, combo=2, ending=Ending.ENDED), 2)
    ('over',)
    """
    names = []
    if isinstance(outcome.move, Placement):
        names.append("place")
    if outcome.lines:
        names.append(f"clear-{min(outcome.lines, _LOUDEST_CLEAR)}")
        if shown_combo:
            names.append(f"combo-{min(shown_combo, _HIGHEST_COMBO)}")
    if outcome.dealt is not None:
        names.append("new-group")
    if outcome.ending is not None:
        names.append("over")
    return tuple(names)


def delay_ms_of(name: str) -> int:
    """When the sound of this name begins, counted from the move.

    >>> delay_ms_of("place"), delay_ms_of("clear-4")
    (0, 50)
    """
    return _DELAY_MS[name if name in _DELAY_MS else name.rpartition("-")[0]]


class SoundPlayer(QObject):
    """Lets the moves of a session be heard, after they are made and kept. Silent until a volume is set.

    A refused move, undo and a game that is opened or started have no sound.
    """

    def __init__(self, session: GameSession, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._volume_percent = 0
        self._mute = False
        session.told.connect(self._on_told)

    def set_volume(self, percent: int) -> None:
        """0 (nothing) to 100 (as recorded)."""
        self._volume_percent = percent

    def set_mute(self, mute: bool) -> None:
        """Nothing is heard while `mute`; the volume is kept."""
        self._mute = mute

    def warm_up(self) -> None:
        """Warms up in the background; call it after the first paint. Does nothing if nothing will be heard."""
        if self._audible:
            self._sounds.warm_up()

    @property
    def _audible(self) -> bool:
        return self._volume_percent > 0 and not self._mute

    def _on_told(self, change: Change) -> None:
        if change.outcome is None or not self._audible:
            return
        for name in sounds_of(change.outcome, change.after.shown_combo or 0):
            self._sounds.play(name, self._volume_percent, delay_ms_of(name))
