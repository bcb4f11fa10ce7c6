"""Named colours of a theme, and how widgets wear them (docs/accessibility.md, "Seen")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from PySide6.QtGui import QColor, QPalette

from bp_qt.engine.shapes import Family
from bp_qt.look.colours import BLACK, WHITE, mix
from bp_qt.look.style_sheet import SHEET
from bp_qt.look.swatches import (
    COLOURS,
    FLAT,
    FLAT_FADED_ON_WHITE,
    SCRIM_ALPHA,
    SHADOW_ALPHA,
    TONES,
)

__all__ = ["THEMES", "Theme", "Tones", "palette_of", "style_sheet"]


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of the blocks of one hue: plain, pale (about to vanish), faded (fits nowhere, or all is over).

    `rim` is the edge of a block, `lip` its side as seen below the face, `shine` the glaze along its upper edge, `body`
    what lies between the blocks of an aimed piece.
    """

    face: str
    top: str
    lip: str
    rim: str
    shine: str
    glyph: str
    pale: str
    pale_top: str
    pale_lip: str
    pale_glyph: str
    body: str
    faded: str
    faded_edge: str


@dataclass(frozen=True, eq=False)
class Theme:
    """One look of the whole window; every colour is `#rrggbb`, `hues` are by name."""

    name: str
    dark: bool
    high_contrast: bool
    scrim_alpha: float
    shadow_alpha: float
    hues: Mapping[str, Tones]
    window: str
    window_top: str
    window_bottom: str
    slab: str
    slab_top: str
    slab_lip: str
    well: str
    well_shade: str
    well_edge: str
    well_light: str
    grid_edge: str
    trough: str
    trough_shade: str
    trough_edge: str
    card: str
    ink: str
    muted: str
    accent: str
    accent_hover: str
    accent_pressed: str
    on_accent: str
    lit: str
    ghost: str
    halo: str
    focus: str
    warn: str
    control: str
    control_hover: str
    control_pressed: str
    control_edge: str
    line: str
    panel: str
    scrim: str
    shadow: str

    def tones(self, family: Family) -> Tones:
        """The colours of the blocks of `family`; KeyError for a hue that no theme has."""
        return self.hues[family.hue]

    @property
    def quiet(self) -> str:
        """What can't be done now: still to be read, but no more than that."""
        return mix(self.muted, self.window, 0.35)

    @property
    def imprint(self) -> str:
        """Where a piece lay that is in the hand."""
        return mix(self.trough, self.trough_shade, 0.42)

    @property
    def used(self) -> str:
        """The mark of a slot whose piece was placed."""
        return self.line if self.dark and not self.high_contrast else self.trough_edge


def _rows(table: str) -> Iterator[list[str]]:
    """The rows of a table of colours, its head first."""
    for line in table.strip().splitlines():
        yield line.split()


def _colours(name: str) -> dict[str, str]:
    head, *rows = _rows(COLOURS)
    return {row[0]: f"#{row[head.index(name)]}" for row in rows}


def _glazed(name: str) -> dict[str, Tones]:
    _, *rows = _rows(TONES[name])
    return {hue: Tones(*(f"#{tone}" for tone in tones)) for hue, *tones in rows}


def _flat(*, dark: bool) -> dict[str, Tones]:
    _, *rows = _rows(FLAT)
    hues = {}
    for hue, *tones in rows:
        face, pale, faded = (f"#{tone}" for tone in tones)
        around = BLACK if dark else WHITE
        clay = faded if dark else FLAT_FADED_ON_WHITE
        hues[hue] = Tones(face, face, face, BLACK, face, BLACK, pale, pale, face, BLACK, around, clay, BLACK)
    return hues


def _theme(name: str, *, dark: bool = False, high_contrast: bool = False) -> Theme:
    return Theme(
        name=name,
        dark=dark,
        high_contrast=high_contrast,
        scrim_alpha=SCRIM_ALPHA[name],
        shadow_alpha=SHADOW_ALPHA[name],
        hues=_flat(dark=dark) if high_contrast else _glazed(name),
        **_colours(name),
    )


THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        _theme("light"),
        _theme("dark", dark=True),
        _theme("contrast-dark", dark=True, high_contrast=True),
        _theme("contrast-light", high_contrast=True),
    )
}
"""All themes by name."""


def palette_of(theme: Theme) -> QPalette:
    """The palette of every widget (Fusion style) under `theme`."""
    role = QPalette.ColorRole
    palette = QPalette()
    for key, colour in _roles(theme).items():
        palette.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.muted))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.line))
    return palette


def _roles(theme: Theme) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.panel,
        role.WindowText: theme.ink,
        role.Base: theme.panel,
        role.AlternateBase: theme.well,
        role.Text: theme.ink,
        role.PlaceholderText: theme.muted,
        role.Button: theme.control,
        role.ButtonText: theme.ink,
        role.BrightText: theme.warn,
        role.ToolTipBase: theme.ink,
        role.ToolTipText: theme.window,
        role.Highlight: theme.focus,
        role.HighlightedText: theme.halo,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: mix(theme.control, WHITE, 0.2),
        role.Midlight: mix(theme.control, WHITE, 0.1),
        role.Mid: theme.line,
        role.Dark: theme.control_edge,
        role.Shadow: theme.shadow,
    }


def style_sheet(theme: Theme) -> str:
    """What the palette cannot say: buttons of 44 px, edges of 3:1, focus rings of at least 2 px."""
    colours = {part.name: getattr(theme, part.name) for part in fields(theme)}
    return SHEET % (colours | {"quiet": theme.quiet})
