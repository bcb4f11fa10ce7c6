"""Wheel and sdist, and a look at what is in them.

A part of build.py: standard library only.
"""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from bundle import BUILD, build_environment
from commands import Failure, run
from product import ROOT, Product

__all__ = ["missing", "wheel"]

IN_WHEEL = (
    *("bp_qt/py.typed", "bp_qt/engine/catalogues.json", "bp_qt/resources/icons/block-puzzle-256.png"),
    *("bp_qt/resources/sounds/place.wav", "bp_qt/resources/translations/bp_qt_es.qm"),
    "bp_qt/resources/licences/LGPL-3.0.txt",
)
IN_SDIST = (
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml"),
    *("docs/rules.md", "docs/accessibility.md", "docs/architecture.md", "docs/packaging.md"),
    ".github/workflows/release.yml",
    *("packaging/build.py", "packaging/lock-linux.txt", "packaging/linux/block-puzzle.desktop"),
    *(
        "resources/make_icons.py",
        "resources/translations/bp_qt_es.ts",
        "resources/screenshots/game-light.png",
    ),
    *("tests/conftest.py", "tests/vectors/deals.json"),
)


def wheel(product: Product) -> list[Path]:
    """Makes both; returns their paths. Raises Failure when something is not in them."""
    target = BUILD / "dist"
    # The builder comes from the lock, and what it needs with it: nothing is fetched now.
    command = [str(build_environment()), "-P", "-m", "build", "--no-isolation", "--outdir", str(target)]
    run([*command, str(ROOT)])
    name = f"bp_qt-{product.version}"
    made, source = target / f"{name}-py3-none-any.whl", target / f"{name}.tar.gz"
    with zipfile.ZipFile(made) as archive:
        complain_of(missing(archive.namelist(), IN_WHEEL), made)
        extra = [entry for entry in archive.namelist() if entry.endswith((".ts", "make_icons.py"))]
        if extra:
            raise Failure(f"{made.name} carries {extra[0]}, which only its developers need.")
    with tarfile.open(source) as archive:
        inside = [entry.removeprefix(f"{name}/") for entry in archive.getnames()]
        complain_of(missing(inside, IN_SDIST), source)
    return [made, source]


def missing(there: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """What is wanted and not there."""
    return sorted(set(wanted) - set(there))


def complain_of(absent: list[str], archive: Path) -> None:
    """Raises Failure when something is absent."""
    if absent:
        raise Failure(f"{archive.name} lacks {', '.join(absent)}.")
