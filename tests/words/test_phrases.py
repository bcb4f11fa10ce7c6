"""A sentence for each kind of event (docs/accessibility.md, "What is said"), the news first."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import RULESETS
from bp_qt.engine.shapes import Shape, catalogue
from bp_qt.words.phrases import (
    cell_label,
    listed,
    moved_sentences,
    opened_sentences,
    places_sentence,
    press_sentence,
    refusal_sentence,
    result_sentence,
    slot_label,
    time_left_sentence,
    undone_sentences,
)
from bp_qt.words.shape_names import SHAPE_NAMES, shape_name
from tests.engine.positions import each_mode, each_shape, game_at, new_game

CHEQUERED = ("#." * 5, ".#" * 5) * 5


@pytest.fixture(autouse=True)
def _english() -> None:
    QLocale.setDefault(QLocale("en"))


def said(game: Game, move: Move, *, brief: bool = False) -> list[str]:
    after, outcome = game.apply(move)
    return moved_sentences(game, after, outcome, brief=brief)


# --- names -------------------------------------------------------------------------------------------------


def test_every_shape_of_every_catalogue_has_a_name_of_its_own() -> None:
    shapes = {shape.id for ruleset in RULESETS for shape in ruleset.catalogue.shapes}
    assert set(SHAPE_NAMES) == shapes
    assert len(set(SHAPE_NAMES.values())) == len(shapes)


@each_shape
def test_names_say_how_a_shape_lies(shape: Shape) -> None:
    name = shape_name(shape)
    words = {
        "horizontal": shape.height == 1,
        "vertical": shape.width == 1,
        "square": shape.height == shape.width,
    }
    for word, holds in words.items():
        if word in name:
            assert holds, name
    if " high," in name:
        assert f"{shape.height} high, {shape.width} wide" in name
    corners = {"top left": (0, 0), "top right": (0, -1), "bottom left": (-1, 0), "bottom right": (-1, -1)}
    for words_of_corner, (row, column) in corners.items():
        if f"corner at the {words_of_corner}" in name:
            assert shape.picture[row][column] == "#"
            assert shape.picture[-1 - row][-1 - column] == "."


def test_names_of_letters_lie_as_they_say() -> None:
    pictures = {shape.id: shape.picture for shape in catalogue("full").shapes}
    assert SHAPE_NAMES["l-0"] == "L standing, foot at the bottom right" and pictures["l-0"][-1] == "##"
    assert SHAPE_NAMES["l-90"] == "L lying, foot down at the left" and pictures["l-90"] == ("###", "#..")
    assert SHAPE_NAMES["l-180"] == "L standing, foot at the top left" and pictures["l-180"][0] == "##"
    assert SHAPE_NAMES["l-270"] == "L lying, foot up at the right" and pictures["l-270"] == ("..#", "###")
    assert SHAPE_NAMES["j-0"] == "J standing, foot at the bottom left" and pictures["j-0"] == (
        ".#",
        ".#",
        "##",
    )
    assert SHAPE_NAMES["j-90"] == "J lying, foot up at the left" and pictures["j-90"] == ("#..", "###")
    assert SHAPE_NAMES["j-180"] == "J standing, foot at the top right" and pictures["j-180"] == (
        "##",
        "#.",
        "#.",
    )
    assert SHAPE_NAMES["j-270"] == "J lying, foot down at the right" and pictures["j-270"] == ("###", "..#")
    assert pictures["t-up"] == (".#.", "###") and pictures["t-down"] == ("###", ".#.")
    assert pictures["t-right"][1] == "##" == pictures["t-left"][1]
    assert pictures["t-right"][0] == "#." and pictures["t-left"][0] == ".#"
    assert pictures["s-h"] == (".##", "##.") and pictures["z-h"] == ("##.", ".##")
    assert pictures["s-v"] == ("#.", "##", ".#") and pictures["z-v"] == (".#", "##", "#.")
    assert pictures["u-up"] == ("#.#", "###") and pictures["u-down"] == ("###", "#.#")
    assert pictures["u-right"][1] == "#." and pictures["u-left"][1] == ".#"
    assert pictures["bigt-down"] == ("###", ".#.", ".#.") and pictures["bigt-up"] == (".#.", ".#.", "###")
    assert pictures["bigt-left"] == ("..#", "###", "..#") and pictures["bigt-right"] == ("#..", "###", "#..")
    assert pictures["diag2-down"] == ("#.", ".#") and pictures["diag2-up"] == (".#", "#.")


@pytest.mark.parametrize(
    ("cell", "label"), [((3, 2), "C4, empty"), ((3, 3), "D4, filled"), ((9, 9), "J10, empty")]
)
def test_cells(cell: Cell, label: str) -> None:
    assert cell_label(game_at("combo", board=["", "", "", "...#"], tray=["single"]), cell) == label


def test_slots_and_places() -> None:
    assert slot_label(0, catalogue("basic").by_id("h3")) == "Piece 1: horizontal bar of 3, 3 cells"
    assert slot_label(1, catalogue("basic").by_id("single")) == "Piece 2: single block, 1 cell"
    assert slot_label(2, None) == "Piece 3: used"
    assert [places_sentence(n) for n in (0, 1, 12)] == [
        "fits nowhere",
        "fits in 1 place",
        "fits in 12 places",
    ]


def test_lists() -> None:
    assert [listed(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


# --- what pressing does ------------------------------------------------------------------------------------


def test_what_pressing_does() -> None:
    game = game_at("calm", board=[".#######", *["#"] * 7], tray=["single", "h3"])
    assert press_sentence(game, 0, (0, 0)) == "fits, clears row 1 and column A, 31 points"
    assert press_sentence(game, 0, (4, 4)) == "fits"
    assert press_sentence(game, 0, (0, 1)) == "does not fit"
    assert press_sentence(game, 1, (4, 6)) == "does not fit"
    assert press_sentence(game, 2, (4, 4)) == "does not fit"
    zen = game_at("combo", "zen", board=["." + "#" * 9], tray=["single", "h3"])
    assert press_sentence(zen, 0, (0, 0)) == "fits, clears row 1"


@each_mode
def test_what_pressing_does_is_what_it_does(rules: str, mode: str) -> None:
    game = new_game(rules, mode)
    for _ in range(40):
        if not game.legal:
            break
        for slot in range(3):
            for cell in game.grid.cells_of(game.grid.full):
                placement = Placement(slot, *cell)
                sentence = press_sentence(game, slot, cell)
                assert (placement in game.legal) == sentence.startswith("fits")
                if "clears" in sentence:
                    assert game.preview(placement).lines == sentence.count("row") + sentence.count("column")
        clearing = [p for p in game.legal if game.preview(p).lines]
        game, _ = game.apply(clearing[0] if clearing else next(iter(game.legal)))


# --- moves -------------------------------------------------------------------------------------------------


def test_placed() -> None:
    game = game_at("calm", tray=["corner2-se", "single"])
    assert said(game, Placement(0, 3, 2)) == ["Placed at C4, 3 points."]
    assert said(game, Placement(1, 0, 0)) == ["Placed at A1, 1 point."]


def test_cleared_lines() -> None:
    game = game_at(
        "calm",
        board=[
            ".#######",
            *["#"] * 7,
        ],
        tray=["single", "h3"],
    )
    assert said(game, Placement(0, 0, 0))[0] == "Cleared row 1 and column A, 31 points."
    two = game_at("calm", board=["#######.", "#######.", "#"], tray=["v2", "single"])
    assert said(two, Placement(0, 0, 7)) == ["Cleared row 1 and row 2, 32 points."]


def test_a_combo_from_two_on() -> None:
    game = game_at("combo", board=["#" * 9, "#"], tray=["single", "h3"])
    assert "Combo" not in " ".join(said(game, Placement(0, 0, 9)))
    assert said(replace(game, combo=2), Placement(0, 0, 9))[:2] == [
        "Cleared row 1, 201 points.",
        "Combo x3.",
    ]
    assert "Combo x5." in said(replace(game, combo=30), Placement(0, 0, 9))


def test_in_swap_a_combo_that_goes_on_is_said_only_with_a_clear() -> None:
    game = replace(game_at("swap", tray=["single", "h3"]), combo=3)
    after, outcome = game.apply(Placement(0, 0, 0))
    assert after.combo == 3
    assert moved_sentences(game, after, outcome) == ["Placed at A1, 1 point."]


def test_a_clean_board_and_the_swap_that_it_brings() -> None:
    game = game_at("swap", board=["#" * 9], tray=["single", "h3"])
    assert said(game, Placement(0, 0, 9)) == [
        "Cleared row 1, 311 points.",
        "The board is clean.",
        "One swap earned.",
    ]
    assert "One swap earned." not in said(replace(game, swaps=3), Placement(0, 0, 9))


def test_a_new_group_with_its_shapes() -> None:
    game = game_at("calm", tray=["single"])
    after, _ = game.apply(Placement(0, 0, 0))
    names = "; ".join(shape_name(shape) for shape in after.tray if shape)
    assert said(game, Placement(0, 0, 0)) == ["Placed at A1, 1 point.", f"New pieces: {names}."]
    assert said(game, Placement(0, 0, 0), brief=True) == ["Placed at A1, 1 point.", "New pieces."]


def test_a_piece_that_no_longer_fits() -> None:
    # Only row 1 has room for five; the corner of 3 × 3 fits nowhere before and after.
    game = game_at("swap", board=["." * 10, *CHEQUERED[1:]], tray=["single", "h5", "corner3-nw"])
    assert said(game, Placement(0, 0, 4)) == ["Placed at E1, 1 point."]
    assert said(game, Placement(0, 0, 5))[1:] == []
    tight = game_at(
        "swap", board=["....." + "#" * 4 + ".", *CHEQUERED[1:]], tray=["single", "h5", "corner3-nw"]
    )
    assert said(tight, Placement(0, 0, 2)) == [
        "Placed at C1, 1 point.",
        "No piece fits: swap the group or end the game.",
    ]
    two = game_at("swap", board=["....." + "#" * 4 + ".", *CHEQUERED[1:]], tray=["single", "h5", "h2"])
    assert said(two, Placement(0, 0, 2)) == ["Placed at C1, 1 point.", "Piece 2 no longer fits anywhere."]


def test_a_new_piece_that_fits_nowhere() -> None:
    game = game_at("calm", board=["#.#.#.#.", ".#.#.#.#"] * 4, tray=["single"])
    after, outcome = game.apply(Placement(0, 0, 1))
    tray = (
        catalogue("basic").by_id("single"),
        catalogue("basic").by_id("h3"),
        catalogue("basic").by_id("square3"),
    )
    after, outcome = replace(after, tray=tray, ending=None), replace(outcome, dealt=tray, ending=None)
    assert moved_sentences(game, after, outcome)[1:] == [
        "New pieces: single block; horizontal bar of 3; square of 3 by 3.",
        "Piece 2 fits nowhere.",
        "Piece 3 fits nowhere.",
    ]


def test_stuck_with_a_swap_left() -> None:
    game = game_at("swap", board=CHEQUERED, tray=["single", "h2"])
    assert said(game, Placement(0, 0, 1))[-1] == "No piece fits: swap the group or end the game."


def test_the_end() -> None:
    game = replace(game_at("swap", board=CHEQUERED, tray=["single", "h2"]), swaps=0, score=119, lines=14)
    assert said(game, Placement(0, 0, 1)) == [
        "Placed at B1, 1 point.",
        "Game over: nothing fits any more. Score 120, 14 lines.",
    ]
    stuck = replace(game_at("swap", board=CHEQUERED, tray=["h2"]), placements=3, score=7, lines=1)
    assert said(stuck, Command.END) == ["Game over. Score 7, 1 line."]
    timed = replace(game_at("combo", "timed", tray=["h2"]), placements=3, score=1200)
    assert said(timed, Command.TIMEUP) == ["Game over: the time is up. Score 1,200, 0 lines."]


def test_a_swap() -> None:
    game = new_game("swap")
    after, _ = game.apply(Command.SWAP)
    names = "; ".join(shape_name(shape) for shape in after.tray if shape)
    assert said(game, Command.SWAP) == ["Group swapped.", f"New pieces: {names}."]


def test_a_continue() -> None:
    over = replace(game_at("combo", board=CHEQUERED, tray=["h5"]), placements=9, ending=Ending.STUCK)
    assert said(over, Command.CONTINUE) == ["The game goes on.", "To make room, emptied row 1."]


def test_zen_says_which_rows_it_emptied_and_has_no_points() -> None:
    game = game_at("combo", "zen", board=CHEQUERED, tray=["single", "h5"])
    sentences = said(game, Placement(0, 0, 1))
    assert sentences[0] == "Placed at B1."
    assert not any("points" in sentence for sentence in sentences)
    _, outcome = game.apply(Placement(0, 0, 1))
    assert bool(outcome.emptied_rows) == any("To make room, emptied" in sentence for sentence in sentences)
    assert sentences[-1].startswith(("New pieces", "Piece")) or outcome.dealt is None


@each_mode
def test_whole_games_have_their_sentences(rules: str, mode: str) -> None:
    game = new_game(rules, mode)
    for _ in range(150):
        if game.over or not game.legal:
            break
        before = game
        game, outcome = before.apply(list(game.legal)[-1])
        sentences = moved_sentences(before, game, outcome)
        assert all(sentence.endswith(".") and "%" not in sentence for sentence in sentences)
        assert len(set(sentences)) == len(sentences)
        assert sentences[0].startswith(("Placed at ", "Cleared "))
        assert (outcome.dealt is not None) == any(s.startswith("New pieces: ") for s in sentences)
        assert game.over == any(s.startswith("Game over") for s in sentences)


# --- the rest ----------------------------------------------------------------------------------------------


def test_every_refusal_has_its_reason() -> None:
    sentences = {reason: refusal_sentence(IllegalMove(reason, (3, 2))) for reason in Reason}
    assert len(set(sentences.values())) == len(Reason)
    assert sentences[Reason.COVERS] == "Does not fit: C4 is filled."
    assert sentences[Reason.OFF_BOARD] == "Does not fit: it would leave the board."
    assert all(sentence.endswith(".") and "%" not in sentence for sentence in sentences.values())


def test_opening() -> None:
    game = game_at("combo", "zen", tray=["single", None, "h3"])
    whole = game_at("combo", "zen", tray=["single", "h2", "h3"])
    assert opened_sentences(whole, is_new=True) == [
        "New game: Combo, Zen.",
        "Pieces: single block; horizontal bar of 2; horizontal bar of 3.",
    ]
    assert opened_sentences(game, is_new=False) == [
        "Combo, Zen, as you left it.",
        "Piece 1: single block; Piece 3: horizontal bar of 3.",
    ]
    over = replace(game_at("calm", tray=["h3"]), score=40, lines=1, ending=Ending.STUCK)
    assert opened_sentences(over, is_new=False) == [
        "Calm, as you left it.",
        "Game over: nothing fits any more. Score 40, 1 line.",
    ]


def test_a_stuck_game_that_is_opened_says_what_can_be_done() -> None:
    stuck = game_at("swap", board=CHEQUERED, tray=["h2"])
    assert opened_sentences(stuck, is_new=False)[-1] == "No piece fits: swap the group or end the game."


def test_undone() -> None:
    before = replace(game_at("calm", tray=[None, "h2", "single"]), score=1240)
    after = replace(before, tray=game_at("calm", tray=["h3", "h2", "single"]).tray, score=1234)
    assert undone_sentences(before, after) == [
        "Undone. Score 1,234.",
        "Piece 1 is back: horizontal bar of 3.",
    ]


def test_undone_with_the_group_that_had_come() -> None:
    before = replace(game_at("calm", tray=["h3", "h2", "single"]), deal=4)
    after = replace(game_at("calm", tray=[None, None, "v3"]), deal=3)
    assert undone_sentences(before, after) == ["Undone. Score 0.", "Piece 3: vertical bar of 3."]


def test_zen_has_no_score_in_its_result() -> None:
    assert result_sentence(replace(new_game("combo", "zen"), lines=3)).endswith("3 lines.")
    assert "Score" not in result_sentence(new_game("combo", "zen"))


def test_time_left() -> None:
    assert [time_left_sentence(n) for n in (60, 1)] == ["60 seconds left.", "1 second left."]


def test_zen_says_that_the_group_was_replaced() -> None:
    game = game_at("combo", "zen", board=CHEQUERED, tray=["single", "h2"])
    sentences = said(game, Placement(0, 0, 1))
    assert sentences[0] == "Placed at B1."
    assert sentences[1] == "No piece fitted, so the group was replaced."
    assert any(sentence.startswith("New pieces: ") for sentence in sentences)
