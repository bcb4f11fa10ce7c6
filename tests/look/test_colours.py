"""Arithmetic of colours."""

from bp_qt.look.colours import contrast, grey, ink_on, luminance


def test_contrast_of_black_and_white_is_21() -> None:
    assert round(contrast("#000000", "#FFFFFF"), 6) == 21


def test_contrast_does_not_depend_on_the_order() -> None:
    assert contrast("#102030", "#A0B0C0") == contrast("#A0B0C0", "#102030")


def test_grey_keeps_the_luminance() -> None:
    for colour in ("#F2C243", "#35AD9A", "#A184DC"):
        assert abs(luminance(colour) - luminance(grey(colour))) < 0.01


def test_ink_is_as_quiet_as_the_ratio_allows() -> None:
    ink = ink_on(("#F2C243",), "#000000", 3.0)
    assert ink != "#000000"
    assert contrast(ink, "#F2C243") >= 3.0


def test_ink_that_cannot_reach_the_ratio_is_the_darkest() -> None:
    assert ink_on(("#202020",), "#000000", 3.0) == "#000000"
