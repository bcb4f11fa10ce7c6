"""The help in another theme, size of text, width and language while it is open."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.look.theme import THEMES
from bp_qt.play.delays import USUAL
from tests.dialogs.conftest import Wear
from tests.dialogs.help.opened_help import PAGES, child, opened, search_for, settle, status_of, text_of
from tests.ts_files import in_capitals


def test_another_theme_while_it_is_open(dialog: HelpDialog) -> None:
    browser = child(dialog, HelpBrowser)
    before = browser.grab().toImage()
    bar = browser.verticalScrollBar()
    dialog.set_theme(THEMES["dark"], False)
    assert browser.grab().toImage() != before
    assert bar.value() == 0
    assert dialog.page_id == "combo"


def test_a_page_is_laid_out_for_the_width_that_it_has(window: QWidget) -> None:
    resized, narrow = opened(window, 900), opened(window, 480)
    for dialog in (resized, narrow):
        dialog.show_page("shapes")
    wide = child(resized, HelpBrowser).toHtml()
    assert wide != child(narrow, HelpBrowser).toHtml()
    resized.resize(480, 640)
    settle(resized)
    assert child(resized, HelpBrowser).toHtml() == child(narrow, HelpBrowser).toHtml()


def test_a_larger_font_is_given_room_in_the_list_and_on_the_page(dialog: HelpDialog) -> None:
    dialog.show_page("shapes")
    settle(dialog)
    pages, before = child(dialog, QListWidget), child(dialog, HelpBrowser).toHtml()
    font = dialog.font()
    font.setPointSizeF(1.3 * font.pointSizeF())
    dialog.setFont(font)
    assert pages.width() >= pages.sizeHintForColumn(0)
    settle(dialog)
    after = child(dialog, HelpBrowser).toHtml()
    assert re.findall(r'height="(\d+)"', after) != re.findall(r'height="(\d+)"', before)


def test_resizing_keeps_the_place_that_is_read(dialog: HelpDialog) -> None:
    bar = child(dialog, HelpBrowser).verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    dialog._later.setInterval(USUAL.resize_ms)  # one page for all sizes on the way, not one for each
    dialog.resize(480, 640)
    settle(dialog)
    assert 0.35 < bar.value() / bar.maximum() < 0.65


@pytest.mark.parametrize("width", [480, 900])
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_has_to_be_scrolled_sideways(window: QWidget, wear: Wear, width: int, percent: int) -> None:
    wear("light", percent)
    dialog = opened(window, width)
    for page in PAGES:
        dialog.show_page(page)
        settle(dialog)
        assert child(dialog, HelpBrowser).horizontalScrollBar().maximum() == 0, page


class Longer(QTranslator):
    """A language that is 140 % as long as English, in capitals and brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = "", n: int = -1) -> str:
        return f"[{in_capitals(text)}{' ~~' * (len(text) * 2 // 15)}]" if text else text


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[Longer]:
    translator = Longer()
    yield translator
    qapp.removeTranslator(translator)


def test_it_follows_a_change_of_language(
    qtbot: QtBot, qapp: QApplication, dialog: HelpDialog, longer: Longer
) -> None:
    search_for(dialog, "clean")
    qapp.installTranslator(longer)
    qtbot.waitUntil(lambda: dialog.windowTitle().startswith("[RULES AND KEYS"))
    for at, page in enumerate(PAGES):
        child(dialog, QListWidget).setCurrentRow(at)
        assert dialog.page_id == page
        # What is left in small letters is no language: figures, names of keys, seeds.
        small = set(re.findall(r"[a-z]{3,}", text_of(dialog)))
        assert small <= {"block", "puzzle", "deal", "seed", "verify", "trace"}, page
    assert status_of(dialog).startswith("[")


@pytest.mark.parametrize("width", [480, 900])
def test_a_longer_language_fits(qapp: QApplication, window: QWidget, longer: Longer, width: int) -> None:
    qapp.installTranslator(longer)
    dialog = opened(window, width)
    for page in PAGES:
        dialog.show_page(page)
        settle(dialog)
        assert child(dialog, HelpBrowser).horizontalScrollBar().maximum() == 0, page
