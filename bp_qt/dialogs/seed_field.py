"""The field for a seed or a challenge line, out of sight until it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.kit.tiles import Disclosure
from bp_qt.engine.errors import BadSeed, SeedOfADayToCome
from bp_qt.engine.rulesets import Mode
from bp_qt.engine.seeds import generated_seed
from bp_qt.play.challenge import ChallengeError, is_challenge, parse_challenge
from bp_qt.words.typed import (
    as_written_sentence,
    challenge_sentence,
    coming_seed_sentence,
    nearly_sentence,
    past_challenge_sentence,
    seed_sentence,
)

__all__ = ["SeedField"]


class SeedField(QWidget):
    """Says under the field what is wrong with the text in it.

    `check_seed` raises `BadSeed` for a seed that no game of a mode may start with. `challenged` carries the
    `Challenge` of a whole line; the field then holds the seed alone.
    `changed` is emitted after every other change of the text.
    """

    challenged = Signal(object)
    changed = Signal()

    def __init__(self, check_seed: Callable[[str, Mode], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check_seed = check_seed
        self._mode: Mode | None = None
        self._given = ""
        self._doubted = ""
        self._field = QLineEdit()
        self._field.setPlaceholderText(self.tr("Text or challenge line"))
        self._field.setClearButtonEnabled(True)
        self._message = StatusLine()
        content = self._content()
        self._disclosure = Disclosure(self.tr("Play a given game"), content)
        self._disclosure.toggled.connect(self._on_toggled)
        # textEdited would miss assistive technology, which sets the whole text.
        self._field.textChanged.connect(self._on_text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._disclosure)
        column.addWidget(content)

    def _content(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(12, 0, 12, 0)
        label = QLabel(self.tr("&Seed (optional)"))
        label.setBuddy(self._field)
        for widget in (label, self._field, self._message):
            column.addWidget(widget)
        return content

    @property
    def seed(self) -> str | None:
        """The seed in the field; None where there is none, or one that cannot be used."""
        return self._text or None if self.is_valid and not self.isHidden() else None

    @property
    def is_valid(self) -> bool:
        """Whether a game can start with this seed. An empty or folded field is fine."""
        return not self._fault()

    def set_mode(self, mode: Mode) -> None:
        """The mode that the seed is for; a dated one has no field (docs/rules.md 4)."""
        self._mode = mode
        self.setVisible(not mode.dated)
        self._judge()

    def set_seed(self, seed: str, *, is_doubtful: bool = False) -> None:
        """Unfolds the field with this seed in it, or folds it with ""; one in doubt is read out."""
        self._given = seed
        self._doubted = seed if is_doubtful else ""
        self._disclosure.setChecked(bool(seed))
        self._field.setText(seed)

    @property
    def _text(self) -> str:
        return self._field.text().strip() if self._disclosure.isChecked() else ""

    def _on_toggled(self, unfolded: bool) -> None:
        if unfolded:
            self._field.setFocus()
        self._judge()

    def _on_text(self, text: str) -> None:
        if self._means_challenge(text):
            with suppress(ChallengeError):
                self.challenged.emit(parse_challenge(text))
        self._judge()

    def _means_challenge(self, text: str) -> bool:
        return is_challenge(text) and text != self._given

    def _judge(self) -> None:
        self._message.say(self._fault() or self._doubt())
        self._field.setAccessibleDescription(self._message.text())
        self.changed.emit()

    def _fault(self) -> str:
        """What is wrong with the text, as a sentence; "" when nothing is."""
        text = self._text
        if not text or self._mode is None or self._mode.dated:
            return ""
        if self._means_challenge(text):
            return self._challenge_sentence(text)
        try:
            self._check_seed(text, self._mode)
        except SeedOfADayToCome:
            return coming_seed_sentence()
        except BadSeed:
            return seed_sentence(text)
        return ""

    def _doubt(self) -> str:
        """What will be played, where something else may have been meant."""
        text = self._text
        if not text or self._mode is None or self._mode.dated:
            return ""
        if text == self._doubted:
            return as_written_sentence(text)
        meant = generated_seed(text) or text
        return "" if meant == text else nearly_sentence(meant)

    def _challenge_sentence(self, text: str) -> str:
        try:
            parse_challenge(text)
        except ChallengeError as error:
            return challenge_sentence(error)
        # A whole line that nobody took.
        return past_challenge_sentence()
