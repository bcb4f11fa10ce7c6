"""One whole game with nothing but a keyboard, dialogs included: xdotool types, the saved game and the windows tell."""

import random

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Placement
from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Program, Window, wait_for
from tests.e2e.kept import Kept
from tests.e2e.player import Player
from tests.e2e.positions import about_to, new_game

SEED = "KEYS ALONE"
# Of the game that is there when the window comes.
FIRST_SEED = "BEFORE"


class Typist:
    """Somebody at the keyboard of a running program."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self.program: Program = desktop.start_game()
        self.window: Window = self.program.window()
        desktop.activate(self.window)
        self.kept = Kept(desktop)

    def dialog(self, title: str) -> Window:
        """The dialog with these words in its title, once it has the keyboard."""
        found = self.program.window(title)
        wait_for(lambda: self._active() == found.id, f"{title} with the keyboard")
        return found

    def back_on_the_board(self) -> None:
        """Wait until no dialog is left and the window has the keyboard."""
        wait_for(lambda: len(self.program.windows()) == 1, "closed dialogs")
        wait_for(lambda: self._active() == self.window.id, "the window with the keyboard")

    def titles(self) -> set[str]:
        """The titles of all windows that are shown."""
        return {window.title for window in self.program.windows()}

    def keys(self, *names: str) -> None:
        self.desktop.keys(*names)

    def place(self, game: Game, placement: Placement) -> Game:
        """Take the piece, go through the cells where it fits as far as the wanted one, and place it there."""
        fitting = list(game.legal.anchors(placement.slot))
        steps = fitting.index(placement.anchor)
        # From the first cell F goes to the next that fits; when the first one fits, it is there already.
        steps += 0 if fitting[0] == (0, 0) else 1
        self.keys(str(placement.slot + 1), "ctrl+Home", *["f"] * steps, "Return")
        return self.kept.wait_for_moves(game.placements + 1, "calm")

    def _active(self) -> int:
        return int(self.desktop.xdotool("getactivewindow", check=False).strip() or 0)


@pytest.fixture
def typist(desktop: Desktop) -> Typist:
    Kept(desktop).put(History(new_game("calm", "classic", FIRST_SEED)))
    return Typist(desktop)


def start_with_seed(typist: Typist, seed: str) -> Game:
    """New game by Ctrl+N: the first game in the list, with a seed that is typed."""
    typist.keys("ctrl+n")
    typist.dialog("New game")
    typist.keys("Down", "Up")  # to the next game and back
    typist.keys("Tab", "space")  # unfold the line for the seed, which takes the keys
    typist.desktop.type(seed)
    typist.keys("Return")
    typist.back_on_the_board()
    game = typist.kept.game("calm")
    assert (game.seed, game.placements) == (seed, 0)
    return game


def test_a_whole_game_of_calm(typist: Typist) -> None:
    rng = random.Random(SEED)
    game = start_with_seed(typist, SEED)
    while not game.over:
        slot = rng.choice([slot for slot in range(3) if game.legal.count_of(slot)])
        near = list(game.legal.anchors(slot))[:8]
        clearing = [at for at in near if game.preview(Placement(slot, *at)).lines]
        placement = Placement(slot, *rng.choice(clearing or near))
        expected, _ = game.apply(placement)
        game = typist.place(game, placement)
        assert game == expected
    assert game.placements > 10

    # No key moves anything any more.
    written = typist.kept.text()
    typist.keys("ctrl+z", "1", "2", "f", "3")
    typist.keys("ctrl+n")
    typist.dialog("New game")
    assert typist.kept.text() == written

    # A new game from there.
    typist.keys("Return")
    typist.back_on_the_board()
    assert typist.kept.game("calm").seed != SEED
    assert typist.kept.moves("calm") == []


def test_the_result_leads_to_the_next_game(desktop: Desktop) -> None:
    history, last = about_to(lambda before, after, outcome: after.over, "calm")
    Kept(desktop).put(history)
    typist = Typist(desktop)
    assert typist.kept.game("calm") == history.game
    assert typist.place(history.game, last).over

    def is_new() -> bool:
        typist.keys("Return")  # on the board that does nothing any more; in the result it is Play again
        return typist.kept.moves("calm") == []

    wait_for(is_new, "game played again")
    assert len(typist.program.windows()) == 1


def test_undo_and_a_game_under_way_that_is_kept(typist: Typist) -> None:
    game = start_with_seed(typist, SEED)
    placement = Placement(0, *next(game.legal.anchors(0)))
    placed = typist.place(game, placement)
    typist.keys("ctrl+z")
    wait_for(lambda: typist.kept.moves("calm") == [], "move taken back")
    assert typist.place(game, placement) == placed

    typist.keys("ctrl+n")
    typist.dialog("New game")
    typist.keys("Return")
    # It asks first; Return keeps playing, and so does Escape.
    wait_for(lambda: len(typist.program.windows()) == 3, "question")
    typist.keys("Return")
    wait_for(lambda: len(typist.program.windows()) == 2, "answered question")
    typist.keys("Escape")
    typist.back_on_the_board()
    assert typist.kept.game("calm") == placed
    # The keys go on where they were.
    second = Placement(1, *next(placed.legal.anchors(1)))
    assert typist.place(placed, second) == placed.apply(second)[0]


@pytest.mark.parametrize(("key", "title"), [("ctrl+n", "New game"), ("F1", ""), ("ctrl+i", "Statistics")])
def test_every_dialog_opens_and_closes_by_a_key(typist: Typist, key: str, title: str) -> None:
    before = typist.titles()
    typist.keys(key)
    wait_for(lambda: len(typist.program.windows()) == 2, "dialog")
    assert any(title in new for new in typist.titles() - before)
    typist.dialog((typist.titles() - before).pop())
    typist.keys("Escape")
    typist.back_on_the_board()
    # The keys go on where they were.
    game = typist.kept.game("calm")
    assert (game.seed, game.placements) == (FIRST_SEED, 0)
    typist.place(game, Placement(0, *next(game.legal.anchors(0))))


def test_letters_act_only_on_board_and_tray(typist: Typist) -> None:
    """Digits and letters pressed while a button has the focus do nothing."""
    game = start_with_seed(typist, SEED)
    assert Placement(0, 0, 0) in game.legal
    typist.keys("Tab")  # from the board to the buttons
    typist.keys("1", "f", "w")
    typist.keys("shift+Tab", "Return")  # back on the board, with no piece in hand
    typist.keys("1", "Return")
    game = typist.kept.wait_for_moves(1, "calm")
    assert game.is_filled((0, 0)), "the cell has moved"


def test_letters_act_under_a_russian_keyboard(desktop: Desktop, assistive: Assistive) -> None:
    """The layout is alone, as on many desktops: Qt finds no shortcut under it."""
    program = desktop.start_game("--rules", "calm", "--seed", "ABC")
    desktop.activate(program.window())
    player = Player(assistive, program)
    assistive.focus(player.cells[0, 0])
    desktop.run(["setxkbmap", "ru"])
    f, w, z, left_ctrl = "41", "25", "52", "37"  # X's numbers of the keys

    def hears(words: str, *keys: str) -> None:
        since = assistive.mark()
        desktop.xdotool("key", *keys)
        assistive.heard("object:announcement", lambda e: words in e.said, since=since)

    hears("A1, empty", w)
    hears("Piece 1", "10")
    desktop.xdotool("key", f)
    hears("Placed at", "36")
    hears("Undone", f"{left_ctrl}+{z}")
