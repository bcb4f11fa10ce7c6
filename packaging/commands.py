"""Starting other programs, and telling the person at the keyboard.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress


class Failure(Exception):
    """Something that the person at the keyboard has to know; its text is a sentence or a few lines."""


def complain(text: str, status: int) -> int:
    """Say `text` on standard error, if anyone listens there; returns `status`."""
    with suppress(OSError, ValueError, AttributeError):  # closed, or on Windows not there at all
        sys.stderr.write(text.rstrip("\n") + "\n")
        sys.stderr.flush()
    return status


def say(text: str) -> None:
    """A line about what is going on, before a silence or another program's output."""
    with suppress(OSError, ValueError):
        print(f"-- {text}", flush=True)


def run(command: Sequence[str]) -> None:
    """Run a command, showing what it says; a Failure with the command when it fails."""
    status = status_of(command)
    if status != 0:
        raise Failure(failed(command, status))


def status_of(command: Sequence[str]) -> int:
    """Run a command, showing what it says; its exit status. A Failure when it cannot be started."""
    try:
        return subprocess.call(list(command))
    except OSError as error:
        raise Failure(f"Could not start {command[0]}: {error.strerror}.") from None


def heard(command: Sequence[str], *, also_output: bool = False) -> tuple[int, str]:
    """Run a command and keep what it complains of, or all it says: its exit status and that text.

    A Failure when it cannot be started.
    """
    with tempfile.TemporaryFile() as file:
        try:
            status = subprocess.call(list(command), stderr=file, stdout=file if also_output else None)
        except OSError as error:
            raise Failure(f"Could not start {command[0]}: {error.strerror}.") from None
        file.seek(0)
        return status, file.read().decode(errors="replace")


def failed(command: Sequence[str], status: int) -> str:
    """The sentence for a command that failed."""
    return f"This failed with status {status}: {shlex.join(command)}"


def was_killed(status: int) -> bool:
    """True for the exit status of a program that did not end by itself.

    On POSIX that is a signal, below 0, or above 128 where a shell stood between; on Windows a large number.
    """
    return not 0 <= status < 128


def become(command: Sequence[str]) -> int:
    """Go on as another program: on POSIX this process becomes it, elsewhere the exit status is its.

    A Failure when it cannot be started.
    """
    try:
        if os.name != "nt":
            os.execv(command[0], list(command))
        return subprocess.call(list(command))  # there exec would hand the prompt back at once
    except OSError as error:
        raise Failure(f"Could not start {command[0]}: {error.strerror}.") from None


def timed(command: Sequence[str]) -> tuple[int, float]:
    """Run a command, showing it and what it says; its exit status and how many seconds it took."""
    print(f"\n$ {shlex.join(command)}", flush=True)
    start = time.monotonic()
    try:
        status = subprocess.call(list(command))
    except OSError as error:
        status = complain(f"Could not start {command[0]}: {error.strerror}.", 127)
    return status, time.monotonic() - start


def succeeds(command: Sequence[str], quiet: bool = True) -> bool:
    """True when a command can be started and ends with status 0."""
    stream = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.call(list(command), stdin=subprocess.DEVNULL, stdout=stream, stderr=stream) == 0
    except OSError:
        return False


def output_of(command: Sequence[str]) -> str:
    """What a command prints, in English, whatever its status; "" when it cannot be started."""
    environment = {**os.environ, "LC_ALL": "C"}
    quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
    try:
        done = subprocess.run(
            list(command), env=environment, stdout=pipe, stderr=quiet, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout
