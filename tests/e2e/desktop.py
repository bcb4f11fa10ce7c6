"""A desktop of a test's own: X server, session bus, accessibility bus, window manager, mouse and keys.

Linux only. Nothing of the developer's session is used or seen, and nothing outlives the `with` block.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

from PySide6.QtGui import QImage

from tests.delays import PATIENCE_S
from tests.e2e.frame import read_frame

ROOT = Path(__file__).parent.parent.parent
TOOLS = ("Xvfb", "dbus-daemon", "openbox", "xdotool", "xprop", "xwininfo")

# What Qt and the bus say on a healthy bare desktop.
HARMLESS = (
    re.compile(r"fd limit|Unable to raise .*file descriptors|max.*open files"),
    re.compile(r"GetApplicationBusAddress"),
    # A client asks about a widget that went while the event about it was on its way.
    re.compile(r"atspi: Could not find accessible on path|atspi: Received text event for invalid interface"),
    # Orca asks for more than Qt has, and leaves keys unanswered that Qt then takes as they are.
    re.compile(r"atspi: Subscription string not handled|QSpiApplication::keyEventError"),
)

T = TypeVar("T")


class Point(NamedTuple):
    """A place on the screen, in pixels."""

    x: int
    y: int


class Window(NamedTuple):
    """A window on the screen, without the window manager's frame; place and size in pixels."""

    id: int
    title: str
    x: int
    y: int
    width: int
    height: int

    def at(self, x: int, y: int) -> Point:
        """The place on the screen of a place in the window."""
        return Point(self.x + x, self.y + y)


def missing_tools() -> list[str]:
    """Programs that a Desktop needs and this machine lacks."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


def wait_for(look: Callable[[], T | None], what: str, timeout_s: float = PATIENCE_S) -> T:
    """Look again and again until there is something; AssertionError when the time is over."""
    deadline = time.monotonic() + timeout_s
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"after {timeout_s:g} s still no {what}")
        time.sleep(0.02)


def path_between(start: Point, end: Point, steps: int) -> list[Point]:
    """The places of a straight movement, without its start, with its end."""
    return [
        Point(
            round(start.x + (end.x - start.x) * step / steps),
            round(start.y + (end.y - start.y) * step / steps),
        )
        for step in range(1, steps + 1)
    ]


class Program:
    """A program running on a desktop; what it says goes to a file."""

    def __init__(self, desktop: "Desktop", command: Sequence[str], name: str, **extra_env: str) -> None:
        self._desktop = desktop
        self.log_path = desktop.folder / f"{name}.log"
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                list(command),
                env={**desktop.env, **extra_env},
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def running(self) -> bool:
        """True until it ends."""
        return self.process.poll() is None

    def said(self) -> str:
        """All it has said so far."""
        return self.log_path.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """The lines it has said that are not known to be harmless."""
        return [
            line for line in self.said().splitlines() if line and not any(h.search(line) for h in HARMLESS)
        ]

    def windows(self) -> list[Window]:
        """Its windows that can be seen and have a title."""
        search = ["search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."]
        ids = self._desktop.xdotool(*search, check=False).split()
        return [w for w in (self._desktop.window_info(int(i)) for i in ids) if w]

    def window(self, title: str = "", timeout_s: float = PATIENCE_S) -> Window:
        """The window whose title has `title` in it, once it has been placed and drawn in its size."""

        def look() -> Window | None:
            assert self.running, f"ended with {self.process.returncode}: {self.said()}"
            found = next((w for w in self.windows() if title in w.title), None)
            if found:
                time.sleep(0.05)  # the window manager moves it into its frame after it appears
            return found if found and found == self._desktop.window_info(found.id) else None

        return wait_for(look, f"window {title!r}: {self.said()}", timeout_s)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self, timeout_s: float = 5.0) -> int:
        """Ask it to end; kill it when it does not. Returns its exit status."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            return self.process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            self.kill()
            return self.process.returncode


