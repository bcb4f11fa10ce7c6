"""Where the window was: the normal size outlives a start in which it was maximised."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.window.geometry import WindowGeometry

Make = Callable[[], tuple[QWidget, WindowGeometry]]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made() -> tuple[QWidget, WindowGeometry]:
        window = QWidget()
        qtbot.addWidget(window)
        return window, WindowGeometry(window)

    return made


def shown(window: QWidget, qtbot: QtBot) -> None:
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()


def test_a_normal_window_comes_back_in_its_size(make: Make, qtbot: QtBot) -> None:
    window, geometry = make()
    shown(window, qtbot)
    window.resize(321, 432)
    window.repaint()
    again, of_again = make()
    assert of_again.restore(geometry.text())
    assert again.size() == QSize(321, 432)


@pytest.mark.parametrize("whole", [QWidget.showMaximized, QWidget.showFullScreen])
def test_a_maximised_window_comes_back_maximised_and_keeps_its_normal_size(
    make: Make, qtbot: QtBot, whole: Callable[[QWidget], None]
) -> None:
    window, geometry = make()
    window.resize(321, 432)
    shown(window, qtbot)
    window.repaint()
    whole(window)
    QApplication.processEvents()
    window.repaint()
    text = geometry.text()
    assert text.endswith(" 321x432")
    again, of_again = make()
    assert of_again.restore(text)
    assert again.windowState() == window.windowState()
    shown(again, qtbot)
    again.showNormal()
    QApplication.processEvents()
    assert again.size() == QSize(321, 432)


def test_never_painted_while_maximised_the_size_that_was_kept_is_kept_again(make: Make) -> None:
    window, geometry = make()
    window.resize(321, 432)
    window.showMaximized()
    first = geometry.text().partition(" ")[0] + " 300x400"
    _again, of_again = make()
    assert of_again.restore(first)
    assert of_again.text().endswith(" 300x400")


def test_a_text_of_the_first_version_is_understood(make: Make) -> None:
    window, _ = make()
    window.resize(321, 432)
    text = window.saveGeometry().toBase64().toStdString()
    again, of_again = make()
    assert of_again.restore(text)
    assert again.size() == QSize(321, 432)


@pytest.mark.parametrize("text", ["", "AAAA", "nonsense!", "AAAA 3x", "AAAA 100000x100000"])
def test_nonsense_is_refused(make: Make, text: str) -> None:
    _, geometry = make()
    assert not geometry.restore(text)


def test_the_first_size_has_room_on_the_screen(make: Make) -> None:
    window, geometry = make()
    geometry.set_first(10_000, 10_000)
    available = window.screen().availableGeometry()
    assert (window.width(), window.height()) == (available.width(), available.height() - 40)
