"""Keeping the record of a game as a file (docs/rules.md 7)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from bp_qt.engine.game import Game
from bp_qt.engine.text_file import write_whole
from bp_qt.words.files import record_kept_sentence, record_not_written_sentence
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["ask_where_to_keep", "keep_record", "record_name"]

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")


def record_name(game: Game) -> str:
    """A file name that every system accepts: `swap-classic-7QK2M9ZC4T8HXW3D.json`."""
    seed = _UNSAFE.sub("_", game.seed).strip("._") or "seed"
    return f"{game.ruleset.id}-{game.mode.id}-{seed}.json"


def keep_record(path: Path, record: str) -> str:
    """Writes the record and returns a sentence saying what happened."""
    try:
        write_whole(path, f"{record}\n".encode())
    except OSError as error:
        return record_not_written_sentence(error.strerror or str(error))
    return record_kept_sentence(path.name)


def ask_where_to_keep(parent: QWidget, name: str, record: str, tell: Callable[[str], None]) -> QFileDialog:
    """Asks for a file, window-modal, and writes the record there; `tell` gets the sentence about it."""
    translate = QCoreApplication.translate
    dialog = QFileDialog(parent, translate("RecordFile", "Keep the record"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(
        [translate("RecordFile", "Game records (*.json)"), translate("RecordFile", "All files (*)")]
    )
    dialog.setDefaultSuffix("json")
    _label(dialog)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog.setDirectory(documents if Path(documents).is_dir() else QDir.homePath())
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda file: tell(keep_record(Path(file), record)))
    dialog.open()
    return dialog


# The parts of Qt's own dialog that have no label, by their names there.
_PARTS = {
    "backButton": QT_TRANSLATE_NOOP("RecordFile", "Back"),
    "forwardButton": QT_TRANSLATE_NOOP("RecordFile", "Forward"),
    "toParentButton": QT_TRANSLATE_NOOP("RecordFile", "Folder above"),
    "newFolderButton": QT_TRANSLATE_NOOP("RecordFile", "New folder"),
    "listModeButton": QT_TRANSLATE_NOOP("RecordFile", "Names only"),
    "detailModeButton": QT_TRANSLATE_NOOP("RecordFile", "With details"),
    "listView": QT_TRANSLATE_NOOP("RecordFile", "Files"),
    "treeView": QT_TRANSLATE_NOOP("RecordFile", "Files"),
    "sidebar": QT_TRANSLATE_NOOP("RecordFile", "Places"),
}


def _label(dialog: QFileDialog) -> None:
    """Uses our own words: Qt's translations lack many of them. The system's own dialog only takes labels."""
    label, translate = QFileDialog.DialogLabel, QCoreApplication.translate
    dialog.setLabelText(label.LookIn, translate("RecordFile", "Folder:"))
    dialog.setLabelText(label.FileName, translate("RecordFile", "File name:"))
    dialog.setLabelText(label.FileType, translate("RecordFile", "Kind of file:"))
    dialog.setLabelText(label.Accept, translate("RecordFile", "Keep"))
    dialog.setLabelText(label.Reject, translate("RecordFile", "Cancel"))
    for part in dialog.findChildren(QWidget):
        if part.objectName() in _PARTS:
            name = translate("RecordFile", _PARTS[part.objectName()])
            part.setAccessibleName(name)
            part.setAccessibleDescription("")
            part.setToolTip(name if isinstance(part, QToolButton) else "")
