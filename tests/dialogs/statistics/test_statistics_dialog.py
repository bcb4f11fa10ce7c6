"""Statistics: what is kept and only that, what follows from it, and its pictures as text."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.kit.section import Section
from bp_qt.dialogs.kit.segments import SegmentBar, WordBar
from bp_qt.dialogs.statistics.chart import BarChart
from bp_qt.dialogs.statistics.statistics_dialog import StatisticsDialog
from bp_qt.engine.rulesets import RULESETS, variant_of
from bp_qt.engine.tally import Tally
from bp_qt.words.figures import Bar
from bp_qt.words.totals import (
    Played,
    clear_bars,
    derived_figures,
    kept_tally_figures,
    statistics_text,
    time_bars,
)
from tests.access.ears import listening
from tests.dialogs.conftest import Wear
from tests.dialogs.figures_source import PLAYED, Source

TABS = [*(ruleset.id.capitalize() for ruleset in RULESETS), "All"]


class Shown:
    """The dialog as it is seen."""

    def __init__(self, source: Source, window: QWidget, variant: str = "calm-classic") -> None:
        self.dialog = StatisticsDialog(source, variant_of(*variant.split("-")), window)
        self.dialog.open()
        self.games, self.modes = self.dialog.findChildren(QTabBar)

    def turn_to(self, name: str, mode: str = "") -> None:
        self.games.setCurrentIndex(TABS.index(name))
        if mode:
            at = [self.modes.tabText(index) for index in range(self.modes.count())].index(mode)
            self.modes.setCurrentIndex(at)

    @property
    def names(self) -> list[str]:
        labels = self.dialog.findChildren(QLabel)
        return [label.accessibleName() or label.text() for label in labels if label.isVisible()]

    @property
    def sections(self) -> dict[str, str]:
        found = self.dialog.findChildren(Section)
        return {each.accessibleName(): each.accessibleDescription() for each in found if each.isVisible()}

    @property
    def buttons(self) -> dict[str, QPushButton]:
        found = self.dialog.findChildren(QPushButton)
        return {button.text(): button for button in found if button.isVisible()}

    def answer(self, text: str) -> None:
        box = self.dialog.findChildren(QMessageBox)[-1]
        next(button for button in box.buttons() if button.text() == text).click()


@pytest.fixture
def shown(window: QWidget):
    return lambda source=None, variant="calm-classic": Shown(source or Source(PLAYED), window, variant)


def played(rules: str, mode: str, tally: Tally) -> Played:
    return Played(variant_of(rules, mode), tally, under_way=False)


@pytest.mark.parametrize(
    ("rules", "mode", "labels"),
    [
        ("calm", "classic", ["Games", "Best", "Lines", "Time played"]),
        ("combo", "classic", ["Games", "Best", "Lines", "Highest combo", "Full clears", "Time played"]),
        ("combo", "hardcore", ["Games", "Best", "Lines", "Highest combo", "Full clears", "Time played"]),
        ("combo", "timed", ["Games", "Lines", "Highest combo", "Full clears", "Time played"]),
        ("combo", "zen", ["Games", "Lines", "Highest combo", "Full clears", "Time played"]),
        ("combo", "daily", ["Games", "Lines", "Highest combo", "Full clears", "Time played"]),
        ("swap", "classic", ["Games", "Best", "Lines", "Highest combo", "Clean boards", "Time played"]),
    ],
)
def test_what_is_kept_and_only_that(rules, mode, labels):
    figures = kept_tally_figures(played(rules, mode, Tally(games=1)))
    assert [figure.label for figure in figures] == labels


def test_derived_figures_divide_what_is_kept():
    figures = derived_figures(played("calm", "classic", PLAYED["calm", "classic"]))
    assert [figure.text for figure in figures] == [
        "Lines per game 12.5",
        "Points per placement 10.5",
        "Time per game 22 min 30 s",
    ]


def test_zen_has_no_points_and_nothing_divides_by_zero():
    figures = derived_figures(played("combo", "zen", PLAYED["combo", "zen"]))
    assert [figure.label for figure in figures] == ["Lines per game", "Time per game"]
    assert derived_figures(played("calm", "classic", Tally())) == ()


def test_bars_of_clears_are_measured_by_the_most_frequent():
    bars = clear_bars(PLAYED["calm", "classic"])
    assert bars[:3] == (Bar("1 line", 1.0, "30"), Bar("2 lines", 7 / 30, "7"), Bar("3 lines", 2 / 30, "2"))
    assert len(bars) == 3  # no rows of empty bars
    assert [bar.share for bar in clear_bars(Tally(clears=(2, 0, 1, 0, 0, 0)))] == [1.0, 0.0, 0.5]
    assert clear_bars(Tally()) == ()


def test_the_games_share_the_playing_time():
    all_played = tuple(
        played(ruleset.id, mode.id, PLAYED.get((ruleset.id, mode.id), Tally()))
        for ruleset in RULESETS
        for mode in ruleset.modes
    )
    assert time_bars(all_played)[:3] == (
        Bar("Calm", 0.75, "75%, 1 h 30 min"),
        Bar("Combo", 0.25, "25%, 30 min"),
        Bar("Swap", 0.0, "0%, 0 s"),
    )
    assert len(time_bars(all_played)) == len(RULESETS)


def test_it_opens_on_the_game_that_is_being_played(shown):
    seen = shown(variant="combo-zen")
    assert list(seen.sections) == ["Combo, Zen"]
    assert seen.dialog.focusWidget() is seen.games
    seen.turn_to("Calm")
    assert list(seen.sections) == ["Calm"]
    seen.turn_to("Combo")
    assert list(seen.sections) == ["Combo, Zen"]  # the mode that was looked at last


def test_the_page_of_all_games_is_a_picture_that_can_be_read(shown):
    seen = shown()
    seen.turn_to("All")
    (chart,) = [one for one in seen.dialog.findChildren(BarChart) if one.isVisible()]
    assert chart.accessibleName() == "How the games share your playing time"
    assert chart.accessibleDescription().startswith(
        "Calm: 75%, 1 h 30 min; Combo: 25%, 30 min; Swap: 0%, 0 s"
    )


def test_each_mode_has_its_page(shown):
    seen = shown()
    seen.turn_to("Combo", "Zen")
    assert seen.sections["Combo, Zen"].startswith("Including the game under way. Games 1. Lines 8.")
    seen.turn_to("Combo", "Daily")
    assert "under way" not in seen.sections["Combo, Daily"]
    assert seen.modes.isVisible()
    seen.turn_to("Calm")
    assert not seen.modes.isVisible()


def test_days_are_listed_with_their_results(shown):
    seen = shown()
    seen.turn_to("Combo", "Daily")
    days = seen.dialog.findChildren(QListWidget)[0]
    texts = [days.item(row).text() for row in range(days.count())]
    assert len(texts) == 2
    assert "28" in texts[0]
    assert texts[0].endswith("540 points")
    assert texts[1].endswith("1 point")
    assert days.accessibleName() == "Results by day"


def test_nothing_played_is_said_kindly(shown):
    seen = shown(Source({}))
    for name in TABS:
        seen.turn_to(name)
        assert [text for text in seen.names if "first piece" in text]
        assert list(seen.buttons) == ["Close"]


def test_copying_gives_every_figure_as_text(shown):
    shown().buttons["Copy as text"].click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith(
        "Calm\nGames: 4\nBest: 1204\nLines: 50\nTime played: 1 h 30 min\nLines per game: 12.5"
    )
    assert "Combo, Zen\nIncluding the game under way.\n" in text
    assert "540 points" in text
    assert "Swap" not in text
    assert statistics_text(()) == ""


def test_reset_asks_first_and_keeps_by_default(shown, qtbot: QtBot):
    source = Source(PLAYED)
    seen = shown(source)
    seen.turn_to("All")
    assert not [text for text in seen.buttons if text.startswith("Reset")]
    seen.turn_to("Calm")
    seen.buttons["Reset Calm…"].click()
    box = seen.dialog.findChildren(QMessageBox)[0]
    assert box.defaultButton().text() == "Keep them"
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert source.tallies == PLAYED
    seen.buttons["Reset Calm…"].click()
    seen.answer("Reset")
    assert sorted({rules for rules, _ in source.tallies}) == ["combo"]
    assert "The statistics were reset." in seen.names
    assert not seen.sections


def test_a_reset_that_was_not_written_is_said(shown):
    seen = shown(Source(PLAYED, writes=False))
    seen.turn_to("Combo", "Zen")
    seen.buttons["Reset Combo…"].click()
    seen.answer("Reset")
    assert "The change could not be written to disk." in seen.names
    assert seen.sections


def test_keys_alone_reach_everything(shown, qtbot: QtBot):
    seen = shown()
    qtbot.keyClick(seen.games, Qt.Key.Key_Right)
    qtbot.keyClick(seen.modes, Qt.Key.Key_Right)
    qtbot.keyClick(seen.modes, Qt.Key.Key_Right)
    assert (seen.games.currentIndex(), seen.modes.currentIndex()) == (1, 2)
    seen.games.setFocus()
    visited = []
    for _ in range(7):
        visited.append(seen.dialog.focusWidget())
        seen.dialog.focusNextChild()
    kinds = [type(widget) for widget in visited]
    assert kinds[:4] == [SegmentBar, WordBar, Section, BarChart]
    texts = [widget.text() for widget in visited if isinstance(widget, QPushButton)]
    assert texts == ["Reset Combo…", "Copy as text", "Close"]


def test_escape_closes(shown, qtbot: QtBot):
    seen = shown()
    with qtbot.waitSignal(seen.dialog.rejected):
        qtbot.keyClick(seen.dialog, Qt.Key.Key_Escape)


def test_a_bar_that_is_not_empty_can_be_seen(window: QWidget):
    chart = BarChart("t", (Bar("a", 1.0, "9999"), Bar("b", 0.0001, "1"), Bar("c", 0.0, "0")), window)
    chart.resize(400, chart.heightForWidth(400))
    image = chart.grab().toImage()
    highlight = chart.palette().accent().color()
    found = [
        sum(image.pixelColor(x, y) == highlight for y in rows for x in range(image.width()))
        for rows in _thirds(image.height())
    ]
    assert found[0] > found[1] > found[2] == 0


def _thirds(height: int) -> list[range]:
    return [range(height * at // 3, height * (at + 1) // 3) for at in range(3)]


def test_it_has_one_size_and_nothing_leaps(shown, wear: Wear):
    wear("light", 100)
    seen = shown()
    places = set()
    for name, mode in (("Calm", ""), ("Combo", "Zen"), ("Combo", "Daily"), ("Swap", ""), ("All", "")):
        seen.turn_to(name, mode)
        QApplication.processEvents()
        places.add((seen.dialog.size().toTuple(), seen.buttons["Close"].geometry().getCoords()))
        assert seen.games.geometry().top() == 0
    assert len(places) == 1
    assert seen.dialog.size().toTuple() == (680, 600)


def test_figures_stand_beneath_each_other_with_their_decimals(shown, wear: Wear):
    wear("light", 100)
    seen = shown()
    QApplication.processEvents()
    lines = [
        label
        for label in seen.dialog.findChildren(QLabel)
        if label.accessibleName() in ("Lines per game 12.5", "Points per placement 10.5")
    ]
    edges = {line.mapTo(seen.dialog, line.rect().topRight()).x() for line in lines}
    assert (len(lines), len(edges)) == (2, 1)  # values stand at the end, with as many decimals


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the update handler is called by its symbol")
def test_nothing_is_told_before_the_dialog_is_there(window: QWidget) -> None:
    """A screen reader that follows the first tab into the dialog does not present the dialog when it opens."""
    QAccessible.setActive(True)
    try:
        with listening() as ears:
            dialog = StatisticsDialog(Source({}), variant_of("calm", "classic"), window)
            assert QAccessible.isActive()
            assert [kind for kind, _ in ears.events if kind in ("Selection", "Focus")] == []
            child = dialog.findChild(QTabBar)
            assert child is not None
            child.setCurrentIndex(1)
            assert "Selection" in [kind for kind, _ in ears.events]
    finally:
        QAccessible.setActive(False)


def test_what_was_told_on_one_page_is_not_there_on_another(shown):
    seen = shown()
    seen.turn_to("Swap")
    seen.buttons["Copy as text"].click()
    told = [name for name in seen.names if name.startswith("Copied")]
    assert len(told) == 1
    seen.turn_to("Calm")
    assert told[0] not in seen.names


def test_another_page_begins_at_its_top(shown):
    seen = shown()
    seen.dialog.resize(seen.dialog.minimumSize())
    QApplication.processEvents()
    (bar,) = [area.verticalScrollBar() for area in seen.dialog.findChildren(QScrollArea)]
    seen.turn_to("Swap")
    QApplication.processEvents()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    seen.turn_to("Calm")
    assert bar.value() == 0
