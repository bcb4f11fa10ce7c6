"""When the result is shown and when it gives way to the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QWidget

from bp_qt.play.session import GameSession
from bp_qt.scene.layout import Layout
from bp_qt.scene.view import GameView

if TYPE_CHECKING:
    from bp_qt.dialogs.result_panel import ResultPanel

__all__ = ["ResultHost"]

PanelMaker = Callable[[bool], "ResultPanel"]
"""Makes the panel; told whether the game is over just now."""

_ANEW = (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class ResultHost(QObject):
    """Shows the result a moment after the end, or when it is asked for; the next game or move puts it away.

    `is_free` says whether nothing else is open, `give_back` gives the keys to the board. `expect` is told that it is
    coming, and that it has come or is not: what is said of the end waits until the keys are there.
    """

    def __init__(
        self,
        session: GameSession,
        view: GameView,
        make: PanelMaker,
        is_free: Callable[[], bool],
        give_back: Callable[[], object],
        expect: Callable[[bool], object],
        delay_ms: int,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._view = view
        self._make = make
        self._is_free = is_free
        self._give_back = give_back
        self._expect = expect
        self._window = window
        self._layout: Layout | None = None
        self._panel: ResultPanel | None = None
        self._due = QTimer(self, singleShot=True, interval=delay_ms)
        self._due.timeout.connect(self._on_due)
        self._anew = QTimer(self, singleShot=True, interval=0)
        self._anew.timeout.connect(self._show_anew)
        session.settled.connect(self._on_settled)
        session.rested.connect(self._on_rested)
        view.arranged.connect(self._on_arranged)
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)
        self._return = QTimer(self, singleShot=True, interval=0)
        self._return.timeout.connect(self._take_focus)

    @property
    def shown(self) -> QWidget | None:
        """The panel, while it is there."""
        return self._panel

    def toggle(self) -> None:
        """Shows the result, or gives way to the board where it is shown."""
        if self._panel is None:
            self.show()
        else:
            self._leave()

    def show(self, *, is_news: bool = False) -> None:
        """Shows what the game that is over came to; `is_news` when that has just been said."""
        if self._layout is None or self._view.is_dragging or not self._session.game.over:
            return
        self._put_away()
        self._panel = self._make(is_news)
        self._panel.left.connect(self._leave)
        self._panel.arrange(self._layout, self._view.geometry())
        self._panel.come()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Everything in it is written and measured when it is made.
        if self._panel is not None and event.type() in _ANEW:
            self._anew.start()
        return False

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        panel = self._panel
        if panel is None or new is None or new.window() is not self._window or isinstance(new, QMenuBar):
            return
        # What it covers is not to have the keys, wherever the focus comes from: a window that is active again, say.
        if not panel.isAncestorOf(new):
            self._return.start()

    def _take_focus(self) -> None:
        if self._panel is not None:
            self._panel.take_focus()

    def _show_anew(self) -> None:
        if self._panel is not None:
            self.show()

    @property
    def _is_wanted(self) -> bool:
        return self._session.game.over and self._window.isVisible()

    def _on_settled(self) -> None:
        self._due.stop()
        self._expect(self._is_wanted)
        if self._panel is not None:
            self._leave()

    def _on_rested(self) -> None:
        if self._is_wanted:
            self._due.start()

    def _on_due(self) -> None:
        if self._is_free():
            self.show(is_news=True)
        self._expect(False)

    def _on_arranged(self, layout: Layout) -> None:
        self._layout = layout
        if self._panel is not None:
            self._panel.arrange(layout, self._view.geometry())

    def _leave(self) -> None:
        self._put_away()
        self._give_back()

    def _put_away(self) -> None:
        if self._panel is not None:
            panel, self._panel = self._panel, None
            panel.hide()
            panel.deleteLater()