class Desktop:
    """An empty desktop of `width` × `height` pixels with its own home directory.

    Use as a context manager. Programs started one after another share the home, so a game that was
    killed and is started again finds what it had saved.
    """

    def __init__(self, width: int = 1280, height: int = 1024) -> None:
        self.width, self.height = width, height
        # Short: sockets are made in here, and their paths must stay below 108 characters.
        self.folder = Path(tempfile.mkdtemp(prefix="bp-"))
        self._token = uuid.uuid4().hex
        self._programs: list[Program] = []
        self.apps: list[Program] = []
        self.env = self._environment()

    def _environment(self) -> dict[str, str]:
        env = {
            "PATH": os.environ.get("PATH", os.defpath),
            "LANG": "C.UTF-8",
            "HOME": str(self.folder),
            "BP_DESKTOP": self._token,  # by which whatever was started in here is found again
            "GSETTINGS_BACKEND": "memory",
            "PYTHONFAULTHANDLER": "1",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_QPA_PLATFORM": "xcb",
        }
        for name in ("CACHE", "CONFIG", "DATA", "STATE"):
            folder = self.folder / name.lower()
            folder.mkdir()
            env[f"XDG_{name}_HOME"] = str(folder)
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700)
        return {**env, "XDG_RUNTIME_DIR": str(runtime)}

    def __enter__(self) -> Self:
        try:
            self._start_x()
            self._start_bus()
            self._programs.append(Program(self, ["openbox", "--sm-disable"], "openbox"))
            wait_for(self._managed, "window manager")
            self.xdotool("mousemove", str(self.width - 1), str(self.height - 1))
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _start_x(self) -> None:
        reading, writing = os.pipe()
        self._frames = self.folder / "frames"
        self._frames.mkdir()
        screen = ["-screen", "0", f"{self.width}x{self.height}x24", "-dpi", "96", "-nocursor"]
        # -noreset: the server must not start anew when the first xprop leaves before openbox has come.
        options = ["-noreset", "-nolisten", "tcp", "-fbdir", str(self._frames)]
        command = ["Xvfb", "-displayfd", str(writing), *screen, *options]
        with (self.folder / "xvfb.log").open("ab") as log:
            server = subprocess.Popen(
                command, env=self.env, pass_fds=[writing], stdout=log, stderr=log, start_new_session=True
            )
        self._server = server
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        assert number, f"no X server: {(self.folder / 'xvfb.log').read_text()}"
        self.env["DISPLAY"] = f":{number}"

    def _start_bus(self) -> None:
        address = f"unix:path={self.env['XDG_RUNTIME_DIR']}/bus"
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}"]
        self._programs.append(Program(self, command, "dbus"))
        wait_for((Path(self.env["XDG_RUNTIME_DIR"]) / "bus").exists, "session bus")

    def _managed(self) -> bool:
        manager = self._programs[-1]
        assert manager.running, f"no window manager: {manager.said()}"
        shown = self.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], check=False)
        return "window id" in shown

    def close(self) -> None:
        """End everything that was started in here, and take the folder away."""
        for program in reversed([*self._programs, *self.apps]):
            program.stop(2.0)
        server = getattr(self, "_server", None)
        if server:
            server.terminate()
            server.wait(PATIENCE_S)
        while left := self.processes():
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.02)
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill_x(self) -> None:
        """The screen goes, as when the X server crashes."""
        self._server.kill()
        self._server.wait()

    def processes(self) -> list[int]:
        """Every living process that was started in here, directly or by another one."""
        return list(_processes_with(f"BP_DESKTOP={self._token}".encode()))

    # --- programs and windows ------------------------------------------------------------------------------

    def start(self, command: Sequence[str], **extra_env: str) -> Program:
        """Start a program with a window."""
        app = Program(self, command, f"app-{len(self.apps)}", **extra_env)
        self.apps.append(app)
        return app

    def start_game(self, *arguments: str, **extra_env: str) -> Program:
        """Start the game with these command line arguments.

        By chance alone no game begins here: a seed is given, a game is kept, or the day is the seed.
        """
        known = {"--seed", "daily"} & set(arguments) or any(self.folder.rglob("block-puzzle.ini"))
        assert known, f"a game with a seed by chance: {arguments}"
        return self.start([sys.executable, "-m", "bp_qt", *arguments], **extra_env)

    def window_info(self, window_id: int) -> Window | None:
        """A window's title, place and size; None when it is gone."""
        shown = self.run(["xwininfo", "-id", str(window_id)], check=False)
        title = re.search(r'Window id: \S+ "(.*)"', shown)
        figures = [
            re.search(label + r":\s+(-?\d+)", shown)
            for label in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        ]
        found = [int(figure.group(1)) for figure in figures if figure]
        return Window(window_id, title.group(1) if title else "", *found) if len(found) == 4 else None

    def resize(self, window: Window, width: int, height: int) -> Window:
        """Give a window another size, in pixels without the frame, at the screen's top left."""
        self.xdotool("windowsize", str(window.id), str(width), str(height))
        self.xdotool("windowmove", str(window.id), "0", "0")

        def look() -> Window | None:
            now = self.window_info(window.id)
            time.sleep(0.05)
            fits = now and (now.width, now.height) == (width, height) and now.x < 20 and now.y < 60
            return now if fits and now == self.window_info(window.id) else None

        return wait_for(look, f"window of {width} × {height}")

    def activate(self, window: Window) -> None:
        """Bring a window to the front and give it the keyboard."""
        self.xdotool("windowactivate", str(window.id))
        wait_for(
            lambda: self.xdotool("getactivewindow", check=False).strip() == str(window.id), "active window"
        )

    # --- mouse and keys ------------------------------------------------------------------------------------

    def move(self, *places: Point, step_ms: int = 10) -> None:
        """Move the pointer from place to place."""
        self.xdotool(*self._moves(places, step_ms))

    def press(self, button: int = 1) -> None:
        """Press a mouse button and hold it."""
        self.xdotool("mousedown", str(button))

    def release(self, button: int = 1) -> None:
        """Release a mouse button."""
        self.xdotool("mouseup", str(button))

    def click(self, place: Point, button: int = 1) -> None:
        """Move to a place and click."""
        self.xdotool(*self._moves([place], 10), "click", str(button))

    def drag(self, start: Point, *stops: Point, steps: int = 8, step_ms: int = 12, drop: bool = True) -> None:
        """Press at `start`, move straight from stop to stop, and release at the last one if `drop`."""
        way = [start]
        for stop in stops:
            way += path_between(way[-1], stop, steps)
        end = ["sleep", "0.05", "mouseup", "1"] if drop else []
        begin = [*self._moves([start], step_ms), "mousedown", "1", "sleep", "0.03"]
        self.xdotool(*begin, *self._moves(way[1:], step_ms), *end)

    def keys(self, *names: str, delay_ms: int = 20) -> None:
        """Press and release keys one after the other, named as X does: `ctrl+z`, `Return`, `Left`, `a`."""
        self.xdotool("key", "--delay", str(delay_ms), *names)

    def type(self, text: str) -> None:
        """Type a text."""
        self.xdotool("type", "--delay", "15", "--", text)

    @staticmethod
    def _moves(places: Sequence[Point], step_ms: int) -> list[str]:
        pause = f"{step_ms / 1000:g}"
        return [w for p in places for w in ("mousemove", str(p.x), str(p.y), "sleep", pause)]

    def xdotool(self, *arguments: str, check: bool = True) -> str:
        """Run xdotool; what it prints."""
        return self.run(["xdotool", *arguments], check=check)

    def run(self, command: Sequence[str], *, check: bool = True) -> str:
        """Run a tool of the desktop; what it prints."""
        done = subprocess.run(
            list(command), env=self.env, capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )
        assert not check or done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

    # --- pictures ------------------------------------------------------------------------------------------

    def picture(self, window: Window | None = None) -> QImage:
        """What is on the screen now, or on it where `window` is; the pointer is not in it."""
        image = read_frame(self._frames / "Xvfb_screen0")
        return image.copy(window.x, window.y, window.width, window.height) if window else image

    def still_picture(self, window: Window, quiet_s: float = 0.15, timeout_s: float = PATIENCE_S) -> QImage:
        """What `window` shows once nothing has changed in it for a while."""
        deadline = time.monotonic() + timeout_s
        before, since = self.picture(window), time.monotonic()
        while time.monotonic() - since < quiet_s:
            assert time.monotonic() < deadline, "the picture does not come to rest"
            time.sleep(0.02)
            now = self.picture(window)
            if now != before:
                before, since = now, time.monotonic()
        return before


def _processes_with(setting: bytes) -> Iterator[int]:
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):  # gone meanwhile, or another user's
                if setting in (folder / "environ").read_bytes().split(b"\0"):
                    yield int(folder.name)
