"""Faults put into modules: which there are, that each is one, and that what nobody notices is told."""

import ast
import sys
from pathlib import Path

import pytest

from commands import Failure
from environment import Environment
from mutants import mutants_of, source_with
from mutate import NEIGHBOURS, ROOMS, Wish, likeliest_first, run_mutants, sample, understood

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("x = a < b", "x = a <= b"),
        ("x = a in b", "x = a not in b"),
        ("x = a + b", "x = a - b"),
        ("x += 1", "x -= 1"),
        ("x = a and b", "x = a or b"),
        ("x = not a", "x = a"),
        ("x = True", "x = False"),
        ("x = 7", "x = 8"),
        ("x = a if b else c", "x = c if b else a"),
        ("if a:\n    b = c", "if not a:\n    b = c"),
        ("def f():\n    return a", "def f():\n    return None"),
        ("f(a)", "pass"),
    ],
)
def test_every_kind_of_fault(source: str, changed: str) -> None:
    assert changed in [source_with(source, mutant).strip() for mutant in mutants_of(source)]


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "__all__ = ['a']",
        "def f(a: int | None) -> dict[int, bool]:\n    return None",
        "_log.info('%d', 1)",
        "if TYPE_CHECKING:\n    f(1)",
        "x: Literal[1]",
        "Move = Placement | Command",
        "x = a.b",
        "x = a < b < c",
    ],
)
def test_what_is_spared(source: str) -> None:
    assert mutants_of(source) == []


def test_a_fault_is_one_and_the_rest_stays() -> None:
    source = (ROOT / "bp_qt" / "play" / "clock.py").read_text(encoding="utf-8")
    sound = ast.unparse(ast.parse(source))
    mutants = mutants_of(source)
    assert len(mutants) > 20
    assert len({source_with(source, mutant) for mutant in mutants} | {sound}) == len(mutants) + 1
    assert (
        all(mutant.before in source for mutant in mutants if "\n" not in mutant.before) is False
    )  # its own spelling


def test_the_same_seed_gives_the_same_faults() -> None:
    wish = Wish(seed="7", most=20, rooms=("play",))
    first, again = (list(map(str, sample(ROOT, wish))) for _ in range(2))
    assert first == again and len(first) == 20
    assert first != list(map(str, sample(ROOT, wish._replace(seed="8"))))
    assert set(ROOMS) == set(NEIGHBOURS)


def test_the_command_line() -> None:
    assert understood([]) == Wish()
    line = "--minutes 2.5 --seed x --jobs 2 --most 9 engine play"
    assert understood(line.split()) == Wish(2.5, "x", 2, 9, ("engine", "play"))
    for wrong in ("--minutes", "--minutes x", "--fast 1", "kitchen"):
        with pytest.raises(Failure):
            understood(wrong.split())


@pytest.fixture
def house(tmp_path: Path) -> Environment:
    """A checkout of one module, whose test notices all of its faults but one."""
    for folder in ("bp_qt/play", "tests/play"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    profile = "from hypothesis import settings\nsettings.register_profile('ci', derandomize=True)\n"
    (tmp_path / "tests/conftest.py").write_text(profile, encoding="utf-8")
    (tmp_path / "bp_qt/play/sum.py").write_text(
        "def total(a, b):\n    return a + b\n\n\nSPARE = 3\n", "utf-8"
    )
    (tmp_path / "tests/play/test_sum.py").write_text(
        "import runpy\nfrom pathlib import Path\n\nSUM = Path(__file__).parents[2] / 'bp_qt/play/sum.py'\n\n\n"
        "def test_total():\n    assert runpy.run_path(str(SUM))['total'](2, 3) == 5\n",
        encoding="utf-8",
    )
    environment = Environment(tmp_path, windows=False)
    environment.python = Path(sys.executable)
    return environment


def test_tests_that_fail_anyway_notice_nothing(house: Environment) -> None:
    (house.root / "tests/play/test_sum.py").write_text(
        "def test_total():\n    assert False\n", encoding="utf-8"
    )
    with pytest.raises(Failure):
        run_mutants(house, ["play"])


def test_what_nobody_notices_is_told(house: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_mutants(house, ["--seed", "1", "play"]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[-2:] == [
        "bp_qt/play/sum.py:5: 3  ->  4",
        "seed 1: 3 faults, 1 not noticed: 66.7% noticed",
    ]
    assert "return a + b" in (house.root / "bp_qt/play/sum.py").read_text("utf-8")


def test_the_likeliest_tests_come_first() -> None:
    tests = list(likeliest_first(ROOT, Path("bp_qt/play/clock.py")))
    assert tests[0][0] == str(ROOT / "tests/play/test_clock.py")
    assert str(ROOT / "tests/play/test_statistics.py") in tests[1]
    assert not [file for file in tests[1] if file in tests[0] or "e2e" in file]
    assert tests[2:] == [[str(ROOT / "tests" / room)] for room in ("play", "app", "window")]
