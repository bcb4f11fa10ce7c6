import pytest

from bp_qt.engine.rulesets import RULESETS
from bp_qt.engine.shapes import Catalogue, Family, Shape, catalogue

each_catalogue = pytest.mark.parametrize(("name", "size"), [("basic", 19), ("full", 48)])

# Official and frozen (docs/rules.md 1): a deal is an index into this order.
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


@pytest.mark.parametrize(("name", "order"), [("basic", ORDER_19), ("full", ORDER_48)])
def test_the_official_order_is_frozen(name, order):
    assert [shape.id for shape in catalogue(name).shapes] == order


def test_the_hardcore_weights_are_frozen():
    assert [*catalogue("full").hardcore_weights] == HARDCORE
    assert set(catalogue("basic").hardcore_weights) == {1}


@each_catalogue
def test_all_shapes_are_distinct(name, size):
    shapes = catalogue(name).shapes
    assert len({shape.picture for shape in shapes}) == len({shape.cells for shape in shapes}) == size
    assert len({shape.offsets for shape in shapes}) == size
    assert len({shape.id for shape in shapes}) == size


@each_catalogue
def test_closed_under_rotation_and_reflection(name, size):
    pictures = {shape.picture for shape in catalogue(name).shapes}
    assert {rotated(picture) for picture in pictures} == pictures
    assert {reflected(picture) for picture in pictures} == pictures


@each_catalogue
def test_a_rotated_shape_keeps_its_family_but_for_mirror_twins(name, size):
    """l and j, s and z are each other's reflections; a rotation never leaves a family."""
    family = {shape.picture: shape.family.id for shape in catalogue(name).shapes}
    twins = {"l": "j", "j": "l", "s": "z", "z": "s"}
    for picture, its in family.items():
        assert family[rotated(picture)] == its
        assert family[reflected(picture)] == twins.get(its, its)


def test_the_small_catalogue_is_in_the_large_one_under_the_same_names():
    for shape in catalogue("basic").shapes:
        assert catalogue("full").by_id(shape.id) == shape
    assert set(catalogue("basic").families) <= set(catalogue("full").families)


@each_catalogue
def test_no_placement_can_clear_more_than_six_lines(name, size):
    """6 entries are enough wherever clears are counted by their lines."""
    assert {ruleset.most_lines for ruleset in RULESETS if ruleset.catalogue is catalogue(name)} == {6}


@each_catalogue
def test_bounding_boxes_are_tight_and_cells_match_the_picture(name, size):
    for shape in catalogue(name).shapes:
        assert {len(row) for row in shape.picture} == {shape.width}
        assert set("".join(shape.picture)) <= {"#", "."}
        assert {row for row, _ in shape.cells} == set(range(shape.height))
        assert {column for _, column in shape.cells} == set(range(shape.width))
        assert "".join(shape.picture).count("#") == shape.count == len(shape.offsets)


@each_catalogue
def test_the_anchor_is_the_first_cell_in_reading_order(name, size):
    for shape in catalogue(name).shapes:
        assert shape.anchor == min(shape.cells)
        assert shape.anchor[0] == 0
        assert list(shape.cells) == sorted(shape.cells)
        row, column = shape.anchor
        assert tuple((row + down, column + right) for down, right in shape.offsets) == shape.cells


def test_the_anchor_need_not_be_the_corner_of_the_bounding_box():
    assert catalogue("basic").by_id("corner2-se").anchor == (0, 1)
    assert catalogue("full").by_id("plus").anchor == (0, 1)
    assert catalogue("full").by_id("bigt-left").anchor == (0, 2)


def test_families_come_in_the_order_of_their_first_shape():
    families = catalogue("full").families
    assert list(families) == list(dict.fromkeys(shape.family for shape in catalogue("full").shapes))
    assert [family.id for family in catalogue("basic").families] == [
        *("single", "bar2", "bar3", "bar4", "bar5", "square2", "square3", "corner2", "corner3")
    ]
    members = [shape for family in catalogue("basic").families.values() for shape in family]
    assert members == list(catalogue("basic").shapes)


def test_an_unknown_shape_is_a_key_error():
    with pytest.raises(KeyError, match="plus"):
        catalogue("basic").by_id("plus")


def test_shapes_cannot_be_changed():
    with pytest.raises(AttributeError):
        catalogue("basic").shapes[0].id = "other"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        ((), "has a side of 0"),
        (("######",), "has a side of 6"),
        (("##", "#"), "is not a rectangle"),
        (("#.", "x#"), "has marks other than"),
        (("##", ".."), "has an empty row or column"),
        ((".#", ".#"), "has an empty row or column"),
    ],
)
def test_a_picture_that_is_none_of_a_shape_is_refused(picture, reason):
    with pytest.raises(ValueError, match=f"shape odd {reason}"):
        Shape("odd", BAR, picture)


@pytest.mark.parametrize("looks", [("", "dot"), ("blue", "")])
def test_a_family_that_could_not_be_painted_is_refused(looks):
    with pytest.raises(ValueError, match="'new' needs a hue and a glyph"):
        Family("new", *looks)


BAR, DOT = Family("bar", "sky", "tally2"), Family("dot", "yellow", "dot")


@pytest.mark.parametrize(
    ("shapes", "reason"),
    [
        ([Shape("a", BAR, ("##",)), Shape("a", DOT, ("#",))], "two shapes have the id 'a'"),
        ([Shape("a", BAR, ("##",)), Shape("b", DOT, ("##",))], "two shapes have the picture"),
        ([Shape("a", BAR, ("##",)), Shape("b", Family("bar", "red", "dot"), ("#",))], "two families have the id"),
        ([Shape("a", BAR, ("##",)), Shape("b", Family("b", "red", "tally2"), ("#",))], "have the glyph 'tally2'"),
    ],
)  # fmt: skip
def test_a_catalogue_in_which_two_could_not_be_told_apart_is_refused(shapes, reason):
    with pytest.raises(ValueError, match=f"catalogue mixed: .*{reason}"):
        Catalogue("mixed", tuple(shapes))


def test_catalogues_of_one_size_are_told_apart_by_their_names():
    shapes = catalogue("basic").shapes
    others = Catalogue(
        "mirrored", tuple(Shape(shape.id, shape.family, reflected(shape.picture)) for shape in shapes)
    )
    assert len(others.shapes) == len(shapes)
    assert others != catalogue("basic")


def test_there_is_no_catalogue_of_another_name():
    with pytest.raises(KeyError, match="19"):
        catalogue("19")
