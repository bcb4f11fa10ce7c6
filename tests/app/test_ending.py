"""The program may be ended at any moment: what was played, and for how long, is on the disk."""

import sys

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.paths import data_folder, settings_file
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.app.process import drive

ASKED = ("--rules", "combo", "--mode", "timed", "--seed", "ending")
PLAY = (
    "program.session.move(next(iter(program.session.game.legal)))\nprogram.clock.set_times(61_000, 60_000)\n"
)


def assert_kept() -> None:
    sitting = Shelf(Store(settings_file(data_folder()))).at(variant_of("combo", "timed"))
    assert sitting is not None
    assert len(sitting.history.moves) == 1
    assert sitting.time_ms >= 61_000 and sitting.counted_ms >= 60_000


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
@pytest.mark.parametrize("dialog", ["", "statistics", "new_game"])
def test_a_signal_ends_it_well(name: str, dialog: str) -> None:
    opened = f"program.window.actions_table[{dialog!r}].trigger()\n" if dialog else ""
    done = drive(f"{PLAY}{opened}os.kill(os.getpid(), signal.{name})", *ASKED)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert_kept()


def test_at_log_off_everything_is_saved_before_the_session_goes_on() -> None:
    """The session manager asks, and may end the process as soon as it has its answer."""
    listening = f"QApplication.instance().receivers({SIGNAL('commitDataRequest(QSessionManager&)')!r})"
    done = drive(f"{PLAY}print({listening})\nprogram.save_now()\nsys.stdout.flush()\nos._exit(7)", *ASKED)
    assert (done.returncode, done.stdout) == (7, "1\n"), done.stderr
    assert_kept()


def test_where_the_application_is_asked_nobody_else_listens(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert application is not None
    assert application.receivers(SIGNAL("commitDataRequest(QSessionManager&)")) == 0
