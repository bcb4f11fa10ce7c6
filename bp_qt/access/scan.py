"""Playing with one switch: choices are offered in turn, and a press takes the current one.

It drives the tap path and adds no rule: pieces that fit, then rows where the piece fits, then cells; where no piece
fits, the buttons that lead on. Whatever asks or reports in a dialog is gone through button by button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from bp_qt.access.announcer import Announcer
from bp_qt.access.tap import TapPath
from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import SLOTS
from bp_qt.play.aim import Aim
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.words.hand import taken_sentence
from bp_qt.words.scanning import buttons_prompt, cell_prompt, row_prompt

__all__ = ["Scan", "ScanSettings", "ScannedWindow"]

_DWELL_MS = 1_000
"""How much longer an offer stands when it must be chosen a second time, or follows news."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanSettings:
    """How long each offer stands, how often all are gone through (0 for ever), and whether they are spoken."""

    step_ms: int = 1_500
    loops: int = 3
    prompts: bool = True


class ScannedWindow(Protocol):
    """What there is to choose around the board."""

    def scanned_dialog(self) -> QWidget | None:
        """The dialog or panel that is open, if it is to be scanned button by button."""

    def ways_on(self) -> Sequence[QAbstractButton]:
        """The buttons that lead on where no piece fits."""

    def tools(self) -> Sequence[QAbstractButton]:
        """The other buttons that do something now."""

    def is_scannable(self) -> bool:
        """Whether the window or that dialog is the active one."""


@dataclass(frozen=True, slots=True)
class _Stop:
    """One offer: how it is shown, what is said of it, and what choosing it does."""

    prompt: str
    show: Callable[[], object]
    choose: Callable[[], object]
    is_there: Callable[[], bool] = lambda: True


@dataclass(slots=True)
class _Level:
    """Offers that are gone through; `leave` puts back what choosing this level did."""

    stops: list[_Stop]
    leave: Callable[[], object]
    at: int = 0
    loop: int = 0


class Scan(QObject):
    """`press` is the switch, `back` the second one. Off until `switch_on`.

    When everything has been offered so many times, it goes back to what was chosen before, and rests at last: the
    next press begins again.
    """

    def __init__(
        self,
        session: GameSession,
        aim: Aim,
        tap: TapPath,
        ring: FocusRing,
        announcer: Announcer,
        window: ScannedWindow,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._aim = aim
        self._tap = tap
        self._ring = ring
        self._announcer = announcer
        self._window = window
        self._settings = ScanSettings()
        self._levels: list[_Level] = []
        self._dialog: QWidget | None = None
        self._is_on = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.advance)
        session.rested.connect(self._on_rested)

    @property
    def is_running(self) -> bool:
        """Whether something is being offered."""
        return bool(self._levels)

    def switch_on(self, settings: ScanSettings) -> None:
        """From now on a press begins."""
        self._settings, self._is_on = settings, True

    def switch_off(self) -> None:
        """Nothing is offered any more."""
        self._is_on = False
        self._rest()

    def press(self) -> None:
        """Chooses what is offered; where nothing is, begins."""
        if not self._is_on:
            return
        if not self._levels or self._is_elsewhere():
            self._begin()
            return
        level = self._levels[-1]
        level.loop = 0
        stop = level.stops[level.at]
        if stop.is_there():
            stop.choose()
        else:
            self._begin()

    def back(self) -> None:
        """Goes back a level; on the first level, back to its beginning."""
        if len(self._levels) > 1:
            self._up()
        elif self._levels:
            self._begin()

    def advance(self) -> None:
        """Offers what comes next."""
        if not self._levels:
            return
        if not self._window.is_scannable():
            self._timer.start(self._settings.step_ms)
            return
        if self._is_elsewhere():
            self._begin()
            return
        level = self._levels[-1]
        level.at += 1
        if level.at == len(level.stops):
            level.at, level.loop = 0, level.loop + 1
            if level.loop == self._settings.loops:
                self._up()
                return
        self._offer()

    def _is_elsewhere(self) -> bool:
        return self._dialog is not self._window.scanned_dialog()

    def _begin(self) -> None:
        self._levels.clear()
        self._dialog = self._window.scanned_dialog()
        if self._dialog is not None:
            self._enter(self._buttons(_pressable(self._dialog)))
        else:
            self._enter(self._of_tray())

    def _rest(self) -> None:
        self._levels.clear()
        self._timer.stop()
        self._ring.hide()

    def _on_rested(self) -> None:
        """A move was made, or another game is there: its news comes first, then the pieces are offered again."""
        if not self._is_on or not self._levels:
            return
        self._dialog = None
        stops = self._of_tray()
        self._levels = [_Level(stops, _nothing)] if stops else []
        if stops:
            stops[0].show()
            self._timer.start(self._settings.step_ms + _DWELL_MS)

    def _enter(self, stops: list[_Stop], leave: Callable[[], object] | None = None) -> None:
        if stops:
            self._levels.append(_Level(stops, leave or _nothing))
            self._offer()

    def _up(self) -> None:
        left = self._levels.pop()
        left.leave()
        if self._levels:
            self._levels[-1].loop = 0
            self._offer()
        else:
            self._rest()

    def _offer(self) -> None:
        level = self._levels[-1]
        stop = level.stops[level.at]
        if not stop.is_there():
            self._begin()
            return
        stop.show()
        if self._settings.prompts and stop.prompt:
            self._announcer.prompt(stop.prompt)
        self._timer.start(self._settings.step_ms)

    # --- what there is to choose -----------------------------------------------------------------------------

    def _of_tray(self) -> list[_Stop]:
        game = self._session.game
        stops = [self._piece(slot) for slot in range(SLOTS) if game.legal.count_of(slot)]
        stops += self._buttons(self._window.ways_on())
        tools = self._buttons(self._window.tools())
        if tools:
            stops.append(_Stop(buttons_prompt(), self._ring.hide, lambda: self._enter(tools)))
        return stops

    def _piece(self, slot: int) -> _Stop:
        return _Stop(
            taken_sentence(self._session.game, slot, brief=True),
            lambda: self._ring.to_slot(slot, is_seen=True),
            lambda: self._take(slot),
        )

    def _take(self, slot: int) -> None:
        self._tap.press_slot(slot)
        self._ring.hide()
        cells = list(self._session.game.legal.anchors(slot))
        rows = sorted({row for row, _ in cells})
        if len(rows) > 1:
            stops = [self._row([cell for cell in cells if cell[0] == row]) for row in rows]
            self._enter(stops, self._tap.put_back)
        else:
            self._enter([self._cell(cell) for cell in cells], self._tap.put_back)

    def _row(self, cells: list[Cell]) -> _Stop:
        return _Stop(
            row_prompt(cells[0][0], len(cells)),
            lambda: self._aim.point_at(cells[0]),
            lambda: self._enter([self._cell(cell) for cell in cells]),
        )

    def _cell(self, cell: Cell) -> _Stop:
        slot = self._aim.slot
        told = "" if slot is None else self._tap.press_text(slot, cell)
        return _Stop(
            cell_prompt(cell, told), lambda: self._aim.point_at(cell), lambda: self._tap.press_cell(cell)
        )

    def _buttons(self, buttons: Sequence[QAbstractButton]) -> list[_Stop]:
        # No prompt: it is read when it gets the focus.
        return [
            _Stop(
                "", partial(self._focus, button), partial(self._click, button), partial(_is_pressable, button)
            )
            for button in buttons
        ]

    def _focus(self, button: QAbstractButton) -> None:
        self._ring.hide()
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def _click(self, button: QAbstractButton) -> None:
        # Leaves time for a second press, and for whatever the button does.
        self._timer.start(self._settings.step_ms + _DWELL_MS)
        button.click()


def _nothing() -> None:
    """A level that changed nothing when it was entered."""


def _pressable(dialog: QWidget) -> list[QAbstractButton]:
    return [button for button in dialog.findChildren(QAbstractButton) if _is_pressable(button)]


def _is_pressable(button: QAbstractButton) -> bool:
    if not shiboken6.isValid(button) or not button.isVisible() or not button.isEnabled():
        return False
    # Menus that open cannot be scanned.
    has_menu = isinstance(button, (QPushButton, QToolButton)) and button.menu() is not None
    return not has_menu and button.focusPolicy() != Qt.FocusPolicy.NoFocus
