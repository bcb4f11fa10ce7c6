"""The command line: `bp-qt` opens the window, `bp-qt verify` replays records without importing Qt (docs/rules.md 7)."""

from __future__ import annotations

import argparse
import errno
import gc
import json
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TextIO

from bp_qt import __version__
from bp_qt.app.errors import CannotStart
from bp_qt.engine.errors import BadRecord, EngineError
from bp_qt.engine.record import MOST_RECORD_BYTES, Record, parse_record, replay, state_of
from bp_qt.engine.rulesets import Variant, ruleset_of, rulesets
from bp_qt.engine.seeds import check_today
from bp_qt.engine.text_file import read_whole

__all__ = ["main"]

_MOST_MOVES = 100_000
"""Days of play; a record made to keep the verifier busy is refused at once (docs/rules.md 7)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the result is its exit status."""
    _open_streams()
    if arguments is None:
        _end_at_once_by_ctrl_c()
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words[:1] == ["verify"]:
        return _verify(words[1:])
    return _play(words)


def _play(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="bp-qt",
        description="Block Puzzle: three games in one window.",
        epilog="`bp-qt verify FILE…` replays records of games and says whether they hold.",
    )
    parser.add_argument("--rules", choices=[ruleset.id for ruleset in rulesets()], help="the game to open")
    parser.add_argument("--mode", help="its mode (combo has several); the first one unless given")
    parser.add_argument("--seed", help="start a new game with this seed, 1 to 64 characters")
    parser.add_argument(
        "--safe", action="store_true", help="with default settings, whatever is set; games are as they were"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    chosen = parser.parse_args(words)
    if chosen.rules is None and (chosen.mode is not None or chosen.seed is not None):
        parser.error("--mode and --seed need --rules")
    variant = None
    if chosen.rules is not None:
        ruleset = ruleset_of(chosen.rules)
        try:
            variant = Variant(
                ruleset, ruleset.mode_of(ruleset.modes[0].id if chosen.mode is None else chosen.mode)
            )
            if chosen.seed is not None:
                check_today(chosen.seed, variant.mode, date.today())
        except EngineError as error:
            parser.error(str(error))
    return _open_window(variant, chosen.seed, is_safe=chosen.safe)


def _open_window(variant: Variant | None, seed: str | None, *, is_safe: bool) -> int:
    if not Path(os.environ.get("HOME", "/")).is_absolute():
        del os.environ["HOME"]  # then everybody asks the system, and nobody takes the working folder for it
    try:
        gc.disable()  # nothing made on the way to the window is garbage; the collector that comes with it goes on
        # Only here: `verify` runs where no Qt is installed.
        from bp_qt.app.start import run

        return run(variant, seed, is_safe=is_safe)
    except CannotStart as error:
        return _complain(str(error))
    except Exception as error:
        return _complain(f"Block Puzzle cannot start: {_told(error)}.{_led_astray()}")


def _end_at_once_by_ctrl_c() -> None:
    """Until there is a window that closes: in the middle of Qt an exception of Python's would lead to anything."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _open_streams() -> None:
    """If the caller closed a standard stream, the next file or socket opened would be mistaken for it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # gets the lowest number that is free


def _complain(sentence: str) -> int:
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    return 1


def _told(error: Exception) -> str:
    """What went wrong and in which file: the module imported may belong to another installation."""
    frames = traceback.extract_tb(error.__traceback__)
    place = getattr(error, "filename", None) or (frames[-1].filename if frames else "")
    is_ours = Path(place).is_relative_to(Path(__file__).parent)
    where = "" if is_ours or place.startswith("<") else f" ({place})"
    return f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".") + where


def _led_astray() -> str:
    """A hint at what often leads to modules and libraries of another installation."""
    names = [name for name in ("PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH") if os.environ.get(name)]
    return f" Start it without {' and '.join(names)}." if names else ""


def _verify(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="bp-qt verify",
        description="Replays records of games: a line per file, `ok` or what is wrong. "
        "Exit status 0 when all hold, 1 when one does not, 2 for a usage error.",
    )
    parser.add_argument(
        "--trace", action="store_true", help="print every state as JSON instead, one per line"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, as the game keeps it")
    chosen = parser.parse_args(words)
    for stream in (sys.stdout, sys.stderr):
        # A file's name or a seed may hold what the terminal's encoding does not know.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    show = _trace if chosen.trace else _report
    try:
        held = [show(Path(name), sys.stdout) for name in chosen.files]
        if sys.stdout is not None:  # closed by whoever wants the exit status alone
            sys.stdout.flush()
    except OSError as error:
        # Nobody can read the lines. Python's own last flush must not complain of it either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"bp-qt verify: cannot write: {error.strerror}", file=sys.stderr)
        return 1
    return 0 if all(held) else 1


def _report(path: Path, out: TextIO) -> bool:
    try:
        record = _record_of(path)
        game = record.start
        for _, game in replay(record):  # noqa: B007 (the last position is the result)
            pass
    except BadRecord as error:
        print(f"{_shown(path)}: {error}", file=out)
        return False
    print(
        f"ok {game.ruleset.id} {game.mode.id}, {len(record.moves)} moves, "
        f"score {game.score}, lines {game.lines}: {_shown(path)}",
        file=out,
    )
    return True


def _trace(path: Path, out: TextIO) -> bool:
    try:
        record = _record_of(path)
        states = [state_of(record.start, None), *(state_of(game, move) for move, game in replay(record))]
    except BadRecord as error:
        print(f"{_shown(path)}: {error}", file=sys.stderr)
        return False
    for state in states:
        print(json.dumps(state), file=out)
    return True


def _shown(path: Path) -> str:
    """The name of a file, on one line whatever is in it."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in str(path))


def _record_of(path: Path) -> Record:
    record = parse_record(_text_of(path))
    if len(record.moves) > _MOST_MOVES:
        raise BadRecord(
            f"{len(record.moves):,} moves are more than the {_MOST_MOVES:,} that are replayed here"
        )
    return record


def _text_of(path: Path) -> str:
    try:
        data = read_whole(path, MOST_RECORD_BYTES)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise BadRecord("the text is above 4 MiB") from None
        raise BadRecord(f"cannot be read: {error.strerror or error}") from None
    try:
        # utf-8-sig: some editors put a mark in front.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8 text: byte {error.start}") from None
