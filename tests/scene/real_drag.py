"""A real QDrag in the whole program, on the platform `minimal`: mouse events from timers, since exec() blocks.

Run as a process of its own with a folder and the name of what happens during the drag; prints what there was to see,
as JSON. The offscreen platform ends every drag at once, and the tests of a real desktop are in tests/e2e.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "minimal"

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication

from bp_qt.app.program import Program
from bp_qt.engine.bitboard import Cell
from bp_qt.engine.rulesets import variant_of
from bp_qt.scene.layout import Layout, Rect, arrange, cell_rect
from bp_qt.storage.store import Store

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
STEP_MS = 30
WATCHDOG_MS = 60_000
AGAIN = object()
"""What a step returns that has to wait."""


class Hand:
    """Presses on the first piece that is left and drags it to a cell, one step at a time."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.seen: dict[str, object] = {}

    @property
    def layout(self) -> Layout:
        size = self.program.view.viewport().size()
        cells = self.program.session.game.ruleset.size
        timed = self.program.session.limit_ms is not None
        return arrange(size.width(), size.height(), cells, self.program.view.fontInfo().pixelSize(), timed)

    @property
    def slot(self) -> QPointF:
        tray = self.program.session.game.tray
        return middle(self.layout.slots[next(slot for slot, shape in enumerate(tray) if shape)])

    def over(self, cell: Cell) -> QPointF:
        return middle(cell_rect(self.layout, *cell))

    def press(self) -> None:
        self._send(QEvent.Type.MouseButtonPress, self.slot, LEFT, LEFT)

    def begin(self) -> None:
        """Comes back when the drag is over, whatever has ended it."""
        self._send(QEvent.Type.MouseMove, self.slot + QPointF(40, -10), NONE, LEFT)
        self.seen["began"] = True

    def move(self, cell: Cell) -> None:
        self._send(QEvent.Type.MouseMove, self.over(cell), NONE, LEFT)

    def release(self, cell: Cell) -> None:
        self._send(QEvent.Type.MouseButtonRelease, self.over(cell), LEFT, NONE)

    def note(self, name: str) -> None:
        program, ghost = self.program, self.program.stage.ghost.shown
        self.seen[name] = {
            "dragging": program.view.is_dragging,
            "hand": program.aim.slot,
            "ghost": None if ghost is None else [list(cell) for cell in ghost.cells],
            "placements": program.session.game.placements,
            "rules": program.session.game.ruleset.id,
            "over": program.session.game.over,
            "dialog": QApplication.activeModalWidget() is not None,
            "visible": program.window.isVisible(),
        }

    def _send(self, kind: QEvent.Type, place: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        port = self.program.view.viewport()
        where = QPointF(port.mapToGlobal(place.toPoint()))
        QApplication.sendEvent(
            port, QMouseEvent(kind, place, where, button, held, Qt.KeyboardModifier.NoModifier)
        )


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)


HAPPENINGS: dict[str, Callable[[Hand], object]] = {
    "drop": lambda hand: hand.release((5, 3)),
    "wrong drop": lambda hand: hand.release((-4, 3)),
    "undo": lambda hand: hand.program.session.undo(),
    "new game": lambda hand: hand.program.session.start(variant_of("calm", "classic"), "another"),
    "other board": lambda hand: hand.program.session.open(variant_of("swap", "classic")),
    "time up": lambda hand: hand.program.clock.set_times(200_000, 200_000),
    "dialog": lambda hand: hand.program.window.actions_table["new_game"].trigger(),
    "close": lambda hand: hand.program.window.close(),
}


def main(folder: Path, happening: str) -> None:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    program = Program(application, Store(folder / "block-puzzle.ini"))
    timed = happening == "time up"
    variant = variant_of("combo", "timed") if timed else variant_of("calm", "classic")
    program.open_game(variant, "open-clean-3")
    program.window.resize(480, 680)
    program.window.show()
    hand = Hand(program)
    if timed or happening == "undo":
        program.session.move(next(iter(program.session.game.legal)))
    program.clock.set_active(True)
    steps: list[Callable[[], object]] = [
        hand.press,
        hand.begin,
        lambda: hand.move((7, 2)),
        lambda: hand.move((5, 3)),
        lambda: hand.note("during"),
        lambda: HAPPENINGS[happening](hand),
        # The clock ticks now and then; everything else has ended the drag when the next step comes.
        lambda: program.session.game.over or not timed or AGAIN,
        lambda: None,
        lambda: hand.note("after"),
        # The button is still held where the drag was not ended by letting go.
        lambda: hand.move((4, 4)),
        lambda: hand.release((4, 4)),
        lambda: hand.note("released"),
        application.quit,
    ]

    def go_on() -> None:
        """The next step, also in the loop of the drag that the one before has begun."""
        step = steps.pop(0)
        QTimer.singleShot(STEP_MS, go_on)
        if step() is AGAIN:
            steps.insert(0, step)

    go_on()
    QTimer.singleShot(WATCHDOG_MS, QDrag.cancel)
    application.exec()
    print(json.dumps(hand.seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
