"""The statistics over a long game and over a short one: how long the game is must not be felt."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QTabBar

from bp_qt.dialogs.statistics.statistics_dialog import StatisticsDialog
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.benchmarks.conftest import Report
from tests.storage.games import play

pytestmark = pytest.mark.benchmark


@pytest.fixture(params=[10, 3000], ids=lambda moves: f"{moves} moves")
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    first = Shelf(Store(tmp_path / "a.ini"))
    # An earlier game, so that both have the same figures to show.
    first.keep(Sitting(play("combo", "zen", 300, "earlier")))
    first.replace(Sitting(play("combo", "zen", request.param)))
    return Shelf(Store(tmp_path / "a.ini"))


@pytest.fixture
def dialog(qapp: QApplication, shelf: Shelf) -> Iterator[StatisticsDialog]:
    dialog = StatisticsDialog(shelf, shelf.last(), None)
    yield dialog
    dialog.close()
    dialog.deleteLater()


def test_opening(qapp: QApplication, shelf: Shelf, report: Report, request: pytest.FixtureRequest) -> None:
    def open_and_close() -> None:
        dialog = StatisticsDialog(shelf, shelf.last(), None)
        dialog.open()
        qapp.processEvents()
        dialog.close()
        dialog.deleteLater()
        qapp.processEvents()

    report(f"open the statistics, {request.node.callspec.id}", open_and_close)


def test_changing_tab(dialog: StatisticsDialog, report: Report, request: pytest.FixtureRequest) -> None:
    tabs = dialog.findChildren(QTabBar)[0]
    dialog.open()

    def there_and_back() -> None:
        tabs.setCurrentIndex(2)
        QApplication.processEvents()
        tabs.setCurrentIndex(0)
        QApplication.processEvents()

    report(f"two changes of tab, {request.node.callspec.id}", there_and_back)
