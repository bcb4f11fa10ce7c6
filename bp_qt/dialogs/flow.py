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

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]  # None ends Qt's loops
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]  # the same
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
        self, parent: QWidget | None = None, spacing_px: int = 10, *, trailing: bool = False
    ) -> None:
        super().__init__(parent, spacing_px)
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
            top += tall + self.spacing()
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
    """Items side by side, all as wide and as tall as the others; one under the other where that is too narrow."""

    def sizeHint(self) -> QSize:
        shown = self._shown
        wide = sum(item.sizeHint().width() for item in shown) + self.spacing() * max(len(shown) - 1, 0)
        return QSize(wide, max((item.sizeHint().height() for item in shown), default=0))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        shown = self._shown
        if not shown:
            return []
        gaps = self.spacing() * (len(shown) - 1)
        wide = (width - gaps) // len(shown)
        if wide >= max(item.minimumSize().width() for item in shown):
            tall = max(_height_of(item, wide) for item in shown)
            return [
                (item, QRect(at * (wide + self.spacing()), 0, wide, tall)) for at, item in enumerate(shown)
            ]
        return self._stack(width)

    def _stack(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        places, top = [], 0
        for item in self._shown:
            tall = _height_of(item, width)
            places.append((item, QRect(0, top, width, tall)))
            top += tall + self.spacing()
        return places


def _height_of(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
