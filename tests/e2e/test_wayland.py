"""Real drags on Wayland, and whatever may interrupt them: a headless sway, a virtual pointer and keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Placement, format_move
from bp_qt.engine.rulesets import variant_of
from tests.e2e.desktop import wait_for
from tests.e2e.kept import Kept
from tests.e2e.sway import Place, Sway, missing_for_wayland
from tests.e2e.wayland_input import ESCAPE

FIRST = Placement(0, 3, 4)
SECOND = Placement(1, 6, 9)


@pytest.fixture
def sway(tmp_path: Path) -> Iterator[Sway]:
    """A desktop with a game of combo that has just begun."""
    missing = missing_for_wayland()
    if missing:
        pytest.fail(f"missing: {', '.join(missing)} (packaging/bootstrap.py test brings them)")
    with Sway(tmp_path) as sway:
        sway.start("--rules", "combo", "--seed", "abc")
        yield sway


@pytest.fixture
def game() -> Game:
    variant = variant_of("combo", "classic")
    return Game.new(variant.ruleset, variant.mode, "abc")


def moves(sway: Sway) -> list[str]:
    return Kept(sway).moves("combo")


def wait_for_moves(sway: Sway, *placements: Placement) -> None:
    wanted = [format_move(placement) for placement in placements]
    wait_for(lambda: moves(sway) == wanted, f"moves {wanted}")


def drag(sway: Sway, placement: Placement, place: Place) -> None:
    """A whole drag that lands."""
    sway.take(placement.slot, place)
    sway.wait_for_target(placement)
    sway.pointer.release()


def wait_for_empty_hand(sway: Sway) -> None:
    wait_for(lambda: sway.told("slot")["slot"] is None, "empty hand")


def test_a_drag_lands_by_the_lift_rule_also_after_wrong_ones(sway: Sway, game: Game) -> None:
    right = sway.pointer_for(game, FIRST)
    outside = (10, right[1])
    sway.take(0, right, outside)
    sway.pointer.release()
    wait_for_empty_hand(sway)
    drag(sway, FIRST, right)
    wait_for_moves(sway, FIRST)
    game, _ = game.apply(FIRST)
    filled = Placement(1, FIRST.row, FIRST.column)
    sway.take(1, sway.pointer_for(game, filled))
    sway.pointer.release()
    wait_for_empty_hand(sway)
    drag(sway, SECOND, sway.pointer_for(game, SECOND))
    wait_for_moves(sway, FIRST, SECOND)


def test_escape_puts_the_piece_back_and_the_release_places_nothing(sway: Sway, game: Game) -> None:
    sway.take(0, sway.pointer_for(game, FIRST))
    sway.wait_for_target(FIRST)
    sway.keyboard.tap(ESCAPE)
    wait_for_empty_hand(sway)
    sway.pointer.release()
    # Whatever that release did came before this.
    drag(sway, SECOND, sway.pointer_for(game, SECOND))
    wait_for_moves(sway, SECOND)


def test_another_button_in_the_middle_of_it_places_nothing(sway: Sway, game: Game) -> None:
    sway.take(0, sway.pointer_for(game, FIRST))
    sway.wait_for_target(FIRST)
    sway.pointer.press("right")
    sway.pointer.release("right")
    elsewhere = Placement(0, 6, 2)
    sway.pointer.glide(sway.pointer_for(game, FIRST), sway.pointer_for(game, elsewhere))
    sway.wait_for_target(elsewhere)
    sway.pointer.release()
    wait_for_moves(sway, elsewhere)


def test_a_flick_within_one_frame_lands(sway: Sway, game: Game) -> None:
    sway.pointer.flick(sway.slot(0), sway.pointer_for(game, FIRST))
    wait_for_moves(sway, FIRST)


def test_the_desktop_knows_the_window_by_the_name_of_its_menu_entry(sway: Sway) -> None:
    window = sway.window()
    assert window is not None
    assert window["app_id"] == "block-puzzle"


def test_it_has_nothing_to_say_on_its_output(sway: Sway, game: Game) -> None:
    drag(sway, FIRST, sway.pointer_for(game, FIRST))
    wait_for_moves(sway, FIRST)
    sway.command("[app_id=block-puzzle] kill")
    wait_for(lambda: sway.games[-1].poll() is not None, "end of the game")
    assert sway.said() == []
