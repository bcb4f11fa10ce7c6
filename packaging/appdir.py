"""The folder of an AppImage: the bundle with its menu entry and icon at the top. appimagetool makes one file of it.

A part of build.py: standard library only.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from bundle import BUILD
from deb import lay_shared_files
from product import Product

__all__ = ["appdir"]


def appdir(product: Product, made: Path) -> Path:
    """Makes the folder for the bundle in `made`; returns it."""
    folder = BUILD / "dist" / f"{product.command}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder / "usr" / "lib" / product.command, symlinks=True)
    (folder / "usr" / "bin").mkdir()
    program = f"lib/{product.command}/{product.command}"
    (folder / "usr" / "bin" / product.command).symlink_to(f"../{program}")
    lay_shared_files(product, folder / "usr")
    (folder / "AppRun").symlink_to(f"usr/{program}")
    share = folder / "usr" / "share"
    for name, there in (
        (f"{product.command}.desktop", "applications"),
        (f"{product.command}.svg", "icons/hicolor/scalable/apps"),
    ):
        shutil.copyfile(share / there / name, folder / name)
    (folder / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{product.command}.png")
    return folder
