"""The whole program in a language that nobody speaks: nothing is hard-coded, and nothing is clipped at 140 %.

The texts of that language are those of the .ts, under their contexts: what the program asks for under another one
comes out in English here, as it would for a player.
"""

import errno
import os
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QTranslator
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QWidget

import bp_qt.app.program
from bp_qt.access.keys import KEYS, shown_keys
from bp_qt.app.program import Program
from bp_qt.dialogs.help.key_page import HELP_KEYS
from bp_qt.dialogs.licences import COMPONENTS
from bp_qt.engine.deal import STREAM_TEXT
from bp_qt.look.lettering import write
from bp_qt.scene import message, panel_above, panel_beside
from bp_qt.storage.paths import settings_file
from bp_qt.window.actions import ACTIONS
from bp_qt.words.times import day_text
from resources import make_translations
from tests import tour
from tests.program import NAME, SIZES, opened, rest
from tests.pseudo_locale import CLOSE, OPEN, write_pseudo
from tests.seen import action_texts, clipped, mnemonics_of, texts_of
from tests.ts_files import messages_of

SMALLEST_FONT_PX = {"en": 10, "es": 10, "pseudo": 8}
"""Of the panel, in the smallest window."""

SAFE_START = {
    (
        "Block Puzzle did not come as far as a window the last times. Start it with its default settings? "
        "Your games stay as they are."
    ),
    "&Default settings",
    "&Start as usual",
}
NOT_MET = {
    ("App", "Block Puzzle is already running and does not answer."),
    *(("Start", text) for text in SAFE_START),
    ("Actions", "End the game?"),
    ("Panel", "goes on when you do"),
    ("AboutDialog", "No program to show folders was found; the folder is named above."),
    ("StatisticsDialog", "The change could not be written to disk."),
}
"""What the tour does not come to; the dialogs' own tests do."""


