"""The end from outside, a second start, and a window that goes away in the middle of something: nothing is lost."""

import signal
import subprocess
import sys

import pytest

from bp_qt.engine.history import History
from tests.delays import PATIENCE_S
from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Program, Window, wait_for
from tests.e2e.dragging import Table
from tests.e2e.kept import Kept
from tests.e2e.player import Player
from tests.e2e.positions import new_game
from tests.no_network import can_forbid

SIZE = (700, 900)


def started(desktop: Desktop) -> tuple[History, Program]:
    history = History(new_game("calm", "classic", "ending"))
    Kept(desktop).put(history)
    return history, desktop.start_game("--rules", "calm")


def active_window(desktop: Desktop) -> str:
    return desktop.xdotool("getactivewindow", check=False).strip()


def place_one(desktop: Desktop, assistive: Assistive, program: Program) -> None:
    player = Player(assistive, program)
    player.take(0)
    player.press_cell((0, 0))
    Kept(desktop).wait_for_moves(1, "calm")


# --- the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
@pytest.mark.parametrize("open_dialog", ["", "Statistics", "New game…"])
def test_a_signal_ends_it_with_the_time_played(
    desktop: Desktop, assistive: Assistive, name: str, open_dialog: str
) -> None:
    _, program = started(desktop)
    desktop.activate(program.window())
    place_one(desktop, assistive, program)
    if open_dialog:
        player = Player(assistive, program)
        assistive.act(player.tree.one("menu item", open_dialog))
        wait_for(lambda: len(program.windows()) == 2, "dialog")
    program.process.send_signal(getattr(signal, name))
    assert program.process.wait(PATIENCE_S) == 0
    assert len(Kept(desktop).moves("calm")) == 1
    assert int(Kept(desktop).value("games", "calm-classic/time_ms")) > 0


def test_the_screen_goes_and_the_game_is_saved(desktop: Desktop, assistive: Assistive) -> None:
    _, program = started(desktop)
    desktop.activate(program.window())
    place_one(desktop, assistive, program)
    kept = Kept(desktop)
    before_ms = int(kept.value("games", "calm-classic/time_ms"))
    desktop.kill_x()
    assert program.process.wait(PATIENCE_S) == 1
    assert len(kept.moves("calm")) == 1
    assert int(kept.value("games", "calm-classic/time_ms")) >= before_ms
    desktop.apps.clear()  # it has complained of the screen, rightly


# --- a second start ----------------------------------------------------------------------------------------


def gone(program: Program) -> bool:
    return program.windows() == []


def minimise(desktop: Desktop, window: Window) -> None:
    desktop.xdotool("windowminimize", str(window.id))


def destroy(desktop: Desktop, window: Window) -> None:
    """As another program can, without asking."""
    desktop.xdotool("windowclose", str(window.id))


@pytest.mark.parametrize("away", [minimise, destroy])
def test_a_second_start_brings_the_window_back(desktop: Desktop, assistive: Assistive, away: object) -> None:
    _, program = started(desktop)
    window = program.window()
    desktop.activate(window)
    place_one(desktop, assistive, program)
    assert callable(away)
    away(desktop, window)
    wait_for(lambda: gone(program), "window out of sight")
    second = subprocess.run(
        [sys.executable, "-m", "bp_qt"], env=desktop.env, capture_output=True, check=False, timeout=PATIENCE_S
    )
    assert (second.returncode, second.stderr) == (0, b"")
    back = program.window("Calm")
    wait_for(lambda: active_window(desktop) == str(back.id), "active window")
    assert program.running
    Player(assistive, program).take(1)


# --- in the middle of something ----------------------------------------------------------------------------


def test_a_drop_on_a_window_that_was_minimised_in_mid_drag_is_put_back(
    desktop: Desktop, assistive: Assistive
) -> None:
    history, program = started(desktop)
    table = Table(desktop, assistive, program, SIZE)
    shape = history.game.tray[0]
    assert shape
    table.take(0)
    table.carry(table.slots[0], table.grid.pointer_for(shape, next(history.game.legal.anchors(0))))
    minimise(desktop, table.window)
    wait_for(lambda: gone(program), "window out of sight")
    desktop.release()
    desktop.activate(table.window)
    player = Player(assistive, program)
    assert [piece.checked for piece in player.pieces()] == [False] * 3
    assert Kept(desktop).moves("calm") == []
    player.take(1)  # and it goes on


def test_assistive_technology_cannot_stack_question_boxes(desktop: Desktop, assistive: Assistive) -> None:
    """It presses what lies behind a modal dialog without asking the window manager; a question asked stays the only one."""
    _, program = started(desktop)
    program.window()
    place_one(desktop, assistive, program)
    player = Player(assistive, program)
    preferences, new_game = (player.tree.one("menu item", name) for name in ("Preferences…", "New game…"))
    assistive.act(preferences)
    wait_for(lambda: len(program.windows()) == 2, "dialog")
    player.look()
    restore = player.tree.one("push button", lambda name: name.startswith("Restore"))
    assistive.act(restore)
    wait_for(lambda: len(program.windows()) == 3, "question")
    for button in (restore, preferences, new_game, restore):
        assistive.act(button)
    for piece in player.pieces():
        if not piece.used:
            assistive.act(player.slots[piece.slot])
    player.look()  # everything before this is done when it is answered
    assert len(program.windows()) == 3
    assert [piece.checked for piece in player.pieces()] == [False] * 3


# --- the network -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not can_forbid(), reason="the filter is for other machines")
def test_on_a_real_screen_no_socket_of_a_network_is_opened(desktop: Desktop, assistive: Assistive) -> None:
    """X11, the session's bus and the accessibility bus are sockets of this machine."""
    Kept(desktop).put(History(new_game("calm", "classic", "ending")))
    program = desktop.start([sys.executable, "-m", "tests.no_network", "bp_qt", "--rules", "calm"])
    program.window()
    place_one(desktop, assistive, program)
    program.process.terminate()
    assert program.process.wait(PATIENCE_S) == 0
