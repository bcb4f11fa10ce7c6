"""An assistive technology for tests: asks and acts over AT-SPI, and hears events.

Run by the system's Python, which has `gi`, not by the project's. One JSON object per line: requests
come in as {"id": 1, "do": "tree", …}, answers go out as {"id": 1, "result": …} or {"id": 1, "error": "…"}, and
events, whenever they happen, as {"event": "object:announcement", …}. Which events to hear are the arguments.

Widgets are named by `ref`, their path on the bus: it stays the same as long as the widget lives.
"""

import json
import os
import sys
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


class Client:
    """Answers requests; knows the widgets of the applications it was asked about."""

    def __init__(self, events):
        self._known = {}
        self._listener = Atspi.EventListener.new(self._heard)
        for kind in events:
            self._listener.register(kind)
        # No memory: every answer is what the application says now, not what it once said.
        Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)

    def answer(self, request):
        """The result of one request."""
        return getattr(self, "do_" + request.pop("do"))(**request)

    def do_find(self, pid):
        """The ref of the application with this process id, None when it has not appeared yet."""
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            try:
                app = desktop.get_child_at_index(index)
                if app is not None and app.get_process_id() == pid:
                    app.set_cache_mask(Atspi.Cache.NONE)
                    return self._ref(app)
            except GLib.Error:
                continue  # one that was killed stays on the list for a moment
        return None

    def do_tree(self, ref, fields):
        """A widget and everything below it."""
        return self._describe(self._known[ref], fields, deep=True)

    def do_node(self, ref, fields):
        """One widget alone."""
        return self._describe(self._known[ref], fields, deep=False)

    def do_nodes(self, refs, fields):
        """Several widgets, each alone; None for one that is gone."""
        return [self._alive(ref, fields) for ref in refs]

    def do_act(self, ref, action):
        """Do a widget's action of that name; True when the application did it."""
        actions = self._known[ref].get_action_iface()
        names = self._actions(self._known[ref])
        if action not in names:
            raise LookupError("no action " + action + ", only " + ", ".join(names))
        return actions.do_action(names.index(action))

    def do_focus(self, ref):
        """Move the keyboard's focus to a widget; True when the application did it."""
        return self._known[ref].get_component_iface().grab_focus()

    def _alive(self, ref, fields):
        try:
            return self._describe(self._known[ref], fields, deep=False)
        except GLib.Error:
            return None

    def _describe(self, node, fields, deep):
        found = {"ref": self._ref(node)}
        for field in fields:
            found[field] = getattr(self, "_" + field)(node)
        if deep:
            children = (node.get_child_at_index(i) for i in range(node.get_child_count()))
            found["children"] = [
                self._describe(child, fields, deep) for child in children if child is not None
            ]
        return found

    def _ref(self, node):
        ref = node.app.bus_name + node.path if node.app is not None else node.path
        self._known[ref] = node
        return ref

    def _window_of(self, node):
        """The ref of the top-level widget that a node is in."""
        above = node
        while above is not None and above.get_role() != Atspi.Role.APPLICATION:
            node, above = above, above.get_parent()
        return self._ref(node)

    @staticmethod
    def _name(node):
        return node.get_name()

    @staticmethod
    def _role(node):
        return node.get_role_name()

    @staticmethod
    def _description(node):
        return node.get_description()

    @staticmethod
    def _states(node):
        return sorted(state.value_nick for state in node.get_state_set().get_states())

    @staticmethod
    def _extents(node):
        component = node.get_component_iface()
        if component is None:
            return None
        box = component.get_extents(Atspi.CoordType.SCREEN)
        return [box.x, box.y, box.width, box.height]

    @staticmethod
    def _actions(node):
        actions = node.get_action_iface()
        return [actions.get_action_name(i) for i in range(actions.get_n_actions())] if actions else []

    @staticmethod
    def _text(node):
        text = node.get_text_iface()
        return text.get_text(0, text.get_character_count()) if text else None

    def _heard(self, event):
        report = {"event": event.type, "time": time.monotonic(), "detail": [event.detail1, event.detail2]}
        if isinstance(event.any_data, str):
            report["said"] = event.any_data
        try:
            report["ref"] = self._ref(event.source)
            if event.type.startswith("object:state-changed:focused"):
                report["window"] = self._window_of(event.source)
            # A hundred cells may be described anew at once, and each event brings its description along.
            if not event.type.startswith("object:property-change:accessible-description"):
                report["name"] = event.source.get_name()
                report["role"] = event.source.get_role_name()
                report["description"] = event.source.get_description()
        except (GLib.Error, AttributeError):
            pass  # the widget was gone before it could be asked
        tell(report)


_out = threading.Lock()


def tell(message):
    """Send one message."""
    with _out:
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()


def handle(client, line):
    """Answer one request, whatever happens."""
    request = json.loads(line)
    number = request.pop("id")
    try:
        tell({"id": number, "result": client.answer(request)})
    except Exception as error:  # the test is to hear of it, and the client goes on
        tell({"id": number, "error": type(error).__name__ + ": " + str(error)})
    return False  # GLib: do not call again


def main():
    """Serve until standard input ends."""
    Atspi.init()
    client = Client(sys.argv[1:])

    def read():
        for line in sys.stdin:
            GLib.idle_add(handle, client, line)
        os._exit(0)  # the loop may hang in a call to an application that is gone

    threading.Thread(target=read, daemon=True).start()
    tell({"event": "ready"})
    Atspi.event_main()


if __name__ == "__main__":
    main()
