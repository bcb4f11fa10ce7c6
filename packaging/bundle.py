"""The bundle: a folder with the program, Python and the parts of Qt that are in use; PyInstaller makes it.

A part of build.py: standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from commands import Failure, run, say
from environment import INSTALLATION
from product import ROOT, Product

__all__ = ["BUILD", "build_environment", "bundle", "folder_size", "lock_file", "shared_files"]

BUILD = ROOT / "build"
MOST_BYTES = 80_000_000
"""A bundle for Linux has 69 MB. One that is larger has something in it that nobody asked for."""

# A package of data for ICU with nothing in it. Qt's library cannot do without ICU and asks it for nothing that we use:
# its own locales are elsewhere. The real one has 32 MB.
_NO_ICU_DATA = """
#include <stdint.h>
struct package {
    uint16_t header_size; uint8_t magic[2];
    uint16_t info_size, reserved_word; uint8_t big_endian, charset, char_size, reserved;
    uint8_t format[4], format_version[4], data_version[4], padding[8];
    uint32_t count, reserved_count; uint32_t nothing[4];
};
__attribute__((visibility("default"), aligned(16)))
const struct package icudtNUMBER_dat = {
    32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T','o','C','P'}, {1}, {0}, {0}, 0, 0, {0}
};
"""


def lock_file(platform: str = sys.platform) -> Path:
    """What a bundle for a system, as sys.platform has it, is made of: exact versions with their hashes."""
    system = {"win32": "windows", "darwin": "macos"}.get(platform, "linux")
    return ROOT / "packaging" / f"lock-{system}.txt"


def build_environment() -> Path:
    """The Python of the builds, with exactly what the lock names; made anew when the lock has changed."""
    folder, lock = BUILD / "environment", lock_file()
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "lock.txt"
    wanted = f"{INSTALLATION}\n{sys.version}\n{lock.read_text(encoding='utf-8')}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    say(f"making {folder}")
    run([sys.executable, "-m", "venv", "--clear", str(folder)])
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(lock)])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def bundle(product: Product) -> Path:
    """Makes the bundle and looks at what is in it; returns its folder. Raises Failure."""
    python = build_environment()
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": source_date()}
    if sys.platform.startswith("linux"):
        environment["BP_ICU"] = str(empty_icu(python))
    folders = ["--distpath", str(BUILD / "dist"), "--workpath", str(BUILD / "work")]
    command = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders]
    say("PyInstaller at work")
    if subprocess.call([*command, str(ROOT / "packaging" / "block-puzzle.spec")], env=environment) != 0:
        raise Failure("PyInstaller failed.")
    made = BUILD / "dist" / product.command
    add_licences(made)
    look_at(made)
    return made


def source_date() -> str:
    """The moment of the last commit, so that two builds of it are alike; the changelog's date where there is no git."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    done = subprocess.run(
        ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


def empty_icu(python: Path) -> Path:
    """The folder of an ICU without data, made for the version that Qt's wheel has. Raises Failure."""
    libraries = python.parent.parent / "lib"
    found = sorted(libraries.glob("python3.*/site-packages/PySide6/Qt/lib/libicudata.so.*"))
    if len(found) != 1:
        raise Failure(f"One libicudata was expected in Qt's wheel, and there are {len(found)}.")
    name = found[0].name
    number = name.rsplit(".", 1)[-1]
    if f"icudt{number}_dat".encode() not in found[0].read_bytes():
        raise Failure(f"{name} does not call its data icudt{number}_dat any more.")
    folder = BUILD / "icu"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = folder / "nothing.c"
    source.write_text(_NO_ICU_DATA.replace("NUMBER", number), encoding="utf-8")
    options = ["-O2", "-shared", "-fPIC", "-s", f"-Wl,-soname,{name}"]
    run(["gcc", *options, "-o", str(folder / name), str(source)])
    return folder


def add_licences(made: Path) -> None:
    """Puts the licences of all that is carried where whoever opens the folder sees them."""
    target = made / "licences"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "resources" / "licences", target)
    shutil.copy(ROOT / "LICENSE", target / "block-puzzle.txt")


def look_at(made: Path) -> None:
    """Compares the libraries that are carried with the kept list; on Linux only, where the list is from."""
    size = folder_size(made)
    say(f"{made}: {size / 1e6:.1f} MB in {sum(path.is_file() for path in made.rglob('*'))} files")
    if not sys.platform.startswith("linux"):
        return
    kept = (ROOT / "packaging" / "linux" / "bundle-files.txt").read_text(encoding="utf-8").split()
    there = shared_files(made)
    if there != kept:
        new, gone = sorted(set(there) - set(kept)), sorted(set(kept) - set(there))
        raise Failure(
            "The bundle does not carry what packaging/linux/bundle-files.txt lists.\n"
            f"  new: {' '.join(new) or '-'}\n  gone: {' '.join(gone) or '-'}\n"
            "Where that is meant, correct the list."
        )
    if size > MOST_BYTES:
        raise Failure(f"The bundle has {size / 1e6:.0f} MB; {MOST_BYTES / 1e6:.0f} MB are expected at most.")


def shared_files(made: Path) -> list[str]:
    """The libraries and translations in a bundle, without the numbers of versions.

    Python's own modules are left out: which of them are files of their own depends on who built it.
    """
    found = [path for path in made.rglob("*") if path.is_file() and re.search(r"\.(so|qm)(\.|$)", path.name)]
    names = {path.relative_to(made).as_posix() for path in found if path.parent.name != "lib-dynload"}
    return sorted(
        {re.sub(r"\.cpython-[\w-]+|(?<=\.so)[.\d]+$|(?<=libpython3)\.\d+", "", name) for name in names}
    )


def folder_size(folder: Path) -> int:
    """In bytes, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
