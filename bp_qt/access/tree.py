"""The accessible tree of the game: groups `Tray` and `Board`, and the texts of the panel."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.access.cells import Group, TapButton, set_texts
from bp_qt.access.keys import KeyCommand
from bp_qt.access.phrases import aimed_sentence, cell_label, places_sentence, slot_label
from bp_qt.access.tap import TapPath
from bp_qt.engine.bitboard import Cell
from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession
from bp_qt.play.wording import FigureKind, figures_of

__all__ = ["AccessTree"]

translate = QCoreApplication.translate

_SLOTS = 3
_ZERO_WIDTH = "\u200b"


class AccessTree(QObject):
    """Builds the widgets over `viewport` once per size of board and keeps their texts, states and extents true.

    `focus_shown` is emitted when a cell or slot gets focus; True when keyboard or assistive technology moved it, so
    that the scene paints a ring around it.
    """

    focus_shown = Signal(bool)

    def __init__(
        self, viewport: QWidget, session: GameSession, aim: Aim, tap: TapPath, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._aim = aim
        self._tap = tap
        self._message = ""
        self._said_before = ""
        self._current_slot = 0
        self._cells: dict[Cell, TapButton] = {}
        self._tray = Group(viewport)
        self._board = Group(viewport)
        self._slots = tuple(self._slot_button(slot) for slot in range(_SLOTS))
        self._labels = {kind: _figure_label(viewport) for kind in FigureKind}
        self._slots[0].set_tab_stop(True)
        aim.changed.connect(self._on_aim_changed)
        session.changed.connect(self.refresh)
        session.time_changed.connect(self._refresh_figures)
        self.refresh()

    @property
    def focused_slot(self) -> int | None:
        """The slot that has focus."""
        return next((slot for slot, button in enumerate(self._slots) if button.hasFocus()), None)

    @property
    def has_board_focus(self) -> bool:
        """Whether a cell has focus."""
        return any(button.hasFocus() for button in self._cells.values())

    @property
    def tab_order(self) -> tuple[QWidget, ...]:
        """Board and tray in the order of Tab."""
        return (*self._cells.values(), *self._slots)

    def focus_board(self) -> None:
        """Gives focus to the current cell."""
        self._cells[self._aim.cursor].setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, board: QRect, cells: dict[Cell, QRect], slots: tuple[QRect, ...], panel: QRect) -> None:
        """Puts every widget over what is painted; rectangles in pixels of the viewport."""
        self._build_cells(self._session.game.ruleset.size)
        self._board.setGeometry(board)
        for cell, rect in cells.items():
            self._cells[cell].place(rect.translated(-board.topLeft()))
        tray = QRect()
        for rect in slots:
            tray = tray.united(rect)
        self._tray.setGeometry(tray)
        for button, rect in zip(self._slots, slots, strict=True):
            button.place(rect.translated(-tray.topLeft()))
        for label in self._labels.values():
            label.setGeometry(panel)

    def announce(self, message: str) -> None:
        """Speaks without moving focus: the announcement event, and the description of the focused widget."""
        # Two equal messages in a row are both heard: an equal text would be no change.
        self._message = message + _ZERO_WIDTH if message == self._said_before else message
        self._said_before = self._message
        window = self._board.window()
        event = QAccessibleAnnouncementEvent(window, message)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self._refresh_focused()

    def refresh(self) -> None:
        """Brings every name, description and state up to date."""
        self._tray.setAccessibleName(translate("Tree", "Tray"))
        self._board.setAccessibleName(translate("Tree", "Board"))
        self._build_cells(self._session.game.ruleset.size)
        self._refresh_slots()
        self._refresh_cells()
        self._refresh_figures()

    def _slot_button(self, slot: int) -> TapButton:
        button = TapButton(self._tray)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._press_slot(slot))
        button.commanded.connect(lambda command: self._slot_command(slot, command))
        button.focused.connect(lambda shown: self._on_slot_focused(slot, shown))
        return button

    def _cell_button(self, cell: Cell) -> TapButton:
        button = TapButton(self._board)
        button.clicked.connect(lambda: self._tap.press_cell(cell))
        button.commanded.connect(self._tap.execute)
        button.focused.connect(lambda shown: self._on_cell_focused(cell, shown))
        button.show()
        return button

    def _build_cells(self, size: int) -> None:
        wanted = [(row, column) for row in range(size) for column in range(size)]
        if list(self._cells) == wanted:
            return
        had_focus = self.has_board_focus
        for button in self._cells.values():
            button.hide()
            button.deleteLater()
        self._cells = {cell: self._cell_button(cell) for cell in wanted}
        self._mark_current()
        if had_focus:
            self.focus_board()

    def _press_slot(self, slot: int) -> None:
        # A click has toggled the check mark; what is in hand decides it.
        self._tap.press_slot(slot)
        self._refresh_slots()

    def _slot_command(self, slot: int, command: KeyCommand) -> None:
        step = {KeyCommand.LEFT: -1, KeyCommand.RIGHT: 1}.get(command)
        if step is not None:
            target = slot + step
            if 0 <= target < _SLOTS:
                self._slots[target].setFocus(Qt.FocusReason.OtherFocusReason)
        elif command is KeyCommand.PRESS:
            self._press_slot(slot)
        else:
            self._tap.execute(command)

    def _on_slot_focused(self, slot: int, shown: bool) -> None:
        self._current_slot = slot
        for other, button in enumerate(self._slots):
            button.set_tab_stop(other == slot)
        self.focus_shown.emit(shown)

    def _on_cell_focused(self, cell: Cell, shown: bool) -> None:
        self._tap.go_to(cell)
        self.focus_shown.emit(shown)

    def _on_aim_changed(self) -> None:
        self._mark_current()
        self._refresh_slots()
        self._refresh_cells()

    def _mark_current(self) -> None:
        """The current cell is the board's tab stop, and has the focus when the board has it."""
        current = self._cells.get(self._aim.cursor)
        if current is None or current.focusPolicy() == Qt.FocusPolicy.StrongFocus:
            return
        board_focus = self.has_board_focus
        for button in self._cells.values():
            button.set_tab_stop(button is current)
        if board_focus and not current.hasFocus():
            self._message = ""
            current.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh_slots(self) -> None:
        game = self._session.game
        for slot, (button, shape) in enumerate(zip(self._slots, game.tray, strict=True)):
            description = "" if shape is None else places_sentence(game.legal.count_of(slot))
            set_texts(button, slot_label(slot, shape), self._with_message(button, description))
            button.setChecked(self._aim.slot == slot)
            button.setEnabled(shape is not None)

    def _refresh_cells(self) -> None:
        for cell, button in self._cells.items():
            self._refresh_cell(cell, button)

    def _refresh_cell(self, cell: Cell, button: TapButton) -> None:
        game = self._session.game
        preview = self._aim.preview_at(cell)
        description = "" if preview is None else aimed_sentence(game, preview)
        set_texts(button, cell_label(game, cell), self._with_message(button, description))

    def _refresh_focused(self) -> None:
        self._refresh_slots()
        button = self._cells.get(self._aim.cursor)
        if button is not None:
            self._refresh_cell(self._aim.cursor, button)

    def _with_message(self, button: TapButton, description: str) -> str:
        """The focused widget also carries the last message: older screen readers know no announcements."""
        if not button.hasFocus() or not self._message:
            return description
        return f"{self._message} {description}".rstrip()

    def _refresh_figures(self) -> None:
        shown = {figure.kind: figure.text for figure in figures_of(self._session)}
        for kind, label in self._labels.items():
            label.setVisible(kind in shown)
            if kind in shown:
                set_texts(label, shown[kind], "")


def _figure_label(viewport: QWidget) -> QLabel:
    """A text of the panel; the scene paints it, this only speaks."""
    label = QLabel(viewport)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
