"""One outline for cells that touch."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from bp_qt.look.strokes import outline_of

CELLS = st.frozensets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)


@given(CELLS)
def test_the_outline_holds_these_cells_and_no_others(cells: frozenset[tuple[int, int]]) -> None:
    path = outline_of(cells, 0, 0, 10)
    for row in range(6):
        for col in range(6):
            inside = path.contains(QPointF(col * 10 + 5, row * 10 + 5))
            assert inside is ((row, col) in cells)


def test_neighbours_share_one_outline() -> None:
    lines = [(row, col) for row in (2, 3) for col in range(8)]
    assert len(outline_of(lines, 0, 0, 10).toSubpathPolygons()) == 1


def test_a_row_and_a_column_that_cross_share_one_outline() -> None:
    lines = {(2, col) for col in range(8)} | {(row, 5) for row in range(8)}
    assert len(outline_of(lines, 0, 0, 10).toSubpathPolygons()) == 1


def test_cells_that_touch_by_a_corner_stay_apart() -> None:
    assert len(outline_of([(0, 0), (1, 1)], 0, 0, 10).toSubpathPolygons()) == 2
