import pytest

from bp_qt.engine.bitboard import grid_of
from bp_qt.engine.landing import land
from bp_qt.engine.shapes import catalogue
from tests.engine.positions import placement, shape

EIGHT = grid_of(8)


def landed(rows, shape_id, text):
    return land(EIGHT, EIGHT.board_of(rows), shape(shape_id), placement(text))


def test_the_cells_are_filled():
    landing = landed([], "corner2-se", "1c2")
    assert set(EIGHT.cells_of(landing.stamp)) == {(1, 2), (2, 1), (2, 2)}
    assert landing.board == landing.stamp
    assert (landing.lines, landing.clean) == (0, False)


def test_rows_and_columns_are_found_on_that_same_board_and_emptied_at_once():
    rows = ["#######.", *[".......#"] * 7]
    landing = landed(rows, "single", "1h1")
    assert (landing.full.rows, landing.full.columns) == ((0,), (7,))
    assert (landing.lines, landing.board, landing.clean) == (2, 0, True)


def test_a_full_block_of_nine_does_nothing():
    landing = landed(["###", "###", "##."], "single", "1c3")
    assert landing.lines == 0
    assert landing.board == EIGHT.board_of(["###", "###", "###"])


@pytest.mark.parametrize(
    ("shape_id", "text", "rows", "lines"),
    [
        ("square3", "1a1", [*["...#####"] * 3, *["###....."] * 5], 6),
        ("h5", "1a1", [".....###", *["#####..."] * 7], 6),
        ("corner3-nw", "1a1", ["...#####", *[".#######"] * 2, *["###....."] * 5], 6),
    ],
)
def test_up_to_six_lines_at_once(shape_id, text, rows, lines):
    assert landed(rows, shape_id, text).lines == lines


def test_planes_follow_the_board():
    rows = [".#######", "........", "#......."]
    landing = landed(rows, "v2", "1a1")
    families = catalogue("basic").families
    planes = tuple(EIGHT.board_of(rows) if family.id == "square3" else 0 for family in families)
    moved = landing.planes_after(planes, catalogue("basic"))
    after = {family.id: plane for family, plane in zip(families, moved, strict=True)}
    assert {family: plane for family, plane in after.items() if plane} == {
        "bar2": EIGHT.mask_of([(1, 0)]),
        "square3": EIGHT.mask_of([(2, 0)]),
    }
