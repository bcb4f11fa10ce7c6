"""What the desktop is told about who we are, before there is a QApplication."""

import ctypes
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from bp_qt import __version__
from bp_qt.app import identity
from bp_qt.storage.paths import resources_folder


@pytest.fixture
def names_put_back(qapp: QApplication) -> Any:
    before = (
        qapp.applicationName(),
        qapp.applicationVersion(),
        qapp.organizationName(),
        qapp.desktopFileName(),
    )
    yield
    QCoreApplication.setApplicationName(before[0])
    QCoreApplication.setApplicationVersion(before[1])
    QCoreApplication.setOrganizationName(before[2])
    QGuiApplication.setDesktopFileName(before[3])


@pytest.mark.usefixtures("names_put_back")
def test_the_desktop_finds_icon_and_menu_entry_by_our_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    identity.introduce()
    assert QGuiApplication.desktopFileName() == "block-puzzle"
    assert QCoreApplication.applicationName() == "Block Puzzle"
    assert QCoreApplication.applicationVersion() == __version__
    assert QCoreApplication.organizationName() == identity.ORGANISATION


@pytest.mark.usefixtures("names_put_back")
def test_in_a_flatpak_the_menu_entry_has_the_name_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLATPAK_ID", identity.APPLICATION_ID)
    identity.introduce()
    assert QGuiApplication.desktopFileName() == identity.APPLICATION_ID


@pytest.mark.usefixtures("names_put_back")
def test_windows_groups_us_by_our_own_id(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def note(text: ctypes.c_wchar_p) -> None:
        told.append(text.value or "")

    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=note)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    identity.introduce()
    assert told == [identity.APPLICATION_ID]


def test_the_icon_has_every_size_that_is_drawn(qapp: QApplication) -> None:
    icon = identity.window_icon(resources_folder() / "icons")
    sizes = {size.width() for size in icon.availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256, 512}
    assert icon.actualSize(QSize(24, 24)) == QSize(24, 24)
