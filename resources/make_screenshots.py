"""Takes the pictures of the program in `resources/screenshots`, from games whose records lie there too.

Usage: python -m resources.make_screenshots [NAME...]

Everything in them is the program's own: it is opened on a kept game, and what it paints is kept as it is. No display is
needed. A test compares their sizes and what can be told apart in them.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import astuple, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog

from bp_qt.app import preferences
from bp_qt.app.program import Program
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Placement, parse_move
from bp_qt.engine.record import read_record
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.look.theme import THEMES, Theme
from bp_qt.scene.layout import Layout
from bp_qt.storage.store import Store

FOLDER = Path(__file__).with_name("screenshots")
RECORDS = FOLDER / "records"
CLEAR_MOMENTS_MS = (0, 60, 140, 240, 360, 500)
_FRAME = QSize(372, 448)
"""Of one moment of a clear, six of which are one picture."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: of which game and theme, how large the window is, and what is done before it is taken."""

    name: str
    record: str
    theme: str
    width: int
    height: int
    pose: Callable[[Program], object] = lambda program: None
    of: Callable[[Program], QImage] = lambda program: program.window.grab().toImage()


def aimed(move: str) -> Callable[[Program], object]:
    """The piece is dragged to where this move would place it."""

    def pose(program: Program) -> None:
        placement = parse_move(move)
        assert isinstance(placement, Placement)
        _take(program, placement.slot)
        program.aim.point_at((placement.row, placement.column))
        program.stage.motions.finish()

    return pose


def carried(slot: int, column: float, row: float) -> Callable[[Program], object]:
    """The piece is in the hand, the pointer at this place in cells from the board's corner."""

    def pose(program: Program) -> None:
        _take(program, slot)
        layout = layout_of(program)
        place = QPointF(layout.grid.x + column * layout.cell, layout.grid.y + row * layout.cell)
        program.stage.carrying.follow(place)
        program.stage.motions.finish()

    return pose


def with_result(program: Program) -> None:
    """The result lies over the board."""
    program.window.show_result()
    program.stage.motions.finish()
    QApplication.processEvents()


def statistics(program: Program) -> QImage:
    """The dialog of the statistics."""
    program.window.actions_table["statistics"].trigger()
    QApplication.processEvents()
    (dialog,) = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    return dialog.grab().toImage()


def clear_in_six(program: Program) -> QImage:
    """A clear from the release to rest, header and board, each moment a frame."""
    program.session.move(parse_move("3h4"))
    layout = layout_of(program)
    part = QRect(*layout.panel).united(QRect(*layout.board)).adjusted(-30, -6, 30, 24)
    picture = QImage(_FRAME.width() * 3, _FRAME.height() * 2, QImage.Format.Format_RGB32)
    picture.fill(QColor(program.stage.theme.window))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for order, moment_ms in enumerate(CLEAR_MOMENTS_MS):
            program.stage.motions.pause_at(moment_ms)
            place = QPoint(order % 3 * _FRAME.width(), order // 3 * _FRAME.height())
            size = part.size().scaled(_FRAME, Qt.AspectRatioMode.KeepAspectRatio)
            frame = program.stage.picture().copy(part)
            smooth = frame.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            painter.drawImage(place + QPoint((_FRAME.width() - size.width()) // 2, 0), smooth)
    program.stage.motions.finish()
    return picture


SHOTS: tuple[Shot, ...] = (
    Shot("game-light", "portrait", "light", 700, 900, aimed("3h4")),
    Shot("game-dark", "portrait", "dark", 700, 900, aimed("3h4")),
    Shot("game-contrast-dark", "portrait", "contrast-dark", 700, 900, aimed("3h4")),
    Shot("game-contrast-light", "portrait", "contrast-light", 700, 900, aimed("3h4")),
    Shot("carried", "portrait", "light", 700, 900, carried(2, 6.3, 13.75)),
    Shot("small", "swap-mid", "light", 480, 640),
    Shot("smallest", "swap-mid", "dark", 480, 440),
    Shot("landscape", "landscape", "light", 1200, 800, aimed("2b6")),
    Shot("landscape-timed", "timed", "dark", 960, 540),
    Shot("result", "swap-over", "light", 700, 900, with_result),
    Shot("result-landscape", "combo-over", "dark", 1200, 800, with_result),
    Shot("statistics", "swap-over", "light", 700, 900, of=statistics),
    Shot("clear", "portrait", "light", 700, 900, aimed("3h4"), of=clear_in_six),
)


def history_of(shot: Shot) -> History:
    """The game that a picture shows."""
    return read_record((RECORDS / f"{shot.record}.json").read_text(encoding="utf-8"))


def layout_of(program: Program) -> Layout:
    """Where everything is in the window now."""
    layout = program.stage.layout
    assert layout is not None
    return layout


def take(shot: Shot, application: QApplication) -> QImage:
    """Opens the program on the game, poses, and looks at it."""
    history = history_of(shot)
    with TemporaryDirectory() as folder:
        program = _opened(shot, history, Path(folder), application)
        try:
            shot.pose(program)
            return shot.of(program)
        finally:
            program.aim.put_back()
            program.window.close()
            program.sounds.close()


def write(shots: tuple[Shot, ...] = SHOTS, folder: Path = FOLDER) -> None:
    """Takes the pictures and writes them into `folder`. Raises OSError."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    QApplication.setStyle("Fusion")
    for shot in shots:
        path = folder / f"{shot.name}.png"
        image = take(shot, application).convertToFormat(QImage.Format.Format_RGB32)
        if not _in_few_colours(image, THEMES[shot.theme]).save(str(path), "PNG", 0):
            raise OSError(f"cannot write {path}")


def _in_few_colours(image: QImage, theme: Theme) -> QImage:
    """With a palette of the theme's tones and the colours that are most of it: a third as large, and hardly seen."""
    pixels = memoryview(image.constBits()).cast("I")
    counts = Counter((pixel >> 1) & 0x7F7F7F for pixel in pixels)
    tones = {tone for hue in theme.hues.values() for tone in astuple(hue)} | {theme.accent, theme.ink}
    table = [QColor(tone).rgb() for tone in sorted(tones)]
    table += [0xFF000000 | (colour << 1) | 0x010101 for colour, _ in counts.most_common(256 - len(table))]
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)


def _opened(shot: Shot, history: History, folder: Path, application: QApplication) -> Program:
    program = Program(application, Store(folder / "block-puzzle.ini"))
    program.is_first_start = False
    program.settings.set(preferences.LANGUAGE, "en")
    program.settings.set(preferences.MUTE, True)
    game: Game = history.game
    program.shelf.keep(Sitting(history))
    program.open_game(variant_of(game.ruleset.id, game.mode.id), None)
    program.settings.set(preferences.THEME, shot.theme)
    program.window.resize(shot.width, shot.height)
    program.window.show()
    QApplication.processEvents()
    program.stage.motions.finish()
    QApplication.processEvents()
    return program


def _take(program: Program, slot: int) -> None:
    shape = program.session.game.tray[slot]
    assert shape is not None
    program.aim.take(slot, dragging=True)
    program.stage.carrying.take(slot, shape, QPointF())


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    wanted = sys.argv[1:]
    write(tuple(shot for shot in SHOTS if not wanted or shot.name in wanted))
