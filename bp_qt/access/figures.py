"""The figures of the panel as texts in the accessible tree; the scene paints them, these only speak."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.access.cells import set_texts
from bp_qt.play.session import GameSession
from bp_qt.play.wording import FigureKind, figures_of

__all__ = ["FigureTexts"]


class FigureTexts:
    """A label over `viewport` for each figure that the game has; what it does not have is not in the tree."""

    def __init__(self, viewport: QWidget, session: GameSession) -> None:
        self._viewport = viewport
        self._session = session
        self._rect = QRect()
        self._labels = {kind: _silent_label() for kind in FigureKind}

    @property
    def shown(self) -> list[QLabel]:
        """The labels of the game's figures, in order."""
        return [label for label in self._labels.values() if label.parent() is not None]

    def place(self, rect: QRect) -> None:
        """Puts them where the panel is found."""
        self._rect = rect
        for label in self._labels.values():
            label.setGeometry(rect)

    def refresh(self) -> bool:
        """Brings the texts up to date; True when other labels are shown than before."""
        texts = {figure.kind: figure.text for figure in figures_of(self._session)}
        before = self.shown
        for kind, label in self._labels.items():
            if (kind in texts) != (label in before):
                self._offer(label, offered=kind in texts)
            if kind in texts:
                set_texts(label, texts[kind], "")
        return self.shown != before

    def _offer(self, label: QLabel, *, offered: bool) -> None:
        # Without a parent it is in no accessible tree.
        label.setParent(self._viewport if offered else None)
        label.setGeometry(self._rect)
        label.setVisible(offered)


def _silent_label() -> QLabel:
    label = QLabel()
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
