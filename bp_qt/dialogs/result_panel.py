"""The result over the dimmed board: a panel in the game, no window of its own."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from bp_qt.dialogs.result_card import ResultActions, ResultCard
from bp_qt.look.curves import RESULT
from bp_qt.look.shadows import Shadow, SoftPicture, soft
from bp_qt.look.theme import Theme
from bp_qt.play.session import GameSession
from bp_qt.scene.layout import Layout
from bp_qt.scene.stage import Stage

__all__ = ["ResultPanel"]

_WIDEST_PX = 652
_NARROW_PX = 400
"""Below this width the parts stand one under the other."""
_LEAST_BESIDE_CHARACTERS = 38
_RADIUS_PX = 24


class ResultPanel(QWidget):
    """Covers the window; Tab stays inside, Escape or a press beside it gives way to the board (`left`).

    Where it comes by itself (`is_news`) its first button takes no press for `least_ms`.
    """

    left = Signal()

    def __init__(
        self,
        session: GameSession,
        actions: ResultActions,
        stage: Stage,
        parent: QWidget,
        *,
        is_news: bool,
        least_ms: int = 0,
    ) -> None:
        super().__init__(parent)
        look = QAction(self.tr("Look at the board"), self)
        look.triggered.connect(self.left)
        self._stage = stage
        self._least_ms = least_ms if is_news else 0
        self._shown = QElapsedTimer()
        self._card = ResultCard(
            session, actions, look, stage.blocks, is_news=is_news, is_ready=self._is_ready
        )
        self._card.setParent(self)
        self._layout: Layout | None = None
        self._shadow: SoftPicture | None = None
        self._rest = QRect()
        self._arrived = 1.0
        self._coming = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=RESULT.ms)
        self._coming.valueChanged.connect(lambda share: self._arrive(RESULT.curve(share)))

    def arrange(self, layout: Layout, view: QRect) -> None:
        """Takes the whole window; the card goes where `layout`, of the view at `view`, has room for it."""
        parent = self.parentWidget()
        assert parent is not None
        self._layout = layout
        self.setGeometry(parent.rect())
        self._shadow = None
        self._place(view)
        self.update()

    def take_focus(self) -> None:
        """Gives the first button the keys."""
        self._card.take_focus()

    def come(self) -> None:
        """Shows itself, and takes the keys."""
        self._shown.start()
        self.show()
        self.raise_()
        self.take_focus()
        if self._stage.motions.enabled:
            self._coming.start()

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = self._card.stops
        focused = QApplication.focusWidget()
        at = stops.index(focused) if focused in stops else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._stage.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scrim = QColor(theme.scrim)
        scrim.setAlphaF(theme.scrim_alpha * self._arrived)
        painter.fillRect(self.rect(), scrim)
        card = QRectF(self._card.geometry())
        path = QPainterPath()
        path.addRoundedRect(card, _RADIUS_PX, _RADIUS_PX)
        if theme.shadow_alpha:
            self._shadow_of(path, theme).draw(painter, card.topLeft())
        painter.fillPath(path, QColor(theme.panel))
        painter.strokePath(path, QPen(QColor(theme.control_edge if theme.high_contrast else theme.line), 1))

    def _is_ready(self) -> bool:
        """It comes by itself: a key that was on its way to the board is not meant for it."""
        return self._shown.isValid() and self._shown.elapsed() >= self._least_ms

    def _shadow_of(self, path: QPainterPath, theme: Theme) -> SoftPicture:
        if self._shadow is None:
            shadow = Shadow(8, 16, theme.shadow_alpha)
            at_origin = path.translated(-path.boundingRect().topLeft())
            self._shadow = soft(at_origin, shadow, theme.shadow)
        return self._shadow

    def _place(self, view: QRect) -> None:
        layout = self._layout
        assert layout is not None
        if layout.beside:
            board = QRect(*layout.board).translated(view.topLeft())
            edge = max(12, round(0.2 * layout.cell))
            left = min(board.right() + 1 + edge, self.width() - edge - self._least_beside)
            wide = self.width() - edge - left
            self._card.fit(wide, narrow=True)
            self._rest = QRect(left, board.top(), wide, board.height())
        else:
            edge = 24 if self.width() >= _WIDEST_PX else 12
            wide = min(_WIDEST_PX, self.width() - 2 * edge)
            tall = self._card.fit(wide, narrow=wide < _NARROW_PX)
            tall = min(tall, self.height() - 2 * edge)
            self._rest = QRect((self.width() - wide) // 2, self.height() - edge - tall, wide, tall)
        self._arrive(self._arrived)

    def _arrive(self, share: float) -> None:
        layout = self._layout
        assert layout is not None
        self._arrived = share
        away = round((1 - share) * layout.cell / 2)
        self._card.setGeometry(
            self._rest.translated(away, 0) if layout.beside else self._rest.translated(0, away)
        )
        self.update()

    @property
    def _least_beside(self) -> int:
        """Beside the board the card covers some of it rather than be narrower than this."""
        return self.fontMetrics().averageCharWidth() * _LEAST_BESIDE_CHARACTERS
