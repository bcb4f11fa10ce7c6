"""The result: what each ruleset and mode shows, and what its buttons lead to."""

import re
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QRect, Qt, QTranslator
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.kit.pieces import PieceRow
from bp_qt.dialogs.record_file import keep_record, record_name
from bp_qt.dialogs.result_card import ResultActions, ResultCard
from bp_qt.dialogs.result_panel import ResultPanel
from bp_qt.engine.moves import Command
from bp_qt.engine.record import read_record
from bp_qt.engine.seeds import daily_seed
from bp_qt.look.blocks import BlockPainter
from bp_qt.look.theme import THEMES
from bp_qt.play.challenge import challenge_line, parse_challenge
from bp_qt.play.session import GameSession
from bp_qt.scene.layout import Layout, arrange
from bp_qt.scene.stage import Stage
from bp_qt.words.game_over import challenge_text, result_figures, result_story
from tests.dialogs.games import TODAY, before_continue, new_history, over_history, replayed, session_of
from tests.disks import largest_file
from tests.engine.positions import MODES


class Card:
    """The result as it is seen."""

    def __init__(
        self, session: GameSession, window: QWidget, blocks: BlockPainter, *, again: bool, is_news: bool
    ) -> None:
        self.actions = ResultActions(QAction("again", window), QAction("new", window), QAction("all", window))
        self.actions.play_again.setEnabled(again)
        self.look = QAction("Look at the board", window)
        self.card = ResultCard(session, self.actions, self.look, blocks, is_news=is_news)
        self.card.setParent(window)
        self.card.fit(600, narrow=False)
        self.card.show()

    @property
    def buttons(self) -> dict[str, QPushButton]:
        return {
            button.accessibleName() or button.text(): button for button in self.card.findChildren(QPushButton)
        }

    @property
    def more(self) -> dict[str, QAction]:
        (menu,) = self.card.findChildren(QMenu)
        return {action.text(): action for action in menu.actions() if action.text()}

    @property
    def names(self) -> list[str]:
        """What assistive technology finds."""
        labels = self.card.findChildren(QLabel)
        return [label.accessibleName() or label.text() for label in labels if label.isVisible()]

    @property
    def story(self) -> str:
        """What is told when the keys come to the first button."""
        return next(iter(self.buttons.values())).accessibleDescription()


@pytest.fixture
def card(window: QWidget, blocks: BlockPainter):
    def make(session: GameSession, *, again: bool = True, is_news: bool = False) -> Card:
        return Card(session, window, blocks, again=again, is_news=is_news)

    return make


def test_calm_shows_score_best_and_lines_and_nothing_to_share(card):
    history = over_history("calm", "classic", "any")
    shown = card(session_of(history, best=100_000))
    assert shown.names == [
        "Calm",
        "No piece fits any more",
        f"Score {history.game.score}",
        "Best: 100000",
        f"Lines {history.game.lines}",
    ]
    assert list(shown.buttons) == ["Play again", "More"]
    assert list(shown.more) == ["Look at the board", "Same pieces again", "new", "all"]


def test_a_new_best_is_marked(card):
    history = over_history("calm", "classic", "any")
    shown = card(session_of(history, best=history.game.score - 1))
    assert "New best" in shown.names
    assert f"Best before: {history.game.score - 1}" in shown.names


def test_equalling_the_best_is_no_new_one(card):
    history = over_history("calm", "classic", "any")
    assert "New best" not in card(session_of(history, best=history.game.score)).names


def test_swap_shows_what_it_keeps_and_the_pieces_that_fitted_nowhere(card):
    history = replayed("swap-classic-greedy-2")
    shown = card(session_of(history))
    game = history.game
    for name in (
        f"Highest combo {game.best_combo}",
        f"Clean boards {game.clean_boards}",
        f"Swaps used {game.swaps_used}",
        "Fitted nowhere",
    ):
        assert name in shown.names
    pieces = shown.card.findChild(PieceRow)
    assert pieces.accessibleName() == "Fitted nowhere: square of 3 by 3"
    assert any("open square was 2 by 2" in name for name in shown.names)


def test_combo_has_full_clears_and_no_pieces(card):
    shown = card(session_of(replayed("combo-classic-greedy-2")))
    assert "Full clears 0" in shown.names
    assert shown.card.findChild(PieceRow) is None


