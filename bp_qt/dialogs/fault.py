"""Tells the player that something broke: in plain words, with everything a report needs one press away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from bp_qt.access.news import News
from bp_qt.dialogs.kit.replacing import message_box
from bp_qt.words.breaking import (
    copied_sentence,
    copy_label,
    fault_sentence,
    go_on_label,
    noted_sentence,
)

__all__ = ["fault_box"]


def fault_box(parent: QWidget, details: str, log: Path | None, *, is_kept: bool) -> QMessageBox:
    """A box to be opened. `details` is for a report, `log` the file that has it too, `is_kept` of the game."""
    sentences = [fault_sentence(is_kept=is_kept)]
    if log is not None:
        sentences.append(noted_sentence(str(log)))
    box = message_box(parent, QCoreApplication.applicationName(), " ".join(sentences))
    copy = box.addButton(copy_label(), QMessageBox.ButtonRole.ActionRole)
    go_on = box.addButton(go_on_label(), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(go_on)
    box.setEscapeButton(go_on)

    def put_on_clipboard() -> None:
        QGuiApplication.clipboard().setText(details)
        News.of(box).tell(copied_sentence(), box)

    copy.clicked.disconnect()  # any button would close the box
    copy.clicked.connect(put_on_clipboard)
    return box
