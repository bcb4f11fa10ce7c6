"""The pictures of the help: positions that the engine plays, painted by the scene in the window's theme."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bp_qt.dialogs.help.pictures import HelpPictures, board_layout, board_name, shape_picture_name
from bp_qt.dialogs.help.positions import POSITIONS, Shown, sentence_of
from bp_qt.engine.aiming import lifted
from bp_qt.engine.rulesets import RULESETS, Ruleset
from bp_qt.engine.shapes import Catalogue, catalogue
from bp_qt.look.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")


def of_shapes(*ids: str) -> Ruleset:
    """A ruleset that deals these shapes alone."""
    shapes = tuple(shape for shape in catalogue("full").shapes if shape.id in ids)
    few = Catalogue("few", shapes)
    points = tuple(range(few.most_lines + 1))
    return replace(RULESETS[0], id="few", catalogue=few, ornament=(), line_points=points)


SIZES = (
    *RULESETS,
    replace(RULESETS[0], size=7),
    replace(RULESETS[1], size=12),
    of_shapes("single"),
    of_shapes("h4", "v5"),
    of_shapes("square3", "z-h"),
    of_shapes("plus", "bigt-left", "diag2-up"),
)
rulesets = pytest.mark.parametrize("ruleset", SIZES, ids=lambda ruleset: f"{ruleset.id}-{ruleset.size}")


@pytest.fixture
def pictures(qapp: QApplication) -> HelpPictures:
    return HelpPictures(RULESETS, THEMES["light"], patterns=True)


def shown(ruleset: Ruleset, name: str) -> Shown:
    return POSITIONS[name](ruleset)


def drawn(pictures: HelpPictures, name: str, ratio: float = 1.0) -> QImage:
    picture = pictures.picture(name, ratio)
    assert picture is not None
    return picture


@rulesets
def test_what_each_position_is_there_for(ruleset: Ruleset) -> None:
    last = ruleset.size - 1
    line, cross, combo, clean = (shown(ruleset, name).outcome for name in ("line", "cross", "combo", "clean"))
    assert line is not None and (line.rows, line.columns, line.clean) == ((last,), (), False)
    assert cross is not None and (len(cross.rows), len(cross.columns), cross.clean) == (1, 1, False)
    assert combo is not None and (combo.lines, combo.clean) == (2, False)
    assert combo.combo == (3 if ruleset.combo else 0)
    assert clean is not None and clean.clean
    assert shown(ruleset, "fits").outcome is not None
    refused = shown(ruleset, "does-not-fit").preview
    assert refused is not None and not refused.fits


@rulesets
@pytest.mark.parametrize("name", ["line", "cross"])
def test_afterwards_is_what_the_engine_makes_of_it(ruleset: Ruleset, name: str) -> None:
    before, after = shown(ruleset, name), shown(ruleset, f"{name}-after")
    assert before.preview is not None
    assert after.game == before.game.apply(before.preview.placement)[0]
    assert after.preview is None


@rulesets
@pytest.mark.parametrize("name", ["lift", "lift-beneath"])
def test_the_lifted_piece_lies_where_the_lift_rule_says(ruleset: Ruleset, name: str) -> None:
    position = shown(ruleset, name)
    assert position.preview is not None and position.preview.fits
    assert position.pointer is not None
    x, y = position.pointer
    assert position.preview.placement.anchor == lifted(position.preview.shape, x, int(y))
    assert max(row for row, _ in position.preview.cells) == int(y) - 1


@rulesets
def test_the_bottom_row_is_reached_from_beneath(ruleset: Ruleset) -> None:
    position = shown(ruleset, "lift-beneath")
    assert position.is_beneath
    assert position.preview is not None
    assert max(row for row, _ in position.preview.cells) == ruleset.size - 1
    assert not shown(ruleset, "lift").is_beneath


@rulesets
def test_the_tapped_cell_gets_the_anchor(ruleset: Ruleset) -> None:
    position = shown(ruleset, "tap")
    assert position.preview is not None and position.preview.fits
    assert position.pointer is not None
    column, row = position.pointer
    assert position.preview.placement.anchor == (int(row), int(column))


@rulesets
@pytest.mark.parametrize("name", list(POSITIONS))
def test_every_position_is_said_in_words(ruleset: Ruleset, name: str) -> None:
    assert sentence_of(shown(ruleset, name))


def test_the_words_are_those_of_the_game() -> None:
    assert sentence_of(shown(RULESETS[0], "line")) == "horizontal bar of 3, F8: fits, clears row 8, 13 points"
    assert sentence_of(shown(RULESETS[0], "does-not-fit")).endswith("does not fit")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", list(POSITIONS))
def test_pictures_have_the_size_that_the_page_keeps_for_them(
    pictures: HelpPictures, name: str, ratio: float
) -> None:
    for ruleset in RULESETS:
        window = board_layout(240, ruleset.size, beneath=shown(ruleset, name).is_beneath).window
        picture = drawn(pictures, board_name(ruleset, name, 240), ratio)
        assert picture.devicePixelRatio() == ratio
        assert abs(picture.width() - window.w * ratio) < 1
        assert abs(picture.height() - window.h * ratio) < 1
        assert window.w <= 240


def test_different_positions_look_different(pictures: HelpPictures) -> None:
    images = [drawn(pictures, board_name(RULESETS[1], name, 240)) for name in POSITIONS]
    assert all(one != other for at, one in enumerate(images) for other in images[at + 1 :])


def test_the_pointer_does_not_stay_in_the_next_picture(pictures: HelpPictures) -> None:
    name = board_name(RULESETS[0], "line-after", 240)
    before = drawn(pictures, name)
    drawn(pictures, board_name(RULESETS[0], "lift", 240))
    assert drawn(pictures, name) == before


def test_pictures_follow_theme_and_patterns(pictures: HelpPictures) -> None:
    for name in (board_name(RULESETS[0], "line", 240), shape_picture_name(RULESETS[0], "h3", 16)):
        seen = []
        for theme, patterns in (*((theme, True) for theme in THEMES.values()), (THEMES["dark"], False)):
            pictures.set_theme(theme, patterns)
            seen.append(drawn(pictures, name))
        assert all(one != other for at, one in enumerate(seen) for other in seen[at + 1 :])


def test_the_ground_of_a_picture_is_the_page(pictures: HelpPictures) -> None:
    picture = drawn(pictures, board_name(RULESETS[0], "lift-beneath", 240))
    assert picture.pixelColor(0, picture.height() - 1).name().upper() == THEMES["light"].panel


@pytest.mark.parametrize("name", ["", "board", "board/none/line/240", "shape/calm", "else/calm/line/240"])
def test_other_names_have_no_picture(pictures: HelpPictures, name: str) -> None:
    assert pictures.picture(name, 1.0) is None
