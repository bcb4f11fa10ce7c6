"""Killed right after a placement is shown, the program goes on at exactly that position (issue: autosave before anything moves)."""

import random
import signal

import pytest
from PySide6.QtGui import QColor

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Placement, format_move
from bp_qt.engine.rulesets import RULESETS
from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Program, wait_for
from tests.e2e.dragging import Table
from tests.e2e.kept import Kept
from tests.e2e.painted import Box, box_in, colours
from tests.e2e.player import Player
from tests.e2e.positions import new_game

KILLS = 3
_FAINT = 48
"""The most by which what is no block differs in lightness from the trough, of 255."""
# Each ruleset in its first mode, and the two whose games are not told by the moves alone.
PLAYED = [*((ruleset.id, ruleset.modes[0].id) for ruleset in RULESETS), ("combo", "timed"), ("combo", "zen")]


def kill(program: Program) -> None:
    program.process.send_signal(signal.SIGKILL)
    program.process.wait()


def some_placement(game: Game, rng: random.Random) -> Placement:
    return rng.choice(list(game.legal))


def assert_shows(player: Player, game: Game) -> None:
    size = game.ruleset.size
    everywhere = [(row, column) for row in range(size) for column in range(size)]
    assert player.filled() == {cell for cell in everywhere if game.is_filled(cell)}
    shapes = [None if piece.used else piece.count for piece in player.pieces()]
    assert shapes == [None if shape is None else shape.count for shape in game.tray]
    assert player.figure("Lines") == str(game.lines)
    if game.mode.scored:
        assert player.figure("Score") == str(game.score)


@pytest.mark.parametrize(("rules", "mode"), PLAYED)
def test_killed_as_soon_as_a_placement_is_told(
    desktop: Desktop, assistive: Assistive, rules: str, mode: str
) -> None:
    rng = random.Random(f"{rules} {mode}")
    history = History(new_game(rules, mode, "killed"))
    kept = Kept(desktop)
    kept.put(history)
    for _ in range(KILLS):
        program = desktop.start_game()  # without a word: it goes on with the last game
        program.window()
        player = Player(assistive, program)
        assert_shows(player, history.game)
        placement = some_placement(history.game, rng)
        player.take(placement.slot)
        since = assistive.mark()
        player.press_cell(placement.anchor)
        assistive.heard(
            "object:announcement", lambda e: "Placed" in e.said or "Cleared" in e.said, since=since
        )
        kill(program)
        history.apply(placement)
        assert kept.moves(rules, mode) == [format_move(move) for move in history.moves]
        assert kept.game(rules, mode) == history.game
    program = desktop.start_game("--rules", rules, "--mode", mode)
    program.window()
    assert_shows(Player(assistive, program), history.game)


def test_killed_as_soon_as_a_drop_is_painted(desktop: Desktop, assistive: Assistive) -> None:
    """The slot is empty on the screen: nothing of it may be lost, whatever still moves."""
    rng = random.Random(7)
    history = History(new_game("combo", "classic", "killed"))
    kept = Kept(desktop)
    kept.put(history)
    for _ in range(KILLS):
        program = desktop.start_game()
        table = Table(desktop, assistive, program, (700, 900))
        placement = some_placement(history.game, rng)
        shape = history.game.tray[placement.slot]
        assert shape
        table.take(placement.slot)
        table.carry(table.slots[placement.slot], table.grid.pointer_for(shape, placement.anchor))
        table.desktop.release()
        box = inside(box_in(table.window, table.player.slots[placement.slot]))
        # A group that was just dealt fills the slot again; then what was saved is all there is to see.
        dealt = history.game.apply(placement)[1].dealt
        if dealt:
            kept.wait_for_moves(len(history.moves) + 1, "combo")
        else:
            wait_for_no_block(table, box)
        kill(program)
        history.apply(placement)
        assert kept.game("combo") == history.game
    program = desktop.start_game()
    program.window()
    assert_shows(Player(assistive, program), history.game)


def wait_for_no_block(table: Table, box: Box) -> None:
    """Wait until no block is painted in a slot any more; the print of a piece and the mark of a used slot are faint."""

    def look() -> bool:
        lightness = [
            QColor(colour).lightness() for colour in colours(table.desktop.picture(table.window), box)
        ]
        return max(lightness) - min(lightness) <= _FAINT

    wait_for(look, "empty slot")


def inside(box: Box) -> Box:
    """Without the frame and what lies on it."""
    left, top, width, height = box
    return left + 8, top + 8, width - 16, height - 16


def test_killed_after_an_undo(desktop: Desktop, assistive: Assistive) -> None:
    kept = Kept(desktop)
    history = History(new_game("calm", "classic", "killed"))
    kept.put(history)
    program = desktop.start_game()
    program.window()
    player = Player(assistive, program)
    for slot, cell in ((0, (0, 0)), (1, (4, 0))):
        player.take(slot)
        player.press_cell(cell)
        kept.wait_for_moves(slot + 1, "calm")
    player.press("Undo")
    wait_for(lambda: len(kept.moves("calm")) == 1, "one move taken back")
    kill(program)
    history.apply(Placement(0, 0, 0))
    program = desktop.start_game()
    program.window()
    assert_shows(Player(assistive, program), history.game)


def test_every_ruleset_and_mode_keeps_its_own_game(desktop: Desktop, assistive: Assistive) -> None:
    """Killed in one, the others are as they were left."""
    kept = Kept(desktop)
    games = {}
    rng = random.Random(3)
    for ruleset in RULESETS:
        for mode in ruleset.modes:
            if mode.dated:
                continue  # has no seed but its day's
            history = History(new_game(ruleset.id, mode.id, f"kept {mode.id}"))
            for _ in range(5):
                history.apply(some_placement(history.game, rng))
            games[ruleset.id, mode.id] = history
    kept.put(*games.values())
    for (rules, mode_id), history in games.items():
        program = desktop.start_game("--rules", rules, "--mode", mode_id)
        program.window()
        assert_shows(Player(assistive, program), history.game)
        kill(program)
    assert {key: kept.game(*key) for key in games} == {key: history.game for key, history in games.items()}
