"""What the bootstrap finds around it and keeps away from what it starts: another Python's modules, another Qt.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path

FOREIGN = ("PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")
"""Each would put modules or plugins of another installation before those in .venv."""


def keep_to_ourselves(variables: MutableMapping[str, str]) -> None:
    """Take out of the environment what leads away from .venv; the rest stays as the person has set it."""
    for name in FOREIGN:
        variables.pop(name, None)
    paths = variables.get("LD_LIBRARY_PATH")
    if paths is None:
        return
    # An empty entry means the working folder; whoever needs other libraries there keeps them.
    kept = [path for path in paths.split(os.pathsep) if path and not holds_qt(Path(path))]
    if kept:
        variables["LD_LIBRARY_PATH"] = os.pathsep.join(kept)
    else:
        del variables["LD_LIBRARY_PATH"]


def holds_qt(folder: Path) -> bool:
    """Whether a Qt lies in a folder of libraries: it would be loaded in place of the one in .venv."""
    with suppress(OSError):
        return any(folder.glob("libQt*Core.so*"))
    return False
