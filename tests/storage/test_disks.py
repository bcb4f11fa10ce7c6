"""Disks that fail: what is played goes on, what was there stays, and it is kept again as soon as it can be."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.delays import PATIENCE_S
from tests.disks import CHECKOUT

CALM = variant_of("calm", "classic")

PLAY = """
import json, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from bp_qt.storage.writer import beside
from tests.storage.games import play

application = QCoreApplication([])
path, disk = Path(sys.argv[1]), Path(sys.argv[2])
told = []

def become(what):
    disk.write_text(what)

def step(name):
    # Five more placements, and how long the longest of them was held up.
    longest = 0.0
    for _ in range(5):
        sitting.history.apply(next(iter(sitting.history.game.legal)))
        begun = time.monotonic()
        shelf.keep(sitting)
        longest = max(longest, time.monotonic() - begun)
    told.append([name, longest, shelf.finish(PATIENCE), shelf.is_well, sitting.history.game.placements])

PATIENCE = float(sys.argv[3])
become("")
store = Store(path, run=beside)
shelf = Shelf(store)
sitting = Sitting(play("calm", "classic", 0, "disks"))
shelf.keep(sitting)
step("sound")
for fault in sys.argv[4:]:
    become(fault)
    step(fault)
become("")
step("sound again")
json.dump(told, sys.stdout)
"""


def played(library: Path, path: Path, *faults: str) -> list[list[Any]]:
    """Plays on a sound disk, on one with each of the faults, and on a sound one again; what came of each."""
    disk = path.with_name("disk")
    env = {**os.environ, "LD_PRELOAD": str(library), "BP_DISK": str(disk), "PYTHONPATH": str(CHECKOUT)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, path, disk, str(PATIENCE_S), *faults],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=4 * PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    told: list[list[Any]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("fault", ["full", "broken"])
def test_a_fault_is_noticed_and_what_was_there_stays(library: Path, tmp_path: Path, fault: str) -> None:
    path = tmp_path / "a.ini"
    told = played(library, path, fault)
    assert [[name, is_done, is_well, placements] for name, _, is_done, is_well, placements in told] == [
        ["sound", True, True, 5],
        [fault, True, False, 10],
        ["sound again", True, True, 15],
    ]
    sitting = Shelf(Store(path)).at(CALM)
    assert sitting is not None
    assert sitting.history.game.placements == 15
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.ini", "disk"]


def test_a_slow_disk_holds_up_nobody(library: Path, tmp_path: Path) -> None:
    _, slow, again = played(library, tmp_path / "a.ini", "slow 1500")
    # Each of the five would have waited for two syncs at least.
    assert slow[1] < 1.5
    assert slow[2:] == [True, True, 10]
    assert again[2:] == [True, True, 15]
    sitting = Shelf(Store(tmp_path / "a.ini")).at(CALM)
    assert sitting is not None
    assert sitting.history.game.placements == 15


FILL = """
set -e
mount -t tmpfs -o size=64k none "$1"
exec "$2" -c "$3" "$1/a.ini"
"""
FILLED = """
import os, sys
from pathlib import Path
from bp_qt.storage.store import Store
path = Path(sys.argv[1])
store = Store(path)
store.set_text("a/b", "old")
print(store.commit())
filler = path.with_name("filler")
try:
    with filler.open("wb") as file:
        while True:
            os.write(file.fileno(), b"x" * 4096)
except OSError as error:
    print(error.strerror)
store.set_text("a/b", "new " * 2000)
print(store.commit(), "old" in path.read_text())
filler.unlink()
print(store.commit(), Store(path).text("a/b") == "new " * 2000)
"""


def test_a_file_system_that_is_really_full(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("no unshare: no file system of our own to fill")
    own = [unshare, "--user", "--map-root-user", "--mount", "sh"]
    if subprocess.run(
        [*own, "-c", f"mount -t tmpfs none '{tmp_path}'"], capture_output=True, check=False
    ).returncode:
        pytest.skip("this system lets nobody mount a file system of their own")
    done = subprocess.run(
        [*own, "-c", FILL, "sh", tmp_path, sys.executable, FILLED],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.stdout.splitlines() == ["True", "No space left on device", "False True", "True True"], (
        done.stderr
    )
