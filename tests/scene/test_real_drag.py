"""A real QDrag, and what may happen while its own event loop runs: no crash, no ghost left, the board as it should be."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bp_qt
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.delays import PATIENCE_S

ROOT = Path(bp_qt.__file__).parent.parent
AT_REST = {"dragging": False, "hand": None, "ghost": None, "over": False, "dialog": False, "visible": True}
ENDS = {
    "drop": {"placements": 1, "rules": "calm"},
    "wrong drop": {"placements": 0, "rules": "calm"},
    "undo": {"placements": 0, "rules": "calm"},
    "new game": {"placements": 0, "rules": "calm"},
    "other board": {"placements": 0, "rules": "swap"},
    "time up": {"placements": 1, "rules": "combo", "over": True},
    "dialog": {"placements": 0, "rules": "calm", "dialog": True},
    "close": {"placements": 0, "rules": "calm", "visible": False},
}


def seen(folder: Path, happening: str) -> dict[str, Any]:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.scene.real_drag", str(folder), happening]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("happening", list(ENDS))
def test_whatever_happens_during_a_drag_ends_it_well(tmp_path: Path, happening: str) -> None:
    told = seen(tmp_path, happening)
    assert told["began"]
    during, end = told["during"], AT_REST | ENDS[happening]
    assert during["dragging"]
    assert during["ghost"][0] == [4, 3]  # lifted by one row
    assert told["after"] == end
    assert told["released"] == end
    store = Store(tmp_path / "block-puzzle.ini")
    shelf = Shelf(store)
    kept = shelf.at(shelf.last())
    assert kept is not None
    assert kept.history.game.placements == end["placements"]
