"""The .ts and .qm files: nothing missing, nothing left over, nothing half translated; Spanish as it is written."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from resources import make_translations
from tests.ts_files import PACKAGE, PLACE, Message, asked_in_sources, messages_of

FOLDER = make_translations.FOLDER
ENGLISH = messages_of(make_translations.ts_file("en"))
SPANISH = messages_of(make_translations.ts_file("es"))
LANGUAGES = pytest.mark.parametrize("language", make_translations.LANGUAGES)

SAME = {
    ("Families", "J"),
    ("Families", "L"),
    ("Families", "S"),
    ("Families", "U"),
    ("Families", "Z"),
    ("HelpRules", "Combo"),
    ("Phrases", "Combo {combo}."),
    ("Preferences", "Normal"),
    ("Statistics", "{day}: {points}"),
    ("Wording", "Combo"),
    ("Wording", "Hardcore"),
    ("Wording", "Zen"),
}
"""Texts that are the same in Spanish, and meant to be; units of time, which are too, have a context of their own."""

WORDS = {
    r"\bboards?\b": "tablero",
    r"\btray\b": "bandeja",
    r"\bcells?\b|cell\(s\)": "casilla",
    r"\brows?\b(?! that)|row\(s\)": "fila",  # not three placements in a row that clear
    r"\bcolumns?\b": "columna",
    r"\bundo\b|\bundone\b": "desh",
    r"\bcleared\b|(?<!full )\bclears?\b(?! &?grid)|\bclearing\b": "despej",
    r"\bpieces?\b": "pieza",
    r"(?<!best )\bscore\b": "puntua",
    r"\bseeds?\b": "semilla",
    r"\bshapes?\b|shape\(s\)": "forma",
    r"\bplace\(s\)|\bin how many places\b": "sitio",
    r"(?<!to )\bchallenge\b": "reto",
    r"\bfull clears?\b|\bclean board\b": "vaciado",
}
"""English word -> the beginning of the one Spanish word that stands for it everywhere."""


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations brought up to date in another place, as `make_translations.py` does it."""
    folder = tmp_path_factory.mktemp("translations")
    for language in make_translations.LANGUAGES:
        shutil.copy(make_translations.ts_file(language), folder)
        make_translations.update(language, folder)
        make_translations.release(language, folder)
    return folder


@LANGUAGES
@pytest.mark.parametrize("suffix", [".ts", ".qm"])
def test_the_files_are_up_to_date(fresh: Path, language: str, suffix: str) -> None:
    """A new or changed text needs `resources/make_translations.py` and a translation."""
    name = f"bp_qt_{language}{suffix}"
    assert (fresh / name).read_bytes() == (FOLDER / name).read_bytes()


# --- the sources -------------------------------------------------------------------------------------------


def test_every_text_to_translate_is_a_literal() -> None:
    """Except where a table's text, marked elsewhere, is translated when it is shown."""
    marked = {asked.context for asked in asked_in_sources() if asked.text is not None}
    assert [asked for asked in asked_in_sources() if asked.text is None and asked.context not in marked] == []


def test_every_text_of_the_sources_is_in_spanish_under_its_context() -> None:
    """Read without lupdate: what it misses would stay English and nobody would be told."""
    known = {(message.context, message.source) for message in SPANISH}
    asked = {(asked.context, asked.text) for asked in asked_in_sources() if asked.text is not None}
    assert asked - known == set()
    assert known - asked == set()


def test_values_are_filled_in_at_named_places() -> None:
    """By `fill`, all at once: a chain of replacements takes values for places, and `%1` tells a translator nothing."""
    chained = re.compile(r"""\.replace\(["']%[0-9n]["']""")
    assert [path for path in PACKAGE.rglob("*.py") if chained.search(path.read_text("utf-8"))] == []
    assert [asked for asked in asked_in_sources() if re.search(r"%L?[0-9]|%n", asked.text or "")] == []


