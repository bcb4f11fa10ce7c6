"""What a player waits for in the window: a step of a drag, a drop until it is on disk, saving (no screen needed)."""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from bp_qt.app.program import Program
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests import program as whole
from tests.benchmarks.figures import Figure, Progress, Spread, interleaved, seconds_of
from tests.benchmarks.starting import pss_megabytes

__all__ = ["dragging", "dropping", "growing", "saving"]

_SIZES = ((1920, 1080), (3840, 2160))
_STEPS = 120
_GAMES = 50
_ROUNDS = 9
ONE_PIXMAP = "repainting the window as one pixmap"


class _Painted(QObject):
    """Counts the paint events of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


class _OnePixmap(QWidget):
    """A window that shows a picture."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__()
        self._pixmap = pixmap
        self.resize(pixmap.deviceIndependentSize().toSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._pixmap)


@contextmanager
def _program(size: tuple[int, int]) -> Iterator[Program]:
    """In the middle of a game of the largest board and the most shapes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with (
        tempfile.TemporaryDirectory() as folder,
        whole.opened(application, Path(folder), "en", size) as program,
    ):
        whole.play(program, "combo", "classic", "bench", moves=10)
        yield program


class _Hand:
    """Carries the first piece that is left over the board, a cell at a time, and waits for each frame."""

    def __init__(self, program: Program) -> None:
        self._port = program.view.viewport()
        self._painted = _Painted(self._port)
        slot = next(slot for slot, shape in enumerate(program.session.game.tray) if shape)
        assert program.aim.take(slot, dragging=True)
        layout = program.view._layout
        assert layout is not None
        grid, cell = layout.grid, layout.cell
        size = program.session.game.ruleset.size
        places = [
            QPointF(grid.x + (column + 0.5) * cell, grid.y + (row + 0.5) * cell)
            for row in range(2, size)
            for column in range(1, size - 1)
        ]
        self._places = cycle(places)

    def step_ms(self) -> float:
        """From the event to the painted frame."""
        place, before = next(self._places), self._painted.count
        begin = time.perf_counter()
        where = QPointF(self._port.mapToGlobal(place.toPoint()))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(QEvent.Type.MouseMove, place, where, none, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._port, event)
        while self._painted.count == before:
            QApplication.processEvents()
        return (time.perf_counter() - begin) * 1000

    def slow_step_ms(self) -> float:
        """The 95th percentile of some steps."""
        return statistics.quantiles([self.step_ms() for _ in range(_STEPS)], n=20)[-1]


def dragging(progress: Progress) -> list[Figure]:
    """The 95th percentile of steps, from the pointer's event to the painted frame."""
    figures = []
    for at, size in enumerate(_SIZES):
        with _program(size) as program:
            picture = program.view.grab()
            hand, plain = _Hand(program), _OnePixmap(picture)
            plain.show()
            QApplication.processEvents()
            samplers: dict[str, Callable[[], float]] = {
                "ours": hand.slow_step_ms,
                "baseline": partial(_slow_repaint_ms, plain),
            }
            spreads = interleaved(samplers, _ROUNDS, partial(_part_of, progress, at))
            program.aim.put_back()
            plain.close()
        what = f"a step of a drag, {size[0]} × {size[1]}, 95th percentile"
        figures.append(Figure(what, "ms", spreads["ours"], spreads["baseline"], ONE_PIXMAP, "≤ 2 ×"))
    return figures


def _part_of(progress: Progress, at: int, part: float) -> None:
    progress((at + part) / len(_SIZES))


def _slow_repaint_ms(window: QWidget) -> float:
    return statistics.quantiles([seconds_of(window.repaint) * 1000 for _ in range(_STEPS)], n=20)[-1]


def dropping(progress: Progress) -> list[Figure]:
    """A placement until it is on disk and the first frame is painted."""
    with _program(_SIZES[0]) as program, tempfile.TemporaryDirectory() as folder:
        hand = _Hand(program)
        program.aim.put_back()
        painted = _Painted(program.view.viewport())
        assert program.store.sync()
        kept = program.store.path.read_bytes().decode()
        other = QSettings(str(Path(folder) / "other.ini"), QSettings.Format.IniFormat)

        def drop_ms() -> float:
            game = program.session.game
            if game.over or not game.legal:
                program.session.start(variant_of("combo", "classic"))
                whole.rest()
                game = program.session.game
            before, placement = painted.count, game.legal[0]
            begin = time.perf_counter()
            program.session.move(placement)
            while painted.count == before:
                QApplication.processEvents()
            return (time.perf_counter() - begin) * 1000

        def baseline_ms() -> float:
            slot = next((slot for slot, shape in enumerate(program.session.game.tray) if shape), None)
            if slot is None or not program.aim.take(slot, dragging=True):
                return step.median
            value = hand.step_ms() + seconds_of(lambda: _write(other, kept)) * 1000
            program.aim.put_back()
            whole.rest()
            return value

        step = Spread(0.0, 0.0, 0.0)
        spreads = interleaved({"ours": drop_ms, "baseline": baseline_ms}, 40, progress)
    baseline = "a step of a drag and one QSettings.sync of that size"
    return [
        Figure(
            "drop to saved and first frame", "ms", spreads["ours"], spreads["baseline"], baseline, "≤ 1.5 ×"
        )
    ]


def _write(settings: QSettings, text: str) -> None:
    settings.setValue("text", text + str(time.perf_counter()))
    settings.sync()


def growing(progress: Progress) -> list[Figure]:
    """Memory after one game and after fifty more in the same window."""
    with _program((700, 900)) as program:

        def played_megabytes(games: int) -> float:
            for number in range(games):
                whole.play(program, "combo", "classic", f"grow {number}")
            return pss_megabytes(os.getpid())

        played_megabytes(3)  # what is kept for good is kept
        first = played_megabytes(1)
        grown = []
        for at in range(5):
            grown.append(played_megabytes(_GAMES // 5))
            progress((at + 1) / 5)
    ours, baseline = Spread(grown[-1], min(grown), max(grown)), Spread(first, first, first)
    return [Figure(f"memory after {_GAMES} games", "MB", ours, baseline, "after one", "no growth")]


def saving(progress: Progress) -> list[Figure]:
    """Processor time of keeping a game after a move."""
    with tempfile.TemporaryDirectory() as folder:
        samplers = {
            str(moves): _Saving(Path(folder) / f"{moves}.ini", moves).milliseconds for moves in (10, 10_000)
        }
        spreads = interleaved(samplers, 40, progress)
    return [
        Figure("save a game of 10,000 moves", "ms", spreads["10000"], spreads["10"], "of 10 moves", "≤ 5 ms")
    ]


class _Saving:
    """A long game that is kept again and again."""

    def __init__(self, path: Path, moves: int) -> None:
        self._store = Store(path)
        self._shelf = Shelf(self._store)
        zen = variant_of("combo", "zen")
        history, self._chance = History(Game.new(zen.ruleset, zen.mode, "kept")), random.Random(1)
        for _ in range(moves):
            history.apply(self._chance.choice(history.game.legal))
        self._sitting = Sitting(history)

    def milliseconds(self) -> float:
        """Of processor time in all threads, after one more move."""
        self._sitting.history.apply(self._chance.choice(self._sitting.history.game.legal))
        begin = time.process_time()
        self._shelf.keep(self._sitting)
        assert self._store.sync()
        return (time.process_time() - begin) * 1000
