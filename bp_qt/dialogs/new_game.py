"""New game: which of the games, which mode, and if wanted which seed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGroupBox, QLayout, QStackedWidget, QWidget

from bp_qt.dialogs.kit.flow import Columns
from bp_qt.dialogs.kit.mini_board import MiniBoard
from bp_qt.dialogs.kit.replacing import ask_before_replacing
from bp_qt.dialogs.kit.segments import paint_trough
from bp_qt.dialogs.kit.sheet import Sheet, heading, wrapped
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.kit.tiles import ChoiceCard, Segment
from bp_qt.dialogs.offer import Offer, offer_of
from bp_qt.dialogs.seed_field import SeedField
from bp_qt.engine.rulesets import Ruleset, Variant, ruleset_of, rulesets
from bp_qt.look.blocks import BlockPainter
from bp_qt.play.challenge import Challenge
from bp_qt.play.session import GameSession
from bp_qt.words.game_over import mode_with_best_sentence, today_sentence
from bp_qt.words.wording import mode_name, mode_sentence, ruleset_name, ruleset_sentence

__all__ = ["NewGameDialog", "ask_before_replacing"]

_SIZE = QSize(680, 560)
_IN_A_ROW = 3
_PICTURE_LINES = 7
_GROUP_STYLE = "QGroupBox { border: none; margin: 0; padding: 0; }"


class NewGameDialog(Sheet):
    """Starts or opens the chosen game itself. `last` is the choice to begin with."""

    def __init__(
        self,
        session: GameSession,
        last: Variant,
        parent: QWidget | None,
        blocks: BlockPainter,
    ) -> None:
        super().__init__(parent, fixed=_SIZE)
        self.setWindowTitle(self.tr("New game"))
        self._session = session
        games = [_ruleset_card(ruleset, blocks) for ruleset in rulesets()]
        self._ruleset_cards = _Choices(self.tr("Game"), games, Columns(_IN_A_ROW, 14))
        self._mode_cards = {ruleset.id: self._modes_of(ruleset) for ruleset in rulesets()}
        self._modes = QStackedWidget()
        self._sentence = wrapped(quiet=True)
        self._seed = SeedField(session.check_seed)
        self._note = StatusLine()
        self._offer = offer_of(session, last)
        self._fill()
        self.add_button(self.tr("Cancel"), self.reject)
        self._continue = self.add_button(self.tr("Continue it"), self._on_continue)
        self._start = self.add_button(self.tr("Start"), self._on_start, default=True)
        self._choose(last)
        self._ruleset_cards.focus()
        self._connect()

    @property
    def variant(self) -> Variant:
        """The chosen game and mode."""
        ruleset = ruleset_of(self._ruleset_cards.choice)
        return Variant(ruleset, ruleset.mode_of(self._mode_cards[ruleset.id].choice))

    def _modes_of(self, ruleset: Ruleset) -> _Choices:
        segments = [Segment(mode.id, mode_name(mode), mode_sentence(mode)) for mode in ruleset.modes]
        return _Choices(self.tr("Mode"), segments, Columns(len(segments), 0), in_trough=True)

    def _fill(self) -> None:
        self.body.addWidget(heading(self.tr("New game"), 1.9))
        self.body.addWidget(self._ruleset_cards)
        for ruleset in rulesets():
            cards = self._mode_cards[ruleset.id]
            if len(ruleset.modes) == 1:
                # Nothing to choose; the place stays, so that nothing leaps.
                page = QWidget()
                cards.setParent(page)
                cards.hide()
                self._modes.addWidget(page)
            else:
                self._modes.addWidget(cards)
        self.body.addWidget(self._modes)
        for widget in (self._sentence, self._seed, self._note):
            self.body.addWidget(widget)
        self.body.addStretch(1)

    def _connect(self) -> None:
        for cards in (self._ruleset_cards, *self._mode_cards.values()):
            cards.changed.connect(self._show_choice)
        self._seed.changed.connect(self._show_offer)
        self._seed.challenged.connect(self._on_challenged)

    def _choose(self, variant: Variant) -> None:
        self._mode_cards[variant.ruleset.id].choose(variant.mode.id)
        self._ruleset_cards.choose(variant.ruleset.id)
        self._show_choice()

    def _show_choice(self) -> None:
        ruleset = self.variant.ruleset
        self._modes.setCurrentIndex(rulesets().index(ruleset))
        best = self._session.best_of(self.variant)
        self._sentence.setText(mode_with_best_sentence(self.variant, best))
        self._offer = offer_of(self._session, self.variant)
        self._seed.set_mode(self.variant.mode)
        self._show_offer()

    def _show_offer(self) -> None:
        offer = self._offer
        self._note.say(self._sentence_of(offer))
        self._start.setText(self.tr("Start") if offer.result is None else self.tr("Show it"))
        self._start.setVisible(offer.starts or offer.result is not None)
        self._start.setEnabled(self._seed.is_valid)
        self._continue.setVisible(offer.continues)
        self._continue.setDefault(not self._start.isVisibleTo(self))
        self._start.setDefault(self._start.isVisibleTo(self))

    def _sentence_of(self, offer: Offer) -> str:
        if offer.result is not None:
            return today_sentence(offer.result)
        if offer.continues:
            return self.tr("A game is under way here.")
        return ""

    def _on_challenged(self, challenge: Challenge) -> None:
        if not challenge.variant.mode.dated:
            # First: what stands in the field is judged with every choice.
            self._seed.set_seed(challenge.seed, is_doubtful=challenge.is_doubtful)
            self._choose(challenge.variant)
        elif challenge.seed == self._session.todays_seed:
            self._seed.set_seed("")
            self._choose(challenge.variant)

    def _on_start(self) -> None:
        if self._offer.result is not None:
            self._on_continue()
            return
        ask_before_replacing(self, self._session, self.variant, self._start_chosen)

    def _start_chosen(self) -> None:
        self._session.start(self.variant, self._seed.seed)
        self.accept()

    def _on_continue(self) -> None:
        self._session.open(self.variant)
        self.accept()


class _Choices(QGroupBox):
    """Cards, one of them chosen. Screen readers say the group's `name` on entering it, not at each card."""

    changed = Signal()

    def __init__(
        self, name: str, cards: Iterable[ChoiceCard], layout: QLayout, *, in_trough: bool = False
    ) -> None:
        super().__init__()
        self._in_trough = in_trough
        self.setStyleSheet(_GROUP_STYLE)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for card in cards:
            card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._group.addButton(card)
            layout.addWidget(card)
        self.setLayout(layout)
        self._group.buttonToggled.connect(self._on_toggled)
        self._cards[0].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._in_trough:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_trough(painter, self.rect(), self.palette())

    @property
    def _cards(self) -> list[ChoiceCard]:
        return [card for card in self._group.buttons() if isinstance(card, ChoiceCard)]

    def _on_toggled(self, card: QAbstractButton, checked: bool) -> None:
        # Tab leads to the checked card; Qt itself sees to that only when a card gets the focus.
        card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus)
        if checked:
            self.changed.emit()

    @property
    def choice(self) -> str:
        """What the checked card stands for."""
        return next(card.choice for card in self._cards if card.isChecked())

    def focus(self) -> None:
        """Gives the checked card the focus."""
        next(card for card in self._cards if card.isChecked()).setFocus()

    def choose(self, choice: str) -> None:
        """Checks the card that stands for `choice`."""
        for card in self._cards:
            if card.choice == choice:
                card.setChecked(True)


def _ruleset_card(ruleset: Ruleset, blocks: BlockPainter) -> ChoiceCard:
    side_px = round(QFontMetrics(QGuiApplication.font()).height() * _PICTURE_LINES)
    picture = MiniBoard(blocks, ruleset.ornament, side_px)
    return ChoiceCard(ruleset.id, ruleset_name(ruleset), ruleset_sentence(ruleset), picture)
