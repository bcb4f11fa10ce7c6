"""The result card: what each ruleset and mode shows, and what its buttons do."""

import re
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.kit.pieces import PieceRow
from bp_qt.dialogs.record_file import keep_record, record_name
from bp_qt.dialogs.result import ResultDialog
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.record import read_record
from bp_qt.engine.seeds import daily_seed
from bp_qt.look.blocks import BlockPainter
from bp_qt.play.challenge import challenge_line
from bp_qt.play.session import GameSession
from bp_qt.words.game_over import result_figures
from tests.dialogs.games import TODAY, before_continue, new_history, over_history, replayed, session_of
from tests.disks import largest_file
from tests.engine.positions import MODES


class Card:
    """A result card as it is seen."""

    def __init__(self, session: GameSession, window: QWidget, blocks: BlockPainter) -> None:
        self.new_game = QAction(window)
        self.dialog = ResultDialog(session, self.new_game, window, blocks)
        self.dialog.open()

    @property
    def buttons(self) -> dict[str, QPushButton]:
        return {button.text(): button for button in self.dialog.findChildren(QPushButton)}

    @property
    def names(self) -> list[str]:
        """What assistive technology reads."""
        labels = self.dialog.findChildren(QLabel)
        return [label.accessibleName() or label.text() for label in labels if label.isVisible()]


@pytest.fixture
def card(window: QWidget, blocks: BlockPainter):
    return lambda session: Card(session, window, blocks)


def test_calm_shows_score_record_and_lines_and_nothing_to_share(card):
    history = over_history("calm", "classic", "any")
    shown = card(session_of(history, best=100_000))
    assert shown.names == [
        "Calm",
        f"No piece fits any more. Score {history.game.score}. Best 100000. Lines {history.game.lines}.",
        f"Score {history.game.score}",
        "Best 100000",
        f"Lines {history.game.lines}",
    ]
    assert list(shown.buttons) == ["New game", "Close"]


def test_a_new_record_is_said(card):
    history = over_history("calm", "classic", "any")
    assert "New best!" in card(session_of(history, best=history.game.score - 1)).names


def test_equalling_the_record_is_no_new_one(card):
    history = over_history("calm", "classic", "any")
    assert "New best!" not in card(session_of(history, best=history.game.score)).names


def test_swap_shows_what_it_keeps_and_the_pieces_that_fitted_nowhere(card):
    history = replayed("swap-classic-greedy-2")
    shown = card(session_of(history))
    game = history.game
    for name in (
        f"Highest combo {game.best_combo}",
        f"Clean boards {game.clean_boards}",
        f"Swaps used {game.swaps_used}",
        f"Seed: {game.seed}",
    ):
        assert name in shown.names
    pieces = shown.dialog.findChild(PieceRow)
    assert pieces.accessibleName() == "Pieces that fitted nowhere: square of 3 by 3"
    assert any("open square was 2 by 2" in name for name in shown.names)


def test_combo_has_full_clears_and_no_pieces(card):
    shown = card(session_of(replayed("combo-classic-greedy-2")))
    assert "Full clears 0" in shown.names
    assert shown.dialog.findChild(PieceRow) is None


@pytest.mark.parametrize("name", ["combo-classic-greedy-2", "combo-hardcore-greedy-2"])
def test_continue_says_what_it_does_and_does_it(card, name):
    session = session_of(before_continue(name))
    emptied = session.game.apply(Command.CONTINUE)[1].emptied_rows
    shown = card(session)
    button = shown.buttons["Continue"]
    assert f"empties {len(emptied)} row" in button.accessibleDescription()
    assert f"row {emptied[0] + 1}" in button.accessibleDescription()
    button.click()
    assert not session.game.over
    assert session.game.continued == 1


def test_no_second_continue(card):
    history = before_continue("combo-classic-greedy-2")
    history.apply(Command.CONTINUE)
    while not history.game.over:
        history.apply(next(iter(history.game.legal)))
    assert "Continue" not in card(session_of(history)).buttons


def test_time_up_and_the_eased_clock_are_said(card):
    history = new_history("combo", "timed", "any", 1)
    history.apply(Command.TIMEUP)
    session = session_of(history, eased=True)
    assert any(name.startswith("The time is up. Score ") for name in card(session).names)
    for scale_now in (1, 2, None):  # what the preference is now says nothing about this game
        session.set_limit_scale(scale_now)
        assert "Played with a longer clock, or with none." in card(session).names


def test_the_clock_is_not_mentioned_when_it_ran_as_the_rules_say(card):
    history = new_history("combo", "timed", "any", 1)
    history.apply(Command.TIMEUP)
    assert not any("clock" in name for name in card(session_of(history)).names)


def test_a_daily_game_names_its_day_and_has_no_challenge(card):
    shown = card(session_of(over_history("combo", "daily", daily_seed(TODAY))))
    assert any("2026" in name and "tomorrow" in name for name in shown.names)
    assert list(shown.buttons) == ["Keep record…", "New game", "Close"]
    assert not any(name.startswith("Best ") for name in shown.names)


def test_new_game_closes_the_card_first(card, qtbot: QtBot):
    shown = card(session_of(over_history("calm", "classic", "any")))
    seen = []
    shown.new_game.triggered.connect(lambda: seen.append(shown.dialog.isVisible()))
    with qtbot.waitSignal(shown.new_game.triggered):
        qtbot.keyClick(shown.dialog, Qt.Key.Key_Return)
    assert seen == [False]


