"""From now on this process, and all that it starts, dies when it opens a socket of a network (Linux, by seccomp)."""

import ctypes
import platform
import socket
import struct
import sys

SOCKET_CALLS = {"x86_64": 41, "aarch64": 198}
_PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP, _MODE_FILTER = 38, 22, 2
_ALLOW, _KILL_PROCESS = 0x7FFF0000, 0x80000000
_LOAD, _JUMP_EQUAL, _RETURN = 0x20, 0x15, 0x06
_NUMBER_AT, _FIRST_ARGUMENT_AT = 0, 16
FAMILIES = (socket.AF_INET, socket.AF_INET6, 16, 17)
"""IPv4, IPv6, and those by which a program asks for or listens to the network itself: netlink, packet."""


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def can_forbid() -> bool:
    """Whether this machine is one for which the filter is written."""
    return sys.platform.startswith("linux") and platform.machine() in SOCKET_CALLS


def forbid_network() -> None:
    """Sets the filter; OSError where the kernel has none."""
    steps = [(_LOAD, 0, 0, _NUMBER_AT), (_JUMP_EQUAL, 0, len(FAMILIES) + 1, SOCKET_CALLS[platform.machine()])]
    steps.append((_LOAD, 0, 0, _FIRST_ARGUMENT_AT))
    steps += [(_JUMP_EQUAL, len(FAMILIES) - at, 0, int(family)) for at, family in enumerate(FAMILIES)]
    steps += [(_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _KILL_PROCESS)]
    code = b"".join(struct.pack("HBBI", *step) for step in steps)
    libc = ctypes.CDLL(None, use_errno=True)
    program = _Program(len(steps), code)
    if libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(
        _PR_SET_SECCOMP, _MODE_FILTER, ctypes.byref(program)
    ):
        raise OSError(ctypes.get_errno(), "no seccomp filter")


if __name__ == "__main__":
    import runpy

    forbid_network()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
