"""Which theme, text size and motion are in effect: the player's choice, or what the system asks for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from bp_qt.look.system import SystemWishes
from bp_qt.look.theme import THEMES, Theme, palette_of, style_sheet
from bp_qt.scene.stage import Stage

__all__ = ["Appearance", "Look"]


@dataclass(frozen=True, slots=True)
class Look:
    """The player's choice: a theme's name or `system`; `motion` is `system`, `on` or `off`."""

    theme: str = "system"
    patterns: bool = True
    motion: str = "system"
    text_percent: int = 100
    clear_grid: bool = False


class Appearance(QObject):
    """Dresses the application and the stage, at start and whenever the choice or the system changes."""

    changed = Signal()

    def __init__(
        self, application: QApplication, stage: Stage, wishes: SystemWishes, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._stage = stage
        self._wishes = wishes
        self._look = Look()
        self._base_font = QFont(application.font())
        self._scheme = Qt.ColorScheme.Unknown
        wishes.changed.connect(self._dress)
        # Not every system reports a change of reduced motion, but whoever changed it had another window in
        # front meanwhile.
        application.applicationStateChanged.connect(self._on_application_state)

    @property
    def theme(self) -> Theme:
        """The theme that is worn."""
        return THEMES[self._theme_name()]

    def wear(self, look: Look) -> None:
        """Applies the player's choice."""
        self._look = look
        self._dress()

    def _theme_name(self) -> str:
        if self._look.theme in THEMES:
            return self._look.theme
        if self._wishes.more_contrast:
            return "contrast-dark" if self._wishes.dark else "contrast-light"
        return "dark" if self._wishes.dark else "light"

    def _dress_system(self) -> None:
        """Title bars and native menus in the scheme of the theme; in the system's own where that is followed."""
        scheme = self._wishes.scheme
        if self._look.theme in THEMES:
            scheme = Qt.ColorScheme.Dark if THEMES[self._look.theme].dark else Qt.ColorScheme.Light
        if scheme != self._scheme:
            self._scheme = scheme  # before Qt tells of the change: it comes back here
            QGuiApplication.styleHints().setColorScheme(scheme)  # unknown gives it back to the system

    def _dress(self) -> None:
        self._dress_system()
        theme = self.theme
        font = QFont(self._base_font)
        if self._base_font.pointSizeF() > 0:
            font.setPointSizeF(self._base_font.pointSizeF() * self._look.text_percent / 100)
        else:
            font.setPixelSize(self._base_font.pixelSize() * self._look.text_percent // 100)
        sheet = style_sheet(theme)
        # A widget styled by a style sheet keeps its old font until it is styled again.
        is_stale = sheet != self._application.styleSheet() or font != self._application.font()
        if font != self._application.font():
            self._application.setFont(font)
        self._application.setPalette(palette_of(theme))
        if is_stale:
            self._application.setStyleSheet(sheet)
        clear_grid = self._look.clear_grid or self._wishes.more_contrast
        self._stage.set_theme(theme, self._look.patterns, clear_grid)
        self._set_motion()
        self.changed.emit()

    def _set_motion(self) -> None:
        moves = self._look.motion == "on" or (self._look.motion == "system" and not self._wishes.less_motion)
        self._stage.motions.enabled = moves

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._set_motion()
