"""A person's assistive technology, for tests: sees the tree of widgets, acts, and hears events."""

import json
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.delays import PATIENCE_S
from tests.e2e.desktop import Desktop, Point, Program, wait_for

CLIENT = Path(__file__).with_name("atspi_client.py")
SYSTEM_PYTHON = "/usr/bin/python3"  # the one for which the distribution builds `gi`

EVENTS = (
    "object:announcement",
    "object:children-changed",
    "object:property-change:accessible-description",
    "object:property-change:accessible-name",
    "object:state-changed:checked",
    "object:state-changed:enabled",
    "object:state-changed:focused",
    "object:state-changed:sensitive",
    "object:text-changed",
    "window:activate",
    "window:create",
)
# What is said, and where the focus is.
SPEECH = ("object:announcement", "object:state-changed:focused", "window:activate", "window:create")

# What a tree tells of every widget unless asked for less. Each field costs a call per widget.
FIELDS = ("role", "name", "description", "states", "extents", "actions")


@dataclass(frozen=True)
class Node:
    """A widget as assistive technology sees it; `extents` are x, y, width, height in pixels on the screen."""

    ref: str
    role: str = ""
    name: str = ""
    description: str = ""
    states: frozenset[str] = frozenset()
    extents: tuple[int, int, int, int] | None = None
    actions: tuple[str, ...] = ()
    text: str | None = None
    children: tuple["Node", ...] = field(default=(), repr=False)

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Node":
        """The node that the client describes."""
        node = dict(found)
        node["states"] = frozenset(node.get("states", ()))
        node["extents"] = tuple(node["extents"]) if node.get("extents") else None
        node["actions"] = tuple(node.get("actions", ()))
        node["children"] = tuple(cls.from_json(child) for child in node.get("children", ()))
        return cls(**node)

    def walk(self) -> Iterator["Node"]:
        """This node and all below, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str = "", name: str | Callable[[str], bool] = "") -> list["Node"]:
        """The nodes with this role and this name (exact, or judged by a function); "" is any."""
        fits = name if callable(name) else lambda text: name in ("", text)
        return [node for node in self.walk() if role in ("", node.role) and fits(node.name)]

    def one(self, role: str = "", name: str | Callable[[str], bool] = "") -> "Node":
        """The only node with this role and name; AssertionError with the whole tree when it is not one."""
        found = self.all(role, name)
        assert len(found) == 1, f"{len(found)} nodes are {role} {name!r} in:\n{self.outline()}"
        return found[0]

    def outline(self, depth: int = 0) -> str:
        """The tree as text, for people."""
        facts = [self.role, repr(self.name), self.description and f"({self.description})"]
        lines = ["  " * depth + " ".join(fact for fact in facts if fact)]
        return "\n".join([*lines, *(child.outline(depth + 1) for child in self.children)])

    @property
    def center(self) -> Point:
        """The middle of what it covers on the screen."""
        assert self.extents, f"{self.name!r} is nowhere"
        x, y, width, height = self.extents
        return Point(x + width // 2, y + height // 2)


@dataclass(frozen=True)
class Event:
    """Something that the application told; name, role and description are the widget's at that moment.

    `said` is what was announced, or the new name or description of a change of one; `window` the ref of the window
    of what has got the focus.
    """

    event: str
    time: float = 0.0
    detail: tuple[int, ...] = ()
    said: str = ""
    ref: str = ""
    name: str = ""
    role: str = ""
    description: str = ""
    window: str = ""

    def is_a(self, kind: str) -> bool:
        """True when `kind` is its type or the beginning of it."""
        return self.event == kind or self.event.startswith(kind + ":")


class Assistive:
    """An AT-SPI client on a desktop; a context manager.

    Start it before the program whose first events are to be heard. It hears the `hearing` kinds; each event that
    it hears costs calls to the application, so who only plays listens to less.
    """

    def __init__(self, desktop: Desktop, hearing: Sequence[str] = EVENTS) -> None:
        self._desktop = desktop
        self._hearing = hearing
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        self._number = 0
        self.events: list[Event] = []

    def __enter__(self) -> Self:
        self._log = (self._desktop.folder / "assistive.log").open("wb")
        self._process = subprocess.Popen(
            [SYSTEM_PYTHON, str(CLIENT), *self._hearing],
            env=self._desktop.env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.heard("ready")
        except AssertionError:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the client."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.kill()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()
        self._log.close()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            message = json.loads(line)
            if "event" in message:
                message["detail"] = tuple(message.get("detail", ()))
                self.events.append(Event(**message))
            else:
                self._answers.put(message)

    def _ask(self, do: str, timeout_s: float = PATIENCE_S, **arguments: Any) -> Any:
        assert self._process.stdin
        self._number += 1
        self._process.stdin.write(json.dumps({"id": self._number, "do": do, **arguments}) + "\n")
        self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=timeout_s)
        except queue.Empty:
            raise AssertionError(f"no answer to {do} {arguments}") from None
        assert answer["id"] == self._number
        assert "error" not in answer, f"{do} {arguments}: {answer['error']}"
        return answer["result"]

    # --- seeing and acting ---------------------------------------------------------------------------------

    def application(self, program: Program, timeout_s: float = PATIENCE_S) -> Node:
        """The root of a program's tree, once it is on the bus."""
        ref = wait_for(
            lambda: self._ask("find", pid=program.process.pid), f"{program.said()} on the bus", timeout_s
        )
        return Node(ref)

    def tree(self, node: Node, fields: Sequence[str] = FIELDS) -> Node:
        """A node and everything below it, as it is now."""
        return Node.from_json(self._ask("tree", ref=node.ref, fields=list(fields)))

    def again(self, node: Node, fields: Sequence[str] = FIELDS) -> Node:
        """The same node as it is now, without what is below it."""
        return Node.from_json(self._ask("node", ref=node.ref, fields=list(fields)))

    def now(self, nodes: Sequence[Node], fields: Sequence[str] = ("name",)) -> list[Node]:
        """These nodes as they are now, each without what is below it; AssertionError when one is gone."""
        found = self._ask("nodes", refs=[node.ref for node in nodes], fields=list(fields))
        gone = [node.name for node, now in zip(nodes, found, strict=True) if now is None]
        assert not gone, f"gone: {gone}"
        return [Node.from_json(now) for now in found]

    def act(self, node: Node, action: str = "Press") -> None:
        """Do a node's action."""
        assert self._ask("act", ref=node.ref, action=action), f"{node.name!r} did not {action}"

    def focus(self, node: Node) -> None:
        """Ask that a node get the keyboard's focus."""
        assert self._ask("focus", ref=node.ref), f"{node.name!r} took no focus"

    # --- hearing -------------------------------------------------------------------------------------------

    def mark(self) -> int:
        """A place in the row of events: pass it as `since` to hear only what comes later."""
        return len(self.events)

    def heard(
        self,
        kind: str,
        judge: Callable[[Event], bool] = lambda event: True,
        *,
        since: int = 0,
        timeout_s: float = PATIENCE_S,
    ) -> Event:
        """The first event of this kind that `judge` accepts, waiting for it."""

        def look() -> Event | None:
            return next((e for e in self.events[since:] if e.is_a(kind) and judge(e)), None)

        try:
            return wait_for(look, f"event {kind}", timeout_s)
        except AssertionError as error:
            kinds = [(e.event, e.name, e.said) for e in self.events[since:]]
            raise AssertionError(f"{error}; heard only {kinds}") from None

    def announcements(self, since: int = 0, quiet_s: float = 0.3) -> list[str]:
        """What was announced, once nothing new has come for a while."""
        self.rest(quiet_s)
        return [event.said for event in self.events[since:] if event.is_a("object:announcement")]

    def rest(self, quiet_s: float = 0.3) -> None:
        """Waits until nothing new has come for a while."""
        count = -1
        while count != len(self.events):
            count = len(self.events)
            time.sleep(quiet_s)
