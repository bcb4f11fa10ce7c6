"""A walk through the whole program: every window and dialog in every state that has words of its own."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabBar,
    QWidget,
)

from bp_qt.access.keys import KEYS, KeyCommand
from bp_qt.app import preferences as options
from bp_qt.app.program import Program
from bp_qt.dialogs.help.help_dialog import HelpDialog
from bp_qt.dialogs.kit.replacing import ask_before_replacing
from bp_qt.dialogs.kit.tiles import ChoiceCard
from bp_qt.dialogs.record_file import keep_record
from bp_qt.dialogs.result_panel import ResultPanel
from bp_qt.dialogs.seed_field import SeedField
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.rulesets import ruleset_of, variant_of
from bp_qt.engine.shapes import catalogue
from bp_qt.play.advice import Advice, AdviceKind
from bp_qt.play.aim import Preview
from bp_qt.play.challenge import ChallengeError, ChallengeFault
from bp_qt.storage.notices import Notice, NoticeKind
from bp_qt.words.advising import advice_sentence
from bp_qt.words.asking import closing_sentence, end_question, not_ended_sentence
from bp_qt.words.breaking import copied_sentence, fault_sentence
from bp_qt.words.counted import counted
from bp_qt.words.explaining import help_counts
from bp_qt.words.hand import footprint_sentence, no_column_sentence, no_row_sentence
from bp_qt.words.phrases import moved_sentences, press_sentence, refusal_sentence
from bp_qt.words.reading import board_sentence, row_sentence
from bp_qt.words.scanning import buttons_prompt
from bp_qt.words.seen import first_start_line
from bp_qt.words.shape_names import family_name
from bp_qt.words.times import duration_text
from bp_qt.words.typed import as_written_sentence, challenge_sentence, coming_seed_sentence, nearly_sentence
from bp_qt.words.wording import moment_words, one_of_games, sound_sentence
from tests.engine.positions import MODES, game_at, seed_of
from tests.program import dialog_of, play, rest, shown_dialogs

View = tuple[str, QWidget]
PAGES = ("play", "calm", "combo", "swap", "shapes", "deal", "tips", "keys")
OLD_DAY = "daily/2026-03-01"


def views(program: Program) -> Iterator[View]:
    """Each window and dialog with a name for it, open while it is handed out."""
    for part in (
        _games,
        _new_game,
        _results,
        _statistics,
        _preferences,
        _help,
        _about,
        _board_as_text,
        _questions,
    ):
        yield from part(program)


def sentences() -> Iterator[str]:
    """Everything that can be said and is not met on the way."""
    yield from (refusal_sentence(IllegalMove(reason, (3, 2))) for reason in Reason)
    yield from (counted.seconds_left(seconds) for seconds in (1, 60))
    yield from (advice_sentence(Advice(kind, 3, 2)) for kind in AdviceKind)
    yield from (challenge_sentence(ChallengeError(fault)) for fault in ChallengeFault)
    yield from (coming_seed_sentence(), as_written_sentence("a."), nearly_sentence("A"))
    yield from (fault_sentence(is_kept=False), copied_sentence())
    yield from (duration_text(time_ms) for time_ms in (1_000, 60_000, 61_000, 3_600_000, 3_660_000))
    yield from map(family_name, catalogue("full").families)
    yield from (end_question(), not_ended_sentence(), closing_sentence(), counted.time(90_000))
    yield from (sound_sentence(is_on=True), sound_sentence(is_on=False))
    yield one_of_games(ruleset_of("calm"))
    with TemporaryDirectory() as folder:
        yield from (keep_record(path, "") for path in (Path(folder) / "kept", Path(folder)))
    yield from (help_counts.continues(2), help_counts.patience(3))
    yield from (row.sentence for row in KEYS)
    game = game_at("swap", board=("#" * 10,))
    yield row_sentence(game, 0)
    clean = Outcome(Placement(0, 0, 0), catalogue("basic").by_id("single"), clean=True, swap_earned=True)
    yield from moved_sentences(game, game, clean)
    yield from (moment_words(game, clean), board_sentence(game_at("calm")))
    yield from _of_the_hand()


def _of_the_hand() -> Iterator[str]:
    """Of a piece in hand: typed wrong, where it would lie, and briefly what it would clear."""
    yield from (no_column_sentence(10), no_row_sentence(10), first_start_line(), buttons_prompt())
    game = game_at("calm", board=("#######.",), tray=("single",))
    shape = catalogue("basic").by_id("single")
    yield press_sentence(game, 0, (0, 7), brief=True)
    yield footprint_sentence(game, Preview(Placement(0, 0, 7), shape, ((0, 7),), None, None))


def native(key: str) -> str:
    """A key as the platform calls it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


