"""A second start: the window that runs comes to the front with what was asked for, and the second ends with 0."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app.calls import Call, CallBox, call, call_file
from bp_qt.app.front import bring_forward
from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.paths import data_folder
from tests.app.conftest import Open
from tests.app.process import ROOT, environment, script, start
from tests.delays import PATIENCE_S
from tests.program import answer, boxes, play_on

COMBO = variant_of("combo", "zen")


@pytest.fixture
def calls(tmp_path: Path, qtbot: QtBot) -> list[Call]:
    """What is heard in the folder."""
    heard: list[Call] = []
    box = CallBox(tmp_path, QApplication.instance())
    box.called.connect(heard.append)
    return heard


def in_a_thread(do: Callable[[], bool]) -> Callable[[], list[bool]]:
    """Does it while this thread listens; what it came to, once it has."""
    results: list[bool] = []
    thread = threading.Thread(target=lambda: results.append(do()))
    thread.start()
    return lambda: results


# --- calls -------------------------------------------------------------------------------------------------


def test_a_call_is_heard_and_answered(tmp_path: Path, calls: list[Call], qtbot: QtBot) -> None:
    tokens = {"XDG_ACTIVATION_TOKEN": "leave", "DESKTOP_STARTUP_ID": "x_TIME7"}
    results = in_a_thread(
        lambda: call(tmp_path, COMBO, "ABC", variables=tokens | {"HOME": "/"}, patience_s=PATIENCE_S)
    )
    qtbot.waitUntil(lambda: results() == [True])
    assert calls == [Call(COMBO, "ABC", tokens)]
    assert list(call_file(tmp_path).parent.iterdir()) == []
    results = in_a_thread(lambda: call(tmp_path, None, None, variables={}, patience_s=PATIENCE_S))
    qtbot.waitUntil(lambda: results() == [True])
    assert calls[1:] == [Call(None, None, {})]


def test_where_nobody_answers_it_gives_up(tmp_path: Path) -> None:
    assert not call(tmp_path, None, None)  # no folder, so nobody ever listened
    call_file(tmp_path).parent.mkdir()
    assert not call(tmp_path, None, None, patience_s=0)
    asked = iter([False, False, True])
    assert not call(tmp_path, None, None, is_over=lambda: next(asked), patience_s=PATIENCE_S)
    assert list(call_file(tmp_path).parent.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b"[" * 4096,
        b'{"rules": 7, "mode": [], "seed": {}, "tokens": 3}',
        b'{"rules": "chess", "mode": "classic", "seed": null, "tokens": {}}',
        json.dumps({"rules": "calm", "mode": "classic", "seed": "a\nb", "tokens": {}}).encode(),
        json.dumps({"rules": "combo", "mode": "daily", "seed": "daily/2020-01-01", "tokens": {}}).encode(),
    ],
)
def test_a_call_that_makes_no_sense_brings_the_window_forward_and_no_more(
    tmp_path: Path, calls: list[Call], qtbot: QtBot, content: bytes
) -> None:
    path = call_file(tmp_path)
    path.with_suffix(".new").write_bytes(content)
    path.with_suffix(".new").replace(path)
    qtbot.waitUntil(lambda: len(calls) == 1)
    assert calls == [Call(None, None, {})]


def test_an_old_call_is_nobodys(tmp_path: Path, qtbot: QtBot) -> None:
    call_file(tmp_path).parent.mkdir()
    call_file(tmp_path).write_text("{}")
    os.utime(call_file(tmp_path), (0, 0))
    heard: list[Call] = []
    box = CallBox(tmp_path, QApplication.instance())
    box.called.connect(heard.append)
    assert not call_file(tmp_path).exists()


def test_a_call_that_came_before_anyone_listened_is_heard(tmp_path: Path, qtbot: QtBot) -> None:
    call_file(tmp_path).parent.mkdir()
    results = in_a_thread(lambda: call(tmp_path, COMBO, None, variables={}, patience_s=PATIENCE_S))
    qtbot.waitUntil(call_file(tmp_path).exists)
    heard: list[Call] = []
    box = CallBox(tmp_path, QApplication.instance())
    box.called.connect(heard.append)
    qtbot.waitUntil(lambda: results() == [True])
    assert heard == [Call(COMBO, None, {})]


def test_where_no_folder_can_be_made_nobody_is_called(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    CallBox(tmp_path / "file", QApplication.instance())
    assert not call(tmp_path / "file", None, None)


# --- what the window does ----------------------------------------------------------------------------------


def test_the_window_comes_back_from_the_task_bar(open_program: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    program = open_program("calm", "classic", "a")
    for away in (program.window.showMinimized, program.window.hide):
        away()
        monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
        bring_forward(program.window, {"XDG_ACTIVATION_TOKEN": "leave"})
        assert program.window.isVisible() and not program.window.isMinimized()
        assert os.environ["XDG_ACTIVATION_TOKEN"] == "leave"


def test_a_maximised_window_stays_so(open_program: Open) -> None:
    program = open_program("calm", "classic", "a")
    program.window.showMaximized()
    program.window.showMinimized()
    bring_forward(program.window, {})
    assert program.window.isMaximized() and not program.window.isMinimized()


def test_it_shows_what_was_asked_for(open_program: Open) -> None:
    program = open_program("calm", "classic", "a")
    play_on(program, 2)
    program.answer(Call(None, None, {}))
    program.answer(Call(variant_of("calm", "classic"), None, {}))
    assert program.session.game.placements == 2
    program.answer(Call(COMBO, "ABC", {}))
    assert (program.session.game.mode.id, program.session.game.seed) == ("zen", "ABC")
    assert boxes(program) == []
    program.answer(Call(variant_of("calm", "classic"), "b", {}))
    QApplication.processEvents()
    assert (program.session.game.seed, program.session.game.placements) == ("a", 2)
    answer(program, "Start a new game")
    assert program.session.game.seed == "b"


def test_an_open_dialog_makes_room(open_program: Open) -> None:
    program = open_program("calm", "classic", "a")
    program.window.actions_table["statistics"].trigger()
    program.answer(Call(None, None, {}))
    assert QApplication.activeModalWidget() is not None  # nothing was asked for: it stays
    program.answer(Call(COMBO, None, {}))
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None
    assert program.session.game.mode.id == "zen"


# --- as processes ------------------------------------------------------------------------------------------

TELLS = """
def tell(change):
    game = program.session.game
    print(game.ruleset.id, game.seed, program.window.isMinimized(), flush=True)
    program.window.close()

program.session.settled.connect(tell)
program.window.showMinimized()
print("here", flush=True)
"""


@pytest.fixture
def first() -> Iterator[subprocess.Popen[str]]:
    """An instance that runs, minimised, and ends with the next game."""
    words = ["--rules", "calm", "--seed", "first"]
    with subprocess.Popen(
        [sys.executable, "-c", script(TELLS), *words],
        cwd=ROOT,
        env=environment({}),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        yield process
        process.kill()


def test_a_second_start_hands_its_words_over_and_ends_with_0(first: subprocess.Popen[str]) -> None:
    done = start("--rules", "swap", "--seed", "second")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert first.communicate(timeout=PATIENCE_S)[0] == "swap second False\n"
    assert first.returncode == 0


def test_an_instance_that_does_not_answer_is_told_in_a_sentence(tmp_path: Path) -> None:
    lock = InstanceLock(data_folder())
    assert lock.acquire()
    done = start("--rules", "calm", "--seed", "second")
    lock.release()
    assert (done.returncode, done.stderr) == (1, "Block Puzzle is already running and does not answer.\n")
    assert not (data_folder() / "block-puzzle.ini").exists()
