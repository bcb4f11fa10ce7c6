"""A kept game is replayed at most once per start, whatever is opened."""

from collections import Counter
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTabBar

from bp_qt.dialogs.kit.tiles import ChoiceCard, Disclosure
from bp_qt.engine.rulesets import variants
from bp_qt.engine.seeds import daily_seed
from bp_qt.engine.sitting import Sitting
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.app.conftest import Open
from tests.play.desk import DAY, played


def look_at_all_statistics(dialog: QDialog) -> None:
    games, modes = dialog.findChildren(QTabBar)
    for at in range(games.count()):
        games.setCurrentIndex(at)
        for mode in range(modes.count()):
            modes.setCurrentIndex(mode)


def choose_everything(dialog: QDialog) -> None:
    for card in dialog.findChildren(ChoiceCard):
        card.setChecked(True)
    dialog.findChildren(Disclosure)[0].setChecked(True)
    for letter in "seed":
        dialog.findChildren(QLineEdit)[0].insert(letter)


def test_once_whatever_is_opened(open_program: Open, path: Path, replays: Counter[str]) -> None:
    shelf = Shelf(Store(path))
    for variant in variants():
        seed = daily_seed(DAY) if variant.mode.dated else "replayed"
        shelf.keep(Sitting(played(variant.ruleset.id, variant.mode.id, 6, seed)))
    program = open_program()
    assert sum(replays.values()) == 1
    for action, look in (("statistics", look_at_all_statistics), ("new_game", choose_everything)):
        program.window.actions_table[action].trigger()
        (dialog,) = [each for each in program.window.findChildren(QDialog) if each.isVisible()]
        look(dialog)
        dialog.reject()
        QApplication.processEvents()
    for variant in (*variants(), *variants()):
        program.session.open(variant)
        program.session.start(variant)
    assert replays == {variant.id: 1 for variant in variants()}
