"""A desktop's settings portal for tests: says what its argument has, changes what it is told on its input. Asleep, it
answers nobody until it is told ["asleep", false].

Run by the system's Python, which has GLib: portal.py '{"scheme": 1, "contrast": 0, "animations": true}'
"""

import json
import sys
from typing import Any

from gi.repository import Gio, GLib

INTERFACE = "org.freedesktop.portal.Settings"
PATH = "/org/freedesktop/portal/desktop"
KEYS = {
    "scheme": ("org.freedesktop.appearance", "color-scheme"),
    "contrast": ("org.freedesktop.appearance", "contrast"),
    "animations": ("org.gnome.desktop.interface", "enable-animations"),
}
DESCRIPTION = f"""<node><interface name="{INTERFACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""


def wrapped(value: object) -> Any:
    return GLib.Variant("b", value) if isinstance(value, bool) else GLib.Variant("u", value)


class Portal:
    """What it says, and who waits for an answer while it is asleep."""

    def __init__(self, bus: Any, told: dict[str, Any]) -> None:
        self._bus = bus
        self._asleep = bool(told.pop("asleep", False))
        self._said = {KEYS[name]: value for name, value in told.items()}
        self._waiting: list[tuple[Any, Any]] = []

    def answer(self, bus: Any, sender: str, path: str, face: str, method: str, asked: Any, call: Any) -> None:
        if self._asleep:
            self._waiting.append((asked, call))
        else:
            self._reply(asked, call)

    def read_input(self, source: Any, condition: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            return False
        name, value = json.loads(line)
        if name == "asleep":
            self._asleep = value
            for asked, call in self._waiting:
                self._reply(asked, call)
        else:
            told = GLib.Variant("(ssv)", (*KEYS[name], wrapped(value)))
            self._bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", told)
        return True

    def _reply(self, asked: Any, call: Any) -> None:
        key = tuple(asked.unpack())
        if key in self._said:
            call.return_value(GLib.Variant("(v)", (GLib.Variant("v", wrapped(self._said[key])),)))
        else:
            call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")


def main() -> None:
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    portal = Portal(bus, json.loads(sys.argv[1]))
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0], portal.answer)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN, portal.read_input)
    Gio.bus_own_name_on_connection(
        bus,
        "org.freedesktop.portal.Desktop",
        Gio.BusNameOwnerFlags.NONE,
        lambda *_: print("ready", flush=True),
        None,
    )
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
