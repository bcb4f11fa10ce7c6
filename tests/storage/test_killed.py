"""A process that plays on and on, killed at any moment: nothing is lost or counted twice."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from bp_qt.engine.rulesets import variant_of
from bp_qt.storage.shelf import Shelf
from tests.storage.conftest import OnDisk

CALM = variant_of("calm", "classic")

PLAY_ON = """
import sys
from pathlib import Path
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.storage import writer
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store

path = Path(sys.argv[1])
lock = InstanceLock(path.parent)
assert lock.acquire()
store = Store(path, run=getattr(writer, sys.argv[2]))
shelf = Shelf(store)
calm = variant_of("calm", "classic")

def fresh(number):
    return Sitting(History(Game.new(calm.ruleset, calm.mode, f"game {number}")))

saved = shelf.at(calm) or fresh(0)
assert not store.take_notices()
number = int(saved.history.game.seed.split()[1])
while True:
    history = saved.history
    if history.game.over or history.game.placements == 20:
        number += 1
        new = fresh(number)
        store._is_prompt = False  # the worst: nobody ever waits for the file
        shelf.replace(new)
        saved = new
    else:
        history.apply(next(iter(history.game.legal)))
        store._is_prompt = False
        shelf.keep(saved)
    print(number, saved.history.game.placements, flush=True)
"""


@pytest.mark.parametrize("run", ["here", "beside"])
def test_killed_at_any_moment_nothing_is_lost_or_counted_twice(path: Path, on_disk: OnDisk, run: str) -> None:
    chance = random.Random(20)
    for _ in range(12):
        acknowledged = acknowledged_until_killed(path, run, lines=chance.randrange(1, 60))
        store = on_disk()
        shelf = Shelf(store)
        found = shelf.at(CALM)
        assert found is not None
        assert not store.take_notices()
        game = found.history.game
        number = int(game.seed.split()[1])
        assert (number, game.placements) >= acknowledged
        # Every game before this one was replaced once, this one not yet.
        assert shelf.tally(CALM).games == number + (game.placements > 0)


def acknowledged_until_killed(path: Path, run: str, lines: int) -> tuple[int, int]:
    """Kills a process that plays on and on after so many saves; the number of the game and of its last placement."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAY_ON, path, run], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            for _ in range(lines):
                assert process.stdout.readline()
        finally:
            process.kill()
        # What it still said before the kill reached it was acknowledged too; the last line may be cut.
        *_, last = [line for line in process.stdout if line.endswith("\n")] or ["0 0\n"]
    number, placements = map(int, last.split())
    return number, placements
