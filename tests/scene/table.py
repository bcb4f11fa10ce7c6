"""A table to play at: session, aim, stage, view and presenter as the program puts them together, and a mouse."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bp_qt.engine.bitboard import Cell
from bp_qt.look.theme import THEMES
from bp_qt.play.delays import Delays
from bp_qt.play.ring import FocusRing
from bp_qt.scene.ghost import Aimed
from bp_qt.scene.layout import Layout, Rect, cell_rect
from bp_qt.scene.presenter import Presenter
from bp_qt.scene.stage import Stage
from bp_qt.scene.view import GameView
from tests.delays import DELAYS
from tests.play.desk import Desk

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


class Table:
    """`desk` has a game when the table is laid; places are in pixels of the viewport."""

    def __init__(self, desk: Desk, *, shown: bool = True, delays: Delays = DELAYS) -> None:
        self.desk = desk
        self.stage = Stage(THEMES["light"], delays=delays)
        self.ring = FocusRing()
        self.view = GameView(self.stage, desk.session, desk.aim)
        self.presenter = Presenter(self.stage, desk.session, desk.aim, self.ring)
        self.layouts: list[Layout] = []
        self.view.arranged.connect(self.layouts.append)
        self._held = NONE
        if shown:
            self.view.resize(480, 640)
            self.view.show()
            self.presenter.refresh()

    @property
    def layout(self) -> Layout:
        return self.layouts[-1]

    @property
    def ghost(self) -> Aimed | None:
        return self.stage.ghost.shown

    def slot(self, slot: int) -> QPointF:
        return middle(self.layout.slots[slot])

    def cell(self, cell: Cell) -> QPointF:
        """The middle of a cell, also of one that the board would have outside of its edges."""
        return middle(cell_rect(self.layout, *cell))

    def press(self, place: QPointF, button: Qt.MouseButton = LEFT, *, twice: bool = False) -> None:
        self._held = button
        self._send(QEvent.Type.MouseButtonDblClick if twice else QEvent.Type.MouseButtonPress, place, button)

    def move(self, place: QPointF) -> None:
        self._send(QEvent.Type.MouseMove, place, NONE)

    def release(self, place: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self._held = NONE
        self._send(QEvent.Type.MouseButtonRelease, place, button)

    def click(self, place: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self.move(place)
        self.press(place, button)
        self.release(place, button)

    def _send(self, kind: QEvent.Type, place: QPointF, button: Qt.MouseButton) -> None:
        port = self.view.viewport()
        where = QPointF(port.mapToGlobal(place.toPoint()))
        modifiers = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(port, QMouseEvent(kind, place, where, button, self._held, modifiers))


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)


def near(place: QPointF, right: float, down: float = 0) -> QPointF:
    return place + QPointF(QPoint(round(right), round(down)))


def ghost(table: Table) -> tuple[tuple[Cell, ...], bool] | None:
    """The cells that the ghost shows, and whether the piece fits there."""
    shown = table.ghost
    return None if shown is None else (shown.cells, shown.fits)


def in_hand(table: Table) -> int | None:
    return table.desk.aim.slot
