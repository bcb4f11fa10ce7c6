"""The accessible tree of the game: groups `Tray` and `Board`, and the texts of the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bp_qt.access.cells import Group, SlotButton, TapButton
from bp_qt.access.extents import Extents
from bp_qt.access.figure_texts import FigureTexts
from bp_qt.access.keys import KeyCommand
from bp_qt.access.news import News
from bp_qt.access.tap import TapPath
from bp_qt.engine.bitboard import Cell
from bp_qt.engine.game import Game
from bp_qt.engine.moves import SLOTS
from bp_qt.play.aim import Aim
from bp_qt.play.delays import USUAL, Delays
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.words.phrases import cell_label, places_sentence, slot_label

__all__ = ["AccessTree"]

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Painted:
    """Where everything is painted, in pixels of the viewport."""

    board: QRect
    cells: dict[Cell, QRect]
    slots: tuple[QRect, ...]
    panel: QRect


class AccessTree(QObject):
    """Builds the widgets over `viewport` once per size of board and keeps their texts, states and extents true.

    `way_on_wanted` is emitted when keys ask for a piece and none fits.
    """

    way_on_wanted = Signal()

    def __init__(
        self,
        viewport: QWidget,
        session: GameSession,
        aim: Aim,
        tap: TapPath,
        ring: FocusRing,
        news: News,
        parent: QObject | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        self._viewport = viewport
        self._painted = _Painted(QRect(), {}, (QRect(),) * SLOTS, QRect())
        self._placing = Extents(viewport)
        self._session = session
        self._aim = aim
        self._tap = tap
        self._ring = ring
        self._news = news
        self._aim_is_news = False
        self._message_is_of_aim = False
        self._described: tuple[Game, int | None] | None = None
        self._is_focus_coming = False
        self._left: Cell = aim.cursor
        self._current_slot = 0
        self._cells: dict[Cell, TapButton] = {}
        self._tray = Group(viewport)
        self._board = Group(viewport)
        self._slots = tuple(self._slot_button(slot) for slot in range(SLOTS))
        self._figures = FigureTexts(viewport, session)
        self._slots[0].set_tab_stop(True)
        # What is spoken by the focused widget waits for the message that may be about to come with it; and the other
        # cells wait for that one: a screen reader needs its time for each change, and the news is to be first.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._catch_up)
        self._showing_again = QTimer(self, singleShot=True, interval=delays.braille_ms)
        self._showing_again.timeout.connect(self._show_again)
        self._news.retold.connect(self._later.start)
        self._news.focus_told.connect(self._tell)
        tap.way_on_wanted.connect(self.way_on_wanted)
        aim.changed.connect(self._on_aim_changed)
        session.shown.connect(self._on_shown)
        session.rested.connect(self._on_rested)
        session.time_changed.connect(self._refresh_figures)
        self.refresh()

    @property
    def has_board_focus(self) -> bool:
        """Whether a cell has focus."""
        return any(button.hasFocus() for button in self._cells.values())

    def focus_board(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Gives focus to the current cell; `reason` decides whether a ring shows it (`TapButton.focused`)."""
        self._cells[self._aim.cursor].setFocus(reason)

    def execute(self, command: KeyCommand) -> None:
        """Does what a key says that the window has taken."""
        self._tap.execute(command)

    def take_focus(self) -> None:
        """The button that has the focus can do nothing more: what it did is told by the board, which gets it next."""
        self._is_focus_coming = True

    def arrange(self, board: QRect, cells: dict[Cell, QRect], slots: tuple[QRect, ...], panel: QRect) -> None:
        """Puts every widget over what is painted; rectangles in pixels of the viewport, of cells the whole squares."""
        self._build_cells(self._session.game.ruleset.size)
        self._painted = _Painted(board, cells, slots, panel)
        self._place()

    def follow_window(self) -> None:
        """The window has moved, perhaps to another screen."""
        if self._placing != Extents(self._viewport):
            self._place()

    def announce(self, message: str) -> None:
        """Speaks without moving focus: the announcement event, and the description of the focused widget."""
        if self._showing_again.isActive():
            self._showing_again.start()
        self._message_is_of_aim, self._aim_is_news = self._aim_is_news, False
        self._build_cells(self._session.game.ruleset.size)
        self._news.tell(
            message,
            self._viewport.window(),
            heir=self._cells[self._aim.cursor],
            focus_moves=self._is_focus_coming,
            urgently=True,
        )
        self._catch_up()

    def hold_messages(self) -> None:
        """A menu is closing: what it did is told by the focused widget when its focus has been told."""
        self._news.hold(self._viewport.window())

    def forget_message(self) -> None:
        """The focused widget carries no message any more."""
        self._news.forget()

    def refresh(self) -> None:
        """Brings every name, description and state up to date."""
        self._tray.setAccessibleName(translate("Tree", "Tray"))
        self._board.setAccessibleName(translate("Tree", "Board"))
        self._build_cells(self._session.game.ruleset.size)
        self._described = None  # more than the game may have changed: language, verbosity
        self._catch_up()
        self._refresh_figures()

    def _place(self) -> None:
        self._placing = placing = Extents(self._viewport)
        painted = self._painted
        tray = QRect()
        for rect in painted.slots:
            tray = tray.united(rect)
        self._board.setGeometry(placing.in_viewport(painted.board))
        self._tray.setGeometry(placing.in_viewport(tray))
        for cell, rect in painted.cells.items():
            self._cells[cell].place(placing.of_well(rect, painted.board))
        for button, rect in zip(self._slots, painted.slots, strict=True):
            button.place(placing.in_group(rect, tray))
        self._figures.place(placing.in_viewport(painted.panel))

    def _slot_button(self, slot: int) -> TapButton:
        button = SlotButton(self._tray)
        # Assistive technology presses or toggles: either way the check mark is what changes.
        button.toggled.connect(lambda checked: self._on_slot_toggled(slot, checked))
        button.commanded.connect(lambda command: self._slot_command(slot, command))
        button.typed.connect(self._type_in_tray)
        button.focused.connect(lambda shown: self._on_slot_focused(slot, shown))
        button.left.connect(self._on_left)
        return button

    def _cell_button(self, cell: Cell) -> TapButton:
        button = TapButton(self._board)
        button.clicked.connect(lambda: self._tap.press_cell(cell))
        button.commanded.connect(self._on_cell_command)
        button.typed.connect(self._tap.type)
        button.focused.connect(lambda shown: self._on_cell_focused(cell, shown))
        button.left.connect(self._on_left)
        button.show()
        return button

    def _build_cells(self, size: int) -> None:
        wanted = [(row, column) for row in range(size) for column in range(size)]
        if list(self._cells) == wanted:
            return
        had_focus, old = self.has_board_focus, self._cells
        self._cells = {cell: self._cell_button(cell) for cell in wanted}
        for before, after in pairwise([self._slots[-1], *self._cells.values()]):
            QWidget.setTabOrder(before, after)
        self._described = None
        self._write_cells()
        self._mark_current()
        if had_focus:
            # Before the focused cell is removed; otherwise the focus would wander through the window.
            self.focus_board(Qt.FocusReason.ActiveWindowFocusReason)
        for button in old.values():
            button.retire()

    def _on_slot_toggled(self, slot: int, checked: bool) -> None:
        if checked != (self._aim.slot == slot):
            self._press_slot(slot)

    def _press_slot(self, slot: int) -> None:
        self._tap.press_slot(slot)
        self._catch_up()

    def _on_cell_command(self, command: KeyCommand) -> None:
        self._ring.show()
        self._tap.execute(command)

    def _slot_command(self, slot: int, command: KeyCommand) -> None:
        self._ring.show()
        if command in (KeyCommand.LEFT, KeyCommand.RIGHT):
            self._step_in_tray(slot, -1 if command is KeyCommand.LEFT else 1)
        elif command is KeyCommand.PRESS:
            self._press_slot(slot)
        else:
            self._from_tray(lambda: self._tap.execute(command))

    def _type_in_tray(self, character: str) -> None:
        self._from_tray(lambda: self._tap.type(character))

    def _from_tray(self, do: Callable[[], None]) -> None:
        cursor = self._aim.cursor
        do()
        if self._aim.cursor != cursor:
            self.focus_board()  # moving on the board moves the focus there

    def _step_in_tray(self, slot: int, step: int) -> None:
        beyond = range(slot + step, SLOTS if step > 0 else -1, step)
        target = next((other for other in beyond if self._slots[other].isEnabled()), None)
        if target is None:
            self._tap.stay_at_slot(slot, step)
        else:
            self._slots[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_slot_focused(self, slot: int, shown: bool) -> None:
        self._current_slot = slot
        self._mark_slot()
        self._ring.to_slot(slot, is_seen=shown)

    def _on_cell_focused(self, cell: Cell, shown: bool) -> None:
        if shown or cell != self._aim.cursor:
            self._tap.go_to(cell)
        self._aim_is_news = False
        self._ring.to_board(is_seen=shown)

    def _on_left(self, for_another: bool) -> None:
        if for_another:
            self._ring.leave()

    def _on_shown(self) -> None:
        self._build_cells(self._session.game.ruleset.size)
        self._show_focused()
        self._refresh_figures()

    def _on_rested(self) -> None:
        self._catch_up()
        if self._is_focus_coming:
            self._is_focus_coming = False
            # Handed back, not gone to: no ring for who has pressed a button with the mouse.
            self.focus_board(Qt.FocusReason.ActiveWindowFocusReason)

    def _on_aim_changed(self) -> None:
        self._aim_is_news = True
        self._build_cells(self._session.game.ruleset.size)
        self._mark_current()
        self._show_focused()
        self._later.start()

    def _mark_current(self) -> None:
        """The current cell is the board's tab stop, and has the focus when the board has it."""
        current = self._cells.get(self._aim.cursor)
        if current is None or current.focusPolicy() == Qt.FocusPolicy.StrongFocus:
            return
        board_focus = self.has_board_focus
        for button in self._cells.values():
            button.set_tab_stop(button is current)
        if board_focus and not current.hasFocus():
            self._aim_is_news = False
            # Keys have shown the ring before they moved the cell; a mouse that moves it wants none.
            current.setFocus(Qt.FocusReason.MouseFocusReason)

    def _mark_slot(self) -> None:
        """The current slot is the tray's tab stop; a used one can't be, and passes the focus on."""
        tray = self._session.game.tray
        if tray[self._current_slot] is None:
            had_focus = self._slots[self._current_slot].hasFocus()
            self._current_slot = next((slot for slot in range(SLOTS) if tray[slot] is not None), 0)
            self._slots[self._current_slot].setEnabled(True)
            if had_focus:
                self._slots[self._current_slot].setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        for slot, button in enumerate(self._slots):
            button.set_tab_stop(slot == self._current_slot)

    def _write_slots(self) -> None:
        self._mark_slot()
        game = self._session.game
        for slot, button in enumerate(self._slots):
            shape = game.tray[slot]
            description = "" if shape is None else places_sentence(game.legal.count_of(slot))
            button.write(slot_label(slot, shape), self._news.message_for(button) or description)
            button.setChecked(self._aim.slot == slot)
            button.setEnabled(shape is not None)

    def _write_cells(self) -> None:
        for cell in self._other_cells():
            self._write_cell(cell, self._cells[cell])
        self._described, self._left = (self._session.game, self._aim.slot), self._aim.cursor

    def _other_cells(self) -> Iterable[Cell]:
        """Those of which there may be something else to say than when they were last written."""
        game, slot = self._session.game, self._aim.slot
        # Two may carry the message, or have carried it.
        others = (self._left, self._aim.cursor)
        if self._described == (game, slot):
            return others  # the piece is aimed elsewhere: what pressing a cell would do is the same
        before, slot_before = self._described or (None, None)
        if (
            before is None
            or before.ruleset is not game.ruleset
            or slot is not None
            or slot_before is not None
        ):
            return tuple(self._cells)
        return (*others, *game.grid.cells_of(before.board ^ game.board))

    def _write_cell(self, cell: Cell, button: TapButton) -> None:
        game = self._session.game
        slot = self._aim.slot
        description = "" if slot is None else self._tap.press_text(slot, cell)
        if self._news.message_for(button) and not self._message_is_of_aim:
            description = (
                ""  # already said when the piece was chosen; repeating it after every message would be noise
            )
        button.write(cell_label(game, cell), self._news.carried_by(button, description))

    def _catch_up(self) -> None:
        """Writes everything and tells of it, what has the focus first."""
        self._write_slots()
        self._write_cells()
        self._tell()

    def _tell(self) -> None:
        buttons = [button for button in (*self._slots, *self._cells.values()) if button.has_changed]
        for button in sorted(buttons, key=lambda button: not button.hasFocus()):
            button.tell()

    def _show_again(self) -> None:
        if not self._news.is_for_newer_readers:
            return
        for button in (*self._slots, *self._cells.values()):
            button.show_again()

    def _show_focused(self) -> None:
        """What has the focus is read by who asks now; it is told of when the news has been."""
        self._write_slots()
        self._write_cell(self._aim.cursor, self._cells[self._aim.cursor])
        if not self._news.is_for_newer_readers:
            return
        shown = [button.show_texts() for button in (*self._slots, self._cells[self._aim.cursor])]
        if any(shown):
            self._showing_again.start()

    def _refresh_figures(self) -> None:
        if self._figures.refresh():
            # None of these paints anything: what lies below what is only the order in which they are read.
            for widget in reversed([self._tray, self._board, *self._figures.shown]):
                widget.lower()
