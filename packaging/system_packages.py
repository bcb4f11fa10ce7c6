"""The system libraries that a bare Debian or Ubuntu lacks, and how to bring them.

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from commands import Failure, output_of, run, say, succeeds

if TYPE_CHECKING:
    # Debian 13 and Ubuntu 24.04 renamed some: of several names any will do, and the first known is installed.
    Package = str | tuple[str, ...]

# Whoever adds a package raises INSTALLATION in environment.py: a checkout that is ready looks here only then.
FOR_PLAY: tuple[Package, ...] = (
    # any window
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    ("libglib2.0-0", "libglib2.0-0t64"),
    "libfontconfig1",
    "libfreetype6",
    "libdbus-1-3",
    # X11
    "libxcb-cursor0",
    "libxkbcommon-x11-0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libxcb-image0",
    "libxcb-randr0",
    "libxcb-render0",
    "libxcb-render-util0",
    "libxcb-shm0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
    # Wayland
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
)
FOR_TESTS: tuple[Package, ...] = (
    "xvfb",  # a screen
    "openbox",  # a window manager: without one there is no focus
    "xdotool",  # mouse and keys
    "x11-utils",  # xprop, xwininfo
    ("dbus-daemon", "dbus"),  # a session bus
    "at-spi2-core",  # the accessibility bus
    "python3-gi",  # an assistive technology's side of it
    "gir1.2-atspi-2.0",
    "orca",  # a screen reader
    "sway",  # a Wayland desktop without a screen
    "fonts-dejavu-core",  # the same letters on every machine
)


def install_missing(wanted: Sequence[Package]) -> None:
    """Bring what is missing of `wanted` on Debian, Ubuntu and their kin; elsewhere only look.

    Failure with the one line to type when that needs root and there is no way to it.
    """
    if not sys.platform.startswith("linux"):
        return
    if not is_debian_kin(os_release()):
        hint_for_other_systems()
        return
    needed = [*wanted, *venv_packages()]
    missing = missing_packages(needed, installed_packages(needed))
    if missing:
        install(missing)


def install(missing: Sequence[Package]) -> None:
    """Install packages with apt, as root or through sudo."""
    prefix = root_prefix()
    if prefix is None:
        raise Failure(line_to_type(choose_names(missing, known_packages(missing))))
    say(f"installing {len(missing)} system packages")
    environment = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8"]
    apt = [*prefix, *environment, "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
    # A fresh container knows no package before the update; names can only be chosen after it.
    if not succeeds([*apt, "update"], quiet=False):
        say("apt-get update failed; trying with what apt knows already")
    run([*apt, "install", "--no-install-recommends", *choose_names(missing, known_packages(missing))])


def line_to_type(names: Sequence[str]) -> str:
    """What to tell a person who has to become root by hand."""
    install = shlex.join(["apt-get", "install", "-y", "--no-install-recommends", *names])
    become_root = "sudo sh -c" if shutil.which("sudo") else "su -c"
    return (
        "Some system libraries are missing. Type this line, then try again:\n\n"
        f"  {become_root} {shlex.quote(f'apt-get update && {install}')}\n\n"
        "To go on without them: --no-system before the command."
    )


def venv_packages() -> list[Package]:
    """What Debian's Python lacks for making virtual environments, in a list of one or none."""
    try:
        import ensurepip  # noqa: F401  (the only way to know)
    except ImportError:
        major, minor = sys.version_info[:2]
        return [(f"python{major}.{minor}-venv", "python3-venv")]
    return []


def os_release(path: Path = Path("/etc/os-release")) -> dict[str, str]:
    """The fields of os-release; empty where there is none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    return {key.strip(): value.strip().strip("\"'") for key, value in pairs}


def is_debian_kin(release: dict[str, str]) -> bool:
    """True for Debian, Ubuntu and what says that it is like them."""
    return bool({"debian", "ubuntu"} & {release.get("ID", ""), *release.get("ID_LIKE", "").split()})


def hint_for_other_systems() -> None:
    """Other Linuxes name packages their own way; say so when the library that mostly lacks is missing."""
    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        say("libxcb-cursor.so.0 is missing: Qt needs it on X11 (Fedora, Arch, openSUSE: xcb-util-cursor)")


def names_of(package: Package) -> tuple[str, ...]:
    """The names under which a package may be known."""
    return (package,) if isinstance(package, str) else package


def missing_packages(wanted: Sequence[Package], installed: set[str]) -> list[Package]:
    """Those of `wanted` that are installed under none of their names."""
    return [package for package in wanted if not installed.intersection(names_of(package))]


def choose_names(packages: Sequence[Package], known: set[str]) -> list[str]:
    """For each package the first of its names that apt knows, else its first name."""
    return [next((name for name in names_of(p) if name in known), names_of(p)[0]) for p in packages]


def installed_packages(packages: Sequence[Package]) -> set[str]:
    """Which of all these names dpkg has installed."""
    names = [name for package in packages for name in names_of(package)]
    return parse_installed(output_of(["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\\n", *names]))


def parse_installed(shown: str) -> set[str]:
    """The names in lines `name status` whose status is `installed`."""
    return {line.split()[0] for line in shown.splitlines() if line.split()[1:] == ["installed"]}


def known_packages(packages: Sequence[Package]) -> set[str]:
    """Which of all these names apt could install."""
    names = [name for package in packages for name in names_of(package)]
    return parse_policy(output_of(["apt-cache", "policy", *names]))


def parse_policy(shown: str) -> set[str]:
    """The names in apt-cache policy's answer that have a candidate."""
    known, name = set(), ""
    for line in shown.splitlines():
        if line and not line.startswith(" "):
            name = line.split(":")[0]
        elif line.strip().startswith("Candidate:") and not line.endswith("(none)"):
            known.add(name)
    return known


def root_prefix() -> list[str] | None:
    """What to put before a command that needs root: nothing for root, sudo where it works, None without."""
    if os.geteuid() == 0:
        return []
    if succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    if sys.stdin.isatty() and succeeds(["sudo", "--version"]):
        say("some system libraries are missing; sudo may ask for your password")
        return ["sudo"]
    return None
