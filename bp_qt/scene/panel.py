"""The score panel: what is played, the score, what the aimed piece would add, figures, and the time where it runs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from bp_qt.look.blocks import BlockPainter
from bp_qt.scene.item import SceneItem, rectf
from bp_qt.scene.layout import Layout
from bp_qt.scene.panel_above import PanelAbove
from bp_qt.scene.panel_beside import PanelBeside
from bp_qt.scene.panel_parts import PanelText


class PanelItem(SceneItem):
    """Above the board title over score, and figures on one baseline with it; beside the board a list."""

    def __init__(self, blocks: BlockPainter) -> None:
        super().__init__(blocks)
        self._text = PanelText()
        self._counting: str | None = None
        self._earned = ""

    @property
    def text(self) -> PanelText:
        """What is shown."""
        return self._text

    def set_panel(self, text: PanelText) -> None:
        """Show these texts. The score may be empty (no points): the title takes its place."""
        if text != self._text:
            self._text = text
            self.update()

    def set_aimed(self, points: str) -> None:
        """Show what the aimed piece would add; empty: nothing."""
        if points != self._text.aimed:
            self.set_panel(replace(self._text, aimed=points))

    def set_counting(self, score: str | None) -> None:
        """Show this score while it counts up; None: it has arrived."""
        if score != self._counting:
            self._counting = score
            self.update()

    def set_earned(self, points: str) -> None:
        """Show beside the score what was earned, where nothing is aimed; empty: nothing."""
        if points != self._earned:
            self._earned = points
            self.update()

    @property
    def _shown(self) -> PanelText:
        """What is painted now."""
        score = self._text.score if self._counting is None else self._counting
        return replace(self._text, score=score, aimed=self._text.aimed or self._earned)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint all texts."""
        layout = self._layout
        if layout is None or layout.panel.w == 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind = PanelBeside if layout.beside else PanelAbove
        kind(layout, self._shown, self.theme).paint(painter)

    def _area_in(self, layout: Layout) -> QRectF:
        return rectf(layout.panel).adjusted(-4, -4, 4, 4)
