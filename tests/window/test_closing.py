"""Closing waits for the disk, with a word, and not for ever."""

from pytestqt.qtbot import QtBot

from bp_qt.play.delays import USUAL
from bp_qt.window.closing import Closing
from tests.play.desk import Desk
from tests.room import Room


class SlowDisk:
    """The desk's keeper goes on writing for as long as the test wants."""

    def __init__(self, desk: Desk) -> None:
        self.is_busy = True
        self.waited_s: list[float] = []
        desk.keeper.finish = self.finish  # type: ignore[method-assign]

    def finish(self, timeout_s: float) -> bool:
        self.waited_s.append(timeout_s)
        return not self.is_busy


def test_a_disk_that_is_done_is_not_mentioned(desk: Desk, qtbot: QtBot) -> None:
    room = Room(desk, qtbot)
    assert room.window.close()
    assert "saved" not in " ".join(room.said)


def test_the_window_closes_when_the_game_is_saved(desk: Desk, qtbot: QtBot) -> None:
    room, disk = Room(desk, qtbot), SlowDisk(desk)
    assert not room.window.close()
    assert not room.window.close()
    assert [text for text in room.said if "being saved" in text] == [
        "The game is being saved; the window closes in a moment."
    ]
    assert max(disk.waited_s) < 0.5
    assert room.window.isVisible()
    disk.is_busy = False
    qtbot.waitUntil(lambda: not room.window.isVisible())


def test_a_disk_that_never_answers_keeps_nobody(desk: Desk, qtbot: QtBot) -> None:
    SlowDisk(desk)
    closed: list[bool] = []
    closing = Closing(desk.session, lambda: closed.append(closing.is_ready()), lambda text: None, 0)
    assert not closing.is_ready()
    qtbot.waitUntil(lambda: bool(closed))
    assert closed == [True]
    assert USUAL.close_ms <= 5_000


def test_when_the_system_ends_the_program_nobody_waits(desk: Desk, qtbot: QtBot) -> None:
    room = Room(desk, qtbot)
    SlowDisk(desk)
    room.window.close_unkept()
    assert not room.window.isVisible()
