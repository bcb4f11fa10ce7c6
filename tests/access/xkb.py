"""What every key of a keyboard writes under a layout, asked of the library that X and Wayland ask."""

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager

_FIRST_OF_UNICODE = 0x01000000
_SHIFT = 1


class _Names(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("rules", "model", "layout", "variant", "options")]


class Layout:
    """A layout by its name, with a variant after a colon: `us:dvorak`."""

    def __init__(self, library: ctypes.CDLL, state: int) -> None:
        self._library, self._state = library, state

    def symbol(self, code: int, *, shift: bool = False) -> int:
        """The X symbol that a key gives."""
        self._library.xkb_state_update_mask(self._state, _SHIFT if shift else 0, 0, 0, 0, 0, 0)
        return int(self._library.xkb_state_key_get_one_sym(self._state, code))

    def text(self, code: int, *, shift: bool = False) -> str:
        """What a key writes; "" for a dead key."""
        code_point = self._library.xkb_keysym_to_utf32(self.symbol(code, shift=shift))
        return chr(code_point) if code_point else ""


@contextmanager
def layout(name: str) -> Iterator[Layout]:
    """The layout while the block lasts."""
    found = ctypes.util.find_library("xkbcommon") or "libxkbcommon.so.0"
    library = ctypes.CDLL(found)
    for maker in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_state_new"):
        getattr(library, maker).restype = ctypes.c_void_p
    for call in ("xkb_state_update_mask", "xkb_state_key_get_one_sym"):
        getattr(library, call).argtypes = [ctypes.c_void_p, *[ctypes.c_uint32] * 6][
            : 7 if "mask" in call else 2
        ]
    context = ctypes.c_void_p(library.xkb_context_new(0))
    main, _, variant = name.partition(":")
    names = _Names(b"evdev", b"pc105", main.encode(), variant.encode(), b"")
    keymap = library.xkb_keymap_new_from_names(context, ctypes.byref(names), 0)
    assert keymap, f"no layout {name}"
    state = library.xkb_state_new(ctypes.c_void_p(keymap))
    try:
        yield Layout(library, state)
    finally:
        library.xkb_state_unref(ctypes.c_void_p(state))
        library.xkb_keymap_unref(ctypes.c_void_p(keymap))
        library.xkb_context_unref(context)
