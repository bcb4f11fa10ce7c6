#!/usr/bin/env python3
"""Packages of Block Puzzle.

    python3 packaging/build.py bundle | deb | appdir | wheel | metainfo | notes | check

`bundle` makes a folder with the program, Python and Qt, for the system that it runs on; `deb` and `appdir` (Linux) make it
and then a Debian package or the folder of an AppImage; `wheel` makes wheel and sdist; `metainfo` writes the metadata for
software catalogues; `notes` prints what the newest release brings; `check` validates all that can be validated here. What
is made lies in build/dist. docs/packaging.md says what a machine needs for it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from appdir import appdir
from bundle import BUILD, bundle
from changelog import notes
from checks import check
from commands import Failure, complain, say
from deb import deb, metainfo, releases_so_far, written
from product import product
from wheel import wheel

COMMANDS = ("bundle", "deb", "appdir", "wheel", "metainfo", "notes", "check")


def main(arguments: Sequence[str]) -> int:
    """Carries out one command; returns the exit status."""
    if list(arguments) in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        return complain(f"usage: python3 packaging/build.py {' | '.join(COMMANDS)}", 2)
    try:
        if arguments[0] == "notes":
            print(notes(releases_so_far(product())[0]), end="")
            return 0
        if arguments[0] == "check":
            return check(product(), BUILD / "dist")
        for made in make(arguments[0]):
            say(f"made {made}")
    except Failure as failure:
        return complain(str(failure), 3)
    return 0


def make(command: str) -> list[Path]:
    """Makes what the command names; returns where it is."""
    wanted = product()
    if command == "wheel":
        return wheel(wanted)
    if command == "metainfo":
        path = BUILD / "dist" / f"{wanted.id}.metainfo.xml"
        written(path, metainfo(wanted))
        return [path]
    made = bundle(wanted)
    if command == "deb":
        return [deb(wanted, made)]
    return [appdir(wanted, made)] if command == "appdir" else [made]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
