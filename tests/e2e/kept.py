"""What the program keeps on disk, read and written from outside."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.record import read_record
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.journal import Journal
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.delays import PATIENCE_S
from tests.e2e.desktop import Desktop, wait_for
from tests.e2e.sway import Sway

# Written now and then while the window is active, whether anything happens or not.
CLOCKS = re.compile(r"^(\S+\\(time_ms|limit_used_ms)=|;).*\n", re.MULTILINE)


class Kept:
    """The one file of the program on a desktop."""

    def __init__(self, desktop: Desktop | Sway, data_home: str = "") -> None:
        self.path = Path(data_home or desktop.env["XDG_DATA_HOME"]) / "block-puzzle" / "block-puzzle.ini"
        self._journal = Journal(self.path.with_name(f"{self.path.name}.journal"))

    def text(self) -> str:
        """The whole file but for the clocks, to see whether anything has changed."""
        return CLOCKS.sub("", self.path.read_text(encoding="utf-8"))

    def value(self, group: str, key: str) -> str:
        """The text under `group/key`; "" when there is none."""
        noted = [entry.texts for entry in self._journal.entries()]
        for texts in reversed(noted):
            if f"{group}/{key}" in texts:
                return texts[f"{group}/{key}"] or ""
        if not self.path.exists():
            return ""
        text = self.path.read_text(encoding="utf-8")
        lines = text.partition(f"[{group}]\n")[2].partition("\n[")[0].splitlines()
        name = key.replace("/", "\\") + "="
        found = next((line.removeprefix(name) for line in lines if line.startswith(name)), "")
        return _unquoted(found)

    def moves(self, rules: str, mode: str = "classic") -> list[str]:
        """The moves of the game that is kept, as text."""
        record = self.value("games", f"{rules}-{mode}/record")
        return str(json.loads(record)["moves"]).split() if record else []

    def game(self, rules: str, mode: str = "classic") -> Game:
        """The game that is kept, replayed."""
        record = self.value("games", f"{rules}-{mode}/record")
        assert record, f"no game of {rules} {mode} in {self.path}"
        return read_record(record).game

    def wait_for_moves(
        self, count: int, rules: str, mode: str = "classic", timeout_s: float = PATIENCE_S
    ) -> Game:
        """The game once it has this many moves."""
        moves: list[str] = []

        def look() -> bool:
            nonlocal moves
            moves = self.moves(rules, mode)
            return len(moves) >= count

        wait_for(look, f"{count} moves of {rules} {mode}", timeout_s)
        assert len(moves) == count, moves
        return self.game(rules, mode)

    def put(
        self, *histories: History, limit_used_ms: int = 0, settings: Mapping[str, str] | None = None
    ) -> None:
        """Keep games, the last one as the last played, while no program runs."""
        store = Store(self.path)
        shelf = Shelf(store)
        for history in histories:
            shelf.keep(Sitting(history, counted_ms=limit_used_ms))
        for key, text in (settings or {}).items():
            store.set_text(key, text)
        assert store.sync()


def _unquoted(text: str) -> str:
    """A value as QSettings writes it, for texts without characters beyond ASCII."""
    if text.startswith('"'):
        text = re.sub(r"\\(.)", r"\1", text[1:-1])
    return text.replace("%40", "@").replace("%25", "%")
