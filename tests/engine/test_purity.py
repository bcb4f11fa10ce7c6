"""The engine is standard library only and knows no other room of the program (DESIGN: the engine knows nobody)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.delays import PATIENCE_S

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "bp_qt" / "engine"
MODULES = [f"bp_qt.engine.{path.stem}" for path in sorted(ENGINE.glob("*.py")) if path.stem != "__init__"]

# Without site-packages (-S) and whatever the environment adds (-E): nothing is there to import but the library.
PROGRAM = """
import importlib, sys
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    importlib.import_module(name)
for name in sorted(sys.modules):
    top = name.partition(".")[0]
    ours = name in ("bp_qt", "bp_qt.engine") or name.startswith("bp_qt.engine.")
    if not ours and top not in sys.stdlib_module_names and top != "__main__":
        print(name)
"""


def strangers(*modules: str) -> str:
    command = [sys.executable, "-S", "-E", "-c", PROGRAM, str(ROOT), *modules]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE_S).stdout


def test_importing_the_whole_engine_imports_only_the_standard_library():
    assert len(MODULES) > 15
    assert strangers(*MODULES) == ""


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_imported_first(module):
    assert strangers(module) == ""


def test_every_module_has_its_test_file():
    tested = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
    assert {name.rpartition(".")[2] for name in MODULES} <= tested
