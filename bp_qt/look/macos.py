"""Reads macOS settings that Qt does not report, through Objective-C calls instead of a subprocess."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

__all__ = ["reduces_motion"]

_LIBRARY = "/usr/lib/libobjc.dylib"


def reduces_motion() -> bool:
    """`NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion`; Qt has loaded AppKit by now."""
    library = ctypes.CDLL(_LIBRARY)
    library.objc_getClass.restype = library.sel_registerName.restype = ctypes.c_void_p
    library.objc_getClass.argtypes = library.sel_registerName.argtypes = [ctypes.c_char_p]
    # One entry for every message: how it is called depends on what the message answers.
    ask_object = _message(library, ctypes.c_void_p)
    ask_truth = _message(library, ctypes.c_bool)
    workspace = ask_object(
        library.objc_getClass(b"NSWorkspace"), library.sel_registerName(b"sharedWorkspace")
    )
    wanted = library.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(ask_truth(workspace, wanted))


def _message(library: ctypes.CDLL, answer: type) -> Callable[[int, int], int]:
    kind = ctypes.CFUNCTYPE(answer, ctypes.c_void_p, ctypes.c_void_p)
    return kind(("objc_msgSend", library))
