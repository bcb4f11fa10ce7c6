"""A real screen reader, Orca, that writes what it says to a file."""

import re
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.delays import PATIENCE_S
from tests.e2e.desktop import Desktop, Program, wait_for

HERE = Path(__file__).parent

# Orca reads this file in its user directory before it chooses a speech server.
CUSTOMIZATIONS = """
import sys
sys.path.insert(0, {here!r})
import orca.settings
orca.settings.speechServerFactory = "orca_speech"
orca.settings.speechFactoryModules = ["orca_speech"]
orca.settings.enableSound = False
"""
PLAYING_TIME = re.compile(r"\b\d+:\d\d\b")
STOP = "--stop--"  # as orca_speech.py writes it
REPEATED_MARK = "\u200b"  # tells two equal messages apart; nobody hears it


def orca_version() -> str:
    """What is installed: `43.1`; "" when nothing is."""
    if not shutil.which("orca"):
        return ""
    done = subprocess.run(
        ["orca", "--version"], capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    found = re.search(r"\d+(\.\d+)+", done.stdout)
    return found[0] if found else ""


class Orca:
    """The screen reader on a desktop; a context manager. One at a time for each user."""

    def __init__(self, desktop: Desktop) -> None:
        self._desktop = desktop
        self._folder = desktop.folder / "orca"
        self._spoken = desktop.folder / "spoken"
        self._read = 0

    def __enter__(self) -> Self:
        self._folder.mkdir(exist_ok=True)
        customizations = CUSTOMIZATIONS.format(here=str(HERE))
        (self._folder / "orca-customizations.py").write_text(customizations, encoding="utf-8")
        self._spoken.write_text("", encoding="utf-8")
        self._program = Program(
            self._desktop,
            ["orca", "--user-prefs", str(self._folder), "--disable", "braille"],
            "orca",
            BP_SPOKEN=str(self._spoken),
            PYTHONDONTWRITEBYTECODE="1",
        )
        try:
            wait_for(lambda: "Screen reader on" in self._text(), "Orca")
        except AssertionError as error:
            self._program.stop()
            raise AssertionError(f"{error}: {self._program.said()[-2000:]}") from None
        self.new_lines()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.stop()

    def new_lines(self, quiet_s: float = 0.6, patience_s: float = 10.0, until: str = "") -> list[str]:
        """What was said since the last call, once it has been quiet for a while.

        It waits for a first word (that speech stops is none), and for `until` however long that takes.
        """
        if until:
            wait_for(lambda: until in self._text()[self._read :], f"{until!r} said")
        deadline = time.monotonic() + patience_s
        text, since = self._text(), time.monotonic()
        while time.monotonic() - since < quiet_s or (
            not text[self._read :].replace(STOP, "").strip() and time.monotonic() < deadline
        ):
            time.sleep(0.05)
            if self._text() != text:
                text, since = self._text(), time.monotonic()
        new, self._read = text[self._read :], len(text)
        return [PLAYING_TIME.sub("0:00", line.replace(REPEATED_MARK, "")) for line in new.splitlines()]

    def _text(self) -> str:
        return self._spoken.read_text(encoding="utf-8")
