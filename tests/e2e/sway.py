"""A Wayland desktop of a test's own: a headless sway with a pointer and a keyboard, and the game in it.

Linux only; no graphics card and no session bus. Nothing of the developer's session is used or seen.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Placement
from tests.e2e.desktop import ROOT, wait_for
from tests.e2e.wayland_input import Keyboard, Pointer, Wire

Place = tuple[float, float]
SCREEN = (1400, 1200)
NOBODY = 65534
"""As root sway refuses to start."""
CONFIG = f"""
output HEADLESS-1 resolution {SCREEN[0]}x{SCREEN[1]} position 0 0
default_border normal
focus_follows_mouse no
for_window [app_id=".*"] floating enable
xwayland disable
"""

# The game as it is, but that it writes down where things are and what is in the hand: a line of JSON each time.
TOLD = """
import json, sys
from bp_qt.scene.view import GameView
file = open(sys.argv.pop(1), "a", buffering=1)
def tell(**facts): print(json.dumps(facts), file=file)
build, arrange = GameView.__init__, GameView.arrange
def told_build(view, stage, session, aim, *more):
    build(view, stage, session, aim, *more)
    aim.changed.connect(lambda: tell(slot=aim.slot, dragging=aim.is_dragging, target=aim.target))
def told_arrange(view):
    arrange(view)
    at, layout = view.viewport().mapTo(view.window(), view.viewport().rect().topLeft()), view._layout
    size = view.window().size()
    tell(size=(size.width(), size.height()), corner=(at.x(), at.y()), cell=layout.cell, grid=layout.grid[:2], slots=layout.slots)
