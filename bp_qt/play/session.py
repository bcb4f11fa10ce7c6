"""The game under way: commands in, phases of a change out. The only owner of the current game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, Move, Placement
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.record import write_record
from bp_qt.engine.rulesets import Mode, Variant
from bp_qt.engine.seeds import check_today, daily_seed, new_seed
from bp_qt.engine.sitting import Sitting
from bp_qt.play.clock import PlayClock, local_today

__all__ = ["Change", "ChangeKind", "GameSession", "Keeper"]

_KEEP_TIME_EVERY_MS = 900
"""Against a limit: a kill gives back no more."""
_KEEP_TIME_IDLE_MS = 60_000
"""Without a limit: a figure in the statistics is not worth frequent wake-ups."""


class ChangeKind(Enum):
    """What happened to the current game."""

    OPENED = auto()
    """A kept game is shown, as it was left."""
    STARTED = auto()
    MOVED = auto()
    UNDONE = auto()


@dataclass(frozen=True, slots=True)
class Change:
    """The one thing that scene, access and effects render: the position before and after, and the outcome of a move."""

    kind: ChangeKind
    before: Game | None
    after: Game
    outcome: Outcome | None = None


class Keeper(Protocol):
    """What a session needs of the shelf: one kept game for each ruleset and mode."""

    def at(self, variant: Variant) -> Sitting | None:
        """The kept game, or None."""

    @property
    def is_well(self) -> bool:
        """Whether all writes so far are known to be fine."""

    def keep(self, sitting: Sitting) -> None:
        """Keeps the game, waiting for no disk."""

    def keep_times(self, sitting: Sitting) -> None:
        """Keeps the playing times of a game that is as it was otherwise."""

    def finish(self, timeout_s: float) -> bool:
        """Waits until all is written, at most so long; False where something is still being written."""

    def replace(self, new: Sitting) -> None:
        """Counts the kept game in the statistics and keeps `new` in its place, both or neither."""

    def finished(self, variant: Variant, seed: str) -> Sitting | None:
        """A dated game that was over when another day's took its place, counted then; None where it is not known."""

    def best(self, variant: Variant) -> int:
        """The best score of the games before the one that is kept now."""