@pytest.mark.parametrize("name", ["combo-classic-greedy-2", "combo-hardcore-greedy-2"])
def test_continue_says_what_it_does_and_does_it(card, name):
    session = session_of(before_continue(name))
    emptied = session.game.apply(Command.CONTINUE)[1].emptied_rows
    shown = card(session)
    button = shown.buttons["Continue"]
    assert f"empties {len(emptied)} row" in button.accessibleDescription()
    assert all(f"row {row + 1}" in button.text() for row in emptied)
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
    assert "The time is up" in card(session).names
    for scale_now in (1, 2, None):  # what the preference is now says nothing about this game
        session.set_limit_scale(scale_now)
        shown = card(session)
        assert "Played with a longer clock, or with none." in shown.names
        assert "Played with a longer clock, or with none." in shown.story


def test_the_clock_is_not_mentioned_when_it_ran_as_the_rules_say(card):
    history = new_history("combo", "timed", "any", 1)
    history.apply(Command.TIMEUP)
    assert not any("clock" in name for name in card(session_of(history)).names)


def test_a_daily_game_names_its_day_is_not_played_again_and_has_no_challenge(card):
    shown = card(session_of(over_history("combo", "daily", daily_seed(TODAY))), again=False)
    assert any("2026" in name and "tomorrow" in name for name in shown.names)
    assert list(shown.buttons) == ["New game", "More"]
    assert list(shown.more) == ["Look at the board", "Keep record…", "new", "all"]
    assert not any(name.startswith("Best") for name in shown.names)


@pytest.mark.parametrize(("again", "text"), [(True, "Play again"), (False, "New game")])
def test_the_first_button_plays_on(card, qtbot: QtBot, again: bool, text: str):
    shown = card(session_of(over_history("calm", "classic", "any")), again=again)
    wanted = shown.actions.play_again if again else shown.actions.new_game
    with qtbot.waitSignal(wanted.triggered):
        shown.buttons[text].click()


def test_the_same_pieces_again(card):
    session = session_of(over_history("combo", "classic", "these"))
    card(session).more["Same pieces again"].trigger()
    assert (session.game.seed, session.game.placements, session.game.variant.id) == (
        "these",
        0,
        "combo-classic",
    )


def test_the_challenge_that_is_copied_says_the_score_to_beat_and_starts_the_game(card):
    session = session_of(replayed("swap-classic-greedy-2"))
    shown = card(session)
    shown.more["Copy challenge"].trigger()
    text = QGuiApplication.clipboard().text()
    assert text == f"Can you beat {session.game.score} points? {challenge_line(session.game)}"
    challenge = parse_challenge(text)
    assert (challenge.variant, challenge.seed) == (session.game.variant, session.game.seed)
    assert not challenge.is_doubtful
    assert any(name.startswith("Copied") for name in shown.names)


def test_a_game_without_points_has_nothing_to_beat():
    game = new_history("combo", "zen", "any", 3).game
    assert challenge_text(game) == challenge_line(game)


def test_the_record_is_kept_where_the_player_says(card, tmp_path: Path, qtbot: QtBot):
    session = session_of(replayed("swap-classic-greedy-2"))
    shown = card(session)
    shown.more["Keep record…"].trigger()
    asking = shown.card.window().findChild(QFileDialog)
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
    shown.more["Keep record…"].trigger()
    asking = shown.card.window().findChild(QFileDialog)
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
def test_the_story_tells_everything_once_in_order(rules, mode):
    seed = daily_seed(TODAY) if mode == "daily" else "any"
    session = session_of(over_history(rules, mode, seed), best=10**6)
    whole, rest = (result_story(session, is_news=is_news) for is_news in (False, True))
    told = [figure.text for figure in result_figures(session)]
    wanted = [f"Score {session.game.score}", *told]
    assert [len(re.findall(rf"{re.escape(text)}(?!\d)", whole)) for text in wanted] == [1] * len(wanted)
    assert sorted(wanted, key=whole.index) == wanted
    assert set(rest.rstrip(".").split(". ")) <= set(whole.rstrip(".").split(". "))
    assert "Score" not in rest and told[0] not in rest  # reason, score and lines have been announced
    assert "!." not in whole and ".." not in whole


