"""Preferences: every choice is applied at once; what is allowed, and each default, the source knows."""

from __future__ import annotations

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
from bp_qt.words.marking import QT_TRANSLATE_NOOP

__all__ = ["SECTIONS", "PreferenceRow", "PreferenceSource", "PreferenceValue", "PreferencesDialog"]

translate = QCoreApplication.translate

SECTIONS: tuple[tuple[str, tuple[PreferenceRow, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Preferences", "Look"),
        (
            PreferenceRow(
                "language",
                QT_TRANSLATE_NOOP("Preferences", "&Language"),
                QT_TRANSLATE_NOOP("Preferences", "Changes at once, without a restart."),
                {"system": QT_TRANSLATE_NOOP("Preferences", "As the system")},
                # Each language as its speakers call it: found by those who cannot read the present one.
                names={"en": "English", "es": "Español"},
            ),
            PreferenceRow(
                "theme",
                QT_TRANSLATE_NOOP("Preferences", "&Theme"),
                QT_TRANSLATE_NOOP("Preferences", "High contrast has stronger edges and purer colours."),
                {
                    "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
                    "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
                    "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
                    "contrast-light": QT_TRANSLATE_NOOP("Preferences", "High contrast, light"),
                    "contrast-dark": QT_TRANSLATE_NOOP("Preferences", "High contrast, dark"),
                },
            ),
            PreferenceRow(
                "patterns",
                QT_TRANSLATE_NOOP("Preferences", "&Patterns on the blocks"),
                QT_TRANSLATE_NOOP(
                    "Preferences",
                    "A quiet sign for each family of shapes, to tell them apart without colour.",
                ),
            ),
            PreferenceRow(
                "text_percent",
                QT_TRANSLATE_NOOP("Preferences", "Te&xt size"),
                QT_TRANSLATE_NOOP("Preferences", "Of every text in the window and in the dialogs."),
            ),
            PreferenceRow(
                "motion",
                QT_TRANSLATE_NOOP("Preferences", "&Motion"),
                QT_TRANSLATE_NOOP("Preferences", "Short animations when pieces land and lines are cleared."),
                {
                    "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
                    "on": QT_TRANSLATE_NOOP("Preferences", "On"),
                    "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
                },
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Preferences", "Sound"),
        (
            PreferenceRow(
                "volume",
                QT_TRANSLATE_NOOP("Preferences", "&Volume"),
                QT_TRANSLATE_NOOP("Preferences", "Everything that sounds is also seen and announced."),
            ),
            PreferenceRow(
                "mute",
                QT_TRANSLATE_NOOP("Preferences", "No &sound"),
                QT_TRANSLATE_NOOP("Preferences", "Silent, and the volume stays as it is for later."),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Preferences", "Ways to play"),
        (
            PreferenceRow(
                "announcements",
                QT_TRANSLATE_NOOP("Preferences", "&Announcements"),
                QT_TRANSLATE_NOOP("Preferences", "How much a screen reader is told after each move."),
                {
                    "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
                    "brief": QT_TRANSLATE_NOOP("Preferences", "Brief"),
                },
            ),
            PreferenceRow(
                "timed_clock",
                QT_TRANSLATE_NOOP("Preferences", "&Clock of timed games"),
                QT_TRANSLATE_NOOP("Preferences", "A result with a longer clock, or with none, says so."),
                {
                    "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
                    "double": QT_TRANSLATE_NOOP("Preferences", "Twice as long"),
                    "triple": QT_TRANSLATE_NOOP("Preferences", "Three times as long"),
                    "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
                },
            ),
        ),
    ),
)
"""Every preference that is shown, by section. Types, defaults and limits are not here: the source has them."""

_HEADING_FACTOR = 1.15


class PreferencesDialog(Sheet):
    """Shows the values of `source` and changes them at once. It follows a change of language while it is open."""

    def __init__(self, source: PreferenceSource, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._source = source
        self._headings = [heading("", _HEADING_FACTOR) for _ in SECTIONS]
        self._rows: list[PreferenceEditor] = []
        self.body.setContentsMargins(self.body.contentsMargins() - QMargins(INSET_PX, 0, INSET_PX, 0))
        for label, (_, rows) in zip(self._headings, SECTIONS, strict=True):
            label.setContentsMargins(INSET_PX, 0, INSET_PX, 0)
            self.body.addWidget(label)
            for row in rows:
                self._rows.append(editor_for(row, source))
                self.body.addWidget(self._rows[-1])
            self.body.addSpacing(8)
        self.body.addStretch(1)
        self._restore = self.add_button("", self._ask_before_restoring)
        self._close = self.add_button("", self.close)
        self._retranslate()
        self._rows[0].take_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            for label in self._headings:
                label.setFont(resized(self.font(), _HEADING_FACTOR, QFont.Weight.DemiBold))

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "Preferences"))
        for label, (title, _) in zip(self._headings, SECTIONS, strict=True):
            label.setText(translate("Preferences", title))
        for row in self._rows:
            row.retranslate()
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
        for row in self._rows:
            if self._source.value(row.key) != self._source.default(row.key):
                self._source.set(row.key, self._source.default(row.key))
            row.show_value()
