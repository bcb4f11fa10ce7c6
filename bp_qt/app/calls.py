"""A second start reaches the running instance through a file in their shared folder, which the first one watches.

This needs neither a socket nor a bus, works wherever the folder's lock works, and only the player can write
there. Whoever takes the call deletes the file, and that is the answer.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bp_qt.engine.errors import EngineError
from bp_qt.engine.rulesets import Variant, variant_of
from bp_qt.engine.seeds import check_today
from bp_qt.storage.paths import make_folder

__all__ = ["Call", "CallBox", "call"]

_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""The token a desktop gives a program it starts: permission to come to the front."""
_MOST_BYTES = 4096
_PATIENCE_S = 10.0


@dataclass(frozen=True, slots=True)
class Call:
    """What the second start was asked for: a game (None for the one already open), its seed, and its tokens."""

    variant: Variant | None
    seed: str | None
    tokens: Mapping[str, str]


class CallBox(QObject):
    """Receives calls for the running instance."""

    called = Signal(object)
    """With a `Call`."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = call_file(folder)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        with suppress(OSError):
            make_folder(self._path.parent)
            self._watcher.addPath(str(self._path.parent))
            if time.time() - self._path.stat().st_mtime > _PATIENCE_S:
                self._path.unlink()  # nobody waits for an answer to it any more
            else:
                QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        try:
            with self._path.open("rb") as file:
                data = file.read(_MOST_BYTES)
            self._path.unlink()
        except OSError:
            return  # not there, or not yet
        self.called.emit(_read(data))


def call_file(folder: Path) -> Path:
    """The file through which an instance in `folder` is called.

    It has a folder of its own so that saving a game does not wake the watcher.
    """
    return folder / "calls" / "call.json"


def call(
    folder: Path,
    variant: Variant | None,
    seed: str | None,
    *,
    variables: Mapping[str, str] = os.environ,
    is_over: Callable[[], bool] = lambda: False,
    patience_s: float = _PATIENCE_S,
) -> bool:
    """Calls the instance in `folder`. True if it answered before `is_over` and before patience ran out."""
    path = call_file(folder)
    words = {
        "rules": variant and variant.ruleset.id,
        "mode": variant and variant.mode.id,
        "seed": seed,
        "tokens": {name: variables[name] for name in _TOKENS if variables.get(name)},
    }
    try:
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_text(json.dumps(words), encoding="utf-8")
        beside.replace(path)
    except OSError:
        return False
    ends_s = time.monotonic() + patience_s
    while path.exists():
        if is_over() or time.monotonic() > ends_s:
            with suppress(OSError):
                path.unlink()
            return False
        time.sleep(0.02)
    return True


def _read(data: bytes) -> Call:
    """The call as intended. Whatever is wrong with it, the window can still come to the front."""
    nothing = Call(None, None, {})
    try:
        words = json.loads(data)
        tokens = {name: str(words["tokens"][name]) for name in _TOKENS if name in words["tokens"]}
        if words["rules"] is None:
            return Call(None, None, tokens)
        variant, seed = variant_of(str(words["rules"]), str(words["mode"])), words["seed"]
        if seed is not None:
            check_today(str(seed), variant.mode, date.today())
        return Call(variant, None if seed is None else str(seed), tokens)
    except (ValueError, KeyError, TypeError, RecursionError, EngineError):
        return nothing
