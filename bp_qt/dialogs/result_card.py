"""The result: what a game that is over came to, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QMenu, QScrollArea, QVBoxLayout, QWidget

from bp_qt.access.modal import is_behind_a_dialog
from bp_qt.dialogs.kit.figure_table import figure_list, figure_row
from bp_qt.dialogs.kit.flow import Columns, Flow
from bp_qt.dialogs.kit.part import Part
from bp_qt.dialogs.kit.pieces import PieceRow
from bp_qt.dialogs.kit.sheet import heading, resized, wrapped
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.record_file import ask_where_to_keep, record_name
from bp_qt.engine.moves import Command
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.lettering import fitted, score_font
from bp_qt.play.advice import advice_for, stranded_shapes, stranding_of
from bp_qt.play.session import GameSession
from bp_qt.scene.buttons import KeyButton
from bp_qt.scene.measures import USUAL_FONT_PX
from bp_qt.words.advising import advice_sentence
from bp_qt.words.game_over import (
    best_sentence,
    challenge_text,
    clock_sentence,
    continue_sentence,
    day_sentence,
    emptied_rows,
    ending_sentence,
    is_new_best,
    new_best_mark,
    result_figures,
    result_story,
    score_figure,
    stranded_title,
)
from bp_qt.words.wording import title_of

__all__ = ["ResultActions", "ResultCard"]

_PAD_PX = 32
_NARROW_PAD_PX = 20
_SCORE_PX = 60
_BAR_PX = 16
"""What a scroll bar takes of the width."""
_PART_CHARACTERS = 24
_STYLE = """
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QLabel#mark { color: palette(link); border: 1px solid palette(link); border-radius: 11px; padding: 4px 12px; }
QFrame#trough { background: palette(alternate-base); border: 1px solid palette(mid); border-radius: 14px; }
QPushButton#primary { min-height: 40px; padding: 6px 10px; }
QPushButton#primary:focus { padding: 5px 9px; }
QPushButton#plain { border-color: transparent; background: transparent; }
QPushButton#plain:hover { background: palette(button); }
QPushButton#plain:focus { border: 3px solid palette(highlight); background: transparent; }
QMenu::item { padding: 13px 30px; }
"""


class ResultActions(NamedTuple):
    """What of the window the result leads to."""

    play_again: QAction
    new_game: QAction
    statistics: QAction


class ResultCard(QWidget):
    """Shows the game of `session`, which is over.

    `is_news`: all of it is being said. `is_ready` says whether the first button can be meant yet. `look` is what gives way to the board.
    """

    def __init__(
        self,
        session: GameSession,
        actions: ResultActions,
        look: QAction,
        blocks: BlockPainter,
        *,
        is_news: bool,
        is_ready: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__()
        self.setStyleSheet(_STYLE)
        self.setAccessibleName(self.tr("Game over"))
        self._session = session
        self._game = session.game
        self._record = session.record
        self._actions = actions
        self._is_ready = is_ready
        self._look = look
        self._blocks = blocks
        self._score = QLabel()
        self._status = StatusLine()
        figures = result_figures(session)
        self._row = figure_row(figures)
        self._list = figure_list(figures, _PART_CHARACTERS)
        self._content = QWidget()
        self._continue: KeyButton | None = None
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._first = self._add_buttons()
        if not is_news:
            self._first.setAccessibleDescription(result_story(session, is_news=False))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab comes to, in order."""
        # Not by the chain of the focus: asked for the next widget, PySide makes that a child of this one, to die with it.
        return [*self.findChildren(KeyButton), *self.findChildren(PieceRow)]

    def take_focus(self) -> None:
        """Gives the first button the focus."""
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, width: int, *, narrow: bool) -> int:
        """Arranges everything for this width, side by side or `narrow`; the height that it needs."""
        pad = _NARROW_PAD_PX if narrow else _PAD_PX
        self._column.setContentsMargins(pad, pad - 6, pad, pad - 6)
        self._write_continue(width - 2 * pad)
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.LeftToRight)
        if narrow or self._buttons.minimumSize().width() > width - 2 * pad:
            self._buttons.setDirection(way.TopToBottom)
        is_listed = narrow or self._row.parentWidget() is None
        self._row.setVisible(not is_listed)
        self._list.setVisible(is_listed)
        room = width - 2 * pad
        self._write_score(room - _BAR_PX if narrow else room // 2)
        layout = self._content.layout()
        assert layout is not None
        body = layout.totalHeightForWidth(room)
        return body + self._buttons.sizeHint().height() + 2 * pad + self._column.spacing()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # what is beside the card gives way to the board, the card does not

    def _lay_out(self) -> None:
        columns = Columns(2, 36)
        columns.setContentsMargins(0, 0, 0, 0)
        stranded = self._stranded()
        columns.addWidget(self._result(with_figures=stranded is not None))
        columns.addWidget(stranded or self._list)
        self._content.setLayout(columns)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._content)
        self._column.setSpacing(20)
        self._column.addWidget(scroll, 1)
        self._column.addLayout(self._buttons)

    def _result(self, *, with_figures: bool) -> QWidget:
        part = Part(_PART_CHARACTERS)
        game = self._game
        part.column.addWidget(wrapped(title_of(game.ruleset, game.mode), quiet=True))
        part.column.addWidget(heading(ending_sentence(game).rstrip("."), 1.25))
        if game.mode.scored:
            part.column.addWidget(self._score_and_mark())
        best = best_sentence(self._session)
        if best:
            part.column.addWidget(wrapped(best, quiet=True))
        for sentence in (clock_sentence(self._session), day_sentence(game)):
            if sentence:
                part.column.addWidget(wrapped(sentence))
        if with_figures:
            part.column.addSpacing(8)
            part.column.addWidget(self._row)
            part.column.addWidget(self._list)
        part.column.addWidget(self._status)
        part.column.addStretch(1)
        return part

    def _score_and_mark(self) -> QWidget:
        line = QWidget()
        flow = Flow(line, 16, line_spacing_px=4)
        flow.setContentsMargins(0, 0, 0, 0)
        figure = score_figure(self._game)
        self._score.setText(figure.value)
        self._score.setAccessibleName(figure.text)
        flow.addWidget(self._score)
        if is_new_best(self._session):
            flow.addWidget(_mark(new_best_mark()))
        return line

    def _write_continue(self, room: int) -> None:
        """With the rows that it empties, where they have room; they are told anyway."""
        if self._continue is None:
            return
        self._continue.setText(f"{self.tr('Continue')}\n{emptied_rows(self._game)}")
        if self._continue.sizeHint().width() > room:
            self._continue.setText(self.tr("Continue"))

    def _write_score(self, room: int) -> None:
        larger = max(1.0, self.fontInfo().pixelSize() / USUAL_FONT_PX)
        self._score.setFont(fitted(score_font(_SCORE_PX * larger), self._score.text(), room))

    def _stranded(self) -> QWidget | None:
        stranding = stranding_of(self._game) if self._game.ruleset.has_swaps else None
        if stranding is None:
            return None
        part = Part(_PART_CHARACTERS)
        part.column.addWidget(wrapped(stranded_title(), quiet=True))
        trough = QFrame()
        trough.setObjectName("trough")
        inside = QVBoxLayout(trough)
        inside.setContentsMargins(14, 8, 14, 8)
        inside.addWidget(PieceRow(stranded_shapes(self._game), stranded_title(), self._blocks))
        part.column.addWidget(trough)
        part.column.addSpacing(4)
        part.column.addWidget(wrapped(advice_sentence(advice_for(stranding))))
        part.column.addStretch(1)
        return part

    def _add_buttons(self) -> KeyButton:
        actions = self._actions
        again = actions.play_again.isEnabled()
        first = self._button(self.tr("Play again") if again else self.tr("New game"), "primary")
        first.setDefault(True)
        first.setFont(resized(first.font(), 1.25, QFont.Weight.DemiBold))
        first.clicked.connect(self._on_first)
        self._buttons.setSpacing(16)
        self._buttons.addWidget(first, 5)
        continuing = continue_sentence(self._session)
        if continuing:
            button = self._continue = self._button("", "primary")
            button.setAccessibleName(self.tr("Continue"))
            button.setAccessibleDescription(continuing)
            button.clicked.connect(self._go_on)
            self._buttons.addWidget(button, 4)
        self._buttons.addWidget(self._more(), 2)
        return first

    def _button(self, text: str, kind: str) -> KeyButton:
        button = KeyButton(text)
        button.setAutoDefault(False)
        button.setObjectName(kind)
        return button

    def _more(self) -> KeyButton:
        button = self._button(f"{self.tr('More')}  ▾", "plain")
        button.setAccessibleName(self.tr("More"))
        menu = QMenu(button)
        menu.addAction(self._look)
        if not self._game.mode.dated:  # everybody has the daily game anyway, and only today
            menu.addAction(self.tr("Same pieces again"), self._same_again)
            if self._game.ruleset.shared:
                menu.addAction(self.tr("Copy challenge"), self._copy)
        if self._game.ruleset.shared:
            menu.addAction(self.tr("Keep record…"), self._keep)
        menu.addSeparator()
        menu.addAction(self._actions.new_game)
        menu.addAction(self._actions.statistics)
        button.clicked.connect(lambda: menu.popup(_above(button, menu)))
        return button

    def _on_first(self) -> None:
        if not self._is_ready():
            return
        again = self._actions.play_again
        (again if again.isEnabled() else self._actions.new_game).trigger()

    def _go_on(self) -> None:
        if not is_behind_a_dialog(self):
            self._session.move(Command.CONTINUE)

    def _same_again(self) -> None:
        if not is_behind_a_dialog(self):
            self._session.start(self._game.variant, self._game.seed)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(challenge_text(self._game))
        self._status.say(
            self.tr("Copied: send the line to a friend, who starts the same game with it under New game.")
        )

    def _keep(self) -> None:
        ask_where_to_keep(self.window(), record_name(self._game), self._record, self._status.say)


def _mark(text: str) -> QWidget:
    """Beside the score, at half its height; on two lines where large text needs them."""
    label = QLabel(f"☆ {text}")
    label.setWordWrap(True)
    label.setObjectName("mark")
    label.setAccessibleName(text)
    label.setFont(resized(label.font(), 1.0, QFont.Weight.DemiBold))
    around = QWidget()
    column = QVBoxLayout(around)
    column.setContentsMargins(0, 6, 0, 6)
    column.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)
    return around


def _above(button: QWidget, menu: QMenu) -> QPoint:
    """Where a menu stands on a button that is at the foot of the window."""
    hint = menu.sizeHint()
    corner = QPoint(button.width() - hint.width(), -hint.height() - 4)
    return button.mapToGlobal(corner)
