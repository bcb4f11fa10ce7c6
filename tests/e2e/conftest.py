"""Real windows: every test in this folder is marked `e2e` and needs Linux."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.assistive import SPEECH, SYSTEM_PYTHON, Assistive
from tests.e2e.desktop import Desktop, missing_tools

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder, and skip it where there is no X server to start."""
    here = [item for item in items if HERE in item.path.parents]
    for item in here:
        item.add_marker(pytest.mark.e2e)
        if not sys.platform.startswith("linux"):
            item.add_marker(pytest.mark.skip(reason="the tests with a real window need Linux"))


@pytest.fixture(scope="session")
def tools() -> None:
    """Fail by name what is missing: skipped, these tests would seem to pass."""
    missing = missing_tools()
    check = [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    if subprocess.run(check, capture_output=True, check=False).returncode:
        missing.append("python3-gi, gir1.2-atspi-2.0")
    if missing:
        pytest.fail(f"missing: {', '.join(missing)} (packaging/bootstrap.py test brings them)")


@pytest.fixture
def desktop(tools: None) -> Iterator[Desktop]:
    """An empty desktop of 1280 × 1024 pixels; at the end no program may have complained of anything."""
    with Desktop() as desktop:
        yield desktop
        complaints = [line for app in desktop.apps for line in app.complaints()]
        assert not complaints, complaints


@pytest.fixture
def assistive(desktop: Desktop) -> Iterator[Assistive]:
    """An assistive technology on the desktop, listening before anything starts to what is said and where the focus is."""
    with Assistive(desktop, SPEECH) as assistive:
        yield assistive
