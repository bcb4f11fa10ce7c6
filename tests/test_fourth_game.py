"""A fourth game is data: it is played, painted, spoken, explained, counted and offered without a line of code."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QTabBar

from bp_qt.app.program import Program
from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.dialogs.help.pictures import HelpPictures, board_name
from bp_qt.dialogs.help.positions import POSITIONS, sentence_of
from bp_qt.dialogs.kit.section import Section
from bp_qt.dialogs.kit.tiles import ChoiceCard
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import Ruleset, variant_of
from bp_qt.engine.shapes import Shape
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import THEMES
from bp_qt.words.shape_names import shape_name
from tests import program as whole
from tests.fourth import registered
from tests.seen import clipped, texts_of


@pytest.fixture
def fourth() -> Iterator[Ruleset]:
    with registered() as ruleset:
        yield ruleset


@pytest.fixture
def program(fourth: Ruleset, qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    """In the smallest window, with the largest text."""
    with whole.opened(qapp, tmp_path, "en", (480, 640), percent=200) as opened:
        yield opened


@pytest.mark.parametrize("mode", ["classic", "blitz"])
def test_it_is_played_to_its_end_kept_and_undone(program: Program, mode: str) -> None:
    whole.play(program, "garden", mode, "fourth", moves=5)
    program.session.undo()
    assert program.session.game.placements == 4
    whole.play_on(program)
    assert (program.session.game.ending, program.session.can_undo) == (Ending.STUCK, False)
    record = program.session.record
    program.session.start(variant_of("calm", "classic"), "other")
    program.session.open(variant_of("garden", mode))
    assert program.session.record == record


def test_its_clock_runs_out_and_undo_does_not_stop_it(program: Program) -> None:
    whole.play(program, "garden", "blitz", "fourth", moves=2)
    assert program.session.limit_ms == 90_000
    program.session.undo()
    assert not program.session.can_undo
    assert program.session.move(Command.TIMEUP) is not None
    assert program.session.game.ending is Ending.TIME_UP


@pytest.mark.parametrize("theme", THEMES)
def test_every_shape_is_painted_each_family_another_way(
    qapp: QApplication, fourth: Ruleset, theme: str
) -> None:
    blocks = BlockPainter(THEMES[theme])
    pictures = [_block(blocks, shapes[0]) for shapes in fourth.catalogue.families.values()]
    for at, picture in enumerate(pictures):
        assert not picture.allGray()
        assert picture not in pictures[:at]


def _block(blocks: BlockPainter, shape: Shape) -> QImage:
    """The block on the shape's anchor."""
    picture = blocks.picture(shape, 40)
    return picture.copy(shape.anchor[1] * 40, 0, 40, 40)


def test_it_is_painted_and_spoken(program: Program) -> None:
    whole.play(program, "garden", "classic", "fourth", moves=4)
    game = program.session.game
    assert len(game.faces) == 9
    assert program.stage.board.faces == game.faces
    assert clipped(program.window) == []
    told = texts_of(program.window)
    for shape in game.tray:
        assert shape is None or any(shape_name(shape) in text for text in told)
    assert "I9" in " ".join(told)
    assert "Garden" in program.window.windowTitle()


def test_new_game_has_a_place_for_it(program: Program) -> None:
    dialog = whole.dialog_of(program, "new_game")
    assert clipped(dialog) == []
    cards = {card.choice: card for card in dialog.findChildren(ChoiceCard)}
    cards["garden"].click()
    QApplication.processEvents()
    shown = [card.choice for card in dialog.findChildren(ChoiceCard) if card.isVisible()]
    assert shown[-2:] == ["classic", "blitz"]
    area = dialog.findChildren(QScrollArea)[0]
    area.ensureWidgetVisible(cards["blitz"])
    in_sight = area.viewport().rect().translated(area.viewport().mapTo(dialog, QPoint()))
    assert in_sight.intersects(cards["blitz"].rect().translated(cards["blitz"].mapTo(dialog, QPoint())))
    assert clipped(dialog) == []


def test_the_help_explains_and_draws_it(program: Program) -> None:
    whole.play(program, "garden", "classic", "fourth", moves=1)
    dialog = whole.dialog_of(program, "help")
    assert isinstance(dialog, HelpDialog)
    assert dialog.page_id == "garden"
    assert clipped(dialog) == []
    text = dialog.findChildren(HelpBrowser)[0].toPlainText()
    for figure in ("31 shapes", "9 × 9", "270", "1:30", "After its end it can go on once."):
        assert figure in text
    dialog.show_page("shapes")
    shapes = dialog.findChildren(HelpBrowser)[0].toPlainText()
    assert "stair of three steps" in shapes


def test_the_help_has_every_picture_of_it(qapp: QApplication, fourth: Ruleset) -> None:
    pictures = HelpPictures((fourth,), THEMES["light"], patterns=True)
    for position in POSITIONS:
        picture = pictures.picture(board_name(fourth, position, 240), 1.0)
        assert picture is not None
        assert sentence_of(POSITIONS[position](fourth))


def test_the_statistics_count_it(program: Program) -> None:
    whole.play(program, "garden", "classic", "fourth")
    dialog = whole.dialog_of(program, "statistics")
    tabs = dialog.findChildren(QTabBar)[0]
    tabs.setCurrentIndex(next(at for at in range(tabs.count()) if tabs.tabText(at) == "Garden"))
    QApplication.processEvents()
    (section,) = [each for each in dialog.findChildren(Section) if each.isVisible()]
    assert section.accessibleName().startswith("Garden")
    assert "Games 1" in section.accessibleDescription()
    assert clipped(dialog) == []
