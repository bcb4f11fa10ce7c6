"""A pointer and a keyboard for a headless Wayland compositor: the wire protocol itself, nothing to install.

A headless seat has none: they are made by zwlr_virtual_pointer_v1 and zwp_virtual_keyboard_v1, and live as long as the
connection. sway, labwc and cage know these.
"""

import array
import socket
import struct
import tempfile
import time

BUTTONS = {"left": 0x110, "right": 0x111}
ESCAPE = 1
"""A key as evdev numbers it."""

_KEYMAP = b"""xkb_keymap {
xkb_keycodes { include "evdev+aliases(qwerty)" };
xkb_types { include "complete" };
xkb_compat { include "complete" };
xkb_symbols { include "pc+us+inet(evdev)" };
};
\0"""
_ANSWER_S = 10.0
_FINER = 16
"""Places are told in parts of a pixel."""


class Wire:
    """As much of a client as input needs: the registry, requests, and the round trip after which they were received."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(path)
        self._socket.settimeout(_ANSWER_S)
        self._next_id = 2
        self._globals: dict[str, int] = {}
        self._unread = b""
        self._registry = self.new_id()
        self.request(1, 1, struct.pack("=I", self._registry))
        self.roundtrip()

    def new_id(self) -> int:
        self._next_id += 1
        return self._next_id - 1

    def request(self, target: int, opcode: int, body: bytes = b"", file: int | None = None) -> None:
        data = struct.pack("=II", target, ((8 + len(body)) << 16) | opcode) + body
        files = [] if file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
        self._socket.sendmsg([data], files)

    def roundtrip(self) -> None:
        """Returns when the compositor has received all that was asked before."""
        callback = self.new_id()
        self.request(1, 0, struct.pack("=I", callback))
        while True:
            target, opcode, body = self._event()
            if target == 1 and opcode == 0:
                raise ConnectionError(f"protocol error: {body[12:]!r}")
            if target == callback:
                return
            if target == self._registry and opcode == 0:
                name, length = struct.unpack_from("=II", body)
                self._globals[body[8 : 7 + length].decode()] = name

    def bind(self, interface: str) -> int:
        """A new object for what the compositor offers under this name, in its first version."""
        text = interface.encode() + b"\0"
        padded = text + b"\0" * (-len(text) % 4)
        new = self.new_id()
        body = struct.pack("=II", self._globals[interface], len(text)) + padded + struct.pack("=II", 1, new)
        self.request(self._registry, 0, body)
        return new

    def close(self) -> None:
        self._socket.close()

    def _event(self) -> tuple[int, int, bytes]:
        self._read(8)
        target, word = struct.unpack_from("=II", self._unread)
        size = word >> 16
        self._read(size)
        body, self._unread = self._unread[8:size], self._unread[size:]
        return target, word & 0xFFFF, body

    def _read(self, size: int) -> None:
        while len(self._unread) < size:
            got, *_ = socket.recv_fds(self._socket, 65536, 8)
            if not got:
                raise ConnectionError("the compositor closed the connection")
            self._unread += got


class Pointer:
    """Places are in pixels of the whole screen, `extent`; each call returns when the compositor has received it."""

    def __init__(self, wire: Wire, extent: tuple[int, int]) -> None:
        self._wire, self._extent = wire, extent
        seat, manager = wire.bind("wl_seat"), wire.bind("zwlr_virtual_pointer_manager_v1")
        self._id = wire.new_id()
        wire.request(manager, 0, struct.pack("=II", seat, self._id))
        wire.roundtrip()

    def move(self, x: float, y: float) -> None:
        self._request_move(x, y)
        self._wire.roundtrip()

    def glide(self, start: tuple[float, float], end: tuple[float, float], steps: int = 15) -> None:
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)

    def press(self, button: str = "left") -> None:
        self._request_button(button, 1)
        self._wire.roundtrip()

    def release(self, button: str = "left") -> None:
        self._request_button(button, 0)
        self._wire.roundtrip()

    def flick(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, a move and release, faster than any frame: all is sent before anything is received."""
        self.move(*start)
        self._request_button("left", 1)
        self._request_move(*end)
        self._request_button("left", 0)
        self._wire.roundtrip()

    def _request_move(self, x: float, y: float) -> None:
        wide, tall = self._extent
        place = (round(x * _FINER), round(y * _FINER), wide * _FINER, tall * _FINER)
        self._wire.request(self._id, 1, struct.pack("=IIIII", _now_ms(), *place))
        self._wire.request(self._id, 4)

    def _request_button(self, button: str, down: int) -> None:
        self._wire.request(self._id, 2, struct.pack("=III", _now_ms(), BUTTONS[button], down))
        self._wire.request(self._id, 4)


class Keyboard:
    """A keyboard with an American layout."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        seat, manager = wire.bind("wl_seat"), wire.bind("zwp_virtual_keyboard_manager_v1")
        self._id = wire.new_id()
        wire.request(manager, 0, struct.pack("=II", seat, self._id))
        with tempfile.TemporaryFile() as file:
            file.write(_KEYMAP)
            file.flush()
            wire.request(self._id, 0, struct.pack("=II", 1, len(_KEYMAP)), file.fileno())
            wire.roundtrip()

    def tap(self, key: int) -> None:
        for down in (1, 0):
            self._wire.request(self._id, 1, struct.pack("=III", _now_ms(), key, down))
        self._wire.roundtrip()


def _now_ms() -> int:
    return int(time.monotonic() * 1000) & 0xFFFFFFFF
