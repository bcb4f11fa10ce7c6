"""An AT-SPI client that knows names and actions from docs/accessibility.md plays, and compares all it is told with the record."""

import random
import re

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.moves import Placement
from tests.e2e.assistive import Assistive, Node
from tests.e2e.desktop import Desktop, Program, Window, wait_for
from tests.e2e.kept import Kept
from tests.e2e.player import Player
from tests.e2e.sentences import facts_of, result_facts

ALL_MODES = [
    ("calm", "classic"),
    ("combo", "classic"),
    ("combo", "daily"),
    ("combo", "zen"),
    ("combo", "timed"),
    ("combo", "hardcore"),
    ("swap", "classic"),
]
MOST_MOVES = 60


def start(desktop: Desktop, rules: str, mode: str, seed: str = "") -> tuple[Program, Window]:
    program = desktop.start_game("--rules", rules, "--mode", mode, *(["--seed", seed] if seed else []))
    window = program.window()
    desktop.activate(window)
    return program, window


# --- a whole game --------------------------------------------------------------------------------------------


def assert_all_is_told(player: Player, game: Game) -> None:
    """Every cell, every piece and every figure, by the position that replay gives."""
    size = game.ruleset.size
    everywhere = [(row, column) for row in range(size) for column in range(size)]
    assert player.filled() == {cell for cell in everywhere if game.is_filled(cell)}
    for piece, shape in zip(player.pieces(), game.tray, strict=True):
        assert piece.used is (shape is None)
        assert piece.enabled is (shape is not None)
        assert not piece.checked
        if shape is not None:
            assert (piece.count, piece.places) == (shape.count, game.legal.count_of(piece.slot))
    figures = {"Lines": str(game.lines)}
    if game.mode.scored:
        figures["Score"] = str(game.score)
    if game.ruleset.has_swaps:
        figures["Swaps"] = str(game.swaps)
    if game.ruleset.combo and game.combo >= 2:
        figures["Combo"] = f"x{min(game.combo, 5)}"
    assert {label: player.figure(label) for label in figures} == figures


def choose(player: Player, game: Game, rng: random.Random) -> tuple[Placement, str] | None:
    """Take a piece and find a cell where it is told to fit; compares what all cells tell with the rules."""
    fitting = [piece.slot for piece in player.pieces() if not piece.used and piece.places]
    if not fitting:
        return None
    slot = rng.choice(fitting)
    player.take(slot)
    told = player.descriptions()
    cells = [cell for cell, text in told.items() if re.search(r"\bfits\b(?! in)", text)]
    assert cells == list(game.legal.anchors(slot))
    clearing = [cell for cell in cells if "clears" in told[cell]]
    cell = rng.choice(clearing or cells)
    return Placement(slot, *cell), told[cell]


def assert_promise_kept(promise: str, game: Game, placement: Placement) -> None:
    outcome = game.preview(placement)
    assert ("clears" in promise) is bool(outcome.lines)
    for row in outcome.rows:
        assert re.search(rf"\brow {row + 1}\b|\brows\b.*\b{row + 1}\b", promise), promise
    if outcome.lines and game.mode.scored:
        assert promise.endswith((f"{outcome.points.total} points", f"{outcome.points.total} point")), promise


def assert_said(said: list[str], facts: list[str]) -> None:
    assert len(said) == 1, said
    for fact in facts:
        assert re.search(rf"\b{re.escape(fact)}(?!\d)", said[0]), (fact, said)


class Playing:
    """One game from its start to its end, or for as many moves as are asked for."""

    def __init__(self, desktop: Desktop, assistive: Assistive, rules: str, mode: str) -> None:
        self._kept = Kept(desktop)
        self._assistive = assistive
        self._rules, self._mode = rules, mode
        self._rng = random.Random(f"{rules} {mode}")
        seed = "" if mode == "daily" else "played by names"
        self._program, self._window = start(desktop, rules, mode, seed)
        self.player = Player(assistive, self._program)
        self.moves = 0

    def play(self, most: int) -> Game:
        game = self._kept.game(self._rules, self._mode)
        while not game.over and self.moves < most:
            assert_all_is_told(self.player, game)
            game = self._step(game)
        return game

    def _step(self, game: Game) -> Game:
        since = self._assistive.mark()
        chosen = choose(self.player, game, self._rng)
        if chosen is None:
            return self._swap(game, since)
        placement, promise = chosen
        assert_promise_kept(promise, game, placement)
        self._assistive.heard("object:announcement", since=since)  # the piece in hand
        since = self._assistive.mark()
        self.player.press_cell(placement.anchor)
        self.moves += 1
        after = self._kept.wait_for_moves(self.moves, self._rules, self._mode)
        replayed, outcome = game.apply(placement)
        assert replayed == after
        self._assistive.heard("object:announcement", since=since)
        said = [e.said for e in self._assistive.events[since:] if e.is_a("object:announcement")]
        assert_said(said, facts_of(game, after, outcome))
        return after

    def _swap(self, game: Game, since: int) -> Game:
        """No piece fits: what there is then is a swap, which asks for a second press."""
        assert game.stuck and game.swaps
        self.player.press("Swap group")
        self._assistive.heard("object:announcement", lambda e: "Press again" in e.said, since=since)
        assert self._kept.game(self._rules, self._mode) == game
        self.player.press_again("Swap group")
        self.moves += 1
        return self._kept.wait_for_moves(self.moves, self._rules, self._mode)


@pytest.mark.parametrize(("rules", "mode"), ALL_MODES)
def test_a_whole_game_by_names_and_actions(
    desktop: Desktop, assistive: Assistive, rules: str, mode: str
) -> None:
    playing = Playing(desktop, assistive, rules, mode)
    game = playing.play(MOST_MOVES if mode == "zen" else 1000)
    assert game.over is (mode != "zen")
    assert_all_is_told(playing.player, game)
    offered = playing.player.buttons()
    assert ("Undo" in offered) is game.ruleset.undo
    assert ("Swap group" in offered) is game.ruleset.has_swaps
    if game.over:
        assert_the_card_tells_the_result(assistive, playing.player, game)


def assert_the_card_tells_the_result(assistive: Assistive, player: Player, game: Game) -> None:
    """The result comes by itself, can be read and closed, and leaves the board."""

    def panel() -> Node | None:
        player.look()
        return next(iter(player.tree.all(name="Game over")), None)

    found = wait_for(panel, "result")
    told = " ".join(f"{node.name} {node.description} {node.text or ''}" for node in found.walk())
    for fact in result_facts(game)[1:]:
        figure = fact.split()[-1] if fact.startswith("Score") else fact.split()[0]
        assert re.search(rf"\b{figure}\b", told), (fact, told)
    assistive.act(player.tree.one("menu item", "Show result"))
    wait_for(lambda: not assistive.tree(player.tree).all(name="Game over"), "result put away")
    player.look()
    assert_all_is_told(player, game)
