"""Any life of the program, against a simple model: nothing is lost, doubled or made up, and a damage is told."""

import random
import shutil
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtWidgets import QApplication

from bp_qt.engine import seeds
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command, Move
from bp_qt.engine.rulesets import Variant, ruleset_of, variants
from bp_qt.engine.tally import Tally, tally_of
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import GameSession
from bp_qt.storage.notices import Notice
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.fuzz.examples import fuzzed

VARIANTS = st.sampled_from(variants())
COMMANDS = st.sampled_from(list(Command))
DAY = date(2026, 3, 1)


class Life(RuleBasedStateMachine):
    """The session over the real storage. `games` and `earlier` are the model: what lies there, what was counted."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp())
        self.path = self.folder / "data" / "block-puzzle.ini"
        self.now_ms = 0
        self.today = DAY
        self.games: dict[Variant, tuple[Game, tuple[Move, ...], int]] = {}
        self.earlier: dict[Variant, Tally] = {}
        self.uncounted: set[Variant] = set()
        # The same games in every life; the test's own fixture puts it back.
        seeds.secrets = random.Random(0)  # type: ignore[assignment, attr-defined]

    @initialize(variant=VARIANTS)
    def begin(self, variant: Variant) -> None:
        self._start_program()
        self.session.open(variant)
        self._note()

    def _start_program(self) -> None:
        self.store = Store(self.path)
        self.shelf = Shelf(self.store)
        self.clock = PlayClock(now_ms=lambda: self.now_ms)
        self.session = GameSession(self.shelf, self.clock, today=lambda: self.today)
        self.clock.set_active(True)

    def _note(self) -> None:
        """The model takes over the game that is open."""
        sitting = self.session.sitting
        self.games[sitting.variant] = sitting.history.game, sitting.history.moves, sitting.time_ms
        if not sitting.history.game.over:
            self.uncounted.discard(sitting.variant)

    def _leave(self, variant: Variant) -> None:
        """The model's game of a place gives way: it counts."""
        if variant in self.games and variant not in self.uncounted:
            game, _, time_ms = self.games[variant]
            self.earlier[variant] = self.earlier.get(variant, Tally()) + tally_of(game, time_ms)
        self.uncounted.discard(variant)

    # --- what a player does ----------------------------------------------------------------------------

    @rule(which=st.integers(0, 10_000))
    def place(self, which: int) -> None:
        legal = list(self.session.game.legal)
        if legal and not self.session.game.over:
            assert self.session.move(legal[which % len(legal)]) is not None
            self._note()

    @rule(command=COMMANDS)
    def command(self, command: Command) -> None:
        before = self.session.game
        refusal = self.session.refusal(command)
        outcome = self.session.move(command)
        assert (outcome is None) == (refusal is not None)
        assert outcome is not None or self.session.game is before
        self._note()

    @rule()
    def undo(self) -> None:
        self.session.undo()
        self._note()

    @rule(ms=st.integers(0, 3_000))
    def wait(self, ms: int) -> None:
        self.now_ms += ms
        self.clock.ticked.emit()
        self._note()

    @rule(variant=VARIANTS)
    def open(self, variant: Variant) -> None:
        self.session.save()
        self._note()
        before = self.games.get(variant)
        self.session.open(variant)
        self._took(variant, before)

    @rule(variant=VARIANTS)
    def start(self, variant: Variant) -> None:
        self.session.save()
        self._note()
        before = self.games.get(variant)
        self.session.start(variant)
        self._took(variant, before)

    def _took(self, variant: Variant, before: tuple[Game, tuple[Move, ...], int] | None) -> None:
        game = self.session.game
        if before is not None and game.seed == before[0].seed:
            assert (game, self.session.sitting.history.moves) == before[:2]
        else:
            assert not game.placements or variant.mode.dated
            self._leave(variant)
            if game.over:  # a day that was finished before
                self.uncounted.add(variant)
        self._note()

    @rule(rules=st.sampled_from(["calm", "combo", "swap"]))
    def reset(self, rules: str) -> None:
        ruleset = ruleset_of(rules)
        assert self.shelf.reset(ruleset)
        for variant in [variant for variant in variants() if variant.ruleset is ruleset]:
            self.earlier.pop(variant, None)
            if variant in self.games and self.games[variant][0].over:
                self.uncounted.add(variant)

    @rule(days=st.integers(-2, 2))
    def another_day(self, days: int) -> None:
        self.today += timedelta(days=days)

    # --- what happens to it ----------------------------------------------------------------------------

    @rule()
    def killed(self) -> None:
        """At rest: nothing is lost but the time since the last tick."""
        last = self.session.sitting.variant
        self._start_program()
        assert self.store.take_notices() == []
        self.session.open(last)
        self._found(last)

    @rule(which=st.integers(0, 10_000))
    @precondition(lambda self: self.session.game.legal and not self.session.game.over)
    def killed_while_the_file_is_written(self, which: int) -> None:
        def not_reached(texts: Mapping[str, str], number: int) -> list[Notice]:
            raise OSError("killed before")

        self.store._writer._write = not_reached
        self.place(which)
        self.killed()

    @rule()
    def the_file_is_deleted(self) -> None:
        shutil.rmtree(self.path.parent)
        self.session.save()
        self.wait(1_000)
        self.session.undo()
        self._note()
        self.session.save()

    def _found(self, last: Variant) -> None:
        sitting = self.session.sitting
        if last.mode.dated and sitting.history.game.seed != self.games[last][0].seed:
            self._took(last, self.games[last])
            return
        game, moves, time_ms = self.games[last]
        assert (sitting.history.game, sitting.history.moves) == (game, moves)
        assert 0 <= time_ms - sitting.time_ms <= 3_000
        self._note()

    @rule(at=st.floats(0, 1), how=st.sampled_from(["cut", "flip", "zeros", "junk"]), bit=st.integers(0, 7))
    @precondition(lambda self: self.path.exists())
    def damaged_while_it_does_not_run(self, at: float, how: str, bit: int) -> None:
        self.session.save()
        self._note()
        data = bytearray(self.path.read_bytes())
        where = int(at * (len(data) - 1))
        if how == "cut":
            del data[where:]
        elif how == "flip":
            data[where] ^= 1 << bit
        elif how == "zeros":
            data[where : where + 20] = bytes(len(data[where : where + 20]))
        else:
            data[where:where] = b'\n[games]\ncalm-classic\\record="@Variant(\n"'
        self.path.write_bytes(data)
        self._start_program()
        is_told = bool(self.store.take_notices())
        found = {variant: self.shelf.at(variant) for variant in variants()}
        is_told = is_told or bool(self.store.take_notices())
        is_as_before = all(
            sitting is not None and (sitting.history.game, sitting.history.moves) == self.games[variant][:2]
            for variant, sitting in found.items()
            if variant in self.games
        )
        assert is_told or is_as_before or not self.games
        # What was lost is lost; nothing may have come on top.
        self.games = {
            variant: (sitting.history.game, sitting.history.moves, sitting.time_ms)
            for variant, sitting in found.items()
            if sitting is not None
        }
        self.uncounted = {v for v, sitting in found.items() if sitting is not None and not sitting.counted}
        for variant in variants():
            now = self.shelf.tally(variant)
            games, placements = now.games, now.placements
            before = self.earlier.get(variant, Tally())
            assert games <= before.games + 1 and placements <= before.placements + 10_000
            sitting = found[variant]
            own = Tally() if sitting is None else sitting.tally
            stored = self.shelf._earlier_games(variant)
            assert stored + own == now
            self.earlier[variant] = stored
        self.session.open(self.shelf.last())
        self._took(self.shelf.last(), self.games.get(self.shelf.last()))

    # --- what always holds -----------------------------------------------------------------------------

    @invariant()
    def every_game_counts_once(self) -> None:
        if not hasattr(self, "session"):
            return
        self.session.save()
        self._note()
        for variant in variants():
            total = self.earlier.get(variant, Tally())
            if variant in self.games and variant not in self.uncounted:
                game, _, time_ms = self.games[variant]
                total += tally_of(game, time_ms)
            told = self.shelf.tally(variant)
            assert told.games == total.games, variant.id
            assert (told.placements, told.points, told.lines) == (
                total.placements,
                total.points,
                total.lines,
            )
            assert told.best == total.best

    def teardown(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def test_any_life(qapp: QApplication) -> None:
    # A life is forty examples in one.
    lives = max(fuzzed.max_examples // 30, 1)
    run_state_machine_as_test(Life, settings=settings(fuzzed, max_examples=lives, stateful_step_count=40))
