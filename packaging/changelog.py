"""Releases as CHANGELOG.md tells of them, in the forms that packages want.

A part of build.py: standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from html import escape
from textwrap import fill

__all__ = ["Release", "debian_changelog", "metainfo_releases", "notes", "releases"]


@dataclass(frozen=True, slots=True)
class Release:
    """One version; `lines` are its entries without the marks of the list."""

    version: str
    day: date
    lines: tuple[str, ...]


def releases(text: str, version: str, today: date) -> list[Release]:
    """Every release of the changelog, the newest first.

    What is not released yet counts as `version`, of `today`, where the changelog does not have that version.
    """
    parts = re.split(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?[^\n]*\n", text, flags=re.MULTILINE)[1:]
    found = []
    for name, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        lines = tuple(
            " ".join(entry.split()) for entry in re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        )
        if day:
            found.append(Release(name, date.fromisoformat(day), lines))
        elif version not in parts[::3]:
            found.append(Release(version, today, lines))
    return found


def notes(release: Release) -> str:
    """What a release's page says."""
    return "\n".join(f"- {line}" for line in release.lines) + "\n"


def metainfo_releases(found: Sequence[Release]) -> str:
    """The `<releases>` of AppStream."""
    rows = []
    for release in found:
        items = "".join(f"<li>{escape(line.replace('`', ''), quote=False)}</li>" for line in release.lines)
        rows.append(
            f'    <release version="{release.version}" date="{release.day}">'
            f"<description><ul>{items}</ul></description></release>"
        )
    return "\n".join(["  <releases>", *rows, "  </releases>"])


def debian_changelog(found: Sequence[Release], package: str, contact: str) -> str:
    """The same for dpkg."""
    blocks = []
    for release in found:
        day = datetime(release.day.year, release.day.month, release.day.day, tzinfo=UTC)
        items = "\n".join(
            fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in release.lines
        )
        blocks.append(
            f"{package} ({release.version}) unstable; urgency=medium\n\n{items}\n\n"
            f" -- {contact}  {day:%a, %d %b %Y %H:%M:%S} +0000\n"
        )
    return "\n".join(blocks)
