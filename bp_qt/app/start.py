"""From the command line to the window and its end: one instance per folder, the log, and clean termination."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from bp_qt.app.calls import CallBox, call
from bp_qt.app.collector import Collector
from bp_qt.app.errors import CannotStart
from bp_qt.app.faults import Faults
from bp_qt.app.identity import DESKTOP_FILE, introduce, window_icon
from bp_qt.app.language import Language
from bp_qt.app.log import close_log, log_file, open_log
from bp_qt.app.program import Program
from bp_qt.app.screen import QtMessages
from bp_qt.app.signals import TerminationWatch
from bp_qt.app.unfinished_starts import UnfinishedStarts
from bp_qt.engine.rulesets import Variant
from bp_qt.storage.errors import NoHome
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.paths import data_folder, log_folder, resources_folder, settings_file
from bp_qt.storage.store import Store
from bp_qt.storage.writer import beside
from bp_qt.words.breaking import default_settings_label, safe_start_question, usual_start_label
from bp_qt.words.files import already_running_sentence

__all__ = ["run"]

_log = logging.getLogger("bp_qt")
_CRASHES = 2
"""After this many starts in a row without a window, default settings are offered."""
_WRITE_WHEN_ENDING_S = 0.1


def run(variant: Variant | None, seed: str | None, *, is_safe: bool = False) -> int:
    """Opens the window and runs until it is closed; the result is the exit status.

    Where an instance runs already it is called to the front and given `variant` and `seed`. With `is_safe` all
    settings are the defaults. Raises `CannotStart`.
    """
    try:
        folder, logs = data_folder(), log_folder()
    except NoHome as error:
        raise CannotStart(f"Block Puzzle cannot start: {error}.") from None
    handler = open_log(logs)
    messages = QtMessages()
    try:
        introduce()
        # However it was started: X11 groups windows by this word.
        application = QApplication([DESKTOP_FILE])
        messages.ready()
        return _run(application, messages, folder, logs if handler else None, (variant, seed), is_safe)
    except CannotStart as error:
        if sys.stderr is None:  # as after a click on Windows
            QMessageBox.critical(None, QCoreApplication.applicationName(), str(error))
        raise
    except Exception as error:
        _log.exception("the start failed")
        raise CannotStart(
            f"Block Puzzle cannot start: {type(error).__name__}: {error}, see {log_file(logs)}."
        ) from error
    finally:
        messages.stop()
        close_log(handler)


def _run(
    application: QApplication,
    messages: QtMessages,
    folder: Path,
    logs: Path | None,
    asked: tuple[Variant | None, str | None],
    is_safe: bool,
) -> int:
    QApplication.setStyle("Fusion")
    QApplication.setWindowIcon(window_icon(resources_folder() / "icons"))
    lock = InstanceLock(folder)
    if not lock.acquire():
        if call(folder, *asked, is_over=lock.acquire):
            return 0
        if not lock.acquire():
            raise CannotStart(_does_not_answer(application))
    calls = CallBox(folder)
    starts = UnfinishedStarts(logs or folder)
    if starts.begin() >= _CRASHES and not is_safe:
        is_safe = _offers_safe_start(application)
    faults = Faults()
    collector = Collector()  # before there is another thread
    program = Program(application, Store(settings_file(folder), run=beside), is_safe=is_safe)
    program.open_game(*asked)
    faults.told.connect(lambda details: program.tell_fault(details, logs and log_file(logs)))
    calls.called.connect(program.answer)
    messages.on_lost = program.save_now
    application.commitDataRequest.connect(lambda _manager: program.save_now())
    watch = TerminationWatch(lambda: _end(application, program))
    program.window.show()
    QTimer.singleShot(0, _after_first_paint(program, starts))
    status = application.exec()
    program.store.finish(_WRITE_WHEN_ENDING_S)  # what a slower disk does not take is in the journal
    starts.finish()
    messages.on_lost = lambda: None
    program.sounds.close()
    collector.stop()
    faults.stop()
    del watch
    lock.release()
    return status


def _after_first_paint(program: Program, starts: UnfinishedStarts) -> Callable[[], None]:
    def go_on() -> None:
        starts.finish()
        program.after_first_paint()

    return go_on


def _end(application: QApplication, program: Program) -> None:
    """The system ends the program: nobody is asked anything."""
    program.window.close_unkept()
    if not program.window.isVisible():
        application.quit()  # whatever else is open


def _does_not_answer(application: QApplication) -> str:
    """In the system's language: the settings belong to the instance that runs."""
    Language(application, resources_folder() / "translations").speak("system")
    return already_running_sentence()


def _offers_safe_start(application: QApplication) -> bool:
    """Asks whether to start with default settings; in the system's language, since the settings may be to blame."""
    language = Language(application, resources_folder() / "translations")
    language.speak("system")
    box = QMessageBox()
    box.setWindowTitle(QCoreApplication.applicationName())
    box.setText(safe_start_question())
    safe = box.addButton(default_settings_label(), QMessageBox.ButtonRole.AcceptRole)
    usual = box.addButton(usual_start_label(), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(safe)
    box.setEscapeButton(usual)
    box.exec()
    is_safe = box.clickedButton() is safe
    language.hush()
    return is_safe
