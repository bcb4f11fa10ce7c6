"""What is painted, measured in screenshots: where the lines of the board are, which cells look how."""

from itertools import groupby

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from tests.e2e.assistive import Node
from tests.e2e.desktop import Window

Box = tuple[int, int, int, int]
_SHADOW = 30
"""How far a shadow changes red, green or blue, at most."""


def box_in(window: Window, node: Node) -> Box:
    """Left, top, width and height of a widget in its window."""
    assert node.extents, node
    x, y, width, height = node.extents
    return x - window.x, y - window.y, width, height


def board_box(window: Window, cells: dict[tuple[int, int], Node]) -> Box:
    """The square that all cells cover together, in the window."""
    boxes = [box_in(window, node) for node in cells.values()]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def painted_spans(picture: QImage, box: Box, size: int, *, upright: bool) -> list[tuple[int, int]]:
    """Where the empty cells of the first row (or column, if `upright`) are painted: start and end in pixels.

    Measured along a line through them, from outside the board to outside of it: what is nearly as light as the slab
    lies between them.
    """
    left, top, width, height = box
    start, length = (top, height) if upright else (left, width)
    across = (left if upright else top) + round(length / size * 0.55)
    reach = max(4, round(length / size * 0.1))
    way = range(start - reach, start + length + reach)
    tones = [_lightness(picture, across, at) if upright else _lightness(picture, at, across) for at in way]
    well = _lightness(picture, left + round(width / size * 1.5), top + round(height / size * 1.5))
    slab = max(tones) if well > 128 else min(tones)
    middle = (well + slab) / 2
    is_well = [tone < middle if well > 128 else tone > middle for tone in tones]
    spans, at = [], way.start
    for painted, run in groupby(is_well):
        end = at + len(list(run))
        if painted:
            spans.append((at, end))
        at = end
    return [span for span in spans if span[0] > way.start and span[1] < way.stop]


def changed_cells(before: QImage, after: QImage, box: Box, size: int) -> set[tuple[int, int]]:
    """The cells of a board whose middle looks otherwise now, by more than a shadow that falls on it."""
    cells = {}
    for row in range(size):
        for column in range(size):
            inner = cell_rect(box, size, (row, column), inset=0.3)
            cells[row, column] = _is_other(before.copy(inner), after.copy(inner))
    return {cell for cell, is_changed in cells.items() if is_changed}


def _is_other(before: QImage, after: QImage) -> bool:
    """Whether half of the pixels differ by more than soft shadows make."""
    places = [(x, y) for x in range(before.width()) for y in range(before.height())]
    far = sum(_distance(before.pixel(*at), after.pixel(*at)) > _SHADOW for at in places)
    return far * 2 > len(places)


def _distance(first: int, second: int) -> int:
    pairs = [((first >> shift) & 255, (second >> shift) & 255) for shift in (0, 8, 16)]
    return max(abs(one - other) for one, other in pairs)


def cell_rect(box: Box, size: int, cell: tuple[int, int], inset: float = 0.0) -> QRect:
    """The square of a cell, less a part of its side all around."""
    left, top, width, _ = box
    side = width / size
    edge = round(side * inset)
    x, y = round(left + cell[1] * side), round(top + cell[0] * side)
    return QRect(x + edge, y + edge, round(side) - 2 * edge, round(side) - 2 * edge)


def same(before: QImage, after: QImage, box: Box) -> bool:
    """Whether two pictures are equal in a box."""
    rect = QRect(*box)
    return before.copy(rect) == after.copy(rect)


def colours(picture: QImage, box: Box) -> set[int]:
    """The colours in a box."""
    left, top, width, height = box
    return {picture.pixel(x, y) for x in range(left, left + width) for y in range(top, top + height)}


def _lightness(picture: QImage, x: int, y: int) -> int:
    return QColor(picture.pixel(x, y)).lightness()
