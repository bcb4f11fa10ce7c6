"""The view: fits the stage to the window and turns the mouse into the aim, by drag or by tap."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from bp_qt.engine.bitboard import Cell
from bp_qt.look.theme import Theme
from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession
from bp_qt.scene.drag import DragWatch, end_drag, is_carried_by_view, run_drag
from bp_qt.scene.layout import Layout, arrange, cell_at, grid_point
from bp_qt.scene.stage import Stage

__all__ = ["GameView"]


class GameView(QGraphicsView):
    """Places the stage for every size of the window; press, move and release become takes, aims and drops.

    `arranged` carries the `Layout` after each change; `pressed` is emitted when the mouse goes down on the stage.
    """

    arranged = Signal(object)
    pressed = Signal()

    def __init__(self, stage: Stage, session: GameSession, aim: Aim, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self._stage = stage
        self._session = session
        self._aim = aim
        self._layout: Layout | None = None
        self._pressed_slot: int | None = None
        self._pressed_cell: Cell | None = None
        self._press_position = QPoint()
        self._drag_runs = False
        self._is_dropping = False
        self._watch = DragWatch(self)
        self._watch.interrupted.connect(self.cancel_drag)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        session.settled.connect(self._on_settled)

    @property
    def is_dragging(self) -> bool:
        """Whether a piece is dragged or a drag's own event loop is still running after its end was asked for."""
        return self._drag_runs or self._aim.is_dragging

    @property
    def theme(self) -> Theme:
        """What is worn now."""
        return self._stage.theme

    @property
    def _carries(self) -> bool:
        """Whether the drag under way is the view's own."""
        return self._aim.is_dragging and not self._drag_runs

    def arrange(self) -> None:
        """Lays everything out for the window, the ruleset and the text size as they are now."""
        size = self.viewport().size()
        game = self._session.game
        timed = self._session.limit_ms is not None
        layout = arrange(size.width(), size.height(), game.ruleset.size, self.fontInfo().pixelSize(), timed)
        if layout != self._layout:
            self._layout = layout
            self.setSceneRect(0, 0, size.width(), size.height())
            self._stage.set_layout(layout)
            self.arranged.emit(layout)

    def cancel_drag(self) -> None:
        """Ends a drag under way; the piece goes back to its slot."""
        self._watch.stop()
        self.viewport().unsetCursor()
        if self._aim.is_dragging:
            self._aim.put_back()
        if self._drag_runs:
            end_drag()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self._forget_press()
            return
        self._press_position = event.position().toPoint()
        self._pressed_slot = self._slot_at(event.position().toPoint())
        self._pressed_cell = self._cell_at(event)
        self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick presses are two presses.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        held = event.buttons() & Qt.MouseButton.LeftButton
        if self._carries:
            if held:
                self._carry(event.position())
            else:
                self.cancel_drag()  # the release went elsewhere
        elif held and self._pressed_slot is not None:
            if self._is_far(event):
                self._drag(self._pressed_slot, event)
        else:
            self._hover(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self._forget_press()
            return
        slot, cell = self._pressed_slot, self._pressed_cell
        self._forget_press()
        self._watch.stop()  # also where a key has meanwhile taken another piece
        if self._carries:
            self._let_go(event.position())
        elif slot is not None and self._is_far(event) and is_carried_by_view(event):
            # A flick: press and release within a frame, and no move between them.
            if self._aim.take(slot, dragging=True):
                self._let_go(event.position())
        elif slot is not None and self._slot_at(event.position().toPoint()) == slot:
            self._aim.toggle(slot)
        elif cell is not None and self._cell_at(event) == cell:
            self._tap(cell)

    def leaveEvent(self, event: object) -> None:
        self._stage.hover_slot(None)
        if not self._aim.is_dragging:
            self._aim.point_at(None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._drag_over(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._drag_over(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        if self._aim.is_dragging:
            self._stage.carrying.leave_window()
            self._aim.point_at(None)

    def dropEvent(self, event: QDropEvent) -> None:
        if self._is_ours(event):
            event.acceptProposedAction()
            if _is_of_another_button(event):
                self._aim.put_back()
            else:
                self._let_go(event.position())

    def _drag(self, slot: int, event: QMouseEvent) -> None:
        self._forget_press()
        if not self._aim.take(slot, dragging=True):
            return
        self._stage.hover_slot(None)
        shape = self._session.game.tray[slot]
        if shape is not None:
            self._stage.carrying.take(slot, shape, event.position())
        if is_carried_by_view(event):
            self._watch.start()
            self._show_cursor(slot)
            self._carry(event.position())
            return
        self._drag_runs = True
        try:
            run_drag(self, slot)
        finally:
            self._drag_runs = False
        # What the platform answers is not to be trusted; a drop has taken the piece out of the hand.
        if self._aim.is_dragging:
            self._aim.put_back()

    def _let_go(self, position: QPointF) -> None:
        """Drops the dragged piece; on the tray it goes back to where it came from."""
        self.viewport().unsetCursor()
        if self._is_over_tray(position):
            self._aim.put_back()
            return
        self._carry(position)
        self._is_dropping = True
        try:
            self._aim.drop()
        finally:
            self._is_dropping = False

    def _drag_over(self, event: QDragMoveEvent) -> None:
        if self._is_ours(event):
            event.acceptProposedAction()
            self._carry(event.position())
        else:
            event.ignore()

    def _is_ours(self, event: QDropEvent) -> bool:
        return self._aim.is_dragging and event.source() is self

    def _carry(self, position: QPointF) -> None:
        """The one way in for every kind of drag; positions may be outside of the window."""
        if self._layout is None:
            return
        self._stage.carrying.follow(position)
        if self._is_over_tray(position):
            # There a piece is in the hand: no end of it flickers on the board's last row.
            self._aim.point_at(None)
        else:
            self._aim.drag_to(*grid_point(self._layout, position.x(), position.y()))

    def _is_over_tray(self, position: QPointF) -> bool:
        """From the row beneath the board its last row is reached, also where a trough beneath it begins there."""
        layout = self._layout
        if layout is None or not layout.trough.contains(position.x(), position.y()):
            return False
        return layout.beside or grid_point(layout, position.x(), position.y())[1] != layout.size

    def _is_far(self, event: QMouseEvent) -> bool:
        """Whether the pointer has left the place of the press so far that this is a drag."""
        way = event.position().toPoint() - self._press_position
        return way.manhattanLength() >= QApplication.startDragDistance()

    def _hover(self, event: QMouseEvent) -> None:
        slot = self._slot_at(event.position().toPoint())
        self._stage.hover_slot(slot)
        self._show_cursor(slot)
        if self._aim.slot is not None:
            self._aim.point_at(self._cell_at(event))

    def _show_cursor(self, slot: int | None) -> None:
        """An open hand over a piece that can be taken, a closed one around a piece that is carried."""
        game = self._session.game
        if self._aim.is_dragging:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif slot is not None and game.tray[slot] is not None and not game.over:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    def _tap(self, cell: Cell) -> None:
        if self._aim.slot is None:
            self._aim.move_cursor(cell)
        else:
            self._aim.place_at(cell)

    def _slot_at(self, position: QPoint) -> int | None:
        if self._layout is None:
            return None
        for slot, rect in enumerate(self._layout.slots):
            if rect.contains(position.x(), position.y()):
                return slot
        return None

    def _cell_at(self, event: QMouseEvent) -> Cell | None:
        if self._layout is None:
            return None
        return cell_at(self._layout, event.position().x(), event.position().y())

    def _forget_press(self) -> None:
        self._pressed_slot = self._pressed_cell = None

    def _on_settled(self) -> None:
        # Undo, a new game or the end of the time can come in the middle of a press or a drag.
        self._forget_press()
        if not self._is_dropping:
            self.cancel_drag()
        self.arrange()


def _is_of_another_button(event: QDropEvent) -> bool:
    """On X11 the release of any button ends a drag; the piece is still held then. Elsewhere that can't be told."""
    held = event.buttons() & Qt.MouseButton.LeftButton
    return QGuiApplication.platformName() == "xcb" and bool(held)
