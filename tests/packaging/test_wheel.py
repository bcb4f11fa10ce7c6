"""The wheel in an empty environment: whole, in Spanish, with sounds, and every dialog opens."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import checks
from product import ROOT, product

pytestmark = [pytest.mark.packages, pytest.mark.timeout(600)]

SMOKE = "import sys; sys.path.append(sys.argv[1]); import smoke; sys.exit(smoke.walk())"


def run(command: Sequence[object], **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment in which there is the wheel, and what it asks for."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT])
    (wheel,) = folder.glob("*.whl")
    run([sys.executable, "-m", "venv", folder / "empty"])
    scripts = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run([scripts / "python", *pip[1:], "install", "--quiet", wheel])
    return scripts


def test_it_opens_every_dialog_translated_and_has_its_sounds(scripts: Path, tmp_path: Path) -> None:
    told = run(
        [scripts / "python", "-P", "-c", SMOKE, ROOT / "packaging"],
        LANGUAGE="es",
        LC_ALL="C.UTF-8",
        QT_QPA_PLATFORM="offscreen",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert {"opened: Estadísticas", "opened: Preferencias"} <= set(told.splitlines())
    sounds = len(list((ROOT / "resources" / "sounds").glob("*.wav")))
    assert f"sounds: {sounds}, miniaudio" in told


def test_whatever_can_be_checked_here_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the tools of this machine; that others are missing is said and is no failure."""
    status = checks.check(product(), tmp_path)
    assert status == 0, capsys.readouterr().out


def test_its_commands_are_there(scripts: Path) -> None:
    assert run([scripts / "bp-qt", "--version"]) == f"bp-qt {product().version}\n"
    assert (scripts / "bp-qt-window").exists() or (scripts / "bp-qt-window.exe").exists()


def test_programs_that_use_its_engine_see_its_types(scripts: Path) -> None:
    where = "import bp_qt, pathlib; print(pathlib.Path(bp_qt.__file__).with_name('py.typed').exists())"
    assert run([scripts / "python", "-P", "-c", where]) == "True\n"
