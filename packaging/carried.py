"""What travels in a bundle: only the parts of Qt that are in use, and of the system only what a desktop may lack.

Used by block-puzzle.spec. Names are as PyInstaller has them, with slashes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["EXCLUDED_MODULES", "RESOURCES", "is_carried", "qt_translations"]

RESOURCES = (("icons", "*.png"), ("sounds", "*.wav"), ("translations", "*.qm"), ("licences", "*.txt"))
"""Folders of resources/ and what of them the program reads."""

EXCLUDED_MODULES = [
    # Qt's network pulls in Kerberos; miniaudio asks for urllib and with it for ssl, and does without.
    *("PySide6.QtNetwork", "ssl", "_ssl", "_hashlib"),
    *(
        "_decimal",
        "_lzma",
        "_bz2",
        "lzma",
        "bz2",
        "sqlite3",
        "tkinter",
        "unittest",
        "pydoc",
        "doctest",
        "pdb",
    ),
    *("multiprocessing", "xml", "xmlrpc", "curses", "readline", "distutils", "setuptools", "lib2to3", "pip"),
    *("numpy", "pycparser", "test", "ctypes.test"),
    *(
        "_codecs_jp",
        "_codecs_cn",
        "_codecs_hk",
        "_codecs_kr",
        "_codecs_tw",
        "_codecs_iso2022",
        "_multibytecodec",
    ),
]

_BINDINGS = re.compile(r"PySide6/(QtCore|QtGui|QtWidgets|QtDBus|libpyside6|pyside6)\.(abi3|pyd|dll)")

# Linux. An allow-list: a list of what to leave out let cairo, pango and harfbuzz in as soon as the machine that built had
# them, because Qt's GTK theme asks for them. Svg is there for the window frames that Qt draws on GNOME's Wayland.
_SYSTEM = re.compile(
    r"libpython3\.|lib(shiboken6|pyside6)\.|libxkbcommon(-x11)?\.so"
    r"|libxcb-(cursor|icccm|image|keysyms|randr|render|render-util|shape|shm|sync|util|xfixes|xkb)\.so"
)
_QT_LIBRARIES = re.compile(
    r"libQt6(Core|Gui|Widgets|DBus|XcbQpa|WaylandClient|WlShellIntegration|Svg)\.so|libicu(data|uc|i18n)\.so"
)
_PLUGINS = re.compile(
    r"platforms/libq(xcb|wayland|offscreen)\.so|platformthemes/libq(xdgdesktopportal|gtk3)\.so"
    r"|platforminputcontexts/lib(compose|ibus)|wayland-shell-integration/libxdg-shell\.so|wayland-decoration-client/"
)

# Windows: software OpenGL alone is 20 MB.
_WINDOWS_LEFT_OUT = re.compile(
    r"opengl32sw\.dll|Qt6(Network|OpenGL|Pdf|Svg|Qml|Quick|VirtualKeyboard)\w*\.dll"
    r"|plugins/(tls|imageformats|iconengines|generic|networkinformation|platforminputcontexts)/"
    r"|platforms/q(direct2d|minimal)\.dll|styles/",
    re.IGNORECASE,
)
_MAC_LEFT_OUT = re.compile(
    r"Qt(Network|OpenGL|Pdf|Svg|Qml|Quick|VirtualKeyboard)\w*(\.framework|\b)"
    r"|plugins/(tls|imageformats|iconengines|generic|networkinformation|platforminputcontexts|styles)/"
    r"|platforms/libqminimal"
)


def is_carried(name: str, platform: str, languages: Iterable[str]) -> bool:
    """Whether a file that PyInstaller found for `platform`, as sys.platform has it, goes into the bundle."""
    name = name.replace("\\", "/")
    if "/translations/" in name and name.startswith("PySide6/"):
        return name.rsplit("/", 1)[-1] in qt_translations(languages)
    if name.startswith("PySide6/") and _is_binding(name):
        return bool(_BINDINGS.match(name))
    if platform == "win32":
        return not _WINDOWS_LEFT_OUT.search(name)
    if platform == "darwin":
        return not _MAC_LEFT_OUT.search(name)
    return _is_carried_on_linux(name)


def qt_translations(languages: Iterable[str]) -> set[str]:
    """Qt's own texts in the languages that the program speaks; English is in its source."""
    return {f"qtbase_{language}.qm" for language in languages if language != "en"}


def _is_binding(name: str) -> bool:
    return (name.count("/") == 1 and name.endswith((".so", ".pyd", ".dylib"))) or ".abi3" in name


def _is_carried_on_linux(name: str) -> bool:
    base = name.rsplit("/", 1)[-1]
    if name.startswith("PySide6/Qt/plugins/"):
        return bool(_PLUGINS.search(name))
    if name.startswith("PySide6/Qt/lib/") or base.startswith(
        ("libQt6", "libicu")
    ):  # at the top: links to those
        return bool(_QT_LIBRARIES.match(base))
    if name.startswith("PySide6/Qt/"):
        return False
    # Modules lie loose beside their libraries, and without PySide6/__init__.pyc the About dialog has no version to show.
    return bool(_SYSTEM.match(base)) if base.startswith("lib") and ".so" in base else True
