"""Two modelled screen readers on the bus: what each would say of the events, and what it would cut off.

They behave as Orca was heard to: an old one (43) knows no announcements; a new one (45.2 and later) queues them. Both
read what gets the focus, and speak a changed description of it; both stop speaking when the focus moves. The old one
speaks a changed name of what has the focus, the new one stops all speech then and reads the widget anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tests.e2e.assistive import Assistive, Event
from tests.e2e.desktop import Desktop, wait_for

ANNOUNCEMENT = "object:announcement"
CHECKED = "object:state-changed:checked"
DESCRIPTION = "object:property-change:accessible-description"
FOCUSED = "object:state-changed:focused"
NAME = "object:property-change:accessible-name"
ACTIVATED = "window:activate"

OLD, NEW = "old", "new"
HEARS = {
    OLD: (DESCRIPTION, NAME, FOCUSED, CHECKED, ACTIVATED),
    NEW: (ANNOUNCEMENT, DESCRIPTION, NAME, FOCUSED, CHECKED, ACTIVATED),
}
MARK = "\u200b"  # tells two equal messages apart; nobody hears it


@dataclass(frozen=True)
class Utterance:
    """Something that is said; `kind` is the event that it came with, `cut` says that the reader stopped in it.

    What is read of a widget that gets the focus is two: its name, and its description as if that had changed.
    """

    kind: str
    text: str
    cut: bool = False


class Reader:
    """A reader of that kind, the only one on the desktop; `assistive` is its client, with which it also acts."""

    def __init__(self, desktop: Desktop, kind: str) -> None:
        self.kind = kind
        self.assistive = Assistive(desktop, HEARS[kind])

    def mark(self) -> int:
        """A place in the row of events."""
        return self.assistive.mark()

    def utterances(self, since: int = 0) -> list[Utterance]:
        """What was said since that place in the row of events."""
        speech = _Speech(self.kind)
        events = self.assistive.events[:]
        speech.follow(events[:since])
        speech.utterances.clear()
        speech.follow(events[since:])
        return speech.utterances

    def news(self, since: int = 0) -> list[Utterance]:
        """What was said of itself: announced, or with the description of what has the focus."""
        kind = ANNOUNCEMENT if self.kind == NEW else DESCRIPTION
        return [utterance for utterance in self.utterances(since) if utterance.kind == kind]

    def hear_once(self, words: str = "", *, since: int, timeout_s: float = 10.0) -> str:
        """The news with these words, when it has come and all is quiet: once, whole, and nothing else with it."""
        try:
            wait_for(lambda: any(words in news.text for news in self.news(since)), repr(words), timeout_s)
        except AssertionError as error:
            raise AssertionError(f"{error}; the {self.kind} reader said {self.utterances(since)}") from None
        self.assistive.rest(0.5)
        (news,) = self.news(since)
        with_it = [utterance for utterance in self.utterances(since) if news.text in utterance.text]
        assert with_it == [news] and not news.cut, self.utterances(since)
        return news.text


class _Speech:
    """From events to utterances."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._window = ""
        self._focus = ""
        self._name = ""
        self._description = ""
        self.utterances: list[Utterance] = []

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.is_a(ANNOUNCEMENT):
                self._say(ANNOUNCEMENT, event.said)
            elif event.is_a(FOCUSED) and event.detail[:1] == (1,):
                self._on_focus(event)
            elif event.is_a(ACTIVATED) and event.ref != self._window:
                self._stop()
                self._window = self._focus = event.ref
                self._say(ACTIVATED, event.name)
            elif event.ref == self._focus:
                self._on_change(event)

    def _on_focus(self, event: Event) -> None:
        self._window = event.window
        if event.ref != self._focus:
            self._stop()
            self._read(event)

    def _on_change(self, event: Event) -> None:
        if event.is_a(CHECKED) and self._kind == NEW:
            self._stop()
        elif event.is_a(DESCRIPTION):
            if event.said != self._description:
                self._description = event.said
                self._say(DESCRIPTION, event.said)
        elif event.is_a(NAME) and event.said != self._name:
            self._name = event.said
            if self._kind == NEW:
                self._stop()
                self._read(event)
            else:
                self._say(NAME, event.said)

    def _read(self, event: Event) -> None:
        self._focus, self._name, self._description = event.ref, event.name, event.description
        self._say(FOCUSED, event.name)
        self._say(DESCRIPTION, event.description)

    def _say(self, kind: str, text: str) -> None:
        if text := text.replace(MARK, ""):
            self.utterances.append(Utterance(kind, text))

    def _stop(self) -> None:
        self.utterances = [replace(utterance, cut=True) for utterance in self.utterances]
