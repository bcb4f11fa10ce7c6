"""Whole games with two keys, and with one: xdotool presses them, the kept game tells."""

import time

import pytest

from bp_qt.engine.history import History
from bp_qt.play.delays import Delays
from tests.e2e.desktop import Desktop, wait_for
from tests.e2e.kept import Kept
from tests.e2e.positions import new_game

GAMES = [("calm", "classic"), ("combo", "classic"), ("swap", "classic")]
SEED = "WITH LESS"


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("rules", "mode"), GAMES)
def test_two_keys_play_a_game_to_its_end(desktop: Desktop, rules: str, mode: str) -> None:
    """F takes a piece, F goes where it fits, Enter places it; where none fits F leads to the button that goes on."""
    program = desktop.start_game("--rules", rules, "--mode", mode, "--seed", SEED)
    desktop.activate(program.window())
    kept, game, moves = Kept(desktop), new_game(rules, mode, SEED), 0
    while not game.over:
        if game.stuck:
            desktop.keys("f", "Return")
            time.sleep(Delays().second_press_ms / 1000)  # two presses sooner than that are one
            desktop.keys("Return")
        else:
            desktop.keys("f", "f", "Return")
        moves += 1
        game = kept.wait_for_moves(moves, rules, mode)
    assert game.placements > 5


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("rules", "mode"), GAMES)
def test_one_switch_plays_a_game_to_its_end(desktop: Desktop, rules: str, mode: str) -> None:
    kept = Kept(desktop)
    # Slow enough that the first of what is offered is still there whenever the key comes.
    settings = {"settings/scanning": "true", "settings/scan_step_ms": "5000"}
    kept.put(History(new_game(rules, mode, SEED)), settings=settings)
    program = desktop.start_game()
    desktop.activate(program.window())

    def press() -> bool:
        if kept.game(rules, mode).over:
            return True
        desktop.keys("space")
        if kept.game(rules, mode).stuck:
            time.sleep(Delays().second_press_ms / 1000)
        return False

    wait_for(press, "the end of the game", 600)
    assert kept.game(rules, mode).placements > 5
