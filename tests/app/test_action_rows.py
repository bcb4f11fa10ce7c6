"""The table of actions: one more row is a menu entry, a button, a key and a line of the help."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.help.browser import HelpBrowser
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.scene.buttons import ActionButton
from bp_qt.window.actions import ACTIONS, ActionRow
from tests.app.conftest import Open
from tests.program import dialog_of, shown_dialogs


def named_dialog(parent: QWidget) -> QDialog:
    dialog = QDialog(parent)
    dialog.setObjectName("it")
    return dialog


MADE_UP = ActionRow(
    id="made_up",
    title="&Made up",
    menu="view",
    keys="Ctrl+M",
    run=lambda window: window.session.undo(),
    enabled=lambda session: session.can_undo,
    help="Made up for a test.",
    tool=9,
    icon="undo",
)
OPENS = replace(
    MADE_UP,
    id="opens",
    title="Open &it",
    keys="Ctrl+J",
    run=None,
    dialog=lambda dialogs: named_dialog,
    enabled=lambda session: True,
    help="Opens it.",
    tool=None,
    icon="",
)


def test_one_row_is_in_the_menu_has_a_button_a_key_and_a_line_of_the_help(
    open_program: Open, qtbot: QtBot
) -> None:
    program = open_program("calm", "classic", "a", actions=(*ACTIONS, MADE_UP, OPENS))
    (view,) = [menu for menu in program.window.findChildren(QMenu) if menu.title() == "&View"]
    assert [action.text() for action in view.actions()][-2:] == ["&Made up", "Open &it"]
    (button,) = [
        one for one in program.window.findChildren(ActionButton) if one.accessibleName() == "Made up"
    ]
    assert not button.isEnabled()
    session = program.session
    session.move(next(iter(session.game.legal)))
    QApplication.processEvents()
    assert button.isEnabled()
    qtbot.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert session.game.placements == 0

    qtbot.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    (opened,) = shown_dialogs(program.window)
    assert opened.objectName() == "it"
    opened.close()
    QApplication.processEvents()

    help_dialog = dialog_of(program, "help")
    assert isinstance(help_dialog, HelpDialog)
    help_dialog.show_page("keys")
    text = help_dialog.findChildren(HelpBrowser)[0].toPlainText()
    for row in (MADE_UP, OPENS):
        assert QKeySequence(row.keys).toString(QKeySequence.SequenceFormat.NativeText) in text
        assert row.help in text


def test_a_row_that_does_nothing_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="made_up"):
        replace(MADE_UP, run=None)
    with pytest.raises(ValueError, match="made_up"):
        replace(MADE_UP, dialog=OPENS.dialog)


def test_a_key_is_in_the_help() -> None:
    with pytest.raises(ValueError, match="made_up"):
        replace(MADE_UP, help="")
    with pytest.raises(ValueError, match="made_up"):
        replace(MADE_UP, keys="")


def test_ids_and_keys_are_unique() -> None:
    assert len({row.id for row in ACTIONS}) == len(ACTIONS)
    keys = [row.keys for row in ACTIONS if row.keys]
    assert len(set(keys)) == len(keys)
