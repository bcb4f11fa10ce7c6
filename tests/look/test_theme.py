"""Contrast of every pair of colours that touch, in every theme (docs/accessibility.md, "Seen")."""

import re
from collections.abc import Iterator
from dataclasses import astuple

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import RULESETS
from bp_qt.engine.shapes import Family, catalogue
from bp_qt.look.blocks import BlockPainter, Finish, tones_of
from bp_qt.look.colours import contrast
from bp_qt.look.glyphs import GLYPHS, glyph_of
from bp_qt.look.theme import THEMES, Theme, palette_of, style_sheet

GROUNDS_OF_TEXT = (
    "window_top",
    "window",
    "window_bottom",
    "slab",
    "panel",
    "card",
    "trough",
    "control",
)
TEXT_PAIRS = (
    *((ink, ground) for ink in ("ink", "muted", "accent") for ground in GROUNDS_OF_TEXT),
    ("ink", "control_hover"),
    ("ink", "control_pressed"),
    ("ink", "well"),
    ("ink", "lit"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
    ("window", "ink"),
)
"""(text, ground)"""

EDGE_PAIRS = (
    ("warn", "trough"),
    ("focus", "halo"),
    ("focus", "panel"),
    ("ghost", "halo"),
    ("accent", "halo"),
    ("accent", "lit"),
    ("accent", "slab"),
    ("accent", "trough"),
    ("accent", "card"),
    ("accent", "panel"),
    ("control_edge", "window"),
    ("control_edge", "window_bottom"),
    ("control_edge", "panel"),
    ("control_edge", "control"),
)
"""Edges and marks against what they touch."""

TWO_TONES = ("ghost", "focus")
"""Cores of strokes between two edges of halo: one of both has to stand out from any ground."""

GROUNDS = ("well", "slab", "lit", "window", "window_bottom", "panel", "trough", "control")
GRID_GROUNDS = ("well", "slab")
"""What the edges of empty cells touch where they are to be seen clearly."""


def pairs_of(theme: Theme) -> Iterator[tuple[str, float, float]]:
    """Name of the pair, its contrast, the least it may have."""
    for first, second in TEXT_PAIRS:
        least = 7.0 if theme.high_contrast else 4.5
        yield f"{first} on {second}", contrast(getattr(theme, first), getattr(theme, second)), least
    for first, second in EDGE_PAIRS:
        yield f"{first} against {second}", contrast(getattr(theme, first), getattr(theme, second)), 3.0
    for ground in GRID_GROUNDS:
        yield f"clear grid on {ground}", contrast(theme.grid_edge, getattr(theme, ground)), 3.0
    for core in TWO_TONES:
        for ground in GROUNDS:
            colours = (getattr(theme, core), theme.halo)
            yield f"{core} or halo on {ground}", _best(colours, getattr(theme, ground)), 3.0


def face_pairs_of(theme: Theme, family: Family, finish: Finish) -> Iterator[tuple[str, float, float]]:
    """A block is told from its ground by its rim or by its face."""
    tones = tones_of(theme.tones(family), finish)
    name = f"{finish} {family.id}"
    if finish is not Finish.FADED:
        yield f"glyph on {name}", contrast(tones.glyph, tones.face), 7.0 if theme.high_contrast else 3.0
    grounds = {Finish.PALE: ("lit",), Finish.FADED: ("trough",)}.get(finish, ("well", "slab", "trough"))
    for ground in grounds:
        yield f"{name} on {ground}", _best((tones.rim, tones.face), getattr(theme, ground)), 3.0
    for core in TWO_TONES:
        yield f"{core} or halo on {name}", _best((getattr(theme, core), theme.halo), tones.face), 3.0


def _best(colours: tuple[str, ...], ground: str) -> float:
    return max(contrast(colour, ground) for colour in colours)


@pytest.mark.parametrize("name", THEMES)
def test_pairs_that_touch_have_contrast(name: str) -> None:
    low = [f"{pair}: {ratio:.2f} < {least}" for pair, ratio, least in pairs_of(THEMES[name]) if ratio < least]
    assert not low, f"{name}: " + "; ".join(low)


@pytest.mark.parametrize("name", THEMES)
def test_blocks_have_contrast(name: str) -> None:
    low = [
        f"{pair}: {ratio:.2f} < {least}"
        for family in catalogue("full").families
        for finish in Finish
        for pair, ratio, least in face_pairs_of(THEMES[name], family, finish)
        if ratio < least
    ]
    assert not low, f"{name}: " + "; ".join(low)


def test_edges_of_empty_cells_are_soft_unless_they_are_to_be_clear() -> None:
    for name in ("light", "dark"):
        theme = THEMES[name]
        assert 1.1 < contrast(theme.well_edge, theme.slab) < 2
        assert not BlockPainter(theme).clear_grid
        assert BlockPainter(theme, clear_grid=True).clear_grid
    for name in ("contrast-dark", "contrast-light"):
        assert BlockPainter(THEMES[name]).clear_grid


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
    tones = [tone for hue in theme.hues.values() for tone in astuple(hue)]
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in (*colours, *tones))


@pytest.mark.parametrize("name", THEMES)
def test_palette_and_style_sheet(name: str, qtbot: QtBot) -> None:
    theme = THEMES[name]
    palette = palette_of(theme)
    assert palette.color(QPalette.ColorRole.Window).name().upper() == theme.panel
    assert palette.color(QPalette.ColorRole.WindowText).name().upper() == theme.ink
    sheet = style_sheet(theme)
    assert "%(" not in sheet
    assert theme.focus in sheet
