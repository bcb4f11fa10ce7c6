"""Lines that would clear, or have just cleared: one joined bed of light, framed along its whole length."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRegion

from bp_qt.look.shadows import Shadow, SoftPicture, soft
from bp_qt.look.strokes import outline_of
from bp_qt.look.theme import Theme
from bp_qt.scene.layout import Layout

# Parts of a cell.
_ROUNDING = 0.22
_GLOW = 0.16
GLOW_REACH = 0.5
_FRAME = 0.034
_FRAME_HIGH_CONTRAST = 0.05


class Lanes:
    """Paints them, and keeps what it has painted last: the same lanes are lit for many frames."""

    def __init__(self) -> None:
        self._made_for: object = None
        self._path = QPainterPath()
        self._glow: SoftPicture | None = None

    def draw(
        self,
        painter: QPainter,
        layout: Layout,
        theme: Theme,
        rows: tuple[int, ...],
        columns: tuple[int, ...],
        amount: float = 1.0,
        keep_off: QRegion | None = None,
    ) -> None:
        """Lights these rows and columns, `amount` (0 to 1) as bright as can be; their glow lies beneath `keep_off`."""
        if self._made_for != (layout, theme, rows, columns):
            self._made_for = layout, theme, rows, columns
            self._make(layout, theme, rows, columns)
        painter.save()
        if self._glow is not None:
            self._glow.draw(painter, opacity=amount, keep_off=keep_off)
        painter.setOpacity(painter.opacity() * amount)
        painter.fillPath(self._path, QColor(theme.lit))
        width = max(1.5, _FRAME * layout.cell)
        if theme.high_contrast:
            width = max(3.0, _FRAME_HIGH_CONTRAST * layout.cell)
        painter.strokePath(self._path, QPen(QColor(theme.accent), width))
        painter.restore()

    def _make(self, layout: Layout, theme: Theme, rows: tuple[int, ...], columns: tuple[int, ...]) -> None:
        cells = {(row, col) for row in rows for col in range(layout.size)}
        cells |= {(row, col) for col in columns for row in range(layout.size)}
        self._path = outline_of(cells, layout.grid.x, layout.grid.y, layout.cell, rounding=_ROUNDING)
        self._glow = None
        if not theme.high_contrast:
            light = Shadow(0, _GLOW * layout.cell, 0.34 if theme.dark else 0.80)
            self._glow = soft(self._path, light, theme.accent if theme.dark else theme.lit)
