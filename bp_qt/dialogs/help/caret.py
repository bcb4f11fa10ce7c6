"""Reading with the caret: a table cell by cell, and pictures by their words.

Qt itself moves from a cell to the one beneath it, so that a reader who goes down hears the first column alone, and
tells of a picture as one character that says nothing.
"""

from __future__ import annotations

from PySide6.QtGui import QTextCursor, QTextFormat, QTextTable

__all__ = ["pictures_in_line", "step"]


def step(cursor: QTextCursor, *, down: bool) -> QTextCursor:
    """Where the caret is after one step up or down: the next line, and in a table the next cell in reading order."""
    moved = QTextCursor(cursor)
    moved.movePosition(QTextCursor.MoveOperation.Down if down else QTextCursor.MoveOperation.Up)
    before, after = _cell_of(cursor), _cell_of(moved)
    if before is None:
        # Into a table by its nearest corner, wherever in the line the caret was.
        return moved if after is None else _corner(moved, first=down)
    if after == before and moved.position() != cursor.position():
        return moved
    return _neighbour(cursor, down=down)


def pictures_in_line(cursor: QTextCursor) -> list[str]:
    """The words of the pictures in the caret's line."""
    at = QTextCursor(cursor)
    at.movePosition(QTextCursor.MoveOperation.StartOfLine)
    end = QTextCursor(cursor)
    end.movePosition(QTextCursor.MoveOperation.EndOfLine)
    words = []
    while at.position() < end.position():
        at.movePosition(QTextCursor.MoveOperation.NextCharacter)
        shape = at.charFormat()
        if shape.isImageFormat():
            words.append(str(shape.property(QTextFormat.Property.ImageAltText) or ""))
    return [text for text in words if text]


def _cell_of(cursor: QTextCursor) -> tuple[int, int, int] | None:
    """Where its table begins, row and column; None outside."""
    table: QTextTable | None = cursor.currentTable()
    if table is None:
        return None
    cell = table.cellAt(cursor)
    return table.firstPosition(), cell.row(), cell.column()


def _corner(cursor: QTextCursor, *, first: bool) -> QTextCursor:
    """The first or the last cell of the table that the caret has come into."""
    table = cursor.currentTable()
    if first:
        return table.cellAt(0, 0).firstCursorPosition()
    return table.cellAt(table.rows() - 1, table.columns() - 1).lastCursorPosition()


def _neighbour(cursor: QTextCursor, *, down: bool) -> QTextCursor:
    """The next or previous cell, or the line beyond the table."""
    table = cursor.currentTable()
    cell = table.cellAt(cursor)
    at = cell.row() * table.columns() + cell.column() + (1 if down else -1)
    if 0 <= at < table.rows() * table.columns():
        found = table.cellAt(at // table.columns(), at % table.columns())
        return found.firstCursorPosition() if down else found.lastCursorPosition()
    beyond = QTextCursor(cursor)
    beyond.setPosition(table.lastPosition() if down else table.firstPosition())
    way = QTextCursor.MoveOperation.NextBlock if down else QTextCursor.MoveOperation.PreviousBlock
    beyond.movePosition(way)
    return beyond
