"""The whole program in this process, with storage, dialogs and translations; what a test changes is put back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPushButton, QWidget

from bp_qt import __version__
from bp_qt.app import preferences as options
from bp_qt.app.program import Program
from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.paths import settings_file
from bp_qt.storage.settings import Settings
from bp_qt.storage.store import Store
from tests.delays import WITHOUT_CARD

NAME = "Block Puzzle"
SIZES = ((480, 640), (700, 900))


@contextmanager
def opened(
    application: QApplication,
    folder: Path,
    language: str,
    size: tuple[int, int] = SIZES[1],
    percent: int = 100,
) -> Iterator[Program]:
    """The program with its window open, silent, in this language and size of text."""
    before = (application.font(), application.palette(), application.styleSheet(), QLocale())
    name, style = application.applicationName(), application.style().objectName()
    application.setApplicationName(NAME)
    application.setApplicationVersion(__version__)
    application.setStyle("Fusion")
    store = Store(settings_file(folder))
    settings = Settings(store)
    settings.set(options.LANGUAGE, language)
    settings.set(options.MUTE, True)
    settings.set(options.MOTION, "off")
    settings.set(options.TEXT_PERCENT, percent)
    program = Program(application, store, delays=WITHOUT_CARD)
    try:
        program.open_game(variant_of("calm", "classic"), "program")
        program.window.show()
        program.window.resize(*size)
        rest()
        yield program
    finally:
        _close(application, program)
        application.setApplicationName(name)
        application.setStyleSheet(before[2])
        application.setStyle(style)
        application.setPalette(before[1])
        application.setFont(before[0])
        QLocale.setDefault(before[3])


def _close(application: QApplication, program: Program) -> None:
    window = program.window
    window.close_unkept()
    program.sounds.close()
    for translator in program.language._installed:
        application.removeTranslator(translator)
    shiboken6.delete(program)  # before the widgets that its objects watch over
    shiboken6.delete(window)
    rest()


def rest() -> None:
    """Lets happen what was put off, deletions too."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def play(program: Program, rules: str, mode: str, seed: str, moves: int | None = None) -> None:
    """A game with so many first legal placements; None: until it is over, or nothing fits and there are swaps.

    A daily game is that of today, and goes on where it was.
    """
    session = program.session
    session.start(variant_of(rules, mode), session.todays_seed if mode == "daily" else seed)
    while moves != len(session.sitting.history.moves) and (fit := next(iter(session.game.legal), None)):
        session.place(fit.slot, fit.row, fit.column)
    rest()


def dialog_of(program: Program, action_id: str) -> QDialog:
    """The dialog of an action, open."""
    program.window.actions_table[action_id].trigger()
    rest()
    return shown_dialogs(program.window)[-1]


def shown_dialogs(window: QWidget) -> list[QDialog]:
    """The dialogs that are open, the newest last."""
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def play_on(program: Program, placements: int = 10_000) -> None:
    """So many more first legal placements in the game that is open, or until there is none."""
    for _ in range(placements):
        if program.session.game.over or not program.session.game.legal:
            return
        program.session.move(next(iter(program.session.game.legal)))


def boxes(program: Program) -> list[str]:
    """What is told or asked in message boxes."""
    return [box.text() for box in program.window.findChildren(QMessageBox) if box.isVisible()]


def answer(program: Program, text: str) -> None:
    """Press the button of a message box that says so."""
    (button,) = [
        button
        for box in program.window.findChildren(QMessageBox)
        for button in box.findChildren(QPushButton)
        if box.isVisible() and button.text().replace("&", "") == text
    ]
    button.click()
