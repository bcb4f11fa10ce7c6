"""Contrast of every pair of colours that touch, in every theme (docs/accessibility.md, "Seen")."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import RULESETS
from bp_qt.engine.shapes import Family, catalogue
from bp_qt.look.blocks import BlockPainter, Finish
from bp_qt.look.colours import contrast
from bp_qt.look.glyphs import GLYPHS, glyph_of
from bp_qt.look.theme import THEMES, Theme, palette_of, style_sheet

TEXT_PAIRS = (
    ("text", "window"),
    ("muted", "window"),
    ("accent", "window"),
    ("text", "cell"),
    ("muted", "cell"),
    ("accent", "cell"),
    ("text", "slot"),
    ("text", "board"),
    ("text", "button"),
    ("text", "button_hover"),
    ("text", "button_pressed"),
    ("mark", "window"),
    ("focus", "window"),
    ("focus", "cell"),
    ("focus", "button"),
    ("halo", "focus"),
    ("muted", "button"),
)
"""(text, ground)"""

EDGE_PAIRS = (
    ("grid", "cell"),
    ("grid", "shade"),
    ("grid", "board"),
    ("grid", "outline"),
    ("grid", "window"),
    ("grid", "slot"),
    ("grid", "slot_hover"),
    ("text", "slot_chosen"),
    ("mark", "slot"),
    ("mark", "slot_hover"),
    ("mark", "slot_chosen"),
    ("lit_edge", "lit"),
    ("lit_edge", "halo"),
    ("ghost", "halo"),
    ("focus", "halo"),
    ("focus", "window"),
    ("focus", "slot"),
    ("focus", "button"),
    ("button_edge", "window"),
    ("button_edge", "button"),
)
"""Edges and marks against what they touch."""

TWO_TONES = ("ghost", "lit_edge", "focus", "text")
"""Cores of strokes between two edges of halo: one of both has to stand out from any ground."""

GROUNDS = ("cell", "shade", "grid", "board", "outline", "lit", "window", "slot")


def pairs_of(theme: Theme) -> Iterator[tuple[str, float, float]]:
    """Name of the pair, its contrast, the least it may have."""
    for first, second in TEXT_PAIRS:
        least = 7.0 if theme.high_contrast else 4.5
        yield f"{first} on {second}", contrast(getattr(theme, first), getattr(theme, second)), least
    for first, second in EDGE_PAIRS:
        yield f"{first} against {second}", contrast(getattr(theme, first), getattr(theme, second)), 3.0
    for core in TWO_TONES:
        for ground in GROUNDS:
            colours = (getattr(theme, core), theme.halo)
            yield f"{core} or halo on {ground}", _best(colours, getattr(theme, ground)), 3.0


def face_pairs_of(theme: Theme, family: Family, finish: Finish) -> Iterator[tuple[str, float, float]]:
    tones = BlockPainter(theme).colours(family, finish)
    name = f"{finish} {family.id}"
    ink = theme.ink(tones[1])
    for tone in tones[1:]:
        yield f"outline of {name}", contrast(theme.outline, tone), 3.0
        yield f"glyph on {name}", contrast(ink, tone), 7.0 if theme.high_contrast else 3.0
    grounds = ("lit",) if finish is Finish.PALE else ("cell", "lit", "slot", "slot_hover", "slot_chosen")
    for ground in grounds:
        edge = _best((theme.outline, tones[1]), getattr(theme, ground))
        yield f"{name} on {ground}", edge, 3.0
    for core in TWO_TONES:
        yield f"{core} or halo on {name}", _best((getattr(theme, core), theme.halo), tones[1]), 3.0


def _best(colours: tuple[str, ...], ground: str) -> float:
    return max(contrast(colour, ground) for colour in colours)


@pytest.mark.parametrize("name", THEMES)
def test_pairs_that_touch_have_contrast(name: str) -> None:
    low = [f"{pair}: {ratio:.2f} < {least}" for pair, ratio, least in pairs_of(THEMES[name]) if ratio < least]
    assert not low, f"{name}: " + "; ".join(low)


@pytest.mark.parametrize("name", THEMES)
def test_faces_have_contrast(name: str) -> None:
    low = [
        f"{pair}: {ratio:.2f} < {least}"
        for family in catalogue("full").families
        for finish in Finish
        for pair, ratio, least in face_pairs_of(THEMES[name], family, finish)
        if ratio < least
    ]
    assert not low, f"{name}: " + "; ".join(low)


def test_the_hue_and_the_glyph_of_every_family_can_be_painted() -> None:
    families = {family for ruleset in RULESETS for family in ruleset.catalogue.families}
    assert {family.glyph for family in families} <= GLYPHS
    for theme in THEMES.values():
        assert {family.hue for family in families} <= set(theme.hues), theme.name


def test_a_glyph_that_nobody_drew_is_an_error_and_not_an_empty_block() -> None:
    with pytest.raises(KeyError, match="horseshoe"):
        glyph_of(Family("new", hue="blue", glyph="horseshoe"))


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_is_written_as_rrggbb(name: str) -> None:
    theme = THEMES[name]
    colours = [value for value in vars(theme).values() if isinstance(value, str) and value.startswith("#")]
    assert len(colours) > 20
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in (*colours, *theme.hues.values()))


@pytest.mark.parametrize("name", THEMES)
def test_palette_and_style_sheet(name: str, qtbot: QtBot) -> None:
    theme = THEMES[name]
    palette = palette_of(theme)
    assert palette.color(QPalette.ColorRole.Window).name().upper() == theme.window
    assert palette.color(QPalette.ColorRole.WindowText).name().upper() == theme.text
    sheet = style_sheet(theme)
    assert "%(" not in sheet
    assert theme.focus in sheet
