"""What is loaded before the first frame: every module costs a start some tenths of a millisecond and some memory.

The ceilings are no goals. Whoever needs more raises them by what is needed, and says why in the commit; whoever finds
something that can come after the first frame lowers them.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_OF_OURS = 172
MOST_OF_PYTHONS = 44
"""Beyond those that the smallest window with PySide6 loads."""

PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
smallest = set(sys.modules)
import bp_qt.app.start
print("\\n".join(sorted(set(sys.modules) - smallest)))
"""

AFTER_THE_FIRST_FRAME = (
    "bp_qt.dialogs.about",
    "bp_qt.dialogs.new_game",
    "bp_qt.dialogs.preferences",
    "bp_qt.dialogs.result",
    "bp_qt.dialogs.help.help_dialog",
    "bp_qt.dialogs.statistics.statistics_dialog",
    "cffi",
    "miniaudio",
    "importlib.resources",
    "unittest",
)


def loaded() -> list[str]:
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
    )
    return done.stdout.split()


def test_a_start_loads_no_more_than_it_may() -> None:
    modules = loaded()
    ours = [name for name in modules if name.partition(".")[0] == "bp_qt"]
    assert len(ours) > 50
    assert len(ours) <= MOST_OF_OURS, (
        f"{len(ours)} modules before the first frame: does the newest belong there?"
    )
    others = sorted(set(modules) - set(ours))
    assert len(others) <= MOST_OF_PYTHONS, others


def test_what_a_player_asks_for_later_is_loaded_later() -> None:
    assert set(loaded()) & set(AFTER_THE_FIRST_FRAME) == set()
