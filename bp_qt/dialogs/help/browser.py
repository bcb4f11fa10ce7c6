"""Shows one page of the help: its colours, its pictures, and what was found on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from bp_qt.dialogs.help.caret import pictures_in_line, step
from bp_qt.dialogs.help.pictures import HelpPictures
from bp_qt.look.theme import Theme

__all__ = ["HelpBrowser"]

_MARGIN_PX = 18
_INDENT_PX = 22
_SPARE_PX = 2
"""Qt rounds the columns of a table up; without these the page would scroll sideways by a pixel."""
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_NARROW_EM = 16
"""Below this width table columns move closer together."""

_STYLE = """
h1, h2, h3 { color: %(ink)s; font-weight: 600; }
h2 { margin-top: 22px; }
h3 { margin-top: 14px; }
p, li { line-height: 130%%; }
a { color: %(accent)s; }
th { color: %(muted)s; text-align: left; font-weight: 400; padding: 6px %(apart)s 6px 0; }
td { border-top: 1px solid %(line)s; padding: 6px %(apart)s 6px 0; }
table { margin-top: 10px; margin-bottom: 10px; }
code { background-color: %(well)s; }
p.lead { font-size: large; }
p.picture { line-height: 100%%; }
table.shapes td { padding: 10px 8px 10px 0; }
p.name { margin: 4px 0 0 0; line-height: 110%%; }
p.detail { margin: 0; color: %(muted)s; line-height: 110%%; }
"""


class HelpBrowser(QTextBrowser):
    """Behaves like a text with a caret, so that keys and screen readers can move through it.

    `resized` says that there is another width for the page, `reached` the text of a link that Tab has come to and the
    words of a picture that the caret has come to, which Qt does not tell assistive technology.
    """

    resized = Signal()
    reached = Signal(str)

    def __init__(self, pictures: HelpPictures, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._theme = theme
        self._html = ""
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Words stay whole, also in the narrow columns of tables.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().setDocumentMargin(_MARGIN_PX)
        self.document().setIndentWidth(_INDENT_PX)

    @property
    def text_width_px(self) -> int:
        """The room for text."""
        return self.viewport().width() - _SPARE_PX - 2 * _MARGIN_PX

    def set_theme(self, theme: Theme) -> None:
        """Wears another theme; the page is to be shown again."""
        self._theme = theme
        self._html = ""

    def show_page(self, html: str, *, from_the_top: bool) -> None:
        """Shows this page; nothing happens while it is the one that is shown."""
        if html == self._html:
            return
        self._html = html
        bar = self.verticalScrollBar()
        read = 0.0 if from_the_top or not bar.maximum() else bar.value() / bar.maximum()
        self.document().setDefaultStyleSheet(_STYLE % self._style_parts())
        self.setHtml(html)
        bar.setValue(round(read * bar.maximum()))

    def mark(self, places: Sequence[int], length: int) -> None:
        """Lights every place; none clears."""
        selections = []
        for place in places:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = self._cursor_over(place, length)
            selection.format.setBackground(QColor(self._theme.lit))
            selection.format.setForeground(QColor(self._theme.ink))
            selections.append(selection)
        self.setExtraSelections(selections)

    def select(self, place: int, length: int) -> None:
        """Selects one of the places and brings it into view."""
        self.setTextCursor(self._cursor_over(place, length))
        self.ensureCursorVisible()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if kind == QTextDocument.ResourceType.ImageResource.value:
            picture = self._pictures.picture(QUrl(name).path(), self.devicePixelRatioF())
            if picture is not None:
                return picture
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setLineWrapColumnOrWidth(self.viewport().width() - _SPARE_PX)
        self.resized.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        is_here = super().focusNextPrevChild(forward)
        cursor = self.textCursor()
        if is_here and self.hasFocus() and cursor.hasSelection() and cursor.charFormat().isAnchor():
            self.reached.emit(cursor.selectedText())
        return is_here

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.textCursor().position()
        way = {Qt.Key.Key_Down.value: True, Qt.Key.Key_Up.value: False}.get(event.key())
        if way is not None and event.modifiers() in _PLAIN:
            self.setTextCursor(step(self.textCursor(), down=way))
            self.ensureCursorVisible()
        else:
            super().keyPressEvent(event)
        if self.textCursor().position() != before:
            for words in pictures_in_line(self.textCursor()):
                self.reached.emit(words)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._html = ""
            self.resized.emit()
        return super().event(event)

    def _style_parts(self) -> dict[str, str]:
        parts = {part: getattr(self._theme, part) for part in ("ink", "accent", "muted", "line", "well")}
        is_narrow = self.text_width_px < _NARROW_EM * self.fontMetrics().height()
        return parts | {"apart": "7px" if is_narrow else "14px"}

    def _cursor_over(self, place: int, length: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor
