"""Named colours of a theme, and how widgets wear them (docs/accessibility.md, "Seen")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from bp_qt.engine.shapes import Family
from bp_qt.look.colours import BLACK, WHITE, grey, ink_on, mix
from bp_qt.look.style_sheet import SHEET
from bp_qt.look.swatches import COLOURS, HUES

__all__ = ["THEMES", "Theme", "palette_of", "style_sheet"]


@dataclass(frozen=True, eq=False)
class Theme:
    """One look of the whole window; every colour is ``#rrggbb``."""

    name: str
    dark: bool
    high_contrast: bool
    hues: Mapping[str, str]
    window: str
    board: str
    frame: str
    grid: str
    cell: str
    shade: str
    text: str
    muted: str
    outline: str
    lit: str
    lit_edge: str
    ghost: str
    halo: str
    focus: str
    accent: str
    slot: str
    slot_hover: str
    slot_chosen: str
    mark: str
    button: str
    button_hover: str
    button_pressed: str
    button_edge: str
    shadow: str

    def face(self, family: Family) -> str:
        """Middle colour of a block of ``family``; KeyError for a hue that no theme has."""
        return self.hues[family.hue]

    def tones(self, face: str) -> tuple[str, str, str]:
        """Top, middle and bottom colour of a block whose middle is ``face``."""
        depth = 0.04 if self.high_contrast else 0.10
        return mix(face, WHITE, depth * 1.6), face, mix(face, BLACK, depth)

    def ink(self, face: str) -> str:
        """Colour of the glyph on ``face``: tone on tone, at least 3:1 (7:1 in high contrast)."""
        return ink_on(self.tones(face)[1:], self.outline, 7.0 if self.high_contrast else 3.3)

    def pale(self, face: str) -> str:
        """The face of a cell that is about to vanish."""
        return mix(face, WHITE, 0.55)

    def faded(self, face: str) -> str:
        """The face of a block on a board that is over, or of a piece that fits nowhere."""
        return mix(grey(face), face, 0.12)


def _theme(name: str, *, dark: bool = False, high_contrast: bool = False) -> Theme:
    return Theme(name=name, dark=dark, high_contrast=high_contrast, hues=HUES[name], **COLOURS[name])


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
    """The palette of every widget (Fusion style) under ``theme``."""
    role = QPalette.ColorRole
    palette = QPalette()
    for key, colour in _roles(theme).items():
        palette.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.muted))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.board))
    return palette


def _roles(theme: Theme) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.cell,
        role.AlternateBase: theme.slot,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.button,
        role.ButtonText: theme.text,
        role.BrightText: theme.mark,
        role.ToolTipBase: theme.text,
        role.ToolTipText: theme.window,
        role.Highlight: theme.focus,
        role.HighlightedText: theme.halo,
        role.Accent: theme.focus,
        role.Link: theme.focus,
        role.LinkVisited: theme.accent,
        role.Light: mix(theme.button, WHITE, 0.2),
        role.Midlight: mix(theme.button, WHITE, 0.1),
        role.Mid: theme.frame,
        role.Dark: theme.button_edge,
        role.Shadow: theme.shadow,
    }


def style_sheet(theme: Theme) -> str:
    """What the palette cannot say: buttons of 44 px, edges of 3:1, focus rings of at least 2 px."""
    return SHEET % {part: getattr(theme, part) for part in COLOURS[theme.name]}