def test_a_text_with_a_number_has_plural_forms() -> None:
    """lupdate marks them in `self.tr(text, "", n)` only, not in `translate`."""
    assert [message.name for message in SPANISH if message.is_plural != ("%Ln" in message.source)] == []
    assert [(m.context, m.source) for m in ENGLISH] == [(m.context, m.source) for m in SPANISH if m.is_plural]


# --- completeness ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("messages", [ENGLISH, SPANISH], ids=["en", "es"])
def test_nothing_is_missing_or_unfinished(messages: list[Message]) -> None:
    assert messages
    assert [message.name for message in messages if not message.is_finished] == []
    assert [message.name for message in messages if not all(message.forms)] == []
    assert [message.name for message in messages if len(message.forms) != 1 + message.is_plural] == []


def test_no_text_is_translated_twice() -> None:
    names = Counter(message.name for message in SPANISH)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("messages", [ENGLISH, SPANISH], ids=["en", "es"])
def test_what_is_filled_in_later_is_still_there(messages: list[Message]) -> None:
    assert [
        message.name
        for message in messages
        for form in message.forms
        if set(PLACE.findall(form)) != set(PLACE.findall(message.source))
    ] == []


def test_a_mnemonic_stays_one() -> None:
    assert [m.name for m in SPANISH for form in m.forms if form.count("&") != m.source.count("&")] == []


@pytest.mark.parametrize("messages", [ENGLISH, SPANISH], ids=["en", "es"])
def test_begins_and_ends_alike(messages: list[Message]) -> None:
    """Spaces around a text, and the mark at its end, are part of the sentence that it is put into."""
    ends = re.compile(r"^\s*|(?:[.:…]|\s)*$")
    assert [
        message.name
        for message in messages
        for form in message.forms
        if ends.findall(form) != ends.findall(message.source)
    ] == []


def test_english_has_true_plurals() -> None:
    assert [form for message in ENGLISH for form in message.forms if "(s)" in form] == []


# --- Spanish as it is written ------------------------------------------------------------------------------


def test_no_english_is_left() -> None:
    same = {(m.context, m.source) for m in SPANISH if m.source in m.forms and m.context != "TimeWords"}
    assert same == SAME
    english = re.compile(
        r"\b(?:the|of|and|is|are|in|this|that|with|your|piece|board|row|cell|game)\b", re.IGNORECASE
    )
    assert [
        form for message in SPANISH for form in message.forms if english.search(PLACE.sub("", form))
    ] == []


@pytest.mark.parametrize(("word", "stem"), WORDS.items())
def test_the_words_of_the_board(word: str, stem: str) -> None:
    names = re.compile(word, re.IGNORECASE)
    assert [
        form
        for message in SPANISH
        for form in message.forms
        if names.search(PLACE.sub("", message.source)) and stem not in form.lower()
    ] == []


def test_quotes_and_question_marks_come_in_pairs() -> None:
    for form in (form for message in SPANISH for form in message.forms):
        assert not set(form) & set("\"“”‘’'`"), form
        assert form.count("«") == form.count("»"), form
        assert form.count("¿") == form.count("?"), form
        assert form.count("¡") == form.count("!"), form


def test_a_per_cent_sign_stands_apart_without_a_break() -> None:
    assert [f for message in SPANISH for f in message.forms if re.search(r"\} ?%", f)] == []


def test_the_player_is_not_addressed_formally() -> None:
    formal = re.compile(
        r"\b(?:usted|ustedes|su partida|sus partidas|pulse|haga|elija|coloque|vosotros)\b", re.IGNORECASE
    )
    assert [form for message in SPANISH for form in message.forms if formal.search(form)] == []


# --- what the program finds --------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "messages"), [("en", ENGLISH), ("es", SPANISH)], ids=["en", "es"])
def test_every_message_is_found_at_run_time(
    qapp: QCoreApplication, language: str, messages: list[Message]
) -> None:
    translator = QTranslator()
    assert translator.load(str(FOLDER / f"bp_qt_{language}.qm"))
    for message in messages:
        for form, n in zip(message.forms, (1, 2), strict=False):
            number = n if message.is_plural else -1
            assert translator.translate(message.context, message.source, "", number) == form
