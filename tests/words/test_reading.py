"""Answers to the reading keys."""

from dataclasses import replace

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.rulesets import variant_of
from bp_qt.words.reading import (
    board_sentence,
    column_sentence,
    here_sentence,
    row_sentence,
    score_sentence,
    tray_sentence,
)
from bp_qt.words.wording import clock_text
from tests.engine.positions import each_mode, game_at, new_game
from tests.play.desk import Desk


@pytest.fixture
def game() -> Game:
    return game_at("combo", board=["#.##....##", "##########"[:9], "#", "#"], tray=["single", None, "h3"])


def test_here(game: Game) -> None:
    assert here_sentence(game, (0, 1)) == "B1, empty. Row 1 has 5 filled, column B has 1 filled."
    assert here_sentence(game, (9, 9)) == "J10, empty. Row 10 has 0 filled, column J has 1 filled."


def test_rows_and_columns_by_their_stretches(game: Game) -> None:
    assert row_sentence(game, 0) == "Row 1: filled A, C to D and I to J."
    assert row_sentence(game, 1) == "Row 2: filled A to I."
    assert row_sentence(game, 5) == "Row 6: empty."
    assert column_sentence(game, 0) == "Column A: filled 1 to 4."
    assert column_sentence(game, 9) == "Column J: filled 1."
    full = replace(game, board=game.grid.full)
    assert row_sentence(full, 0) == "Row 1: full."
    assert column_sentence(full, 9) == "Column J: full."


def test_the_board(game: Game) -> None:
    assert board_sentence(game) == (
        "16 cells of 100 filled. Fullest: row 2 with 9. Largest open square 8 by 8, longest open run 10."
    )
    assert board_sentence(new_game("calm")) == "The board is empty."


def test_no_more_than_three_of_the_fullest_lines() -> None:
    crowded = game_at("calm", board=["##", "##", "##", "##"])
    assert "Fullest: column A and column B with 4." in board_sentence(crowded)
    even = game_at("calm", board=["#", ".#", "..#", "...#", "....#"])
    assert "Fullest: row 1, row 2 and row 3 with 1." in board_sentence(even)


def test_the_tray(game: Game) -> None:
    single, bar = game.legal.count_of(0), game.legal.count_of(2)
    assert tray_sentence(game) == (
        f"Piece 1: single block, 1 cell, fits in {single} places. Piece 2: used. "
        f"Piece 3: horizontal bar of 3, 3 cells, fits in {bar} places."
    )


@each_mode
def test_the_score_is_every_figure_and_the_time(desk: Desk, rules: str, mode: str) -> None:
    desk.session.open(variant_of(rules, mode))
    desk.play(1)
    desk.wind(61_000)
    sentence = score_sentence(desk.session)
    assert sentence.endswith("Time played 1:01.")
    ruleset, played = desk.game.ruleset, desk.game.mode
    assert ("Score" in sentence, "Best" in sentence) == (played.scored, played.keeps_record)
    assert ("Combo" in sentence) == bool(desk.game.shown_combo)
    assert ("Swaps" in sentence) == ruleset.has_swaps
    left = "" if played.limit_ms is None else f"Time left {clock_text(played.limit_ms // 1000 - 61)}"
    assert left in sentence and ("Time left" in sentence) == bool(left)
    assert sentence.count("Lines") == 1
