"""A desktop's settings portal for tests: says what its argument has, changes what it is told on its input.

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


def main() -> None:
    said = {KEYS[name]: value for name, value in json.loads(sys.argv[1]).items()}
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def answer(
        connection: Any, sender: str, path: str, face: str, method: str, asked: Any, call: Any
    ) -> None:
        key = tuple(asked.unpack())
        if key in said:
            call.return_value(GLib.Variant("(v)", (GLib.Variant("v", wrapped(said[key])),)))
        else:
            call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")

    def change(source: Any, condition: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            return False
        name, value = json.loads(line)
        told = GLib.Variant("(ssv)", (*KEYS[name], wrapped(value)))
        bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", told)
        return True

    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0], answer)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN, change)
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
