"""Layouts that make do with any width: a row that wraps, and columns that become a stack."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

__all__ = ["Columns", "Flow"]


class _Wrapping(QLayout):
    """What both have in common: the items, and a height that follows from the width."""

    def __init__(self, parent: QWidget | None = None, spacing_px: int = 10) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing_px)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._places(width)), default=0)

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in self._places(rect.width()):
            item.setGeometry(place.translated(rect.topLeft()))

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Every item that is shown with its place, from (0, 0)."""
        raise NotImplementedError


class Flow(_Wrapping):
    """Items at their own size, from the leading edge, or from the trailing edge with `trailing`."""

    def __init__(
        self,
        parent: QWidget | None = None,
        spacing_px: int = 10,
        *,
        line_spacing_px: int = 10,
        trailing: bool = False,
    ) -> None:
        super().__init__(parent, spacing_px)
        self._line_spacing_px = line_spacing_px
        self._trailing = trailing

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        places: list[tuple[QLayoutItem, QRect]] = []
        top = 0
        for line in self._lines(width):
            used = sum(wide for _, wide in line) + self.spacing() * (len(line) - 1)
            left = max(width - used, 0) if self._trailing else 0
            tall = max(item.sizeHint().height() for item, _ in line)
            for item, wide in line:
                places.append((item, QRect(left, top, wide, tall)))
                left += wide + self.spacing()
            top += tall + self._line_spacing_px
        return places

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, int]]]:
        lines: list[list[tuple[QLayoutItem, int]]] = []
        left = 0
        for item in self._shown:
            wide = min(item.sizeHint().width(), max(width, item.minimumSize().width()))
            if not lines or left + wide > width:
                lines.append([])
                left = 0
            lines[-1].append((item, wide))
            left += wide + self.spacing()
        return lines


class Columns(_Wrapping):
    """Items in columns of one width, rows as tall as their tallest; a stack where columns would be too narrow.

    An item's preferred width is the least that a column must have.
    """

    def __init__(self, columns: int, spacing_px: int = 10) -> None:
        super().__init__(None, spacing_px)
        self._columns = columns

    def sizeHint(self) -> QSize:
        wide = max((item.sizeHint().width() for item in self._shown), default=0)
        wide = wide * self._columns + self.spacing() * (self._columns - 1)
        return QSize(wide, self.heightForWidth(wide))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        shown = self._shown
        columns = self._columns
        wide = (width - self.spacing() * (columns - 1)) // columns
        if any(item.sizeHint().width() > wide for item in shown):
            columns, wide = 1, width
        places: list[tuple[QLayoutItem, QRect]] = []
        top = 0
        for first in range(0, len(shown), columns):
            row = shown[first : first + columns]
            tall = max(_height_of(item, wide) for item in row)
            lefts = (at * (wide + self.spacing()) for at in range(columns))
            places += [(item, QRect(left, top, wide, tall)) for item, left in zip(row, lefts, strict=False)]
            top += tall + self.spacing()
        return places


def _height_of(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
