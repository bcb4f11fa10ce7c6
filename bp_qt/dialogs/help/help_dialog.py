"""Rules and help in one window: pages, a search through all of them, links between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from bp_qt.access.news import News
from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.help_pages import pages_of
from bp_qt.dialogs.help.html import heading, joined
from bp_qt.dialogs.help.pictures import HelpPictures
from bp_qt.dialogs.help.search import HelpSearch, found_in
from bp_qt.dialogs.help.search_bar import HelpSearchBar
from bp_qt.dialogs.help.shortcuts import Shortcut
from bp_qt.dialogs.kit.drop_down import DropDown
from bp_qt.engine.rulesets import rulesets
from bp_qt.look.theme import Theme
from bp_qt.play.delays import USUAL, Delays
from bp_qt.scene.buttons import KeyButton

__all__ = ["HelpDialog"]

translate = QCoreApplication.translate

_SIZE_EM = (52, 42)
_NARROWEST = QSize(320, 320)
_TEXT_EM = 26
"""The page keeps at least this width beside the list of pages, else the list becomes a box above it."""

_STYLE = """
QListWidget { padding: 4px; outline: 0; }
QListWidget::item { padding: 8px 10px; border-radius: 6px; }
QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }
"""


class HelpDialog(QDialog):
    """Opens on the page of the ruleset `ruleset_id`. Pictures wear `theme`, with or without the families' patterns.

    `window_keys` are listed with the keys.
    """

    def __init__(
        self,
        theme: Theme,
        patterns: bool,
        ruleset_id: str,
        window_keys: Sequence[Shortcut],
        parent: QWidget | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(_STYLE)
        self._ruleset = next(ruleset for ruleset in rulesets() if ruleset.id == ruleset_id)
        self._pages = pages_of(rulesets(), window_keys)
        self._page = next(at for at, page in enumerate(self._pages) if page.id == ruleset_id)
        self._pictures = HelpPictures(rulesets(), theme, patterns)
        self._browser = HelpBrowser(self._pictures, theme)
        self._list = QListWidget()
        self._box = DropDown()
        self._bar = HelpSearchBar()
        self._close = KeyButton()
        self._search: HelpSearch | None = None
        self._match: int | None = None
        self._texts: list[str] | None = None
        self._later = QTimer(self, singleShot=True, interval=delays.resize_ms)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._list.setFocus()

    @property
    def page_id(self) -> str:
        """The page that is shown: `play`, a ruleset's id, `shapes`, `deal`, `tips` or `keys`."""
        return self._pages[self._page].id

    def show_page(self, page_id: str) -> None:
        """Shows a page from its top; nothing happens for an unknown one."""
        for at, page in enumerate(self._pages):
            if page.id == page_id:
                self._go(at)

    def set_theme(self, theme: Theme, patterns: bool) -> None:
        """Wears another theme while it is open."""
        self._pictures.set_theme(theme, patterns)
        self._browser.set_theme(theme)
        self._refresh()

    def sizeHint(self) -> QSize:
        """In proportion to the text, but not beyond the screen."""
        wide, tall = (em * self.fontMetrics().height() for em in _SIZE_EM)
        screen = self.screen().availableSize()
        return QSize(min(wide, screen.width() - 32), min(tall, screen.height() - 64))

    def minimumSizeHint(self) -> QSize:
        return _NARROWEST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._arrange()
            self._later.start()

    def _lay_out(self) -> None:
        self._close.setAutoDefault(False)
        middle = QHBoxLayout()
        middle.addWidget(self._list)
        middle.addWidget(self._browser, 1)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self._close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(10)
        whole.addWidget(self._bar)
        whole.addWidget(self._box)
        whole.addLayout(middle, 1)
        whole.addLayout(bottom)
        self._list.addItems([page.id for page in self._pages])
        self._box.addItems([page.id for page in self._pages])

    def _connect(self) -> None:
        self._list.currentRowChanged.connect(self._go)
        self._box.currentIndexChanged.connect(self._go)
        self._browser.anchorClicked.connect(self._on_link)
        self._browser.reached.connect(self._say)
        self._browser.resized.connect(self._later.start)
        self._later.timeout.connect(self._refresh)
        self._bar.wanted.connect(self._on_wanted)
        self._bar.stepped.connect(self._step)
        self._close.clicked.connect(self.close)
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.activated.connect(self._bar.setFocus)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Help", "Rules and keys"))
        for at, page in enumerate(self._pages):
            self._list.item(at).setText(page.title())
            self._box.setItemText(at, page.title())
        self._list.setAccessibleName(translate("Help", "Pages"))
        self._box.setAccessibleName(translate("Help", "Pages"))
        self._bar.retranslate()
        self._close.setText(translate("Help", "Close"))
        self._texts = None
        self._arrange()
        self._go(self._page)
        self._on_wanted(self._bar.text)

    def _arrange(self) -> None:
        """The list beside the page where there is room, a box above it where there is none."""
        em = self.fontMetrics().height()
        wide = self._list.sizeHintForColumn(0) + 2 * self._list.frameWidth() + 16
        beside = self.width() - wide >= _TEXT_EM * em
        self._list.setFixedWidth(wide)
        shown, hidden = (self._list, self._box) if beside else (self._box, self._list)
        had_focus = self.focusWidget() is hidden
        shown.setVisible(True)
        hidden.setVisible(False)
        if had_focus:
            shown.setFocus()

    def _frame(self) -> PageFrame:
        return PageFrame(rulesets(), self._ruleset, self._browser.text_width_px, self.fontMetrics().height())

    def _html_of(self, at: int) -> str:
        page = self._pages[at]
        return joined((heading(page.title(), 1), page.body(self._frame())))

    def _go(self, at: int) -> None:
        moved = at != self._page
        self._page = at
        with QSignalBlocker(self._list), QSignalBlocker(self._box):
            self._list.setCurrentRow(at)
            self._box.setCurrentIndex(at)
        self._browser.setAccessibleName(self._pages[at].title())
        self._browser.show_page(self._html_of(at), from_the_top=moved)
        self._mark()
        if moved:
            if self._browser.hasFocus():
                self._say(self._pages[at].title())
            self._match = None
            self._tell()

    def _refresh(self) -> None:
        """The page again, for another width, size of text or theme; where nothing differs nothing happens."""
        self._browser.show_page(self._html_of(self._page), from_the_top=False)
        self._mark()

    def _on_link(self, url: QUrl) -> None:
        self.show_page(url.toString())

    def _on_wanted(self, wanted: str) -> None:
        self._match = None
        self._search = HelpSearch(self._all_texts(), wanted) if wanted else None
        self._mark()
        if self._search is not None and self._search.count_on(self._page):
            self._select(0)
        self._tell()

    def _step(self, forward: bool) -> None:
        if self._search is None or not self._search.total:
            return
        page, match = self._search.step(self._page, self._match, forward=forward)
        if page != self._page:
            self._go(page)
        self._select(match)
        self._tell()

    def _places(self) -> list[int]:
        wanted = self._search.wanted if self._search else ""
        return found_in(self._browser.toPlainText(), wanted)

    def _mark(self) -> None:
        self._browser.mark(self._places(), len(self._search.wanted) if self._search else 0)

    def _select(self, match: int) -> None:
        assert self._search is not None
        self._match = match
        self._browser.select(self._places()[match], len(self._search.wanted))

    def _say(self, sentence: str) -> None:
        News.of(self).tell(sentence, self)

    def _tell(self) -> None:
        match = None if self._match is None else (self._page, self._match)
        self._bar.tell(self._search, match, self._pages[self._page].title())

    def _all_texts(self) -> list[str]:
        if self._texts is None:
            self._texts = []
            document = QTextDocument()
            for at in range(len(self._pages)):
                document.setHtml(self._html_of(at))
                self._texts.append(document.toPlainText())
        return self._texts
