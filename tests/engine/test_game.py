"""What moves make of positions (docs/rules.md 1, 3, 4, 5), on small positions set up by hand."""

from dataclasses import replace

import pytest

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.deal import deal
from bp_qt.engine.errors import BadSeed, IllegalMove
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.position import LegalPlacements
from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.scoring import Points
from tests.engine.positions import each_mode, game_at, new_game, placement, seed_of, shape

CHECKERS = ["#.#.#.#.#.", ".#.#.#.#.#"] * 5
OTHERS = ["h5", "v5"]  # kept in the tray, so that nothing is dealt


def after(game: Game, *texts: str) -> tuple[Game, Outcome]:
    for text in texts:
        game, outcome = game.apply(placement(text))
    return game, outcome


# --- placements ---


@each_mode
def test_a_placement_fills_its_cells_and_uses_its_slot(rules, mode):
    game, outcome = after(game_at(rules, mode, tray=["corner2-se", *OTHERS]), "1c4")
    assert set(outcome.cells) == {(3, 2), (4, 1), (4, 2)} == set(game.grid.cells_of(game.board))
    assert game.tray == (None, shape("h5"), shape("v5"))
    assert (outcome.shape, outcome.dealt, outcome.ending) == (shape("corner2-se"), None, None)
    assert (outcome.rows, outcome.columns, outcome.cleared) == ((), (), ())
    assert game.placements == 1
    assert game.score == outcome.points.total == (0 if mode == "zen" else 3)


@pytest.mark.parametrize("rules", ["calm", "combo", "swap"])
def test_a_row_and_a_column_at_once_empty_their_crossing_once(rules):
    size = ruleset_of(rules).size
    rows = ["#" * (size - 1) + ".", *["." * (size - 1) + "#"] * (size - 1)]
    game, outcome = after(game_at(rules, board=rows, tray=["single", *OTHERS]), f"1{'hj'[size == 10]}1")
    assert (outcome.rows, outcome.columns) == ((0,), (size - 1,))
    assert len(outcome.cleared) == len(set(outcome.cleared)) == 2 * size - 1
    assert (outcome.lines, game.lines, game.clears) == (2, 2, (0, 1, 0, 0, 0, 0))
    assert game.board == 0
    assert outcome.clean


def test_calm_scores_cells_and_lines_only():
    rows = ["#######.", *[".......#"] * 7]
    game, outcome = after(game_at("calm", board=rows, tray=["single", *OTHERS]), "1h1")
    assert outcome.points == Points(cells=1, lines=30)
    assert (game.score, game.combo, game.best_combo, game.swaps) == (31, 0, 0, 0)
    assert game.clean_boards == 1  # a fact, though nothing is given for it


def three_rows_of_nine(rules, mode="classic"):
    """Every single on the right clears a row; one below all stays."""
    rows = ["#########."] * 3 + [""] * 6 + ["#"]
    return game_at(rules, mode, board=rows, tray=["single", "single", "single"])


def test_combo_counts_clearing_placements_in_a_row():
    game, outcome = after(three_rows_of_nine("combo"), "1j1")
    assert (game.combo, outcome.points) == (1, Points(1, 100))
    game, outcome = after(game, "2j2")
    assert (game.combo, outcome.combo, outcome.points) == (2, 2, Points(1, 100, 50))
    game, outcome = after(replace(game, tray=(shape("single"),) * 3), "1a5")
    assert (game.combo, game.best_combo, outcome.points) == (0, 2, Points(1))


def test_the_combo_of_swap_survives_two_placements_that_clear_nothing():
    game, _ = after(three_rows_of_nine("swap"), "1j1", "2j2")
    game = replace(game, tray=(shape("single"), shape("single"), shape("h5")))
    combos = []
    for text in ("1a5", "2c5"):
        game, outcome = after(game, text)
        combos.append((game.combo, game.misses, outcome.combo))
    assert combos == [(2, 1, 2), (2, 2, 2)]
    third, _ = after(game, "3e7")
    assert (third.combo, third.misses, third.best_combo) == (0, 3, 2)
    cleared, outcome = after(replace(game, tray=(shape("single"), shape("h5"), None)), "1j3")
    assert (cleared.combo, cleared.misses) == (3, 0)
    assert outcome.points == Points(1, 10, 20)


@pytest.mark.parametrize(("swaps", "then", "earned"), [(0, 1, True), (2, 3, True), (3, 3, False)])
def test_a_clean_board_of_swap_adds_points_and_a_swap_up_to_three(swaps, then, earned):
    game = replace(game_at("swap", board=["#########."], tray=["single", *OTHERS]), swaps=swaps)
    game, outcome = after(game, "1j1")
    assert (outcome.clean, outcome.swap_earned, game.swaps) == (True, earned, then)
    assert outcome.points == Points(cells=1, lines=10, clean=300)
    assert game.clean_boards == 1


def test_a_full_clear_of_combo_adds_points_and_no_swap():
    game, outcome = after(game_at("combo", board=["#########."], tray=["single", *OTHERS]), "1j1")
    assert (outcome.points, outcome.swap_earned, game.swaps) == (Points(1, 100, 0, 2000), False, 0)


def test_an_empty_board_is_clean_only_after_a_clear():
    _, outcome = after(game_at("combo", tray=["single", *OTHERS]), "1a1")
    assert not outcome.clean


@each_mode
def test_the_next_group_comes_when_all_three_slots_are_used(rules, mode):
    game, outcome = after(game_at(rules, mode, tray=["single", "single", "single"]), "1a1", "3c3")
    assert (outcome.dealt, game.deal) == (None, 0)
    game, outcome = after(game, "2e5")
    seed, board = seed_of(rules, mode), game.board
    assert game.tray == outcome.dealt == deal(game.ruleset, game.mode, seed, 1, board=board, score=game.score)
    assert (game.deal, outcome.discarded) == (1, ())


def test_the_group_is_dealt_on_the_cleared_board_with_the_new_score():
    """With 299 points before and 310 after, stage 2 deals (docs/rules.md 5)."""
    start = replace(game_at("swap", board=["#########.", "#"], tray=["single"]), score=299)
    game, outcome = after(start, "1j1")
    assert game.score == 310
    assert outcome.dealt == deal(game.ruleset, game.mode, game.seed, 1, board=game.board, score=310)


# --- the end ---


def test_the_game_is_over_when_stuck():
    game, outcome = after(game_at("combo", board=CHECKERS, tray=["single", "h2"]), "1b1")
    assert game.over
    assert game.ending is outcome.ending is Ending.STUCK


def test_swap_goes_on_when_stuck_with_swaps_left_and_not_without():
    start = game_at("swap", board=CHECKERS, tray=["single", "square2"])
    game, outcome = after(start, "1a2")
    assert (game.stuck, game.over, outcome.ending) == (True, False, None)
    game, outcome = after(replace(start, swaps=0), "1a2")
    assert game.ending is outcome.ending is Ending.STUCK


def test_calm_may_deal_three_pieces_that_do_not_fit():
    """An honest end; and of many groups some fit."""
    ended = set()
    for number in range(40):
        start = game_at("calm", board=["#.#.#.#.", ".#.#.#.#"] * 4, tray=["single"])
        game, outcome = after(replace(start, seed=f"seed/{number}"), "1b1")
        assert outcome.dealt == game.tray
        assert game.over == (shape("single") not in game.tray)
        ended.add(game.over)
    assert ended == {True, False}


# --- commands ---


def test_a_swap_discards_what_is_left_and_deals_the_next_group():
    start = replace(three_rows_of_nine("swap"), combo=4, misses=2, score=77)
    start = replace(start, tray=(None, shape("h2"), shape("v3")))
    game, outcome = start.apply(Command.SWAP)
    assert outcome.discarded == (shape("h2"), shape("v3"))
    assert (
        game.tray
        == outcome.dealt
        == deal(start.ruleset, start.mode, start.seed, 1, board=start.board, score=77)
    )
    assert (game.swaps, game.swaps_used, game.deal) == (0, 1, 1)
    assert (game.combo, game.misses, game.score, game.board) == (4, 2, 77, start.board)
    assert (game.placements, outcome.points.total, outcome.combo) == (0, 0, 4)


def test_a_swap_frees_a_stuck_game():
    start = game_at("swap", board=CHECKERS, tray=["square2"])
    game, _ = start.apply(Command.SWAP)
    assert start.stuck
    assert not game.stuck


def test_end_ends_a_stuck_game_that_has_swaps_left():
    game, outcome = game_at("swap", board=CHECKERS, tray=["square2"]).apply(Command.END)
    assert game.ending is outcome.ending is Ending.ENDED
    assert game.swaps == 1


def test_the_time_is_up():
    start, _ = after(game_at("combo", "timed", tray=["single", "h2"]), "1a1")
    game, outcome = start.apply(Command.TIMEUP)
    assert game.ending is outcome.ending is Ending.TIME_UP
    assert replace(game, ending=None) == start


