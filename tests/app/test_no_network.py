"""No socket of a network is ever opened: a game from its start to its end, and every dialog, where one would be death."""

import signal
import subprocess
import sys

import pytest

from tests.app.process import ROOT, drive
from tests.delays import PATIENCE_S
from tests.no_network import can_forbid

pytestmark = pytest.mark.skipif(
    not can_forbid(), reason="seccomp is Linux's, and its calls have other numbers here"
)

FORBID = "import sys; sys.path.insert(0, '.'); from tests.no_network import forbid_network; forbid_network()"
PLAY = """
from PySide6.QtWidgets import QApplication

session = program.session
while not session.game.over and session.game.legal:
    session.move(next(iter(session.game.legal)))
for name in ("new_game", "result", "statistics", "preferences", "help", "about"):
    program.window.actions_table[name].trigger()
    while (dialog := QApplication.activeModalWidget()) is not None:
        print(name)
        dialog.close()
        QApplication.processEvents()
program.window.close()
"""


def test_a_whole_game_and_every_dialog() -> None:
    done = drive(PLAY, "--rules", "calm", "--seed", "no network", before=FORBID)
    assert done.returncode == 0, (done.returncode, done.stderr)
    assert set(done.stdout.split()) >= {"new_game", "statistics", "preferences", "help", "about"}


@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6", "AF_UNIX"])
def test_the_filter_sees_a_socket_of_a_network_and_no_other(family: str) -> None:
    code = f"{FORBID}; import socket; socket.socket(socket.{family}); print('open')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False, timeout=PATIENCE_S
    )
    expected = (0, b"open\n") if family == "AF_UNIX" else (-signal.SIGSYS, b"")
    assert (done.returncode, done.stdout) == expected
