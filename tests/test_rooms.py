"""What the import contracts cannot say: which parts of Qt a room may know, and how long a module may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bp_qt

PACKAGE = Path(bp_qt.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
QT_OF_ROOM = {"engine": set(), "play": {"QtCore"}, "storage": {"QtCore"}}
CHECKOUT = PACKAGE.parent
FOLDERS = (PACKAGE, *(CHECKOUT / name for name in ("packaging", "resources", "tests")))
LONGEST_MODULE = 400


def qt_modules(path: Path) -> Iterator[str]:
    """The parts of PySide6 that a module imports: QtCore, QtGui…"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if "." in node.module else [f"{node.module}.{n.name}" for n in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1] for name in names if name.startswith("PySide6."))


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_room_knows_only_its_part_of_qt(path: Path) -> None:
    allowed = QT_OF_ROOM.get(path.relative_to(PACKAGE).parts[0])
    if allowed is not None:
        assert set(qt_modules(path)) <= allowed


@pytest.mark.parametrize(
    "path",
    [path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))],
    ids=lambda path: path.relative_to(CHECKOUT).as_posix(),
)
def test_no_module_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE
