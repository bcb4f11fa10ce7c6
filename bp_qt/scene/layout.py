"""From the size of the window to rectangles: one pure function (no Qt).

All lengths are logical pixels, all rectangles whole ones. The board is the measure: everything else follows
from the size of its cell, and the largest cell with which everything fits is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import SLOTS
from bp_qt.scene.measures import GOOD_CELL_PX, SMALLEST_CELL_PX, USUAL_FONT_PX, Measures


class Rect(NamedTuple):
    """A rectangle of whole pixels; right and bottom are the first pixels outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """First column of pixels to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """First row of pixels below it."""
        return self.y + self.h

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True)
class Layout:
    """Where everything is. `beside`: panel, board and tray stand side by side, else one above the other."""

    window: Rect
    size: int
    cell: int
    gap: int
    """Between two empty cells, even: half of it on each side."""
    unit: float
    """What letters are measured in."""
    text_scale: float
    beside: bool
    timed: bool
    panel: Rect
    """Title, score and figures."""
    board: Rect
    grid: Rect
    message: Rect
    trough: Rect
    slots: tuple[Rect, Rect, Rect]
    """The thirds of the trough."""
    tray_cell: int


def arrange(width: int, height: int, size: int, font_px: float, timed: bool = False) -> Layout:
    """Lay out a viewport of `width` × `height` px for a board of `size` cells.

    `font_px` is the size of the interface's font. Panel and tray stand beside the board where that makes its cells
    larger. Where large text would leave no good cells, it is a smaller one.
    """
    text_scale = max(1.0, font_px / USUAL_FONT_PX)
    m = _best(width, height, Measures(size, SMALLEST_CELL_PX, text_scale, timed))
    while m.cell < GOOD_CELL_PX and m.text_scale > 1:
        m = _best(width, height, replace(m, text_scale=max(1.0, m.text_scale - 0.05)))
    return _beside(width, height, m) if _is_beside(width, height, m) else _stacked(width, height, m)


def _best(width: int, height: int, plain: Measures) -> Measures:
    stacked = _largest(width, height, plain, _fits_stacked)
    beside = _largest(width, height, plain, _fits_beside)
    return max(stacked, beside, key=lambda m: m.cell)


def _is_beside(width: int, height: int, m: Measures) -> bool:
    """Whether these cells need panel and tray beside the board."""
    return _fits_beside(width, height, m) and not _fits_stacked(width, height, m)


def _largest(width: int, height: int, m: Measures, fits: Callable[[int, int, Measures], bool]) -> Measures:
    low, high = SMALLEST_CELL_PX, max(SMALLEST_CELL_PX, min(width, height) // m.size)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(width, height, replace(m, cell=middle)):
            low = middle
        else:
            high = middle - 1
    return replace(m, cell=low)


def _fits_stacked(width: int, height: int, m: Measures) -> bool:
    return m.wide <= width and m.tall <= height


def _fits_beside(width: int, height: int, m: Measures) -> bool:
    return m.wide_beside <= width and m.tall_beside <= height


def _stacked(width: int, height: int, m: Measures) -> Layout:
    spare = max(0.0, height - m.tall)
    x = (width - m.side) // 2
    panel = Rect(x, round(m.above + spare / 4), m.side, round(m.head))
    board = Rect(x, round(m.above + spare / 4 + m.head + m.head_gap + spare / 10), m.side, m.side)
    trough_w, trough_h = round(m.trough_w), int(m.trough_h)
    trough_y = min(round(board.bottom + m.strip + spare / 10), height - trough_h)
    trough = Rect((width - trough_w) // 2, trough_y, trough_w, trough_h)
    edge = int(m.edge)
    return _layout(
        m,
        window=Rect(0, 0, width, height),
        beside=False,
        panel=panel,
        board=board,
        message=Rect(edge, board.bottom, width - 2 * edge, trough.y - board.bottom),
        trough=trough,
    )


def _beside(width: int, height: int, m: Measures) -> Layout:
    spare = width - m.wide_beside
    gap = m.margin + min(spare / 4, m.cell / 2)
    panel_w, trough_w = round(m.panel), int(m.side_trough_w)
    x = (width - (panel_w + m.side + trough_w + 2 * gap)) / 2
    y = round((height - m.side) / 2 - 0.1 * m.margin)
    panel = Rect(round(x), y, panel_w, m.side)
    # From edge to edge, so that each gap is rounded once.
    board = Rect(round(panel.right + gap), y, m.side, m.side)
    foot = round(min(84 * m.text_scale, m.side / 4))
    return _layout(
        m,
        window=Rect(0, 0, width, height),
        beside=True,
        panel=panel._replace(h=panel.h - foot),
        board=board,
        message=Rect(panel.x, panel.bottom - foot, panel.w, foot),
        trough=Rect(round(board.right + gap), y, trough_w, m.side),
    )


def _layout(
    m: Measures, *, window: Rect, beside: bool, panel: Rect, board: Rect, message: Rect, trough: Rect
) -> Layout:
    return Layout(
        window=window,
        size=m.size,
        cell=m.cell,
        gap=m.gap,
        unit=m.unit,
        text_scale=m.text_scale,
        beside=beside,
        timed=m.timed,
        panel=panel,
        board=board,
        grid=Rect(board.x + m.pad // 2, board.y + m.pad // 2, m.grid, m.grid),
        message=message,
        trough=trough,
        slots=_thirds(trough, beside=beside),
        tray_cell=m.tray_cell_beside if beside else m.tray_cell,
    )


def _thirds(trough: Rect, *, beside: bool) -> tuple[Rect, Rect, Rect]:
    edges = [round((trough.h if beside else trough.w) * part / SLOTS) for part in range(SLOTS + 1)]
    first, second, third = (
        trough._replace(y=trough.y + start, h=end - start)
        if beside
        else trough._replace(x=trough.x + start, w=end - start)
        for start, end in pairwise(edges)
    )
    return first, second, third


def only_board(side_px: int, size: int) -> Layout:
    """A square picture of `side_px` with nothing but a board of `size` cells (help pages)."""
    cell = max(SMALLEST_CELL_PX, side_px // size)
    while cell > SMALLEST_CELL_PX and Measures(size, cell).side > side_px:
        cell -= 1
    m = Measures(size, cell)
    corner = (side_px - m.side) // 2
    none = Rect(0, 0, 0, 0)
    return _layout(
        m,
        window=Rect(0, 0, side_px, side_px),
        beside=False,
        panel=none,
        board=Rect(corner, corner, m.side, m.side),
        message=none,
        trough=none,
    )


def cell_rect(layout: Layout, row: int, col: int) -> Rect:
    """The square of a cell; rows and columns outside of the board continue the grid."""
    grid, cell = layout.grid, layout.cell
    return Rect(grid.x + col * cell, grid.y + row * cell, cell, cell)


def face_rect(layout: Layout, row: int, col: int) -> Rect:
    """What is painted of an empty cell."""
    square, near = cell_rect(layout, row, col), layout.gap // 2
    return Rect(square.x + near, square.y + near, square.w - layout.gap, square.h - layout.gap)


def cell_at(layout: Layout, x: float, y: float) -> Cell | None:
    """The cell of the board under a point, None outside of the grid."""
    if not layout.grid.contains(x, y):
        return None
    column, row = grid_point(layout, x, y)
    return row, int(column)


def grid_point(layout: Layout, x: float, y: float) -> tuple[float, int]:
    """A point as docs/rules.md 1 (aiming by drag) wants it: column in cells (a real number) and row, also outside."""
    grid, cell = layout.grid, layout.cell
    return (x - grid.x) / cell, int((y - grid.y) // cell)