class GameSession(QObject):
    """Every command is one method; each change is kept before anybody hears of it, and goes through four phases.

    `settled`, `shown` and `told` carry the `Change`, one after the other:
    - `settled`: position and outcome are final and kept. Whoever has something in hand or under way lets go of it.
    - `shown`: what is seen, and what assistive technology can read, becomes the new position.
    - `told`: the news is heard, as sound and as announcement.
    - `rested`: all that is done. The focus moves now if it must, and what else there is to say comes now.
    Within a phase nobody relies on who comes first.

    `refused` carries the `IllegalMove` of a command that did nothing, `time_changed` the remaining seconds of a
    timed game (None without a limit), once a second. `keeping_failed` and `keeping_resumed` say that the game could
    not be written, and that it could be again; never in the middle of a change.
    """

    settled = Signal(object)
    shown = Signal(object)
    told = Signal(object)
    rested = Signal()
    refused = Signal(object)
    time_changed = Signal(object)
    keeping_failed = Signal()
    keeping_resumed = Signal()

    def __init__(
        self,
        keeper: Keeper,
        clock: PlayClock,
        today: Callable[[], date] = local_today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._clock = clock
        self._today = today
        self._limit_scale: int | None = 1
        self._failing = False
        self._saved_time_ms = 0
        self._shown_remaining_s: int | None = None
        self._is_waiting = False
        self._opened: Sitting | None = None
        clock.ticked.connect(self._on_tick)

    @property
    def _sitting(self) -> Sitting:
        assert self._opened is not None, "open() or start() comes first"
        return self._opened

    @property
    def game(self) -> Game:
        """The current position; there is one from the first `open` or `start` on."""
        return self._sitting.history.game

    @property
    def sitting(self) -> Sitting:
        """The current game with its times up to now."""
        self._sitting.time_ms = self._clock.time_ms
        self._sitting.counted_ms = self._clock.counted_ms
        return self._sitting

    @property
    def record(self) -> str:
        """The record of the current game (docs/rules.md 7)."""
        return write_record(self.game, self._sitting.history.moves)

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return self._sitting.history.can_undo

    @property
    def best(self) -> int:
        """The best score of this ruleset and mode, the current game included."""
        return max(self.earlier_best, self.game.score)

    def best_of(self, variant: Variant) -> int:
        """The best score of a ruleset and mode, its kept game included."""
        game = self.game_at(variant)
        return max(self._keeper.best(variant), 0 if game is None else game.score)

    @property
    def earlier_best(self) -> int:
        """The best score before the current game."""
        return self._keeper.best(self.game.variant)

    @property
    def is_kept(self) -> bool:
        """Whether the game could be written the last time."""
        return not self._failing

    @property
    def limit_ms(self) -> int | None:
        """The limit of playing time of this game as the player wants it; None where there is none."""
        limit_ms = self.game.mode.limit_ms
        return None if limit_ms is None or self._limit_scale is None else limit_ms * self._limit_scale

    @property
    def remaining_ms(self) -> int | None:
        """Playing time left; None where there is no limit."""
        limit_ms = self.limit_ms
        return None if limit_ms is None else max(limit_ms - self._clock.counted_ms, 0)

    def game_at(self, variant: Variant) -> Game | None:
        """The game of this ruleset and mode as it was left, or as it is now if it is the current one."""
        sitting = self._at(variant)
        return None if sitting is None else sitting.history.game

    def has_game_under_way(self, variant: Variant) -> bool:
        """Whether a new game of this ruleset and mode would replace one with a placement that is not over."""
        sitting = self._at(variant)
        return sitting is not None and sitting.is_under_way

    def result_of_today(self, variant: Variant) -> Game | None:
        """Today's game of a dated mode if it has been played to its end; it is not offered again."""
        if not variant.mode.dated:
            return None
        sitting = self._at(variant)
        if sitting is None or sitting.history.game.seed != self.todays_seed:
            sitting = self._keeper.finished(variant, self.todays_seed)
        return sitting.history.game if sitting is not None and sitting.history.game.over else None

    @property
    def todays_seed(self) -> str:
        """The seed of the daily game that would begin now."""
        return daily_seed(self._today())

    def set_limit_scale(self, scale: int | None) -> None:
        """Lengthens the limit of timed modes by a whole factor, or switches it off with None."""
        self._limit_scale = scale
        if self._opened is not None:
            self._note_easing()
            self._announce_time()

    def open(self, variant: Variant) -> None:
        """Goes to the kept game of this ruleset and mode, or to a new one where there is none.

        A dated game of another day that is not under way makes room for today's.
        """
        self._leave()
        sitting = self._at(variant)
        if sitting is None or (variant.mode.dated and self._makes_room(sitting)):
            self.start(variant)
        else:
            self._take(sitting, ChangeKind.OPENED)

    def start(self, variant: Variant, seed: str | None = None) -> None:
        """Starts a new game in place of the kept one; a daily game of today is opened instead of played twice.

        Also one that gave way to another day's meanwhile: clocks go back and forth, a day is finished once.

        Raises `BadSeed`, also for a daily game of another day.
        """
        self._leave()
        seed = self._seed_for(variant.mode, seed)
        old = self._at(variant)
        if variant.mode.dated and old is not None and old.history.game.seed == seed:
            self._take(old, ChangeKind.OPENED)
            return
        finished = self._keeper.finished(variant, seed) if variant.mode.dated else None
        if finished is not None:
            self._keeper.replace(finished)
            self._take(finished, ChangeKind.OPENED)
            return
        new = Sitting(History(Game.new(variant.ruleset, variant.mode, seed)))
        self._keeper.replace(new)
        self._take(new, ChangeKind.STARTED)

    def check_seed(self, seed: str, mode: Mode) -> None:
        """Raises `BadSeed` when no game of this mode may start with `seed` today."""
        check_today(seed, mode, self._today())

    def place(self, slot: int, row: int, column: int) -> Outcome | None:
        """Places the piece of `slot` with its anchor on (row, column)."""
        return self.move(Placement(slot, row, column))

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why `move` is illegal now: the engine's reason, or that a timed game has no time left to go on (docs/rules.md 4)."""
        refusal = self.game.refusal(move)
        if refusal is None and move is Command.CONTINUE and self.remaining_ms == 0:
            return IllegalMove(Reason.TIME_IS_UP)
        return refusal

    def move(self, move: Move) -> Outcome | None:
        """Makes a move: the new position is kept, then it is shown and told. None when it was refused."""
        refusal = self.refusal(move)
        if refusal is not None:
            self.refused.emit(refusal)
            return None
        before = self.game
        outcome = self._sitting.history.apply(move)
        # Even if the statistics were reset when it ended: a game that goes on counts.
        self._sitting.counted = self._sitting.counted or not self.game.over
        self._commit(Change(ChangeKind.MOVED, before, self.game, outcome))
        return outcome

    @property
    def is_waiting(self) -> bool:
        """Whether a timed game that was resumed waits for the player: its limit does not run yet."""
        return self._is_waiting

    def touch(self) -> None:
        """The player has done something: a timed game that was resumed goes on."""
        if self._is_waiting:
            self._is_waiting = False
            self._clock.set_playing(not self.game.over, True)
            self._announce_time()

    def undo(self) -> None:
        """Takes back the last placement, where the ruleset has undo."""
        if not self.can_undo:
            return
        before = self.game
        self._sitting.history.undo()
        self._commit(Change(ChangeKind.UNDONE, before, self.game))

    def save(self) -> None:
        """Keeps the game with its playing time up to now."""
        self._save()
        self.look_at_keeping()

    def finish_keeping(self, timeout_s: float) -> bool:
        """Waits until all is written, at most so long; False where something is still being written."""
        is_finished = self._keeper.finish(timeout_s)
        self.look_at_keeping()
        return is_finished

    def look_at_keeping(self) -> None:
        """Says so when games can no longer be written, or again. To be called when a write has ended."""
        if self._failing == self._keeper.is_well:
            self._failing = not self._failing
            (self.keeping_failed if self._failing else self.keeping_resumed).emit()

    def _save(self) -> None:
        sitting = self.sitting
        self._saved_time_ms = sitting.time_ms
        self._keeper.keep(sitting)

    def _at(self, variant: Variant) -> Sitting | None:
        if self._opened is not None and variant == self._opened.variant:
            return self.sitting
        return self._keeper.at(variant)

    def _makes_room(self, dated: Sitting) -> bool:
        """Whether a dated game is one of another day that is not under way."""
        return dated.history.game.seed != self.todays_seed and not dated.is_under_way

    def _seed_for(self, mode: Mode, seed: str | None) -> str:
        if seed is None:
            return self.todays_seed if mode.dated else new_seed()
        self.check_seed(seed, mode)
        return seed

    def _leave(self) -> None:
        """Keeps the playing time of the game that is being left."""
        if self._opened is not None and self._clock.time_ms != self._saved_time_ms:
            self._save()

    def _take(self, sitting: Sitting, kind: ChangeKind) -> None:
        if self._opened is not None and self._opened is not sitting:
            self._opened.leave()
        self._opened = sitting
        self._clock.set_playing(False, False)
        self._clock.set_times(sitting.time_ms, sitting.counted_ms)
        game = sitting.history.game
        self._is_waiting = game.mode.limit_ms is not None and sitting.is_under_way
        self._commit(Change(kind, None, sitting.history.game))

    def _commit(self, change: Change) -> None:
        self._note_easing()
        self._is_waiting = self._is_waiting and change.kind is ChangeKind.OPENED
        self._clock.set_playing(not self.game.over, self.game.placements > 0 and not self._is_waiting)
        self._save()
        for phase in (self.settled, self.shown, self.told):
            phase.emit(change)
        self._announce_time()
        self.rested.emit()
        self.look_at_keeping()

    def _note_easing(self) -> None:
        game = self.game
        if game.mode.limit_ms is not None and game.placements and not game.over and self._limit_scale != 1:
            self._sitting.eased = True

    def _on_tick(self) -> None:
        if self._opened is None:
            return
        if self._clock.time_ms - self._saved_time_ms >= _KEEP_TIME_EVERY_MS:
            self._saved_time_ms = self.sitting.time_ms
            self._keeper.keep_times(self.sitting)
        self._announce_time()
        if self.remaining_ms == 0 and self.game.refusal(Command.TIMEUP) is None:
            self.move(Command.TIMEUP)

    def _announce_time(self) -> None:
        remaining_ms = self.remaining_ms
        remaining_s = None if remaining_ms is None else -(-remaining_ms // 1000)
        if remaining_s != self._shown_remaining_s:
            self._shown_remaining_s = remaining_s
            self.time_changed.emit(remaining_s)
        counts_down = remaining_ms is not None and self.game.placements > 0 and not self._is_waiting
        self._clock.tick_in(_to_next_second_ms(remaining_ms) if counts_down else _KEEP_TIME_IDLE_MS)


def _to_next_second_ms(remaining_ms: int | None) -> int:
    """Until the figure that is shown changes."""
    return 1000 if not remaining_ms else (remaining_ms - 1) % 1000 + 1
