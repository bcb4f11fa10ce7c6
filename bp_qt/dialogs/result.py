"""The result card: what a game that is over came to, and what can be done now."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from bp_qt.access.phrases import listed
from bp_qt.dialogs.advice import advice_for, stranded_shapes, stranding_of
from bp_qt.dialogs.advice_words import advice_sentence
from bp_qt.dialogs.challenge import challenge_line
from bp_qt.dialogs.counts import counts
from bp_qt.dialogs.flow import Flow
from bp_qt.dialogs.pieces import PieceRow
from bp_qt.dialogs.record_file import ask_where_to_keep, record_name
from bp_qt.dialogs.result_words import (
    LabelledFigure,
    clock_sentence,
    day_sentence,
    ending_sentence,
    is_record,
    result_figures,
)
from bp_qt.dialogs.sheet import Sheet, heading, resized, wrapped
from bp_qt.dialogs.status import StatusLine
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import Ruleset
from bp_qt.play.session import GameSession
from bp_qt.play.wording import number, title_of
from bp_qt.scene.blocks import BlockPainter

__all__ = ["ResultDialog"]


def _is_compared(ruleset: Ruleset) -> bool:
    """Whether games are kept and compared; not where every move can be taken back (RULES 3: no sharing)."""
    return not ruleset.undo


class ResultDialog(Sheet):
    """Shows the game of `session`, which is over. `actions` must hold `new_game`."""

    def __init__(
        self, session: GameSession, actions: Mapping[str, QAction], parent: QWidget | None, blocks: BlockPainter
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game over"))
        self._session = session
        self._game = session.game
        self._actions = actions
        self._status = StatusLine()
        self._add_result()
        self._add_figures()
        self._add_continue()
        if self._game.ruleset.has_swaps:
            self._add_stranded(blocks)
        if _is_compared(self._game.ruleset):
            self._add_record()
        self.body.addWidget(self._status)
        self.body.addStretch(1)
        self.setAccessibleDescription(self._summary())

    def _add_result(self) -> None:
        game = self._game
        self.body.addWidget(wrapped(title_of(game.ruleset, game.mode), quiet=True))
        self.body.addWidget(heading(ending_sentence(game)))
        if game.mode.scored:
            score = QLabel(number(game.score))
            score.setFont(resized(score.font(), 3.2, QFont.Weight.Bold))
            score.setAccessibleName(self._score_figure.text)
            self.body.addWidget(score)
        if is_record(self._session):
            record = wrapped(self.tr("New record!"))
            record.setFont(resized(record.font(), 1.15, QFont.Weight.DemiBold))
            record.setForegroundRole(record.palette().ColorRole.LinkVisited)
            self.body.addWidget(record)

    @property
    def _score_figure(self) -> LabelledFigure:
        return LabelledFigure(self.tr("Score"), number(self._game.score))

    def _add_figures(self) -> None:
        row = QWidget()
        flow = Flow(row, spacing_px=24)
        for figure in result_figures(self._session):
            flow.addWidget(_figure_label(figure, self.palette().placeholderText().color().name()))
        self.body.addWidget(row)
        for sentence in (clock_sentence(self._session), day_sentence(self._game)):
            if sentence:
                self.body.addWidget(wrapped(sentence))

    def _add_stranded(self, blocks: BlockPainter) -> None:
        stranding = stranding_of(self._game)
        if stranding is None:
            return
        title = self.tr("Pieces that fitted nowhere")
        self.body.addWidget(heading(title, 1.0))
        self.body.addWidget(PieceRow(stranded_shapes(self._game), title, blocks))
        self.body.addWidget(wrapped(advice_sentence(advice_for(stranding))))

    def _add_record(self) -> None:
        self.body.addWidget(heading(self.tr("This game again"), 1.0))
        seed = wrapped(self.tr("Seed: %1").replace("%1", self._game.seed))
        seed.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.addWidget(seed)
        row = QWidget()
        flow = Flow(row)
        flow.addWidget(self._small_button(self.tr("Keep record…"), self._keep_record))
        if not self._game.mode.dated:
            flow.addWidget(self._small_button(self.tr("Copy challenge"), self._copy_challenge))
        self.body.addWidget(row)
        self.body.addWidget(
            wrapped(
                self.tr("A kept record is checked by “bp-qt verify FILE”, which plays its moves again."), quiet=True
            )
        )
