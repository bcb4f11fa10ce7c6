"""About: version, licences, where games are kept, and a diagnostic text for bug reports."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSysInfo, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from bp_qt.dialogs.kit.figure_table import figure_row
from bp_qt.dialogs.kit.sheet import Sheet, heading, selectable, wrapped
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.licences import COMPONENTS, LicencesDialog
from bp_qt.words.figures import LabelledFigure

__all__ = ["AboutDialog", "AboutFacts", "diagnostic_text"]


@dataclass(frozen=True, slots=True)
class AboutFacts:
    """Versions as text; `folder` holds settings and games, `licences` the texts of licences."""

    version: str
    qt_version: str
    pyside_version: str
    python_version: str
    folder: Path
    licences: Path


def _without_person(path: Path) -> str:
    """`path` with the home folder shortened to `~` and the player's name removed wherever else it appears."""
    try:
        home = Path.home()
    except RuntimeError:
        return path.name
    if path.is_relative_to(home):
        return str(Path("~") / path.relative_to(home))
    return str(Path(*("…" if part == home.name else part for part in path.parts)))


def diagnostic_text(facts: AboutFacts) -> str:
    """Versions and platform, nothing personal. In English: it is for the developers."""
    screen = QGuiApplication.primaryScreen()
    lines = {
        "Block Puzzle": facts.version,
        "Qt": facts.qt_version,
        "PySide6": facts.pyside_version,
        "Python": facts.python_version,
        "System": QSysInfo.prettyProductName(),
        "Machine": platform.machine(),
        "Platform plugin": QGuiApplication.platformName(),
        "Screen": f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}",
        "Folder": _without_person(facts.folder),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


class AboutDialog(Sheet):
    """Who made what, under which licence, and where things are."""

    def __init__(self, facts: AboutFacts, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Block Puzzle"))
        self._facts = facts
        self._status = StatusLine()
        self._add_product()
        self._add_licences()
        self._add_folder()
        self.body.addWidget(self._status)
        self.body.addStretch(1)
        self.add_button(self.tr("Open folder"), self._open_folder)
        self.add_button(self.tr("Texts of the licences"), self._show_licences)
        self.add_button(self.tr("Copy diagnostic text"), self._copy)
        self.add_button(self.tr("Close"), self.reject, default=True).setFocus()

    def _add_product(self) -> None:
        name, version = "Block Puzzle", LabelledFigure(self.tr("Version"), self._facts.version)
        product = heading(name, 1.8)
        product.setAccessibleName(
            f"{name} – {version.text}"
        )  # screen readers skip labels of two words when the dialog opens
        self.body.addWidget(product)
        self.body.addWidget(wrapped(self.tr("Three games, one engine, one window.")))
        versions = (
            version,
            LabelledFigure("Qt", self._facts.qt_version),
            LabelledFigure("PySide6", self._facts.pyside_version),
            LabelledFigure("Python", self._facts.python_version),
        )
        self.body.addWidget(figure_row(versions))

    def _add_licences(self) -> None:
        self.body.addSpacing(6)
        self.body.addWidget(heading(self.tr("Licences"), 1.1))
        self.body.addWidget(wrapped(self.tr("Block Puzzle: MIT licence.")))
        self.body.addWidget(wrapped("\n".join(f"{name}: {licence}" for name, licence in COMPONENTS)))
        self.body.addWidget(
            wrapped(
                self.tr("Qt’s libraries are files of their own, which you may replace by your own build.")
            )
        )

    def _add_folder(self) -> None:
        self.body.addSpacing(6)
        self.body.addWidget(heading(self.tr("Settings and games"), 1.1))
        self.body.addWidget(selectable(str(self._facts.folder)))

    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._facts.folder))):
            self._status.say(self.tr("No program to show folders was found; the folder is named above."))

    def _show_licences(self) -> None:
        texts = LicencesDialog(self._facts.licences, self)
        texts.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        texts.open()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(diagnostic_text(self._facts))
        self._status.say(self.tr("Copied: versions and the system, nothing about you."))
