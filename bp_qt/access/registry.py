"""The registry of the accessibility bus: which client has registered for which events."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusServiceWatcher

__all__ = ["Registry"]

_BUS = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")
_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
_CONNECTION = "block-puzzle-registry"
_PATIENCE_MS = 2_000
# PySide can read no structures of D-Bus, but what it prints of a message has them.
_PRINTED_EVENT = re.compile(r'\(ss\) "([^"]*)", "([^"]*)"')


class Registry(QObject):
    """Asks over D-Bus; starts no service for it and waits for nothing.

    `answered` carries a client and an event for each registration, or None where there is no registry to ask; again
    whenever a client begins or ceases to listen, and whenever the bus comes or goes.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = QDBusConnection.sessionBus()
        self._bus: QDBusConnection | None = None
        self._calls: set[QDBusPendingCallWatcher] = set()

    def ask(self) -> bool:
        """Asks; False where there is no bus at all."""
        if not self._session.isConnected():
            return False
        mode = QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange
        watcher = QDBusServiceWatcher(_BUS[0], self._session, mode, self)
        watcher.serviceRegistered.connect(self._ask_address)
        watcher.serviceUnregistered.connect(self._lose)
        self._ask_address()
        return True

    def _ask_address(self) -> None:
        self._call(self._session, _BUS, "GetAddress", self._on_address)

    def _on_address(self, reply: QDBusMessage) -> None:
        address = next(iter(reply.arguments()), "")
        if reply.signature() == "s" and address and self._connect(address):
            self._ask_events()
        else:
            self._lose()

    def _connect(self, address: str) -> bool:
        QDBusConnection.disconnectFromBus(_CONNECTION)
        self._bus = QDBusConnection.connectToBus(address, _CONNECTION)
        for change in ("EventListenerRegistered", "EventListenerDeregistered"):
            self._bus.connect(*_REGISTRY, change, self, "1on_listeners_changed(QDBusMessage)")  # type: ignore[call-overload]
        return self._bus.isConnected()

    @Slot(QDBusMessage)
    def on_listeners_changed(self, message: QDBusMessage) -> None:
        self._ask_events()

    def _ask_events(self) -> None:
        if self._bus is not None:
            self._call(self._bus, _REGISTRY, "GetRegisteredEvents", self._on_events)

    def _on_events(self, reply: QDBusMessage) -> None:
        printed = repr(reply)
        events = _PRINTED_EVENT.findall(printed)
        is_read = reply.signature() == "a(ss)" and (bool(events) or "{}" in printed)
        self.answered.emit(events if is_read else None)

    def _lose(self) -> None:
        self._bus = None
        self.answered.emit(None)

    def _call(
        self,
        bus: QDBusConnection,
        target: tuple[str, str, str],
        method: str,
        then: Callable[[QDBusMessage], None],
    ) -> None:
        message = QDBusMessage.createMethodCall(*target, method)
        message.setAutoStartService(False)
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, _PATIENCE_MS), self)
        self._calls.add(watcher)

        def finish() -> None:
            self._calls.discard(watcher)
            then(watcher.reply())
            watcher.deleteLater()

        watcher.finished.connect(finish)
