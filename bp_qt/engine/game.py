"""A game: what a move makes of a position, and why it is illegal where it is (docs/rules.md 1, 3, 4, 5).

>>> from bp_qt.engine.rulesets import ruleset_of
>>> calm = ruleset_of("calm")
>>> game = Game.new(calm, calm.modes[0], "open-clean-3")
>>> after, outcome = game.apply(Placement(0, 3, 0))
>>> game.score, after.score, outcome.cells
(0, 2, ((3, 0), (3, 1)))
>>> after
<Game calm classic 'open-clean-3': 1 placement, score 2>
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bp_qt.engine.bitboard import NO_LINES, cell_name
from bp_qt.engine.deal import deal
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.position import LegalPlacements, Position, Tray, cells_of_rows, rows_that_free
from bp_qt.engine.rulesets import Mode, Ruleset
from bp_qt.engine.scoring import combo_after, points_for
from bp_qt.engine.seeds import check_seed
from bp_qt.engine.shapes import Shape
from bp_qt.engine.stencils import Spot

__all__ = ["MOST_ROWS_A_CONTINUE_EMPTIES", "Game", "Tray"]

MOST_ROWS_A_CONTINUE_EMPTIES = 4
_USED_UP: Tray = (None, None, None)


class Game(Position):
    """A position that moves can be made in; `apply` makes a new one."""

    __slots__ = ()

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

    def __repr__(self) -> str:
        placements = f"{self.placements} placement{'' if self.placements == 1 else 's'}"
        over = "" if self.ending is None else f", over: {self.ending}"
        return (
            f"<Game {self.ruleset.id} {self.mode.id} {self.seed!r}: {placements}, score {self.score}{over}>"
        )

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why `move` is illegal here, or None if it is legal."""
        if isinstance(move, Placement):
            return _refusal_of_placement(self, move)
        reason = _reason_against(self, move)
        return None if reason is None else IllegalMove(reason)

    def preview(self, placement: Placement) -> Outcome:
        """What the placement would do: the real one, on a copy.

        Raises `IllegalMove`.
        """
        return self.apply(placement)[1]

    def apply(self, move: Move) -> tuple[Game, Outcome]:
        """The position after `move`, and what it did.

        Raises `IllegalMove`; then nothing has changed.
        """
        if isinstance(move, Placement) and self.ending is None:
            spot = self.spot(move)
            if spot is not None:
                return _place(self, move, spot)
        refusal = self.refusal(move)
        if refusal is not None:
            raise refusal
        assert isinstance(move, Command)  # a placement that is not refused has its spot
        return _COMMANDS[move](self)


def _refusal_of_placement(game: Game, placement: Placement) -> IllegalMove | None:
    if game.over:
        return IllegalMove(Reason.GAME_OVER)
    if game.tray[placement.slot] is None:
        return IllegalMove(Reason.SLOT_USED)
    if game.spot(placement) is not None:
        return None
    cells = game.cells_of(placement)
    for cell in cells:
        if cell not in game.grid:
            return IllegalMove(Reason.OFF_BOARD, cell)
    covered = next(cell for cell in cells if game.is_filled(cell))
    return IllegalMove(Reason.COVERS, covered, cell_name(covered))


def _reason_against(game: Game, command: Command) -> Reason | None:
    if not game.offers(command):
        return Reason.NOT_IN_RULESET
    if command is Command.CONTINUE:
        return _reason_against_continue(game)
    if game.over:
        return Reason.GAME_OVER
    met, reason = {
        Command.SWAP: (game.swaps > 0, Reason.NO_SWAPS),
        Command.END: (game.stuck, Reason.NOT_STUCK),
        Command.TIMEUP: (game.placements > 0, Reason.NOT_STARTED),
    }[command]
    return None if met else reason


def _reason_against_continue(game: Game) -> Reason | None:
    if not game.over:
        return Reason.NOT_OVER
    if game.continued >= game.mode.continues:
        return Reason.ALREADY_CONTINUED
    if game.ending is Ending.TIME_UP:
        return Reason.TIME_IS_UP
    return None if _rows_to_continue(game) else Reason.FREES_NOTHING


def _rows_to_continue(game: Game) -> tuple[int, ...]:
    return rows_that_free(game.ruleset.size, game.board, game.tray, most=MOST_ROWS_A_CONTINUE_EMPTIES)


_Step = tuple[Game, Outcome]


_Turn = tuple[
    int,  # the board
    tuple[int, ...],  # its planes
    Tray,
    LegalPlacements,
    int,  # the index of the group in the tray
    tuple[Shape, ...] | None,  # the group, where one was dealt
    tuple[Shape, ...],  # pieces that were discarded
    tuple[int, ...],  # rows that were emptied
    Ending | None,
]


def _turn(game: Game, board: int, planes: tuple[int, ...], tray: Tray, score: int, swaps: int) -> _Turn:
    """Deals where the tray is used up, and decides whether the game is over (docs/rules.md 1; 4, `zen`)."""
    ruleset, mode, number = game.ruleset, game.mode, game.deal
    dealt: tuple[Shape, ...] | None = None
    if not any(tray):
        number += 1
        tray = dealt = deal(ruleset, mode, game.seed, number, board=board, score=score)
    legal = LegalPlacements(ruleset.size, board, tray)
    if legal:
        return board, planes, tray, legal, number, dealt, (), (), None
    if not mode.endless:
        return board, planes, tray, legal, number, dealt, (), (), None if swaps else Ending.STUCK
    number += 1
    discarded = tuple(filter(None, tray))
    tray = dealt = deal(ruleset, mode, game.seed, number, board=board, score=score, checked=False)
    emptied = rows_that_free(ruleset.size, board, tray, most=ruleset.size)
    board, planes = _without_rows(ruleset.size, board, planes, emptied)
    legal = LegalPlacements(ruleset.size, board, tray)
    return board, planes, tray, legal, number, dealt, discarded, emptied, None


def _place(game: Game, placement: Placement, spot: Spot) -> _Step:
    """Fills the cells, empties full lines and counts; then the turn (docs/rules.md 1)."""
    ruleset, shape = game.ruleset, game.tray[placement.slot]
    assert shape is not None  # there is a spot for it
    board, cleared = spot.fill(game.board)
    rows, columns, _ = game.grid.full_lines(cleared) if cleared else NO_LINES
    lines, clean = len(rows) + len(columns), not board
    combo = combo_after(ruleset, game.combo, game.misses, lines)
    points = points_for(ruleset, game.mode, cells=shape.count, lines=lines, combo=combo, clean=clean)
    score = game.score + points.total
    swaps = min(game.swaps + ruleset.clean_swaps, ruleset.most_swaps) if clean else game.swaps
    planes = _planes_after(game.planes, ruleset.catalogue.plane_of[shape.id], spot.stamp, cleared)
    board, planes, tray, legal, number, dealt, discarded, emptied, ending = _turn(
        game, board, planes, _without(game.tray, placement.slot), score, swaps
    )
    after = Game(
        ruleset,
        game.mode,
        game.seed,
        tray,
        planes,
        _counted(game.clears, lines) if lines else game.clears,
        board,
        score,
        game.lines + lines,
        combo,
        max(game.best_combo, combo) if lines else game.best_combo,
        0 if lines else game.misses + 1,
        swaps,
        game.swaps_used,
        number,
        game.placements + 1,
        game.clean_boards + clean,
        game.continued,
        ending,
    )
    after._legal = legal
    outcome = Outcome(
        placement,
        shape,
        rows,
        columns,
        tuple(game.grid.cells_of(cleared)) if cleared else (),
        points,
        combo,
        clean,
        swaps > game.swaps,
        dealt,
        discarded,
        emptied,
        ending,
    )
    return after, outcome


def _without(tray: Tray, slot: int) -> Tray:
    one, two, three = tray
    return (None, two, three) if slot == 0 else (one, None, three) if slot == 1 else (one, two, None)


def _planes_after(planes: tuple[int, ...], number: int, stamp: int, cleared: int) -> tuple[int, ...]:
    """The cells by family, with those of one more piece and without those of full lines."""
    after = [*planes]
    after[number] |= stamp
    if not cleared:
        return tuple(after)
    kept = ~cleared
    return tuple([plane & kept for plane in after])


def _counted(clears: tuple[int, ...], lines: int) -> tuple[int, ...]:
    return (*clears[: lines - 1], clears[lines - 1] + 1, *clears[lines:])


def _without_rows(
    size: int, board: int, planes: tuple[int, ...], rows: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    if not rows:
        return board, planes
    kept = ~cells_of_rows(size, rows)
    return board & kept, tuple([plane & kept for plane in planes])


def _swap(game: Game) -> _Step:
    """Points, lines and combo stay as they are (docs/rules.md 5)."""
    board, planes, tray, _, number, dealt, discarded, emptied, ending = _turn(
        game, game.board, game.planes, _USED_UP, game.score, game.swaps - 1
    )
    after = replace(
        game,
        board=board,
        planes=planes,
        tray=tray,
        swaps=game.swaps - 1,
        swaps_used=game.swaps_used + 1,
        deal=number,
        ending=ending,
    )
    return after, Outcome(
        Command.SWAP,
        combo=game.combo,
        dealt=dealt,
        discarded=(*filter(None, game.tray), *discarded),
        emptied_rows=emptied,
        ending=ending,
    )


def _continue(game: Game) -> _Step:
    """Points, lines, combo and tray stay as they are (docs/rules.md 4)."""
    rows = _rows_to_continue(game)
    board, planes = _without_rows(game.ruleset.size, game.board, game.planes, rows)
    after = replace(game, board=board, planes=planes, ending=None, continued=game.continued + 1)
    return after, Outcome(Command.CONTINUE, combo=game.combo, emptied_rows=rows)


def _ended(game: Game, command: Command, ending: Ending) -> _Step:
    return replace(game, ending=ending), Outcome(command, combo=game.combo, ending=ending)


_COMMANDS: dict[Command, Callable[[Game], _Step]] = {
    Command.SWAP: _swap,
    Command.CONTINUE: _continue,
    Command.END: lambda game: _ended(game, Command.END, Ending.ENDED),
    Command.TIMEUP: lambda game: _ended(game, Command.TIMEUP, Ending.TIME_UP),
}
