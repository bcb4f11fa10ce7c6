"""Every preference as one row, and who listens when it changes.

A row is the one owner of its facts: the file, the dialog and the listeners are all made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from bp_qt.storage.settings import Option, Settings
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = [
    "ANNOUNCEMENTS",
    "CLEAR_GRID",
    "EARCONS",
    "EARCON_VOLUME",
    "LANGUAGE",
    "MOTION",
    "MUTE",
    "PATTERNS",
    "PREFERENCES",
    "SCANNING",
    "SCAN_BACK",
    "SCAN_LOOPS",
    "SCAN_PROMPTS",
    "SCAN_STEP",
    "TEXT_PERCENT",
    "THEME",
    "TIMED_CLOCK",
    "VOLUME",
    "Preference",
    "connect_listeners",
]

T = TypeVar("T", bool, int, str)

_LOOK = QT_TRANSLATE_NOOP("Preferences", "Look")
_SOUND = QT_TRANSLATE_NOOP("Preferences", "Sound")
_PLAY = QT_TRANSLATE_NOOP("Preferences", "Ways to play")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preference(Option[T]):
    """An option that the preferences show. Texts are English source.

    `choices` may map each value to what it is called; those of `as_written` are written so in every language. `listener` names who is told of another value; the program
    does not start while a row names nobody that it knows.
    """

    section: str
    label: str
    help: str
    listener: str
    as_written: Collection[T] = ()


# The walrus names a row where it is listed, so a row can neither miss the table nor its name.
PREFERENCES = (
    LANGUAGE := Preference(
        key="settings/language",
        kind=str,
        default="system",
        choices={
            "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
            # Each language in its own words, so that people can find it whatever is shown now.
            "en": "English",
            "es": "Español",
        },
        as_written=("en", "es"),
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "&Language"),
        help=QT_TRANSLATE_NOOP("Preferences", "Changes at once, without a restart."),
        listener="language",
    ),
    THEME := Preference(
        key="settings/theme",
        kind=str,
        default="system",
        choices={
            "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
            "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
            "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
            "contrast-light": QT_TRANSLATE_NOOP("Preferences", "High contrast, light"),
            "contrast-dark": QT_TRANSLATE_NOOP("Preferences", "High contrast, dark"),
        },
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "&Theme"),
        help=QT_TRANSLATE_NOOP("Preferences", "High contrast has stronger edges and purer colours."),
        listener="look",
    ),
    PATTERNS := Preference(
        key="settings/patterns",
        kind=bool,
        default=True,
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "&Patterns on the blocks"),
        help=QT_TRANSLATE_NOOP(
            "Preferences", "A quiet sign for each family of shapes, to tell them apart without colour."
        ),
        listener="look",
    ),
    CLEAR_GRID := Preference(
        key="settings/clear_grid",
        kind=bool,
        default=False,
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "Clear &grid"),
        help=QT_TRANSLATE_NOOP(
            "Preferences", "Strong edges around empty cells. High contrast always has them."
        ),
        listener="look",
    ),
    TEXT_PERCENT := Preference(
        key="settings/text_percent",
        kind=int,
        default=100,
        choices=(100, 125, 150, 175, 200),
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "Te&xt size"),
        help=QT_TRANSLATE_NOOP("Preferences", "Of every text in the window and in the dialogs."),
        listener="look",
    ),
    MOTION := Preference(
        key="settings/motion",
        kind=str,
        default="system",
        choices={
            "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
            "on": QT_TRANSLATE_NOOP("Preferences", "On"),
            "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
        },
        section=_LOOK,
        label=QT_TRANSLATE_NOOP("Preferences", "&Motion"),
        help=QT_TRANSLATE_NOOP("Preferences", "Short animations when pieces land and lines are cleared."),
        listener="look",
    ),
    VOLUME := Preference(
        key="settings/volume",
        kind=int,
        default=60,
        limits=(0, 100),
        section=_SOUND,
        label=QT_TRANSLATE_NOOP("Preferences", "&Volume"),
        help=QT_TRANSLATE_NOOP("Preferences", "Everything that sounds is also seen and announced."),
        listener="sound",
    ),
    MUTE := Preference(
        key="settings/mute",
        kind=bool,
        default=False,
        section=_SOUND,
        label=QT_TRANSLATE_NOOP("Preferences", "No &sound"),
        help=QT_TRANSLATE_NOOP("Preferences", "Silent, and the volume stays as it is for later."),
        listener="sound",
    ),
    EARCONS := Preference(
        key="settings/earcons",
        kind=bool,
        default=False,
        section=_SOUND,
        label=QT_TRANSLATE_NOOP("Preferences", "Soun&ds of the cursor"),
        help=QT_TRANSLATE_NOOP(
            "Preferences",
            "Each step on the board sounds: empty, filled, fits or not, from left to right and higher towards the top.",
        ),
        listener="earcons",
    ),
    EARCON_VOLUME := Preference(
        key="settings/earcon_volume",
        kind=int,
        default=60,
        limits=(0, 100),
        section=_SOUND,
        label=QT_TRANSLATE_NOOP("Preferences", "Vol&ume of the cursor"),
        help=QT_TRANSLATE_NOOP("Preferences", "Beside the volume of the game’s other sounds."),
        listener="earcons",
    ),
    ANNOUNCEMENTS := Preference(
        key="settings/announcements",
        kind=str,
        default="normal",
        choices={
            "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
            "brief": QT_TRANSLATE_NOOP("Preferences", "Brief"),
        },
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "&Announcements"),
        help=QT_TRANSLATE_NOOP("Preferences", "How much a screen reader is told after each move."),
        listener="announcements",
    ),
    SCANNING := Preference(
        key="settings/scanning",
        kind=bool,
        default=False,
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "Sca&nning: play with one switch"),
        help=QT_TRANSLATE_NOOP(
            "Preferences",
            "Any key or click on the board chooses what is offered. Timed games have no clock meanwhile. "
            "Keys with Ctrl, and the mouse in the menus, stay as they are.",
        ),
        listener="scanning",
    ),
    SCAN_STEP := Preference(
        key="settings/scan_step_ms",
        kind=str,
        default="1500",
        choices={
            "500": QT_TRANSLATE_NOOP("Preferences", "Half a second"),
            "1000": QT_TRANSLATE_NOOP("Preferences", "1 second"),
            "1500": QT_TRANSLATE_NOOP("Preferences", "1.5 seconds"),
            "2000": QT_TRANSLATE_NOOP("Preferences", "2 seconds"),
            "3000": QT_TRANSLATE_NOOP("Preferences", "3 seconds"),
            "5000": QT_TRANSLATE_NOOP("Preferences", "5 seconds"),
        },
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "Scanning sp&eed"),
        help=QT_TRANSLATE_NOOP("Preferences", "How long each offer stands."),
        listener="scanning",
    ),
    SCAN_LOOPS := Preference(
        key="settings/scan_loops",
        kind=str,
        default="3",
        choices={
            "1": QT_TRANSLATE_NOOP("Preferences", "Once"),
            "2": QT_TRANSLATE_NOOP("Preferences", "Twice"),
            "3": QT_TRANSLATE_NOOP("Preferences", "3 times"),
            "5": QT_TRANSLATE_NOOP("Preferences", "5 times"),
            "0": QT_TRANSLATE_NOOP("Preferences", "Until something is chosen"),
        },
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "Scann&ing loops"),
        help=QT_TRANSLATE_NOOP(
            "Preferences", "How often all is offered before scanning goes back a step, and stops at last."
        ),
        listener="scanning",
    ),
    SCAN_BACK := Preference(
        key="settings/scan_back",
        kind=bool,
        default=False,
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "Second s&witch goes back"),
        help=QT_TRANSLATE_NOOP(
            "Preferences", "Backspace, Escape and the right button go back a step while scanning."
        ),
        listener="scanning",
    ),
    SCAN_PROMPTS := Preference(
        key="settings/scan_prompts",
        kind=bool,
        default=True,
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "Speak each &offer"),
        help=QT_TRANSLATE_NOOP("Preferences", "A screen reader is told what scanning offers."),
        listener="scanning",
    ),
    TIMED_CLOCK := Preference(
        key="settings/timed_clock",
        kind=str,
        default="normal",
        choices={
            "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
            "double": QT_TRANSLATE_NOOP("Preferences", "Twice as long"),
            "triple": QT_TRANSLATE_NOOP("Preferences", "Three times as long"),
            "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
        },
        section=_PLAY,
        label=QT_TRANSLATE_NOOP("Preferences", "&Clock of timed games"),
        help=QT_TRANSLATE_NOOP("Preferences", "A result with a longer clock, or with none, says so."),
        listener="clock",
    ),
)
"""Every preference in the order in which the dialog shows it; a section's rows stand together."""


def connect_listeners(
    settings: Settings, rows: Iterable[Preference[Any]], listeners: Mapping[str, Callable[[], object]]
) -> None:
    """Tells each row's listener when its value changes.

    Raises `LookupError` for a row without a listener: it would be shown and saved but do nothing.
    """
    by_key = {}
    for row in rows:
        if row.listener not in listeners:
            raise LookupError(f"{row.key}: there is no listener {row.listener!a}")
        by_key[row.key] = listeners[row.listener]
    settings.changed.connect(lambda key: by_key[key]() if key in by_key else None)
