"""New game: what is offered for each choice, and what the buttons do."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.kit.mini_board import corners_of
from bp_qt.dialogs.kit.status import StatusLine
from bp_qt.dialogs.kit.tiles import ChoiceCard, Disclosure
from bp_qt.dialogs.new_game import NewGameDialog
from bp_qt.engine.rulesets import RULESETS, variant_of
from bp_qt.engine.seeds import daily_seed
from bp_qt.look.blocks import BlockPainter
from bp_qt.play.session import GameSession
from tests import program as whole
from tests.dialogs.conftest import Wear
from tests.dialogs.games import TODAY, new_history, over_history, session_of


class Hand:
    """What a person does with the dialog."""

    def __init__(self, dialog: NewGameDialog) -> None:
        self.dialog = dialog
        dialog.open()

    @property
    def buttons(self) -> dict[str, QPushButton]:
        shown = self.dialog.findChildren(QPushButton)
        return {button.text(): button for button in shown if button.isVisible()}

    @property
    def texts(self) -> str:
        labels = self.dialog.findChildren(QWidget)
        return " ".join(label.text() for label in labels if hasattr(label, "text") and label.isVisible())

    @property
    def field(self) -> QLineEdit:
        return self.dialog.findChildren(QLineEdit)[0]

    def choose(self, choice: str) -> None:
        cards = [card for card in self.dialog.findChildren(ChoiceCard) if card.isVisible()]
        next(card for card in cards if card.choice == choice).click()

    def unfold(self) -> None:
        self.dialog.findChildren(Disclosure)[0].click()


@pytest.fixture
def opened(window: QWidget, blocks: BlockPainter):
    def open_dialog(session: GameSession, rules: str = "calm", mode: str = "classic") -> Hand:
        return Hand(NewGameDialog(session, variant_of(rules, mode), window, blocks))

    return open_dialog


def test_begins_with_the_last_choice_and_its_card_has_the_focus(opened, qtbot):
    hand = opened(session_of(), "combo", "zen")
    assert hand.dialog.variant.id == "combo-zen"
    qtbot.waitUntil(lambda: isinstance(hand.dialog.focusWidget(), ChoiceCard))
    assert hand.dialog.focusWidget().choice == "combo"


def test_modes_are_shown_only_where_there_are_several(opened):
    hand = opened(session_of())
    for ruleset in RULESETS:
        hand.choose(ruleset.id)
        cards = [card.choice for card in hand.dialog.findChildren(ChoiceCard) if card.isVisible()]
        modes = [mode.id for mode in ruleset.modes] if len(ruleset.modes) > 1 else []
        assert cards == [*(each.id for each in RULESETS), *modes]


def test_every_card_says_its_sentence_to_assistive_technology(opened):
    hand = opened(session_of(), "combo", "classic")
    for card in hand.dialog.findChildren(ChoiceCard):
        seen = QAccessible.queryAccessibleInterface(card)
        assert seen.role() == QAccessible.Role.RadioButton
        assert seen.text(QAccessible.Text.Name) == card.text()
        assert seen.text(QAccessible.Text.Description).endswith(".")


def test_the_choices_stand_in_groups_with_names(opened):
    hand = opened(session_of(), "combo", "classic")
    for card in hand.dialog.findChildren(ChoiceCard):
        group = QAccessible.queryAccessibleInterface(card).parent()
        assert group.role() == QAccessible.Role.Grouping
        is_game = card.choice in {ruleset.id for ruleset in RULESETS}
        assert group.text(QAccessible.Text.Name) == ("Game" if is_game else "Mode")


def test_enter_starts_the_chosen_game(opened, qtbot: QtBot):
    session = session_of()
    hand = opened(session)
    hand.choose("combo")
    hand.choose("hardcore")
    with qtbot.waitSignal(hand.dialog.accepted):
        qtbot.keyClick(hand.dialog, Qt.Key.Key_Return)
    assert (session.game.ruleset.id, session.game.mode.id) == ("combo", "hardcore")


def test_escape_starts_nothing(opened, qtbot: QtBot):
    session = session_of(new_history("calm", "classic", "kept"))
    hand = opened(session)
    with qtbot.waitSignal(hand.dialog.rejected):
        qtbot.keyClick(hand.dialog, Qt.Key.Key_Escape)
    assert session.game.seed == "kept"


def test_a_game_under_way_can_be_continued_or_replaced_after_a_question(opened, qtbot: QtBot):
    session = session_of(new_history("calm", "classic", "kept", 2))
    hand = opened(session)
    assert list(hand.buttons) == ["Cancel", "Continue it", "Start"]
    assert "under way" in hand.texts
    hand.buttons["Start"].click()
    box = hand.dialog.findChild(QMessageBox)
    assert box.defaultButton().text() == "Keep playing"
    assert [button.text() for button in box.buttons()] == ["Start a new game", "Keep playing"]
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert session.game.seed == "kept"
    assert hand.dialog.isVisible()
    qtbot.waitUntil(lambda: hand.dialog.findChild(QMessageBox) is None)
    hand.buttons["Start"].click()
    next(b for b in hand.dialog.findChild(QMessageBox).buttons() if b.text() == "Start a new game").click()
    assert session.game.seed != "kept"
    assert not hand.dialog.isVisible()


def test_continue_opens_the_kept_game(opened):
    session = session_of(
        new_history("swap", "classic", "kept", 2), new_history("calm", "classic", "other", 1)
    )
    hand = opened(session, "calm", "classic")
    hand.buttons["Continue it"].click()
    assert session.game.seed == "other"
    assert not hand.dialog.isVisible()


def test_a_game_without_a_placement_is_replaced_unasked(opened):
    session = session_of(new_history("calm", "classic", "kept"))
    opened(session).buttons["Start"].click()
    assert session.game.seed != "kept"


def test_todays_daily_under_way_is_only_continued(opened):
    session = session_of(new_history("combo", "daily", daily_seed(TODAY), 2))
    hand = opened(session, "combo", "daily")
    assert list(hand.buttons) == ["Cancel", "Continue it"]
    assert hand.buttons["Continue it"].isDefault()


def test_yesterdays_daily_under_way_may_make_room_for_todays(opened):
    session = session_of(new_history("combo", "daily", daily_seed(TODAY - timedelta(days=1)), 2))
    hand = opened(session, "combo", "daily")
    assert list(hand.buttons) == ["Cancel", "Continue it", "Start"]


def test_a_daily_that_is_over_is_shown_with_its_result(opened):
    history = over_history("combo", "daily", daily_seed(TODAY))
    session = session_of(history, shown=("calm", "classic"))
    hand = opened(session, "combo", "daily")
    assert list(hand.buttons) == ["Cancel", "Show it"]
    assert f"{history.game.score} points" in hand.texts
    hand.buttons["Show it"].click()
    assert session.game.seed == daily_seed(TODAY)
    assert session.game.over
    assert not hand.dialog.isVisible()


def test_a_seed_is_used_and_trimmed(opened):
    session = session_of()
    hand = opened(session)
    hand.unfold()
    hand.field.setText("  my seed ")
    hand.buttons["Start"].click()
    assert session.game.seed == "my seed"


def test_a_seed_that_is_folded_away_again_is_not_used(opened):
    session = session_of()
    hand = opened(session)
    hand.unfold()
    hand.field.setText("my seed")
    hand.unfold()
    hand.buttons["Start"].click()
    assert session.game.seed != "my seed"


@pytest.mark.parametrize("text", ["x" * 65, "a\u200bb", "Block Puzzle: swap"])
def test_what_is_wrong_with_a_seed_is_said_at_once(opened, text):
    hand = opened(session_of())
    hand.unfold()
    hand.field.setText(text)
    assert not hand.buttons["Start"].isEnabled()
    assert hand.field.accessibleDescription().endswith(".")
    hand.field.setText("fine")
    assert hand.buttons["Start"].isEnabled()
    assert hand.field.accessibleDescription() == ""


def test_nobody_rehearses_todays_game(opened):
    hand = opened(session_of())
    hand.unfold()
    hand.field.setText(daily_seed(TODAY))
    assert not hand.buttons["Start"].isEnabled()
    assert "still to be played" in hand.field.accessibleDescription()
    hand.field.setText(daily_seed(TODAY - timedelta(days=1)))
    assert hand.buttons["Start"].isEnabled()


def test_dated_modes_have_no_seed_field(opened):
    hand = opened(session_of(), "combo", "classic")
    hand.unfold()
    hand.field.setText("x" * 65)
    hand.choose("daily")
    assert not hand.field.isVisible()
    assert hand.buttons["Start"].isEnabled()


def test_a_pasted_challenge_chooses_everything(opened):
    session = session_of()
    hand = opened(session)
    hand.unfold()
    hand.field.setText("block puzzle: combo hardcore two words")
    assert hand.dialog.variant.id == "combo-hardcore"
    assert hand.field.text() == "two words"
    hand.buttons["Start"].click()
    assert (session.game.mode.id, session.game.seed) == ("hardcore", "two words")


@pytest.mark.parametrize("line", ["Block Puzzle: swap classic QQ7", "Block Puzzle: combo timed a b"])
def test_a_good_challenge_is_never_called_a_bad_one(opened, monkeypatch: pytest.MonkeyPatch, line: str):
    said: list[str] = []
    monkeypatch.setattr(StatusLine, "say", lambda status, sentence: said.append(sentence))
    hand = opened(session_of(), "combo", "zen")
    hand.unfold()
    hand.field.setText(line)
    assert set(said) == {""}


@pytest.mark.parametrize(
    ("typed", "seed", "told"),
    [
        ("Block Puzzle: swap classic 7qk2m9zc4t8hxw3d.", "7QK2M9ZC4T8HXW3D", ""),
        (
            "Block Puzzle: swap classic two words.",
            "two words.",
            "The seed is “two words.”, with every sign in it",
        ),
        ("7qk2m9zc4t8hxw3d.", "7qk2m9zc4t8hxw3d.", "another game than that of 7QK2M9ZC4T8HXW3D"),
        ("two words.", "two words.", ""),
    ],
)
def test_what_will_be_played_is_told_where_it_is_in_doubt(opened, typed: str, seed: str, told: str):
    session = session_of()
    hand = opened(session)
    hand.unfold()
    hand.field.setText(typed)
    assert told in hand.texts
    assert (told != "") == ("another" in hand.texts)
    hand.buttons["Start"].click()
    assert session.game.seed == seed


def test_tab_leads_to_the_chosen_cards_alone(opened):
    hand = opened(session_of())
    for ruleset, mode in (("combo", "zen"), ("swap", "zen"), ("combo", "timed")):
        hand.choose(ruleset)
        if ruleset == "combo":
            hand.choose(mode)
        shown = [card for card in hand.dialog.findChildren(ChoiceCard) if card.isVisible()]
        stops = [card.choice for card in shown if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [card.choice for card in shown if card.isChecked()]
        assert all(card.focusPolicy() != Qt.FocusPolicy.NoFocus for card in shown)


def test_enter_presses_the_button_that_has_the_focus(opened, qtbot: QtBot):
    session = session_of(new_history("calm", "classic", "kept", 2))
    hand = opened(session)
    hand.dialog.activateWindow()
    hand.buttons["Cancel"].setFocus()
    qtbot.waitUntil(hand.buttons["Cancel"].hasFocus)
    with qtbot.waitSignal(hand.dialog.rejected):
        qtbot.keyClick(hand.buttons["Cancel"], Qt.Key.Key_Return)
    assert session.game.seed == "kept"


def test_todays_daily_can_be_challenged_but_not_anothers(opened):
    hand = opened(session_of())
    hand.unfold()
    hand.field.setText("Block Puzzle: combo daily daily/2026-02-28")
    assert not hand.buttons["Start"].isEnabled()
    assert "another day" in hand.texts
    hand.field.setText(f"Block Puzzle: combo daily {daily_seed(TODAY)}")
    assert hand.dialog.variant.mode.id == "daily"
    assert hand.buttons["Start"].isEnabled()


def test_the_field_is_named_by_its_label(opened):
    hand = opened(session_of())
    hand.unfold()
    seen = QAccessible.queryAccessibleInterface(hand.field)
    assert seen.text(QAccessible.Text.Name) == "Seed (optional)"


@pytest.mark.parametrize("width", [480, 700])
@pytest.mark.parametrize("keys", [(Qt.Key.Key_Right, Qt.Key.Key_Left), (Qt.Key.Key_Down, Qt.Key.Key_Up)])
def test_arrows_go_through_the_games_however_they_lie(opened, qtbot: QtBot, width, keys):
    hand = opened(session_of())
    hand.dialog.resize(width, 700)
    on, back = keys
    qtbot.waitUntil(lambda: hand.dialog.focusWidget() is not None)
    first, *others = [ruleset.id for ruleset in RULESETS]
    ways = [(on, rules) for rules in (*others, others[-1])]
    ways += [(back, rules) for rules in (*others[-2::-1], first)]
    for key, rules in ways:
        qtbot.keyClick(hand.dialog.focusWidget(), key)
        assert hand.dialog.variant.ruleset.id == rules


def test_opens_with_everything_in_sight_and_no_bar_to_stop_at(opened, wear: Wear):
    wear("light", 100)
    hand = opened(session_of(), "combo", "classic")
    QApplication.processEvents()
    area = hand.dialog.findChildren(QScrollArea)[0]
    if area.verticalScrollBar().maximum():  # more games than the dialog has room for
        assert len(RULESETS) > 3
        return
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_it_has_one_size_and_nothing_leaps(opened, wear: Wear):
    wear("light", 100)
    hand = opened(session_of(new_history("calm", "classic", "kept", 2)))
    places = set()
    for rules in ("swap", "combo", "calm", "combo"):
        hand.choose(rules)
        QApplication.processEvents()
        start = hand.buttons["Start"]
        places.add((hand.dialog.size().toTuple(), start.mapTo(hand.dialog, QPoint()).toTuple()))
    assert len(places) == 1
    assert hand.dialog.size().toTuple() == (680, 560)


def test_the_best_score_is_told_where_one_is_kept(opened):
    kept = over_history("combo", "classic", "kept")
    hand = opened(session_of(kept, best=100), "combo", "classic")
    assert f"Best {max(100, kept.game.score)}." in hand.texts
    hand.choose("zen")
    assert "Best" not in hand.texts


def test_the_shapes_of_a_picture_cover_nothing_of_each_other():
    for ruleset in RULESETS:
        for size in (4, 5, 6):
            placed = corners_of(
                [shape for shape in ruleset.ornament if max(shape.height, shape.width) <= size], size
            )
            cells = [(r + row, c + column) for shape, (r, c) in placed for row, column in shape.cells]
            assert len(set(cells)) == len(cells)
            assert all(0 <= row < size and 0 <= column < size for row, column in cells)


@pytest.mark.parametrize("percent", [100, 200])
def test_the_unfolded_field_is_seen_whole(opened, wear: Wear, percent):
    wear("light", percent)
    hand = opened(session_of(), "combo", "classic")
    hand.unfold()
    hand.field.setText("x" * 65)
    viewport = hand.dialog.findChildren(QScrollArea)[0].viewport()
    for _ in range(3):
        QApplication.processEvents()
    at = hand.field.mapTo(viewport, QPoint())
    assert viewport.rect().contains(QRect(at, hand.field.size()))


def test_a_height_that_the_player_chose_stays_until_the_contents_change(opened):
    hand = opened(session_of())
    QApplication.processEvents()
    hand.dialog.resize(hand.dialog.width(), hand.dialog.height() + 50)
    height = hand.dialog.height()
    QApplication.processEvents()
    assert hand.dialog.height() == height


def test_it_begins_with_the_game_that_is_being_played(qapp: QApplication, tmp_path: Path):
    with whole.opened(qapp, tmp_path, "en") as program:
        whole.play(program, "swap", "classic", "any", 1)
        dialog = whole.dialog_of(program, "new_game")
        assert isinstance(dialog, NewGameDialog)
        assert dialog.variant.id == "swap-classic"
        dialog.reject()
