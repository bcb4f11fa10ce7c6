"""The result card: what a game that is over came to, and what can be done now."""

from __future__ import annotations

from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.dialogs.kit.figure_table import figure_row, large_figure
from bp_qt.dialogs.kit.pieces import PieceRow
from bp_qt.dialogs.kit.sheet import Sheet, heading, resized, wrapped
from bp_qt.dialogs.share import ShareSection
from bp_qt.engine.moves import Command
from bp_qt.look.blocks import BlockPainter
from bp_qt.play.advice import advice_for, stranded_shapes, stranding_of
from bp_qt.play.session import GameSession
from bp_qt.words.advising import advice_sentence
from bp_qt.words.figures import LabelledFigure
from bp_qt.words.game_over import (
    clock_sentence,
    continue_sentence,
    day_sentence,
    ending_sentence,
    result_figures,
)
from bp_qt.words.wording import number, title_of

__all__ = ["ResultDialog"]


# A screen reader reads the labels of a dialog that opens, but for those of fewer words, which it takes for labels of
# fields (Orca: unrelatedLabels). What they say is said with the first sentence.
_WORDS_READ = 3


class ResultDialog(Sheet):
    """Shows the game of `session`, which is over. `new_game` is triggered after closing."""

    def __init__(
        self,
        session: GameSession,
        new_game: QAction,
        parent: QWidget | None,
        blocks: BlockPainter,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game over"))
        self._session = session
        self._game = session.game
        self._new_game = new_game
        self._add_result()
        self._add_figures()
        if self._game.ruleset.has_swaps:
            self._add_stranded(blocks)
        if self._game.ruleset.shared:
            self.body.addSpacing(6)
            self.body.addWidget(ShareSection(session))
        self.body.addStretch(1)
        self._add_buttons()

    def _add_result(self) -> None:
        game = self._game
        self.body.addWidget(wrapped(title_of(game.ruleset, game.mode), quiet=True))
        ending = heading(ending_sentence(game))
        self.body.addWidget(ending)
        spoken = [ending_sentence(game)]
        if game.mode.scored:
            score = LabelledFigure(self.tr("Score"), number(game.score))
            self.body.addWidget(large_figure(score))
            spoken.append(score.text)
        if _is_record(self._session):
            self.body.addWidget(_award(self.tr("New best!")))
            spoken.append(self.tr("New best!"))
        spoken += (figure.text for figure in result_figures(self._session))
        left_out = [text for text in spoken[1:] if len(text.split()) < _WORDS_READ]
        ending.setAccessibleName(" ".join(map(_ended, [spoken[0], *left_out])))

    def _add_figures(self) -> None:
        self.body.addWidget(figure_row(result_figures(self._session)))
        for sentence in (clock_sentence(self._session), day_sentence(self._game)):
            if sentence:
                self.body.addWidget(wrapped(sentence))

    def _add_stranded(self, blocks: BlockPainter) -> None:
        stranding = stranding_of(self._game)
        if stranding is None:
            return
        title = self.tr("Pieces that fitted nowhere")
        self.body.addSpacing(6)
        pieces = PieceRow(stranded_shapes(self._game), title, blocks)
        above = heading(title, 1.0)
        # Read when the card opens: the pieces are seen then.
        above.setAccessibleName(pieces.accessibleName() + ".")
        self.body.addWidget(above)
        self.body.addWidget(pieces)
        self.body.addWidget(wrapped(advice_sentence(advice_for(stranding))))

    def _add_buttons(self) -> None:
        continuing = continue_sentence(self._session)
        if continuing:
            self.body.addWidget(wrapped(continuing))
        self.add_button(self.tr("New game"), self._on_new_game, default=True).setFocus()
        if continuing:
            button = self.add_button(self.tr("Continue"), self._on_continue)
            button.setAccessibleDescription(continuing)
        self.add_button(self.tr("Close"), self.reject)

    def _on_new_game(self) -> None:
        self.accept()
        self._new_game.trigger()

    def _on_continue(self) -> None:
        self.accept()
        self._session.move(Command.CONTINUE)


def _is_record(session: GameSession) -> bool:
    """Whether the current game is the best of its ruleset and mode so far."""
    game = session.game
    return game.mode.keeps_record and game.score > session.earlier_best


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _award(text: str) -> QLabel:
    label = wrapped(text)
    label.setFont(resized(label.font(), 1.15, QFont.Weight.DemiBold))
    label.setForegroundRole(label.palette().ColorRole.LinkVisited)
    return label
