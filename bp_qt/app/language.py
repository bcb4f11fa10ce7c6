"""The interface's language: which translations are installed, and how numbers are written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

__all__ = ["Language"]


class Language:
    """Installs the product's own texts and Qt's; switching needs no restart.

    `folder` holds `bp_qt_<language>.qm`. English has one too: its plurals come from there.
    """

    def __init__(self, application: QCoreApplication, folder: Path) -> None:
        self._application = application
        self._folder = folder
        self._system = QLocale.system()
        # Qt holds no reference of its own to an installed translator.
        self._installed: list[QTranslator] = []

    def speak(self, choice: str) -> None:
        """Switches to a language (`en`, `es`), or to the system's with `system`."""
        locale = self._system if choice == "system" else self._locale_of(choice)
        self.hush()
        own = self._loaded(locale, "bp_qt", self._folder)
        if own is None:
            # Qt's own dialogs must speak our language, not one we have no translation for.
            locale = QLocale("en")
            own = self._loaded(locale, "bp_qt", self._folder)
        QLocale.setDefault(_formats(locale, own))
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qts = self._loaded(locale, "qtbase", qt_folder)
        self._installed = [translator for translator in (qts, own) if translator is not None]
        for translator in self._installed:
            self._application.installTranslator(translator)

    def hush(self) -> None:
        """Takes the translations out again; what is left is the English of the source."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []

    def _locale_of(self, choice: str) -> QLocale:
        """The player's own region where the language is the system's, so that numbers stay as they know them."""
        chosen = QLocale(choice)
        return self._system if chosen.language() == self._system.language() else chosen

    def _loaded(self, locale: QLocale, name: str, folder: Path) -> QTranslator | None:
        translator = QTranslator()
        return translator if translator.load(locale, name, "_", str(folder)) else None


def _formats(locale: QLocale, spoken: QTranslator | None) -> QLocale:
    """How numbers and days are written: as in the language that is spoken, in the player's region if it is theirs.

    A system may list several languages, of which ours is not the first, and may have digits of yet another.
    """
    language = QLocale(spoken.language() if spoken is not None else "en")
    ours = language.language() == locale.language() and language.zeroDigit() == locale.zeroDigit()
    return locale if ours else language
