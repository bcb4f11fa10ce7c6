"""The tap path: what keys and presses on cells and slots do. One `Aim` serves it and the mouse alike."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bp_qt.access.announcer import Announcer
from bp_qt.access.keys import CHARACTERS, KeyCommand
from bp_qt.access.move_typing import MoveTyping
from bp_qt.engine.bitboard import Cell
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.moves import SLOTS
from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession
from bp_qt.words.hand import (
    choose_first_sentence,
    edge_sentence,
    fits_nowhere_sentence,
    footprint_sentence,
    no_column_sentence,
    no_row_sentence,
    nothing_to_undo_sentence,
    put_back_sentence,
    regions_sentence,
    taken_sentence,
    typed_column_sentence,
)
from bp_qt.words.phrases import (
    aimed_sentence,
    cell_label,
    press_sentence,
    refusal_sentence,
    slot_label,
    stuck_sentence,
)
from bp_qt.words.reading import (
    board_sentence,
    column_sentence,
    here_sentence,
    row_sentence,
    score_sentence,
    tray_sentence,
)
from bp_qt.words.seen import chosen_line, refused_line

__all__ = ["TapPath"]


class TapPath(QObject):
    """Executes `KeyCommand`s and presses; says what it did where nothing on the board changes.

    `way_on_wanted` is emitted when a piece is asked for and none fits: what can be done then is not on the board.
    `edge_reached` is emitted when a step leads beyond the board.
    """

    way_on_wanted = Signal()
    edge_reached = Signal()

    def __init__(
        self, session: GameSession, aim: Aim, announcer: Announcer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._typing = MoveTyping()
        self._session = session
        self._aim = aim
        self._announcer = announcer
        self._commands: dict[KeyCommand, Callable[[], None]] = {
            KeyCommand.PIECE_1: lambda: self.press_slot(0),
            KeyCommand.PIECE_2: lambda: self.press_slot(1),
            KeyCommand.PIECE_3: lambda: self.press_slot(2),
            KeyCommand.LEFT: lambda: self._step(0, -1),
            KeyCommand.RIGHT: lambda: self._step(0, 1),
            KeyCommand.UP: lambda: self._step(-1, 0),
            KeyCommand.DOWN: lambda: self._step(1, 0),
            KeyCommand.ROW_START: lambda: self._jump(self._row, 0),
            KeyCommand.ROW_END: lambda: self._jump(self._row, self._last),
            KeyCommand.PAGE_UP: lambda: self._page(forward=False),
            KeyCommand.PAGE_DOWN: lambda: self._page(forward=True),
            KeyCommand.BOARD_START: lambda: self._jump(0, 0),
            KeyCommand.BOARD_END: lambda: self._jump(self._last, self._last),
            KeyCommand.PRESS: lambda: self.press_cell(self._aim.cursor),
            KeyCommand.NEXT_FIT: lambda: self._to_fit(forward=True),
            KeyCommand.PREVIOUS_FIT: lambda: self._to_fit(forward=False),
            KeyCommand.PUT_BACK: self.put_back,
            KeyCommand.WHERE: lambda: self._say(here_sentence(self._game, self._aim.cursor)),
            KeyCommand.READ_ROW: lambda: self._say(row_sentence(self._game, self._row)),
            KeyCommand.READ_COLUMN: lambda: self._say(column_sentence(self._game, self._column)),
            KeyCommand.READ_BOARD: lambda: self._say(board_sentence(self._game)),
            KeyCommand.READ_TRAY: lambda: self._say(tray_sentence(self._game)),
            KeyCommand.READ_FOOTPRINT: self._say_footprint,
            KeyCommand.READ_PLACES: lambda: self._say(regions_sentence(self._game)),
            KeyCommand.READ_SCORE: lambda: self._say(score_sentence(self._session)),
            KeyCommand.REPEAT: announcer.repeat,
            KeyCommand.UNDO: self._say_why_no_undo,
        }

    def execute(self, command: KeyCommand) -> None:
        """Does what the key says, unless it goes on with a typed move."""
        character = CHARACTERS.get(command)
        if character is None:
            self._typing.forget()
        elif self._type(character, has_meaning=True):
            return
        self._commands[command]()

    def type(self, character: str) -> None:
        """A letter or digit that means nothing but in a typed move."""
        self._type(character, has_meaning=False)

    def press_text(self, slot: int, cell: Cell) -> str:
        """What pressing `cell` does with the piece of `slot` in hand."""
        return press_sentence(self._game, slot, cell, brief=self._announcer.brief)

    def press_slot(self, slot: int) -> None:
        """Takes the piece of the slot, or puts it back; the current cell stays."""
        if not self._aim.toggle(slot, at_cursor=True):
            if self._game.over:
                self._refuse(Reason.GAME_OVER)
            else:
                self._say(slot_label(slot, None) + ".", seen="")
        elif self._aim.slot is None:
            self._say(put_back_sentence(), seen="")
        else:
            sentence = taken_sentence(self._game, slot, brief=self._announcer.brief)
            self._say(sentence, seen=chosen_line(slot))

    def press_cell(self, cell: Cell) -> None:
        """Places the piece in hand with its anchor on `cell`; without one, says what is missing."""
        self._aim.move_cursor(cell)
        if self._game.over:
            self._refuse(Reason.GAME_OVER)
        elif self._aim.slot is None:
            self._say(choose_first_sentence())
        else:
            self._aim.place_at(cell)

    def stay_at_slot(self, slot: int, step: int) -> None:
        """There is no further piece in this direction: 1 to the right, -1 to the left."""
        self._say(f"{edge_sentence(0, step)} {slot_label(slot, self._game.tray[slot])}.", seen="")

    def put_back(self) -> None:
        """The piece in hand goes back."""
        if self._aim.slot is not None:
            self._aim.put_back()
            self._say(put_back_sentence(), seen="")

    def _say_why_no_undo(self) -> None:
        if not self._game.ruleset.undo:
            self._refuse(Reason.NOT_IN_RULESET)
        elif self._game.over:
            self._refuse(Reason.GAME_OVER)
        else:
            self._say(nothing_to_undo_sentence())

    def go_to(self, cell: Cell) -> None:
        """Makes `cell` the current one; focus follows and a screen reader reads it."""
        self._aim.move_cursor(cell)

    @property
    def _game(self) -> Game:
        return self._session.game

    @property
    def _row(self) -> int:
        return self._aim.cursor[0]

    @property
    def _column(self) -> int:
        return self._aim.cursor[1]

    @property
    def _last(self) -> int:
        return self._game.ruleset.size - 1

    def _say(self, message: str, seen: str | None = None) -> None:
        self._announcer.say(message, seen)

    def _refuse(self, reason: Reason) -> None:
        error = IllegalMove(reason)
        self._say(refusal_sentence(error), seen=refused_line(error))

    def _step(self, rows: int, columns: int) -> None:
        cell = self._row + rows, self._column + columns
        if cell in self._game.grid:
            self.go_to(cell)
            return
        self.edge_reached.emit()
        self._say(f"{edge_sentence(rows, columns)} {self._described(self._aim.cursor)}", seen="")

    def _jump(self, row: int, column: int) -> None:
        if (row, column) == self._aim.cursor:
            self._say(f"{self._described(self._aim.cursor)}")
        else:
            self.go_to((row, column))

    def _described(self, cell: Cell) -> str:
        """The cell, and with a piece in hand what pressing it does."""
        label = cell_label(self._game, cell)
        preview = self._aim.preview_at(cell)
        return (
            f"{label}."
            if preview is None
            else f"{label}, {aimed_sentence(self._game, preview, brief=self._announcer.brief)}."
        )

    def _type(self, character: str, *, has_meaning: bool) -> bool:
        """Goes where a typed move leads; False where the key has to do what it does by itself."""
        size = self._game.ruleset.size
        typed = self._typing.press(character, size, has_meaning=has_meaning)
        if typed is None:
            return False
        if typed.column >= size:
            self._mistyped(no_column_sentence(typed.column))
        elif typed.row is None:
            self._say(typed_column_sentence(typed.column))
        elif not 0 <= typed.row < size:
            self._mistyped(no_row_sentence(typed.row))
        elif self._aim.slot == typed.slot or self._aim.take(typed.slot, at_cursor=True):
            self._jump(typed.row, typed.column)
        else:
            self._typing.forget()
            self.press_slot(typed.slot)  # which says why there is no such piece
        return True

    def _mistyped(self, sentence: str) -> None:
        self._typing.forget()
        self._say(sentence)

    def _say_footprint(self) -> None:
        preview = self._aim.preview_at(self._aim.cursor)
        self._say(choose_first_sentence() if preview is None else footprint_sentence(self._game, preview))

    def _page(self, *, forward: bool) -> None:
        if self._aim.slot is None:
            self._jump(self._last if forward else 0, self._column)
            return
        cells = self._fitting
        if not cells:
            self._say(fits_nowhere_sentence())
        elif forward:
            self._jump(*next((cell for cell in cells if cell[0] > self._row), cells[0]))
        else:
            rows = [cell[0] for cell in cells]
            above = max((row for row in rows if row < self._row), default=rows[-1])
            self._jump(*next(cell for cell in cells if cell[0] == above))

    def _to_fit(self, *, forward: bool) -> None:
        if self._game.over:
            self._refuse(Reason.GAME_OVER)
        elif self._aim.slot is None:
            self._take_next(forward=forward)
        elif cells := self._fitting:
            here = self._aim.cursor
            if forward:
                self._jump(*next((cell for cell in cells if cell > here), cells[0]))
            else:
                self._jump(*next((cell for cell in reversed(cells) if cell < here), cells[-1]))
        else:
            self._say(fits_nowhere_sentence())

    @property
    def _fitting(self) -> list[Cell]:
        """Where the piece in hand fits, in reading order."""
        slot = self._aim.slot
        return [] if slot is None else list(self._game.legal.anchors(slot))

    def _take_next(self, *, forward: bool) -> None:
        fitting = [slot for slot in range(SLOTS) if self._game.legal.count_of(slot)]
        if fitting:
            self.press_slot(fitting[0 if forward else -1])
        else:
            # Before it is said, so that it is told where the focus is then.
            self.way_on_wanted.emit()
            self._say(stuck_sentence())
