"""What the clients of the accessibility bus listen for (Linux and similar)."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

__all__ = ["Listeners", "need_descriptions"]

_WITH_A_BUS = ("xcb", "wayland")
_PLATFORMS_OF_ANNOUNCEMENTS = ("win32", "darwin")
_ANNOUNCEMENT = ("object", "announcement")
_DESCRIPTION = ("object", "propertychange", "accessibledescription")


def need_descriptions(registered: Iterable[tuple[str, str]]) -> bool:
    """Whether a client wants to hear of changed descriptions and not of announcements: an older screen reader.

    `registered` has a client and an event for each registration, as the registry knows them.

    >>> need_descriptions([(":1.0", "Object:PropertyChange:AccessibleDescription"), (":1.1", "Object:Announcement:")])
    True
    >>> need_descriptions([(":1.0", "Object:"), (":1.1", "Object:StateChanged:Focused")])
    False
    """
    events: dict[str, list[str]] = {}
    for client, event in registered:
        events.setdefault(client, []).append(event)
    return any(
        _wants(wanted, _DESCRIPTION) and not _wants(wanted, _ANNOUNCEMENT) for wanted in events.values()
    )


def _wants(events: Iterable[str], kind: tuple[str, ...]) -> bool:
    """Whether one of these events is of that kind, or the beginning of it."""
    for event in events:
        parts = [part for part in event.lower().replace("-", "").split(":") if part]
        if tuple(parts) == kind[: len(parts)]:
            return True
    return False


class Listeners(QObject):
    """Whether somebody listens who knows no announcements; nobody waits for the answer.

    `changed` is emitted when there is another one. Until `ask`, and where nobody can be asked, descriptions are
    needed: better twice than never. On Windows and macOS announcements alone carry news.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._need: bool | None = sys.platform not in _PLATFORMS_OF_ANNOUNCEMENTS

    @property
    def is_known(self) -> bool:
        """False while the first answer is on its way."""
        return self._need is not None

    @property
    def need_descriptions(self) -> bool:
        """Whether the focused widget's description must carry what is announced."""
        return bool(self._need)

    def ask(self) -> None:
        """Asks now, and again whenever a client starts or stops listening."""
        if sys.platform in _PLATFORMS_OF_ANNOUNCEMENTS or QGuiApplication.platformName() not in _WITH_A_BUS:
            return
        # Imported late: only needed where there is such a bus.
        from bp_qt.access.registry import Registry

        registry = Registry(self)
        registry.answered.connect(self._on_answered)
        if registry.ask():
            self._need = None

    def _on_answered(self, registered: list[tuple[str, str]] | None) -> None:
        need = registered is None or need_descriptions(registered)
        if need != self._need:
            self._need = need
            self.changed.emit()
