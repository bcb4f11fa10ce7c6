"""Every kind of event is heard once and whole, by older and by newer screen readers (docs/accessibility.md, "What is said")."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Outcome
from tests.e2e.desktop import Desktop, wait_for
from tests.e2e.kept import Kept
from tests.e2e.player import Player
from tests.e2e.positions import Judge, about_to, new_game
from tests.e2e.readers import NEW, OLD, Reader
from tests.e2e.sentences import facts_of, result_facts, stranded

LIMIT_MS = 180_000


class Table:
    """A game under way in the program, and somebody who listens."""

    def __init__(self, desktop: Desktop, reader: Reader, history: History, used_ms: int = 0) -> None:
        self.kept = Kept(desktop)
        self.kept.put(history, limit_used_ms=used_ms)
        self.desktop, self.reader, self.assistive = desktop, reader, reader.assistive
        self.rules, self.mode = history.game.ruleset.id, history.game.mode.id
        since = reader.mark()
        self.program = desktop.start_game("--rules", self.rules, "--mode", self.mode)
        self.window = self.program.window()
        desktop.activate(self.window)
        self.player = Player(self.assistive, self.program)
        self.opened = reader.hear_once(since=since)

    def said_after(self, act: Callable[[], object], words: str = "") -> str:
        """The one thing that is said when something is done."""
        since = self.reader.mark()
        act()
        return self.reader.hear_once(words, since=since)

    def go_to(self, cell: tuple[int, int]) -> None:
        """Gives the cell the focus, and waits until it has been read."""
        self.assistive.focus(self.player.cells[cell])
        self.assistive.rest()

    def place(self, placement: Placement) -> str:
        """What is said after a placement with the keys of assistive technology."""
        self.said_after(lambda: self.player.take(placement.slot))
        return self.said_after(lambda: self.player.press_cell(placement.anchor))

    def game(self) -> Game:
        return self.kept.game(self.rules, self.mode)


@pytest.fixture(params=[OLD, NEW])
def reader(desktop: Desktop, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """The only screen reader, there before the program."""
    reader = Reader(desktop, request.param)
    with reader.assistive:
        yield reader


@pytest.fixture
def table(desktop: Desktop, reader: Reader) -> Callable[..., Table]:
    return lambda history, used_ms=0: Table(desktop, reader, history, used_ms)


def crossing(before: Game, after: Game, outcome: Outcome) -> bool:
    return bool(outcome.rows and outcome.columns)


def combo_of_three(before: Game, after: Game, outcome: Outcome) -> bool:
    return bool(outcome.lines) and after.combo == 3


def leaves_one_stranded(before: Game, after: Game, outcome: Outcome) -> bool:
    return len(stranded(before, after, outcome)) == 1


def deals(before: Game, after: Game, outcome: Outcome) -> bool:
    return bool(outcome.dealt) and before.placements > 5


def empties(before: Game, after: Game, outcome: Outcome) -> bool:
    return bool(outcome.emptied_rows)


def ends(before: Game, after: Game, outcome: Outcome) -> bool:
    return after.over


@pytest.mark.parametrize(
    ("judge", "rules", "mode"),
    [
        (crossing, "calm", "classic"),
        (combo_of_three, "combo", "classic"),
        (combo_of_three, "swap", "classic"),
        (leaves_one_stranded, "combo", "hardcore"),
        (deals, "swap", "classic"),
        (empties, "combo", "zen"),
        (ends, "calm", "classic"),
        (ends, "combo", "timed"),
    ],
)
def test_a_placement_is_told_with_all_that_follows(
    table: Callable[..., Table], judge: Judge, rules: str, mode: str
) -> None:
    history, placement = about_to(judge, rules, mode)
    after, outcome = history.game.apply(placement)
    at = table(history)
    said = at.place(placement)
    missing = [fact for fact in facts_of(history.game, after, outcome) if fact not in said]
    assert not missing, (missing, said)
    assert ("New pieces" in said) is bool(outcome.dealt)
    if outcome.dealt:
        assert f"New pieces: {'; '.join(piece.name for piece in at.player.pieces())}." in said
    assert at.game() == after


def test_choosing_and_putting_back(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    first = at.player.pieces()[0]
    said = at.said_after(lambda: at.player.take(0))
    assert said.startswith(f"Piece 1: {first.name}, {first.count} cells, fits in {first.places} places.")
    second = at.player.pieces()[1]
    assert at.said_after(lambda: at.player.take(1)).startswith(f"Piece 2: {second.name}")
    assert [piece.checked for piece in at.player.pieces()] == [False, True, False]
    assert "back" in at.said_after(lambda: at.assistive.act(at.player.slots[1]))
    assert not any(piece.checked for piece in at.player.pieces())


def test_why_a_placement_did_not_happen_twice_alike(table: Callable[..., Table]) -> None:
    history = History(new_game("calm", "classic", "ABC"))
    history.apply(Placement(0, 0, 0))
    at = table(history)
    before = at.game()
    assert "Choose a piece" in at.said_after(lambda: at.player.press_cell((4, 4)))
    at.said_after(lambda: at.player.take(1))
    covering = next(cell for cell in at.player.cells if before.is_filled(cell) and _covers(before, 1, cell))
    at.go_to(covering)
    said = [at.said_after(lambda: at.player.press_cell(covering)) for _ in range(2)]
    assert said[0] == said[1]
    assert "Does not fit" in said[0] and "is filled" in said[0]
    at.go_to((7, 7))
    assert "leave the board" in at.said_after(lambda: at.player.press_cell((7, 7)))
    assert at.player.pieces()[1].checked, "a refused piece stays in hand"
    assert at.game() == before
    at.desktop.keys("Escape")
    at.player.wait_for_checked(1, checked=False)
    assert "used" in at.said_after(lambda: at.desktop.keys("1"))


def _covers(game: Game, slot: int, cell: tuple[int, int]) -> bool:
    refusal = game.refusal(Placement(slot, *cell))
    return refusal is not None and refusal.cell is not None and refusal.cell in game.grid


def test_undo(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    start = at.game()
    at.place(Placement(0, 0, 0))
    said = at.said_after(lambda: at.player.press("Undo"))
    assert "Undone" in said and "Score 0" in said
    assert at.game() == start


def test_swapping_asks_first_and_ending_is_told(table: Callable[..., Table]) -> None:
    history, last = about_to(lambda before, after, outcome: after.stuck, "swap")
    history.apply(last)
    at = table(history)
    before = at.game()
    assert "No piece fits" in at.opened
    assert "Press again" in at.said_after(lambda: at.player.press("Swap group"))
    assert at.game() == before
    said = at.said_after(lambda: at.player.press_again("Swap group"))
    assert said.startswith("Group swapped.")
    swapped = at.game()
    assert swapped.swaps == before.swaps - 1
    if not swapped.over:
        assert "; ".join(piece.name for piece in at.player.pieces()) in said


def test_ending_a_stuck_game(table: Callable[..., Table]) -> None:
    history, last = about_to(lambda before, after, outcome: after.stuck and not after.over, "swap")
    history.apply(last)
    at = table(history)
    assert "Press again" in at.said_after(lambda: at.player.press("End game"))
    said = at.said_after(lambda: at.player.press_again("End game"))
    assert all(fact in said for fact in result_facts(at.game())), said
    assert at.game().over


def test_a_game_goes_on_once(table: Callable[..., Table]) -> None:
    def frees(before: Game, after: Game, outcome: Outcome) -> bool:
        return after.over and after.refusal(Command.CONTINUE) is None

    history, last = about_to(frees, "combo")
    history.apply(last)
    at = table(history)
    assert "Game over" in at.opened
    said = at.said_after(lambda: at.player.press("Continue"))
    after, outcome = history.game.apply(Command.CONTINUE)
    assert "goes on" in said
    assert all(f"row {row + 1}" in said for row in outcome.emptied_rows), said
    assert at.game() == after
    assert "Continue" not in at.player.buttons()


def test_time_left_is_said_at_60_30_and_10_seconds_and_when_it_is_up(
    desktop: Desktop, reader: Reader
) -> None:
    history = History(new_game("combo", "timed", "ABC"))
    history.apply(Placement(0, 0, 0))
    for seconds in (60, 30, 10):
        at = Table(desktop, reader, history, LIMIT_MS - seconds * 1000 - 3_000)
        since = reader.mark()
        desktop.keys("Right")  # a game that goes on waits for the first touch
        assert (
            reader.hear_once(f"{seconds} seconds left", since=since, timeout_s=25)
            == f"{seconds} seconds left."
        )
        minutes, rest = map(int, at.player.figure("Time left").split(":"))
        assert seconds - 5 <= minutes * 60 + rest <= seconds
        if seconds > 10:
            at.program.stop()
    since = reader.mark()
    assert "time is up" in reader.hear_once("Game over", since=since, timeout_s=30)
    assert at.game().over
    told = [news.text for news in reader.news() if "seconds left" in news.text]
    assert len(told) == 3, told


def test_nothing_is_said_for_what_the_player_did_not_do(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    since = at.reader.mark()
    at.desktop.resize(at.window, 480, 640)
    at.assistive.focus(at.player.cells[3, 3])
    at.desktop.keys("Left", "Up")
    wait_for(lambda: any("C3" in utterance.text for utterance in at.reader.utterances(since)), "C3")
    at.assistive.rest()
    assert at.reader.news(since) == []


# --- menus and dialogs: the focus comes back, and then the news ------------------------------------------------


def test_undo_by_its_key_and_by_the_menu(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    for undo in (("ctrl+z",), ("alt+g", "u")):
        at.place(Placement(0, 0, 0))
        assert at.said_after(partial(at.desktop.keys, *undo, delay_ms=150), "Undone").startswith(
            "Undone. Score 0."
        )


def test_another_game_by_the_menu(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    said = at.said_after(lambda: at.desktop.keys("alt+g", "o", "Return", delay_ms=200), "as you left it")
    assert said.startswith("Calm, as you left it.")


def test_a_new_game_by_its_dialog(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    since = at.reader.mark()
    at.desktop.keys("ctrl+n")
    wait_for(lambda: any("New game" in u.text for u in at.reader.utterances(since)), "dialog")
    at.assistive.rest()
    said = at.said_after(lambda: at.desktop.keys("Return"), "New game: Calm.")
    assert said.startswith("New game: Calm. Pieces: ")


def test_the_result_card_goes_on(table: Callable[..., Table]) -> None:
    def frees(before: Game, after: Game, outcome: Outcome) -> bool:
        return after.over and after.refusal(Command.CONTINUE) is None

    history, last = about_to(frees, "combo")
    at = table(history)
    at.said_after(lambda: at.player.take(last.slot))
    since = at.reader.mark()
    at.player.press_cell(last.anchor)
    assert "Game over" in at.reader.hear_once("Game over", since=since)
    card = wait_for(lambda: at.assistive.tree(at.player._application).all(name="Game over"), "result")[0]
    button = at.assistive.tree(card).one("push button", "Continue")
    said = at.said_after(lambda: at.assistive.act(button), "goes on")
    assert said.startswith("The game goes on.")


def test_a_message_that_comes_twice_and_one_said_again(table: Callable[..., Table]) -> None:
    at = table(History(new_game("calm", "classic", "ABC")))
    at.assistive.focus(at.player.cells[0, 0])
    said = [at.said_after(partial(at.desktop.keys, key), "edge") for key in ("Left", "Left", "l")]
    assert said == ["Left edge. A1, empty."] * 3


def test_readers_that_come_and_go_are_noticed(desktop: Desktop) -> None:
    """What the focused cell carries follows who listens, while the program runs."""
    Kept(desktop).put(History(new_game("calm", "classic", "ABC")))
    program = desktop.start_game("--rules", "calm")
    desktop.activate(program.window())
    for kind in (NEW, OLD, NEW):
        reader = Reader(desktop, kind)
        with reader.assistive as assistive:
            player = Player(assistive, program)
            for cell in ((1, 1), (0, 0)):
                assistive.focus(player.cells[cell])  # whoever has just come learns where the focus is
            assistive.rest()
            since = reader.mark()
            desktop.keys("Left")
            assert reader.hear_once("edge", since=since) == "Left edge. A1, empty."
            carried = "Left edge" in player.descriptions()[0, 0]
            assert carried is (kind == OLD)
