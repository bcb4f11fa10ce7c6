"""Every two families are told apart by their colour, however many colours are seen, or by their glyph."""

from itertools import combinations

import pytest

from bp_qt.engine.shapes import catalogue
from bp_qt.look.theme import THEMES
from tests.look.colour_vision import VISIONS, Lab, difference, seen

LEAST = 8.0


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        # Sharma, Wu, Dalal 2005: supplementary test data.
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_published_data(first: Lab, second: Lab, told: float) -> None:
    assert difference(first, second) == pytest.approx(told, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEMES)
def test_families_differ_by_hue_or_glyph(name: str, vision: str) -> None:
    theme = THEMES[name]
    alike = [
        (first.id, second.id)
        for first, second in combinations(catalogue("full").families, 2)
        if first.glyph == second.glyph
        and difference(seen(theme.tones(first).face, vision), seen(theme.tones(second).face, vision)) < LEAST
    ]
    assert not alike


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEMES)
def test_hues_differ_without_their_glyphs_too(name: str, vision: str) -> None:
    """More than is asked for: the glyphs can be switched off."""
    hues = THEMES[name].hues
    alike = {
        (first, second): difference(seen(hues[first].face, vision), seen(hues[second].face, vision))
        for first, second in combinations(hues, 2)
    }
    assert min(alike.values()) >= LEAST, min(alike, key=lambda pair: alike[pair])
