"""Everything about packages that can be checked on this machine; what its tool is not there for is named.

A part of build.py: standard library only.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from commands import say
from deb import LINUX, metainfo
from product import ROOT, Product

__all__ = ["Check", "check", "checks"]

OF_BUNDLES = (
    *("package-installs-python-bytecode", "package-section-games-but-contains-no-game"),
    *("embedded-library", "arch-dependent-file-in-usr-share"),
)
"""What Debian forbids in its own archive and a bundle is made of."""


class Check(NamedTuple):
    """A tool over a file; `quiet` where a word on standard error is a fault although the status is 0."""

    what: str
    command: list[str]
    quiet: bool = False


def checks(product: Product, folder: Path) -> Iterator[Check]:
    """Every check; `folder` is for files that are made to be looked at."""
    whole = folder / f"{product.id}.metainfo.xml"
    whole.write_text(metainfo(product), encoding="utf-8")
    name = product.command
    yield Check("menu entry", ["desktop-file-validate", "--warn-kde", str(LINUX / f"{name}.desktop")])
    yield Check("metadata", appstream(whole))
    manual = str(LINUX / f"{name}.6")
    yield Check("manual page", ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", manual], quiet=True)
    # A key that is written wrong is only a warning there.
    manifest = str(LINUX / f"{product.id}.yml")
    yield Check("Flatpak manifest", ["flatpak-builder", "--show-manifest", manifest], quiet=True)
    yield Check("Windows icon", ["icotool", "--list", str(ROOT / "resources" / "icons" / f"{name}.ico")])


def package_checks(dist: Path) -> Iterator[Check]:
    """What can be checked of the packages in a folder."""
    lint = ["lintian", "--fail-on", "error", "--suppress-tags", ",".join(OF_BUNDLES), "--allow-root"]
    for package in sorted(dist.glob("*.deb")):
        yield Check("Debian package", ["dpkg-deb", "--info", str(package)])
        yield Check("Debian policy", [*lint, str(package)])


def appstream(path: Path) -> list[str]:
    """Debian 12's tool does not know the `<developer>` that newer ones demand; nothing here is on the net yet."""
    options = ["--no-net", "--strict", "--override=unknown-tag=pedantic"]
    return ["appstreamcli", "validate", *options, str(path)]


def check(product: Product, dist: Path, find: Callable[[str], str | None] = shutil.which) -> int:
    """Runs every check, also of packages in `dist`; 0 when none failed. A missing tool is named, and no failure."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for each in (*checks(product, Path(folder)), *package_checks(dist)):
            if find(each.command[0]) is None:
                say(f"not checked: {each.what} ({each.command[0]} is not installed)")
                continue
            done = subprocess.run(each.command, capture_output=True, text=True, check=False)
            wrong = done.returncode != 0 or (each.quiet and bool(done.stderr.strip()))
            failed += wrong
            say(f"{'FAILED' if wrong else 'ok'}: {each.what}")
            if wrong:
                sys.stdout.write(done.stdout[-4000:] + done.stderr[-4000:])
    return 1 if failed else 0
