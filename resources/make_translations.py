"""Brings the translations up to date: texts of the program into the .ts files, .ts into .qm.

Usage: python resources/make_translations.py [--only-release]

Edit bp_qt_es.ts by hand or in Qt Linguist, then run this again. bp_qt_en.ts holds only the plural forms: English is
the language of the source. Both .ts and .qm are committed; a test fails when they are behind.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(__file__).resolve().parent / "translations"
LANGUAGES = ("en", "es")
ONLY_PLURALS = ("en",)


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """The texts of a language, to edit."""
    return folder / f"bp_qt_{language}.ts"


def update(language: str, folder: Path = FOLDER) -> None:
    """Adds the texts that are new in the program, and drops those that it no longer has."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "bp_qt").rglob("*.py"))
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
    if language in ONLY_PLURALS:
        options.append("-pluralonly")
    _run("pyside6-lupdate", *options, *sources, "-ts", str(ts_file(language, folder)))


def release(language: str, folder: Path = FOLDER) -> None:
    """Makes the .qm that the program loads."""
    source = ts_file(language, folder)
    _run("pyside6-lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).parent / tool
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Does both for every language."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only-release", action="store_true", help="only make the .qm files")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        if not chosen.only_release:
            update(language)
        release(language)


if __name__ == "__main__":
    main()