# --- the window --------------------------------------------------------------------------------------------


def _games(program: Program) -> Iterator[View]:
    for rules, mode in MODES:
        for moves in (0, 3, 25):
            play(program, rules, mode, seed_of(rules, mode, f"{moves}"), moves)
            yield f"{rules} {mode}, {moves} moves", program.window
            yield from _commands(program, f"{rules} {mode}, {moves} moves")
    yield from _moves(program)
    for say in (program._say_not_kept, program._say_kept_again):
        say()
        yield "keeping fails or is resumed", program.window


def _moves(program: Program) -> Iterator[View]:
    """What is said of moves that are no placements."""
    play(program, "calm", "classic", "3", 3)
    for name in ("undone with its group", "undone"):
        program.session.undo()
        yield name, program.window
    program.tap.execute(KeyCommand.NEXT_FIT)
    yield "no piece in hand", program.window
    play(program, "swap", "classic", "3", 3)
    program.window.actions_table["swap"].trigger()
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    yield "not swapped", program.window
    for name in ("swap to be confirmed", "swapped"):
        program.window.actions_table["swap"].trigger()
        yield name, program.window
    play(program, "combo", "classic", "7")
    program.session.move(Command.CONTINUE)
    yield "continued", program.window
    program.settings.set(options.ANNOUNCEMENTS, "brief")
    play(program, "calm", "classic", "3", 3)
    yield "brief", program.window
    program.settings.set(options.ANNOUNCEMENTS, "normal")
    play(program, "swap", "classic", "7")
    yield "stuck", program.window
    yield from _commands(program, "stuck")


def _commands(program: Program, name: str) -> Iterator[View]:
    """Every key, each with its message painted, but for the three pieces at length: those are for the ear."""
    for command in KeyCommand:
        program.tap.execute(command)
        if command is not KeyCommand.READ_TRAY:
            rest()
    yield f"{name}, every key", program.window


# --- dialogs -----------------------------------------------------------------------------------------------


def _new_game(program: Program) -> Iterator[View]:
    play(program, "combo", "daily", "")
    play(program, "combo", "zen", "3", 3)
    dialog = dialog_of(program, "new_game")
    for rules, mode in MODES:
        for choice in (rules, mode):
            _choose(dialog, choice)
        yield f"new game {rules} {mode}", dialog
    _choose(dialog, "swap")
    field = dialog.findChild(SeedField)
    assert field is not None
    for text in ("7", "±" * 70, "a\u200bb", "Block Puzzle: calm", f"Block Puzzle: combo daily {OLD_DAY}"):
        field.set_seed(" ")
        dialog.findChildren(QLineEdit)[0].setText(text)
        yield f"new game, seed {text[:30]}", dialog
    _close(dialog)


def _choose(dialog: QDialog, choice: str) -> None:
    for card in dialog.findChildren(ChoiceCard):
        if card.choice == choice and card.isVisible():
            card.click()
    rest()


def _results(program: Program) -> Iterator[View]:
    for rules, mode in MODES:
        if not ruleset_of(rules).mode_of(mode).endless:
            play(program, rules, mode, seed_of(rules, mode, "7"))
            yield from _over(program, f"{rules} {mode}")
    play(program, "swap", "classic", "8")
    while program.session.game.swaps:
        program.session.move(Command.SWAP)
        while fit := next(iter(program.session.game.legal), None):
            program.session.place(fit.slot, fit.row, fit.column)
    yield from _over(program, "without a swap")
    for clock in ("double", "off", "normal"):
        program.settings.set(options.TIMED_CLOCK, clock)
        play(program, "combo", "timed", "7", 20)
        program.session.move(Command.TIMEUP)
        yield from _over(program, f"clock {clock}")


def _over(program: Program, name: str) -> Iterator[View]:
    if not program.session.game.over:
        program.session.move(Command.END)
    yield f"{name}, over", program.window
    yield from _result(program, f"result, {name}")


