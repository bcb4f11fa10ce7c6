"""The figures of the panel as texts in the accessible tree; the scene paints them, these only speak."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from bp_qt.access.cells import set_texts
from bp_qt.play.session import GameSession
from bp_qt.words.wording import FigureKind, figures_of

__all__ = ["FigureTexts"]


class FigureTexts:
    """A label over `viewport` for each figure the game has. Figures it lacks are not in the tree."""

    def __init__(self, viewport: QWidget, session: GameSession) -> None:
        self._viewport = viewport
        self._session = session
        self._rect = QRect()
        self._labels: dict[FigureKind, QLabel] = {}

    @property
    def shown(self) -> list[QLabel]:
        """The labels of the game's figures, in order."""
        return [self._labels[kind] for kind in FigureKind if kind in self._labels]

    def place(self, rect: QRect) -> None:
        """Puts them where the panel is found."""
        self._rect = rect
        for label in self._labels.values():
            label.setGeometry(rect)

    def refresh(self) -> bool:
        """Brings the texts up to date; True when other labels are shown than before."""
        texts = {figure.kind: figure.text for figure in figures_of(self._session)}
        before = self.shown
        for kind in self._labels.keys() - texts.keys():
            label = self._labels.pop(kind)
            label.setParent(None)
            label.deleteLater()
        for kind, text in texts.items():
            set_texts(self._labels.get(kind) or self._new_label(kind), text, "")
        return self.shown != before

    def _new_label(self, kind: FigureKind) -> QLabel:
        label = self._labels[kind] = QLabel(self._viewport)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setGeometry(self._rect)
        label.show()
        return label
