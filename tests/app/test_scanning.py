"""Scanning as the preferences switch it on: no clock meanwhile, and on from the result to the next game."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app import preferences as options
from tests.app.conftest import Open


def test_the_switch_plays_on_after_the_result(open_program: Open, qtbot: QtBot) -> None:
    program = open_program("combo", "timed", "switch")
    program.settings.set(options.SCAN_STEP, "5000")
    program.settings.set(options.SCANNING, True)
    session, window = program.session, program.window
    assert session.remaining_ms is None
    for _ in range(2000):
        if session.game.over:
            break
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
    assert session.game.over
    qtbot.waitUntil(lambda: window.result_shown is not None)
    scan = program.one_switch.scan
    scan.advance()

    def plays_again() -> bool:
        # What the panel offers first; a press that comes with the panel itself is not meant for it.
        if session.game.over:
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
        return not session.game.over

    qtbot.waitUntil(plays_again)
    assert session.game.placements == 0
    program.settings.set(options.SCANNING, False)
    assert not scan.is_running
    assert session.remaining_ms == session.game.mode.limit_ms
