import pytest

from bp_qt.engine.rulesets import ruleset_of
from bp_qt.engine.scoring import NO_POINTS, Points, combo_after, points_for

calm, combo, swap = (ruleset_of(name) for name in ("calm", "combo", "swap"))


def points(ruleset, mode="classic", *, cells=0, lines=0, combo=0, clean=False):
    return points_for(ruleset, ruleset.mode_of(mode), cells=cells, lines=lines, combo=combo, clean=clean)


@pytest.mark.parametrize(("lines", "added"), list(enumerate([0, 10, 30, 60, 100, 150, 210])))
def test_calm_counts_cells_and_lines_and_nothing_else(lines, added):
    assert points(calm, cells=4, lines=lines) == Points(cells=4, lines=added)
    assert points(calm, cells=4, lines=lines, clean=True).total == 4 + added


def test_the_example_of_the_rules():
    """A 3-cell piece clears two lines as the third clearing placement in a row (docs/rules.md 4)."""
    assert points(combo, cells=3, lines=2, combo=3) == Points(cells=3, lines=250, combo=250)
    assert points(combo, cells=3, lines=2, combo=3).total == 503


@pytest.mark.parametrize(("lines", "added"), list(enumerate([0, 100, 250, 500, 1000, 1500, 2000])))
@pytest.mark.parametrize(
    ("count", "percent"), [(1, 0), (2, 50), (3, 100), (4, 150), (5, 200), (6, 200), (40, 200)]
)
def test_combo_adds_half_the_lines_for_every_step_up_to_five(lines, added, count, percent):
    assert points(combo, cells=1, lines=lines, combo=count) == Points(1, added, added * percent // 100)


@pytest.mark.parametrize(("lines", "added"), list(enumerate([0, 10, 30, 60, 100, 150, 210])))
@pytest.mark.parametrize(("count", "factor"), [(1, 1), (2, 2), (5, 5), (6, 5), (40, 5)])
def test_swap_multiplies_the_lines_by_the_combo_up_to_five(lines, added, count, factor):
    assert points(swap, cells=2, lines=lines, combo=count).total == 2 + added * factor


@pytest.mark.parametrize(("ruleset", "clean"), [(combo, 2000), (swap, 300)])
def test_a_clean_board_is_not_multiplied(ruleset, clean):
    with_it = points(ruleset, cells=5, lines=1, combo=5, clean=True)
    assert with_it.clean == clean
    assert with_it.total - points(ruleset, cells=5, lines=1, combo=5).total == clean


def test_without_lines_a_running_combo_gives_nothing():
    assert points(swap, cells=3, lines=0, combo=4) == Points(cells=3)


def test_zen_has_no_points():
    assert points(combo, "zen", cells=9, lines=4, combo=5, clean=True) == NO_POINTS
    assert NO_POINTS.total == 0


@pytest.mark.parametrize("lines", range(4))
def test_calm_has_no_combo(lines):
    assert combo_after(calm, 0, misses=1, lines=lines) == 0


@pytest.mark.parametrize(
    ("ruleset", "count", "misses", "lines", "after"),
    [
        (combo, 0, 0, 1, 1),
        (combo, 7, 0, 3, 8),
        (combo, 7, 0, 0, 0),
        (swap, 7, 0, 0, 7),
        (swap, 7, 1, 0, 7),
        (swap, 7, 2, 0, 0),
        (swap, 7, 2, 1, 8),
        (swap, 0, 3, 0, 0),
        (swap, 0, 9, 1, 1),
    ],
)
def test_combo_after_a_placement(ruleset, count, misses, lines, after):
    assert combo_after(ruleset, count, misses, lines) == after
