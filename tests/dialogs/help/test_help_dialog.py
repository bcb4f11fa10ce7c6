"""The help's window: pages, links, search, keys, languages, sizes."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.access.keys import KEYS, shown_keys
from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.dialogs.help.pictures import HelpPictures
from bp_qt.engine import rulesets
from bp_qt.engine.rulesets import RULESETS, Mode
from bp_qt.look.colours import contrast
from bp_qt.look.theme import THEMES, Theme
from tests.dialogs.help.opened_help import (
    PAGES,
    child,
    opened,
    search_for,
    selected,
    settle,
    status_of,
    text_of,
)


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in RULESETS])
def test_it_opens_on_the_page_of_the_game(window: QWidget, ruleset: str) -> None:
    dialog = opened(window, ruleset=ruleset)
    assert dialog.page_id == ruleset
    assert text_of(dialog).startswith(ruleset.capitalize())


def test_a_new_game_has_a_page_and_pictures(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    mild = replace(RULESETS[0], id="mild", modes=(Mode("easy", continues=3),))
    monkeypatch.setattr(rulesets, "RULESETS", (*RULESETS, mild))
    dialog = opened(window, ruleset="mild")
    assert dialog.page_id == "mild"
    assert text_of(dialog).startswith("Mild")
    assert "After its end it can go on 3 times." in text_of(dialog)
    for page in (*PAGES, "mild"):
        dialog.show_page(page)
        assert dialog.page_id == page


def test_every_page_can_be_reached_with_the_keys(qtbot: QtBot, dialog: HelpDialog) -> None:
    pages = child(dialog, QListWidget)
    qtbot.keyClick(pages, Qt.Key.Key_Home)
    seen = [dialog.page_id]
    for _ in PAGES[1:]:
        qtbot.keyClick(pages, Qt.Key.Key_Down)
        seen.append(dialog.page_id)
    assert tuple(seen) == PAGES


def walk(dialog: HelpDialog, key: Qt.Key) -> list[str]:
    """The lines that the caret comes to, from one end of the page to the other."""
    browser = child(dialog, HelpBrowser)
    down = key == Qt.Key.Key_Down
    browser.moveCursor(QTextCursor.MoveOperation.Start if down else QTextCursor.MoveOperation.End)
    browser.setFocus()
    lines, at = [], -1
    while browser.textCursor().position() != at:
        cursor = browser.textCursor()
        at = cursor.position()
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        lines.append(cursor.selectedText())
        QTest.keyClick(browser, key)
    return lines


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Up])
def test_the_caret_reads_a_table_cell_by_cell(dialog: HelpDialog, key: Qt.Key) -> None:
    dialog.show_page("keys")
    settle(dialog)
    lines = walk(dialog, key)
    lines = lines if key == Qt.Key.Key_Down else lines[::-1]
    for row in KEYS:
        at = lines.index(shown_keys(row))
        assert " ".join(lines[at + 1 :]).startswith(row.sentence)


def test_a_picture_is_told_by_its_words(dialog: HelpDialog) -> None:
    for page in ("play", "combo", "shapes"):
        dialog.show_page(page)
        settle(dialog)
        html = child(dialog, HelpBrowser).toHtml()
        told: list[str] = []
        child(dialog, HelpBrowser).reached.connect(told.append)
        walk(dialog, Qt.Key.Key_Down)
        child(dialog, HelpBrowser).reached.disconnect(told.append)
        assert len(told) == html.count("<img ") > 0
        assert all(len(words) > 3 for words in told)


def test_a_page_begins_at_its_top(dialog: HelpDialog) -> None:
    bar = child(dialog, HelpBrowser).verticalScrollBar()
    bar.setValue(bar.maximum())
    dialog.show_page("shapes")
    assert bar.value() == 0


def test_links_lead_to_pages(dialog: HelpDialog) -> None:
    browser = child(dialog, HelpBrowser)
    browser.anchorClicked.emit(QUrl("keys"))
    assert dialog.page_id == "keys"
    assert child(dialog, QListWidget).currentItem().text() == "Keys"


def test_a_link_that_leads_nowhere_changes_nothing(dialog: HelpDialog) -> None:
    dialog.show_page("nowhere")
    assert dialog.page_id == "combo"


def test_links_are_reached_and_followed_with_the_keys(qtbot: QtBot, dialog: HelpDialog) -> None:
    browser = child(dialog, HelpBrowser)
    browser.setFocus()
    qtbot.keyClick(browser, Qt.Key.Key_Tab)
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert dialog.page_id == "shapes"


def test_links_and_the_pages_that_they_lead_to_are_told(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.activateWindow()
    browser = child(dialog, HelpBrowser)
    browser.setFocus()
    qtbot.waitUntil(browser.hasFocus)
    qtbot.keyClick(browser, Qt.Key.Key_Tab)
    assert browser.accessibleDescription() == browser.textCursor().selectedText() != ""
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert browser.accessibleDescription() == browser.accessibleName() == "All shapes"
    child(dialog, QListWidget).setFocus()
    assert browser.accessibleDescription() == ""


def test_tab_leaves_the_page(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.activateWindow()
    browser = child(dialog, HelpBrowser)
    browser.setFocus()
    told: list[str] = []
    browser.reached.connect(told.append)
    for links in range(10):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        if dialog.focusWidget() is not browser:
            assert len(told) == links > 0, "each link once, and nothing on the way out"
            return
    pytest.fail("Tab stays on the page")


def test_a_narrow_window_has_a_box_of_pages_above(window: QWidget) -> None:
    dialog = opened(window, 900)
    pages, box = child(dialog, QListWidget), child(dialog, QComboBox)
    assert pages.isVisible() and not box.isVisible()
    dialog.resize(480, 640)
    settle(dialog)
    assert box.isVisible() and not pages.isVisible()
    assert dialog.focusWidget() is box
    box.setCurrentIndex(PAGES.index("tips"))
    assert dialog.page_id == "tips"
    assert child(dialog, HelpBrowser).width() > 400


def test_only_pictures_that_are_seen_are_rendered(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []
    original = HelpPictures.picture

    def picture(self: HelpPictures, name: str, ratio: float) -> object:
        rendered.append(name)
        return original(self, name, ratio)

    monkeypatch.setattr(HelpPictures, "picture", picture)
    dialog = opened(window)
    search_for(dialog, "combo")
    assert rendered and not [name for name in rendered if "/combo/" not in name]
    dialog.show_page("play")
    settle(dialog)
    assert len(rendered) < 12


def test_pictures_say_what_they_show(dialog: HelpDialog) -> None:
    document = child(dialog, HelpBrowser).document()
    words = []
    block = document.begin()
    while block.isValid():
        for at in range(block.length()):
            cursor = child(dialog, HelpBrowser).textCursor()
            cursor.setPosition(block.position() + at)
            kind = cursor.charFormat()
            if kind.isImageFormat():
                words.append(kind.property(QTextFormat.Property.ImageAltText))
        block = block.next()
    assert words
    assert all(words)


# --- search ------------------------------------------------------------------------------------------------


def test_typing_lights_every_match_and_says_how_many(dialog: HelpDialog) -> None:
    search_for(dialog, "Clean")
    browser = child(dialog, HelpBrowser)
    here = len(re.findall("clean", text_of(dialog), re.IGNORECASE))
    assert len(browser.extraSelections()) == here > 1
    assert selected(dialog).lower() == "clean"
    total = re.fullmatch("“Clean”: match ([0-9]+) of ([0-9]+), on the page “Combo”.", status_of(dialog))
    assert total is not None
    assert int(total[2]) > here


def test_enter_goes_round_all_matches(qtbot: QtBot, dialog: HelpDialog) -> None:
    field = search_for(dialog, "honest")
    total = re.search(r"found ([0-9]+) times|of ([0-9]+),", status_of(dialog))
    assert total is not None
    many = int(total[1] or total[2])
    seen = []
    for _ in range(many + 1):
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert selected(dialog) == "honest"
        seen.append((dialog.page_id, child(dialog, HelpBrowser).textCursor().position()))
    assert len(set(seen)) == many
    assert seen[0] == seen[-1]
    qtbot.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert (dialog.page_id, child(dialog, HelpBrowser).textCursor().position()) == seen[-2]


def test_matches_elsewhere_are_told_before_the_page_changes(qtbot: QtBot, dialog: HelpDialog) -> None:
    field = search_for(dialog, "Take that piece")
    assert dialog.page_id == "combo"
    assert status_of(dialog) == "“Take that piece” found 1 time. None on this page: Enter goes to the first."
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.page_id == "keys"
    assert status_of(dialog) == "“Take that piece”: match 1 of 1, on the page “Keys”."
    assert dialog.focusWidget() is field


def test_what_is_not_there_is_said_so(qtbot: QtBot, dialog: HelpDialog) -> None:
    field = search_for(dialog, "<xyzzy>")
    assert status_of(dialog) == "“<xyzzy>” is not found on any page."
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.page_id == "combo"
    assert not [one for one in dialog.findChildren(QPushButton) if one.isEnabled() and one.text() in "↑↓"]


def test_buttons_step_too(qtbot: QtBot, dialog: HelpDialog) -> None:
    search_for(dialog, "placement")
    following = next(one for one in dialog.findChildren(QPushButton) if one.accessibleName() == "Next match")
    first = status_of(dialog)
    following.click()
    assert status_of(dialog) != first


def test_escape_empties_the_search_and_then_closes(qtbot: QtBot, dialog: HelpDialog) -> None:
    field = search_for(dialog, "row")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "" and dialog.isVisible()
    assert child(dialog, HelpBrowser).extraSelections() == []
    assert status_of(dialog) == ""
    closed: list[int] = []
    dialog.finished.connect(closed.append)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert closed


def test_enter_in_the_search_closes_nothing(qtbot: QtBot, dialog: HelpDialog) -> None:
    qtbot.keyClick(child(dialog, QLineEdit), Qt.Key.Key_Return)
    assert dialog.isVisible()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_lit_text_and_links_can_be_read(theme: Theme) -> None:
    least = 7.0 if theme.high_contrast else 4.5
    for ink, ground in (
        (theme.ink, theme.lit),
        (theme.ink, theme.well),
        (theme.ink, theme.panel),
        (theme.muted, theme.panel),
        (theme.accent, theme.panel),
    ):
        assert contrast(ink, ground) >= least
