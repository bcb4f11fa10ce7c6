"""What build.py is made of, on small things: filters, changelogs, containers, command line."""

import gzip
import struct
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

import build
import bundle
import carried
import changelog
import checks
import deb
from product import ROOT, Product, product
from resources import make_icons

CHANGES = """\
# Changelog

## [Unreleased]

### Added

- Something new, told
  in two lines.

## [0.1.0] - 2026-12-01

### Fixed

- `Small` & quick.
"""
TODAY = date(2027, 1, 2)
LANGUAGES = ("en", "es")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Gui.so.6",
        "libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/QtDBus.abi3.so",
        "PySide6/__init__.pyc",
        "libpyside6.abi3.so.6.11",
        "libpython3.11.so.1.0",
        "libxcb-cursor.so.0",
        "bp_qt/resources/sounds/place.wav",
        "bp_qt/resources/translations/bp_qt_es.qm",
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_carried_on_linux(name: str) -> None:
    assert carried.is_carried(name, "linux", LANGUAGES)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Network.so.6",  # a link at the top to what was left out
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtbase_en.qm",
        "libcairo.so.2",
        "libGL.so.1",
        "libstdc++.so.6",
        "libglib-2.0.so.0",
    ],
)
def test_left_out_on_linux(name: str) -> None:
    assert not carried.is_carried(name, "linux", LANGUAGES)


@pytest.mark.parametrize(
    ("platform", "name", "there"),
    [
        ("win32", "PySide6\\opengl32sw.dll", False),
        ("win32", "PySide6\\Qt6Network.dll", False),
        ("win32", "PySide6\\Qt6Core.dll", True),
        ("win32", "PySide6\\QtWidgets.pyd", True),
        ("win32", "PySide6\\QtNetwork.pyd", False),
        ("win32", "PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("win32", "PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        ("win32", "PySide6\\translations\\qtbase_es.qm", True),
        ("win32", "PySide6\\translations\\qtbase_fr.qm", False),
        ("win32", "VCRUNTIME140.dll", True),
        ("darwin", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("darwin", "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", False),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("darwin", "PySide6/Qt/plugins/imageformats/libqjpeg.dylib", False),
        ("darwin", "PySide6/QtGui.abi3.so", True),
        ("darwin", "PySide6/QtNetwork.abi3.so", False),
    ],
)
def test_the_same_elsewhere(platform: str, name: str, there: bool) -> None:
    assert carried.is_carried(name, platform, LANGUAGES) is there


def test_what_is_not_released_counts_as_the_version_that_is_built() -> None:
    found = changelog.releases(CHANGES, "0.2.0", TODAY)
    assert [(release.version, release.day) for release in found] == [
        ("0.2.0", TODAY),
        ("0.1.0", date(2026, 12, 1)),
    ]
    assert found[0].lines == ("Something new, told in two lines.",)


def test_a_released_version_has_nothing_of_what_comes_later() -> None:
    assert [release.version for release in changelog.releases(CHANGES, "0.1.0", TODAY)] == ["0.1.0"]


def test_software_catalogues_get_every_release() -> None:
    root = ET.fromstring(changelog.metainfo_releases(changelog.releases(CHANGES, "0.2.0", TODAY)))
    assert [(each.get("version"), each.get("date")) for each in root] == [
        ("0.2.0", "2027-01-02"),
        ("0.1.0", "2026-12-01"),
    ]
    assert [item.text for item in root.iter("li")] == ["Something new, told in two lines.", "Small & quick."]


def test_dpkg_gets_them_in_its_own_form() -> None:
    text = changelog.debian_changelog(changelog.releases(CHANGES, "0.2.0", TODAY), "x", "A <a@b>")
    assert text.startswith(
        "x (0.2.0) unstable; urgency=medium\n\n  * Something new, told in two lines.\n\n -- A <a@b>  Sat, 02 Jan 2027"
    )


def test_a_release_page_lists_its_changes() -> None:
    assert changelog.notes(changelog.releases(CHANGES, "0.1.0", TODAY)[0]) == "- `Small` & quick.\n"


def test_versions_of_libraries_do_not_count_in_the_kept_list(tmp_path: Path) -> None:
    for name in (
        "libA.so.6",
        "libpython3.11.so.1.0",
        "x_es.qm",
        "b.cpython-311-x86_64-linux-gnu.so",
        "plain.txt",
    ):
        (tmp_path / name).touch()
    (tmp_path / "lib-dynload").mkdir()
    (tmp_path / "lib-dynload" / "_md5.so").touch()
    assert bundle.shared_files(tmp_path) == ["b.so", "libA.so", "libpython3.so", "x_es.qm"]


def test_shared_files_lie_where_desktops_look_for_them(tmp_path: Path) -> None:
    deb.lay_shared_files(product(), tmp_path)
    share = tmp_path / "share"
    there = {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}
    assert {
        "applications/block-puzzle.desktop",
        f"metainfo/{product().id}.metainfo.xml",
        "mime/packages/block-puzzle.xml",
        "man/man6/block-puzzle.6.gz",
        "icons/hicolor/24x24/apps/block-puzzle.png",
        "icons/hicolor/512x512/apps/block-puzzle.png",
        "icons/hicolor/scalable/apps/block-puzzle.svg",
    } <= there
    assert b".SH SYNOPSIS" in gzip.decompress((share / "man/man6/block-puzzle.6.gz").read_bytes())


def test_a_tool_that_is_missing_is_named_and_no_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert checks.check(product(), tmp_path, find=lambda name: None) == 0
    assert "not checked: menu entry (desktop-file-validate is not installed)" in capsys.readouterr().out


def test_a_wrong_command_line_gets_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["everything"]) == 2
    assert "bundle | deb" in capsys.readouterr().err


def test_windows_counts_versions_in_four_numbers() -> None:
    plain = product()
    odd = Product(**{name: getattr(plain, name) for name in Product.__slots__} | {"version": "2.10.3rc1"})
    assert odd.numbers == (2, 10, 3, 0)


# --- icons -------------------------------------------------------------------------------------------------


def test_the_windows_icon_holds_every_size_up_to_256() -> None:
    content = (ROOT / "resources/icons/block-puzzle.ico").read_bytes()
    _, kind, count = struct.unpack_from("<3H", content)
    sizes = []
    for at in range(count):
        width, _, _, _, _, bits, length, offset = struct.unpack_from("<4B2H2I", content, 6 + 16 * at)
        image = QImage.fromData(content[offset : offset + length])
        assert (image.width(), bits) == (width or 256, 32)
        sizes.append(image.width())
    assert (kind, sizes) == (1, [16, 24, 32, 48, 64, 128, 256])


def test_the_macos_icon_holds_every_size_up_to_1024() -> None:
    content = (ROOT / "resources/icons/block-puzzle.icns").read_bytes()
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    offset, sizes = 8, {}
    while offset < len(content):
        kind, length = struct.unpack_from(">4sI", content, offset)
        sizes[kind.decode()] = QImage.fromData(content[offset + 8 : offset + length]).width()
        offset += length
    assert sizes == dict(make_icons._ICNS_SIZES)


def test_the_icons_are_as_their_drawing(qapp: object, tmp_path: Path) -> None:
    make_icons.write(tmp_path)
    for path in sorted(tmp_path.iterdir()):
        kept = ROOT / "resources" / "icons" / path.name
        if path.suffix == ".png":  # the same picture; another version of Qt may pack it otherwise
            assert QImage(str(path)) == QImage(str(kept))
        assert kept.is_file()
