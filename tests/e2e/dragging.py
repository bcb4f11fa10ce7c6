"""A mouse that drags pieces: where the pointer has to be for a piece to land somewhere, by docs/rules.md 1."""

from dataclasses import dataclass

from PySide6.QtGui import QImage

from bp_qt.engine.shapes import Shape
from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Point, Program, path_between, wait_for
from tests.e2e.painted import Box, box_in, changed_cells
from tests.e2e.player import Player

Cell = tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """The squares of the board on the screen: the corner of the first one, the side of each, how many in a row."""

    x: int
    y: int
    side: int
    size: int

    @property
    def box(self) -> Box:
        """Left, top, width and height of all squares."""
        return self.x, self.y, self.side * self.size, self.side * self.size

    def at(self, column: float, row: float) -> Point:
        """A place on the screen, in cells from the corner of the board."""
        return Point(int(self.x + column * self.side), int(self.y + row * self.side))

    def pointer_for(self, shape: Shape, anchor: Cell, share: float = 0.5) -> Point:
        """Where the pointer must be for the piece to land with its anchor on `anchor`.

        One row under the piece, and as far from its middle as the rule allows: `share` 0 is the left end, 1 the right
        one of the cell's width in which the pointer may be.
        """
        left = anchor[1] - shape.anchor[1]
        within = min(max(share, 1.5 / self.side), 1 - 1.5 / self.side)
        return self.at(left + shape.width / 2 - 0.5 + within, anchor[0] + shape.height + within)


class Table:
    """A game in a window, the mouse over it, and what is seen."""

    def __init__(
        self, desktop: Desktop, assistive: Assistive, program: Program, size: tuple[int, int]
    ) -> None:
        self.desktop = desktop
        self.window = desktop.resize(program.window(), *size)
        desktop.activate(self.window)
        self.player = Player(assistive, program)
        first, last = self.player.cells[0, 0].extents, self.player.cells[0, self.player.size - 1].extents
        assert first and last
        side = (last[0] - first[0]) // (self.player.size - 1)
        gap = side - first[2]
        self.grid = Grid(first[0] - gap // 2, first[1] - gap // 2, side, self.player.size)
        self.slots = [slot.center for slot in self.player.slots]
        # Nothing lies there that could light up under the pointer.
        self.aside = self.window.at(2, self.window.height - 3)

    def with_another(self, program: Program) -> None:
        """Go on with another program whose window is to be just like this one's."""
        found = program.window()
        window = self.desktop.resize(found, self.window.width, self.window.height)
        self.desktop.activate(window)
        assert (window.x, window.y) == (self.window.x, self.window.y)
        self.window = window

    def picture(self) -> QImage:
        """What the window shows, with the pointer aside, once nothing moves."""
        self.desktop.move(self.aside)
        return self.desktop.still_picture(self.window)

    def inside(self, point: Point) -> Point:
        """The point, or the one above it at the window's edge: the row beneath the board may be cut off by that."""
        return Point(point.x, min(point.y, self.window.y + self.window.height - 3))

    def take(self, slot: int) -> None:
        """Press on a piece and move it past the distance where a drag begins."""
        start = self.slots[slot]
        self.desktop.move(start)
        self.desktop.press()
        self.desktop.move(*path_between(start, Point(start.x + 14, start.y - 16), 4))

    def carry(self, start: Point, end: Point, steps: int = 4) -> None:
        """Move with the button held."""
        self.desktop.move(*path_between(start, end, steps))

    @property
    def board_box(self) -> Box:
        """The board in the window's picture."""
        x, y, width, height = self.grid.box
        return x - self.window.x, y - self.window.y, width, height

    @property
    def tray_box(self) -> Box:
        """The tray in the window's picture, with the rings around its slots."""
        x, y, width, height = box_in(self.window, self.player.tray)
        return x - 6, y - 6, width + 12, height + 12

    def wait_for_ghost(self, before: QImage, cells: set[Cell]) -> QImage:
        """What the window shows once exactly these cells look otherwise than before."""
        seen: set[Cell] = set()

        def look() -> QImage | None:
            nonlocal seen
            now = self.desktop.picture(self.window)
            seen = changed_cells(before, now, self.board_box, self.grid.size)
            return now if seen == cells else None

        try:
            return wait_for(look, "ghost")
        except AssertionError:
            raise AssertionError(f"ghost on {sorted(seen)}, expected on {sorted(cells)}") from None
