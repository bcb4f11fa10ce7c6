"""What the product is called and which version it is, as pyproject.toml and the package say.

A part of build.py: standard library only.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

__all__ = ["ROOT", "Product", "product"]

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Product:
    """`command` also names the menu entry, the icon and the folders; `id` is for stores and for macOS."""

    name: str
    command: str
    id: str
    publisher: str
    summary: str
    version: str
    licence: str
    homepage: str
    contact: str

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The version in four numbers, as Windows counts."""
        major, minor, patch = map(int, re.findall(r"\d+", self.version)[:3])
        return major, minor, patch, 0


def product(root: Path = ROOT) -> Product:
    """The product of the checkout at `root`."""
    tables = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project, own = tables["project"], tables["tool"]["block-puzzle"]
    source = (root / tables["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None
    return Product(
        name=own["name"],
        command=own["command"],
        id=own["id"],
        publisher=project["authors"][0]["name"],
        summary=own["summary"],
        version=found[1],
        licence=project["license"],
        homepage=project["urls"]["Homepage"],
        contact=own["contact"],
    )
