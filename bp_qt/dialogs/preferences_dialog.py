"""Preferences: every row that the program has, by section; every choice is applied at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QMargins
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from bp_qt.dialogs.kit.replacing import question
from bp_qt.dialogs.kit.sheet import Sheet, heading, resized
from bp_qt.dialogs.preference_editors import (
    INSET_PX,
    PreferenceEditor,
    PreferenceRow,
    PreferenceSource,
    PreferenceValue,
    editor_for,
)

__all__ = ["PreferenceRow", "PreferenceSource", "PreferenceValue", "PreferencesDialog"]

translate = QCoreApplication.translate

_HEADING_FACTOR = 1.15


class PreferencesDialog(Sheet):
    """Shows the values of `rows` in `source` and changes them at once.

    It follows a change of language while it is open.
    """

    def __init__(
        self, rows: Sequence[PreferenceRow], source: PreferenceSource, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._source = source
        self._sections = [
            (section, heading("", _HEADING_FACTOR)) for section in dict.fromkeys(row.section for row in rows)
        ]
        self._editors: list[PreferenceEditor] = []
        self.body.setContentsMargins(self.body.contentsMargins() - QMargins(INSET_PX, 0, INSET_PX, 0))
        for section, label in self._sections:
            label.setContentsMargins(INSET_PX, 0, INSET_PX, 0)
            self.body.addWidget(label)
            for row in rows:
                if row.section == section:
                    self._editors.append(editor_for(row, source))
                    self.body.addWidget(self._editors[-1])
            self.body.addSpacing(8)
        self.body.addStretch(1)
        self._restore = self.add_button("", self._ask_before_restoring)
        self._close = self.add_button("", self.close)
        self._retranslate()
        self._editors[0].take_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            for _, label in self._sections:
                label.setFont(resized(self.font(), _HEADING_FACTOR, QFont.Weight.DemiBold))

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "Preferences"))
        for section, label in self._sections:
            label.setText(translate("Preferences", section))
        for editor in self._editors:
            editor.retranslate()
        self._restore.setText(translate("Preferences", "&Restore defaults…"))
        self._close.setText(translate("Preferences", "Close"))

    def _ask_before_restoring(self) -> None:
        question(
            self,
            translate("Preferences", "Restore defaults"),
            translate(
                "Preferences",
                "Every preference goes back to what it was at the beginning. Games and statistics stay.",
            ),
            yes=translate("Preferences", "Restore"),
            no=translate("Preferences", "Keep as they are"),
            then=self._restore_defaults,
        )

    def _restore_defaults(self) -> None:
        for editor in self._editors:
            row = editor.row
            if self._source.value(row) != row.default:
                self._source.set(row, row.default)
            editor.show_value()
