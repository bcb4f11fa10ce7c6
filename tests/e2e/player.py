"""A person who plays with assistive technology: finds things by their names, and acts on them. docs/accessibility.md is all it knows."""

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bp_qt.play.delays import Delays
from tests.e2e.assistive import Assistive, Node
from tests.e2e.desktop import Program, wait_for

CELL = re.compile(r"([A-J])([1-9]|10), (empty|filled)")
PIECE = re.compile(r"Piece ([123]): (?:(used)|(.+), (\d+) cells?)")
# At the end: what was said last stands before it on the piece that has the focus.
FITS = re.compile(r"\bfits (?:in (\d+) places?|nowhere)\.?$")


@dataclass(frozen=True)
class Piece:
    """A slot of the tray, as it is told; `places` is None when that is not told."""

    slot: int
    used: bool
    name: str
    count: int
    places: int | None
    checked: bool
    enabled: bool


class Player:
    """Sees the game through the accessible tree of a program; `look` again when the board gets another size."""

    def __init__(self, assistive: Assistive, program: Program) -> None:
        self.assistive = assistive
        self._application = assistive.application(program)
        self.look()

    def look(self) -> None:
        """Find cells, slots and everything else anew."""
        self.tree = wait_for(self._complete_tree, "whole board and tray")
        self.board = self.tree.one("panel", "Board")
        self.tray = self.tree.one("panel", "Tray")
        self.cells = {cell_of(node): node for node in self.board.children if shown(node)}
        self.slots = [node for node in self.tray.children if shown(node)]

    def _complete_tree(self) -> Node | None:
        tree = self.assistive.tree(self._application)
        groups = [tree.all("panel", name) for name in ("Board", "Tray")]
        if any(len(group) != 1 for group in groups):
            return None
        cells = [node for node in groups[0][0].children if shown(node)]
        return tree if len(cells) in (64, 100) and all(CELL.fullmatch(n.name) for n in cells) else None

    # --- what is told --------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """Rows and columns of the board."""
        return {64: 8, 100: 10}[len(self.cells)]

    def filled(self) -> set[tuple[int, int]]:
        """The cells, from (0, 0), that are told to be filled."""
        names = [node.name for node in self.assistive.now(list(self.cells.values()))]
        places = list(map(place_of, names))
        assert places == [(row, column) for row in range(self.size) for column in range(self.size)], names
        return {place for place, name in zip(places, names, strict=True) if name.endswith(", filled")}

    def descriptions(self) -> Mapping[tuple[int, int], str]:
        """What pressing each cell does, as it is told."""
        nodes = self.assistive.now(list(self.cells.values()), ("description",))
        return dict(zip(self.cells, (node.description for node in nodes), strict=True))

    def pieces(self) -> list[Piece]:
        """The tray."""
        nodes = self.assistive.now(self.slots, ("name", "description", "states"))
        return [_piece(node) for node in nodes]

    def texts(self) -> set[str]:
        """The texts that are shown: `Score 120`, `Lines 14`."""
        labels = self.assistive.now(self.tree.all("label"), ("name", "states"))
        return {node.name for node in labels if shown(node)}

    def figure(self, label: str) -> str:
        """What stands behind a label: `120` for `Score`; "" when that is not there."""
        found = [text.removeprefix(label).strip() for text in self.texts() if text.startswith(label + " ")]
        return found[0] if found else ""

    def buttons(self) -> dict[str, Node]:
        """The buttons that are offered, but for cells and slots, by name."""
        self.look()  # a button exists only while it is offered
        known = {node.ref for node in [*self.cells.values(), *self.slots]}
        others = [node for node in self.tree.all("push button") if node.ref not in known]
        now = self.assistive.now(others, ("role", "name", "states", "description"))
        return {node.name: node for node in now if shown(node)}

    # --- acts ----------------------------------------------------------------------------------------------

    def take(self, slot: int) -> None:
        """Press a piece, and wait until it is told to be chosen."""
        self.assistive.act(self.slots[slot])
        self.wait_for_checked(slot)

    def wait_for_checked(self, slot: int, checked: bool = True) -> None:
        """Wait until a piece is told to be in hand, or no longer."""

        def look() -> bool:
            states = self.assistive.again(self.slots[slot], ("states",)).states
            return ("checked" in states) is checked

        wait_for(look, f"piece {slot + 1} {'' if checked else 'un'}checked")

    def press_cell(self, cell: tuple[int, int]) -> None:
        """Press a cell."""
        self.assistive.act(self.cells[cell])

    def press(self, name: str) -> None:
        """Press a button."""
        self.assistive.act(self.buttons()[name])

    def press_again(self, name: str) -> None:
        """Press a button that has asked for a second press: no sooner than one counts as another."""
        time.sleep(Delays().second_press_ms / 1000)
        self.press(name)


def shown(node: Node) -> bool:
    """Whether a widget is there for people."""
    return {"showing", "visible"} <= node.states


def place_of(name: str) -> tuple[int, int]:
    """Row and column, from 0, of a cell by its name."""
    found = CELL.fullmatch(name)
    assert found, name
    return int(found[2]) - 1, ord(found[1]) - ord("A")


def cell_of(node: Node) -> tuple[int, int]:
    """Row and column, from 0, of a cell."""
    return place_of(node.name)


def name_of(cell: Sequence[int]) -> str:
    """`C4` for (3, 2)."""
    return f"{chr(ord('A') + cell[1])}{cell[0] + 1}"


def _piece(node: Node) -> Piece:
    found = PIECE.fullmatch(node.name)
    assert found, node.name
    told = FITS.search(node.description)
    return Piece(
        slot=int(found[1]) - 1,
        used=bool(found[2]),
        name=found[3] or "",
        count=int(found[4] or 0),
        places=None if told is None else int(told[1] or 0),
        checked="checked" in node.states,
        enabled="enabled" in node.states,
    )
