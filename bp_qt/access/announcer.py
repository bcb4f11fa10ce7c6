"""Turns the phases of a change into announcements.

Every event is said once; nothing is said that did not happen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from bp_qt.engine.errors import IllegalMove
from bp_qt.play.session import Change, ChangeKind, GameSession
from bp_qt.words.game_over import result_story
from bp_qt.words.phrases import (
    moved_sentences,
    opened_sentences,
    refusal_sentence,
    time_left_sentence,
    undone_sentences,
)
from bp_qt.words.seen import moved_line, refused_line, shortened

__all__ = ["Announcer"]

_TIME_LEFT_SAID_AT_S = (60, 30, 10)


class Announcer(QObject):
    """`said` carries each message for whoever speaks it, `seen` the short line for whoever shows it ("" for none).

    `last` is the message to say again. `brief` leaves the names of new pieces out.
    """

    said = Signal(str)
    seen = Signal(str)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.brief = False
        self._session = session
        self._last = ""
        self._shown_s: int | None = None

    def listen(self) -> None:
        """Starts announcing the session's news."""
        self._session.told.connect(self._on_told)
        self._session.refused.connect(self._on_refused)
        self._session.time_changed.connect(self._on_time_changed)

    @property
    def last(self) -> str:
        """The last message."""
        return self._last

    def say(self, message: str, seen: str | None = None) -> None:
        """Says a message; `seen` is what is shown of it, as a rule its beginning."""
        self._last = message
        self.said.emit(message)
        self.seen.emit(shortened(message) if seen is None else seen)

    def prompt(self, message: str) -> None:
        """Says what is offered now: nothing to say again, and seen by itself."""
        self.said.emit(message)

    def show(self, line: str) -> None:
        """Shows a line that is spoken otherwise."""
        self.seen.emit(line)

    def repeat(self) -> None:
        """Says the last message again."""
        if self._last:
            self.said.emit(self._last)

    def forget(self) -> None:
        """Forgets the last message, because the language has changed."""
        self._last = ""

    def greet(self) -> None:
        """Says which game is there when the window opens."""
        game = self._session.game
        self.say(self._with_result(opened_sentences(game, is_new=not game.placements)), seen="")

    def _on_told(self, change: Change) -> None:
        if change.outcome is not None and change.before is not None:
            sentences = moved_sentences(change.before, change.after, change.outcome, brief=self.brief)
            line = moved_line(change.before, change.after, change.outcome)
            self.say(self._with_result(sentences), seen=line)
        elif change.kind is ChangeKind.UNDONE and change.before is not None:
            self.say(" ".join(undone_sentences(change.before, change.after)), seen="")
        else:
            is_new = change.kind is ChangeKind.STARTED
            self.say(self._with_result(opened_sentences(change.after, is_new=is_new)), seen="")

    def _with_result(self, sentences: Sequence[str]) -> str:
        """Where a game is over, all of its result follows: the panel that comes then repeats nothing."""
        is_over = self._session.game.over
        return " ".join([*sentences, result_story(self._session, is_news=True)] if is_over else sentences)

    def _on_refused(self, error: IllegalMove) -> None:
        self.say(refusal_sentence(error), seen=refused_line(error))

    def _on_time_changed(self, seconds: int | None) -> None:
        before, self._shown_s = self._shown_s, seconds
        if before is None or seconds is None:
            return
        # A stalled event loop may have skipped that exact second.
        if any(seconds <= moment < before for moment in _TIME_LEFT_SAID_AT_S):
            self.say(time_left_sentence(seconds), seen="")
