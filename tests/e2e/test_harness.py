"""The desktop and the assistive technology of these tests, tried on a window that does next to nothing."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Point, Program, Window, path_between, wait_for

SAMPLE = """
import sys
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDrag
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

class Pad(QLabel):
    def mousePressEvent(self, event): self.way = [event.position().toPoint()]
    def mouseMoveEvent(self, event): self.way.append(event.position().toPoint())
    def mouseReleaseEvent(self, event):
        start, end = self.way[0], event.position().toPoint()
        self.setText(f"{len(self.way)} {end.x() - start.x()} {end.y() - start.y()}")

class Piece(QLabel):
    def mousePressEvent(self, event): pass
    def mouseMoveEvent(self, event):
        drag, what = QDrag(self), QMimeData()
        what.setText("carried")
        drag.setMimeData(what)
        drag.exec()

class Place(QLabel):
    def dragEnterEvent(self, event): event.accept()
    def dropEvent(self, event): self.setText(event.mimeData().text())

app = QApplication(sys.argv)
app.setApplicationName("sample")
window = QWidget(windowTitle="Sample")
button = QPushButton("Press me")
button.setAccessibleDescription("never pressed")
pad = Pad("untouched")
pad.setStyleSheet("background: #cc3311")
box = QVBoxLayout(window)
box.addWidget(pad, 1)
box.addWidget(button)
box.addWidget(Piece("piece"))
place = Place("place", acceptDrops=True)
box.addWidget(place)

def pressed():
    button.setText("Pressed")
    button.setAccessibleDescription("pressed once")
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(button, "It was pressed"))

button.clicked.connect(pressed)
window.resize(300, 200)
window.show()
sys.exit(app.exec())
"""


@pytest.fixture
def assistive(desktop: Desktop) -> Iterator[Assistive]:
    """One that hears everything."""
    with Assistive(desktop) as assistive:
        yield assistive


@pytest.fixture
def sample(desktop: Desktop, tmp_path: Path) -> Program:
    script = tmp_path / "sample.py"
    script.write_text(SAMPLE, encoding="utf-8")
    return desktop.start([sys.executable, str(script)])


@pytest.fixture
def window(sample: Program) -> Window:
    return sample.window("Sample")


def test_the_window_is_found_with_its_size_and_painted(desktop: Desktop, window: Window) -> None:
    assert (window.title, window.width, window.height) == ("Sample", 300, 200)
    picture = desktop.still_picture(window)
    assert (picture.width(), picture.height()) == (300, 200)
    assert picture.pixelColor(150, 20) == QColor("#cc3311")
    desktop.move(window.at(150, 20))
    assert desktop.still_picture(window) == picture, "the pointer is in the picture"
    assert desktop.picture().width() == 1280


def test_the_tree_and_its_extents_are_seen(
    desktop: Desktop, assistive: Assistive, sample: Program, window: Window
) -> None:
    tree = assistive.tree(assistive.application(sample))
    assert (tree.role, tree.name) == ("application", "sample")
    button = tree.one("push button", "Press me")
    assert button.description == "never pressed"
    assert {"focusable", "enabled", "showing"} <= button.states
    assert "Press" in button.actions
    pad = tree.one("label", "untouched")
    assert pad.extents
    left, top, width, height = pad.extents
    picture = desktop.still_picture(window)
    edge = QColor("#cc3311")
    inside = [(left, top), (left + width - 1, top + height - 1)]
    outside = [(left - 1, top - 1), (left + width, top + height)]
    assert all(picture.pixelColor(x - window.x, y - window.y) == edge for x, y in inside)
    assert all(picture.pixelColor(x - window.x, y - window.y) != edge for x, y in outside)


def test_press_and_focus_act_and_are_heard(assistive: Assistive, sample: Program, window: Window) -> None:
    button = assistive.tree(assistive.application(sample)).one("push button")
    assistive.focus(button)
    assert "focused" in assistive.again(button).states
    since = assistive.mark()
    assistive.act(button, "Press")
    assert assistive.heard("object:announcement", since=since).said == "It was pressed"
    assert assistive.heard("object:property-change:accessible-name", since=since).name == "Pressed"
    assert assistive.again(button).description == "pressed once"
    assert assistive.announcements(since) == ["It was pressed"]


def test_click_drag_and_keys_reach_the_window(
    desktop: Desktop, assistive: Assistive, sample: Program, window: Window
) -> None:
    tree = assistive.tree(assistive.application(sample))
    pad, button = tree.one("label", "untouched"), tree.one("push button")
    desktop.drag(pad.center, Point(pad.center.x + 40, pad.center.y - 20), steps=5)
    assert wait_for(lambda: assistive.again(pad).name.removeprefix("untouched"), "drag").endswith(" 40 -20")
    desktop.click(button.center)
    assert assistive.heard("object:announcement").said == "It was pressed"
    since = assistive.mark()
    desktop.activate(window)
    desktop.keys("Tab", "space")
    assert assistive.heard("object:announcement", since=since).said == "It was pressed"


def test_a_real_drag_and_drop(
    desktop: Desktop, assistive: Assistive, sample: Program, window: Window
) -> None:
    tree = assistive.tree(assistive.application(sample))
    piece, place = tree.one("label", "piece"), tree.one("label", "place")
    desktop.drag(piece.center, place.center)
    wait_for(lambda: assistive.again(place).name == "carried", "drop")


def test_a_window_takes_another_size(desktop: Desktop, window: Window) -> None:
    resized = desktop.resize(window, 640, 480)
    assert (resized.width, resized.height) == (640, 480)
    assert desktop.still_picture(resized).pixelColor(320, 100) == QColor("#cc3311")


def test_nothing_is_left(tools: None) -> None:
    with Desktop(320, 240) as desktop:
        with Assistive(desktop):
            assert desktop.processes()
        folder = desktop.folder
    assert desktop.processes() == []
    assert not folder.exists()


def test_path_between_ends_where_it_should() -> None:
    way = path_between(Point(0, 0), Point(10, 5), 5)
    assert way == [Point(2, 1), Point(4, 2), Point(6, 3), Point(8, 4), Point(10, 5)]
