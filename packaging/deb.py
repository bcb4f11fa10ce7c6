"""The .deb: the bundle with a menu entry, icons, a manual page and what software catalogues want to know.

A part of build.py: standard library only.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bundle import BUILD, folder_size, source_date
from changelog import Release, debian_changelog, metainfo_releases, releases
from commands import run
from product import ROOT, Product

__all__ = ["deb", "lay_shared_files", "metainfo", "releases_so_far", "written"]

LINUX = ROOT / "packaging" / "linux"
DEPENDS = (
    *("libc6 (>= 2.35)", "libstdc++6 (>= 12)", "libgcc-s1", "zlib1g", "libexpat1", "libzstd1"),
    *(
        "libegl1",
        "libgl1",
        "libx11-6",
        "libx11-xcb1",
        "libxcb1",
        "libfontconfig1",
        "libfreetype6",
        "libdbus-1-3",
    ),
    *("libglib2.0-0t64 | libglib2.0-0", "libwayland-client0", "libwayland-cursor0"),
    "xkb-data",  # without it a window on Wayland comes and no key works
)
"""What the bundle's libraries ask of the system, found with ldd in an empty tree."""
RECOMMENDS = (
    "libpulse0 | libasound2t64 | libasound2",
    "at-spi2-core",
    "fonts-dejavu-core | fonts-liberation",
)


def deb(product: Product, made: Path) -> Path:
    """Makes the .deb of the bundle in `made`; returns its path. Raises Failure."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    lay_program(product, made, usr)
    lay_shared_files(product, usr)
    lay_documents(product, usr)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control(product, folder_size(usr)), encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text(sums(tree), encoding="utf-8")
    set_modes(tree, usr / "lib" / product.command / product.command)
    target = BUILD / "dist" / f"{product.command}_{product.version}_amd64.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(tree), str(target)])
    return target


def lay_program(product: Product, made: Path, usr: Path) -> None:
    """The bundle, and a link to it from the path of commands; its loader follows it."""
    shutil.copytree(made, usr / "lib" / product.command, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / product.command).symlink_to(f"../lib/{product.command}/{product.command}")


def lay_shared_files(product: Product, usr: Path) -> None:
    """Menu entry, metadata, type of document, icons and manual page, where desktops look for them below `usr`."""
    share, name = usr / "share", product.command
    place(LINUX / f"{name}.desktop", share / "applications" / f"{name}.desktop")
    place(LINUX / f"{name}.xml", share / "mime" / "packages" / f"{name}.xml")
    written(share / "metainfo" / f"{product.id}.metainfo.xml", metainfo(product))
    manual = (LINUX / f"{name}.6").read_bytes()
    packed(share / "man" / "man6" / f"{name}.6.gz", manual)
    icons = share / "icons" / "hicolor"
    for path in sorted((ROOT / "resources" / "icons").glob(f"{name}-*.png")):
        size = path.stem.rsplit("-", 1)[-1]
        place(path, icons / f"{size}x{size}" / "apps" / f"{name}.png")
    place(ROOT / "resources" / "icons" / f"{name}.svg", icons / "scalable" / "apps" / f"{name}.svg")


def lay_documents(product: Product, usr: Path) -> None:
    """Copyright, licences and changes."""
    folder = usr / "share" / "doc" / product.command
    place(LINUX / "copyright", folder / "copyright")
    text = debian_changelog(releases_so_far(product), product.command, product.contact)
    packed(folder / "changelog.gz", text.encode())
    (folder / "licences").symlink_to(f"../../../lib/{product.command}/licences")


def metainfo(product: Product) -> str:
    """The AppStream metadata with every release."""
    text = (LINUX / f"{product.id}.metainfo.xml").read_text(encoding="utf-8")
    rows = metainfo_releases(releases_so_far(product))
    return text.replace("</component>", f"{rows}\n</component>")


def releases_so_far(product: Product) -> Sequence[Release]:
    """What CHANGELOG.md tells, and this version where it is not released yet."""
    today = datetime.fromtimestamp(int(source_date()), UTC).date()
    return releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), product.version, today)


def control(product: Product, size: int) -> str:
    """What dpkg reads."""
    return f"""\
Package: {product.command}
Version: {product.version}
Architecture: amd64
Maintainer: {product.contact}
Installed-Size: {size // 1024}
Depends: {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Section: games
Priority: optional
Homepage: {product.homepage}
Description: block puzzle with three rulesets, accessible by keyboard and screen reader
 {product.summary}.
 .
 Put the three pieces of the tray on the board; full rows and columns vanish;
 when no piece fits, the game is over. Three games: calm, combo and swap.
 No account, no network, no advertisement.
"""


def sums(tree: Path) -> str:
    """The digests by which dpkg can see whether an installed file was changed."""
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    rows = ((hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest(), path) for path in files)
    return "".join(f"{digest}  {path.relative_to(tree)}\n" for digest, path in rows)


def set_modes(tree: Path, program: Path) -> None:
    """Whatever the builder's umask is: everybody reads, and one file runs; all as old as the last commit."""
    moment = int(source_date())
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def place(source: Path, target: Path) -> None:
    """Copies a file, with the folders that it needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def written(target: Path, text: str) -> None:
    """Writes a text, with the folders that it needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def packed(target: Path, content: bytes) -> None:
    """Writes it gzipped, without a time, so that two builds are alike."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))
