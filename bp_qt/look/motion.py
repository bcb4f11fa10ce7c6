"""Whether the system asks for less motion; Qt 6.11 has no word for it, so each platform is asked in its own way."""

from __future__ import annotations

import sys

from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

__all__ = ["system_reduces_motion"]

_LONGEST_ANSWER_MS = 200
_LONGEST_WAIT_S = 0.5


def system_reduces_motion() -> bool:
    """True where the person has switched animations off; False where the system does not say."""
    if sys.platform == "win32":
        return _windows_reduces()
    if sys.platform == "darwin":
        return _mac_reduces()
    return _desktop_reduces()


def _windows_reduces() -> bool:
    import ctypes

    enabled = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    windll = getattr(ctypes, "windll")  # noqa: B009 (only Windows has it, mypy elsewhere does not know it)
    windll.user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(enabled), 0)
    return not enabled.value


def _mac_reduces() -> bool:
    import subprocess

    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_LONGEST_WAIT_S)  # noqa: S603 (fixed)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == "1"


def _desktop_reduces() -> bool:
    """The settings portal of GNOME, KDE and others: `enable-animations` is false."""
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    if not portal.isValid():
        return False
    portal.setTimeout(_LONGEST_ANSWER_MS)
    answer = portal.call("ReadOne", "org.gnome.desktop.interface", "enable-animations")
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        return False
    return _says_no(answer.arguments())


def _says_no(arguments: list[object]) -> bool:
    value = arguments[0] if arguments else True
    variant = getattr(value, "variant", None)
    return (variant() if callable(variant) else value) is False
