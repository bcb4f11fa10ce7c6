"""At 480 px, with text of 200 %, in a longer language: nothing is clipped, nothing is hard-coded."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)

from bp_qt.dialogs.about import AboutDialog, AboutFacts
from bp_qt.dialogs.kit.sheet import Sheet
from bp_qt.dialogs.new_game import NewGameDialog
from bp_qt.dialogs.result_card import ResultActions, ResultCard
from bp_qt.dialogs.statistics.chart import BarChart
from bp_qt.dialogs.statistics.statistics_dialog import StatisticsDialog
from bp_qt.engine.history import History
from bp_qt.engine.rulesets import variant_of
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import THEMES
from tests.dialogs.conftest import Wear
from tests.dialogs.figures_source import PLAYED, Source
from tests.dialogs.games import before_continue, new_history, over_history, replayed, session_of

Maker = Callable[[QWidget, BlockPainter], Sheet]


def _new_game(window: QWidget, blocks: BlockPainter) -> Sheet:
    session = session_of(new_history("combo", "zen", "kept", 3))
    return NewGameDialog(session, variant_of("combo", "zen"), window, blocks)


def _result(history: History, window: QWidget, blocks: BlockPainter) -> ResultCard:
    actions = ResultActions(*(QAction(window) for _ in ResultActions._fields))
    card = ResultCard(session_of(history), actions, QAction(window), blocks, is_news=False)
    card.setParent(window)
    return card


RESULTS = ("swap-classic-greedy-2", "combo-classic-greedy-2", "daily")


def _finished(name: str) -> History:
    if name == "daily":
        return over_history("combo", "daily", "daily/2026-03-01")
    return replayed(name) if name.startswith("swap") else before_continue(name)


def _statistics(window: QWidget, blocks: BlockPainter) -> Sheet:
    return StatisticsDialog(Source(PLAYED), variant_of("combo", "daily"), window)


def _about(window: QWidget, blocks: BlockPainter) -> Sheet:
    return AboutDialog(
        AboutFacts("0.1.0", "6.11.3", "6.11.3", "3.11.2", Path.home() / "block-puzzle", Path()), window
    )


MAKERS: tuple[Maker, ...] = (_new_game, _statistics, _about)
makers = pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__.strip("_"))


class _Stretcher(QTranslator):
    """A language that is 140 % as long as English, with every text in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        more = (" ~~~~~~" * len(text))[: len(text) * 4 // 10]
        return f"[{text}{more}]" if text else text


@pytest.fixture
def stretched(qapp: QApplication) -> Iterator[None]:
    translator = _Stretcher()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def _clipped(dialog: QWidget) -> list[str]:
    """The widgets that have less room than their text needs."""
    found = [f"{area} scrolls sideways" for area in dialog.findChildren(QScrollArea) if _is_too_wide(area)]
    for widget in dialog.findChildren(QWidget):
        # What scrolls the tabs where there are many is Qt's, and wide enough.
        if isinstance(widget.parent(), QTabBar):
            continue
        if widget.isVisible() and isinstance(widget, QLabel | QAbstractButton | BarChart):
            needed = widget.minimumSizeHint()
            tall = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else needed.height()
            if widget.width() < needed.width() or widget.height() < tall:
                found.append(f"{widget} {widget.accessibleName()} needs {needed.width()} x {tall}")
    return found


def _is_too_wide(area: QScrollArea) -> bool:
    content = area.widget()
    return content is not None and content.width() > area.viewport().width()


def _opened(make: Maker, window: QWidget, blocks: BlockPainter, width: int) -> Sheet:
    dialog = make(window, blocks)
    dialog.open()
    dialog.resize(width, 640)
    QApplication.processEvents()
    return dialog


@makers
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [480, 1000])
def test_nothing_is_clipped(make, percent, width, window, blocks, wear: Wear):
    wear("light", percent)
    dialog = _opened(make, window, blocks, width)
    assert (dialog.width(), dialog.height()) == (width, 640)
    assert _clipped(dialog) == []


SHAPES_OF_THE_CARD = pytest.mark.parametrize(
    ("width", "narrow"), [(267, True), (456, False), (652, False)], ids=["beside", "smallest", "usual"]
)


def _clipped_of_card(
    name: str, window: QWidget, blocks: BlockPainter, width: int, *, narrow: bool
) -> list[str]:
    window.resize(1200, 2400)
    card = _result(_finished(name), window, blocks)
    card.setGeometry(0, 0, width, card.fit(width, narrow=narrow))
    card.show()
    QApplication.processEvents()
    return _clipped(card)


@SHAPES_OF_THE_CARD
@pytest.mark.parametrize("name", RESULTS)
def test_nothing_of_the_result_is_clipped(window, blocks, wear: Wear, name, width, narrow):
    wear("light", 100)
    assert _clipped_of_card(name, window, blocks, width, narrow=narrow) == []
    if not narrow:  # beside the board the card is wider with larger text
        wear("light", 200)
        assert _clipped_of_card(name, window, blocks, width, narrow=narrow) == []


@SHAPES_OF_THE_CARD
@pytest.mark.parametrize("name", RESULTS)
def test_the_result_in_a_longer_language_is_not_clipped(
    window, blocks, wear: Wear, stretched: None, name, width, narrow
):
    wear("light", 100)
    assert _clipped_of_card(name, window, blocks, width, narrow=narrow) == []


@makers
def test_a_longer_language_is_not_clipped(make, window, blocks, wear: Wear, stretched: None):
    wear("light", 100)
    assert _clipped(_opened(make, window, blocks, 480)) == []


@makers
def test_every_word_can_be_translated(make, window, blocks, stretched: None):
    dialog = _opened(make, window, blocks, 600)
    texts = [w.text() for w in dialog.findChildren(QAbstractButton) if w.isVisible() and w.text()]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    texts += [w.accessibleName() for w in dialog.findChildren(QWidget) if w.isVisible()]
    assert [text for text in texts if _is_english(text)] == []
    assert dialog.windowTitle().startswith("[")


def _is_english(text: str) -> bool:
    names = ("Block Puzzle", "Qt", "PySide6", "Python")
    has_words = any(char.isalpha() for char in text)
    return (
        has_words and "[" not in text and not any(text.find(name) >= 0 for name in names) and "/" not in text
    )


@makers
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_paints_the_whole_dialog(make, theme, window, wear: Wear):
    wear(theme, 100)
    dialog = _opened(make, window, BlockPainter(THEMES[theme]), 588)
    image = dialog.grab().toImage()
    assert image.pixelColor(8, 8).name().upper() == THEMES[theme].panel.upper()


@makers
def test_a_dialog_opens_within_the_screen(make, window, blocks, wear: Wear):
    wear("light", 200)
    dialog = make(window, blocks)
    dialog.open()
    screen = dialog.screen().availableSize()
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()


@makers
def test_a_default_button_and_a_focus(make, window, blocks):
    dialog = make(window, blocks)
    dialog.open()
    QApplication.processEvents()
    assert dialog.focusWidget() is not None
    assert any(getattr(button, "isDefault", bool)() for button in dialog.findChildren(QAbstractButton))
