"""An X server of our own, and the moment at which a window appears on it (Linux)."""

from __future__ import annotations

import ctypes
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.benchmarks.figures import NotHere

__all__ = ["Screen", "x_server"]

_SUBSTRUCTURE_NOTIFY_MASK = 1 << 19
_MAP_NOTIFY = 19
_SMALLEST_PX = 200
"""Narrower windows are none that somebody plays in."""
_PATIENCE_S = 30.0


class _MapEvent(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("rest", ctypes.c_long * 24),
    )


class Screen:
    """Watches which windows are mapped on a display."""

    def __init__(self, display: str) -> None:
        self._x = _libx11()
        self._display = self._x.XOpenDisplay(display.encode())
        if not self._display:
            raise NotHere(f"no X server on {display}")
        self._x.XSelectInput(
            self._display, self._x.XDefaultRootWindow(self._display), _SUBSTRUCTURE_NOTIFY_MASK
        )
        self._x.XSync(self._display, 0)

    def forget(self) -> None:
        """What was mapped until now does not count."""
        event = _MapEvent()
        while self._x.XPending(self._display):
            self._x.XNextEvent(self._display, ctypes.byref(event))

    def wait_for_window(self) -> None:
        """Returns as soon as a window of some size is mapped."""
        event, until = _MapEvent(), time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            while self._x.XPending(self._display):
                self._x.XNextEvent(self._display, ctypes.byref(event))
                if event.type == _MAP_NOTIFY and self._width(event.window) >= _SMALLEST_PX:
                    return
            select.select([self._x.XConnectionNumber(self._display)], [], [], 0.05)
        raise NotHere("no window came within half a minute")

    def _width(self, window: int) -> int:
        root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        places = (ctypes.byref(each) for each in (root, x, y, width, height, border, depth))
        self._x.XGetGeometry(self._display, ctypes.c_ulong(window), *places)
        return width.value

    def close(self) -> None:
        """Watches no more."""
        self._x.XCloseDisplay(self._display)


def _libx11() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL("libX11.so.6")
    except OSError:
        raise NotHere("libX11 is not there") from None
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    library.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    library.XSelectInput.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long]
    library.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    library.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    library.XGetGeometry.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_void_p] * 7]
    for name in ("XPending", "XConnectionNumber", "XCloseDisplay"):
        getattr(library, name).argtypes = [ctypes.c_void_p]
    return library


@contextmanager
def x_server() -> Iterator[tuple[str, Screen]]:
    """An Xvfb as long as this lasts: the name of its display, and its screen.

    Raises `NotHere`.
    """
    if not sys.platform.startswith("linux") or shutil.which("Xvfb") is None:
        raise NotHere("Xvfb is not there")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            display = f":{answer.readline().strip()}"
        screen = Screen(display)
        yield display, screen
        screen.close()
    finally:
        server.terminate()
        server.wait()
