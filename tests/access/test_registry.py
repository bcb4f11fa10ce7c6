"""What the registry of the accessibility bus answers, and what becomes of an answer that is none.

That a real one is asked, and again when clients come and go, is for tests/e2e/test_switching.py.
"""

from typing import Any

import pytest
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from pytestqt.qtbot import QtBot

from bp_qt.access.registry import Registry


class Reply:
    """A message as PySide hands it over: its structures are in what it prints alone."""

    def __init__(self, signature: str, *arguments: object, printed: str = "") -> None:
        self._signature, self._arguments, self._printed = signature, list(arguments), printed

    def signature(self) -> str:
        return self._signature

    def arguments(self) -> list[object]:
        return self._arguments

    def __repr__(self) -> str:
        return self._printed


class Asked(Registry):
    """Its calls are noted and answered by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, Any]] = []
        self.answers: list[Any] = []
        self.answered.connect(self.answers.append)

    def _call(self, bus: Any, target: Any, method: str, then: Any) -> None:
        self.calls.append((method, then))

    def _connect(self, address: str) -> bool:
        self._bus = QDBusConnection("another")
        return address == "unix:path=/there"

    def reply(self, reply: Reply) -> None:
        self.calls.pop()[1](reply)


@pytest.fixture
def registry(qtbot: QtBot) -> Asked:
    made = Asked()
    made._ask_address()
    return made


def test_without_a_bus_nobody_is_asked(qtbot: QtBot) -> None:
    asked = Asked()
    asked._session = QDBusConnection("nowhere")
    assert not asked.ask()
    assert (asked.calls, asked.answers) == ([], [])


@pytest.mark.parametrize(
    "reply",
    [Reply(""), Reply("s", ""), Reply("i", 5), Reply("s", "unix:path=/elsewhere")],
)
def test_an_address_that_leads_nowhere_is_no_registry(registry: Asked, reply: Reply) -> None:
    registry.reply(reply)
    assert registry.answers == [None]
    assert registry.calls == []
    registry.on_listeners_changed(QDBusMessage())
    assert registry.calls == [], "the bus is gone"


@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        (
            Reply("a(ss)", printed='[(ss) ":1.1", "Object:" (ss) ":1.2", ""]'),
            [(":1.1", "Object:"), (":1.2", "")],
        ),
        (Reply("a(ss)", printed="[a(ss) {}]"), []),
        (Reply("a(ss)", printed="in words of another version"), None),
        (Reply("s", printed='(ss) ":1.1", "Object:"'), None),
        (Reply("", printed="an error"), None),
    ],
)
def test_who_listens_is_told_again_whenever_that_changes(
    registry: Asked, reply: Reply, answer: list[tuple[str, str]] | None
) -> None:
    registry.reply(Reply("s", "unix:path=/there"))
    registry.reply(reply)
    assert registry.answers == [answer]
    registry.on_listeners_changed(QDBusMessage())
    registry.reply(reply)
    assert registry.answers == [answer, answer]