def _result(program: Program, name: str) -> Iterator[View]:
    program.window.show_result()
    rest()
    panel = program.window.findChildren(ResultPanel)[-1]
    yield name, panel
    (menu,) = panel.findChildren(QMenu)
    yield f"{name}, more", _spoken(panel, " ".join(action.text() for action in menu.actions()))
    if program.session.game.ruleset.shared:
        keep, *copy = [action for action in menu.actions() if action.text() in _sharing()][::-1]
        for action in copy:
            action.trigger()
            yield f"{name}, copied", panel
        keep.trigger()
        (file,) = program.window.findChildren(QFileDialog)
        # The rest of it is Qt's own.
        yield "where to keep the record", _spoken(panel, " ".join((file.windowTitle(), *file.nameFilters())))
        file.close()
    panel.left.emit()
    rest()


def _sharing() -> tuple[str, str]:
    translate = QCoreApplication.translate
    return translate("ResultCard", "Copy challenge"), translate("ResultCard", "Keep record…")


def _statistics(program: Program) -> Iterator[View]:
    play(program, "calm", "classic", "20", 20)
    dialog = dialog_of(program, "statistics")
    games, modes = dialog.findChildren(QTabBar)
    for page in range(games.count()):
        games.setCurrentIndex(page)
        yield f"statistics {page}", dialog
        for mode in range(1, modes.count()):
            modes.setCurrentIndex(mode)
            yield f"statistics {page}, {mode}", dialog
    games.setCurrentIndex(0)
    reset, copy, *_ = dialog.findChildren(QPushButton)
    copy.click()
    yield "statistics copied", dialog
    yield "statistics as text", _spoken(dialog, QApplication.clipboard().text())
    reset.click()
    yield from _asked(program, "statistics, reset?", agree=True)
    yield "statistics after the reset", dialog
    _close(dialog)


def _preferences(program: Program) -> Iterator[View]:
    dialog = dialog_of(program, "preferences")
    yield "preferences", dialog
    dialog.findChildren(QPushButton)[0].click()
    yield from _asked(program, "preferences, restore?", agree=False)
    _close(dialog)


def _help(program: Program) -> Iterator[View]:
    dialog = dialog_of(program, "help")
    assert isinstance(dialog, HelpDialog)
    for page in PAGES:
        dialog.show_page(page)
        yield f"help {page}", dialog
    field = dialog.findChildren(QLineEdit)[0]
    dialog.show_page("tips")
    for text in ("3", "8", "±±"):
        field.setText(text)
        yield f"help, search for {text}", dialog
    _close(dialog)


def _board_as_text(program: Program) -> Iterator[View]:
    dialog = dialog_of(program, "board_as_text")
    yield "board as text", dialog
    dialog.findChildren(QPushButton)[0].click()
    yield "board as text, copied", dialog
    dialog.close()
    rest()


def _about(program: Program) -> Iterator[View]:
    dialog = dialog_of(program, "about")
    yield "about", dialog
    _, texts, copy, _ = dialog.findChildren(QPushButton)
    copy.click()
    yield "about, copied", dialog
    texts.click()
    rest()
    (licences,) = dialog.findChildren(QDialog)
    yield "licences", licences
    _close(licences)
    _close(dialog)


def _questions(program: Program) -> Iterator[View]:
    play(program, "combo", "classic", "3", 3)
    ask_before_replacing(program.window, program.session, variant_of("combo", "classic"), lambda: None)
    yield from _asked(program, "replace?", agree=False)
    # Here no result card is on its way.
    program.window._ask_to_close()
    yield from _asked(program, "closing what is not kept", agree=False)
    for kind in NoticeKind:
        program.store.notify(Notice(kind, "1.2", "", variant_of("combo", "zen")))
    program.tell_notices()
    yield from _asked(program, "notices", agree=False)
    program.tell_fault("", Path("/1"))
    yield from _asked(program, "a fault", agree=False)


def _asked(program: Program, name: str, *, agree: bool) -> Iterator[View]:
    rest()
    box = shown_dialogs(program.window)[-1]
    assert isinstance(box, QMessageBox)
    yield name, box
    buttons = box.buttons()
    buttons[0 if agree else -1].click()
    rest()


def _spoken(parent: QWidget, text: str) -> QWidget:
    """A widget that has a text that is not shown anywhere."""
    widget = QWidget(parent)
    widget.setAccessibleDescription(text)
    return widget


def _close(dialog: QDialog) -> None:
    dialog.close()
    rest()