def test_no_line_for_a_terminal_is_shown_to_people(card):
    shown = card(session_of(replayed("swap-classic-greedy-2")))
    assert not any("bp-qt" in text or "verify" in text for text in (*shown.names, shown.story))


# --- the panel in the game -----------------------------------------------------------------------------------


class Room:
    """A window with a panel over it."""

    def __init__(self, window: QWidget, size: tuple[int, int] = (700, 900), least_ms: int = 0) -> None:
        self.window = window
        window.resize(*size)
        self.actions = ResultActions(*(QAction(name, window) for name in ResultActions._fields))
        self.panel = ResultPanel(
            session_of(replayed("swap-classic-greedy-2")),
            self.actions,
            Stage(THEMES["light"]),
            window,
            is_news=True,
            least_ms=least_ms,
        )
        (self.card,) = self.panel.findChildren(ResultCard)
        self.layout: Layout = arrange(size[0], size[1] - 44, 10, 13)
        self.panel.arrange(self.layout, QRect(0, 44, size[0], size[1] - 44))
        self.panel.come()

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    @property
    def focused(self) -> str:
        return self.focus.accessibleName() or self.focus.property("text") or ""


@pytest.fixture
def room(window: QWidget, qtbot: QtBot) -> Room:
    room = Room(window)
    window.activateWindow()
    qtbot.waitUntil(lambda: room.focused == "Play again")
    return room


def test_tab_stays_in_the_panel(room: Room):
    beneath = QPushButton("beneath", room.window)
    beneath.show()
    met = []
    for _ in range(4):
        met.append(room.focused)
        QTest.keyClick(room.focus, Qt.Key.Key_Tab)
    assert met == ["Play again", "More", "Fitted nowhere: square of 3 by 3", "Play again"]
    QTest.keyClick(room.focus, Qt.Key.Key_Backtab)
    assert room.focused == "Play again"
    shiboken6.delete(room.panel)
    assert shiboken6.isValid(beneath)  # the way round did not make it one of the panel's own


def test_escape_and_a_press_beside_it_give_way_to_the_board(room: Room, qtbot: QtBot):
    with qtbot.waitSignal(room.panel.left):
        QTest.keyClick(room.focus, Qt.Key.Key_Escape)
    with qtbot.waitSignal(room.panel.left):
        QTest.mouseClick(room.panel, Qt.MouseButton.LeftButton, pos=QRect(0, 0, 20, 20).center())
    with qtbot.assertNotEmitted(room.panel.left):
        QTest.mouseClick(room.card, Qt.MouseButton.LeftButton)


def test_a_key_held_down_from_the_last_placement_presses_nothing(room: Room, qtbot: QtBot):
    with qtbot.assertNotEmitted(room.actions.play_again.triggered):
        held = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(room.focus, held)
    with qtbot.waitSignal(room.actions.play_again.triggered):
        QTest.keyClick(room.focus, Qt.Key.Key_Return)


@pytest.mark.parametrize(("least_ms", "played"), [(24 * 3_600_000, False), (0, True)])
def test_a_key_that_was_on_its_way_to_the_board_does_not_play_again(
    window: QWidget, qtbot: QtBot, least_ms: int, played: bool
):
    pressed: list[bool] = []
    room = Room(window, least_ms=least_ms)
    room.actions.play_again.triggered.connect(lambda: pressed.append(True))
    window.activateWindow()
    qtbot.waitUntil(lambda: room.focused == "Play again")
    QTest.keyClick(room.focus, Qt.Key.Key_Return)
    assert bool(pressed) is played


@pytest.mark.parametrize("size", [(480, 640), (700, 900), (1200, 800), (960, 540), (900, 460)])
def test_it_stands_in_the_window_and_leaves_the_board_to_be_seen(window: QWidget, size: tuple[int, int]):
    room = Room(window, size)
    card = room.card.geometry()
    assert QRect(0, 0, *size).contains(card)
    board = QRect(*room.layout.board).translated(0, 44)
    if room.layout.beside and size[0] >= 1200:
        assert not board.intersects(card)
    shown = board.width() * board.height()
    hidden = board.intersected(card)
    assert hidden.width() * hidden.height() < 0.75 * shown
