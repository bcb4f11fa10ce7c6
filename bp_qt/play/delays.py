"""Every delay after which the program does something by itself, in one place."""

from __future__ import annotations

from dataclasses import dataclass, fields

__all__ = ["USUAL", "Delays"]


@dataclass(frozen=True, slots=True)
class Delays:
    """Times in milliseconds, injected wherever something waits.

    Nothing may depend on their length, least of all tests.
    """

    result_ms: int = 500
    """From the end of a game to its result card."""
    second_press_ms: int = 400
    """Least between a press that asks and the one that answers: a double click or a trembling hand is one press."""
    sample_ms: int = 150
    """From the last movement of the volume's slider to the sound that it asks for."""
    hold_ms: int = 1_000
    """From the end of a menu to the news of what it did: a screen reader tells of the focus first."""
    message_ms: int = 4_000
    """How long a line is shown beneath the board."""
    nod_after_ms: int = 1_200
    """From the very first start to the first nod of a piece."""
    nod_every_ms: int = 8_000
    braille_ms: int = 6_000
    """From the last message to the braille line anew: Orca lays a message over it for five seconds."""
    resize_ms: int = 60
    """From another width of the help to its page anew."""
    motion_percent: int = 100
    """How long what moves takes, of what `bp_qt.look.curves` says."""
    close_ms: int = 4_500
    """From the wish to close to the end, where the disk takes so long over the game."""

    def times(self, factor: float) -> Delays:
        """The same, all longer or shorter."""
        return Delays(**{field.name: round(getattr(self, field.name) * factor) for field in fields(self)})


USUAL = Delays()
"""What the program is given unless someone knows better."""