def test_escape_closes_and_changes_nothing(card, qtbot: QtBot):
    session = session_of(over_history("calm", "classic", "any"))
    before = session.game
    shown = card(session)
    with qtbot.waitSignal(shown.dialog.rejected):
        qtbot.keyClick(shown.dialog, Qt.Key.Key_Escape)
    assert session.game is before


def test_the_challenge_is_copied(card):
    session = session_of(replayed("swap-classic-greedy-2"))
    shown = card(session)
    shown.buttons["Copy challenge"].click()
    assert QGuiApplication.clipboard().text() == challenge_line(session.game)
    assert any(name.startswith("Copied") for name in shown.names)


def test_the_record_is_kept_where_the_player_says(card, tmp_path: Path, qtbot: QtBot):
    session = session_of(replayed("swap-classic-greedy-2"))
    shown = card(session)
    shown.buttons["Keep record…"].click()
    asking = shown.dialog.findChild(QFileDialog)
    assert Path(asking.selectedFiles()[0]).name == record_name(session.game)
    path = tmp_path / "kept.json"
    asking.fileSelected.emit(str(path))
    assert read_record(path.read_text(encoding="utf-8")).game == session.game
    assert "The record is kept in kept.json." in shown.names
    asking.reject()


def marked_but_for_patterns(text: str) -> str:
    """`(*.json)` is matched against the names of files, so it stays at the end and as it is."""
    return re.sub(r"^(.*?)( \(\*.*\))?$", r"«\1»\2", text)


def test_the_file_dialog_speaks_with_our_words(card, qapp: QApplication):
    class Marked(QTranslator):
        def isEmpty(self) -> bool:
            return False

        def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
            return marked_but_for_patterns(text) if context == "RecordFile" else text

    shown, marked = card(session_of(replayed("swap-classic-greedy-2"))), Marked()
    qapp.installTranslator(marked)
    shown.buttons["Keep record…"].click()
    asking = shown.dialog.findChild(QFileDialog)
    texts = [part.text() for part in asking.findChildren(QLabel) if part.isVisible()]
    texts += [part.text() for part in asking.findChildren(QPushButton) if part.isVisible()]
    for part in asking.findChildren(QWidget):
        texts += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
    asking.reject()
    qapp.removeTranslator(marked)
    assert [text for text in texts if text and not text.startswith("«")] == []
    assert "«Folder:»" in texts


def test_a_disk_that_is_full_leaves_the_record_that_was_there(tmp_path: Path):
    path = tmp_path / "kept.json"
    assert "kept.json" in keep_record(path, "the old one")
    with largest_file(4):
        assert keep_record(path, "the new one").startswith("The record could not be written")
    assert path.read_text(encoding="utf-8") == "the old one\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_that_cannot_be_written_is_one_sentence(tmp_path: Path):
    sentence = keep_record(tmp_path / "missing" / "kept.json", "{}")
    assert sentence.startswith("The record could not be written")
    assert sentence.count(".") == 1


@pytest.mark.parametrize(
    ("seed", "name"),
    [
        ("7QK2M9ZC4T8HXW3D", "swap-classic-7QK2M9ZC4T8HXW3D.json"),
        ("../a b/ñ:*", "swap-classic-a_b.json"),
        ("...", "swap-classic-seed.json"),
    ],
)
def test_file_names_have_safe_characters(seed, name):
    assert record_name(new_history("swap", "classic", seed).game) == name


@pytest.mark.parametrize(("rules", "mode"), [key for key in MODES if key[1] != "zen"])
def test_a_screen_reader_reads_the_whole_result_once(card, rules, mode):
    """What it reads when a dialog opens: the labels of three words and more."""
    seed = daily_seed(TODAY) if mode == "daily" else "any"
    session = session_of(over_history(rules, mode, seed), best=10**6)
    dialog = card(session).dialog
    labels = [label.accessibleName() or label.text() for label in dialog.findChildren(QLabel)]
    heard = " ".join(text for text in labels if len(text.split()) >= 3)
    told = [figure.text for figure in result_figures(session)]
    told += ["No piece fits any more."] if session.game.ending is Ending.STUCK else []
    told += [f"Score {session.game.score}"] if session.game.mode.scored else []
    assert {text: len(re.findall(rf"{re.escape(text)}(?!\d)", heard)) for text in told} == dict.fromkeys(
        told, 1
    )
    assert dialog.accessibleDescription() == ""


def test_a_key_held_down_from_the_last_placement_presses_nothing(card, qtbot: QtBot):
    shown = card(session_of(over_history("calm", "classic", "any")))
    for receiver in (shown.dialog, shown.buttons["New game"]):
        held = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(receiver, held)
    assert shown.dialog.isVisible()


def test_a_closed_card_is_deleted(card, qtbot: QtBot):
    shown = card(session_of(replayed("swap-classic-greedy-2")))
    shown.buttons["Close"].click()
    qtbot.waitUntil(lambda: not shiboken6.isValid(shown.dialog))


def test_what_is_told_first_has_one_mark_after_each_sentence(card):
    text = card(session_of(over_history("swap", "classic", "any"))).names[1]
    assert " New best! " in text
    assert "!." not in text
    assert text.endswith(".")
