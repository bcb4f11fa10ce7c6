"""A game: what a move makes of a position (docs/rules.md 1, 3, 4, 5).

>>> from bp_qt.engine.moves import Placement
>>> from bp_qt.engine.rulesets import ruleset_of
>>> calm = ruleset_of("calm")
>>> game = Game.new(calm, calm.modes[0], "open-clean-3")
>>> after, outcome = game.apply(Placement(0, 3, 0))
>>> game.score, after.score, outcome.cells
(0, 2, ((3, 0), (3, 1)))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bp_qt.engine.deal import deal
from bp_qt.engine.emptying import MOST_ROWS_A_CONTINUE_EMPTIES, rows_that_free, without_rows
from bp_qt.engine.errors import IllegalMove
from bp_qt.engine.landing import Landing, land
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.position import Position, Tray
from bp_qt.engine.refusals import refusal_of
from bp_qt.engine.rulesets import Mode, Ruleset
from bp_qt.engine.scoring import combo_after, points_for
from bp_qt.engine.seeds import check_seed

__all__ = ["Game", "Tray"]

_EMPTY_TRAY: Tray = (None, None, None)


@dataclass(frozen=True, slots=True)
class Game(Position):
    """A position that moves can be made in; `apply` makes a new one. Its fields are those of `Position`."""

    @classmethod
    def new(cls, ruleset: Ruleset, mode: Mode, seed: str) -> Game:
        """The start of a game.

        Raises `BadSeed`.
        """
        check_seed(seed, mode)
        return cls(
            ruleset,
            mode,
            seed,
            deal(ruleset, mode, seed, 0, board=0, score=0),
            planes=(0,) * len(ruleset.catalogue.families),
            clears=(0,) * ruleset.most_lines,
            swaps=ruleset.start_swaps,
        )

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why `move` is illegal here, or None if it is legal."""
        return refusal_of(self, move)

    def preview(self, placement: Placement) -> Outcome:
        """What the placement would do: the real one, on a copy.

        Raises `IllegalMove`.
        """
        return self.apply(placement)[1]

    def apply(self, move: Move) -> tuple[Game, Outcome]:
        """The position after `move`, and what it did.

        Raises `IllegalMove`; then nothing has changed.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise refusal
        if isinstance(move, Placement):
            return _place(self, move)
        return _COMMANDS[move](self)


_Step = tuple[Game, Outcome]


def _place(game: Game, placement: Placement) -> _Step:
    shape = game.tray[placement.slot]
    assert shape is not None  # a used slot has been refused
    landing = land(game.grid, game.board, shape, placement)
    outcome = _judged(game, landing)
    placed = _placed(game, landing, outcome)
    if placed.tray == _EMPTY_TRAY:
        placed, outcome = _dealt(placed, outcome)
    return _settled(placed, outcome)


def _judged(game: Game, landing: Landing) -> Outcome:
    """What the placement itself does and earns."""
    combo = combo_after(game.ruleset, game.combo, game.misses, landing.lines)
    return Outcome(
        landing.placement,
        shape=landing.shape,
        cells=game.cells_of(landing.placement),
        rows=landing.full.rows,
        columns=landing.full.columns,
        cleared=tuple(game.grid.cells_of(landing.full.mask)),
        points=points_for(
            game.ruleset,
            game.mode,
            cells=landing.shape.count,
            lines=landing.lines,
            combo=combo,
            clean=landing.clean,
        ),
        combo=combo,
        clean=landing.clean,
        swap_earned=landing.clean and _swaps_after_clean(game) > game.swaps,
    )


def _placed(game: Game, landing: Landing, outcome: Outcome) -> Game:
    """The position with the piece placed and the full lines emptied, before any deal."""
    left = [None if slot == landing.placement.slot else piece for slot, piece in enumerate(game.tray)]
    return replace(
        game,
        board=landing.board,
        planes=landing.planes_after(game.planes, game.ruleset.catalogue),
        tray=(left[0], left[1], left[2]),
        score=game.score + outcome.points.total,
        lines=game.lines + outcome.lines,
        combo=outcome.combo,
        best_combo=max(game.best_combo, outcome.combo),
        misses=0 if outcome.lines else game.misses + 1,
        swaps=_swaps_after_clean(game) if outcome.clean else game.swaps,
        placements=game.placements + 1,
        clears=tuple(n + (at == outcome.lines) for at, n in enumerate(game.clears, start=1)),
        clean_boards=game.clean_boards + outcome.clean,
    )


def _swaps_after_clean(game: Game) -> int:
    return min(game.swaps + game.ruleset.clean_swaps, game.ruleset.most_swaps)


def _dealt(game: Game, outcome: Outcome, *, checked: bool = True) -> _Step:
    """With the next group in the tray; pieces still there are discarded."""
    group = deal(
        game.ruleset,
        game.mode,
        game.seed,
        game.deal + 1,
        board=game.board,
        score=game.score,
        checked=checked,
    )
    discarded = tuple(shape for shape in game.tray if shape is not None)
    return replace(game, tray=group, deal=game.deal + 1), replace(outcome, dealt=group, discarded=discarded)


def _settled(game: Game, outcome: Outcome) -> _Step:
    """Decides whether the game is over; in an endless mode it never is (docs/rules.md 4, zen)."""
    if not game.stuck:
        return game, outcome
    if game.mode.endless:
        return _freed(*_dealt(game, outcome, checked=False), most=game.ruleset.size)
    if game.swaps:
        return game, outcome
    return _ended(game, outcome, Ending.STUCK)


def _freed(game: Game, outcome: Outcome, *, most: int) -> _Step:
    """With up to `most` rows emptied, so that a piece fits; points, lines and combo stay as they are."""
    size = game.ruleset.size
    rows = rows_that_free(size, game.board, game.tray, most=most)
    freed = replace(
        game,
        board=without_rows(size, game.board, rows),
        planes=tuple(without_rows(size, plane, rows) for plane in game.planes),
    )
    return freed, replace(outcome, emptied_rows=rows)


def _ended(game: Game, outcome: Outcome, ending: Ending) -> _Step:
    return replace(game, ending=ending), replace(outcome, ending=ending)


def _swap(game: Game) -> _Step:
    spent = replace(game, swaps=game.swaps - 1, swaps_used=game.swaps_used + 1)
    return _settled(*_dealt(spent, Outcome(Command.SWAP, combo=game.combo)))


def _continue(game: Game) -> _Step:
    resumed = replace(game, ending=None, continued=game.continued + 1)
    return _freed(resumed, Outcome(Command.CONTINUE, combo=game.combo), most=MOST_ROWS_A_CONTINUE_EMPTIES)


def _end(game: Game) -> _Step:
    return _ended(game, Outcome(Command.END, combo=game.combo), Ending.ENDED)


def _time_up(game: Game) -> _Step:
    return _ended(game, Outcome(Command.TIMEUP, combo=game.combo), Ending.TIME_UP)


_COMMANDS: dict[Command, Callable[[Game], _Step]] = {
    Command.SWAP: _swap,
    Command.CONTINUE: _continue,
    Command.END: _end,
    Command.TIMEUP: _time_up,
}
