"""The settings a Linux desktop shares with every program: the portal of GNOME, KDE and others."""

from __future__ import annotations

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

__all__ = ["SettingsPortal"]

_SERVICE = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_LONGEST_ANSWER_MS = 200

Key = tuple[str, str]


class SettingsPortal(QObject):
    """Asks once for each of `keys` (namespace and name) and hears of every change; `changed` gives the key.

    Where there is no portal nothing is known. One that is slow, since it is only being started, is not waited for: its
    answers are changes like any other.
    """

    changed = Signal(tuple)

    def __init__(self, keys: tuple[Key, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values: dict[Key, object] = {}
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot = SLOT("_on_changed(QString,QString,QDBusVariant)")
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for key in keys:
            answer = bus.call(_question(key), QDBus.CallMode.Block, _LONGEST_ANSWER_MS)
            if answer.errorName() in _SLOW:
                for each in keys:
                    self._ask_later(bus, each)
                return
            if answer.errorName() in _NOBODY_THERE:
                return
            self._take(key, answer)

    def value(self, key: Key) -> object:
        """What the desktop says, a number, a truth or a text; None where it says nothing."""
        return self._values.get(key)

    def _ask_later(self, bus: QDBusConnection, key: Key) -> None:
        watcher = QDBusPendingCallWatcher(bus.asyncCall(_question(key)), self)

        def take() -> None:
            if self._take(key, watcher.reply()):
                self.changed.emit(key)
            watcher.deleteLater()

        watcher.finished.connect(take)

    def _take(self, key: Key, answer: QDBusMessage) -> bool:
        if answer.type() != QDBusMessage.MessageType.ReplyMessage:
            return False
        self._values[key] = _plain(answer.arguments()[0])
        return True

    @Slot(str, str, "QDBusVariant")
    def _on_changed(self, namespace: str, name: str, value: object) -> None:
        self._values[namespace, name] = _plain(value)
        self.changed.emit((namespace, name))


_SLOW = ("org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout")
_NOBODY_THERE = ("org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.UnknownMethod")


def _question(key: Key) -> QDBusMessage:
    # `Read` is older than `ReadOne` and wraps its answer twice.
    message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
    message.setArguments(list(key))
    return message


def _plain(value: object) -> object:
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
