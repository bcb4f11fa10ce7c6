import pytest

from bp_qt.engine.rulesets import MOST_LINES
from bp_qt.engine.shapes import FAMILIES, catalogue

each_catalogue = pytest.mark.parametrize("size", [19, 48])

# Official and frozen (RULES 1): a deal is an index into this order.
ORDER_19 = """
    single h2 v2 h3 v3 h4 v4 h5 v5 square2 square3 corner2-nw corner2-ne corner2-se corner2-sw
    corner3-nw corner3-ne corner3-se corner3-sw
""".split()
ORDER_48 = """
    single h2 v2 h3 v3 h4 v4 h5 v5 diag2-down diag2-up square2 square3 rect2x3 rect3x2
    corner2-nw corner2-ne corner2-se corner2-sw l-0 l-90 l-180 l-270 j-0 j-90 j-180 j-270
    t-up t-right t-down t-left s-h s-v z-h z-v plus u-up u-right u-down u-left
    corner3-nw corner3-ne corner3-se corner3-sw bigt-down bigt-left bigt-up bigt-right
""".split()
HARDCORE = [
    *(1, 1, 1, 2, 2, 4, 4, 9, 9, 5, 5, 2, 9, 5, 5, 2, 2, 2, 2, *[4] * 12, 5, 5, 5, 5, 9, 7, 7, 7, 7, *[8] * 8)
]


def rotated(picture):
    """A quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(picture), strict=True))


def reflected(picture):
    return tuple(row[::-1] for row in picture)


@pytest.mark.parametrize(("size", "order"), [(19, ORDER_19), (48, ORDER_48)])
def test_the_official_order_is_frozen(size, order):
    assert [shape.id for shape in catalogue(size).shapes] == order


def test_the_hardcore_weights_are_frozen():
    assert [*catalogue(48).hardcore_weights] == HARDCORE
    assert set(catalogue(19).hardcore_weights) == {1}


@each_catalogue
def test_all_shapes_are_distinct(size):
    shapes = catalogue(size).shapes
    assert len({shape.picture for shape in shapes}) == len({shape.cells for shape in shapes}) == size
    assert len({shape.offsets for shape in shapes}) == size
    assert len({shape.id for shape in shapes}) == size


@each_catalogue
def test_closed_under_rotation_and_reflection(size):
    pictures = {shape.picture for shape in catalogue(size).shapes}
    assert {rotated(picture) for picture in pictures} == pictures
    assert {reflected(picture) for picture in pictures} == pictures


@each_catalogue
def test_a_rotated_shape_keeps_its_family_but_for_mirror_twins(size):
    """l and j, s and z are each other's reflections; a rotation never leaves a family."""
    family = {shape.picture: shape.family for shape in catalogue(size).shapes}
    twins = {"l": "j", "j": "l", "s": "z", "z": "s"}
    for picture, name in family.items():
        assert family[rotated(picture)] == name
        assert family[reflected(picture)] == twins.get(name, name)


def test_the_small_catalogue_is_in_the_large_one_under_the_same_names():
    for shape in catalogue(19).shapes:
        assert catalogue(48).by_id(shape.id) == shape
    assert set(catalogue(19).families) <= set(catalogue(48).families)


@each_catalogue
def test_no_placement_can_clear_more_than_six_lines(size):
    """So `MOST_LINES` entries are enough wherever clears are counted by their lines."""
    assert max(shape.height + shape.width for shape in catalogue(size).shapes) == MOST_LINES


@each_catalogue
def test_bounding_boxes_are_tight_and_cells_match_the_picture(size):
    for shape in catalogue(size).shapes:
        assert {len(row) for row in shape.picture} == {shape.width}
        assert set("".join(shape.picture)) <= {"#", "."}
        assert {row for row, _ in shape.cells} == set(range(shape.height))
        assert {column for _, column in shape.cells} == set(range(shape.width))
        assert "".join(shape.picture).count("#") == shape.count == len(shape.offsets)


@each_catalogue
def test_the_anchor_is_the_first_cell_in_reading_order(size):
    for shape in catalogue(size).shapes:
        assert shape.anchor == min(shape.cells)
        assert shape.anchor[0] == 0
        assert list(shape.cells) == sorted(shape.cells)
        row, column = shape.anchor
        assert tuple((row + down, column + right) for down, right in shape.offsets) == shape.cells


def test_the_anchor_need_not_be_the_corner_of_the_bounding_box():
    assert catalogue(19).by_id("corner2-se").anchor == (0, 1)
    assert catalogue(48).by_id("plus").anchor == (0, 1)
    assert catalogue(48).by_id("bigt-left").anchor == (0, 2)


def test_families_come_in_the_order_of_their_first_shape():
    assert FAMILIES == tuple(dict.fromkeys(shape.family for shape in catalogue(48).shapes))
    assert [*catalogue(19).families] == [
        *("single", "bar2", "bar3", "bar4", "bar5", "square2", "square3", "corner2", "corner3")
    ]
    members = [shape for family in catalogue(19).families.values() for shape in family]
    assert members == list(catalogue(19).shapes)


def test_an_unknown_shape_is_a_key_error():
    with pytest.raises(KeyError, match="plus"):
        catalogue(19).by_id("plus")


def test_shapes_cannot_be_changed():
    with pytest.raises(AttributeError):
        catalogue(19).shapes[0].id = "other"  # type: ignore[misc]