GameView.__init__, GameView.arrange = told_build, told_arrange
from bp_qt.cli import main
sys.exit(main())
"""


class Sway:
    """`folder` is for all that is written; the game's data among it. Places are in pixels of the screen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        run = self.folder / "run"
        run.mkdir(mode=0o700)
        (self.folder / "config").write_text(CONFIG, encoding="utf-8")
        who: dict[str, Any] = {}
        if os.getuid() == 0:
            self._let_in(run)
            who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(run),
            "XDG_RUNTIME_DIR": str(run),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "LANG": "C.UTF-8",
        }
        headless = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
        with (self.folder / "sway.log").open("wb") as log:
            self._process = subprocess.Popen(
                ["sway", "-c", str(self.folder / "config")],
                env={**self.env, **headless},
                stdout=log,
                stderr=log,
                **who,
            )
        self._display = str(wait_for(lambda: next(run.glob("wayland-[0-9]"), None), "Wayland socket"))
        self._ipc = str(wait_for(lambda: next(run.glob("sway-ipc*"), None), "socket of sway itself"))
        wait_for(lambda: self._ask("get_outputs"), "screen")
        # Before the game starts, or it finds a seat without pointer and keyboard.
        self._wire = Wire(self._display)
        self.pointer, self.keyboard = Pointer(self._wire, SCREEN), Keyboard(self._wire)
        self.pointer.move(5, 5)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (*self.games, self._process):
            process.terminate()
            process.wait(10)
        self._wire.close()

    def start(self, *arguments: str) -> None:
        """Starts the game, and returns when its window is there."""
        environment = {
            **self.env,
            "QT_QPA_PLATFORM": "wayland",
            "WAYLAND_DISPLAY": self._display,
            "PYTHONPATH": str(ROOT),
        }
        self._told = self.folder / "told"
        self._told.write_text("", encoding="utf-8")
        with (self.folder / "game.log").open("ab") as log:
            self.games.append(
                subprocess.Popen(
                    [sys.executable, "-c", TOLD, str(self._told), *arguments],
                    env=environment,
                    cwd="/",
                    stdout=log,
                    stderr=log,
                )
            )
        wait_for(self._is_settled, "window of the game in the middle of the screen")

    def said(self) -> list[str]:
        """What the game has said on its output; that sway is somebody else's is only so in these tests."""
        lines = (self.folder / "game.log").read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if not line.startswith("XDG_RUNTIME_DIR")]

    def window(self) -> dict[str, Any] | None:
        """The game's window as sway knows it; None while it is not there."""
        todo = [self._ask("get_tree")]
        while todo:
            node = todo.pop()
            if node.get("pid") == self.games[-1].pid and node["visible"]:
                return dict(node)
            todo += node["nodes"] + node["floating_nodes"]
        return None

    def command(self, text: str) -> None:
        """Tells sway to do something, as a key would."""
        subprocess.run(["swaymsg", "-s", self._ipc, text], check=True, capture_output=True)

    def told(self, fact: str) -> dict[str, Any]:
        """The last line that the game has written in which there is this fact; empty before there is one."""
        lines = [json.loads(line) for line in self._told.read_text(encoding="utf-8").splitlines()]
        return next((line for line in reversed(lines) if fact in line), {})

    def slot(self, slot: int) -> Place:
        x, y, wide, tall = self.told("cell")["slots"][slot]
        return self._on_screen(x + wide / 2, y + tall / 2)

    def pointer_for(self, game: Game, placement: Placement) -> Place:
        """Where the pointer must be for the piece to land there (docs/rules.md 1)."""
        shape = game.tray[placement.slot]
        assert shape is not None
        column = placement.column - shape.anchor[1] + shape.width / 2
        row = placement.row + shape.height + 0.5
        layout = self.told("cell")
        return self._on_screen(
            layout["grid"][0] + column * layout["cell"], layout["grid"][1] + row * layout["cell"]
        )

    def take(self, slot: int, *way: Place) -> None:
        """Presses on a slot and goes on with the button held; returns when the game has followed to the end."""
        at = self.slot(slot)
        self.pointer.move(*at)
        self.pointer.press()
        for place in way:
            self.pointer.glide(at, place)
            at = place
        wait_for(lambda: self.told("slot").get("dragging"), "drag")

    def wait_for_target(self, placement: Placement) -> None:
        """Waits until the piece in hand is aimed where this placement has its anchor."""
        target = [placement.row, placement.column]
        wait_for(lambda: self.told("slot")["target"] == target, f"aim at {target}")

    def _on_screen(self, x: float, y: float) -> Place:
        window = self.window()
        assert window is not None
        outer, inner, corner = window["rect"], window["window_rect"], self.told("cell")["corner"]
        return outer["x"] + inner["x"] + corner[0] + x, outer["y"] + inner["y"] + corner[1] + y

    def _is_settled(self) -> bool:
        """Whether the window is where sway puts what floats, in the size for which the game has laid itself out."""
        window, layout = self.window(), self.told("cell")
        if window is None or not layout:
            return False
        outer, inner = window["rect"], window["window_rect"]
        middle = (outer["x"] + outer["width"] / 2, outer["y"] + outer["height"] / 2)
        is_central = all(abs(at - side / 2) <= 1 for at, side in zip(middle, SCREEN, strict=True))
        return is_central and [inner["width"], inner["height"]] == layout["size"]

    def _ask(self, what: str) -> Any:
        done = subprocess.run(
            ["swaymsg", "-s", self._ipc, "-r", "-t", what], capture_output=True, text=True, check=False
        )
        return json.loads(done.stdout) if done.returncode == 0 else None

    def _let_in(self, run: Path) -> None:
        """Lets nobody, as whom sway runs, into its folder."""
        for folder in (self.folder, *self.folder.parents):
            if folder.stat().st_uid == os.getuid() and folder.stat().st_mode & 0o005 != 0o005:
                folder.chmod(folder.stat().st_mode | 0o005)
        os.chown(run, NOBODY, NOBODY)


def missing_for_wayland() -> Sequence[str]:
    """What is missing of the programs that this needs."""
    return [tool for tool in ("sway", "swaymsg") if not shutil.which(tool)]