def test_continue_empties_the_fullest_rows_until_a_piece_fits():
    start = replace(
        game_at("combo", board=CHECKERS, tray=["square2", None, "square3"]),
        ending=Ending.STUCK,
        combo=3,
        score=500,
        lines=7,
    )
    game, outcome = start.apply(Command.CONTINUE)
    assert outcome.emptied_rows == (0, 1)
    assert grid_of(10).rows_of(game.board) == ("." * 10, "." * 10, *CHECKERS[2:])
    assert game.planes[0] == game.board
    assert (game.over, game.continued) == (False, 1)
    assert (game.combo, game.score, game.lines, game.tray) == (3, 500, 7, start.tray)
    assert (outcome.points.total, outcome.lines, outcome.dealt) == (0, 0, None)


def test_a_game_that_went_on_ends_for_good():
    game = replace(game_at("combo", board=CHECKERS, tray=["h5"]), ending=Ending.STUCK)
    game, _ = game.apply(Command.CONTINUE)
    game = replace(game, tray=(shape("single"), shape("square3"), None))
    game, outcome = after(game, "1j5")
    assert outcome.ending is Ending.STUCK
    with pytest.raises(IllegalMove, match="already continued once"):
        game.apply(Command.CONTINUE)


def test_time_runs_out_also_after_a_continue():
    game = replace(game_at("combo", "timed", board=CHECKERS, tray=["h5"]), ending=Ending.STUCK, placements=9)
    game, _ = game.apply(Command.CONTINUE)
    game, _ = game.apply(Command.TIMEUP)
    with pytest.raises(IllegalMove, match="already continued once"):
        game.apply(Command.CONTINUE)


# --- zen ---


def test_zen_discards_what_is_stuck_and_deals_without_the_check():
    start = game_at("combo", "zen", board=CHECKERS, tray=["single", "square2", "h5"])
    game, outcome = after(start, "1b1")
    unchecked = deal(start.ruleset, start.mode, start.seed, 1, board=start.board | 2, score=0, checked=False)
    assert outcome.dealt == game.tray == unchecked
    assert outcome.discarded == (shape("square2"), shape("h5"))
    assert (game.over, game.stuck, game.deal) == (False, False, 1)
    assert (game.score, outcome.points.total) == (0, 0)


def test_zen_empties_rows_only_where_the_new_group_fits_nowhere():
    emptied = set()
    for number in range(60):
        start = replace(
            game_at("combo", "zen", board=CHECKERS, tray=["single", "square2"]), seed=f"zen/{number}"
        )
        game, outcome = after(start, "1b1")
        as_dealt = LegalPlacements(10, start.board | 2, game.tray)
        assert (outcome.emptied_rows == ()) == bool(as_dealt)
        assert game.lines == outcome.lines == 0
        assert game.legal
        emptied.add(outcome.emptied_rows)
    assert () in emptied
    assert (0,) in emptied
    assert (0, 1) in emptied  # row 1 is as full as any of those left


def test_zen_counts_its_lines_and_combo_without_points():
    game, outcome = after(three_rows_of_nine("combo", "zen"), "1j1", "2j2")
    assert (game.score, game.lines, game.combo, outcome.points.total) == (0, 2, 2, 0)


# --- errors, previews ---


@each_mode
def test_an_illegal_move_changes_nothing(rules, mode):
    game = game_at(rules, mode, tray=["single", *OTHERS])
    copy = replace(game)
    with pytest.raises(IllegalMove, match="off the board"):
        game.apply(placement("1z1"))
    assert game == copy


@each_mode
def test_a_preview_is_the_outcome_of_the_move_and_changes_nothing(rules, mode):
    game = new_game(rules, mode)
    copy = replace(game)
    for move in game.legal:
        assert game.preview(move) == game.apply(move)[1]
    assert game == copy


def test_a_preview_of_what_does_not_fit_is_refused():
    with pytest.raises(IllegalMove, match="covers A1"):
        game_at("calm", board=["#"], tray=["single"]).preview(placement("1a1"))


def test_a_game_needs_a_seed_of_its_mode():
    with pytest.raises(BadSeed):
        new_game("combo", "daily", "daily/2026-02-30")
    with pytest.raises(BadSeed):
        new_game("calm", "classic", "\n")


def test_a_game_shows_itself_in_one_line():
    game = new_game("combo", "zen", "line")
    assert repr(game) == "<Game combo zen 'line': 0 placements, score 0>"
    over = replace(new_game("swap", seed="x"), placements=1, score=7, ending=Ending.ENDED)
    assert repr(over) == "<Game swap classic 'x': 1 placement, score 7, over: ended>"