class Listener(QTranslator):
    """Hears what is asked for, and answers as the program's own translators do."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()
        self._house = program

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        self.asked.add((context, text))
        answers = (
            translator.translate(context, text, disambiguation, n)
            for translator in reversed(self._house.language._installed)
        )
        return next((answer for answer in answers if answer), text)


class Told(NamedTuple):
    """A text and where it was seen."""

    view: str
    text: str


@dataclass
class Seen:
    """What was met on a tour of the program."""

    texts: set[Told] = field(default_factory=set)
    faults: set[Told] = field(default_factory=set)
    clashes: set[Told] = field(default_factory=set)
    asked: set[tuple[str, str]] = field(default_factory=set)
    allowed: set[str] = field(default_factory=set)

    def look(self, view: str, widget: QWidget) -> None:
        self.texts |= {Told(view, text) for text in texts_of(widget)}
        self.faults |= {Told(view, fault) for fault in clipped(widget)}
        for group in mnemonics_of(widget):
            self.clashes |= {Told(view, letter) for letter, times in Counter(group).items() if times > 1}


@contextmanager
def _watched_painting(seen: Seen, smallest_px: int, size: tuple[int, int]) -> Iterator[None]:
    """Looks at every text that panel and message strip paint."""

    def watched(painter: QPainter, at: QPointF, font: QFont, colour: str, text: str, *align: object) -> None:
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > size[0]:
            seen.faults.add(Told("scene", f"{text}: {wide} px"))
        if font.pixelSize() < smallest_px:
            seen.faults.add(Told("scene", f"{text}: letters of {font.pixelSize()} px"))
        write(painter, at, font, colour, text, *align)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panel_above, "write", watched)
        patch.setattr(panel_beside, "write", watched)
        patch.setattr(message, "write", watched)
        yield


def _tour(qapp: QApplication, folder: Path, language: str, size: tuple[int, int], percent: int = 100) -> Seen:
    seen = Seen()
    smallest_px = SMALLEST_FONT_PX[language]
    with (
        _watched_painting(seen, smallest_px, size),
        opened(qapp, folder, "es" if language == "pseudo" else language, size, percent) as program,
    ):
        listener = Listener(program)
        qapp.installTranslator(listener)
        program.announcer.said.connect(lambda text: seen.texts.add(Told("said", text)))
        program.window.refresh()
        seen.texts |= {Told("menus", text) for text in action_texts(program.window)}
        for view, widget in tour.views(program):
            if widget is program.window:
                widget.grab()
            else:
                widget.resize(*size)
            rest()
            seen.look(view, widget)
        seen.texts |= {Told("sentences", text) for text in tour.sentences()}
        seen.allowed = _allowed(folder)
        seen.asked = listener.asked
        qapp.removeTranslator(listener)
    return seen


def _allowed(folder: Path) -> set[str]:
    """Names, what a player typed, what is typed on a command line, and what Qt writes in its own words."""
    keys = {shown_keys(row) for row in KEYS} | {
        tour.native(key) for key in (*(row.keys for row in ACTIONS), *(row.keys for row in HELP_KEYS)) if key
    }
    # The tour may begin before midnight and end after it.
    days = {day_text(day) for day in (date(2026, 3, 1), date.today() - timedelta(days=1), date.today())}
    names = {NAME, "PySide6", "Python", "Qt", "English", "Español", "daily/"}
    names |= {word for component in COMPONENTS for part in component for word in part.split(", ")}
    names |= {str(settings_file(folder)), str(folder)}
    typed = {STREAM_TEXT.format(seed="seed", group="g"), "--trace", "(*.json)", "kept"}
    qts = {QCoreApplication.translate("QPlatformTheme", "OK"), os.strerror(errno.EISDIR)}
    qts |= {QCoreApplication.translate("QTabBar", f"Scroll {way}") for way in ("Left", "Right")}
    return keys | days | names | typed | qts


@pytest.fixture(scope="module", params=SIZES, ids=str)
def pseudo(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Seen:
    """A tour in the language that nobody speaks."""
    folder = tmp_path_factory.mktemp("pseudo")
    write_pseudo(folder / "resources" / "translations")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bp_qt.app.program, "resources_folder", lambda: folder / "resources")
        return _tour(qapp, folder, "pseudo", request.param)


@pytest.fixture(scope="module", params=[("es", 100), ("es", 200), ("en", 200)], ids=str)
def spoken(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Seen:
    """The same tour in a real language through the smallest window, also with text twice as large."""
    language, percent = request.param
    return _tour(qapp, tmp_path_factory.mktemp(language), language, SIZES[0], percent)


def test_nothing_is_hard_coded(pseudo: Seen) -> None:
    """Every letter of the language is one that English lacks."""
    names = re.compile("|".join(re.escape(name) for name in sorted(pseudo.allowed, key=len, reverse=True)))
    assert [told for told in pseudo.texts if re.search("[A-Za-z]{2}", names.sub("", told.text))] == []


def test_every_text_is_shown_whole(pseudo: Seen) -> None:
    assert [told for told in pseudo.texts if told.text.count(OPEN) != told.text.count(CLOSE)] == []


def test_everything_is_asked_for_under_the_context_that_it_has(pseudo: Seen) -> None:
    known = {(m.context, m.source) for m in messages_of(make_translations.ts_file("es"))}
    own = {(context, text) for context, text in pseudo.asked if not context.startswith("Q")}
    # A table of choices is asked for as a whole, and a language is called what its speakers call it.
    own -= {("Preferences", "English"), ("Preferences", "Español")}
    assert own - known == set()
    assert known - own == NOT_MET


def test_nothing_is_clipped_at_140_per_cent(pseudo: Seen) -> None:
    assert sorted(pseudo.faults) == []


def test_nothing_is_clipped_in_a_real_language(spoken: Seen) -> None:
    assert sorted(spoken.faults) == []


def test_a_mnemonic_leads_to_one_place(spoken: Seen) -> None:
    assert sorted(spoken.clashes) == []
