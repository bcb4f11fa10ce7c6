"""The whole program on a disk that takes its time: the window goes on, and closes within five seconds."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.delays import PATIENCE_S
from tests.disks import CHECKOUT

PLAY = """
import json, os, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from bp_qt.app import program, start
from bp_qt.engine.rulesets import variant_of

disk, told = Path(os.environ["BP_DISK"]), {"gap": 0.0, "said": []}
disk.write_text("")
before = program.Program.after_first_paint

def after_first_paint(self):
    before(self)
    self.announcer.said.connect(told["said"].append)
    beat = QTimer(self, interval=10)
    last = [time.monotonic()]

    def note():
        now = time.monotonic()
        told["gap"] = max(told["gap"], now - last[0])
        last[0] = now

    def place(left):
        if not left:
            told["closing"] = time.monotonic()
            self.window.close()
            return
        self.session.move(next(iter(self.session.game.legal)))
        QTimer.singleShot(50, lambda: place(left - 1))

    beat.timeout.connect(note)
    beat.start()
    disk.write_text(sys.argv[1])
    place(5)

program.Program.after_first_paint = after_first_paint
assert start.run(variant_of("calm", "classic"), "slow", is_safe=False) == 0
told["closing"] = time.monotonic() - told["closing"]
disk.write_text("")
print(json.dumps(told))
"""
SYNC_S = 4.0


def test_the_window_does_not_stand_still_and_closes(library: Path, tmp_path: Path) -> None:
    env = {
        **os.environ,
        "LD_PRELOAD": str(library),
        "BP_DISK": str(tmp_path / "disk"),
        "PYTHONPATH": str(CHECKOUT),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY, f"slow {SYNC_S * 1000:.0f}"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["gap"] < SYNC_S, "the window waited for the disk"
    assert "The game is being saved; the window closes in a moment." in told["said"]
    # One write alone takes four syncs; nobody waits for the end of it.
    assert told["closing"] < 3 * SYNC_S
