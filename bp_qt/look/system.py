"""What the system asks of every program: dark or light, more contrast, less motion. Each platform is asked in its own way."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from bp_qt.look.portal import SettingsPortal

__all__ = ["SystemWishes"]

_SCHEME = ("org.freedesktop.appearance", "color-scheme")
_CONTRAST = ("org.freedesktop.appearance", "contrast")
_MOTION = ("org.gnome.desktop.interface", "enable-animations")
_GNOME_CONTRAST = ("org.gnome.desktop.a11y.interface", "high-contrast")

_SCHEMES: Mapping[object, Qt.ColorScheme] = {1: Qt.ColorScheme.Dark, 2: Qt.ColorScheme.Light}
"""The portal's numbers; 0 is no preference."""


class SystemWishes(QObject):
    """Read at the start and whenever the system reports a change; `changed` follows."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._portal: SettingsPortal | None = None
        if sys.platform not in ("win32", "darwin"):
            from bp_qt.look.portal import SettingsPortal

            keys = (_SCHEME, _CONTRAST, _MOTION, _GNOME_CONTRAST)
            self._portal = SettingsPortal(keys, self)
            self._portal.changed.connect(self.changed)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.changed)
        hints.accessibility().contrastPreferenceChanged.connect(self.changed)

    @property
    def scheme(self) -> Qt.ColorScheme:
        """Dark or light where the system says it in a way that Qt does not hear; else unknown.

        Qt misses the portal on GNOME, and a contrast theme of Windows has a scheme only by its colours.
        """
        if self._portal is not None:
            return _SCHEMES.get(self._said(_SCHEME), Qt.ColorScheme.Unknown)
        if sys.platform == "win32" and self.more_contrast:
            from bp_qt.look import windows

            return Qt.ColorScheme.Dark if windows.is_window_dark() else Qt.ColorScheme.Light
        return Qt.ColorScheme.Unknown

    @property
    def dark(self) -> bool:
        """Whether windows are to be dark."""
        scheme = self.scheme
        if scheme == Qt.ColorScheme.Unknown:
            scheme = QGuiApplication.styleHints().colorScheme()
        return scheme == Qt.ColorScheme.Dark

    @property
    def more_contrast(self) -> bool:
        """Whether more contrast is wanted."""
        if self._said(_CONTRAST) == 1 or self._said(_GNOME_CONTRAST) is True:
            return True
        hints = QGuiApplication.styleHints()  # as long as it has a name, what it hands out lives
        return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast

    @property
    def less_motion(self) -> bool:
        """Whether the person has switched animations off; False where the system does not say."""
        if sys.platform == "win32":
            from bp_qt.look import windows

            return windows.reduces_motion()
        if sys.platform == "darwin":
            from bp_qt.look import macos

            return macos.reduces_motion()
        return self._said(_MOTION) is False

    def _said(self, key: tuple[str, str]) -> object:
        return None if self._portal is None else self._portal.value(key)
