"""The licences of everything the program uses: who made what, and every text in full."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from bp_qt.dialogs.kit.sheet import Sheet

__all__ = ["COMPONENTS", "LicencesDialog", "licence_texts"]

COMPONENTS = (
    ("Qt, PySide6, Shiboken", "LGPL-3.0"),
    ("Python", "PSF-2.0"),
    ("appdirs", "MIT"),
    ("miniaudio", "MIT"),
    ("cffi", "MIT-0"),
)
"""What the program uses, with the licence as everybody abbreviates it; README.txt among the texts tells of their parts."""

_FIRST = "README.txt"


def licence_texts(folder: Path) -> str:
    """Every text in `folder`, the one that introduces the others first; "" where there is none."""
    paths = sorted(folder.glob("*.txt"), key=lambda path: (path.name != _FIRST, path.name.lower()))
    return "\n\n\n".join(f"{path.name}\n\n{path.read_text(encoding='utf-8')}" for path in paths)


class LicencesDialog(Sheet):
    """All the texts in one field to read, search by eye and copy from."""

    def __init__(self, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        field = QPlainTextEdit(licence_texts(folder))
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setAccessibleName(self.tr("Texts of the licences"))
        field.setMinimumHeight(24 * field.fontMetrics().height())
        self.body.addWidget(field)
        self.add_button(self.tr("Close"), self.reject, default=True).setFocus()
