"""From the size of the window to rectangles: one pure function (no Qt).

All lengths are logical pixels, all rectangles whole ones. The board is the measure: everything else follows
from the size of its cell, and the largest cell with which everything fits is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import SLOTS
from bp_qt.scene.measures import GOOD_CELL_PX, SMALLEST_CELL_PX, SMALLEST_LINE_PX, Measures


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
    """Where everything is. ``beside``: panel and actions stand beside the board, else above and below it.

    ``stacked``: the figures are beneath the score, else beside it (or, beside the board, a list).
    """

    window: Rect
    size: int
    cell: int
    gap: int
    """Thickness of the lines between cells."""
    text: int
    """Height of a line of ordinary text in the scene."""
    beside: bool
    stacked: bool
    board: Rect
    grid: Rect
    message: Rect
    slots: tuple[Rect, Rect, Rect]
    tray_cell: int
    panel: Rect
    title: Rect
    score: Rect
    figures: Rect
    actions: Rect
    action_rows: int
    """In how many rows the action buttons are laid (beside: one column, a row each)."""
    button: int
    """Height of one action button."""


_Arrangement = Callable[[int, int, Measures], Layout]


def arrange(width: int, height: int, size: int, text_px: int, buttons: int = 3) -> Layout:
    """Lay out a viewport of ``width`` x ``height`` px for a board of ``size`` cells.

    ``text_px`` is the height of one line of the interface's font; ``buttons`` the most that the game may show.
    Panel on top or beside the board, whichever gives the larger cell (nearly equal: on top). The tray is always below
    the board, whole and at one scale. Where the text would leave no good cells, it is a smaller one.
    """
    arrangement, m = _best(width, height, Measures(size, SMALLEST_CELL_PX, text_px, buttons))
    while m.cell < GOOD_CELL_PX and m.line > SMALLEST_LINE_PX:
        arrangement, m = _best(width, height, Measures(size, SMALLEST_CELL_PX, m.line - 1, buttons))
    return arrangement(width, height, m)


def _best(width: int, height: int, plain: Measures) -> tuple[_Arrangement, Measures]:
    """The arrangement with the largest cells for a line of text; ``plain`` has the smallest ones."""
    beside = _largest(width, height, plain, _fits_beside)
    top = _largest(width, height, plain, _fits_top)
    if _is_narrow(width, plain):
        stacked = _largest(width, height, replace(plain, stacked=True), _fits_top)
        top = stacked if stacked.cell >= GOOD_CELL_PX else top
    return (_beside, beside) if beside.cell > top.cell * 1.04 else (_top, top)


def _largest(width: int, height: int, m: Measures, fits: Callable[[int, int, Measures], bool]) -> Measures:
    low, high = SMALLEST_CELL_PX, max(SMALLEST_CELL_PX, min(width, height) // m.size)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(width, height, replace(m, cell=middle)):
            low = middle
        else:
            high = middle - 1
    return replace(m, cell=low)


def _is_narrow(width: int, m: Measures) -> bool:
    """Whether four figures have no room beside the score."""
    return width - 2 * m.margin < m.line * 24


def _action_rows(width: int, m: Measures) -> int:
    return 1 if width - 2 * m.margin >= m.line * 7.5 * m.buttons else 2


def _fits_top(width: int, height: int, m: Measures) -> bool:
    tall = m.panel_h + m.space + m.column + m.space + m.actions(_action_rows(width, m))
    return m.side + 2 * m.margin <= width and tall + 2 * m.margin <= height


def _fits_beside(width: int, height: int, m: Measures) -> bool:
    wide = m.side + m.margin + m.space + m.panel_w
    return wide + 2 * m.margin <= width and max(m.column, m.side_column) + 2 * m.margin <= height


def _top(width: int, height: int, m: Measures) -> Layout:
    rows = _action_rows(width, m)
    actions_h = m.actions(rows)
    spare = height - 2 * m.margin - m.panel_h - 2 * m.space - m.column - actions_h
    extra = max(0, min(spare // 4, m.cell // 2))
    y = max(0, (height - (height - spare) - 2 * extra) // 2) + m.margin
    wide = max(m.side, min(width - 2 * m.margin, m.line * 20))
    panel = Rect((width - wide) // 2, y, wide, m.panel_h)
    board_y = panel.bottom + m.space + extra
    actions_y = board_y + m.column + m.space + extra
    broad = max(m.side, min(width - 2 * m.margin, m.line * 30))
    actions = Rect((width - broad) // 2, actions_y, broad, actions_h)
    line = round(m.text * 1.2)
    left = panel.w if m.stacked else round(panel.w * 0.46)
    figures = Rect(panel.x + left, panel.y, panel.w - left, panel.h)
    if m.stacked:
        figures = Rect(panel.x, panel.y + line + m.score, panel.w, m.figures)
    return _layout(
        m,
        window=Rect(0, 0, width, height),
        corner=((width - m.side) // 2, board_y),
        panel=panel,
        title=Rect(panel.x, panel.y, left, line),
        score=Rect(panel.x, panel.y + line, left, m.score),
        figures=figures,
        actions=actions,
        action_rows=rows,
        beside=False,
    )


def _beside(width: int, height: int, m: Measures) -> Layout:
    gap = m.margin + m.space
    free = width - 2 * m.margin - m.side - gap
    wide = min(free, max(m.panel_w, round(m.cell * 5.6)))
    x = (width - m.side - gap - wide) // 2
    tall = max(m.column, m.side_column)
    y = (height - tall) // 2
    actions_h = m.actions(m.buttons)
    panel = Rect(x + m.side + gap, y, wide, tall - actions_h - m.space)
    line = round(m.text * 1.2)
    figures_y = panel.y + line + m.score
    return _layout(
        m,
        window=Rect(0, 0, width, height),
        corner=(x, y + (tall - m.column) // 2),
        panel=panel,
        title=Rect(panel.x, panel.y, wide, line),
        score=Rect(panel.x, panel.y + line, wide, m.score),
        figures=Rect(panel.x, figures_y, wide, panel.bottom - figures_y),
        actions=Rect(panel.x, y + tall - actions_h, wide, actions_h),
        action_rows=m.buttons,
        beside=True,
    )


def _layout(
    m: Measures,
    *,
    window: Rect,
    corner: tuple[int, int],
    panel: Rect,
    title: Rect,
    score: Rect,
    figures: Rect,
    actions: Rect,
    action_rows: int,
    beside: bool,
) -> Layout:
    x, y = corner
    board = Rect(x, y, m.side, m.side)
    grid = Rect(x + m.pad, y + m.pad, m.grid, m.grid)
    tray_y = grid.bottom + m.below
    # On top the message may be broader than a small board; beside it would run under the panel.
    broad = m.side if beside else max(m.side, min(window.w - 2 * m.margin, m.line * 30))
    return Layout(
        window=window,
        size=m.size,
        cell=m.cell,
        gap=m.gap,
        text=m.text,
        beside=beside,
        stacked=m.stacked,
        board=board,
        grid=grid,
        message=Rect(x + (m.side - broad) // 2, board.bottom, broad, tray_y - board.bottom),
        slots=_slots(m, x, tray_y),
        tray_cell=m.tray_cell,
        panel=panel,
        title=title,
        score=score,
        figures=figures,
        actions=actions,
        action_rows=action_rows,
        button=m.button,
    )


def _slots(m: Measures, x: int, y: int) -> tuple[Rect, Rect, Rect]:
    # The pixels that do not divide by three go to the gaps: three slots of one size.
    step = (m.side - m.slot_w) / 2
    first, second, third = (Rect(x + round(step * i), y, m.slot_w, m.slot_h) for i in range(SLOTS))
    return first, second, third


def only_board(side_px: int, size: int, text_px: int = 16) -> Layout:
    """A square picture of ``side_px`` with nothing but a board of ``size`` cells (help pages)."""
    cell = max(SMALLEST_CELL_PX, side_px // size)
    while cell > SMALLEST_CELL_PX and Measures(size, cell, text_px).side > side_px:
        cell -= 1
    m = Measures(size, cell, text_px)
    corner = ((side_px - m.side) // 2, (side_px - m.side) // 2)
    none = Rect(0, 0, 0, 0)
    return _layout(
        m,
        window=Rect(0, 0, side_px, side_px),
        corner=corner,
        panel=none,
        title=none,
        score=none,
        figures=none,
        actions=none,
        action_rows=0,
        beside=False,
    )


def cell_rect(layout: Layout, row: int, col: int) -> Rect:
    """The square of a cell; rows and columns outside of the board continue the grid."""
    grid, cell = layout.grid, layout.cell
    return Rect(grid.x + col * cell, grid.y + row * cell, cell, cell)


def face_rect(layout: Layout, row: int, col: int) -> Rect:
    """What is painted of a cell: its square between the grid's lines."""
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
